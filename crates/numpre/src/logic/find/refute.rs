//! Refutations: from an assumption to a contradiction, and only what leads there.
//!
//! Whether there is one, the closure knows; here it is written down step by step.

use super::Found;
use crate::closure::{Assumption, BitBoards, Negation, Reading};
use crate::logic::ladder::INSIDE_NEGATION;
use crate::logic::{Contradiction, Evidence, Marks, Refutation, SolvingState, Step, Technique};
use crate::state::Candidates;
use crate::vocabulary::{Cell, CellSet, DigitSet, Grid};

/// The candidates that are refuted with at most so many levels of trials inside, as assumptions that the cell is the digit.
///
/// Where the solution is known, its digits are not tried: no reasoning refutes them.
pub(super) fn refuted(
    state: &SolvingState,
    depth: usize,
    solution: Option<&Grid>,
) -> impl Iterator<Item = Assumption> + use<> {
    let negation = Negation { reading: Reading::General, depth: depth.saturating_add(1) as u8, ..Negation::C7 };
    negation.refuted(&state.bit_boards(), solution.map(BitBoards::of_solution).as_ref())
}

/// The step of a trial: the candidate that is refuted is removed.
pub(super) fn disprove(
    state: &SolvingState,
    assumption: Assumption,
    technique: Technique,
    depth: usize,
) -> Option<Step> {
    let (evidence, rests_on) = refute(state, assumption, technique, depth)?;
    let removed = Marks::of(CellSet::of(assumption.cell()), DigitSet::of(assumption.digit()));
    Some(Step::removing(technique, evidence, removed, rests_on))
}

/// Follows an assumption by Sbit … X(4) and, with `depth` above 0, by so many levels of trials inside, shallow ones first, to a contradiction, if there is
/// one; with it, the candidates that had to be gone before. `technique` is what the trials inside are called.
pub(super) fn refute(
    state: &SolvingState,
    assumption: Assumption,
    technique: Technique,
    depth: usize,
) -> Option<(Evidence, Marks)> {
    let mut assumed = state.clone();
    assumed.assume(assumption);
    let mut steps: Vec<Step> = Vec::new();
    loop {
        let basic = INSIDE_NEGATION.iter().find_map(|technique| technique.finder().find(*technique, &assumed));
        let step = match basic {
            Some(Found::Contradiction(contradiction)) => return Some(trimmed(state, assumption, steps, contradiction)),
            Some(Found::Step(step)) => step,
            None if assumed.is_solved() => return None,
            None => (0..depth).find_map(|depth| {
                refuted(&assumed, depth, None).find_map(|wrong| disprove(&assumed, wrong, technique, depth))
            })?,
        };
        assumed.apply(&step);
        steps.push(step);
    }
}

/// Drops the steps that the contradiction does not need.
///
/// Backwards from the contradiction: a step is kept if it removed a candidate whose absence something after it rests on. What
/// is still asked for at the end was gone before the assumption, or went with it.
fn trimmed(
    state: &SolvingState,
    assumption: Assumption,
    steps: Vec<Step>,
    contradiction: Contradiction,
) -> (Evidence, Marks) {
    let mut replay = state.clone();
    replay.assume(assumption);
    let removed: Vec<Candidates> = steps
        .iter()
        .map(|step| {
            let before = *replay.candidates();
            replay.apply(step);
            difference(&before, replay.candidates())
        })
        .collect();

    let mut wanted = Candidates::NONE;
    let want = |wanted: &mut Candidates, marks: &Marks| marks.iter().for_each(|(cell, digits)| wanted[cell] |= digits);
    want(&mut wanted, &contradiction.rests_on());
    let mut kept: Vec<Step> = Vec::new();
    for (step, removed) in steps.into_iter().zip(removed).rev() {
        let mut gives = false;
        for (cell, digits) in removed.iter() {
            gives |= !(wanted[cell] & digits).is_empty();
            wanted[cell] -= digits;
        }
        if gives {
            want(&mut wanted, &step.rests_on);
            kept.push(step);
        }
    }
    kept.reverse();
    let rests_on = Cell::all().map(|cell| (cell, wanted[cell] - state.digits(cell))).collect();
    let refutation = Box::new(Refutation { assumption, steps: kept, contradiction });
    // A trial is about the one candidate, a negation about all that the cell has.
    let candidates = match assumption {
        Assumption::Is { digit, .. } => DigitSet::of(digit),
        Assumption::IsNot { cell, .. } => state.digits(cell),
    };
    (Evidence::Refutation { candidates, refutation }, rests_on)
}

/// What stands in `before` and no more in `after`.
fn difference(before: &Candidates, after: &Candidates) -> Candidates {
    let mut gone = Candidates::NONE;
    for (cell, digits) in before.iter() {
        gone[cell] = digits - after[cell];
    }
    gone
}
