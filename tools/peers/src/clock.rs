//! The time that is compared.

use std::time::Duration;

/// The processor time that this thread has used: what other programs take does not count. Every
/// contestant works on one thread.
#[cfg(unix)]
pub(crate) fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    // It counts up from the start of the thread: both parts are at least zero, the second is below
    // a billion.
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// The time on the wall, where the system does not tell the other.
#[cfg(not(unix))]
pub(crate) fn now() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> =
        std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}
