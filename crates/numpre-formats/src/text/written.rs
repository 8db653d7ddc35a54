//! A cell as it is written.

use crate::text::line::Line;
use std::ops::Range;

/// One cell as it is written: a part of a line.
pub(crate) struct Written<'l, 't> {
    pub(crate) line: &'l Line<'t>,
    pub(crate) part: Range<usize>,
}

impl Written<'_, '_> {
    /// Its characters, folded.
    pub(crate) fn chars(&self) -> &[char] {
        &self.line.chars[self.part.clone()]
    }

    /// Its first character as it stands in the text.
    pub(crate) fn shown(&self) -> char {
        self.line.shown(self.part.start)
    }

    /// Its line and column, 1-based.
    pub(crate) fn position(&self) -> (usize, usize) {
        (self.line.number, self.part.start + 1)
    }
}
