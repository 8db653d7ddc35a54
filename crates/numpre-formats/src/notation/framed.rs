//! A framed grid: nine rows of cells with bars and rules between the blocks.
//! [`board`](crate::detect::board) reads it.

use numpre::Puzzle;

/// The board of the core crate, `.` for a blank.
pub(crate) fn print(puzzle: &Puzzle) -> String {
    format!("{:#}", puzzle.grid())
}
