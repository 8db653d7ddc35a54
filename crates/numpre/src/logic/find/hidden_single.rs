//! Hidden single: a digit has one place left in a house.
//!
//! *Picture.* Every house needs every digit. If the other cells cannot take a digit, the last one
//! must.
//!
//! ```text
//!   . . . | . 4 . | . . .        block 1 needs a 4. Row 1 and column 1 have theirs elsewhere, and
//!   . * 6 | . . . | . . .        r2c3, r3c2 and r3c3 are taken: the 4 is placed at *
//!   . 8 2 | . . . | . . .
//!  -------+
//!   4 . .
//! ```
//!
//! *Conditions.* Exactly one cell of the house has the digit as a candidate, and it is not
//! confirmed; it becomes the digit. A house without a place for a digit is a contradiction.
//!
//! *Source.* Ubit (A2-2): ひとつのタップルで、あるマスにしか現れないビット. Usual names: hidden single, unique candidate.

use super::{ChangedCandidates, OnFinding};
use crate::closure::HouseCounts;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::{Contradiction, Evidence};
use crate::vocabulary::{Digit, House};
use std::ops::ControlFlow;

/// Finds hidden singles: blocks first, because people see those first, then rows and columns;
/// digits ascending. Before them it reports every digit without a place in a house. Searches only
/// houses that have lost the digit in a changed cell.
pub(in crate::logic) fn find(
    state: &SolvingState,
    changed: &ChangedCandidates,
    on_finding: OnFinding<'_>,
) -> ControlFlow<()> {
    let (mut none, mut one) = ([0; 9], [0; 9]);
    for digit in Digit::all().filter(|digit| !changed.lost(*digit).is_empty()) {
        let new = HouseCounts::of(changed.lost(digit)).with_any();
        let counts = HouseCounts::of(state.cells_with(digit));
        (none[digit.index()], one[digit.index()]) =
            (new & !counts.with_any(), new & counts.with_one());
    }
    for (house, digit) in in_order(none) {
        on_finding(Err(Contradiction::NoPlace { house, digit }))?;
    }
    for (house, digit) in in_order(one) {
        let cells = state.cells_with(digit) & house.cells();
        let cell = cells.first().expect("the digit has one place in the house");
        if (cells & state.confirmed()).is_empty() {
            on_finding(Ok(Evidence::Single { cell, digit, house: Some(house) }))?;
        }
    }
    ControlFlow::Continue(())
}

/// Iterates over pairs of a house and a digit in the order in which people search them: blocks
/// first, digits ascending. `houses` has for each digit a bit per house.
fn in_order(houses: [u32; 9]) -> impl Iterator<Item = (House, Digit)> {
    let any = houses.iter().fold(0, |any, houses| any | houses);
    House::blocks_first().filter(move |house| any >> house.index() & 1 == 1).flat_map(
        move |house| {
            let is_listed = move |digit: &Digit| houses[digit.index()] >> house.index() & 1 == 1;
            Digit::all().filter(is_listed).map(move |digit| (house, digit))
        },
    )
}
