//! Links between candidates.

use super::Marks;
use crate::vocabulary::{CellSet, Digit, DigitSet, House};

/// A node of a chain: a digit in a cell, or in one of a few cells of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Node {
    /// The cell, or the cells of a group.
    pub cells: CellSet,
    /// The digit.
    pub digit: Digit,
}

/// The kind of a link between two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Strength {
    /// At least one of the two is true: if the first is false, the second is true.
    Strong,
    /// At most one of the two is true: if the first is true, the second is false.
    Weak,
}

/// The reason for a link between two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Because {
    /// Both nodes are candidates of one cell. A strong link needs a cell without any other.
    Cell,
    /// All cells of both nodes are in this house. A strong link needs a house in which the digit
    /// has no other place.
    House(House),
    /// Both nodes are of one digit, in two cells of this house with the same two candidates. One of
    /// the cells is this digit, and the other cell is the other one.
    Pair(House),
}

impl Because {
    /// Returns the house; `None` for a link within a cell.
    pub const fn house(self) -> Option<House> {
        match self {
            Because::Cell => None,
            Because::House(house) | Because::Pair(house) => Some(house),
        }
    }
}

/// A link between two nodes of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Link {
    /// The first node.
    pub from: Node,
    /// The second node.
    pub to: Node,
    /// The kind of link.
    pub strength: Strength,
    /// The reason for the link.
    pub because: Because,
}

/// Returns the digits of the nodes that these links join.
pub(in crate::logic) fn digits_of(links: &[Link]) -> DigitSet {
    links.iter().fold(DigitSet::EMPTY, |all, link| {
        all | DigitSet::of(link.from.digit) | DigitSet::of(link.to.digit)
    })
}

/// Returns the candidates that have to be gone for the strong links.
///
/// For a strong link of 5 between r1c2 and r1c8, because of row 1, these are 5 in the seven other
/// cells of the row.
pub(crate) fn premises(links: &[Link]) -> Marks {
    let mut marks = Marks::new();
    for link in links.iter().filter(|link| link.strength == Strength::Strong) {
        let both = link.from.cells | link.to.cells;
        let (cells, digits) = match link.because {
            Because::Cell => (both, !(DigitSet::of(link.from.digit) | DigitSet::of(link.to.digit))),
            Because::House(house) => (house.cells() - both, DigitSet::of(link.from.digit)),
            Because::Pair(_) => continue,
        };
        cells.iter().for_each(|cell| marks.insert(cell, digits));
    }
    marks
}
