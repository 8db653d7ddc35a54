//! Tests of the book (`docs/book`): its examples show what the command really writes, and its lists
//! are complete.
//!
//! `BOOK=overwrite cargo test -p numpre-cli --all-features --test book` writes the outputs and the
//! boards of techniques again. Check every difference.

#![allow(clippy::unwrap_used)] // Clippy allows it in tests, but not in what they call.

mod built;
// The pages show a command with all optional features, and use tools of Linux on its output.
#[cfg(all(target_os = "linux", feature = "plot", feature = "peer"))]
mod console;
mod errors;
mod fields;
mod pages;
mod techniques;
