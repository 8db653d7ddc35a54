//! Hidden pair, triple, quad: *n* digits stand in *n* cells of a house only.
//!
//! *Picture.* The digits need all of these cells for themselves, so the cells can be nothing else.
//!
//! ```text
//!    1468  368  3468 | 468  2679  379 | 12  25  1235       7 and 9 stand in two cells of this row only:
//!                                                          these lose 2, 6 and 3, and are 79 and 79
//! ```
//!
//! *Conditions.* *n* digits of a house, none confirmed there, that stand in exactly *n* cells together, of which one has another
//! candidate too. Fewer than *n* cells contradict. It is the naked subset of the house's other cells seen from the other side:
//! X(n) is E(9 − n).
//!
//! *Source.* X(n), Exclosure (A2-4): n ケのビットのいずれかを持つマスの数が n. The field: hidden subset; in Japan 隠れn国同盟.

use super::choices::{choices, chosen};
use super::{Finder, Found, See, Visit};
use crate::logic::{Contradiction, Evidence, SolvingState, Technique};
use crate::vocabulary::{CellSet, Digit, DigitSet, House};
use std::ops::ControlFlow;

/// Finds hidden subsets of one size, house by house: rows, columns, blocks.
pub(in crate::logic) struct HiddenSubset {
    /// How many digits.
    pub(in crate::logic) size: usize,
}

impl Finder for HiddenSubset {
    fn visit(&self, technique: Technique, state: &SolvingState, visit: Visit<'_>) -> ControlFlow<()> {
        let mut see = |seen| visit(Found::of(technique, seen, state));
        House::all().try_for_each(|house| self.see_in(state, house, &mut see))
    }
}

impl HiddenSubset {
    /// Sees every subset of a house that removes something, and every contradiction.
    pub(in crate::logic) fn see_in(&self, state: &SolvingState, house: House, see: See<'_>) -> ControlFlow<()> {
        let few: Vec<(Digit, CellSet)> = Digit::all()
            .map(|digit| (digit, state.cells_with(digit) & house.cells()))
            .filter(|(_, cells)| cells.len() <= self.size && (*cells & state.confirmed()).is_empty())
            .collect();
        for set in choices(few.len(), self.size) {
            let cells = chosen(&few, set).fold(CellSet::EMPTY, |all, (_, cells)| all | cells);
            if cells.len() > self.size {
                continue;
            }
            let digits: DigitSet = chosen(&few, set).map(|(digit, _)| digit).collect();
            if cells.len() < self.size {
                see(Err(Contradiction::TooFewPlaces { house, digits, cells }))?;
                continue;
            }
            if state.has_any(cells, !digits) {
                see(Ok(Evidence::Subset { house, cells, digits, is_hidden: true }))?;
            }
        }
        ControlFlow::Continue(())
    }
}
