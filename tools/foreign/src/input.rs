//! A puzzle in the form that the C interface expects.

use numpre::Grid;

/// A puzzle in the form that the C interface expects: 81 characters and a terminating NUL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Input([u8; 82]);

impl Input {
    /// Returns the characters, with the NUL.
    pub(crate) const fn as_bytes(&self) -> &[u8; 82] {
        &self.0
    }
}

impl From<&Grid> for Input {
    fn from(puzzle: &Grid) -> Input {
        let mut text = [0; 82];
        text[..81].copy_from_slice(&puzzle.to_line(b'.'));
        Input(text)
    }
}
