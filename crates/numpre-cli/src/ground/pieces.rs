//! Work in pieces: where they come from, and how many there are.

/// Where pieces come from, and what is known about all of them.
pub struct Pieces<N> {
    /// Gives the next piece, of at most so many records.
    pub next: N,
    /// Whether all are at hand, so that it is not worth to start threads.
    pub at_hand: bool,
    /// How much they are, all together.
    pub extent: Extent,
}

/// How much there is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// So many bytes of input, if that is known.
    Bytes(Option<u64>),
    /// So many puzzles to make.
    Puzzles(u64),
}
