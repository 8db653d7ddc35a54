//! The colourings that were found on a board.

use crate::logic::find::instances::Instances;
use crate::logic::name::name_of;
use crate::logic::step::{Cluster, ColourRule, Evidence, Marks, Step, premises};
use crate::logic::technique::Technique;
use crate::vocabulary::{CellSet, Digit, DigitSet};

/// The colourings of one technique that were found on a board.
pub(super) struct Found<'s> {
    pub(super) technique: Technique,
    pub(super) instances: Instances<'s>,
}

impl Found<'_> {
    /// Adds a colouring if it has the name of the technique and removes a candidate.
    pub(super) fn add(&mut self, clusters: Vec<Cluster>, rule: ColourRule, removed: Marks) {
        let links: Vec<_> = clusters.iter().flat_map(|cluster| &cluster.links).copied().collect();
        let emptied = match rule {
            ColourRule::Emptied { cell, .. } => Some(cell),
            _ => None,
        };
        let evidence = Evidence::Colouring { clusters, rule };
        if removed.is_empty() || name_of(&evidence) != Some(self.technique) {
            return;
        }
        let mut rests_on = premises(&links);
        if let Some(cell) = emptied {
            rests_on.insert(cell, !self.instances.state.digits(cell));
        }
        let size = [links.len(), 0, evidence.digits().len()];
        let step = Step::removing(self.technique, evidence, removed, rests_on);
        self.instances.add(size, step);
    }

    /// Returns those of these cells, digit by digit, that have the digit as a candidate.
    pub(super) fn candidates(&self, cells: &[CellSet; 9]) -> Marks {
        let state = self.instances.state;
        let mut marks = Marks::new();
        for (digit, cells) in Digit::all().zip(cells) {
            for cell in (*cells & state.cells_with(digit) & state.open()).iter() {
                marks.insert(cell, DigitSet::of(digit));
            }
        }
        marks
    }
}
