//! Workbooks: reading, writing, filling in answers.

#![cfg(feature = "xlsx")]
#![allow(clippy::unwrap_used)] // Clippy allows it in tests, but not in what they call.

mod bad;
mod boards;
mod books;
#[path = "../common/mod.rs"]
mod common;
mod damaged;
mod filled;
mod formulas;
mod gaps;
mod namespaces;
#[path = "../common/workbook.rs"]
mod workbook;
mod written;
