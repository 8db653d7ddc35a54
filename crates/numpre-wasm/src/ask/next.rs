//! `next`: the next step, as strongly as it is wanted; a mistake goes before it.

use crate::desk::{Asked, Ladder, Tools};
use crate::fault::Fault;
use crate::value::{Board, Mistake, StepValue, Strength, judged};
use numpre::assess::Assessment;
use numpre::logic::{Next, Step, Technique};
use numpre::{CellSet, House};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NextWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    board: Board,
    strength: Strength,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Ladder>"))]
    ladder: Ladder,
    /// Whether steps come with their `data`, for `judge`.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    data: bool,
}

/// As much of the next step as the strength allows, and nothing beyond it. Every step has passed
/// the judge.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NextValue"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Value {
    /// Strength 1.
    Where {
        #[cfg_attr(test, ts(type = "House"))]
        block: House,
        text: String,
    },
    /// Strength 2.
    Which {
        #[cfg_attr(test, ts(type = "Technique"))]
        technique: Technique,
        /// What it is called.
        name: String,
        #[cfg_attr(test, ts(type = "House[]"))]
        houses: Vec<House>,
        #[cfg_attr(test, ts(type = "Cell[]"))]
        cells: CellSet,
        text: String,
    },
    /// Strength 3.
    Step { step: Box<StepValue> },
    /// The board is wrong: that is told first, as strongly as the step would have been.
    Mistake { mistake: Mistake },
    /// There is no next step.
    Nothing { is_solved: bool, text: String },
}

pub(crate) fn answer(tools: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let (texts, puzzle) = (&asked.texts, with.board.puzzle());
    let (reasoner, state) = match tools.reasoner(with.ladder, &puzzle) {
        Ok(found) => found,
        Err(assessment) => return mistaken(asked, &assessment, with.strength),
    };
    let Next::Step(step) = reasoner.next(&state) else {
        return Ok(nothing(asked, puzzle.grid().is_full()));
    };
    Ok(match with.strength {
        Strength::Where => {
            judged(texts, &state, &step)?;
            let block = block_of(&step);
            Value::Where { block, text: texts.hint_where(block) }
        }
        Strength::Which => {
            judged(texts, &state, &step)?;
            Value::Which {
                technique: step.technique,
                name: texts.technique(step.technique),
                houses: step.evidence.houses(),
                cells: step.evidence.cells(),
                text: texts.hint_what(&step),
            }
        }
        Strength::All => Value::Step {
            step: Box::new(StepValue::new(texts, &puzzle.givens, &state, &step, with.data)?),
        },
    })
}

fn nothing(asked: &Asked, is_solved: bool) -> Value {
    Value::Nothing {
        is_solved,
        text: asked.texts.word(if is_solved { "explain-nothing" } else { "hint-nothing" }),
    }
}

fn mistaken(asked: &Asked, assessment: &Assessment, strength: Strength) -> Result<Value, Fault> {
    match Mistake::of(&asked.texts, assessment, strength) {
        Some(mistake) => Ok(Value::Mistake { mistake }),
        None => Err(Fault::improper(&asked.texts, assessment)),
    }
}

/// The block in which a step does something, by which nobody tells its technique.
fn block_of(step: &Step) -> House {
    let placed = step.placements.first().map(|&(cell, _)| cell);
    let removed = step.eliminations.iter().next().map(|(cell, _)| cell);
    placed.or(removed).map_or(House::block(0), |cell| House::block(cell.block()))
}
