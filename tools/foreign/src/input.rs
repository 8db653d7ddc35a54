//! A puzzle as the interface takes it.

use numpre::Grid;

/// A puzzle as the interface takes it: 81 characters, and the NUL that ends them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Input([u8; 82]);

impl Input {
    /// The characters, with the NUL.
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
