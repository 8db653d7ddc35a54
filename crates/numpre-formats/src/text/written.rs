//! The text of a cell.

use crate::text::line::Line;
use std::ops::Range;

/// The text of one cell: a part of a line.
pub(crate) struct Written<'l, 't> {
    pub(crate) line: &'l Line<'t>,
    pub(crate) part: Range<usize>,
}

impl Written<'_, '_> {
    /// Returns its characters, folded.
    pub(crate) fn chars(&self) -> &[char] {
        &self.line.chars[self.part.clone()]
    }

    /// Returns its original first character, not folded.
    pub(crate) fn shown(&self) -> char {
        self.line.shown(self.part.start)
    }

    /// Returns its line and column, 1-based.
    pub(crate) fn position(&self) -> (usize, usize) {
        (self.line.number, self.part.start + 1)
    }
}
