//! `rate`: the rank of one puzzle, and what a person needs for it.

use crate::desk::{Asked, Ladder, Tools};
use crate::fault::{Fault, InTime};
use crate::value::Board;
use numpre::logic::{SolvingState, Technique};
use numpre::{EngineKind, Limits};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "RateWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    board: Board,
    /// Whether the steps to the solution are counted, too.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    counts: bool,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Ladder>"))]
    ladder: Ladder,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "RateValue"))]
pub(crate) struct Value {
    /// 1 to 8.
    rank: u8,
    /// What the rank is called.
    name: String,
    /// The rank in stars.
    stars: &'static str,
    /// How many digits are given.
    clues: usize,
    /// How often each technique is used on the way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    counts: Option<Vec<TechniqueCount>>,
    /// How many calls the search needs to prove that there is one solution.
    #[cfg_attr(test, ts(type = "number"))]
    calls: u64,
}

/// How often a technique is used.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct TechniqueCount {
    #[cfg_attr(test, ts(type = "Technique"))]
    technique: Technique,
    /// What it is called.
    name: String,
    count: usize,
}

pub(crate) fn answer(tools: &mut Tools, asked: &Asked, with: With) -> Result<Value, Fault> {
    let (texts, puzzle) = (&asked.texts, with.board.puzzle());
    let assessor = tools.assessor(with.ladder);
    let rank = assessor.rank(&puzzle).map_err(|assessment| Fault::improper(texts, &assessment))?;
    let counts = if with.counts {
        let state = SolvingState::from(&puzzle);
        let explanation = assessor.reasoner().explain_until(&state, &asked.deadline.token()).in_time(texts)?;
        let told = |(technique, count)| TechniqueCount { technique, name: texts.technique(technique), count };
        Some(explanation.counts().into_iter().map(told).collect())
    } else {
        None
    };
    let mut engine = EngineKind::default().build();
    let candidates = puzzle.all_candidates();
    let outcome = engine.search_candidates_until(&candidates, Limits::default(), &asked.deadline.token());
    Ok(Value {
        rank: rank.get(),
        name: texts.rank(rank),
        stars: rank.stars(),
        clues: puzzle.givens.clue_count(),
        counts,
        calls: outcome.calls,
    })
}
