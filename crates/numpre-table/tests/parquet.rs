//! Parquet files: written rows can be read again, and damaged files are reported.

#![allow(clippy::unwrap_used)] // Clippy allows it in tests, but not in their helpers.

use arrow_array::{ArrayRef, Int32Array, RecordBatch, StringArray};
use arrow_schema::{DataType, Field, Schema};
use numpre_table::parquet::{Metadata, PuzzleFile, ROW_GROUP, TableWriter};
use numpre_table::source::Read;
use numpre_table::{Place, Reason, TableError};
use parquet::file::reader::{FileReader, SerializedFileReader};
use proptest::prelude::*;
use std::fs::File;
use std::io::{Seek, Write};
use std::sync::Arc;

const PUZZLE: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

fn schema(puzzle: &str) -> Arc<Schema> {
    let field = |name: &str, data_type| Field::new(name, data_type, true);
    Arc::new(Schema::new(vec![
        field("id", DataType::Int32),
        field(puzzle, DataType::Utf8),
        field("rank", DataType::Int32),
        field("solution", DataType::Utf8),
    ]))
}

fn batch(schema: &Arc<Schema>, rows: usize) -> RecordBatch {
    let numbers: ArrayRef = Arc::new((0..rows as i32).map(Some).collect::<Int32Array>());
    let text = |row: usize| (row % 7 != 3).then_some(PUZZLE);
    let puzzles: ArrayRef = Arc::new((0..rows).map(text).collect::<StringArray>());
    let columns = vec![Arc::clone(&numbers), Arc::clone(&puzzles), numbers, puzzles];
    RecordBatch::try_new(Arc::clone(schema), columns).unwrap()
}

/// Returns the bytes of a file with this number of rows, whose column of puzzles has the name
/// `puzzle`.
fn bytes(puzzle: &str, rows: usize) -> Vec<u8> {
    let schema = schema(puzzle);
    let metadata = Metadata { version: "0".into(), ladder: "s4".into(), command: "{}".into() };
    let mut writer = TableWriter::new(Arc::clone(&schema), &metadata).unwrap();
    let mut all = Vec::new();
    writer.write(&batch(&schema, rows)).unwrap();
    all.append(&mut writer.take_written());
    all.append(&mut writer.finish().unwrap());
    all
}

fn file(bytes: &[u8]) -> File {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(bytes).unwrap();
    file.rewind().unwrap();
    file
}

fn read_all(bytes: &[u8], at_most: usize, with_others: bool) -> Result<Vec<String>, TableError> {
    let mut read = PuzzleFile::open(file(bytes), with_others)?;
    let mut lines = Vec::new();
    while let Some(rows) = read.next(at_most)? {
        assert!(!rows.is_empty() && rows.len() <= at_most.max(1));
        assert_eq!(rows.first as usize, lines.len() + 1);
        let others: Vec<_> = rows.others.iter().map(|column| column.texts()).collect();
        for row in 0..rows.len() {
            let puzzle = match rows.puzzles.read(row) {
                Read::Givens(grid) => grid.to_string(),
                other => format!("{other:?}"),
            };
            let answer = rows.answers.as_ref().and_then(|answers| answers.answer(row));
            let fields: Vec<_> = others.iter().filter_map(|texts| texts[row].clone()).collect();
            lines.push(format!("{puzzle} {} {}", answer.is_some(), fields.join(",")));
        }
    }
    Ok(lines)
}

#[test]
fn rows_come_back_in_pieces_of_any_size() {
    let bytes = bytes("puzzle", 9000);
    let all = read_all(&bytes, usize::MAX, true).unwrap();
    assert_eq!(all.len(), 9000);
    assert_eq!(all[5], format!("{PUZZLE} true 5,5"));
    assert_eq!(all[3], "Null false 3,3");
    for at_most in [0, 1, 7, 4096] {
        assert_eq!(read_all(&bytes, at_most, true).unwrap(), all);
    }
    let without = read_all(&bytes, 100, false).unwrap();
    assert_eq!(without[5], format!("{PUZZLE} true "));
}

#[test]
fn answers_may_precede_the_puzzles() {
    let schema = Arc::new(Schema::new(vec![
        Field::new("answer", DataType::Utf8, true),
        Field::new("n", DataType::Utf8, true),
        Field::new("quizzes", DataType::Utf8, true),
    ]));
    let column = |text: &str| Arc::new(StringArray::from(vec![text])) as ArrayRef;
    let full = "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
    let columns = vec![column(full), column("n"), column(PUZZLE)];
    let batch = RecordBatch::try_new(Arc::clone(&schema), columns).unwrap();
    let mut writer = TableWriter::new(schema, &Metadata::default()).unwrap();
    writer.write(&batch).unwrap();
    let bytes = writer.finish().unwrap();
    for with_others in [false, true] {
        let read = read_all(&bytes, 9, with_others).unwrap();
        assert_eq!(read, [format!("{PUZZLE} true {}", if with_others { "n" } else { "" })]);
    }
}

#[test]
fn row_groups_are_limited_and_only_ranks_have_statistics() {
    let bytes = bytes("puzzle", ROW_GROUP + 10);
    let read = SerializedFileReader::new(file(&bytes)).unwrap();
    let groups: Vec<i64> =
        read.metadata().row_groups().iter().map(|group| group.num_rows()).collect();
    assert_eq!(groups, [ROW_GROUP as i64, 10]);
    for group in read.metadata().row_groups() {
        for column in group.columns() {
            let name = column.column_path().string();
            assert_eq!(column.statistics().is_some(), name == "rank", "{name}");
            assert!(format!("{:?}", column.compression()).starts_with("ZSTD"));
        }
    }
    let entries = read.metadata().file_metadata().key_value_metadata().unwrap();
    let text = |key: &str| entries.iter().find(|entry| entry.key == key).unwrap().value.clone();
    assert_eq!(text("numpre.format").as_deref(), Some("1"));
    assert_eq!(text("numpre.class").as_deref(), Some("1"));
    assert_eq!(text("numpre.ladder").as_deref(), Some("s4"));
}

#[test]
fn bytes_of_a_file_can_be_taken_while_it_grows() {
    let schema = schema("puzzle");
    let mut writer = TableWriter::new(Arc::clone(&schema), &Metadata::default()).unwrap();
    let batch = batch(&schema, 10_000);
    let mut taken = 0;
    for _ in 0..20 {
        writer.write(&batch).unwrap();
        taken += writer.take_written().len();
    }
    assert!(taken > 1000, "{taken} bytes are finished after three row groups");
    assert_eq!(writer.rows(), 200_000);
}

#[test]
fn a_file_without_rows_can_be_read() {
    assert_eq!(read_all(&bytes("puzzle", 0), 9, true).unwrap(), [""; 0]);
}

#[test]
fn an_error_in_a_file_is_reported_with_its_place() {
    let whole = bytes("puzzle", 5000);
    let error = |bytes: &[u8]| read_all(bytes, 100, true).unwrap_err();
    assert!(matches!(error(b"").reason, Reason::NotParquet));
    assert!(matches!(error(b"PAR").reason, Reason::NotParquet));
    assert!(matches!(error(b"puzzle,solution\n1,2\n").reason, Reason::NotParquet));
    assert!(matches!(error(b"PAR1").reason, Reason::Truncated));
    assert!(matches!(error(b"PAR1PAR1").reason, Reason::Damaged(_)));
    assert!(matches!(error(b"PAR1xxxxPARE").reason, Reason::Unsupported(_)));
    for length in [4, 100, whole.len() / 2, whole.len() - 1] {
        assert!(matches!(error(&whole[..length]).reason, Reason::Truncated), "{length}");
    }
    let unnamed = error(&bytes("cells", 10));
    assert!(matches!(
        unnamed.reason,
        Reason::NoPuzzleColumn { ref present } if *present == ["id", "cells", "rank", "solution"]
    ));
    let schema = Arc::new(Schema::new(vec![Field::new("puzzle", DataType::Int32, true)]));
    let numbers: ArrayRef = Arc::new(Int32Array::from(vec![1]));
    let batch = RecordBatch::try_new(Arc::clone(&schema), vec![numbers]).unwrap();
    let mut writer = TableWriter::new(schema, &Metadata::default()).unwrap();
    writer.write(&batch).unwrap();
    let wrong = error(&writer.finish().unwrap());
    assert_eq!(wrong.place, Place::Column("puzzle".to_owned()));
    assert_eq!(
        wrong.to_string(),
        "column puzzle: type Int32; expected strings, or 81 uint8 values per row as a list or \
         binary"
    );
}

#[test]
fn damage_in_the_middle_names_its_rows() {
    let mut bytes = bytes("puzzle", 3 * ROW_GROUP);
    let read = SerializedFileReader::new(file(&bytes)).unwrap();
    let (start, length) = read.metadata().row_group(1).column(1).byte_range();
    bytes[start as usize..(start + length) as usize].fill(0xa5);
    let mut read = PuzzleFile::open(file(&bytes), true).unwrap();
    let mut rows = 0;
    let error = loop {
        match read.next(1000) {
            Ok(Some(found)) => rows += found.len() as u64,
            Ok(None) => panic!("the damage was not noticed in {rows} rows"),
            Err(error) => break error,
        }
    };
    assert!(rows > 0);
    assert_eq!(error.place, Place::Rows(rows + 1));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// Checks that reading a file with a few changed bytes never panics. The damage is reported, or
    /// it goes unnoticed because other bytes are valid there too.
    #[test]
    fn damaged_files_cause_no_panic(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        in_footer in any::<bool>(),
    ) {
        let mut bytes = bytes("puzzle", 50);
        let first = if in_footer { bytes.len().saturating_sub(1200) } else { 0 };
        for (place, value) in changes {
            let place = first + place.index(bytes.len() - first);
            bytes[place] = value;
        }
        let _ = read_all(&bytes, 7, true);
    }
}
