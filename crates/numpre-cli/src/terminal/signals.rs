//! Signals that end a run: Ctrl-C, the end of the session, a request to terminate.

#[cfg(not(unix))]
pub use by_key::watch;
#[cfg(unix)]
pub use by_signal::watch;

/// Returns the exit code that shells report for a program that was ended by this signal.
pub fn exit_code(signal: i32) -> u8 {
    u8::try_from(signal).unwrap_or(0).saturating_add(128)
}

#[cfg(unix)]
mod by_signal {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGXFSZ};
    use signal_hook::iterator::Signals;
    use std::sync::mpsc;
    use std::thread;

    /// Calls `handle` with every signal that asks for the end, on a separate thread. Signals are
    /// caught from the moment this function returns.
    ///
    /// If the system has no thread left, signals still end the process, but without cleaning up.
    pub fn watch(mut handle: impl FnMut(i32) + Send + 'static) {
        let (ready, is_ready) = mpsc::channel();
        let watcher = thread::Builder::new().name("signals".to_owned()).spawn(move || {
            // SIGXFSZ is only ignored: a write beyond the limit of a file's size then fails with an
            // error.
            let mut wanted = vec![SIGINT, SIGTERM, SIGXFSZ];
            // Under nohup the run continues when the session ends.
            wanted.extend((!is_ignored(SIGHUP)).then_some(SIGHUP));
            let signals = Signals::new(wanted);
            drop(ready);
            if let Ok(mut signals) = signals {
                signals.forever().filter(|signal| *signal != SIGXFSZ).for_each(&mut handle);
            }
        });
        if watcher.is_ok() {
            // The thread sends nothing. It drops the sender when signals are caught.
            let _: Result<(), _> = is_ready.recv();
        }
    }

    /// Returns whether the parent process had this signal ignored. Only Linux can tell; elsewhere
    /// this is false.
    fn is_ignored(signal: i32) -> bool {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let ignored =
            ignored.and_then(|ignored| u64::from_str_radix(ignored.trim(), 16).ok()).unwrap_or(0);
        ignored >> (signal - 1) & 1 == 1
    }
}

#[cfg(not(unix))]
mod by_key {
    /// The number of the signal that Ctrl-C is on Unix.
    const SIGINT: i32 = 2;

    /// Calls `handle` at every Ctrl-C, on a separate thread.
    pub fn watch(mut handle: impl FnMut(i32) + Send + 'static) {
        // If the system accepts no handler, Ctrl-C still ends the process, but without cleaning up.
        let _ = ctrlc::set_handler(move || handle(SIGINT));
    }
}
