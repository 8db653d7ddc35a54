//! Reads puzzles from a Parquet file, in memory that does not grow with the file.

use super::guarded;
use crate::error::{Place, Reason, TableError};
use crate::others::TextColumn;
use crate::source::PuzzleColumn;
use ::parquet::arrow::ProjectionMask;
use ::parquet::arrow::arrow_reader::{ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder};
use ::parquet::errors::ParquetError;
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{Schema, SchemaRef};
use numpre_formats::puzzle_columns;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::Arc;

/// The first four bytes of a Parquet file, which are also its last four.
pub const MAGIC: [u8; 4] = *b"PAR1";

/// The bytes in place of [`MAGIC`] in a file whose table of contents is encrypted.
const ENCRYPTED: [u8; 4] = *b"PARE";

/// The number of rows that are decoded at once. It is small because all their texts are in memory
/// together, and texts may be long.
const AT_ONCE: usize = 4096;

/// Returns whether `head`, the first bytes of a file, are those of a Parquet file. The file may be
/// encrypted.
pub fn begins_as_parquet(head: &[u8]) -> bool {
    head.starts_with(&MAGIC) || head.starts_with(&ENCRYPTED)
}

/// A reader of a Parquet file of puzzles, from the first row to the last.
pub struct PuzzleFile {
    reader: ParquetRecordBatchReader,
    layout: Layout,
    /// The rows of the current batch that have not been returned yet.
    rest: Option<RecordBatch>,
    /// The number of rows of the file, according to its table of contents.
    rows: u64,
    /// The number of rows that have been returned.
    done: u64,
}

/// The indices of the columns of a batch, by the role of the column.
#[derive(Clone, Debug)]
struct Layout {
    puzzle: usize,
    answer: Option<usize>,
    /// The columns that hold neither puzzles nor answers.
    others: Vec<usize>,
    /// The names of `others`, in the same order.
    names: Arc<[String]>,
}

/// Consecutive rows of a file.
#[derive(Clone, Debug)]
pub struct Rows {
    /// The number of the first of these rows in the file, counted from 1.
    pub first: u64,
    /// The puzzles.
    pub puzzles: PuzzleColumn,
    /// The answers, or `None` if the file has no column of answers.
    pub answers: Option<PuzzleColumn>,
    /// The columns that hold neither puzzles nor answers. Empty if they were not requested.
    pub others: Vec<TextColumn>,
    /// The names of `others`, in the same order.
    pub names: Arc<[String]>,
}

impl PuzzleFile {
    /// Opens a file, and finds the columns of puzzles and answers by their names. The remaining
    /// columns are read only if `with_others` is true.
    ///
    /// # Errors
    /// Returns an error if the file is not a Parquet file, is damaged or encrypted, or has no
    /// column of puzzles with an accepted type.
    pub fn open(file: File, with_others: bool) -> Result<PuzzleFile, TableError> {
        PuzzleFile::open_as(file, None, with_others)
    }

    /// Opens a file as [`PuzzleFile::open`] does, with all columns. `column` is the name of the
    /// column of puzzles; `None` finds it by its name.
    ///
    /// # Errors
    /// As [`PuzzleFile::open`].
    pub fn open_column(file: File, column: Option<&str>) -> Result<PuzzleFile, TableError> {
        PuzzleFile::open_as(file, column, true)
    }

    fn open_as(
        mut file: File,
        column: Option<&str>,
        with_others: bool,
    ) -> Result<PuzzleFile, TableError> {
        check_ends(&mut file)?;
        let builder = guarded(|| Place::File, || ParquetRecordBatchReaderBuilder::try_new(file))?;
        let layout = Layout::of(builder.schema(), column)?;
        let rows = u64::try_from(builder.metadata().file_metadata().num_rows()).unwrap_or(0);
        let (layout, builder) = if with_others {
            (layout, builder)
        } else {
            let wanted = [Some(layout.puzzle), layout.answer];
            let mask =
                ProjectionMask::roots(builder.parquet_schema(), wanted.into_iter().flatten());
            (layout.without_others(), builder.with_projection(mask))
        };
        let builder = builder.with_batch_size(AT_ONCE);
        let reader = guarded(|| Place::File, || builder.build())?;
        // A damaged file may be decoded to fewer columns than its schema lists. The layout would
        // then have indices after the last column of a batch.
        if reader.schema().fields().len() <= layout.last() {
            let text = "a column is missing".to_owned();
            return Err(TableError::new(Place::File, Reason::Damaged(text)));
        }
        Ok(PuzzleFile { reader, layout, rest: None, rows, done: 0 })
    }

    /// Returns the number of rows of the file, according to its table of contents.
    pub const fn rows(&self) -> u64 {
        self.rows
    }

    /// Returns the names of the columns that hold neither puzzles nor answers. The list is empty if
    /// these columns are not read.
    pub const fn names(&self) -> &Arc<[String]> {
        &self.layout.names
    }

    /// Returns at least one and at most `at_most` of the next rows, or `None` at the end. A limit
    /// of 0 counts as 1.
    ///
    /// # Errors
    /// Returns [`Reason::Damaged`], [`Reason::Unsupported`] or [`Reason::Io`]. The place has the
    /// number of the first row that was not returned.
    pub fn next(&mut self, at_most: usize) -> Result<Option<Rows>, TableError> {
        let Some(batch) = self.batch(at_most)? else { return Ok(None) };
        let first = self.done + 1 - batch.num_rows() as u64;
        self.layout.rows(&batch, first).map(Some)
    }

    /// Returns some of the next rows with the columns and types of the file, or `None` at the end.
    ///
    /// # Errors
    /// As [`PuzzleFile::next`].
    pub fn next_batch(&mut self) -> Result<Option<RecordBatch>, TableError> {
        self.batch(usize::MAX)
    }

    /// Returns the columns that are read, with the types of the file.
    pub fn schema(&self) -> SchemaRef {
        self.reader.schema()
    }

    fn batch(&mut self, at_most: usize) -> Result<Option<RecordBatch>, TableError> {
        let batch = match self.rest.take() {
            Some(batch) => batch,
            None => match self.decode()? {
                Some(batch) => batch,
                None => return Ok(None),
            },
        };
        let count = batch.num_rows().min(at_most.max(1));
        if count < batch.num_rows() {
            self.rest = Some(batch.slice(count, batch.num_rows() - count));
        }
        self.done += count as u64;
        Ok(Some(batch.slice(0, count)))
    }

    /// Decodes the next batch that has rows. Returns `None` at the end, or an error if the file has
    /// fewer rows than its table of contents says.
    fn decode(&mut self) -> Result<Option<RecordBatch>, TableError> {
        let place = self.done + 1;
        let reader = &mut self.reader;
        let next = || loop {
            let batch = reader.next().transpose();
            let batch = batch.map_err(|error| match error {
                arrow_schema::ArrowError::ParquetError(text) => {
                    let own = text.strip_prefix("Parquet error: ").unwrap_or(&text);
                    ParquetError::General(own.to_owned())
                }
                arrow_schema::ArrowError::ExternalError(error) => ParquetError::External(error),
                arrow_schema::ArrowError::IoError(_, error) => {
                    ParquetError::External(Box::new(error))
                }
                other => ParquetError::ArrowError(other.to_string()),
            })?;
            if batch.as_ref().is_none_or(|batch| batch.num_rows() > 0) {
                return Ok(batch);
            }
        };
        let batch = guarded(|| Place::Rows(place), next)?;
        if batch.is_none() && self.done < self.rows {
            let text = format!("{} of {} rows", self.done, self.rows);
            return Err(TableError::new(Place::Rows(place), Reason::Damaged(text)));
        }
        Ok(batch)
    }
}

impl Layout {
    /// Finds the columns of a schema. `wanted` is the name of the column of puzzles, if known.
    fn of(schema: &Schema, wanted: Option<&str>) -> Result<Layout, TableError> {
        let names: Vec<&str> = schema.fields().iter().map(|field| field.name().as_str()).collect();
        let found = match wanted {
            None => puzzle_columns(&names),
            Some(wanted) => {
                names.iter().position(|name| *name == wanted).map(|place| (place, None))
            }
        };
        let Some((puzzle, answer)) = found else {
            let present = names.into_iter().map(str::to_owned).collect();
            return Err(TableError::new(Place::File, Reason::NoPuzzleColumn { present }));
        };
        let field = schema.field(puzzle);
        if !PuzzleColumn::takes(field.data_type()) {
            let found = field.data_type().to_string();
            let place = Place::Column(field.name().clone());
            return Err(TableError::new(place, Reason::ColumnType { found }));
        }
        let answer = answer.filter(|&place| PuzzleColumn::takes(schema.field(place).data_type()));
        let others: Vec<usize> =
            (0..names.len()).filter(|&place| place != puzzle && Some(place) != answer).collect();
        let names = others.iter().map(|&place| names[place].to_owned()).collect();
        Ok(Layout { puzzle, answer, others, names })
    }

    /// Returns the layout of batches that have only the columns of puzzles and answers. These keep
    /// the order that they have in the file.
    fn without_others(self) -> Layout {
        let is_after = self.answer.is_some_and(|answer| answer < self.puzzle);
        Layout {
            puzzle: usize::from(is_after),
            answer: self.answer.map(|_| usize::from(!is_after)),
            others: Vec::new(),
            names: Arc::default(),
        }
    }

    /// Returns the highest index of a column that is read.
    fn last(&self) -> usize {
        let others = self.others.iter().copied();
        others.chain(self.answer).chain([self.puzzle]).max().unwrap_or(0)
    }

    fn rows(&self, batch: &RecordBatch, first: u64) -> Result<Rows, TableError> {
        let in_rows = |error: TableError| TableError { place: Place::Rows(first), ..error };
        let column = |place: usize| PuzzleColumn::of(batch.column(place)).map_err(in_rows);
        let other = |&place: &usize| TextColumn::of(Arc::clone(batch.column(place)));
        Ok(Rows {
            first,
            puzzles: column(self.puzzle)?,
            answers: self.answer.map(column).transpose()?,
            others: self.others.iter().map(other).collect(),
            names: Arc::clone(&self.names),
        })
    }
}

impl Rows {
    /// Returns the number of rows.
    pub fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Returns whether there are no rows. This is never so for rows of [`PuzzleFile::next`].
    pub fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }
}

/// Checks that a file begins and ends with [`MAGIC`], so that a truncated or encrypted file has an
/// error of its own.
fn check_ends(file: &mut File) -> Result<(), TableError> {
    let wrong = |reason| Err(TableError::new(Place::File, reason));
    let [head, tail] = match ends(file) {
        Ok(ends) => ends,
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            return wrong(Reason::NotParquet);
        }
        Err(error) => return wrong(Reason::Io(Arc::new(error))),
    };
    match (head, tail) {
        (ENCRYPTED, _) | (_, ENCRYPTED) => {
            wrong(Reason::Unsupported("an encrypted table of contents".to_owned()))
        }
        (MAGIC, MAGIC) => Ok(()),
        (MAGIC, _) => wrong(Reason::Truncated),
        _ => wrong(Reason::NotParquet),
    }
}

/// Returns the first and the last four bytes of a file. The last four are 0 if the file has fewer
/// than 8 bytes.
fn ends(file: &mut File) -> io::Result<[[u8; 4]; 2]> {
    let (mut head, mut tail) = ([0; 4], [0; 4]);
    file.seek(SeekFrom::Start(0))?;
    file.read_exact(&mut head)?;
    let length = file.seek(SeekFrom::End(0))?;
    if length >= 8 {
        file.seek(SeekFrom::End(-4))?;
        file.read_exact(&mut tail)?;
    }
    Ok([head, tail])
}
