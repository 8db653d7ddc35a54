//! Patterns of counting: cells for whose digits there is only just enough room.
//!
//! *Picture.* Some cells have certain digits, and each digit fits in once in a row, column or
//! block. There is room for at most one digit more than there are cells. If a digit fits in twice,
//! one of its two places is used.
//!
//! | file | patterns |
//! |---|---|
//! | `pairs` | two almost locked sets: XYZ-wing, WXYZ-wing, ALS-XZ |
//! | `rows` | three and more in a row: ALS-XY-wing, ALS chain |
//! | `stem` | a cell, and a set for each of its candidates: death blossom |
//! | `crossing` | cells of a block and a line: sue de coq |
//! | `ring` | eight pairs of cells: SK loop |
//! | `counting` | what a pattern removes |
//! | `found` | adds a pattern with the name that is searched for |
//!
//! *Order.* Fewest cells, then fewest parts, then fewest digits, then steps that open a single,
//! then most removals.
//!
//! *Source.* Not in S4.

mod counting;
mod crossing;
mod found;
mod pairs;
mod ring;
mod rows;
mod stem;

use super::instances::OnStep;
use crate::logic::facts::Facts;
use crate::logic::solving_state::SolvingState;
use crate::logic::technique::{SetsKind, Technique};
use crate::vocabulary::CellSet;
use found::Found;
use std::ops::ControlFlow;

/// Finds the patterns that have the name of this technique.
pub(in crate::logic) fn find(
    technique: Technique,
    kind: SetsKind,
    state: &SolvingState,
    facts: &mut Facts,
    on_step: OnStep<'_>,
) -> ControlFlow<()> {
    let mut found = Found::new(technique, state);
    match kind {
        SetsKind::Two => {
            // An XYZ-wing has three cells and a WXYZ-wing four.
            let cells = match technique {
                Technique::XyzWing => 3..=3,
                Technique::WxyzWing => 4..=4,
                _ => 2..=CellSet::ALL.len(),
            };
            pairs::find(facts.almost_locked(state), cells, &mut found);
        }
        SetsKind::Three => rows::three(facts.almost_locked(state), &mut found),
        SetsKind::Chain => rows::chain(facts.almost_locked(state), &mut found),
        SetsKind::Stem => stem::find(facts.almost_locked(state), &mut found),
        SetsKind::Crossing => crossing::find(&mut found),
        SetsKind::Ring => ring::find(&mut found),
    }
    found.report(on_step)
}
