//! Reads columns of every accepted type: with nulls, empty, sliced and as dictionaries.

#![allow(clippy::unwrap_used)] // Clippy allows it in tests, but not in their helpers.

use arrow_array::builder::{
    FixedSizeBinaryBuilder, FixedSizeListBuilder, ListBuilder, UInt8Builder,
};
use arrow_array::cast::AsArray;
use arrow_array::types::{Int8Type, Int32Type, UInt8Type, UInt64Type};
use arrow_array::{
    Array, ArrayRef, DictionaryArray, Int64Array, LargeStringArray, StringArray, StringViewArray,
    UInt8Array,
};
use arrow_schema::DataType;
use numpre::{BatchEngine, Grid};
use numpre_table::source::{Read, RowError};
use numpre_table::{PuzzleColumn, Reason, columns};
use std::sync::Arc;

const PUZZLES: [&str; 2] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
];

/// Returns an array of every type with the two puzzles and a null between them.
fn every_type() -> Vec<ArrayRef> {
    let texts = [Some(PUZZLES[0]), None, Some(PUZZLES[1])];
    let cells = texts.map(|text| text.map(|text| *text.parse::<Grid>().unwrap().values()));
    let mut fixed = FixedSizeListBuilder::new(UInt8Builder::new(), 81);
    let mut lists = ListBuilder::new(UInt8Builder::new());
    let mut binary = FixedSizeBinaryBuilder::new(81);
    for cells in cells {
        let values = cells.unwrap_or([0; 81]);
        fixed.values().append_slice(&values);
        fixed.append(cells.is_some());
        if let Some(cells) = cells {
            lists.values().append_slice(&cells);
            binary.append_value(cells).unwrap();
        } else {
            binary.append_null();
        }
        lists.append(cells.is_some());
    }
    let small: DictionaryArray<Int8Type> = texts.into_iter().collect();
    let large: DictionaryArray<UInt64Type> = texts.into_iter().collect();
    vec![
        Arc::new(StringArray::from(texts.to_vec())),
        Arc::new(LargeStringArray::from(texts.to_vec())),
        Arc::new(StringViewArray::from(texts.to_vec())),
        Arc::new(small),
        Arc::new(large),
        Arc::new(fixed.finish()),
        Arc::new(lists.finish()),
        Arc::new(binary.finish()),
    ]
}

fn reads(array: &ArrayRef) -> Vec<Option<String>> {
    let column = PuzzleColumn::of(array).unwrap();
    let read = |row| match column.read(row) {
        Read::Null => None,
        Read::Givens(grid) => Some(grid.to_string()),
        other => panic!("{other:?}"),
    };
    (0..column.len()).map(read).collect()
}

#[test]
fn every_type_has_the_same_puzzles() {
    let expected = [Some(PUZZLES[0].to_owned()), None, Some(PUZZLES[1].to_owned())];
    for array in every_type() {
        assert!(PuzzleColumn::takes(array.data_type()), "{}", array.data_type());
        assert_eq!(reads(&array), expected, "{}", array.data_type());
        for (first, length) in [(0, 0), (0, 1), (1, 2), (2, 1), (3, 0)] {
            let slice = array.slice(first, length);
            assert_eq!(reads(&slice), expected[first..first + length], "{}", array.data_type());
        }
        // A row after the last reads as a null.
        assert_eq!(PuzzleColumn::of(&array).unwrap().read(3), Read::Null);
    }
}

#[test]
fn boards_are_written_in_the_type_of_the_puzzles() {
    for array in every_type() {
        let column = PuzzleColumn::of(&array).unwrap();
        let table = columns::solve(&column, &mut BatchEngine::new(), false).unwrap();
        assert_eq!(table.column(0), &array);
        let solutions = PuzzleColumn::of(table.column(2)).unwrap();
        assert!((0..3).all(|row| table.column(2).is_null(row) == (row == 1)));
        for (row, puzzle) in [(0, PUZZLES[0]), (2, PUZZLES[1])] {
            let solution = solutions.answer(row).unwrap();
            let puzzle: Grid = puzzle.parse().unwrap();
            assert_eq!(
                Some(solution),
                numpre::solve(&puzzle).only().copied(),
                "{}",
                array.data_type()
            );
        }
        let is_same = match array.data_type() {
            DataType::Dictionary(..) => *table.column(2).data_type() == DataType::Utf8,
            DataType::List(_) => matches!(table.column(2).data_type(), DataType::FixedSizeList(..)),
            same => same == table.column(2).data_type(),
        };
        assert!(is_same, "{} {}", array.data_type(), table.column(2).data_type());
    }
}

#[test]
fn a_dictionary_may_have_null_values_and_no_values() {
    let values: ArrayRef = Arc::new(StringArray::from(vec![None, Some(PUZZLES[0])]));
    let keys = [Some(1), Some(0), None].into_iter().collect();
    let array: ArrayRef = Arc::new(DictionaryArray::<Int32Type>::new(keys, values));
    assert_eq!(reads(&array), [Some(PUZZLES[0].to_owned()), None, None]);
    let none: DictionaryArray<Int8Type> = [None::<&str>, None].into_iter().collect();
    assert_eq!(reads(&(Arc::new(none) as ArrayRef)), [None, None]);
}

#[test]
fn a_null_cell_is_a_blank() {
    let mut lists = ListBuilder::new(UInt8Builder::new());
    for cell in PUZZLES[0].bytes() {
        lists.values().append_option((cell != b'.').then(|| cell - b'0'));
    }
    lists.append(true);
    assert_eq!(reads(&(Arc::new(lists.finish()) as ArrayRef)), [Some(PUZZLES[0].to_owned())]);
}

#[test]
fn a_row_that_is_not_a_puzzle_has_a_reason() {
    let mut lists = ListBuilder::new(UInt8Builder::new());
    lists.values().append_slice(&[0; 80]);
    lists.append(true);
    let mut wrong = [0; 81];
    wrong[4] = 10;
    lists.values().append_slice(&wrong);
    lists.append(true);
    let column = PuzzleColumn::of(&(Arc::new(lists.finish()) as ArrayRef)).unwrap();
    assert_eq!(column.read(0), Read::Unreadable(RowError::Length(80)));
    assert_eq!(column.read(1), Read::Unreadable(RowError::Value { cell: 5, value: 10 }));
    let texts: ArrayRef = Arc::new(StringArray::from(vec!["", "12", "x"]));
    let column = PuzzleColumn::of(&texts).unwrap();
    assert!((0..3).all(|row| matches!(column.read(row), Read::Unreadable(RowError::Text(..)))));
    let table = columns::solve(&column, &mut BatchEngine::new(), false).unwrap();
    assert_eq!(table.column(3).null_count(), 0);
    assert!(table.column(3).as_string::<i32>().value(1).contains("found 2"));
}

#[test]
fn other_types_are_refused_with_their_name() {
    let numbers: ArrayRef = Arc::new(Int64Array::from(vec![1]));
    let error = PuzzleColumn::of(&numbers).unwrap_err();
    assert!(matches!(error.reason, Reason::ColumnType { ref found } if found == "Int64"));
    let short = arrow_array::FixedSizeListArray::from_iter_primitive::<UInt8Type, _, _>(
        [Some(vec![Some(1); 80])],
        80,
    );
    for array in [
        Arc::new(short) as ArrayRef,
        Arc::new(UInt8Array::from(vec![1])),
        Arc::new(Int64Array::from(vec![1])),
    ] {
        assert!(!PuzzleColumn::takes(array.data_type()));
        assert!(PuzzleColumn::of(&array).is_err(), "{}", array.data_type());
    }
}
