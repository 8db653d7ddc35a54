//! Patterns of cases: one of several candidates is true, and each of them leads to the same.
//!
//! *Example.* r1c1 can be 2, 5 or 7. Each case leads to "r5c3 is not 2":
//!
//! ```text
//!   r1c1 = 2  ··· r1c9 ≠ 2 ─── r5c9 = 2 ··· r5c3 ≠ 2       ─── strong link: so it is true
//!   r1c1 = 5  ··· r1c3 ≠ 5 ─── r1c3 = 2 ··· r5c3 ≠ 2       ··· weak link: so it is false
//!   r1c1 = 7  ··· r2c3 ≠ 7 ─── r5c3 = 7 ··· r5c3 ≠ 2
//! ```

use super::{Link, Marks, Node, Strength, premises};
use crate::logic::solving_state::SolvingState;
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};

/// The candidates of which one is true.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "kind", rename_all = "kebab-case")
)]
pub enum Split {
    /// The candidates of a cell.
    Cell {
        /// The cell.
        cell: Cell,
    },
    /// The places of a digit in a house.
    House {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
    },
    /// The fins of a fish. If none of them is true, the fish itself leads to the same: its digit is
    /// removed from a cell in more cover houses than base houses.
    Fins {
        /// The digit.
        digit: Digit,
        /// The *n* base houses.
        base: Vec<House>,
        /// The *n* cover houses.
        cover: Vec<House>,
        /// The digit's places in the base houses that are not fins.
        body: CellSet,
        /// The fins.
        fins: CellSet,
    },
}

impl Split {
    /// Returns the candidates on a board: digits ascending, or cells in reading order.
    pub fn candidates(&self, state: &SolvingState) -> Vec<(Cell, Digit)> {
        let of_cells = |cells: CellSet, digit: &Digit| {
            let places = cells & state.cells_with(*digit);
            places.iter().map(|cell| (cell, *digit)).collect()
        };
        match self {
            Split::Cell { cell } => {
                state.digits(*cell).iter().map(|digit| (*cell, digit)).collect()
            }
            Split::House { house, digit } => of_cells(house.cells(), digit),
            Split::Fins { digit, fins, .. } => of_cells(*fins, digit),
        }
    }

    /// Returns the houses: for fins, the base houses and then the cover houses.
    pub fn houses(&self) -> Vec<House> {
        match self {
            Split::Cell { .. } => Vec::new(),
            Split::House { house, .. } => vec![*house],
            Split::Fins { base, cover, .. } => base.iter().chain(cover).copied().collect(),
        }
    }
}

/// A case: a candidate that is assumed, and the links from it to a conclusion.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Branch {
    /// The candidate.
    pub start: Node,
    /// The links, in order: each begins where the one before it ends. They are weak and strong in
    /// turn, and the first is weak, because the start is true.
    pub links: Vec<Link>,
}

impl Branch {
    /// Returns the node at the end, and whether it is true.
    pub fn end(&self) -> (Node, bool) {
        match self.links.last() {
            Some(link) => (link.to, link.strength == Strength::Strong),
            None => (self.start, true),
        }
    }
}

/// The candidates of which one is true, and what follows from each.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CasesPattern {
    /// The candidates of which one is true.
    pub split: Split,
    /// A branch for each of them, in their order. All have the same end.
    pub branches: Vec<Branch>,
}

impl CasesPattern {
    /// Returns the node at the end of every branch, and whether it is true; `None` without
    /// branches.
    pub fn end(&self) -> Option<(Node, bool)> {
        self.branches.first().map(Branch::end)
    }

    /// Returns the cells of the candidates of which one is true, and those of the fish.
    pub fn cells(&self) -> CellSet {
        let body = match &self.split {
            Split::Fins { body, .. } => *body,
            Split::Cell { .. } | Split::House { .. } => CellSet::EMPTY,
        };
        self.branches.iter().fold(body, |all, branch| all | branch.start.cells)
    }

    /// Returns the digits of the candidates of which one is true.
    pub fn digits(&self) -> DigitSet {
        let digits = self.branches.iter().map(|branch| DigitSet::of(branch.start.digit));
        digits.fold(DigitSet::EMPTY, |all, digit| all | digit)
    }

    /// Returns the links of all branches.
    pub fn links(&self) -> impl Iterator<Item = Link> + '_ {
        self.branches.iter().flat_map(|branch| branch.links.iter().copied())
    }

    /// Returns the candidates that have to be gone: for the strong links, and so that there are no
    /// further cases.
    pub(crate) fn rests_on(&self) -> Marks {
        let mut marks = premises(&self.links().collect::<Vec<_>>());
        let digits = self.digits();
        let (cells, digits) = match &self.split {
            Split::Cell { cell } => (CellSet::of(*cell), !digits),
            Split::House { house, .. } => (house.cells() - self.cells(), digits),
            Split::Fins { base, .. } => {
                let bases = base.iter().fold(CellSet::EMPTY, |all, house| all | house.cells());
                (bases - self.cells(), digits)
            }
        };
        cells.iter().for_each(|cell| marks.insert(cell, digits));
        marks
    }
}
