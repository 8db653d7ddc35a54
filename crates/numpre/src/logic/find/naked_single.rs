//! Naked single: a cell has one candidate left.
//!
//! *Picture.* All digits but one are in the row, column or block of the cell, or have been removed.
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
//! *Conditions.* The cell is not confirmed and has exactly one candidate; it becomes that digit,
//! and its peers lose it. A cell without a candidate is a contradiction.
//!
//! *Source.* Sbit (A2-1): ビット数が1のマス. Usual names: naked single, sole candidate.

use super::{ChangedCandidates, OnFinding};
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Contradiction, Evidence};
use crate::vocabulary::{CellSet, Digit};
use std::ops::ControlFlow;

/// Finds naked singles in reading order, and before them every cell without a candidate. Searches
/// only changed cells.
pub(in crate::logic) fn find(
    state: &SolvingState,
    changed: &ChangedCandidates,
    on_finding: OnFinding<'_>,
) -> ControlFlow<()> {
    // The cells with at least one digit, and with at least two, by boolean addition over the nine
    // digits.
    let (mut one, mut two) = (CellSet::EMPTY, CellSet::EMPTY);
    for digit in Digit::all() {
        let cells = state.cells_with(digit);
        two |= one & cells;
        one |= cells;
    }
    let changed = changed.cells();
    for cell in (changed - one).iter() {
        on_finding(Err(Contradiction::NoCandidate { cell }))?;
    }
    for cell in ((state.open() & one & changed) - two).iter() {
        let digit = state.digits(cell).first().expect("the cell is in `one`");
        on_finding(Ok(Evidence::Single { cell, digit, house: None }))?;
    }
    ControlFlow::Continue(())
}
