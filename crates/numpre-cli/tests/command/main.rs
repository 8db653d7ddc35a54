//! The command from outside: what it reads, writes, and how it ends.

#![allow(clippy::unwrap_used, reason = "every function here is part of a test")]
#![allow(unreachable_pub, reason = "here `pub` means for the other modules")]

mod adversarial;
mod bad_input;
mod bench;
mod command_line;
mod draw;
#[cfg(unix)]
mod endings;
mod explanations;
mod generate;
#[cfg(feature = "xlsx")]
mod hints;
mod hypothesis;
#[cfg(unix)]
mod killed;
mod languages;
mod links;
#[path = "../../../numpre-text/tests/made_up_language/mod.rs"]
mod made_up_language;
mod narrow;
mod options;
mod outputs;
#[cfg(target_os = "linux")]
mod progress;
mod records;
mod run;
#[cfg(unix)]
mod serve;
#[cfg(unix)]
mod signals;
#[cfg(unix)]
mod stepping;
#[cfg(unix)]
mod streams;
mod summary;
#[cfg(feature = "xlsx")]
mod workbooks;
