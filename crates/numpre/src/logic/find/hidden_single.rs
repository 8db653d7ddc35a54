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

use super::{Finder, Visit};
use crate::logic::{Contradiction, Evidence, Marks, SolvingState, Step, Technique};
use crate::vocabulary::{Digit, DigitSet, House};
use std::ops::ControlFlow;

/// Finds hidden singles: blocks first, where people see them first, then rows and columns; digits ascending.
pub(in crate::logic) struct HiddenSingle;

impl Finder for HiddenSingle {
    fn visit(&self, technique: Technique, state: &SolvingState, visit: Visit<'_>) -> ControlFlow<()> {
        let blocks_first = House::all().skip(18).chain(House::all().take(18));
        let questions = blocks_first.flat_map(|house| Digit::all().map(move |digit| (house, digit)));
        let places = |(house, digit): (House, Digit)| state.cells_with(digit) & house.cells();
        let mut singles = false;
        for (house, digit) in questions.clone() {
            match places((house, digit)).len() {
                0 => visit(Contradiction::NoPlace { house, digit }.into())?,
                count => singles |= count == 1,
            }
        }
        for (house, digit) in questions.filter(|_| singles) {
            let cells = places((house, digit));
            let Some(cell) = cells.first().filter(|_| cells.len() == 1 && (cells & state.confirmed()).is_empty())
            else {
                continue;
            };
            let evidence = Evidence::Single { cell, digit, house: Some(house) };
            let rests_on = Marks::of(house.cells() - cells, DigitSet::of(digit));
            visit(Step::placing(technique, evidence, cell, digit, rests_on).into())?;
        }
        ControlFlow::Continue(())
    }
}
