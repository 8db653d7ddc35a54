//! Drawings from outside.

// The helpers of the tests too fail by panicking.
#![allow(clippy::unwrap_used)]

mod boards;
mod colour_vision;
mod colours;
mod drawings;
mod files;
mod scenes;
mod snapshots;
mod terminal;
