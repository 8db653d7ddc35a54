//! Hidden single: a digit has one place left in a house.
//!
//! *Picture.* Every house needs every digit. Where the others cannot take it, the last cell must.
//!
//! ```text
//!   . . . | . 4 . | . . .        block 1 needs a 4. Row 1 and column 1 have theirs elsewhere,
//!   . * 6 | . . . | . . .        and two cells are taken: it goes to *
//!   . 8 2 | . . . | . . .
//!  -------+
//!   4 . .
//! ```
//!
//! *Conditions.* In the house exactly one cell has the digit, and is not confirmed; it becomes the digit. A house without a
//! place for a digit contradicts.
//!
//! *Source.* Ubit (A2-2): ひとつのタップルで、あるマスにしか現れないビット. The field: hidden single, unique candidate.

use super::{Finder, Found, News, See, Visit};
use crate::logic::{Contradiction, Evidence, SolvingState, Technique};
use crate::vocabulary::{Digit, House};
use std::ops::ControlFlow;

/// Finds hidden singles: blocks first, where people see them first, then rows and columns; digits ascending.
pub(in crate::logic) struct HiddenSingle;

impl Finder for HiddenSingle {
    fn visit(&self, technique: Technique, state: &SolvingState, visit: Visit<'_>) -> ControlFlow<()> {
        HiddenSingle::see(state, &News::ALL, &mut |seen| visit(Found::of(technique, seen, state)))
    }
}

impl HiddenSingle {
    /// Sees every digit with one place in a house that has lost others, and before these every one with none.
    pub(in crate::logic) fn see(state: &SolvingState, news: &News, see: See<'_>) -> ControlFlow<()> {
        let questions = House::blocks_first().flat_map(|house| Digit::all().map(move |digit| (house, digit)));
        let is_new = |(house, digit): &(House, Digit)| !(news.lost(*digit) & house.cells()).is_empty();
        let questions = questions.filter(is_new);
        let places = |(house, digit): (House, Digit)| state.cells_with(digit) & house.cells();
        let mut singles = false;
        for (house, digit) in questions.clone() {
            match places((house, digit)).len() {
                0 => see(Err(Contradiction::NoPlace { house, digit }))?,
                count => singles |= count == 1,
            }
        }
        for (house, digit) in questions.filter(|_| singles) {
            let cells = places((house, digit));
            let Some(cell) = cells.first().filter(|_| cells.len() == 1 && (cells & state.confirmed()).is_empty())
            else {
                continue;
            };
            see(Ok(Evidence::Single { cell, digit, house: Some(house) }))?;
        }
        ControlFlow::Continue(())
    }
}
