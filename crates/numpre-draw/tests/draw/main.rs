//! Tests of the public functions.

// Helpers of tests also fail by panicking.
#![allow(clippy::unwrap_used)]

mod boards;
mod colour_vision;
mod colours;
mod drawings;
mod files;
mod scenes;
mod snapshots;
mod terminal;
