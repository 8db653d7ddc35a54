//! The command from outside: what it reads, writes, and how it ends.

mod bad_input;
mod options;
mod outputs;
mod run;
#[cfg(unix)]
mod streams;
