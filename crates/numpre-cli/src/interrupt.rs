//! Ctrl-C: stop between two pieces of output, leave nothing half-written.

use crate::output::Outlet;
use std::process;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// The exit code of a program that Ctrl-C has ended, as shells have it: 128 and the number of SIGINT.
const INTERRUPTED: i32 = 130;

/// How long to wait for a write that does not end, as into a pipe that nobody reads.
const PATIENCE: Duration = Duration::from_secs(1);

/// Ends the process at Ctrl-C, when no one is writing. What is written then is whole; a file that is not complete is not
/// put into place, and its beginning is removed.
pub fn watch(outlet: &Arc<Mutex<Outlet>>) {
    let outlet = Arc::clone(outlet);
    // Where the system takes no handler, Ctrl-C still ends the process, if less tidily.
    let _ = ctrlc::set_handler(move || {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            if let Ok(mut outlet) = outlet.try_lock() {
                outlet.abandon();
                process::exit(INTERRUPTED);
            }
            thread::sleep(Duration::from_millis(1));
        }
        process::exit(INTERRUPTED);
    });
}
