//! Objects inside rows: clashes and steps.

use numpre::Grid;
use numpre::check::Clash;
use numpre::logic::{Evidence, Refutation, Step};
use numpre_api::row::Value;
use numpre_text::Texts;
use std::borrow::Cow;

/// Appends the 81 characters of a board, with `.` for a blank.
pub fn digits(grid: &Grid, line: &mut Vec<u8>) {
    line.extend_from_slice(&grid.to_line(b'.'));
}

/// Returns an object with these fields.
pub fn object<const N: usize>(fields: [(&'static str, Value); N]) -> Value {
    Value::Object(fields.map(|(name, value)| (Cow::Borrowed(name), value)).into())
}

/// Returns a clash as an object: `{"house":"c6","digit":7,"cells":["r4c6","r5c6"]}`.
pub fn clash(clash: &Clash) -> Value {
    let Clash { house, digit, cells } = *clash;
    object([
        ("house", house.to_string().into()),
        ("digit", digit.get().into()),
        ("cells", cells.into()),
    ])
}

/// The form of steps in a field of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepForm {
    /// Objects with names of cells and houses, and with the lines of refutations inside.
    Nested,
    /// Structs with numbers of cells and houses, as in all tables. The steps of a refutation follow
    /// it.
    #[cfg(feature = "table")]
    Table,
}

/// Returns steps as a list of objects, each with its sentences in this language.
pub fn steps(steps: &[Step], form: StepForm, texts: &Texts) -> Value {
    match form {
        StepForm::Nested => nested(steps, texts),
        #[cfg(feature = "table")]
        StepForm::Table => {
            numpre_table::steps::value(steps, true, Some(&|step| texts.text_of(step)))
        }
    }
}

fn nested(steps: &[Step], texts: &Texts) -> Value {
    Value::List(steps.iter().map(|found| step(found, texts)).collect())
}

/// Returns a step as an object:
///
/// ```text
/// {"technique":"naked-single","placements":[{"cell":"r5c5","digit":5}],"eliminations":[],
///  "evidence":{…},"rests_on":[…],"text":"…"}
/// ```
/// A refutation also has the field `line`, which contains the steps that lead to the contradiction.
fn step(step: &Step, texts: &Texts) -> Value {
    let placement = |&(cell, digit): &(numpre::Cell, numpre::Digit)| {
        object([("cell", cell.to_string().into()), ("digit", digit.get().into())])
    };
    let mut fields = vec![
        (Cow::Borrowed("technique"), step.technique.slug().into()),
        ("placements".into(), Value::List(step.placements.iter().map(placement).collect())),
        ("eliminations".into(), Value::of(&step.eliminations)),
        ("evidence".into(), evidence(&step.evidence)),
        ("rests_on".into(), Value::of(&step.rests_on)),
    ];
    if let Some(refutation) = step.evidence.refutation() {
        fields.push(("line".into(), line(refutation, texts)));
    }
    fields.push(("text".into(), texts.text_of(step).into()));
    Value::Object(fields)
}

/// Returns the evidence of a step. For a refutation it is only the candidates of the cell, because
/// the steps are in the field `line`.
fn evidence(evidence: &Evidence) -> Value {
    match evidence {
        Evidence::Refutation { candidates, .. } => {
            object([("family", "refutation".into()), ("candidates", Value::of(candidates))])
        }
        other => Value::of(other),
    }
}

/// Returns the line of a refutation: the assumption, the steps from there, the contradiction, and
/// the premises of each.
fn line(refutation: &Refutation, texts: &Texts) -> Value {
    object([
        ("assume", Value::of(&refutation.assumption)),
        ("steps", nested(&refutation.steps, texts)),
        ("step_premises", Value::of(&refutation.step_premises)),
        ("contradiction", Value::of(&refutation.contradiction)),
        ("contradiction_premises", Value::of(&refutation.contradiction_premises)),
    ])
}
