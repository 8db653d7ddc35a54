//! Prints framed grids: nine rows of cells, with bars and rules between the blocks.
//! [`board`](crate::detect::board) reads them.

use numpre::Puzzle;

/// Prints a puzzle as a framed board, with `.` for a blank.
pub(crate) fn print(puzzle: &Puzzle) -> String {
    format!("{:#}", puzzle.grid())
}
