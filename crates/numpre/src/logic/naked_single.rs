//! Naked single: a cell has one candidate left.
//!
//! *Picture.* All digits but one already stand in the row, column or block of the cell, or have been struck.
//!
//! ```text
//!   1 2 3 | . ? . | . . .        ? sees 1 2 3 in its row, 4 5 6 in its column, 7 8 in its block:
//!   . . . | 7 . . | . . .        only 9 is left
//!   . . . | . . 8 | . . .
//!  -------+-------+-------
//!   . . . | . 4 . | . . .
//!   . . . | . 5 . | . . .
//!   . . . | . 6 . | . . .
//! ```
//!
//! *Conditions.* The cell is not confirmed and has exactly one candidate; it becomes that digit, and its peers lose it. A cell
//! with none contradicts.
//!
//! *Source.* Sbit (A2-1): ビット数が1のマス. The field: naked single, sole candidate.

use super::{Board, Cause, Contradiction, Finder, Found, Marks, Step, Technique};
use crate::vocabulary::{CellSet, Digit};

/// Finds naked singles, in reading order.
pub(super) struct NakedSingle;

impl Finder for NakedSingle {
    fn find(&self, technique: &'static Technique, board: &Board) -> Option<Found> {
        // The cells with one digit at least, and with two at least, by boolean addition over the nine.
        let (mut one, mut two) = (CellSet::EMPTY, CellSet::EMPTY);
        for digit in Digit::all() {
            let cells = board.cells_with(digit);
            two |= one & cells;
            one |= cells;
        }
        if let Some(cell) = (!one).first() {
            return Some(Found::Contradiction(Contradiction::NoCandidate { cell }));
        }
        let cell = (board.open() - two).first()?;
        let digits = board.digits(cell);
        let cause = Cause { houses: Vec::new(), cells: CellSet::of(cell), digits };
        let rests_on = Marks::of(CellSet::of(cell), !digits);
        Some(Found::Step(Step::placing(technique, cause, cell, digits.first()?, rests_on)))
    }
}
