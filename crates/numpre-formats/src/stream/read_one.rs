//! Reads one puzzle from a text.

use crate::reading::{ErrorKind, ReadError, Record};
use crate::stream::batches::Batches;
use crate::stream::options::Options;
use crate::text::cell_place;
use numpre::{Cell, Grid};

/// Reads exactly one puzzle, in any format.
///
/// ```
/// use numpre_formats::{Format, read_one};
///
/// let record = read_one(
///     "8.....**0 / ..36..... / .7..9.2.. / .5...7... / ...457... / ...1...3. / \
///      ..1....68 / ..85...1. / .9....4..",
/// )?;
/// assert_eq!((record.format, record.puzzle.givens.clue_count()), (Format::NineLines, 21));
///
/// let error = read_one("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4.....").unwrap_err();
/// assert_eq!((error.column, error.kind.to_string()), (81, "cell-count: found 80".to_owned()));
/// # Ok::<(), numpre_formats::ReadError>(())
/// ```
///
/// # Errors
/// Returns an error if the text has no puzzle, more than one, or one that cannot be read.
pub fn read_one(text: &str) -> Result<Record, ReadError> {
    read(text, Options::default())
}

/// Reads exactly one puzzle, like [`read_one`]. A doubtful reading is an error.
pub(crate) fn read_strictly(text: &str) -> Result<Record, ReadError> {
    read(text, Options { strict: true, ..Options::default() })
}

fn read(text: &str, options: Options) -> Result<Record, ReadError> {
    let mut batches = Batches::new(text.as_bytes(), options);
    let mut found: Option<Record> = None;
    // Reading from memory does not fail.
    while let Ok(Some(batch)) = batches.next_batch(2) {
        for record in batch.records() {
            let record = record?;
            if found.is_some() {
                return Err(ReadError::new(record.line, 1, ErrorKind::MoreThanOne));
            }
            found = Some(record);
        }
    }
    found.ok_or(ReadError::new(1, 1, ErrorKind::Empty))
}

/// Returns where a filled cell of a board is in the text that the board was read from, as a line
/// and a column, like [`Batch::place_of`](crate::Batch::place_of).
pub fn place_of(text: &str, line: usize, board: &Grid, cell: Cell) -> Option<(usize, usize)> {
    cell_place::place_of(text.as_bytes(), 1, line, board, cell)
}
