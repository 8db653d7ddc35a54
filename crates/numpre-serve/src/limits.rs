//! The limits for clients.

use std::time::Duration;

/// The limits for clients, so that no client can block the server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The maximum number of bytes in the head of a request; at least 8192.
    pub head: usize,
    /// The maximum number of headers in a request.
    pub headers: usize,
    /// The time within which the head of a request must arrive, and the next request on the same
    /// connection.
    pub patience: Duration,
    /// The time after which a connection ends, once its current answer has been sent.
    pub life: Duration,
    /// The time that this last answer may take.
    pub parting: Duration,
    /// The maximum number of connections at the same time.
    pub connections: usize,
    /// The time that a connection keeps its place without a request while another waits for a
    /// place.
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
