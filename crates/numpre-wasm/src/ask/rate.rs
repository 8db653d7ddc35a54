//! `rate`: the rank of one puzzle, and how much work it is.

use crate::desk::{Asked, Ladder, Tools};
use crate::fault::Fault;
use crate::value::Board;
use numpre::assess::Work;
use numpre::logic::Technique;
use numpre_text::Texts;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "RateWith"))]
#[serde(deny_unknown_fields)]
pub(crate) struct With {
    board: Board,
    /// Whether it is told how much work it is, too: that takes as long as the whole explanation.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    work: bool,
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
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    work: Option<WorkValue>,
}

/// How much work a puzzle is.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Work"))]
struct WorkValue {
    /// How many steps there are.
    steps: usize,
    /// How often each technique is used.
    techniques: Vec<TechniqueCount>,
    /// The steps of the longest refutation, and of all together.
    longest_refutation: usize,
    refutation_steps: usize,
    /// How often only the hardest technique goes on, and at how few places at the narrowest.
    hardest_moments: usize,
    narrowest: usize,
    /// The same in sentences.
    lines: Vec<String>,
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
    let rank = assessor.rank(&puzzle).map_err(|error| Fault::unassessed(texts, &error))?;
    let work = with.work.then(|| assessor.work(&puzzle)).transpose();
    let work = work.map_err(|error| Fault::unassessed(texts, &error))?;
    Ok(Value {
        rank: rank.get(),
        name: texts.rank(rank),
        stars: rank.stars(),
        clues: puzzle.givens.clue_count(),
        work: work.map(|work| told(texts, &work)),
    })
}

fn told(texts: &Texts, work: &Work) -> WorkValue {
    let count = |&(technique, count): &(Technique, usize)| TechniqueCount {
        technique,
        name: texts.technique(technique),
        count,
    };
    WorkValue {
        steps: work.steps,
        techniques: work.techniques.iter().map(count).collect(),
        longest_refutation: work.longest_refutation,
        refutation_steps: work.refutation_steps,
        hardest_moments: work.moments.count,
        narrowest: work.moments.narrowest,
        lines: texts.work(work),
    }
}
