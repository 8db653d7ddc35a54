//! `convert --to parquet`: puzzles, their answers and other columns as typed columns.

use super::Converted;
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

/// The columns before those of the input.
pub const COLUMNS: &[Column] = &[
    Column::optional("puzzle", Kind::Grid),
    Column::optional("solution", Kind::Grid),
    Column::optional("error", Kind::Text),
];

/// The content of one place of the input.
#[derive(Clone)]
pub struct Entry {
    /// A puzzle, or the reason why it could not be read.
    found: Result<Box<Record>, String>,
    extra: Option<Box<Extra>>,
}

impl Entry {
    /// Returns the image of an entry, or `None` if the puzzle could not be read.
    pub fn moved(&self, isomorph: &Isomorph) -> Option<Entry> {
        let record = self.found.as_ref().ok()?;
        let found = Ok(Box::new(moved(record, isomorph)));
        Some(Entry { found, extra: self.extra.clone() })
    }
}

/// Keeps each puzzle unchanged, or the reason why it could not be read.
pub struct EntryFormat {
    /// Programs read the output, so it is always in English.
    texts: Texts,
    out: Vec<Entry>,
}

impl EntryFormat {
    /// A format with nothing in it.
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

/// Passes entries on as records of a table.
pub struct EntrySink<'a> {
    sink: Box<dyn Sink<TableRecord> + 'a>,
    columns: ExtraColumns,
}

impl<'a> EntrySink<'a> {
    /// A sink before this one, with these columns of the input.
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
