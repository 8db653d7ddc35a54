//! Options for reading.

/// Options for reading puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Treats a reading with a warning as an error:
    /// [`ErrorKind::Doubtful`](crate::ErrorKind::Doubtful).
    pub strict: bool,
    /// The length of the longest line that is read, in bytes. A longer line is skipped to its end
    /// and reported once.
    pub line_limit: usize,
    /// Keeps the other texts that come with a puzzle: [`Extra`](crate::Extra).
    pub extra: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { strict: false, line_limit: 1 << 16, extra: true }
    }
}
