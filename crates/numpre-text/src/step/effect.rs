//! Texts of the effects of a step.

use crate::Texts;
use numpre::logic::{Marks, Step};
use numpre::{CellSet, DigitSet};

impl Texts {
    /// Returns the effects of a step: `r1c1 = 5`; `remove 2 from r9c7 and r9c9`.
    pub(super) fn effect(&self, step: &Step) -> String {
        let placements = step.placements.iter().map(|&(cell, digit)| {
            self.say(
                "effect-place",
                &[("cell", self.cell(cell).into()), ("digit", digit.get().into())],
            )
        });
        let removals = by_digits(&step.eliminations).into_iter().map(|(digits, cells)| {
            let values = [
                ("digits", self.listed_digits(digits).into()),
                ("cells", self.cells_and_name(cells).into()),
            ];
            self.say("effect-remove", &values)
        });
        let effects: Vec<String> = placements.chain(removals).collect();
        self.joined("effect-separator", &effects)
    }
}

/// Returns the eliminations grouped by digits: cells that lose the same digits are one group.
/// Groups are in the order of their first cells.
pub(super) fn by_digits(marks: &Marks) -> Vec<(DigitSet, CellSet)> {
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
    for (cell, digits) in marks.iter() {
        match groups.iter_mut().find(|(other, _)| *other == digits) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((digits, CellSet::of(cell))),
        }
    }
    groups
}
