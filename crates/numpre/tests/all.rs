//! The tests of the core, each a module. They are one program, so the helpers are compiled and
//! linked once for all of them. `batch.rs` and `corpus.rs` are programs of their own: the first is
//! also run on other processors, and the second reads files that the published package does not
//! have.

// A panic in a helper fails the test.
#![allow(clippy::unwrap_used)]

mod common;
mod reference;

mod cancel;
mod canonical;
mod cases;
mod chains;
mod chains_forged;
mod chains_reference;
mod colouring;
mod daily;
mod deadly;
mod demands;
mod engines;
mod errors;
mod examples;
mod few_blanks;
mod fish;
mod generate;
mod hodoku;
mod isomorph;
mod json;
mod logic;
mod positions;
mod possible;
mod practice;
mod proof;
mod random;
mod ranks;
mod refute;
mod se;
mod se_path;
mod se_reference;
mod sets;
mod verify;
mod work;
