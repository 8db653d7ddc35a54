//! The rules, one condition for each technique, written from S4 and not from the finders.

use super::fault::{Fault, Unsound};
use super::sheet::{Sheet, lies_in};
use crate::logic::{Assumption, Contradiction, Line, Step};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// Which techniques may stand where a step stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Allowed {
    /// All: in the explanation itself.
    Everything,
    /// Sbit … X(4): in a negation.
    Basic,
    /// Sbit … X(4), and trials again: in a trial.
    BasicAndTrial,
}

/// Judges steps one after the other and applies them.
pub(super) fn replay(sheet: &mut Sheet, steps: &[Step], allowed: Allowed) -> Result<(), Unsound> {
    for (place, step) in steps.iter().enumerate() {
        judge(sheet, step, allowed).map_err(|mut unsound| {
            unsound.path.insert(0, place);
            unsound
        })?;
        for &(cell, digit) in &step.placements {
            sheet.place(cell, digit);
        }
        for (cell, digits) in step.eliminations.iter() {
            sheet.keep(cell, !digits);
        }
    }
    Ok(())
}

impl From<Fault> for Unsound {
    fn from(fault: Fault) -> Unsound {
        Unsound { path: Vec::new(), fault }
    }
}

/// Whether the sheet, what the step looks at, and its rule justify what the step does.
fn judge(sheet: &Sheet, step: &Step, allowed: Allowed) -> Result<(), Unsound> {
    let slug = step.technique.slug;
    match (slug, allowed) {
        ("negation", Allowed::Basic | Allowed::BasicAndTrial) | ("trial", Allowed::Basic) => {
            return Err(Fault::NotAllowedInside.into());
        }
        _ => {}
    }
    if step.line.is_some() != matches!(slug, "negation" | "trial") {
        return Err(Fault::WrongAssumption.into());
    }
    match slug {
        "naked-single" => naked_single(sheet, step)?,
        "hidden-single" => hidden_single(sheet, step)?,
        "locked-candidates" => locked_candidates(sheet, step)?,
        "naked-pair" => naked_subset(sheet, step, 2)?,
        "naked-triple" => naked_subset(sheet, step, 3)?,
        "naked-quad" => naked_subset(sheet, step, 4)?,
        "hidden-pair" => hidden_subset(sheet, step, 2)?,
        "hidden-triple" => hidden_subset(sheet, step, 3)?,
        "hidden-quad" => hidden_subset(sheet, step, 4)?,
        "negation" => negation(sheet, step)?,
        "trial" => trial(sheet, step)?,
        _ => return Err(Fault::UnknownTechnique.into()),
    }
    let placed_there = step.placements.iter().all(|&(cell, digit)| sheet.digits(cell).contains(digit));
    let struck_there = step.eliminations.iter().all(|(cell, digits)| sheet.digits(cell).is_superset(digits));
    let does_nothing = step.placements.is_empty() && step.eliminations.is_empty();
    if placed_there && struck_there && !does_nothing { Ok(()) } else { Err(Fault::AlreadyGone.into()) }
}

/// The fault, unless the condition holds.
fn need(condition: bool, fault: Fault) -> Result<(), Fault> {
    if condition { Ok(()) } else { Err(fault) }
}

/// The one digit that a step places, which has to be what it looks at.
fn only_placement(step: &Step) -> Result<(Cell, Digit), Fault> {
    match step.placements[..] {
        [(cell, digit)] if step.eliminations.is_empty() && step.cause.cells == CellSet::of(cell) => Ok((cell, digit)),
        _ => Err(Fault::WrongShape),
    }
}

/// The one house that a step looks at; it only strikes.
fn only_house(step: &Step) -> Result<House, Fault> {
    match step.cause.houses[..] {
        [house] if step.placements.is_empty() => Ok(house),
        _ => Err(Fault::WrongShape),
    }
}

/// Sbit: the cell has no other candidate.
fn naked_single(sheet: &Sheet, step: &Step) -> Result<(), Fault> {
    let (cell, digit) = only_placement(step)?;
    need(step.cause.houses.is_empty() && step.cause.digits == DigitSet::of(digit), Fault::WrongShape)?;
    need((sheet.digits(cell) - DigitSet::of(digit)).is_empty(), Fault::ConditionFails)
}

/// Ubit: the digit has no other place in the house.
fn hidden_single(sheet: &Sheet, step: &Step) -> Result<(), Fault> {
    let (cell, digit) = only_placement(step)?;
    let [house] = step.cause.houses[..] else { return Err(Fault::WrongShape) };
    need(lies_in(cell, house) && step.cause.digits == DigitSet::of(digit), Fault::WrongShape)?;
    need(sheet.places(house, DigitSet::of(digit)) == CellSet::of(cell), Fault::ConditionFails)
}

/// InterSection: in the first house the digit stands only where the second crosses it; the rest of the second loses it.
fn locked_candidates(sheet: &Sheet, step: &Step) -> Result<(), Fault> {
    let ([confined, other], [digit]) = (&step.cause.houses[..], &step.cause.digits.iter().collect::<Vec<_>>()[..])
    else {
        return Err(Fault::WrongShape);
    };
    let one_block = (confined.kind() == HouseKind::Block) != (other.kind() == HouseKind::Block);
    need(one_block && step.placements.is_empty(), Fault::WrongShape)?;
    let places = sheet.places(*confined, DigitSet::of(*digit));
    need(!places.is_empty() && places.iter().all(|cell| lies_in(cell, *other)), Fault::ConditionFails)?;
    need(step.cause.cells.iter().all(|cell| places.contains(cell)), Fault::WrongShape)?;
    let follows = |(cell, struck)| lies_in(cell, *other) && !lies_in(cell, *confined) && struck == *digit;
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}

/// E(n): n cells of the house hold exactly n digits; its other cells lose these.
fn naked_subset(sheet: &Sheet, step: &Step, size: usize) -> Result<(), Fault> {
    let (house, cells, digits) = (only_house(step)?, step.cause.cells, step.cause.digits);
    need(cells.len() == size && digits.len() == size, Fault::WrongShape)?;
    need(cells.iter().all(|cell| lies_in(cell, house)), Fault::WrongShape)?;
    need(sheet.digits_of(cells) == digits, Fault::ConditionFails)?;
    let follows = |(cell, struck)| lies_in(cell, house) && !cells.contains(cell) && digits.contains(struck);
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}

/// X(n): n digits of the house stand in exactly n cells; these lose all else.
fn hidden_subset(sheet: &Sheet, step: &Step, size: usize) -> Result<(), Fault> {
    let (house, cells, digits) = (only_house(step)?, step.cause.cells, step.cause.digits);
    need(cells.len() == size && digits.len() == size, Fault::WrongShape)?;
    need(sheet.places(house, digits) == cells, Fault::ConditionFails)?;
    let follows = |(cell, struck)| cells.contains(cell) && !digits.contains(struck);
    need(step.eliminations.pairs().all(follows), Fault::DoesNotFollow)
}

/// Negation: P without a contradicts by Sbit … X(4); P is a.
fn negation(sheet: &Sheet, step: &Step) -> Result<(), Unsound> {
    let (cell, digit) = only_placement(step)?;
    need(step.cause.digits == sheet.digits(cell), Fault::WrongShape)?;
    refuted(sheet, step, Assumption::IsNot { cell, digit }, Allowed::Basic)
}

/// Trial: P = a contradicts by Sbit … X(4) and further trials; P is not a.
fn trial(sheet: &Sheet, step: &Step) -> Result<(), Unsound> {
    let [(cell, digit)] = step.eliminations.pairs().collect::<Vec<_>>()[..] else {
        return Err(Fault::WrongShape.into());
    };
    let looks_at = step.cause.cells == CellSet::of(cell) && step.cause.digits == DigitSet::of(digit);
    need(looks_at && step.placements.is_empty(), Fault::WrongShape)?;
    refuted(sheet, step, Assumption::Is { cell, digit }, Allowed::BasicAndTrial)
}

/// Whether the step's line makes this assumption and ends in a contradiction.
fn refuted(sheet: &Sheet, step: &Step, opposite: Assumption, allowed: Allowed) -> Result<(), Unsound> {
    let Some(Line { assumption, steps, contradiction }) = step.line.as_deref() else {
        return Err(Fault::WrongAssumption.into());
    };
    need(*assumption == opposite, Fault::WrongAssumption)?;
    let mut assumed = sheet.clone();
    match *assumption {
        Assumption::Is { cell, digit } => assumed.keep(cell, DigitSet::of(digit)),
        Assumption::IsNot { cell, digit } => assumed.keep(cell, !DigitSet::of(digit)),
    }
    replay(&mut assumed, steps, allowed)?;
    Ok(need(contradicts(&assumed, contradiction), Fault::NoContradiction)?)
}

/// Whether a contradiction holds.
pub(super) fn contradicts(sheet: &Sheet, contradiction: &Contradiction) -> bool {
    match *contradiction {
        Contradiction::NoCandidate { cell } => sheet.digits(cell).is_empty(),
        Contradiction::NoPlace { house, digit } => sheet.places(house, DigitSet::of(digit)).is_empty(),
        Contradiction::NoIntersection { line, block, digit } => {
            let crosses = line.kind() != HouseKind::Block && block.kind() == HouseKind::Block;
            let digit = DigitSet::of(digit);
            let (in_line, in_block) = (sheet.places(line, digit), sheet.places(block, digit));
            crosses && (in_line & in_block).is_empty() && (in_line.is_empty() || in_block.is_empty())
        }
        Contradiction::TooFewDigits { house, cells, digits } => {
            let in_house = cells.iter().all(|cell| lies_in(cell, house));
            in_house && sheet.digits_of(cells) == digits && digits.len() < cells.len()
        }
        Contradiction::TooFewPlaces { house, digits, cells } => {
            sheet.places(house, digits) == cells && cells.len() < digits.len()
        }
    }
}
