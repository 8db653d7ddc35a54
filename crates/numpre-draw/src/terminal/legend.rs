//! The legend: what the marks on a board mean, without marks that are not on it.

use super::Sign;
use super::cell::Form;
use super::look::{Face, Look};
use crate::scene::{Meaning, Scene};
use numpre::HouseKind;
use numpre::logic::notation;

/// A line of the legend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// An example of the mark.
    pub sample: String,
    /// The kind of mark, which decides its colour.
    pub sign: Sign,
    /// The key of its message.
    pub key: &'static str,
}

/// Returns the legend of a board, with one entry per kind of mark.
pub(super) fn legend(scene: &Scene, faces: &[Face], form: Form, is_ascii: bool) -> Vec<Entry> {
    let looks: Vec<Look> =
        faces.iter().flat_map(|face| face.digits.iter().map(|(_, look)| *look)).collect();
    let has = |sign: Sign| looks.iter().any(|look| look.sign == sign);
    let is_line = |wanted: fn(Meaning) -> bool| {
        scene
            .houses
            .iter()
            .any(|part| part.house.kind() != HouseKind::Block && wanted(part.meaning))
    };
    let sample = |sign: Sign| {
        let (before, after) = sign.brackets();
        // If signs replace digits, only a placed digit has both brackets.
        let has_both = form == Form::Row || (form == Form::SignsInPlaces && sign == Sign::Place);
        if has_both { format!("{before} {after}") } else { after.to_owned() }
    };
    let is_contradiction: fn(Meaning) -> bool = |meaning| meaning == Meaning::Contradiction;
    let contradicts = faces.iter().any(|face| face.is_contradiction)
        || scene.houses.iter().any(|part| is_contradiction(part.meaning));
    let number = |number: usize| notation::number(number, is_ascii);
    let highest = looks.iter().filter_map(|look| look.number).max();
    let is_assumed = looks.iter().any(|look| look.number == Some(0));
    let numbers = match highest.unwrap_or(0) {
        0 | 1 => number(1),
        highest => format!("{}–{}", number(1), number(highest))
            .replace('–', if is_ascii { "-" } else { "–" }),
    };
    let heavy = if is_ascii { "=" } else { "━" };
    let is_block = |wanted: fn(Meaning) -> bool| {
        scene
            .houses
            .iter()
            .any(|part| part.house.kind() == HouseKind::Block && wanted(part.meaning))
    };
    let has_sign = faces.iter().any(|face| face.is_contradiction) || is_line(is_contradiction);
    let at_contradiction = match (has_sign, is_block(is_contradiction)) {
        (true, true) => format!("{heavy} !"),
        (false, true) => heavy.to_owned(),
        _ => "!".to_owned(),
    };
    let rows = [
        (is_assumed, number(0), Sign::Mark, "mark-assumption"),
        (highest > Some(0), numbers, Sign::Mark, "mark-order"),
        (
            has(Sign::Cause) || is_line(|meaning| meaning == Meaning::Cause),
            sample(Sign::Cause),
            Sign::Cause,
            "mark-cause",
        ),
        (
            is_block(|meaning| meaning != Meaning::Contradiction),
            heavy.to_owned(),
            Sign::Cause,
            "mark-block",
        ),
        (has(Sign::Place), sample(Sign::Place), Sign::Place, "mark-place"),
        (has(Sign::Remove), sample(Sign::Remove), Sign::Remove, "mark-remove"),
        (has(Sign::Conflict), "!".to_owned(), Sign::Conflict, "mark-conflict"),
        (contradicts, at_contradiction, Sign::Conflict, "mark-contradiction"),
        (
            form == Form::Row && faces.iter().any(Face::is_single),
            "5?".to_owned(),
            Sign::Mark,
            "mark-single",
        ),
        (form == Form::SignsInPlaces, String::new(), Sign::Space, "mark-places"),
    ];
    let shown = rows.into_iter().filter(|(is_there, ..)| *is_there);
    shown.map(|(_, sample, sign, key)| Entry { sample, sign, key }).collect()
}
