//! The words of the puzzle as types, each a thin, checked number.
//!
//! | type | is | sources' word |
//! |---|---|---|
//! | type | is | word in the Japanese sources |
//! |---|---|---|
//! | [`Cell`] | one of the 81 places | マス |
//! | [`Digit`] | 1 to 9 | 数字 |
//! | [`House`] | a row, column or block of nine cells | タップル (tuple); often also called *unit* |
//! | [`DigitSet`] | a set of digits, nine bits | 候補リスト, candidate list |
//! | [`CellSet`] | a set of cells, 81 bits | – |
//! | [`Grid`] | a digit or nothing in every cell: a puzzle, an answer, or something between | 盤面 |
//! | [`Isomorph`] | a symmetry of the puzzle: renamed digits, moved rows and columns | – |
//! | [`Symmetry`] | the pattern of the givens' cells: point, mirrors, turns | 点対称 … |
//! | [`Rank`] | how hard a puzzle is, 1 to 8 | Rank, 難易度 |

mod cell;
mod cell_set;
mod digit;
mod digit_set;
mod grid;
mod house;
mod isomorph;
mod named;
mod peers;
mod rank;
mod set_operators;
mod symmetry;

pub use cell::{Cell, ParseCellError};
pub use cell_set::{CellSet, Cells, ParseCellSetError};
pub use digit::{Digit, ParseDigitError};
pub use digit_set::{DigitSet, Digits, ParseDigitSetError};
pub use grid::{FEWEST_CLUES, Grid, ParseGridError};
pub use house::{House, HouseKind, ParseHouseError};
pub use isomorph::Isomorph;
pub(crate) use named::named;
pub use rank::{ParseRankError, Rank};
pub use symmetry::{ParseSymmetryError, Symmetry};
