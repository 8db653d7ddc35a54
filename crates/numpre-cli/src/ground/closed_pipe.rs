//! Tells a reader that has gone from a write that failed.

use std::io::{self, ErrorKind};

/// Windows: the other end of the pipe was closed (ERROR_PIPE_NOT_CONNECTED). The standard library
/// has no kind for it, as it has for the two other errors of closed pipes.
const PIPE_NOT_CONNECTED: i32 = 233;

/// Whether a write failed because the program that reads the output has ended.
pub fn is_closed_pipe(error: &io::Error) -> bool {
    error.kind() == ErrorKind::BrokenPipe
        || (cfg!(windows) && error.raw_os_error() == Some(PIPE_NOT_CONNECTED))
}
