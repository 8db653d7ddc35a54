//! The `numpre` command: a thin face of the libraries.

#![allow(unreachable_pub, reason = "a command has no users but itself: here `pub` means for the other modules")]

mod answer;
mod args;
mod commands;
mod input;
mod interrupt;
mod lang;
mod output;
mod pairs;
mod progress;
mod report;
mod screen;
mod session;
mod standing;
mod stream;
mod trouble;
mod verdict;
#[cfg(feature = "xlsx")]
mod workbook;

use session::Session;
use std::io::{self, Write};
use std::process::ExitCode;
use trouble::{Exit, Failure};

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let parsed = match args::parse(&arguments) {
        Ok(parsed) => parsed,
        Err(told) => {
            // Help that nobody reads any more is no error.
            let _ = told.print();
            return if told.use_stderr() { Exit::Unusable } else { Exit::Holds }.into();
        }
    };
    let session = Session::new(parsed.global);
    match (parsed.row.run)(&parsed.matches, &session) {
        Ok(exit) => exit.into(),
        Err(Failure::ClosedPipe) => Exit::Holds.into(),
        Err(Failure::Told(text)) => {
            // Where standard error is closed as well, the exit code has to do.
            let _ = writeln!(io::stderr(), "numpre: {text}");
            Exit::Unusable.into()
        }
    }
}
