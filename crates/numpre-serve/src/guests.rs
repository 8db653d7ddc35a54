//! The open connections, and the choice of the one that ends when another needs its place.

use crate::limits::Limits;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};

/// The time that a connection has to end after it was asked to, before the next one is asked too.
const TO_LEAVE: Duration = Duration::from_millis(100);

/// All open connections. Their number is limited.
#[derive(Clone)]
pub(crate) struct Guests {
    room: Arc<Semaphore>,
    present: Arc<Mutex<HashMap<u64, Arc<Guest>>>>,
    /// The time that a connection keeps its place without a request while another waits for a
    /// place.
    crowded: Duration,
}

/// An open connection.
pub(crate) struct Guest {
    number: u64,
    /// The time when it was opened or its last request came.
    since: Mutex<Instant>,
    requests: AtomicU64,
    leave: Notify,
}

/// The place of a connection. Dropping it makes the place free again.
pub(crate) struct Seat {
    pub(crate) guest: Arc<Guest>,
    guests: Guests,
    _place: OwnedSemaphorePermit,
}

impl Guests {
    pub(crate) fn new(limits: &Limits) -> Guests {
        Guests {
            room: Arc::new(Semaphore::new(limits.connections)),
            present: Arc::default(),
            crowded: limits.crowded,
        }
    }

    /// Waits for a place for connection `number`. If all places are taken, the connection without a
    /// request for the longest time has to end.
    pub(crate) async fn seat(&self, number: u64) -> Option<Seat> {
        let place = self.place().await?;
        let since = Mutex::new(Instant::now());
        let guest =
            Arc::new(Guest { number, since, requests: AtomicU64::new(0), leave: Notify::new() });
        lock(&self.present).insert(number, Arc::clone(&guest));
        Some(Seat { guest, guests: self.clone(), _place: place })
    }

    async fn place(&self) -> Option<OwnedSemaphorePermit> {
        // Ask for a place only once, so that waiting connections keep their order. The semaphore is
        // never closed, so `acquire_owned` does not fail.
        let mut place = std::pin::pin!(Arc::clone(&self.room).acquire_owned());
        if let Ok(place) = timeout(Duration::ZERO, place.as_mut()).await {
            return place.ok();
        }
        loop {
            let quietest =
                lock(&self.present).values().min_by_key(|guest| guest.since()).map(Arc::clone);
            let wait = match quietest {
                Some(guest) => match self.crowded.checked_sub(guest.since().elapsed()) {
                    Some(wait) if !wait.is_zero() => wait,
                    _ => {
                        lock(&self.present).remove(&guest.number);
                        guest.leave.notify_one();
                        TO_LEAVE
                    }
                },
                None => TO_LEAVE,
            };
            tokio::select! {
                place = place.as_mut() => return place.ok(),
                () = sleep(wait) => {}
            }
        }
    }
}

impl Guest {
    /// Records that a request has come.
    pub(crate) fn asks(&self) {
        self.requests.fetch_add(1, Relaxed);
        *lock(&self.since) = Instant::now();
    }

    /// Returns whether no request has come yet.
    pub(crate) fn is_silent(&self) -> bool {
        self.requests.load(Relaxed) == 0
    }

    /// Waits until another connection needs the place.
    pub(crate) async fn must_leave(&self) {
        self.leave.notified().await;
    }

    fn since(&self) -> Instant {
        *lock(&self.since)
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        lock(&self.guests.present).remove(&self.guest.number);
    }
}

/// Locks a mutex. No thread panics while it holds one of these, so a poisoned one is still valid.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
