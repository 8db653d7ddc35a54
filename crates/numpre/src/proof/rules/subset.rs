//! Checks naked and hidden subsets.

use crate::logic::Step;
use crate::proof::fault::{Fault, need};
use crate::proof::sheet::{Sheet, lies_in};
use crate::vocabulary::{CellSet, DigitSet, House};

/// Checks a naked subset, E(n): n cells of a house have exactly n candidates together. These digits
/// are removed from the other cells of the house.
pub(super) fn naked_subset(
    sheet: &Sheet,
    step: &Step,
    house: House,
    cells: CellSet,
    digits: DigitSet,
) -> Result<(), Fault> {
    need(cells.iter().all(|cell| lies_in(cell, house)), Fault::WrongShape)?;
    need(sheet.digits_of(cells) == digits, Fault::ConditionFails)?;
    let follows =
        |(cell, removed)| lies_in(cell, house) && !cells.contains(cell) && digits.contains(removed);
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}

/// Checks a hidden subset, X(n): n digits of a house have exactly n places together. All other
/// candidates of these cells are removed.
pub(super) fn hidden_subset(
    sheet: &Sheet,
    step: &Step,
    house: House,
    cells: CellSet,
    digits: DigitSet,
) -> Result<(), Fault> {
    need(sheet.places(house, digits) == cells, Fault::ConditionFails)?;
    let follows = |(cell, removed)| cells.contains(cell) && !digits.contains(removed);
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}
