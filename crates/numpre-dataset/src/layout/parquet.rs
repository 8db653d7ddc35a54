//! `data/SPLIT-00000-of-00001.parquet`: tables with all columns but the steps. `steps/…`: tables
//! with the steps.
//!
//! The names and types of the columns are defined in `numpre_table::schema`. Rows are divided into
//! pieces of a fixed size. Threads turn the pieces into batches, which are written in the order of
//! the rows. So the bytes do not depend on the number of threads.

use super::facts::{FactMaker, Facts, Wants};
use crate::config::{Cells, Columns, StepColumn};
use crate::error::{DatasetError, Result};
use crate::manifest::{Digest, FileEntry};
use crate::row::{Row, StoredRow};
use crate::shard::NewFile;
use arrow_array::{
    ArrayRef, FixedSizeBinaryArray, FixedSizeListArray, RecordBatch, StringArray, StructArray,
    UInt8Array, UInt16Array, UInt64Array,
};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use numpre::{CancelToken, Grid};
use numpre_bulk::ordered;
use numpre_table::parquet::{Metadata, PuzzleFile, TableWriter};
use numpre_table::schema::{self, technique_fields};
use numpre_table::source::Read;
use numpre_table::steps::{MoveLists, StepLists};
use std::fs::File;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

/// The number of rows of a batch.
const PIECE: usize = 1024;

/// One of the two tables of a split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Table {
    /// All columns but the steps.
    Data,
    /// The steps of the puzzles up to rank 7.
    Steps,
}

impl Table {
    /// Returns the highest rank of the puzzles in this table.
    pub(crate) const fn highest_rank(self) -> u8 {
        match self {
            Table::Data => 8,
            Table::Steps => 7,
        }
    }
}

/// A Parquet file to write.
pub(crate) struct Job<'a> {
    pub(crate) folder: &'a Path,
    pub(crate) name: String,
    pub(crate) split: &'a str,
    pub(crate) table: Table,
    pub(crate) columns: &'a Columns,
    pub(crate) level: i32,
    /// The SHA-256 of the configuration, for the metadata.
    pub(crate) config: &'a str,
    pub(crate) threads: usize,
    pub(crate) cancel: &'a CancelToken,
}

/// Writes a Parquet file, without the rows above the highest rank of its table. Returns its entry
/// for the manifest.
pub(crate) fn write(job: &Job<'_>, mut rows: Vec<Row>) -> Result<FileEntry> {
    rows.retain(|row| row.rank <= job.table.highest_rank());
    let place = job.folder.join(&job.name);
    let failed = |error: numpre_table::TableError| DatasetError::BadTable {
        path: place.clone(),
        reason: error.to_string(),
    };
    let schema = schema_of(job.table, job.columns);
    let metadata = Metadata {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        ladder: "s4".to_owned(),
        command: serde_json::json!({ "dataset": "make", "config_sha256": job.config }).to_string(),
    };
    let mut table =
        TableWriter::with_level(Arc::clone(&schema), &metadata, job.level).map_err(failed)?;
    let mut file = NewFile::create(&place)?;
    let mut digest = Digest::default();
    let mut failure = None;
    let mut pieces = rows.into_iter();
    let (columns, is_data) = (job.columns.clone(), job.table == Table::Data);
    let for_workers = job.cancel.clone();
    ordered(
        job.threads,
        job.cancel,
        move |_| {
            Some(pieces.by_ref().take(PIECE).collect()).filter(|piece: &Vec<Row>| !piece.is_empty())
        },
        move || FactMaker::new(&for_workers),
        move |maker, rows| {
            let wants = Wants::of(is_data, &columns);
            let facts: Option<Vec<Facts>> =
                rows.iter().map(|row| maker.facts(row, &wants)).collect();
            let batch = facts.map(|facts| batch(&schema, &rows, &facts, &columns));
            (rows, batch)
        },
        |(rows, batch)| {
            let written = || -> Result<()> {
                let batch = batch.ok_or(DatasetError::Cancelled)?;
                let batch = batch.map_err(|error| DatasetError::BadTable {
                    path: place.clone(),
                    reason: error.to_string(),
                })?;
                table.write(&batch).map_err(failed)?;
                file.write_all(&table.take_written()).map_err(DatasetError::writing(&place))?;
                rows.iter().for_each(|row| digest.add(&row.puzzle, &row.solution));
                Ok(())
            };
            match written() {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => {
                    failure = Some(error);
                    ControlFlow::Break(())
                }
            }
        },
    );
    if let Some(error) = failure {
        return Err(error);
    }
    job.cancel.check().map_err(|_| DatasetError::Cancelled)?;
    let end = table.finish().map_err(failed)?;
    file.write_all(&end).map_err(DatasetError::writing(&place))?;
    let put = file.put()?;
    let (rows, text) = digest.end();
    let (path, split) = (job.name.clone(), job.split.to_owned());
    Ok(FileEntry { path, split, rows, bytes: put.bytes, sha256: put.sha256, text })
}

/// Returns the columns of a table.
fn schema_of(table: Table, columns: &Columns) -> SchemaRef {
    let boards = match columns.cells {
        Cells::Text => DataType::Utf8,
        Cells::Uint8 => {
            DataType::FixedSizeList(Arc::new(Field::new_list_field(DataType::UInt8, false)), 81)
        }
    };
    let field = |name: &str, data_type: DataType| Field::new(name, data_type, false);
    let known = |name: &str| {
        let spec = schema::column(name);
        field(name, spec.map_or(DataType::Utf8, |spec| spec.kind.data_type()))
    };
    let mut fields = vec![known("id"), field("puzzle", boards.clone())];
    match table {
        Table::Data => {
            fields.push(field("solution", boards));
            fields.extend(columns.extra.iter().map(|extra| known(extra.name())));
            fields.extend(["group", "copy"].map(known));
            fields.extend(["seed", "index", "tries"].map(|name| known(name).with_nullable(true)));
        }
        Table::Steps => fields.extend(columns.steps.iter().map(|column| {
            known(match column {
                StepColumn::Moves => "moves",
                StepColumn::Steps => "steps",
            })
        })),
    }
    Arc::new(Schema::new(fields))
}

/// Returns a batch with the columns of these rows.
fn batch(
    schema: &SchemaRef,
    rows: &[Row],
    facts: &[Facts],
    columns: &Columns,
) -> std::result::Result<RecordBatch, arrow_schema::ArrowError> {
    let numbers = |of: &dyn Fn(&Row) -> Option<u64>| -> ArrayRef {
        Arc::new(rows.iter().map(of).collect::<UInt64Array>())
    };
    let array = |field: &Arc<Field>| -> std::result::Result<ArrayRef, arrow_schema::ArrowError> {
        Ok(match field.name().as_str() {
            "id" => Arc::new(StringArray::from_iter_values(rows.iter().map(|row| &row.id))),
            "puzzle" => boards(rows.iter().map(|row| &row.puzzle), columns.cells)?,
            "solution" => boards(rows.iter().map(|row| &row.solution), columns.cells)?,
            "rank" => Arc::new(rows.iter().map(|row| Some(row.rank)).collect::<UInt8Array>()),
            "clues" => {
                let clues = |row: &Row| u8::try_from(row.puzzle.clue_count()).ok();
                Arc::new(rows.iter().map(clues).collect::<UInt8Array>())
            }
            "redundant" => {
                Arc::new(facts.iter().map(|fact| fact.redundant).collect::<UInt8Array>())
            }
            "calls" => Arc::new(facts.iter().map(|fact| fact.calls).collect::<UInt64Array>()),
            "techniques" => techniques(facts)?,
            "class" => ids(rows.iter().map(|row| row.class))?,
            "grid_class" => ids(rows.iter().map(|row| row.grid_class))?,
            "group" => numbers(&|row| Some(row.group)),
            "copy" => Arc::new(rows.iter().map(|row| Some(row.copy)).collect::<UInt16Array>()),
            "seed" => numbers(&|row| row.made.map(|(seed, _)| seed)),
            "index" => numbers(&|row| Some(row.index)),
            "tries" => numbers(&|row| row.made.map(|(_, tries)| tries)),
            "moves" => {
                let mut moves = MoveLists::new();
                facts.iter().for_each(|fact| moves.append(Some(&fact.steps)));
                moves.finish()
            }
            _ => {
                let mut steps = StepLists::new();
                facts.iter().for_each(|fact| steps.append(Some(&fact.steps), false, None));
                steps.finish()
            }
        })
    };
    RecordBatch::try_new(
        Arc::clone(schema),
        schema.fields().iter().map(array).collect::<std::result::Result<_, _>>()?,
    )
}

fn boards<'g>(
    boards: impl Iterator<Item = &'g Grid>,
    cells: Cells,
) -> std::result::Result<ArrayRef, arrow_schema::ArrowError> {
    Ok(match cells {
        Cells::Text => Arc::new(StringArray::from_iter_values(boards.map(ToString::to_string))),
        Cells::Uint8 => {
            let values: Vec<u8> = boards.flat_map(|board| *board.values()).collect();
            let field = Arc::new(Field::new_list_field(DataType::UInt8, false));
            let values = Arc::new(UInt8Array::from(values));
            Arc::new(FixedSizeListArray::try_new(field, 81, values, None)?)
        }
    })
}

fn ids(
    ids: impl Iterator<Item = [u8; 16]>,
) -> std::result::Result<ArrayRef, arrow_schema::ArrowError> {
    Ok(Arc::new(FixedSizeBinaryArray::try_from_iter(ids)?))
}

fn techniques(facts: &[Facts]) -> std::result::Result<ArrayRef, arrow_schema::ArrowError> {
    let column = |place: usize| -> ArrayRef {
        let count = |fact: &Facts| fact.techniques.get(place).copied();
        Arc::new(facts.iter().map(count).collect::<UInt16Array>())
    };
    let fields = technique_fields();
    let columns = (0..fields.len()).map(column).collect();
    Ok(Arc::new(StructArray::try_new(fields, columns, None)?))
}

/// Reads the rows of a split from its files.
pub(crate) fn read(folder: &Path, files: &[&FileEntry]) -> Result<Vec<StoredRow>> {
    let mut rows = Vec::new();
    for file in files {
        let path = folder.join(&file.path);
        let expected = "a table with puzzle, solution and rank";
        let bad = || DatasetError::damaged(&path, 0, expected);
        let opened = File::open(&path).map_err(DatasetError::reading(&path))?;
        let mut table = PuzzleFile::open(opened, true).map_err(|_| bad())?;
        while let Some(piece) = table.next(4096).map_err(|_| bad())? {
            let answers = piece.answers.as_ref().ok_or_else(bad)?;
            let place = piece.names.iter().position(|name| name == "rank");
            let ranks =
                place.and_then(|place| piece.others.get(place)).map(|column| column.texts());
            for row in 0..piece.len() {
                let Read::Givens(puzzle) = piece.puzzles.read(row) else { return Err(bad()) };
                let solution = answers.answer(row).ok_or_else(bad)?;
                let rank = ranks.as_ref().and_then(|ranks| ranks.get(row)?.as_ref()?.parse().ok());
                rows.push(StoredRow { puzzle, solution, rank });
            }
        }
    }
    Ok(rows)
}
