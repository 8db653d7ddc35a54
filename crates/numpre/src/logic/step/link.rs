//! Links between candidates.

use crate::vocabulary::{CellSet, Digit};

/// A digit in a cell, or in one of a few cells of a house: what a chain runs through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Node {
    /// The cell, or the cells of a group.
    pub cells: CellSet,
    /// The digit.
    pub digit: Digit,
}

/// What two nodes have to do with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Strength {
    /// They are not both false: if the first is not, the second is.
    Strong,
    /// They are not both true: if the first is, the second is not.
    Weak,
}

/// Two nodes of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Link {
    /// Where it begins.
    pub from: Node,
    /// Where it ends.
    pub to: Node,
    /// What they have to do with each other.
    pub strength: Strength,
}
