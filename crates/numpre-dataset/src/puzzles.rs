//! Files of puzzles in any format: of a part, to be excluded, to be audited.

use crate::error::{DatasetError, Result};
use numpre::Grid;
use numpre_formats::{Batches, Extra, Options};
use std::fs::File;
use std::path::Path;

/// The number of records that are read at once.
const AT_ONCE: usize = 4096;

/// A puzzle of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilePuzzle {
    /// The line where it begins, from 1; in a Parquet file, its row.
    pub line: usize,
    /// The puzzle.
    pub puzzle: Grid,
    /// The answer that came with it.
    pub answer: Option<Grid>,
    /// The other columns.
    pub extra: Option<Box<Extra>>,
}

/// Calls `each` with every puzzle of a file, and with each record that cannot be read.
///
/// # Errors
/// [`DatasetError::File`] if the file cannot be read, and the errors of `each`.
pub fn each(
    path: &Path,
    mut each: impl FnMut(std::result::Result<FilePuzzle, numpre_formats::ReadError>) -> Result<()>,
) -> Result<()> {
    let file = File::open(path).map_err(DatasetError::reading(path))?;
    let mut batches = Batches::new(file, Options::default());
    while let Some(batch) = batches.next_batch(AT_ONCE).map_err(DatasetError::reading(path))? {
        for record in batch.records() {
            each(record.map(|record| FilePuzzle {
                line: record.line,
                puzzle: record.puzzle.givens,
                answer: record.answer,
                extra: record.extra,
            }))?;
        }
    }
    Ok(())
}

/// Returns all puzzles of a file.
///
/// # Errors
/// [`DatasetError::Unreadable`] at the first record that cannot be read, and those of [`each`].
pub fn all(path: &Path) -> Result<Vec<Grid>> {
    let mut puzzles = Vec::new();
    each(path, |record| match record {
        Ok(record) => {
            puzzles.push(record.puzzle);
            Ok(())
        }
        Err(error) => {
            Err(DatasetError::Unreadable { path: path.to_owned(), source: Box::new(error) })
        }
    })?;
    Ok(puzzles)
}
