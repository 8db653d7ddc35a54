//! Checks singles.

use crate::logic::{Shape, Step};
use crate::proof::fault::{Fault, need};
use crate::proof::sheet::{Sheet, lies_in};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};

/// Checks a single.
///
/// - Naked single (Sbit): the cell has no other candidate.
/// - Hidden single (Ubit): the digit has no other place in the house.
/// - Full house: the same, and all other cells of the house are filled.
pub(super) fn single(
    sheet: &Sheet,
    step: &Step,
    (cell, digit): (Cell, Digit),
    house: Option<House>,
) -> Result<(), Fault> {
    need(only_placement(step)? == (cell, digit), Fault::WrongShape)?;
    match (house, step.technique.shape()) {
        (None, Shape::NakedSingle) => {
            need((sheet.digits(cell) - DigitSet::of(digit)).is_empty(), Fault::ConditionFails)
        }
        (Some(house), Shape::HiddenSingle | Shape::FullHouse) if lies_in(cell, house) => {
            let is_filled = |other: Cell| {
                other == cell || !lies_in(other, house) || sheet.digits(other).len() == 1
            };
            let is_last =
                step.technique.shape() == Shape::HiddenSingle || Cell::all().all(is_filled);
            let only_place = sheet.places(house, DigitSet::of(digit)) == CellSet::of(cell);
            need(is_last && only_place, Fault::ConditionFails)
        }
        _ => Err(Fault::WrongShape),
    }
}

/// Returns the only placement of a step, which must not remove anything.
pub(super) fn only_placement(step: &Step) -> Result<(Cell, Digit), Fault> {
    match step.placements[..] {
        [(cell, digit)] if step.eliminations.is_empty() => Ok((cell, digit)),
        _ => Err(Fault::WrongShape),
    }
}
