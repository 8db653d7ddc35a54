//! Checks naked, locked and hidden subsets.

use crate::logic::Step;
use crate::proof::fault::{Fault, need};
use crate::proof::sheet::{Sheet, lies_in};
use crate::vocabulary::{Cell, CellSet, DigitSet, House};

/// Checks a naked subset, E(n): n cells of a house have exactly n candidates together. These digits
/// are removed from the other cells of the house. The cells of a locked subset are in a second
/// house too, and the other cells of both houses lose the digits.
pub(super) fn naked_subset(
    sheet: &Sheet,
    step: &Step,
    (house, crossing): (House, Option<House>),
    cells: CellSet,
    digits: DigitSet,
) -> Result<(), Fault> {
    let houses: Vec<House> = std::iter::once(house).chain(crossing).collect();
    let is_in_all = |cell: Cell| houses.iter().all(|house| lies_in(cell, *house));
    need(cells.iter().all(is_in_all), Fault::WrongShape)?;
    need(crossing.is_none_or(|crossing| crossing.kind() != house.kind()), Fault::WrongShape)?;
    need(sheet.digits_of(cells) == digits, Fault::ConditionFails)?;
    let is_in_any = |cell: Cell| houses.iter().any(|house| lies_in(cell, *house));
    let follows =
        |(cell, removed)| is_in_any(cell) && !cells.contains(cell) && digits.contains(removed);
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
