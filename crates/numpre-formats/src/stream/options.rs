//! How to read.

/// How to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether a doubtful reading, one with a warning, is an error:
    /// [`ErrorKind::Doubtful`](crate::ErrorKind::Doubtful).
    pub strict: bool,
    /// The longest line that is looked at, in bytes; a longer one is skipped to its end and
    /// reported once.
    pub line_limit: usize,
    /// Whether what stands beside a puzzle is kept: [`Extra`](crate::Extra).
    pub extra: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { strict: false, line_limit: 1 << 16, extra: true }
    }
}
