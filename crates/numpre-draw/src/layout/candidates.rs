//! Candidates, drawn as small digits.

use super::plan::Plan;
use crate::drawing::{Anchor, Ink, Mark, Weight};
use crate::scene::{Meaning, Scene};
use numpre::{Cell, Digit};

/// The look of a candidate.
#[derive(Clone, Copy, PartialEq)]
struct Look {
    ink: Ink,
    weight: Weight,
    is_slanted: bool,
}

/// Draws each candidate once. Candidates with the same look come together, line by line, so that a
/// back end can write a line as one element.
pub(super) fn draw(plan: &Plan, scene: &Scene, marks: &mut Vec<Mark>) {
    let mut all: Vec<(Look, Mark)> = Vec::new();
    for (row, third) in (0..9).flat_map(|row| (0..3).map(move |third| (row, third))) {
        for cell in (0..9).filter_map(|column| Cell::at(row, column)) {
            for digit in scene.candidates_of(cell).iter().filter(|digit| digit.index() / 3 == third)
            {
                let look = look(scene, cell, digit);
                let place = plan.place(cell, digit);
                let size = plan.sheet.candidate * plan.cell;
                let text = Mark::Text {
                    at: place.moved(0.0, size * plan.sheet.digit_height / 2.0),
                    size,
                    weight: look.weight,
                    is_slanted: look.is_slanted,
                    anchor: Anchor::Middle,
                    ink: look.ink,
                    text: digit.to_string(),
                };
                all.push((look, text));
            }
        }
    }
    let mut looks: Vec<Look> = Vec::new();
    all.iter().for_each(|(look, _)| {
        if !looks.contains(look) {
            looks.push(*look)
        }
    });
    for look in looks {
        marks.extend(all.iter().filter(|(other, _)| *other == look).map(|(_, mark)| mark.clone()));
    }
}

fn look(scene: &Scene, cell: Cell, digit: Digit) -> Look {
    let means = |meaning: Meaning| {
        scene
            .marks
            .iter()
            .any(|mark| (mark.cell, mark.digit, mark.meaning) == (cell, digit, meaning))
    };
    let has_meaning = scene.marks.iter().any(|mark| (mark.cell, mark.digit) == (cell, digit));
    let ink = match has_meaning {
        _ if means(Meaning::Place) => Ink::Board,
        _ if means(Meaning::Inferred) => Ink::Trial,
        true => Ink::Given,
        false if scene.has_meaning() => Ink::Faint,
        false => Ink::Candidate,
    };
    let is_slanted = means(Meaning::Inferred);
    Look {
        ink,
        weight: if has_meaning && !means(Meaning::Excluded) && !means(Meaning::Remove) {
            Weight::Bold
        } else {
            Weight::Regular
        },
        is_slanted,
    }
}
