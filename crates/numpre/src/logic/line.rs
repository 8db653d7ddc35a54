//! Lines of reasoning: from an assumption to a contradiction, and only what leads there.

use super::{Assumption, Board, Contradiction, Found, Line, Marks, Step, Technique, trial};
use crate::state::Candidates;
use crate::vocabulary::Cell;

/// What became of an assumption.
pub(super) enum Refutation {
    /// It contradicts.
    Line {
        /// How.
        line: Line,
        /// The candidates that had to be gone before, for the line to hold.
        rests_on: Marks,
    },
    /// Nothing contradicts; the board on which the reasoning ended.
    None(Box<Board>),
}

/// Follows an assumption by Sbit … X(4) and, with `depth` above 0, by so many levels of trials inside, shallow ones first.
/// `technique` is what these are called.
pub(super) fn refute(board: &Board, assumption: Assumption, technique: &'static Technique, depth: usize) -> Refutation {
    let mut assumed = board.clone();
    assumed.assume(assumption);
    let mut steps: Vec<Step> = Vec::new();
    loop {
        let basic = Technique::basic().find_map(|technique| technique.finder.find(technique, &assumed));
        let step = match basic {
            Some(Found::Contradiction(contradiction)) => return trimmed(board, assumption, steps, contradiction),
            Some(Found::Step(step)) => Some(step),
            None if assumed.is_solved() => None,
            None => (0..depth).find_map(|depth| trial::disprove(&assumed, depth, technique, None)),
        };
        let Some(step) = step else { return Refutation::None(Box::new(assumed)) };
        assumed.apply(&step);
        steps.push(step);
    }
}

/// Drops the steps that the contradiction does not need.
///
/// Backwards from the contradiction: a step is kept if it struck a candidate whose absence something after it rests on. What
/// is still asked for at the end was gone before the assumption, or went with it.
fn trimmed(board: &Board, assumption: Assumption, steps: Vec<Step>, contradiction: Contradiction) -> Refutation {
    let mut replay = board.clone();
    replay.assume(assumption);
    let struck: Vec<Candidates> = steps
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
    for (step, struck) in steps.into_iter().zip(struck).rev() {
        let mut gives = false;
        for (cell, digits) in struck.iter() {
            gives |= !(wanted[cell] & digits).is_empty();
            wanted[cell] -= digits;
        }
        if gives {
            want(&mut wanted, &step.rests_on);
            kept.push(step);
        }
    }
    kept.reverse();
    let rests_on = Cell::all().map(|cell| (cell, wanted[cell] - board.digits(cell))).collect();
    Refutation::Line { line: Line { assumption, steps: kept, contradiction }, rests_on }
}

/// What stands in `before` and no more in `after`.
fn difference(before: &Candidates, after: &Candidates) -> Candidates {
    let mut gone = Candidates::NONE;
    for (cell, digits) in before.iter() {
        gone[cell] = digits - after[cell];
    }
    gone
}
