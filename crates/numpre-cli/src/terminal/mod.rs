//! The terminal: its size and screen, its keys, lines of text that fit it, and the signals that end
//! a run.

pub mod keyboard;
pub mod screen;
pub mod signals;
pub mod wrap;
