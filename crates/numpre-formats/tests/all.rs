//! The tests of the formats, each a module. They are one program, because the helpers are compiled
//! and linked once for all of them. The tests of workbooks, in `xlsx`, are another one.

#![allow(clippy::unwrap_used)] // Clippy allows it in tests, but not in what they call.

mod common;

mod bad_input;
mod candidates;
mod errors;
mod extra_fields;
mod json;
mod links;
mod open_sudoku;
mod own_links;
mod public_data;
mod quoted;
mod round_trip;
mod samples;
mod sheets;
mod streaming;
