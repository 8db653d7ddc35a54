//! `convert --to parquet`: writes puzzles, their answers and the columns of the input as a Parquet
//! file with typed columns.

use super::converted::Converted;
use super::rearranged::moved;
use crate::exit::Failure;
use crate::input::{ExtraColumns, InputError, Place};
use crate::language;
use crate::output::{Format, TableRecord};
use crate::run::{Output, Sink};
use numpre::Isomorph;
use numpre_api::row::{Column, Kind, Value};
use numpre_formats::{Extra, Record};
use numpre_text::Texts;

/// The columns of the output before the extra columns of the input.
pub const COLUMNS: &[Column] = &[
    Column::optional("puzzle", Kind::Grid),
    Column::optional("solution", Kind::Grid),
    Column::optional("error", Kind::Text),
];

/// The puzzle or error at one place of the input.
#[derive(Clone)]
pub struct Entry {
    /// A puzzle, or the reason why it could not be read.
    found: Result<Box<Record>, String>,
    /// The extra fields of the input at this place.
    extra: Option<Box<Extra>>,
}

impl Entry {
    /// Returns the entry with the image of its puzzle under an isomorph, or `None` if the puzzle
    /// could not be read.
    pub fn moved(&self, isomorph: &Isomorph) -> Option<Entry> {
        let record = self.found.as_ref().ok()?;
        let found = Ok(Box::new(moved(record, isomorph)));
        Some(Entry { found, extra: self.extra.clone() })
    }
}

/// A format that collects entries. They become records only in [`EntrySink`], when all columns of
/// the input are known.
pub struct EntryFormat {
    /// The texts of errors. They are always in English, because programs read the output.
    texts: Texts,
    out: Vec<Entry>,
}

impl EntryFormat {
    /// Creates a format without entries.
    pub fn new() -> EntryFormat {
        EntryFormat { texts: Texts::new(&language::english()), out: Vec::new() }
    }
}

impl Format<Converted> for EntryFormat {
    fn write(&mut self, place: Option<&Place>, converted: Converted) -> bool {
        let extra = place.and_then(|place| place.extra.clone());
        self.out.push(Entry { found: Ok(Box::new(converted.record)), extra });
        true
    }

    fn write_invalid(&mut self, place: &Place, error: &InputError) -> bool {
        let found = Err(error.wrong.text(&self.texts));
        self.out.push(Entry { found, extra: place.extra.clone() });
        true
    }

    fn length(&self) -> usize {
        self.out.len()
    }
}

impl AsMut<Vec<Entry>> for EntryFormat {
    fn as_mut(&mut self) -> &mut Vec<Entry> {
        &mut self.out
    }
}

/// A sink that converts entries to records, and passes them to the sink of a table.
pub struct EntrySink<'a> {
    sink: Box<dyn Sink<TableRecord> + 'a>,
    columns: ExtraColumns,
}

impl<'a> EntrySink<'a> {
    /// Creates a sink that passes records to `sink`. `columns` are the extra columns of the input.
    pub fn new(sink: Box<dyn Sink<TableRecord> + 'a>, columns: ExtraColumns) -> EntrySink<'a> {
        EntrySink { sink, columns }
    }

    fn record(&self, entry: &Entry) -> TableRecord {
        let values = match &entry.found {
            Ok(record) => {
                vec![record.puzzle.grid().into(), record.answer.into(), Value::Missing]
            }
            Err(error) => vec![Value::Missing, Value::Missing, error.clone().into()],
        };
        let cells = self.columns.get().map(|columns| columns.cells(entry.extra.as_deref()));
        let others = cells.unwrap_or_default().into_iter().map(|cell| cell.into_owned());
        TableRecord { values, others: others.collect() }
    }
}

impl Sink<Entry> for EntrySink<'_> {
    fn print(&mut self, output: &mut Output, entries: &[Entry]) -> Result<(), Failure> {
        let records: Vec<TableRecord> = entries.iter().map(|entry| self.record(entry)).collect();
        self.sink.print(output, &records)
    }

    fn writes_at_end(&self) -> bool {
        self.sink.writes_at_end()
    }

    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        self.sink.end(output)
    }
}
