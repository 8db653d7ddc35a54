//! Puts a complete file into its place.

use std::fs;
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempPath;

/// How long a file may be held by another program. Virus scanners and indexers let go within that
/// time.
const PATIENCE: Duration = Duration::from_secs(1);
const PAUSE: Duration = Duration::from_millis(20);

/// Renames a complete file to its final name. An earlier file of that name is replaced.
///
/// Windows refuses this while another program has one of the two files open, so it is tried again
/// for a while.
///
/// # Errors
/// If the system refuses. Then the new file is removed, and the earlier file is unchanged.
pub fn replace(new: TempPath, place: &Path) -> io::Result<()> {
    let begun = Instant::now();
    // Unlike tempfile, the standard library also replaces a file on Windows that a program has open
    // and lets others rename.
    while let Err(error) = fs::rename(&new, place) {
        if !may_be_held(&error) || begun.elapsed() > PATIENCE {
            return Err(error);
        }
        thread::sleep(PAUSE);
    }
    // The name is gone. On Windows `keep` says so; that is no failure.
    drop(new.keep());
    Ok(())
}

/// Whether another program may have the file open: Windows says "access denied" for that too.
fn may_be_held(error: &io::Error) -> bool {
    const ACCESS_DENIED: i32 = 5;
    const SHARING_VIOLATION: i32 = 32;
    cfg!(windows) && matches!(error.raw_os_error(), Some(ACCESS_DENIED | SHARING_VIOLATION))
}
