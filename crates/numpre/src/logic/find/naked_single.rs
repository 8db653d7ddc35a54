//! Naked single: a cell has one candidate left.
//!
//! *Picture.* All digits but one already stand in the row, column or block of the cell, or have
//! been removed.
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
//! and its peers lose it. A cell with none contradicts.
//!
//! *Source.* Sbit (A2-1): ビット数が1のマス. The field: naked single, sole candidate.

use super::{Finder, Found, News, See, Visit};
use crate::logic::{Contradiction, Evidence, SolvingState, Technique};
use crate::vocabulary::{CellSet, Digit};
use std::ops::ControlFlow;

/// Finds naked singles, in reading order.
pub(in crate::logic) struct NakedSingle;

impl Finder for NakedSingle {
    fn visit(
        &self,
        technique: Technique,
        state: &SolvingState,
        visit: Visit<'_>,
    ) -> ControlFlow<()> {
        NakedSingle::see(state, &News::ALL, &mut |seen| visit(Found::of(technique, seen, state)))
    }
}

impl NakedSingle {
    /// Sees every cell that is new with one candidate, and before these every such cell with none.
    pub(in crate::logic) fn see(
        state: &SolvingState,
        news: &News,
        see: See<'_>,
    ) -> ControlFlow<()> {
        // The cells with one digit at least, and with two at least, by boolean addition over the
        // nine.
        let (mut one, mut two) = (CellSet::EMPTY, CellSet::EMPTY);
        for digit in Digit::all() {
            let cells = state.cells_with(digit);
            two |= one & cells;
            one |= cells;
        }
        let new = news.cells();
        for cell in (new - one).iter() {
            see(Err(Contradiction::NoCandidate { cell }))?;
        }
        for cell in ((state.open() & one & new) - two).iter() {
            let Some(digit) = state.digits(cell).first() else { continue };
            see(Ok(Evidence::Single { cell, digit, house: None }))?;
        }
        ControlFlow::Continue(())
    }
}
