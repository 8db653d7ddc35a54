//! A step as the page gets it: judged, told, drawn.

use super::Picture;
use crate::fault::Fault;
use numpre::logic::{Marks, SolvingState, Step, Technique};
use numpre::proof;
use numpre::{Cell, CellSet, Digit, Grid, House};
use numpre_draw::Scene;
use numpre_text::{Sentence, Texts};
use serde::{Deserialize, Serialize};

/// A step, judged, told and drawn.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Step"))]
pub(crate) struct StepValue {
    #[cfg_attr(test, ts(type = "Technique"))]
    technique: Technique,
    /// What the technique is called.
    name: String,
    /// The rank of puzzles that need it, 1 to 8, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    rank: Option<u8>,
    /// What it does, in the field's shorthand: `r9c79<>2`.
    notation: String,
    placements: Vec<Candidate>,
    #[cfg_attr(test, ts(type = "Candidate[]"))]
    eliminations: Marks,
    #[cfg_attr(test, ts(type = "House[]"))]
    houses: Vec<House>,
    #[cfg_attr(test, ts(type = "Cell[]"))]
    cells: CellSet,
    /// What it says, a sentence a line.
    sentences: Vec<Line>,
    picture: Picture,
    /// The whole step as data, for `judge`; only where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "unknown"))]
    data: Option<Step>,
    /// That the independent judge has confirmed it; what it does not confirm is never sent.
    judged: bool,
}

/// A digit of a cell.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Candidate {
    #[cfg_attr(test, ts(type = "Cell"))]
    pub(crate) cell: Cell,
    #[cfg_attr(test, ts(type = "Digit"))]
    pub(crate) digit: Digit,
}

/// A sentence of an explanation.
#[derive(Clone, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Sentence"))]
pub(crate) struct Line {
    /// How many assumptions it stands under.
    depth: usize,
    text: String,
}

impl From<Sentence> for Line {
    fn from(sentence: Sentence) -> Line {
        Line { depth: sentence.depth, text: sentence.text }
    }
}

impl StepValue {
    /// A step on this board, judged.
    pub(crate) fn new(
        texts: &Texts,
        givens: &Grid,
        state: &SolvingState,
        step: &Step,
        has_data: bool,
    ) -> Result<StepValue, Fault> {
        judged(texts, state, step)?;
        let told = texts.told_by_part(step);
        let scene = numpre_draw::step(givens, state, step);
        Ok(StepValue::shown(texts, step, told, scene, has_data))
    }

    /// A step as the reason why this cell is not this digit, judged: it ends with the link
    /// to that cell, in words and as a picture.
    pub(crate) fn why(
        texts: &Texts,
        givens: &Grid,
        state: &SolvingState,
        step: &Step,
        (cell, digit): (Cell, Digit),
    ) -> Result<StepValue, Fault> {
        judged(texts, state, step)?;
        let mut told = texts.told_by_part(step);
        let reach = step.reach(state, cell, digit);
        let text = reach.and_then(|reach| texts.told_reach(reach, cell, digit));
        told.extend(text.map(|text| vec![Sentence { depth: 0, text }]));
        let scene = numpre_draw::why(givens, state, step, (cell, digit));
        Ok(StepValue::shown(texts, step, told, scene, false))
    }

    fn shown(
        texts: &Texts,
        step: &Step,
        told: Vec<Vec<Sentence>>,
        scene: Scene,
        has_data: bool,
    ) -> StepValue {
        let lengths: Vec<usize> = told.iter().map(Vec::len).collect();
        StepValue {
            technique: step.technique,
            name: texts.technique(step.technique),
            rank: step.technique.rank().map(|rank| rank.get()),
            notation: step.to_string(),
            placements: step
                .placements
                .iter()
                .map(|&(cell, digit)| Candidate { cell, digit })
                .collect(),
            eliminations: step.eliminations.clone(),
            houses: step.evidence.houses(),
            cells: step.evidence.cells(),
            sentences: told.into_iter().flatten().map(Line::from).collect(),
            picture: Picture::of_scene(texts, scene, &lengths),
            data: has_data.then(|| step.clone()),
            judged: true,
        }
    }
}

/// Has a step judged by the rules alone; nobody is shown what does not pass.
pub(crate) fn judged(texts: &Texts, state: &SolvingState, step: &Step) -> Result<(), Fault> {
    let judged = proof::check(state.candidates(), std::slice::from_ref(step));
    judged.map(|_| ()).map_err(|_| Fault::unsound(texts))
}
