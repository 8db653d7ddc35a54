//! Hidden pair, triple, quad: *n* digits have places in only *n* cells of a house.
//!
//! *Picture.* The digits need all of these cells, so the cells can hold nothing else.
//!
//! ```text
//!    1468  368  3468 | 468  2679  379 | 12  25  1235     7 and 9 have only two places in this row:
//!                                                        these cells lose 2, 6 and 3
//! ```
//!
//! *Conditions.* *n* digits of a house, none confirmed there, whose places are exactly *n* cells,
//! of which at least one has another candidate too. Fewer than *n* cells are a contradiction. It is
//! the naked subset of the house's other cells seen from the other side: X(n) is E(9 − n).
//!
//! *Source.* X(n), Exclosure (A2-4): n ケのビットのいずれかを持つマスの数が n. Usual name: hidden subset; in Japan
//! 隠れn国同盟.

use super::{ChangedCandidates, HouseRows, OnFinding};
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Contradiction, Evidence};
use crate::vocabulary::{DigitSet, House};
use std::ops::ControlFlow;

/// Finds hidden subsets of one size, house by house: rows, columns, blocks.
pub(in crate::logic) fn find(
    size: usize,
    state: &SolvingState,
    on_finding: OnFinding<'_>,
) -> ControlFlow<()> {
    House::all().try_for_each(|house| {
        let rows = HouseRows::of_digits(state, house, &ChangedCandidates::ALL);
        find_in(size, house, &rows, on_finding)
    })
}

/// Finds the subsets of a house that remove something, and the contradictions, as far as they
/// include a changed digit.
pub(in crate::logic) fn find_in(
    size: usize,
    house: House,
    rows: &HouseRows,
    on_finding: OnFinding<'_>,
) -> ControlFlow<()> {
    rows.tight_sets(size, &mut |bits, places| {
        let (cells, digits) = (house.cells_at(places), DigitSet::from_bits(bits));
        if cells.len() < size {
            on_finding(Err(Contradiction::TooFewPlaces { house, digits, cells }))?;
        } else if rows.others_have_any(bits, places) {
            on_finding(Ok(Evidence::Subset {
                house,
                cells,
                digits,
                is_hidden: true,
                crossing: None,
            }))?;
        }
        ControlFlow::Continue(())
    })
}
