//! The rule for deadly patterns.
//!
//! The pattern's cells are filled from their candidates in every way without a clash. A filling
//! that leads to a second solution is not allowed, because the givens single out one. What no
//! allowed filling leaves is false.
//!
//! | pattern | a filling leads to a second solution if |
//! |---|---|
//! | cells | it has no guard, and another one has the same digits in each house |
//! | the board | it has no guard |
//!
//! The cells of a pattern are not givens. For the board, every open cell without its guards has two
//! candidates, and every digit has two places or none in each house.

use crate::logic::{DeadlyPattern, DeadlyScope, Step};
use crate::proof::fault::{Fault, need};
use crate::proof::sheet::{Sheet, lies_in};
use crate::vocabulary::{Cell, Digit, DigitSet, House};

/// The digits of some cells.
type Filling = Vec<(Cell, Digit)>;

pub(super) fn deadly(sheet: &Sheet, step: &Step, pattern: &DeadlyPattern) -> Result<(), Fault> {
    need(step.placements.is_empty(), Fault::WrongShape)?;
    need(sheet.is_proper(), Fault::NotUnique)?;
    let of_pattern: Vec<(Cell, DigitSet)> = pattern.cells.iter().collect();
    let with: Vec<(Cell, DigitSet)> = pattern.with.iter().collect();
    let is_of_pattern = |cell: Cell| of_pattern.iter().any(|&(other, _)| other == cell);
    need(!with.iter().any(|&(cell, _)| is_of_pattern(cell)), Fault::WrongShape)?;
    let has_guards = pattern.guards.pairs().next().is_some();
    let guards_fit =
        pattern.guards.pairs().all(|(cell, digit)| pattern.cells.contains(cell, digit));
    need(has_guards && guards_fit, Fault::WrongShape)?;

    let holds = |&(cell, digits): &(Cell, DigitSet)| digits.is_superset(sheet.digits(cell));
    need(of_pattern.iter().chain(&with).all(holds), Fault::ConditionFails)?;
    for confined in &pattern.confined {
        let places = sheet.places(confined.house, DigitSet::of(confined.digit));
        need(places.iter().all(is_of_pattern), Fault::ConditionFails)?;
    }
    match pattern.scope {
        DeadlyScope::Cells => {
            need(!of_pattern.iter().any(|&(cell, _)| sheet.is_given(cell)), Fault::ConditionFails)?;
        }
        DeadlyScope::Board => need(is_grave(sheet, pattern), Fault::ConditionFails)?,
    }

    let all: Vec<(Cell, DigitSet)> = of_pattern.iter().chain(&with).copied().collect();
    let mut fillings = Vec::new();
    fill(&all, &mut Vec::new(), &mut fillings);
    fillings.retain(|filling| is_allowed(pattern, &filling[..of_pattern.len()]));
    let is_left = |filling: &Filling, cell: Cell, digit: Digit| {
        let own = filling.iter().find(|&&(other, _)| other == cell);
        let clashes = |&(other, found): &(Cell, Digit)| {
            found == digit && cell.houses().into_iter().any(|house| lies_in(other, house))
        };
        own.map_or_else(|| !filling.iter().any(clashes), |&(_, found)| found == digit)
    };
    let follows = |(cell, digit): (Cell, Digit)| {
        !fillings.iter().any(|filling| is_left(filling, cell, digit))
    };
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}

/// Returns whether the open cells have two candidates each without the guards, and each digit has
/// two places or none of them in every house.
fn is_grave(sheet: &Sheet, pattern: &DeadlyPattern) -> bool {
    let open: Vec<(Cell, DigitSet)> = Cell::all()
        .filter(|&cell| sheet.digits(cell).len() > 1)
        .map(|cell| (cell, sheet.digits(cell) - pattern.guards.of_cell(cell)))
        .collect();
    let count = |house: House, digit: Digit| {
        open.iter().filter(|(cell, digits)| lies_in(*cell, house) && digits.contains(digit)).count()
    };
    open.iter().all(|&(cell, digits)| digits.len() == 2 && !sheet.is_given(cell))
        && House::all().all(|house| Digit::all().all(|digit| [0, 2].contains(&count(house, digit))))
}

/// Adds every filling of these cells without a clash to `fillings`.
fn fill(cells: &[(Cell, DigitSet)], chosen: &mut Filling, fillings: &mut Vec<Filling>) {
    let Some(&(cell, digits)) = cells.get(chosen.len()) else {
        return fillings.push(chosen.clone());
    };
    for digit in digits.iter() {
        let clashes = chosen.iter().any(|&(other, found)| {
            found == digit && cell.houses().into_iter().any(|house| lies_in(other, house))
        });
        if !clashes {
            chosen.push((cell, digit));
            fill(cells, chosen, fillings);
            chosen.pop();
        }
    }
}

/// Returns whether a filling of the pattern's cells has the confined digits, and leads to no second
/// solution.
fn is_allowed(pattern: &DeadlyPattern, filling: &[(Cell, Digit)]) -> bool {
    let has_confined = pattern.confined.iter().all(|confined| {
        filling
            .iter()
            .any(|&(cell, digit)| digit == confined.digit && lies_in(cell, confined.house))
    });
    let has_guard = filling.iter().any(|&(cell, digit)| pattern.guards.contains(cell, digit));
    let is_deadly = match pattern.scope {
        DeadlyScope::Cells => !has_guard && has_second(filling),
        DeadlyScope::Board => !has_guard,
    };
    has_confined && !is_deadly
}

/// Returns whether the cells of a filling can be filled in another way with the same digits in each
/// house.
fn has_second(filling: &[(Cell, Digit)]) -> bool {
    let choices: Vec<(Cell, DigitSet)> = filling
        .iter()
        .map(|&(cell, _)| {
            let of_house = |house: House| -> DigitSet {
                filling
                    .iter()
                    .filter(|(other, _)| lies_in(*other, house))
                    .fold(DigitSet::EMPTY, |all, &(_, digit)| all | DigitSet::of(digit))
            };
            let in_all = cell.houses().map(of_house);
            (cell, in_all.into_iter().fold(DigitSet::ALL, |all, digits| all & digits))
        })
        .collect();
    let mut others = Vec::new();
    fill(&choices, &mut Vec::new(), &mut others);
    others.iter().any(|other| other != filling)
}
