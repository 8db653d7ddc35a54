//! `rate --timeout`: the time that one rating may take.

use numpre::CancelToken;
use std::time::{Duration, Instant};

/// The text of a line, and the error of a row, for a puzzle whose time was up.
pub(super) const NOT_RATED: &str = "not rated";

/// Returns the token of a rating that begins now and may take this time.
pub(super) fn limited(timeout: Option<Duration>) -> CancelToken {
    timeout.map_or(CancelToken::NEVER, |timeout| {
        let begun = Instant::now();
        CancelToken::when(move || begun.elapsed() >= timeout)
    })
}
