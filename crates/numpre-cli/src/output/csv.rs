//! Tables: `--output csv`, and the rows of `--output xlsx`.
//!
//! The cells are the fields of the JSON output, followed by the fields that the input has in
//! addition to the puzzle. A list or an object is written as JSON in one cell.
//!
//! For example, `numpre check --output csv a.csv b.csv`, where a.csv has the columns `puzzle`, `id`
//! and `status`:
//!
//! ```text
//! columns of the answer                    source  columns of the input
//! line  puzzle  status  solution  …  error  source  id  input_status
//! 2     53..7…  unique  534678…             a.csv   17  new
//! 2     8.....  unique  812753…             b.csv
//! ```
//!
//! The columns are decided before the first row, from the first record of each file. `status` of
//! the input gets the prefix `input_`, because the answer has that name. A field that appears only
//! in a later record has no column. The run counts such records and reports their number at the
//! end.

use super::answer::Answer;
use super::extra::{ExtraFields, set_invalid};
use super::format::Format;
use super::json;
use crate::input::{InputError, Place};
use crate::language;
use numpre_api::row::{Column, Row, Value};
use numpre_text::Texts;
use std::io::Write;

/// Makes the cells of rows, each as text. A worker has one.
struct Cells {
    texts: Texts,
    extra: ExtraFields,
    /// The current row and cell. They are kept for reuse, to save allocations.
    row: Row,
    cell: Vec<u8>,
}

impl Cells {
    fn new(extra: &ExtraFields) -> Cells {
        let texts = Texts::new(&language::english());
        Cells { texts, extra: extra.clone(), row: Row::default(), cell: Vec::new() }
    }

    /// Passes the cells of an answer to `take`. Returns false if a field of the input has no
    /// column.
    fn of<A: Answer>(
        &mut self,
        place: Option<&Place>,
        answer: &A,
        take: &mut dyn FnMut(&str),
    ) -> bool {
        self.row.clear();
        answer.row(&mut self.row);
        debug_assert_eq!(self.row.mismatch(A::columns()), None, "rows keep to their columns");
        self.of_row(A::columns(), place, take)
    }

    /// Passes the cells of a puzzle that could not be read to `take`. Returns false if a field of
    /// the input has no column.
    fn of_invalid<A: Answer>(
        &mut self,
        place: &Place,
        error: &InputError,
        take: &mut dyn FnMut(&str),
    ) -> bool {
        self.row.clear();
        set_invalid(&mut self.row, place, error, &self.texts);
        self.of_row(A::columns(), Some(place), take)
    }

    fn of_row(
        &mut self,
        columns: &[Column],
        place: Option<&Place>,
        take: &mut dyn FnMut(&str),
    ) -> bool {
        for column in columns {
            match self.row.get(column.name) {
                None | Some(Value::Missing) => take(""),
                Some(Value::Text(text)) => take(text),
                Some(value) => {
                    self.cell.clear();
                    write_value(value, &mut self.cell);
                    take(str::from_utf8(&self.cell).expect("JSON and boards are UTF-8"));
                }
            }
        }
        let Some(place) = place else { return true };
        if self.extra.source {
            take(&place.source.name(&self.texts));
        }
        let Some(columns) = self.extra.columns.get() else { return true };
        let extra = place.extra.as_deref();
        columns.cells(extra).iter().for_each(|cell| take(cell));
        extra.is_none_or(|extra| columns.hold(extra))
    }
}

/// Appends the text of a value that is neither missing nor a text.
fn write_value(value: &Value, cell: &mut Vec<u8>) {
    match value {
        Value::Grid(grid) => cell.extend_from_slice(&grid.to_line(b'.')),
        Value::Integer(number) => {
            write!(cell, "{number}").expect("a vector takes everything");
        }
        // The keys of nested objects are in alphabetical order.
        Value::List(_) | Value::Object(_) => json::write(&value.sorted(), cell),
        other => json::write(other, cell),
    }
}

/// A writer of answers as CSV with a heading.
pub struct Csv {
    cells: Cells,
    line: CsvLine,
}

impl Csv {
    /// Creates a writer of tables with these further columns.
    pub fn new(extra: &ExtraFields) -> Csv {
        Csv { cells: Cells::new(extra), line: CsvLine::default() }
    }

    /// Writes the names of the columns.
    pub fn head<A: Answer>(&mut self, out: &mut Vec<u8>) {
        let heading = self.cells.extra.heading(A::columns());
        heading.iter().for_each(|name| self.line.push(name));
        self.line.write(out);
    }

    /// Writes an answer. Returns false if a field of the input has no column.
    pub fn write<A: Answer>(
        &mut self,
        place: Option<&Place>,
        answer: &A,
        out: &mut Vec<u8>,
    ) -> bool {
        let Csv { cells, line } = self;
        let is_whole = cells.of(place, answer, &mut |cell| line.push(cell));
        line.write(out);
        is_whole
    }

    /// Writes the row of a puzzle that could not be read.
    pub fn write_invalid<A: Answer>(
        &mut self,
        place: &Place,
        error: &InputError,
        out: &mut Vec<u8>,
    ) -> bool {
        let Csv { cells, line } = self;
        let is_whole = cells.of_invalid::<A>(place, error, &mut |cell| line.push(cell));
        line.write(out);
        is_whole
    }
}

/// The cells of the current line of CSV.
#[derive(Default)]
struct CsvLine {
    text: Vec<u8>,
    /// The end of each cell in the text.
    ends: Vec<usize>,
    /// True if a cell begins or ends with white space. Readers may strip white space from a cell
    /// without quotes, so then all cells of the line get quotes.
    has_edge: bool,
}

impl CsvLine {
    fn push(&mut self, cell: &str) {
        let cell = cell.as_bytes();
        let is_edge = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_whitespace);
        self.has_edge |= is_edge(cell.first()) || is_edge(cell.last());
        self.text.extend_from_slice(cell);
        self.ends.push(self.text.len());
    }

    /// Appends the line, and begins the next one.
    fn write(&mut self, out: &mut Vec<u8>) {
        let needs_quotes = |byte: &u8| matches!(byte, b'"' | b',' | b'\r' | b'\n');
        let mut start = 0;
        for (number, &end) in self.ends.iter().enumerate() {
            let cell = &self.text[start..end];
            if number > 0 {
                out.push(b',');
            }
            if self.has_edge || cell.iter().any(needs_quotes) {
                write_quoted(cell, out);
            } else {
                out.extend_from_slice(cell);
            }
            start = end;
        }
        out.push(b'\n');
        self.text.clear();
        self.ends.clear();
        self.has_edge = false;
    }
}

/// Appends a cell in quotes. A quote inside it is doubled.
fn write_quoted(cell: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    for &byte in cell {
        if byte == b'"' {
            out.push(b'"');
        }
        out.push(byte);
    }
    out.push(b'"');
}

/// A row of a workbook: the text of each cell.
pub type TableRow = Vec<String>;

/// A format that writes answers as rows of a workbook. The first row is the heading.
pub struct TableFormat {
    cells: Cells,
    out: Vec<TableRow>,
}

impl TableFormat {
    /// Creates a format of tables with these further columns.
    pub fn new(extra: &ExtraFields) -> TableFormat {
        TableFormat { cells: Cells::new(extra), out: Vec::new() }
    }
}

impl<A: Answer> Format<A> for TableFormat {
    fn head(&mut self) {
        let heading = self.cells.extra.heading(A::columns());
        self.out.push(heading.into_iter().map(|name| name.into_owned()).collect());
    }

    fn write(&mut self, place: Option<&Place>, answer: A) -> bool {
        let mut row = TableRow::new();
        let is_whole = self.cells.of(place, &answer, &mut |cell| row.push(cell.to_owned()));
        self.out.push(row);
        is_whole
    }

    fn write_invalid(&mut self, place: &Place, error: &InputError) -> bool {
        let mut row = TableRow::new();
        let take = &mut |cell: &str| row.push(cell.to_owned());
        let is_whole = self.cells.of_invalid::<A>(place, error, take);
        self.out.push(row);
        is_whole
    }

    fn length(&self) -> usize {
        self.out.len()
    }
}

impl AsMut<Vec<TableRow>> for TableFormat {
    fn as_mut(&mut self) -> &mut Vec<TableRow> {
        &mut self.out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(cells: &[&str]) -> String {
        let (mut line, mut out) = (CsvLine::default(), Vec::new());
        // The line is written twice, to show that nothing of the first line is left in the second.
        for _ in 0..2 {
            out.clear();
            cells.iter().for_each(|cell| line.push(cell));
            line.write(&mut out);
        }
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn cells_have_quotes_where_readers_need_them() {
        assert_eq!(line(&["", "a", "", "b c", ""]), ",a,,b c,\n");
        assert_eq!(line(&["a,b", "c"]), "\"a,b\",c\n");
        assert_eq!(line(&["say \"x\"", "two\nlines"]), "\"say \"\"x\"\"\",\"two\nlines\"\n");
        // A line end is white space at the edge of a cell, so all cells get quotes.
        assert_eq!(line(&["", "a\n", "b"]), "\"\",\"a\n\",\"b\"\n");
    }
}
