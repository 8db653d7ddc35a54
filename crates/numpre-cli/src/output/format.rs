//! The conversion of answers to parts of the output: text, rows of a table, or something else.

use super::answer::Tally;
use crate::input::{InputError, Place};

/// A writer of answers of one kind. It collects parts of the output until a worker has finished a
/// piece of input. Then the parts are taken through [`AsMut`].
pub trait Format<A> {
    /// Writes what comes before the first answer.
    fn head(&mut self) {}

    /// Writes an answer. `place` is `None` for an answer that was made and not read.
    ///
    /// Returns false if a field that the input has in addition to the puzzle has no column.
    fn write(&mut self, place: Option<&Place>, answer: A) -> bool;

    /// Writes, instead of an answer, that a puzzle could not be read. Returns false as
    /// [`Format::write`] does.
    fn write_invalid(&mut self, place: &Place, error: &InputError) -> bool;

    /// Writes what comes after the last answer.
    fn foot(&mut self, tally: &Tally) {
        let _ = tally;
    }

    /// Returns the number of parts that were written and not taken yet.
    fn length(&self) -> usize;
}

/// A format that turns each answer into one part or none.
pub struct Mapped<A, T> {
    part: fn(&Place, A) -> Option<T>,
    invalid: fn(&Place, &InputError) -> Option<T>,
    out: Vec<T>,
}

impl<A, T> Mapped<A, T> {
    /// Creates a format with two functions, one for answers and one for puzzles that could not be
    /// read.
    pub fn new(
        part: fn(&Place, A) -> Option<T>,
        invalid: fn(&Place, &InputError) -> Option<T>,
    ) -> Mapped<A, T> {
        Mapped { part, invalid, out: Vec::new() }
    }
}

impl<A, T> Format<A> for Mapped<A, T> {
    fn write(&mut self, place: Option<&Place>, answer: A) -> bool {
        let place =
            place.expect("only puzzles that were read become parts, and these have a place");
        self.out.extend((self.part)(place, answer));
        true
    }

    fn write_invalid(&mut self, place: &Place, error: &InputError) -> bool {
        self.out.extend((self.invalid)(place, error));
        true
    }

    fn length(&self) -> usize {
        self.out.len()
    }
}

impl<A, T> AsMut<Vec<T>> for Mapped<A, T> {
    fn as_mut(&mut self) -> &mut Vec<T> {
        &mut self.out
    }
}
