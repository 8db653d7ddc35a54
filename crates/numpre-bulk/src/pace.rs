//! The number of records that a batch should hold.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// A batch that took less time was too small to be worth the cost of passing it between threads.
const TOO_SHORT: Duration = Duration::from_millis(4);
/// A batch that took more time delays the results for their reader.
const TOO_LONG: Duration = Duration::from_millis(30);
/// The maximum number of records in a batch.
const LARGEST: usize = 1 << 14;

/// The number of records for the next batch: one at first, doubled after a fast batch, divided by
/// four after a slow one.
///
/// It affects only time and memory. Results never depend on it.
#[derive(Debug)]
pub struct Pace {
    records: AtomicUsize,
}

impl Pace {
    /// Creates the pace of work that has not begun: one record.
    pub const fn new() -> Pace {
        Pace { records: AtomicUsize::new(1) }
    }

    /// Returns the number of records for the next batch, 1 to 16 384.
    pub fn records(&self) -> usize {
        self.records.load(Ordering::Relaxed)
    }

    /// Records that a batch of up to `records` records took this long.
    pub fn took(&self, records: usize, time: Duration) {
        let next = if time < TOO_SHORT {
            records.saturating_mul(2)
        } else if time > TOO_LONG {
            records / 4
        } else {
            return;
        };
        // Batches of another size may be in progress; only the time of a batch of the present size
        // counts.
        let next = next.clamp(1, LARGEST);
        let _ = self.records.compare_exchange(records, next, Ordering::Relaxed, Ordering::Relaxed);
    }
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grows_while_quick_and_shrinks_when_slow() {
        let pace = Pace::new();
        for _ in 0..40 {
            pace.took(pace.records(), Duration::ZERO);
        }
        assert_eq!(pace.records(), LARGEST);
        pace.took(LARGEST, TOO_LONG * 2);
        assert_eq!(pace.records(), LARGEST / 4);
        pace.took(LARGEST, TOO_LONG * 2);
        assert_eq!(pace.records(), LARGEST / 4, "news of an old size changes nothing");
        for _ in 0..40 {
            pace.took(pace.records(), TOO_LONG * 2);
        }
        assert_eq!(pace.records(), 1);
    }
}
