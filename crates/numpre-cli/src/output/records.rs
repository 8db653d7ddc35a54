//! `--output parquet`: converts answers to records of typed values.

use super::answer::Answer;
use super::extra::{ExtraFields, set_invalid};
use super::format::Format;
use crate::input::{InputError, Place};
use crate::language;
use numpre_api::row::{Row, Value};
use numpre_text::Texts;

/// A row of a table with typed columns.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRecord {
    /// The values of the answer's columns, in the order of the columns.
    pub values: Vec<Value>,
    /// The texts of the columns after them: first the source if it is printed, then the extra
    /// fields of the input. An empty text is a missing value.
    pub others: Vec<String>,
}

/// A format that converts each answer to a record.
pub struct RecordFormat {
    /// The texts of errors. They are always in English, because programs read the output.
    texts: Texts,
    extra: ExtraFields,
    /// The row of the current answer, kept so that its memory is used again.
    row: Row,
    out: Vec<TableRecord>,
}

impl RecordFormat {
    /// Creates a format of records with these extra columns.
    pub fn new(extra: &ExtraFields) -> RecordFormat {
        let texts = Texts::new(&language::english());
        RecordFormat { texts, extra: extra.clone(), row: Row::default(), out: Vec::new() }
    }

    /// Adds the current row as a record. Returns false if a field of the input was dropped because
    /// it has no column.
    fn add<A: Answer>(&mut self, place: Option<&Place>) -> bool {
        let value = |name| self.row.get(name).cloned().unwrap_or(Value::Missing);
        let values = A::columns().iter().map(|column| value(column.name)).collect();
        let mut others = Vec::new();
        let mut is_whole = true;
        if let Some(place) = place {
            if self.extra.source {
                others.push(place.source.name(&self.texts));
            }
            if let Some(columns) = self.extra.columns.get() {
                let extra = place.extra.as_deref();
                others.extend(columns.cells(extra).into_iter().map(|cell| cell.into_owned()));
                is_whole = extra.is_none_or(|extra| columns.hold(extra));
            }
        }
        self.out.push(TableRecord { values, others });
        is_whole
    }
}

impl<A: Answer> Format<A> for RecordFormat {
    fn write(&mut self, place: Option<&Place>, answer: A) -> bool {
        self.row.clear();
        answer.row(&mut self.row);
        debug_assert_eq!(self.row.mismatch(A::columns()), None, "rows keep to their columns");
        self.add::<A>(place)
    }

    fn write_invalid(&mut self, place: &Place, error: &InputError) -> bool {
        self.row.clear();
        set_invalid(&mut self.row, place, error, &self.texts);
        self.add::<A>(Some(place))
    }

    fn length(&self) -> usize {
        self.out.len()
    }
}

impl AsMut<Vec<TableRecord>> for RecordFormat {
    fn as_mut(&mut self) -> &mut Vec<TableRecord> {
        &mut self.out
    }
}
