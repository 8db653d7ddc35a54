//! A step: as data, and in the form that is shown to people.

#[cfg(feature = "proof")]
use crate::proof::{Line, StepEvidence};
use crate::{Candidate, Fault, Picture};
use numpre::logic::{self, Marks, SolvingState, Technique};
use numpre::proof;
use numpre::{Cell, CellSet, Digit, Grid, House};
use numpre_draw::Scene;
use numpre_text::{Sentence as Said, Texts};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

/// A step as data. The command writes these fields, and `judge` reads them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct StepData {
    /// The technique.
    pub technique: Technique,
    /// The digits it places.
    pub placements: Vec<Candidate>,
    /// The candidates it removes, besides those that its placements remove.
    pub eliminations: Marks,
    /// The evidence of the step, only if proofs were asked for.
    #[cfg(feature = "proof")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evidence: Option<StepEvidence>,
    /// The candidates that must have been removed for the step to hold, only if proofs were asked
    /// for.
    #[cfg(feature = "proof")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rests_on: Option<Marks>,
    /// The line of reasoning of a step with an assumption, only if proofs were asked for.
    #[cfg(feature = "proof")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<Line>,
    /// The step in words, as one text.
    #[serde(default)]
    pub text: String,
}

/// A step in the form that is shown: confirmed by the judge, with sentences and a picture.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Step {
    /// The step as data. In JSON its fields are next to the other fields of the step.
    #[cfg_attr(feature = "schema", schemars(flatten))]
    pub data: StepData,
    /// The name of the technique.
    pub name: String,
    /// The rank of puzzles that need the technique, 1 to 8. Left out if the technique has no rank.
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
    pub rank: Option<u8>,
    /// The effect of the step in shorthand: `r9c79<>2`.
    pub notation: String,
    /// The houses that the step uses.
    pub houses: Vec<House>,
    /// The cells that the step uses.
    pub cells: CellSet,
    /// The step in words, one entry per line.
    pub sentences: Vec<Sentence>,
    /// The step as a picture.
    pub picture: Picture,
    /// Always true: a step that the judge does not confirm is not sent.
    pub judged: bool,
}

/// A sentence of an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Sentence {
    /// The number of assumptions in force.
    pub depth: usize,
    /// The sentence.
    pub text: String,
}

impl StepData {
    /// Converts a step of the core, with its proof and its text.
    pub fn new(step: &logic::Step, texts: &Texts) -> StepData {
        StepData { text: texts.text_of(step), ..StepData::without_text(step, Some(texts)) }
    }

    /// Converts a step of the core without its text. If there are texts, it has its proof, and the
    /// steps of the proof have their texts.
    fn without_text(step: &logic::Step, proof: Option<&Texts>) -> StepData {
        let pairs = step.placements.iter();
        StepData {
            technique: step.technique,
            placements: pairs.map(|&(cell, digit)| Candidate { cell, digit }).collect(),
            eliminations: step.eliminations.clone(),
            #[cfg(feature = "proof")]
            evidence: proof.map(|_| StepEvidence::of(&step.evidence)),
            #[cfg(feature = "proof")]
            rests_on: proof.map(|_| step.rests_on.clone()),
            #[cfg(feature = "proof")]
            line: proof.and_then(|texts| Some(Line::of(step.evidence.refutation()?, texts))),
            text: String::new(),
        }
    }
}

impl StepData {
    fn write<S: SerializeStruct>(&self, fields: &mut S) -> Result<(), S::Error> {
        fields.serialize_field("technique", &self.technique)?;
        fields.serialize_field("placements", &self.placements)?;
        fields.serialize_field("eliminations", &self.eliminations)?;
        #[cfg(feature = "proof")]
        {
            write_some(fields, "evidence", &self.evidence)?;
            write_some(fields, "rests_on", &self.rests_on)?;
            write_some(fields, "line", &self.line)?;
        }
        fields.serialize_field("text", &self.text)
    }
}

fn write_some<S: SerializeStruct>(
    fields: &mut S,
    name: &'static str,
    value: &Option<impl Serialize>,
) -> Result<(), S::Error> {
    value.as_ref().map_or(Ok(()), |value| fields.serialize_field(name, value))
}

impl Serialize for StepData {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("StepData", 7)?;
        self.write(&mut fields)?;
        fields.end()
    }
}

/// Written by hand, because `serde(flatten)` would add another copy of all fields to a page's
/// module.
impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Step", 15)?;
        self.data.write(&mut fields)?;
        fields.serialize_field("name", &self.name)?;
        write_some(&mut fields, "rank", &self.rank)?;
        fields.serialize_field("notation", &self.notation)?;
        fields.serialize_field("houses", &self.houses)?;
        fields.serialize_field("cells", &self.cells)?;
        fields.serialize_field("sentences", &self.sentences)?;
        fields.serialize_field("picture", &self.picture)?;
        fields.serialize_field("judged", &self.judged)?;
        fields.end()
    }
}

impl Step {
    /// Prepares a step on this board to be shown, with its proof if `has_proof`.
    ///
    /// # Errors
    /// A fault if the judge does not confirm the step, or if this build has no proofs.
    pub(crate) fn new(
        texts: &Texts,
        givens: &Grid,
        state: &SolvingState,
        step: &logic::Step,
        has_proof: bool,
    ) -> Result<Step, Fault> {
        if has_proof && !cfg!(feature = "proof") {
            return Err(Fault::bad_request(texts, "proof"));
        }
        judged(texts, state, step)?;
        let parts = texts.sentences_by_part(step);
        let scene = numpre_draw::step(givens, state, step);
        Ok(Step::shown(texts, step, parts, scene, has_proof))
    }

    /// Prepares a step to be shown as the reason why this cell cannot hold this digit. The last
    /// sentence and the last frame lead to that cell.
    ///
    /// # Errors
    /// A fault if the judge does not confirm the step.
    pub(crate) fn why(
        texts: &Texts,
        givens: &Grid,
        reason: &numpre::assess::Reason,
        (cell, digit): (Cell, Digit),
    ) -> Result<Step, Fault> {
        let (state, step) = (&reason.state, &reason.step);
        judged(texts, state, step)?;
        let mut parts = texts.sentences_by_part(step);
        let link = texts.sentence_of_reach(reason.reach, cell, digit);
        parts.extend(link.map(|text| vec![Said { depth: 0, text }]));
        let scene = numpre_draw::why(givens, state, step, (cell, digit));
        Ok(Step::shown(texts, step, parts, scene, false))
    }

    fn shown(
        texts: &Texts,
        step: &logic::Step,
        parts: Vec<Vec<Said>>,
        scene: Scene,
        has_proof: bool,
    ) -> Step {
        let lengths: Vec<usize> = parts.iter().map(Vec::len).collect();
        let sentence = |Said { depth, text }| Sentence { depth, text };
        let sentences: Vec<Sentence> = parts.into_iter().flatten().map(sentence).collect();
        let all: Vec<&str> = sentences.iter().map(|sentence| sentence.text.as_str()).collect();
        let text = all.join(&texts.word("sentence-separator"));
        Step {
            data: StepData { text, ..StepData::without_text(step, has_proof.then_some(texts)) },
            name: texts.technique(step.technique),
            rank: step.technique.rank().map(|rank| rank.get()),
            notation: step.to_string(),
            houses: step.evidence.houses(),
            cells: step.evidence.cells(),
            sentences,
            picture: Picture::of_scene(texts, scene, &lengths),
            judged: true,
        }
    }
}

/// Checks a step by the rules of the game only.
///
/// # Errors
/// A fault if the step does not hold. Such a step is not shown.
pub(crate) fn judged(texts: &Texts, state: &SolvingState, step: &logic::Step) -> Result<(), Fault> {
    let judged = proof::check(&state.puzzle(), std::slice::from_ref(step));
    judged.map(|_| ()).map_err(|_| Fault::unsound(texts))
}
