//! The rules of the proof check: one condition for each technique, written from S4 and not from the
//! code that finds steps.
//!
//! For example, a step claims a hidden pair (X(2)) of 3 and 8 in block 1:
//!
//! ```text
//!               c1       c2       c3
//!   r1        1 3 8    1 9      1 3 8       evidence: house b1, cells r1c1 r1c3, digits 3 8
//!   r2          5      1 2 9    2 7         the step removes 1 from r1c1 and r1c3
//!   r3        2 6      4        6 7 9
//! ```
//!
//! The check asks, in this order:
//!
//! 1. Is the technique allowed in this line of reasoning?
//! 2. Does the evidence fit it? A hidden pair has two cells and two digits, and places nothing.
//! 3. Does the condition hold? In b1, 3 and 8 are candidates of r1c1 and r1c3 and of no other cell.
//! 4. Does each change follow? Removed are only digits other than 3 and 8, from these two cells.
//! 5. Does the step change anything, and are all candidates that it removes on the board?
//!
//! | file | checks |
//! |---|---|
//! | `single` | full house, naked and hidden single |
//! | `locked` | locked candidates |
//! | `subset` | naked, locked and hidden subsets |
//! | `fish` | fish with and without fins |
//! | `chain` | chains |
//! | `colouring` | colourings |
//! | `deadly` | deadly patterns |
//! | `sets` | patterns of counting |
//! | `cases` | patterns of cases |
//! | `contradiction` | contradictions |
//! | this one | negation and trial, whose lines of reasoning have steps of their own |

mod cases;
mod chain;
mod colouring;
mod contradiction;
mod deadly;
mod fish;
mod locked;
mod sets;
mod single;
mod subset;

pub(super) use contradiction::contradicts;

use super::allowed::Allowed;
use super::fault::{Fault, Unsound, need};
use super::sheet::Sheet;
use crate::logic::ladder::INSIDE_NEGATION;
use crate::logic::{Assumption, Evidence, Premises, Refutation, Shape, Step, name_of};
use crate::vocabulary::{Cell, Digit, DigitSet};
use single::only_placement;

/// Checks steps one after the other, and applies them to the sheet.
pub(super) fn replay(sheet: &mut Sheet, steps: &[Step], allowed: Allowed) -> Result<(), Unsound> {
    for (place, step) in steps.iter().enumerate() {
        judge(sheet, step, allowed).map_err(|mut unsound| {
            unsound.path.insert(0, place);
            unsound
        })?;
        apply(sheet, step);
    }
    Ok(())
}

impl From<Fault> for Unsound {
    fn from(fault: Fault) -> Unsound {
        Unsound { path: Vec::new(), fault }
    }
}

/// Checks that a step is sound on this sheet: that its rule justifies its changes by its evidence.
fn judge(sheet: &Sheet, step: &Step, allowed: Allowed) -> Result<(), Unsound> {
    let shape = step.technique.shape();
    let is_allowed = match allowed {
        Allowed::Unlimited | Allowed::Everything => true,
        Allowed::Basic => INSIDE_NEGATION.contains(&step.technique),
        Allowed::BasicAndTrial => {
            INSIDE_NEGATION.contains(&step.technique) || shape == Shape::Trial
        }
    };
    need(is_allowed, Fault::NotAllowedInside)?;
    // One arm for each family of evidence: a new family does not compile without a rule here.
    // Most families have many names; only one of them is right.
    match &step.evidence {
        Evidence::Single { cell, digit, house } => {
            single::single(sheet, step, (*cell, *digit), *house)?
        }
        Evidence::Locked { digit, confined, crossing, cells } => {
            need(shape == Shape::LockedCandidates, Fault::WrongShape)?;
            locked::locked(sheet, step, *digit, [*confined, *crossing], *cells)?;
        }
        Evidence::Subset { house, cells, digits, is_hidden, crossing } => {
            let expected = |size| match (*is_hidden, crossing) {
                (true, _) => Shape::HiddenSubset(size),
                (false, None) => Shape::NakedSubset(size),
                (false, Some(_)) => Shape::LockedSubset(size),
            };
            let is_of_size = cells.len() == digits.len() && shape == expected(cells.len() as u8);
            need(is_of_size && step.placements.is_empty(), Fault::WrongShape)?;
            if *is_hidden {
                need(crossing.is_none(), Fault::WrongShape)?;
                subset::hidden_subset(sheet, step, *house, *cells, *digits)?;
            } else {
                subset::naked_subset(sheet, step, (*house, *crossing), *cells, *digits)?;
            }
        }
        Evidence::Fish { digit, base, cover, body, fins } => {
            need(name_of(&step.evidence) == Some(step.technique), Fault::WrongShape)?;
            fish::fish(sheet, step, *digit, [base, cover], [*body, *fins])?;
        }
        Evidence::Colouring { clusters, rule } => {
            need(name_of(&step.evidence) == Some(step.technique), Fault::WrongShape)?;
            colouring::colouring(sheet, step, clusters, rule)?;
        }
        Evidence::Deadly { pattern } => {
            need(name_of(&step.evidence) == Some(step.technique), Fault::WrongShape)?;
            deadly::deadly(sheet, step, pattern)?;
        }
        Evidence::Sets { pattern } => {
            need(name_of(&step.evidence) == Some(step.technique), Fault::WrongShape)?;
            sets::sets(sheet, step, pattern)?;
        }
        Evidence::Cases { pattern } => {
            need(name_of(&step.evidence) == Some(step.technique), Fault::WrongShape)?;
            cases::cases(sheet, step, pattern)?;
        }
        Evidence::Refutation { candidates, refutation } => match refutation.assumption {
            Assumption::IsNot { cell, digit } => {
                need(shape == Shape::Negation, Fault::WrongAssumption)?;
                need(*candidates == sheet.digits(cell), Fault::WrongShape)?;
                need(only_placement(step)? == (cell, digit), Fault::WrongAssumption)?;
                refuted(sheet, refutation, allowed.inside(Allowed::Basic))?;
            }
            Assumption::Is { cell, digit } => {
                need(shape == Shape::Trial, Fault::WrongAssumption)?;
                need(
                    *candidates == DigitSet::of(digit) && step.placements.is_empty(),
                    Fault::WrongShape,
                )?;
                let removed: Vec<(Cell, Digit)> = step.eliminations.pairs().collect();
                need(removed == [(cell, digit)], Fault::WrongAssumption)?;
                refuted(sheet, refutation, allowed.inside(Allowed::BasicAndTrial))?;
            }
        },
        Evidence::Chain { links, is_loop } => {
            need(name_of(&step.evidence) == Some(step.technique), Fault::WrongShape)?;
            chain::chain(sheet, step, links, *is_loop, allowed)?;
        }
    }
    let placed_there =
        step.placements.iter().all(|&(cell, digit)| sheet.digits(cell).contains(digit));
    let removed_there =
        step.eliminations.iter().all(|(cell, digits)| sheet.digits(cell).is_superset(digits));
    let does_nothing = step.placements.is_empty() && step.eliminations.is_empty();
    if placed_there && removed_there && !does_nothing {
        Ok(())
    } else {
        Err(Fault::AlreadyGone.into())
    }
}

/// Checks a refutation in two passes. First the assumption and all steps in order must lead to the
/// contradiction. Then each step, and the contradiction, must also hold on a sheet to which only
/// the premises named for it were applied.
///
/// For a line of three steps, where step 3 names the assumption and step 1 as its premises, step 3
/// is checked twice: after the assumption and steps 1 and 2, and after the assumption and step 1
/// only. So no premise can be missing from the list.
fn refuted(sheet: &Sheet, refutation: &Refutation, allowed: Allowed) -> Result<(), Unsound> {
    let mut assumed = sheet.clone();
    assume(&mut assumed, refutation.assumption);
    replay(&mut assumed, &refutation.steps, allowed)?;
    need(contradicts(&assumed, &refutation.contradiction), Fault::NoContradiction)?;

    need(refutation.step_premises.len() == refutation.steps.len(), Fault::WrongPremises)?;
    for (place, (step, premises)) in
        refutation.steps.iter().zip(&refutation.step_premises).enumerate()
    {
        let holds = only_with(sheet, refutation, premises, place)
            .is_some_and(|only| judge(&only, step, allowed).is_ok());
        need(holds, Fault::WrongPremises).map_err(|fault| Unsound { path: vec![place], fault })?;
    }
    let end =
        only_with(sheet, refutation, &refutation.contradiction_premises, refutation.steps.len());
    let holds = end.is_some_and(|only| contradicts(&only, &refutation.contradiction));
    Ok(need(holds, Fault::WrongPremises)?)
}

/// Returns the sheet from before the assumption with only these premises applied. Returns `None` if
/// one of them is not a step before this place.
fn only_with(
    sheet: &Sheet,
    refutation: &Refutation,
    premises: &Premises,
    place: usize,
) -> Option<Sheet> {
    let mut only = sheet.clone();
    if premises.assumption {
        assume(&mut only, refutation.assumption);
    }
    for earlier in &premises.steps {
        apply(&mut only, refutation.steps[..place].get(*earlier)?);
    }
    Some(only)
}

/// Applies an assumption. If it leaves the cell only one candidate, that digit is placed.
fn assume(sheet: &mut Sheet, assumption: Assumption) {
    let cell = assumption.cell();
    match assumption {
        Assumption::Is { digit, .. } => sheet.keep(cell, DigitSet::of(digit)),
        Assumption::IsNot { digit, .. } => sheet.keep(cell, !DigitSet::of(digit)),
    }
    if let Some(digit) = sheet.digits(cell).single() {
        sheet.place(cell, digit);
    }
}

/// Applies the placements and eliminations of a step.
fn apply(sheet: &mut Sheet, step: &Step) {
    for &(cell, digit) in &step.placements {
        sheet.place(cell, digit);
    }
    for (cell, digits) in step.eliminations.iter() {
        sheet.keep(cell, !digits);
    }
}
