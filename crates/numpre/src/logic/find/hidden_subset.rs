//! Hidden pair, triple, quad: *n* digits stand in *n* cells of a house only.
//!
//! *Picture.* The digits need all of these cells for themselves, so the cells can be nothing else.
//!
//! ```text
//!    1468  368  3468 | 468  2679  379 | 12  25  1235       7 and 9 stand in two cells of this row only:
//!                                                          these lose 2, 6 and 3, and are 79 and 79
//! ```
//!
//! *Conditions.* *n* digits of a house, none confirmed there, that stand in exactly *n* cells
//! together, of which one has another candidate too. Fewer than *n* cells contradict. It is the
//! naked subset of the house's other cells seen from the other side: X(n) is E(9 − n).
//!
//! *Source.* X(n), Exclosure (A2-4): n ケのビットのいずれかを持つマスの数が n. The field: hidden subset; in Japan
//! 隠れn国同盟.

use super::{Finder, Found, HouseRows, News, See, Visit};
use crate::logic::{Contradiction, Evidence, SolvingState, Technique};
use crate::vocabulary::{DigitSet, House};
use std::ops::ControlFlow;

/// Finds hidden subsets of one size, house by house: rows, columns, blocks.
pub(in crate::logic) struct HiddenSubset {
    /// How many digits.
    pub(in crate::logic) size: usize,
}

impl Finder for HiddenSubset {
    fn visit(
        &self,
        technique: Technique,
        state: &SolvingState,
        visit: Visit<'_>,
    ) -> ControlFlow<()> {
        let mut see = |seen| visit(Found::of(technique, seen, state));
        House::all().try_for_each(|house| {
            self.see_in(house, &HouseRows::of_digits(state, house, &News::ALL), &mut see)
        })
    }
}

impl HiddenSubset {
    /// Sees every subset of a house that removes something, and every contradiction; of those with
    /// a digit that is new.
    pub(in crate::logic) fn see_in(
        &self,
        house: House,
        rows: &HouseRows,
        see: See<'_>,
    ) -> ControlFlow<()> {
        rows.tight_sets(self.size, &mut |bits, places| {
            let digits = DigitSet::from_bits(bits);
            if (places.count_ones() as usize) < self.size {
                see(Err(Contradiction::TooFewPlaces {
                    house,
                    digits,
                    cells: house.cells_at(places),
                }))?;
            } else if rows.others_have_any(bits, places) {
                see(Ok(Evidence::Subset {
                    house,
                    cells: house.cells_at(places),
                    digits,
                    is_hidden: true,
                }))?;
            }
            ControlFlow::Continue(())
        })
    }
}
