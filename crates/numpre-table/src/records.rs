//! Collects the records of a text file or workbook into a batch.
//!
//! *Example:* three lines of a file, of which the second is unreadable and the third has a comment:
//!
//! ```text
//! line   puzzle   solution   error                      comment
//! 1      53..7…   null       null                       null
//! 2      null     null       line 2, column 3: "x" …    null
//! 3      4....…   null       null                       from a book
//! ```

use crate::schema::ColumnType;
use arrow_array::builder::{StringBuilder, UInt64Builder};
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema};
use numpre::{Grid, Puzzle};
use numpre_formats::{Extra, Format, print};
use std::sync::Arc;

/// The names of the first columns, which no other column can have.
const OWN: [&str; 4] = ["line", "puzzle", "solution", "error"];

/// A builder of a batch from records: `line`, `puzzle`, `solution`, `error`, and a column of text
/// for each other field that a record has.
#[derive(Default)]
pub struct RecordTable {
    lines: UInt64Builder,
    puzzles: StringBuilder,
    solutions: StringBuilder,
    errors: StringBuilder,
    others: Vec<(String, StringBuilder)>,
    rows: usize,
}

impl RecordTable {
    /// Creates a builder without rows.
    pub fn new() -> RecordTable {
        RecordTable::default()
    }

    /// Adds a puzzle that begins on this line, with its answer and its other fields.
    ///
    /// A puzzle of givens is written as 81 characters. Any other one is written in the format
    /// `hodoku`, which has placed digits and removed candidates too.
    pub fn append(
        &mut self,
        line: u64,
        puzzle: &Puzzle,
        answer: Option<&Grid>,
        extra: Option<&Extra>,
    ) {
        self.lines.append_value(line);
        let format = if puzzle.is_plain() { Format::Line81 } else { Format::Hodoku };
        self.puzzles.append_value(print(format, puzzle, None));
        self.solutions.append_option(answer.map(Grid::to_string));
        self.errors.append_null();
        for (name, value) in extra.into_iter().flat_map(Extra::fields) {
            let column = self.column(name);
            self.others[column].1.append_value(value);
        }
        self.end_row();
    }

    /// Adds a row for a piece of the file that is not a puzzle, with the reason.
    pub fn append_error(&mut self, line: u64, error: &str) {
        self.lines.append_value(line);
        self.puzzles.append_null();
        self.solutions.append_null();
        self.errors.append_value(error);
        self.end_row();
    }

    /// Returns the index of the column of this name, which has a value for each earlier row.
    fn column(&mut self, name: &str) -> usize {
        let name = if OWN.contains(&name) { format!("{name}_2") } else { name.to_owned() };
        if let Some(place) = self.others.iter().position(|(known, _)| *known == name) {
            return place;
        }
        let mut builder = StringBuilder::new();
        builder.append_nulls(self.rows);
        self.others.push((name, builder));
        self.others.len() - 1
    }

    /// Ends a row: the columns that it has no value for get a null.
    fn end_row(&mut self) {
        use arrow_array::builder::ArrayBuilder;
        self.rows += 1;
        for (_, builder) in &mut self.others {
            if builder.len() < self.rows {
                builder.append_null();
            }
        }
    }

    /// Returns the batch. The column `solution` is left out if no record has an answer.
    pub fn finish(mut self) -> RecordBatch {
        let text = ColumnType::Text.data_type();
        let solutions = self.solutions.finish();
        let has_answers = solutions.null_count() < solutions.len();
        let mut columns: Vec<(String, DataType, bool, ArrayRef)> = vec![
            ("line".into(), ColumnType::Large.data_type(), false, Arc::new(self.lines.finish())),
            ("puzzle".into(), text.clone(), true, Arc::new(self.puzzles.finish())),
            ("solution".into(), text.clone(), true, Arc::new(solutions)),
            ("error".into(), text.clone(), true, Arc::new(self.errors.finish())),
        ];
        if !has_answers {
            columns.remove(2);
        }
        columns.extend(self.others.into_iter().map(|(name, mut builder)| {
            (name, text.clone(), true, Arc::new(builder.finish()) as ArrayRef)
        }));
        let (fields, arrays): (Vec<Field>, Vec<ArrayRef>) = columns
            .into_iter()
            .map(|(name, data_type, is_nullable, array)| {
                (Field::new(name, data_type, is_nullable), array)
            })
            .unzip();
        RecordBatch::try_new(Arc::new(Schema::new(fields)), arrays)
            .unwrap_or_else(|error| unreachable!("every column has a value for each row: {error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PuzzleColumn;
    use crate::source::Read;
    use arrow_array::cast::AsArray;
    use numpre_formats::read_one;

    fn table(lines: &[&str]) -> RecordBatch {
        let mut table = RecordTable::new();
        for (line, text) in lines.iter().enumerate() {
            match read_one(text) {
                Ok(record) => table.append(
                    line as u64 + 1,
                    &record.puzzle,
                    record.answer.as_ref(),
                    record.extra.as_deref(),
                ),
                Err(error) => table.append_error(line as u64 + 1, &error.kind.to_string()),
            }
        }
        table.finish()
    }

    #[test]
    fn every_row_has_a_value_or_a_null_in_every_column() {
        let blank = ".".repeat(81);
        let commented = format!("{blank} # from a book");
        let batch = table(&[&blank, "12", &commented]);
        let names: Vec<_> =
            batch.schema().fields().iter().map(|field| field.name().clone()).collect();
        assert_eq!(names, ["line", "puzzle", "error", "comment"]);
        let nulls = |name| {
            batch
                .column_by_name(name)
                .unwrap()
                .nulls()
                .map(|nulls| nulls.iter().map(|is_valid| !is_valid).collect::<Vec<bool>>())
        };
        assert_eq!(nulls("puzzle").unwrap(), [false, true, false]);
        assert_eq!(nulls("error").unwrap(), [true, false, true]);
        assert_eq!(nulls("comment").unwrap(), [true, true, false]);
    }

    #[test]
    fn a_board_in_progress_is_read_back_as_it_was() {
        let board = format!(":0000:x:+1{}:211:::", ".".repeat(80));
        let record = read_one(&board).unwrap();
        assert!(!record.puzzle.is_plain());
        let batch = table(&[&board]);
        let column = PuzzleColumn::of(batch.column_by_name("puzzle").unwrap()).unwrap();
        let Read::Record(read) = column.read(0) else { panic!("{:?}", column.read(0)) };
        assert_eq!(read.puzzle, record.puzzle);
    }

    #[test]
    fn a_field_named_as_an_own_column_keeps_its_values() {
        let puzzle = Puzzle::of_givens(Grid::default());
        let mut table = RecordTable::new();
        let extra = Extra::of([("error", "none"), ("id", "7")]);
        table.append(1, &puzzle, None, extra.as_deref());
        let batch = table.finish();
        let value =
            |name| batch.column_by_name(name).unwrap().as_string::<i32>().value(0).to_owned();
        assert_eq!((value("error_2"), value("id")), ("none".to_owned(), "7".to_owned()));
    }
}
