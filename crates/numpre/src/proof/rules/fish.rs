//! Checks fish.

use crate::logic::Step;
use crate::proof::fault::{Fault, need};
use crate::proof::sheet::{Sheet, lies_in};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};

/// Checks a fish: each place of the digit in a base house lies in a cover house and in no other
/// base house, or is a fin. There are as many cover houses as base houses.
///
/// Every house contains the digit in one cell. If no fin is the digit, these cells of the base
/// houses are different, and each is in a cover house. So the cover houses cannot contain the digit
/// anywhere else. If a fin is the digit, the cells that it sees are not. So the digit is removed
/// from a place in more cover houses than base houses that sees every fin.
///
/// An X-wing (n = 2) for 7 with the fin `F`, and the places of 7 as `7`:
///
/// ```text
///          c1 c2 c3  c4 c5 c6  c7 c8 c9
///   r2     .  7  .   .  .  .   .  7  .      base r2 and r6, cover c2 and c8
///   r4     .  *  .   7  .  .   .  -  7      7 is removed from the place marked -, which sees F
///   r6     .  7  .   .  .  .   .  7  F      r4c2 (*) does not see F, so it may be 7
/// ```
pub(super) fn fish(
    sheet: &Sheet,
    step: &Step,
    digit: Digit,
    [base, cover]: [&[House]; 2],
    [body, fins]: [CellSet; 2],
) -> Result<(), Fault> {
    need(step.placements.is_empty(), Fault::WrongShape)?;
    is_fish(sheet, digit, [base, cover], [body, fins])?;
    let sees = |cell: Cell, fin: Cell| {
        cell != fin && fin.houses().into_iter().any(|house| lies_in(cell, house))
    };
    let follows = |(cell, removed)| {
        removed == digit && loses(cell, [base, cover]) && fins.iter().all(|fin| sees(cell, fin))
    };
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}

/// Checks the condition of a fish.
pub(super) fn is_fish(
    sheet: &Sheet,
    digit: Digit,
    [base, cover]: [&[House]; 2],
    [body, fins]: [CellSet; 2],
) -> Result<(), Fault> {
    let all: Vec<House> = base.iter().chain(cover).copied().collect();
    let differ = (1..all.len()).all(|place| !all[..place].contains(&all[place]));
    need(base.len() == cover.len() && differ, Fault::WrongShape)?;
    for house in base {
        let places = sheet.places(*house, DigitSet::of(digit));
        let holds = |cell: Cell| {
            let is_body = body.contains(cell) && count(cell, cover) > 0 && count(cell, base) == 1;
            is_body || fins.contains(cell)
        };
        need(!places.is_empty() && places.iter().all(holds), Fault::ConditionFails)?;
    }
    Ok(())
}

/// Returns whether a cell is in more cover houses than base houses.
pub(super) fn loses(cell: Cell, [base, cover]: [&[House]; 2]) -> bool {
    count(cell, cover) > count(cell, base)
}

/// Returns the number of these houses that include a cell.
fn count(cell: Cell, houses: &[House]) -> usize {
    houses.iter().filter(|house| lies_in(cell, **house)).count()
}
