//! A step of reasoning as data: its evidence, its premises, its effect.

mod cases;
mod colouring;
mod consequence;
mod contradiction;
mod deadly;
mod effect;
mod evidence;
mod link;
mod marks;
pub mod notation;
mod reach;
mod refutation;
mod roles;
mod sets;

pub use cases::{Branch, CasesPattern, Split};
pub use colouring::{Cluster, Colour, ColourRule};
pub use contradiction::Contradiction;
pub use deadly::{Confined, DeadlyPattern, DeadlyScope};
pub(super) use effect::Effect;
pub use evidence::Evidence;
pub(super) use link::digits_of;
pub(crate) use link::premises;
pub use link::{Because, Link, Node, Strength};
pub use marks::Marks;
pub use reach::Reach;
pub use refutation::{Premises, Refutation};
pub use roles::{Role, Roles};
pub use sets::{Cover, SetsPattern};

use super::solving_state::SolvingState;
use super::technique::Technique;
use crate::vocabulary::{Cell, CellSet, Digit, House};
use std::fmt;

/// One application of a technique.
///
/// Applied to a board, a step places its digits and removes its eliminations. A placement also
/// removes the digit from the cell's 20 peers (確定処理); these removals are not listed.
///
/// "In block 7 the digit 2 fits only in row 9 → remove 2 from r9c7 and r9c9" is
/// [`Evidence::Locked`] with the houses `b7` and `r9` and the digit 2, and the eliminations
/// `r9c79<>2`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step {
    /// The technique.
    pub technique: Technique,
    /// The evidence: what the step is based on.
    pub evidence: Evidence,
    /// The digits that it places.
    #[cfg_attr(feature = "serde", serde(with = "crate::serial::pairs"))]
    pub placements: Vec<(Cell, Digit)>,
    /// The candidates that it removes, in addition to those that its placements remove.
    pub eliminations: Marks,
    /// The candidates that have to be gone for the step to hold: the other candidates of a naked
    /// single's cell, the digit's other places in a hidden single's house, and so on. On every
    /// board without them the step is sound.
    pub rests_on: Marks,
}

impl Step {
    /// Creates a step that places one digit.
    pub fn placing(
        technique: Technique,
        evidence: Evidence,
        cell: Cell,
        digit: Digit,
        rests_on: Marks,
    ) -> Step {
        Step {
            technique,
            evidence,
            placements: vec![(cell, digit)],
            eliminations: Marks::new(),
            rests_on,
        }
    }

    /// Creates a step that removes candidates.
    pub fn removing(
        technique: Technique,
        evidence: Evidence,
        eliminations: Marks,
        rests_on: Marks,
    ) -> Step {
        Step { technique, evidence, placements: Vec::new(), eliminations, rests_on }
    }

    /// Returns the block to look at for the step. It is the block of the first cell, in reading
    /// order, in which the step places a digit. If it places none, it is the block that has all
    /// cells of the evidence, else that of the first cell from which a digit is removed. A hint can
    /// name the block without revealing the technique.
    ///
    /// # Panics
    /// If the step neither places nor removes anything, which no finder returns.
    pub fn block(&self) -> House {
        let placed: CellSet = self.placements.iter().map(|&(cell, _)| cell).collect();
        let evidence = self.evidence.cells();
        let in_block = |cell: &Cell| House::block(cell.block()).cells().is_superset(evidence);
        let removed = || self.eliminations.iter().map(|(cell, _)| cell).next();
        let first = placed
            .first()
            .or_else(|| evidence.first().filter(in_block))
            .or_else(removed)
            .expect("a step places or removes something");
        House::block(first.block())
    }
}

impl SolvingState {
    /// Applies a step.
    pub fn apply(&mut self, step: &Step) {
        for &(cell, digit) in &step.placements {
            self.place(cell, digit);
        }
        for (cell, digits) in step.eliminations.iter() {
            self.remove(cell, digits);
        }
    }
}

/// Prints the effect of the step: `r5c5=8` or `r9c79<>2`; if it has both, separated by a comma.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (cell, digit)) in self.placements.iter().enumerate() {
            let comma = if place > 0 { ", " } else { "" };
            write!(f, "{comma}{cell}={digit}")?;
        }
        if !self.placements.is_empty() && !self.eliminations.is_empty() {
            f.write_str(", ")?;
        }
        write!(f, "{}", self.eliminations)
    }
}
