//! What a client may take.

use std::time::Duration;

/// What a client may take, so that none can hold the server up.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many bytes the head of a request may have; at least 8192.
    pub head: usize,
    /// How many headers it may have.
    pub headers: usize,
    /// How long the head may take to come, and the next request on the same connection.
    pub patience: Duration,
    /// How long a connection may last; then it ends after the answer it is at.
    pub life: Duration,
    /// How long that answer may take.
    pub parting: Duration,
    /// How many connections there may be at once.
    pub connections: usize,
    /// How long a connection keeps its place without a request while another waits for a place.
    pub crowded: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            head: 16 << 10,
            headers: 64,
            patience: Duration::from_secs(10),
            life: Duration::from_secs(120),
            parting: Duration::from_secs(10),
            connections: 256,
            crowded: Duration::from_millis(500),
        }
    }
}
