//! Checks locked candidates.

use crate::logic::Step;
use crate::proof::fault::{Fault, need};
use crate::proof::sheet::{Sheet, lies_in};
use crate::vocabulary::{CellSet, Digit, DigitSet, House, HouseKind};

/// Checks locked candidates (InterSection): in the house `confined`, all places of the digit are
/// also in the house `crossing`. So the digit is removed from the rest of `crossing`.
///
/// ```text
///          block 1      block 2      block 3       all places of 5 in b1 are in row 2:
///   r1     . . .        . . .        . . .         `confined` is b1, `crossing` is r2
///   r2     5 . 5        - . -        . - .         5 is removed from the places marked -
///   r3     . . .        . . .        . . .
/// ```
pub(super) fn locked(
    sheet: &Sheet,
    step: &Step,
    digit: Digit,
    [confined, crossing]: [House; 2],
    cells: CellSet,
) -> Result<(), Fault> {
    let one_block = (confined.kind() == HouseKind::Block) != (crossing.kind() == HouseKind::Block);
    need(one_block && step.placements.is_empty(), Fault::WrongShape)?;
    let places = sheet.places(confined, DigitSet::of(digit));
    need(
        !places.is_empty() && places.iter().all(|cell| lies_in(cell, crossing)),
        Fault::ConditionFails,
    )?;
    need(cells.iter().all(|cell| places.contains(cell)), Fault::WrongShape)?;
    let follows =
        |(cell, removed)| lies_in(cell, crossing) && !lies_in(cell, confined) && removed == digit;
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}
