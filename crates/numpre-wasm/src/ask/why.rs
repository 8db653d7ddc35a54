//! `why`: why can a digit not go here? And if it can: that it does.

use crate::desk::{Asked, Ladder, Tools};
use crate::fault::Fault;
use crate::value::{Board, Candidate, Mistake, StepValue, Strength};
use numpre::assess::Assessment;
use numpre::logic::{Reach, Shape, SolvingState, Step, Technique, refute, steps_of};
use numpre::{Candidates, Cell, Digit, DigitSet, EngineKind, Grid, Limits, Puzzle};
use numpre_text::Texts;
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

/// `gives_away` says whether the whole answer tells which digit the cell holds, so that the
/// page asks before it shows any of it. Otherwise `brief` can be
/// shown at once: it names no other digit and no other cell.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "WhyValue"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Value {
    /// This digit is on the board in this cell, in the same row, column or block; or it is another
    /// digit that the cell itself holds.
    Peer { peer: Candidate, text: String },
    /// The easiest next step removes it, or puts another digit there.
    Step { gives_away: bool, brief: String, step: Box<StepValue> },
    /// If it were there, this would follow.
    Refutation { gives_away: bool, brief: String, step: Box<StepValue> },
    /// It is the digit of the solution.
    ItIs { gives_away: bool, text: String },
    /// There is a solution with it there, among several.
    Solution {
        gives_away: bool,
        #[cfg_attr(test, ts(type = "Grid"))]
        solution: Grid,
        text: String,
    },
    /// The board is wrong, so that nothing follows from it.
    Mistake { mistake: Mistake },
}

pub(crate) fn answer(tools: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let (texts, puzzle, cell, digit) = (&asked.texts, with.board.puzzle(), with.cell, with.digit);
    let said = |name: &str| {
        texts.say(name, &[("cell", texts.cell(cell).into()), ("digit", digit.get().into())])
    };
    if let Some(peer) = holder(&puzzle.grid(), cell, digit) {
        return Ok(Value::Peer { peer, text: told_holder(texts, peer, cell) });
    }
    let assessor = tools.assessor(with.ladder);
    let assessment = assessor.assess(&puzzle);
    match &assessment {
        Assessment::Solved { solution } | Assessment::Proper { solution }
            if solution.get(cell) == Some(digit) =>
        {
            return Ok(Value::ItIs { gives_away: true, text: said("engine-why-it-is") });
        }
        Assessment::Solved { .. } | Assessment::Proper { .. } => {}
        Assessment::Multiple { .. } => {
            if let Some(solution) = solution_among(&puzzle, cell, DigitSet::of(digit)) {
                let is_only =
                    solution_among(&puzzle, cell, DigitSet::ALL - DigitSet::of(digit)).is_none();
                return Ok(Value::Solution {
                    gives_away: is_only,
                    solution,
                    text: said("engine-why-may"),
                });
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
    let state =
        if removed.digits(cell).contains(digit) { removed } else { SolvingState::from(&plain) };
    // Steps with an assumption of their own are no easier than the refutation, and all of them take
    // long to find.
    let is_assumption =
        |technique: Technique| matches!(technique.shape(), Shape::Negation | Shape::Trial);
    let techniques =
        assessor.reasoner().ladder().iter().filter(|&&technique| !is_assumption(technique));
    let steps =
        techniques.map(|&technique| steps_of(technique, &state)).find(|steps| !steps.is_empty());
    let easiest = steps
        .unwrap_or_default()
        .into_iter()
        .find(|step| step.reach(&state, cell, digit).is_some());
    let is_refutation = easiest.is_none();
    let step = easiest
        .or_else(|| refute(&state, cell, digit))
        .ok_or_else(|| Fault::improper(texts, &assessment))?;
    let reach = step.reach(&state, cell, digit).unwrap_or(Reach::Refuted);
    let brief = texts.why_in_brief(reach, cell, digit);
    let gives_away = leaves_one(&state, &step, cell);
    let step = Box::new(StepValue::why(texts, &plain.givens, &state, &step, (cell, digit))?);
    Ok(match is_refutation {
        false => Value::Step { gives_away, brief, step },
        true => Value::Refutation { gives_away, brief, step },
    })
}

/// What stands in the cell itself, or where a peer holds the digit.
fn holder(grid: &Grid, cell: Cell, digit: Digit) -> Option<Candidate> {
    if let Some(digit) = grid.get(cell) {
        return Some(Candidate { cell, digit });
    }
    cell.peers()
        .iter()
        .find(|&peer| grid.get(peer) == Some(digit))
        .map(|cell| Candidate { cell, digit })
}

/// What the cell itself holds, or which peer holds the digit, and in which house that is.
fn told_holder(texts: &Texts, Candidate { cell: peer, digit }: Candidate, cell: Cell) -> String {
    let house =
        cell.houses().into_iter().find(|house| peer != cell && house.cells().contains(peer));
    let mut values = vec![("cell", texts.cell(cell).into()), ("digit", digit.get().into())];
    match house {
        None => texts.say("engine-why-holds", &values),
        Some(house) => {
            values
                .extend([("peer", texts.cell(peer).into()), ("house", texts.house(house).into())]);
            texts.say("engine-why-peer", &values)
        }
    }
}

/// Whether the cell has one candidate left after the step, so that the step says what the cell
/// holds.
fn leaves_one(state: &SolvingState, step: &Step, cell: Cell) -> bool {
    let mut after = state.clone();
    after.apply(step);
    after.digits(cell).single().is_some()
}

/// A solution with one of these digits in this cell.
fn solution_among(puzzle: &Puzzle, cell: Cell, digits: DigitSet) -> Option<Grid> {
    let mut candidates: Candidates = puzzle.unreduced_candidates();
    candidates[cell] &= digits;
    EngineKind::default().build().search_candidates(&candidates, Limits::solutions(1)).first
}
