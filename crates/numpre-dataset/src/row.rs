//! The rows of a data set, as layouts write them and read them back.

use crate::ids::ClassId;
use numpre::Grid;

/// A row of the data set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// The id: `part/index/copy`.
    pub(crate) id: String,
    /// The name of its part.
    pub(crate) part: String,
    /// The number of its base puzzle.
    pub(crate) group: u64,
    /// The number of the isomorph, from 1; 0 for the base puzzle.
    pub(crate) copy: u16,
    /// The seed and tries of the generator; `None` if the puzzle was read from a file.
    pub(crate) made: Option<(u64, u64)>,
    /// The index in its part.
    pub(crate) index: u64,
    pub(crate) rank: u8,
    pub(crate) class: ClassId,
    pub(crate) grid_class: ClassId,
    pub(crate) puzzle: Grid,
    pub(crate) solution: Grid,
}

/// A row that was read back from a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StoredRow {
    /// The puzzle.
    pub(crate) puzzle: Grid,
    /// The solution.
    pub(crate) solution: Grid,
    /// The rank. `None` if the layout does not contain it.
    pub(crate) rank: Option<u8>,
}
