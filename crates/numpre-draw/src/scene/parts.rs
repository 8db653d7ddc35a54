//! The marked parts of a scene.

use super::Meaning;
use numpre::logic::Link;
use numpre::{Cell, CellSet, Digit, House};

/// A marked house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct HouseMark {
    /// The house.
    pub house: House,
    /// Its meaning.
    pub meaning: Meaning,
    /// The index of the frame in which it first appears.
    pub frame: usize,
}

/// A set of cells with one meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CellMark {
    /// The cells.
    pub cells: CellSet,
    /// Their meaning.
    pub meaning: Meaning,
    /// The letter by which the caption refers to the cells, if any.
    pub letter: Option<char>,
    /// The index of the frame in which it first appears.
    pub frame: usize,
}

/// A marked candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CandidateMark {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// Its meaning.
    pub meaning: Meaning,
    /// The number of the step that places or removes it, from 1, in a picture of several steps.
    pub order: Option<usize>,
    /// The index of the frame in which it first appears.
    pub frame: usize,
}

/// A line from a digit on the board to a candidate that it excludes from another cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Ray {
    /// The cell of the digit.
    pub from: Cell,
    /// The digit.
    pub digit: Digit,
    /// The cell that cannot hold the digit: the farthest such cell in this direction.
    pub to: Cell,
    /// The index of the frame in which it first appears.
    pub frame: usize,
}

/// A link of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LinkMark {
    /// The link.
    pub link: Link,
    /// True if it is drawn with an arrow, as a link that is read in one direction only.
    pub has_arrow: bool,
    /// The index of the frame in which it first appears.
    pub frame: usize,
}
