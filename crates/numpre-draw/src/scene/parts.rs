//! The parts of a scene that mean something.

use super::Meaning;
use numpre::logic::Link;
use numpre::{Cell, CellSet, Digit, House};

/// What a house means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct HouseMark {
    /// The house.
    pub house: House,
    /// What it means.
    pub meaning: Meaning,
    /// The frame in which it appears.
    pub frame: usize,
}

/// What some cells mean together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CellMark {
    /// The cells.
    pub cells: CellSet,
    /// What they mean.
    pub meaning: Meaning,
    /// The letter that the caption calls them by, if any.
    pub letter: Option<char>,
    /// The frame in which it appears.
    pub frame: usize,
}

/// What a candidate means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CandidateMark {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
    /// What it means.
    pub meaning: Meaning,
    /// Its place in the order of the steps under an assumption, from 1.
    pub order: Option<usize>,
    /// The frame in which it appears.
    pub frame: usize,
}

/// A digit that stands in one cell keeps another cell from being it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Ray {
    /// Where the digit stands.
    pub from: Cell,
    /// The digit.
    pub digit: Digit,
    /// What cannot be it: the farthest such cell in this direction.
    pub to: Cell,
    /// The frame in which it appears.
    pub frame: usize,
}

/// A link of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LinkMark {
    /// The link.
    pub link: Link,
    /// Whether it is read in one direction only.
    pub has_arrow: bool,
    /// The frame in which it appears.
    pub frame: usize,
}
