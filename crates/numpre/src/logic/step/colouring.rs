//! Colouring: candidates in two colours, of which one is true.

use super::{Link, Node};
use crate::vocabulary::{Cell, CellSet, DigitSet};

/// One of the two colours of a [`Cluster`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Colour {
    /// The colour of the candidate at which the first link begins.
    First,
    /// The other colour.
    Second,
}

impl Colour {
    /// Both colours.
    pub const BOTH: [Colour; 2] = [Colour::First, Colour::Second];

    /// Returns the other colour.
    #[must_use]
    pub const fn other(self) -> Colour {
        match self {
            Colour::First => Colour::Second,
            Colour::Second => Colour::First,
        }
    }
}

/// Candidates that are joined by links between two candidates of which exactly one is true. Along
/// each link the colour changes, so either all candidates of one colour are true, or all of the
/// other.
///
/// Each link begins at a candidate that an earlier link reaches, or at which the first link begins.
/// It ends at a new candidate:
///
/// ```text
///   r1c2 ─── r1c8 ─── r6c8       links   r1c2–r1c8 (row 1), r1c8–r6c8 (column 8),
///     │                                  r1c2–r7c2 (column 2)
///   r7c2                         colours r1c2 r6c8 | r1c8 r7c2
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cluster {
    /// The links.
    pub links: Vec<Link>,
}

impl Cluster {
    /// Returns the candidates of both colours, in the order in which the links reach them.
    pub fn colours(&self) -> [Vec<Node>; 2] {
        let mut colours = [Vec::new(), Vec::new()];
        if let Some(first) = self.links.first() {
            colours[0].push(first.from);
        }
        for link in &self.links {
            let to = if colours[0].contains(&link.from) { 1 } else { 0 };
            colours[to].push(link.to);
        }
        colours
    }

    /// Returns the candidates of a colour.
    pub fn of(&self, colour: Colour) -> Vec<Node> {
        let [first, second] = self.colours();
        match colour {
            Colour::First => first,
            Colour::Second => second,
        }
    }

    /// Returns the colour of a candidate; `None` if the cluster does not include it.
    pub fn colour_of(&self, node: Node) -> Option<Colour> {
        Colour::BOTH.into_iter().find(|colour| self.of(*colour).contains(&node))
    }

    /// Returns all candidates.
    pub fn nodes(&self) -> impl Iterator<Item = Node> {
        self.colours().into_iter().flatten()
    }

    /// Returns the cells of the candidates.
    pub fn cells(&self) -> CellSet {
        self.nodes().fold(CellSet::EMPTY, |all, node| all | node.cells)
    }

    /// Returns the digits of the candidates.
    pub fn digits(&self) -> DigitSet {
        self.nodes().fold(DigitSet::EMPTY, |all, node| all | DigitSet::of(node.digit))
    }
}

/// The reason for which a colouring removes candidates. A *conflict* is a weak link: at most one of
/// its two candidates is true.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "kind", rename_all = "kebab-case")
)]
pub enum ColourRule {
    /// One of the two colours of the only cluster is true (a *trap*): removed is what conflicts
    /// with a candidate of each.
    Both,
    /// Two candidates of a colour conflict (a *wrap*): the colour is false.
    Within {
        /// The conflict.
        conflict: Link,
    },
    /// Each candidate of a cell conflicts with a candidate of this colour: the colour is false.
    Emptied {
        /// The cell.
        cell: Cell,
        /// The colour.
        colour: Colour,
    },
    /// A colour of the first cluster and one of the second conflict, so one of the two other
    /// colours is true: removed is what conflicts with a candidate of each of these.
    Between {
        /// The conflict, from the first cluster to the second.
        conflict: Link,
    },
    /// A colour of the first cluster conflicts with both colours of the second: it is false.
    Against {
        /// The conflicts, from the first cluster to the first and the second colour of the second.
        conflicts: Box<[Link; 2]>,
    },
}

impl ColourRule {
    /// Returns the conflicts on which the rule rests.
    pub fn conflicts(&self) -> Vec<Link> {
        match self {
            ColourRule::Both | ColourRule::Emptied { .. } => Vec::new(),
            ColourRule::Within { conflict } | ColourRule::Between { conflict } => vec![*conflict],
            ColourRule::Against { conflicts } => conflicts.to_vec(),
        }
    }
}
