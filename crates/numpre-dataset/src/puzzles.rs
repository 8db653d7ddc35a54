//! Reads files of puzzles in any format: input files of parts, excluded files, and files to audit.

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
    /// The line where the puzzle begins, from 1. In a Parquet file, the row, from 1.
    pub line: usize,
    /// The puzzle.
    pub puzzle: Grid,
    /// The answer in the same record, if it has one.
    pub answer: Option<Grid>,
    /// The other columns of the record.
    pub extra: Option<Box<Extra>>,
}

/// Calls `each` for every record of a file, with the puzzle, or with the error if the record cannot
/// be read.
///
/// # Errors
/// [`DatasetError::File`] if the file cannot be read, and the errors of `each`.
pub fn each(
    path: &Path,
    mut each: impl FnMut(std::result::Result<FilePuzzle, numpre_formats::ReadError>) -> Result<()>,
) -> Result<()> {
    let file = File::open(path).map_err(DatasetError::reading(path))?;
    #[cfg(feature = "table")]
    if table::is_table(path)? {
        return table::each(path, file, each);
    }
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
/// [`DatasetError::Unreadable`] at the first record that cannot be read, and the errors of
/// [`each`].
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

/// Reads Parquet files. Skips rows without a puzzle, and reports text that is not a puzzle.
#[cfg(feature = "table")]
mod table {
    use super::{AT_ONCE, FilePuzzle};
    use crate::error::{DatasetError, Result};
    use numpre_formats::{ErrorKind, Extra, ReadError};
    use numpre_table::TableError;
    use numpre_table::parquet::{PuzzleFile, Rows, begins_as_parquet};
    use numpre_table::source::{Read, RowError};
    use std::fs::File;
    use std::io::Read as _;
    use std::path::Path;

    /// Returns whether a file begins with the first four bytes of a Parquet file.
    pub(super) fn is_table(path: &Path) -> Result<bool> {
        let mut head = [0; 4];
        let mut file = File::open(path).map_err(DatasetError::reading(path))?;
        Ok(file.read_exact(&mut head).is_ok() && begins_as_parquet(&head))
    }

    pub(super) fn each(
        path: &Path,
        file: File,
        mut each: impl FnMut(std::result::Result<FilePuzzle, ReadError>) -> Result<()>,
    ) -> Result<()> {
        let bad = |error: TableError| DatasetError::BadTable {
            path: path.to_owned(),
            reason: error.to_string(),
        };
        let mut table = PuzzleFile::open(file, true).map_err(bad)?;
        while let Some(rows) = table.next(AT_ONCE).map_err(bad)? {
            let others: Vec<Vec<Option<String>>> =
                rows.others.iter().map(|column| column.texts()).collect();
            for row in 0..rows.len() {
                let line = usize::try_from(rows.first).unwrap_or(usize::MAX).saturating_add(row);
                match rows.puzzles.read(row) {
                    Read::Null => {}
                    Read::Givens(puzzle) => each(Ok(of(&rows, &others, row, line, puzzle)))?,
                    Read::Record(record) => {
                        each(Ok(of(&rows, &others, row, line, record.puzzle.givens)))?;
                    }
                    Read::Unreadable(error) => each(Err(read_error(line, error)))?,
                }
            }
        }
        Ok(())
    }

    fn of(
        rows: &Rows,
        others: &[Vec<Option<String>>],
        row: usize,
        line: usize,
        puzzle: numpre::Grid,
    ) -> FilePuzzle {
        let fields = rows
            .names
            .iter()
            .zip(others)
            .filter_map(|(name, texts)| Some((name.as_str(), texts.get(row)?.as_deref()?)));
        let answer = rows.answers.as_ref().and_then(|answers| answers.answer(row));
        FilePuzzle { line, puzzle, answer, extra: Extra::of(fields) }
    }

    fn read_error(line: usize, error: RowError) -> ReadError {
        match error {
            RowError::Text(_, column, kind) => ReadError::new(line, column, kind),
            RowError::Length(found) => ReadError::new(line, 1, ErrorKind::CellCount { found }),
            RowError::Value { value, .. } => {
                let found = char::from_digit(value.into(), 36).unwrap_or('?');
                ReadError::new(line, 1, ErrorKind::Character { found })
            }
        }
    }
}
