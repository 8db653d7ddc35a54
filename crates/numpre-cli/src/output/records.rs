//! `--output parquet`: answers as records of typed values.

use super::answer::Answer;
use super::extra::{ExtraFields, set_invalid};
use super::format::Format;
use crate::input::{InputError, Place};
use crate::language;
use numpre_api::row::{Row, Value};
use numpre_text::Texts;

/// A record of a typed table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRecord {
    /// The values of the columns of the answers, in their order.
    pub values: Vec<Value>,
    /// The texts of the columns after them: the source, and the other fields of the input. An empty
    /// text is a missing value.
    pub others: Vec<String>,
}

/// Turns each answer into a record.
pub struct RecordFormat {
    /// Programs read the output, so it is always in English.
    texts: Texts,
    extra: ExtraFields,
    /// The current row, kept to use its memory again.
    row: Row,
    out: Vec<TableRecord>,
}

impl RecordFormat {
    /// A format of records with these further columns.
    pub fn new(extra: &ExtraFields) -> RecordFormat {
        let texts = Texts::new(&language::english());
        RecordFormat { texts, extra: extra.clone(), row: Row::default(), out: Vec::new() }
    }

    /// Adds the row as a record. Returns false if a field of the input has no column.
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
