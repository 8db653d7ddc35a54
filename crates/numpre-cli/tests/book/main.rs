//! The book (`docs/book`): what it shows is what the command does, and what it lists is complete.
//!
//! `BOOK=overwrite cargo test -p numpre-cli --all-features --test book` writes the outputs and the
//! boards of techniques anew; look at every difference.

#![allow(clippy::unwrap_used)] // Clippy allows it in tests, but not in what they call.

mod built;
// The pages show the command with everything that can be built into it, and what Linux' own tools
// make of its output.
#[cfg(all(target_os = "linux", feature = "plot", feature = "peer"))]
mod console;
mod errors;
mod fields;
mod pages;
mod techniques;
