//! What came of a piece of input, ready to be written.

use super::messages::{Message, Sums};
use super::stream::Done;
use crate::ground::Tally;

/// What came of a piece of input, ready to be written.
pub struct Chunk<T = u8> {
    pub(super) out: Vec<T>,
    /// Lines for standard error, each with the place in `out` where it comes between.
    pub(super) messages: Vec<(usize, Message)>,
    /// What is said at the end.
    pub(super) sums: Sums,
    pub(super) tally: Tally,
    /// The sources that had something.
    pub(super) seen: Vec<usize>,
    pub(super) is_last: bool,
    /// Whether a source could not be read.
    pub(super) is_broken: bool,
    pub(super) amount: u64,
    /// What to say where a signal ends the run behind it.
    pub(super) parting: Option<String>,
}

impl<T> Chunk<T> {
    /// A chunk with room for so much.
    pub(super) fn blank(room: usize) -> Chunk<T> {
        Chunk {
            out: Vec::with_capacity(room),
            messages: Vec::new(),
            sums: Sums::default(),
            tally: Tally::default(),
            seen: Vec::new(),
            is_last: false,
            is_broken: false,
            amount: 0,
            parting: None,
        }
    }
}

impl<T> Done for Chunk<T> {
    fn amount(&self) -> u64 {
        self.amount
    }
}
