//! `why`: why can a digit not go here? And if it can: that it does.

use crate::desk::{Asked, Ladder, Tools};
use crate::fault::Fault;
use crate::value::{Board, Candidate, Mistake, StepValue, Strength};
use numpre::assess::Assessment;
use numpre::logic::{Shape, SolvingState, Step, Technique, refute, steps_of};
use numpre::{Candidates, Cell, Digit, DigitSet, EngineKind, Grid, Limits, Puzzle};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    board: Board,
    #[cfg_attr(test, ts(type = "Cell"))]
    cell: Cell,
    #[cfg_attr(test, ts(type = "Digit"))]
    digit: Digit,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Ladder>"))]
    ladder: Ladder,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyValue"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Value {
    /// This digit is on the board in this cell, in the same row, column or block; or it is another digit that the cell itself holds.
    Peer { peer: Candidate, text: String },
    /// The easiest next step removes it, or puts another digit there.
    Step { step: Box<StepValue> },
    /// If it were there, this would follow.
    Refutation { step: Box<StepValue> },
    /// It is the digit of the solution.
    ItIs { text: String },
    /// There is a solution with it there, among several.
    Solution {
        #[cfg_attr(test, ts(type = "Grid"))]
        solution: Grid,
        text: String,
    },
    /// The board is wrong, so that nothing follows from it.
    Mistake { mistake: Mistake },
}

pub(crate) fn answer(tools: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let (texts, puzzle, cell, digit) = (&asked.texts, with.board.puzzle(), with.cell, with.digit);
    let said = |name: &str, cell: Cell, digit: Digit| {
        texts.say(name, &[("cell", texts.cell(cell).into()), ("digit", digit.get().into())])
    };
    if let Some(peer) = holder(&puzzle.grid(), cell, digit) {
        let text = said("engine-why-peer", peer.cell, peer.digit);
        return Ok(Value::Peer { peer, text });
    }
    let assessor = tools.assessor(with.ladder);
    let assessment = assessor.assess(&puzzle);
    match &assessment {
        Assessment::Solved { solution } | Assessment::Proper { solution } if solution.get(cell) == Some(digit) => {
            return Ok(Value::ItIs { text: said("engine-why-it-is", cell, digit) });
        }
        Assessment::Solved { .. } | Assessment::Proper { .. } => {}
        Assessment::Several { .. } => {
            if let Some(solution) = solution_with(&puzzle, cell, digit) {
                return Ok(Value::Solution { solution, text: said("engine-why-may", cell, digit) });
            }
        }
        _ => {
            let mistake = Mistake::of(texts, &assessment, Strength::Where);
            return mistake
                .map(|mistake| Value::Mistake { mistake })
                .ok_or_else(|| Fault::improper(texts, &assessment));
        }
    }
    // What was removed rightly is asked of the digits alone.
    let plain = Puzzle { candidates: None, ..puzzle };
    let removed = SolvingState::from(&with.board.puzzle());
    let state = if removed.digits(cell).contains(digit) { removed } else { SolvingState::from(&plain) };
    let told = |step: &Step| StepValue::new(texts, &plain.givens, &state, step, false).map(Box::new);
    // Steps with an assumption of their own are no easier than the refutation, and all of them take long to find.
    let is_assumption = |technique: Technique| matches!(technique.shape(), Shape::Negation | Shape::Trial);
    let techniques = assessor.reasoner().ladder().iter().filter(|&&technique| !is_assumption(technique));
    let steps = techniques.map(|&technique| steps_of(technique, &state)).find(|steps| !steps.is_empty());
    let easiest = steps.unwrap_or_default().into_iter().find(|step| does_away(step, cell, digit));
    match easiest {
        Some(step) => Ok(Value::Step { step: told(&step)? }),
        None => match refute(&state, cell, digit) {
            Some(step) => Ok(Value::Refutation { step: told(&step)? }),
            None => Err(Fault::improper(texts, &assessment)),
        },
    }
}

/// What stands in the cell itself, or where a peer holds the digit.
fn holder(grid: &Grid, cell: Cell, digit: Digit) -> Option<Candidate> {
    if let Some(digit) = grid.get(cell) {
        return Some(Candidate { cell, digit });
    }
    cell.peers().iter().find(|&peer| grid.get(peer) == Some(digit)).map(|cell| Candidate { cell, digit })
}

/// Whether a step leaves this digit no place in this cell.
fn does_away(step: &Step, cell: Cell, digit: Digit) -> bool {
    let is_other = |&(other, placed): &(Cell, Digit)| match other == cell {
        true => placed != digit,
        false => placed == digit && cell.peers().contains(other),
    };
    step.eliminations.contains(cell, digit) || step.placements.iter().any(is_other)
}

/// A solution with this digit in this cell.
fn solution_with(puzzle: &Puzzle, cell: Cell, digit: Digit) -> Option<Grid> {
    let mut candidates: Candidates = puzzle.all_candidates();
    candidates[cell] &= DigitSet::of(digit);
    EngineKind::default().build().search_candidates(&candidates, Limits::solutions(1)).first
}
