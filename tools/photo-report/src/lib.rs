//! Pages drawn from seeds, and the measure of how well they are read. See `main.rs`.

#![allow(missing_docs, reason = "a tool of this repository, which no one else calls")]
#![allow(clippy::missing_panics_doc, reason = "the same")]

pub mod canvas;
pub mod faces;
pub mod measure;
pub mod scenes;
pub mod spoil;
