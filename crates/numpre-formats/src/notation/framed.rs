//! A framed grid: nine rows of cells with bars and rules between the blocks. [`board`](crate::detect::board) reads it.

use numpre::Problem;

/// The board of the core crate, `.` for a blank.
pub(crate) fn print(problem: &Problem) -> String {
    format!("{:#}", problem.grid())
}
