//! The `numpre` command: a thin face of the libraries.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    numpre_cli::run(&arguments).into()
}
