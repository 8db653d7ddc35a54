//! Naked pair, triple, quad: *n* cells of a house hold *n* digits together.
//!
//! *Picture.* Each of the cells takes one of the digits, so nothing is left of these for the others
//! of the house.
//!
//! ```text
//!    15    15    1267   | r1c1 and r1c2 share 1 and 5 between them,
//!                       | whichever way round: r1c3 loses 1
//! ```
//!
//! *Conditions.* *n* cells of a house, not confirmed, whose candidates together are exactly *n*
//! digits, of which another cell of the house still has one. Fewer than *n* digits contradict. A
//! confirmed cell would add itself and its digit to both sides, and nothing to what follows.
//!
//! *Source.* E(n), Enclosure (A2-3): n ケのマスの OR が n ビット. The field: naked subset; in Japan n国同盟.

use super::{Finder, Found, HouseRows, News, See, Visit};
use crate::logic::{Contradiction, Evidence, SolvingState, Technique};
use crate::vocabulary::{DigitSet, House};
use std::ops::ControlFlow;

/// Finds naked subsets of one size, house by house: rows, columns, blocks.
pub(in crate::logic) struct NakedSubset {
    /// How many cells.
    pub(in crate::logic) size: usize,
}

impl Finder for NakedSubset {
    fn visit(
        &self,
        technique: Technique,
        state: &SolvingState,
        visit: Visit<'_>,
    ) -> ControlFlow<()> {
        let mut see = |seen| visit(Found::of(technique, seen, state));
        House::all().try_for_each(|house| {
            self.see_in(house, &HouseRows::of_cells(state, house, &News::ALL), &mut see)
        })
    }
}

impl NakedSubset {
    /// Sees every subset of a house that removes something, and every contradiction; of those with
    /// a cell that is new.
    pub(in crate::logic) fn see_in(
        &self,
        house: House,
        rows: &HouseRows,
        see: See<'_>,
    ) -> ControlFlow<()> {
        rows.tight_sets(self.size, &mut |places, bits| {
            let digits = DigitSet::from_bits(bits);
            if digits.len() < self.size {
                see(Err(Contradiction::TooFewDigits {
                    house,
                    cells: house.cells_at(places),
                    digits,
                }))?;
            } else if rows.others_have_any(places, bits) {
                see(Ok(Evidence::Subset {
                    house,
                    cells: house.cells_at(places),
                    digits,
                    is_hidden: false,
                }))?;
            }
            ControlFlow::Continue(())
        })
    }
}
