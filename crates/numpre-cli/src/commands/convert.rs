//! `numpre convert`: writes puzzles of any formats in one format.

mod converted;
mod parquet;
mod rearranged;

use super::subcommand::Subcommand;
use crate::args::{EntriesChoice, Inputs};
use crate::exit::{Exit, Failure};
use crate::form::{FileForm, FormChoice};
use crate::input::{ExtraColumns, InputError, Place, Reader};
use crate::output::{ExtraFields, Mapped};
use crate::run::workbook::{BookEntry, SheetSink};
use crate::run::{Output, ReportOptions, Session, Sink, report, table_sink};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use converted::{Changes, Converted};
use numpre::{Cell, Digit, Grid, Isomorph, Puzzle};
use numpre_formats::{Columns, Extra, Format, Record, Writer};
use parquet::{Entry, EntryFormat, EntrySink};
use rearranged::{Rearrangement, moved};
use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

#[derive(clap::Args)]
pub struct Convert {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(
        short,
        long,
        short_alias = 'f',
        alias = "format",
        value_name = "FORMAT",
        value_parser = target()
    )]
    to: Target,
    #[arg(long)]
    drop_answers: bool,
    #[command(flatten)]
    rearrangement: Rearrangement,
}

/// The form to write.
#[derive(Clone, Copy, Debug)]
enum Target {
    Text(Format),
    Workbook,
    Parquet,
}

impl Target {
    /// Returns the form of a file with this target.
    const fn form(self) -> FileForm {
        match self {
            Target::Text(Format::Csv) => FileForm::Csv,
            Target::Text(_) => FileForm::Text,
            Target::Workbook => FileForm::Workbook,
            Target::Parquet => FileForm::Parquet,
        }
    }

    /// Returns whether placed digits differ from givens in this form.
    fn has_placed(self) -> bool {
        let mut puzzle = Puzzle::of_givens(Grid::EMPTY);
        for (cell, digit) in Cell::all().zip(Digit::all()).take(1) {
            puzzle.placed.set(cell, Some(digit));
        }
        matches!(self, Target::Text(format) if format.holds(&puzzle))
    }
}

const WORKBOOK: &str = "xlsx";
const PARQUET: &str = "parquet";

fn target() -> impl TypedValueParser<Value = Target> {
    let names = Format::ALL
        .into_iter()
        .filter(|format| format.is_written())
        .map(Format::name)
        .chain([WORKBOOK, PARQUET]);
    PossibleValuesParser::new(names).try_map(|name| match &*name {
        WORKBOOK => Ok(Target::Workbook),
        PARQUET => Ok(Target::Parquet),
        name => name.parse().map(Target::Text),
    })
}

impl Subcommand for Convert {
    const NAME: &'static str = "convert";
    const NEEDS: &'static [(&'static str, &'static str)] = &[("seed", "shuffle")];
    const UNUSED: &'static [&'static str] = &["output", "json"];

    fn run(mut self, session: &Session) -> Result<Exit, Failure> {
        if self.to.has_placed() {
            self.inputs.photo_entries.get_or_insert(EntriesChoice::Keep);
        }
        session.names_form(self.to.form(), FormChoice::To)?;
        let mut reader = session.reader(&self.inputs);
        let sources = reader.sources();
        let options = ReportOptions::new(session, self.inputs.strict, &sources);
        let changes =
            Changes { canonical: self.rearrangement.canonical, drop_answers: self.drop_answers };
        let to = match self.to {
            Target::Text(to) => to,
            Target::Parquet => return self.run_into_parquet(session, reader, changes),
            Target::Workbook => {
                if session.out.is_none() {
                    return Err(Failure::Message(session.texts.word("workbook-needs-out")));
                }
                let mut sink = SheetSink::new(&session.texts);
                let pieces = reader.into_pieces();
                return report::run_into(
                    &options,
                    pieces,
                    || Mapped::new(entry, invalid_entry),
                    &mut self.rearrangement.before(&mut sink, moved_entry, session),
                    || (),
                    move |(), piece, writer| {
                        // A workbook has cells for digits, not for candidates. It holds as much as
                        // a line of 81 characters.
                        writer.each(piece, |_, record| {
                            Ok(Converted::new(record, Format::Line81, changes, &Columns::default()))
                        });
                    },
                );
            }
        };
        let columns =
            if to == Format::Csv { reader.columns_to_come() } else { ExtraColumns::default() };
        let mut sink = NotationSink::new(to, ExtraColumns::clone(&columns));
        report::run_into(
            &options,
            reader.into_pieces(),
            || Mapped::new(line, invalid_line),
            &mut self.rearrangement.before(&mut sink, moved_line, session),
            || (),
            move |(), piece, writer| {
                writer.each(piece, |place, mut record| {
                    record.extra.clone_from(&place.extra);
                    Ok(Converted::new(
                        record,
                        to,
                        changes,
                        columns.get().unwrap_or(&Columns::default()),
                    ))
                });
            },
        )
    }
}

impl Convert {
    /// Writes a table of puzzles, their answers and the other columns of the input.
    fn run_into_parquet(
        &self,
        session: &Session,
        mut reader: Reader,
        changes: Changes,
    ) -> Result<Exit, Failure> {
        session.check_parquet_out()?;
        let sources = reader.sources();
        let columns = reader.columns_to_come();
        let extra = ExtraFields { source: false, columns: ExtraColumns::clone(&columns) };
        let options = ReportOptions::new(session, self.inputs.strict, &sources);
        let inner = table_sink(session, parquet::COLUMNS, &extra)?;
        let mut sink = EntrySink::new(inner, columns);
        report::run_into(
            &options,
            reader.into_pieces(),
            EntryFormat::new,
            &mut self.rearrangement.before(&mut sink, Entry::moved, session),
            || (),
            move |(), piece, writer| {
                // A board has digits and no candidates, like a text in the format line-81.
                writer.each(piece, |_, record| {
                    Ok(Converted::new(record, Format::Line81, changes, &Columns::default()))
                });
            },
        )
    }
}

/// A puzzle to be printed, or the place of one that could not be read.
#[derive(Clone)]
enum Line {
    Record(Box<Record>),
    /// A puzzle that could not be read, with its other fields.
    Invalid(Option<Box<Extra>>),
}

/// Returns the image of a record under an isomorph. Returns `None` for a puzzle that could not be
/// read.
fn moved_line(line: &Line, isomorph: &Isomorph) -> Option<Line> {
    match line {
        Line::Record(record) => Some(Line::Record(Box::new(moved(record, isomorph)))),
        Line::Invalid(_) => None,
    }
}

/// Returns the image of an entry under an isomorph.
fn moved_entry(entry: &BookEntry, isomorph: &Isomorph) -> Option<BookEntry> {
    let puzzle = entry.puzzle.as_ref().map(|puzzle| puzzle.image(isomorph));
    let answer = entry.answer.map(|answer| isomorph.apply(&answer));
    Some(BookEntry { puzzle, answer, ..entry.clone() })
}

/// Turns a converted record into a part of the output. The sink prints the records, in order,
/// because the text between two records depends on what was printed before.
fn line(_: &Place, converted: Converted) -> Option<Line> {
    Some(Line::Record(Box::new(converted.record)))
}

fn invalid_line(place: &Place, _: &InputError) -> Option<Line> {
    Some(Line::Invalid(place.extra.clone()))
}

/// Turns a converted record into an entry of a workbook.
fn entry(place: &Place, converted: Converted) -> Option<BookEntry> {
    let Record { puzzle, answer, .. } = converted.record;
    Some(BookEntry { puzzle: Some(puzzle), answer, ..BookEntry::blank(place, "") })
}

fn invalid_entry(place: &Place, _: &InputError) -> Option<BookEntry> {
    Some(BookEntry::blank(place, "invalid"))
}

/// A sink that prints records in a format.
struct NotationSink {
    to: Format,
    columns: ExtraColumns,
    /// The writer. It is created for the first record, because the columns are not known earlier.
    writer: Option<Writer<Shared>>,
    printed: Shared,
}

/// A buffer that the writer fills and the sink empties.
#[derive(Clone, Default)]
struct Shared(Rc<RefCell<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl NotationSink {
    fn new(to: Format, columns: ExtraColumns) -> NotationSink {
        NotationSink { to, columns, writer: None, printed: Shared::default() }
    }

    fn writer(&mut self) -> &mut Writer<Shared> {
        self.writer.get_or_insert_with(|| {
            let columns = self.columns.get().cloned().unwrap_or_default();
            Writer::new(self.printed.clone(), self.to).with_columns(columns)
        })
    }

    fn pass_on(&mut self, output: &mut Output) -> Result<(), Failure> {
        output.write(&self.printed.0.take())
    }
}

impl Sink<Line> for NotationSink {
    fn print(&mut self, output: &mut Output, part: &[Line]) -> Result<(), Failure> {
        for line in part {
            let written = match line {
                Line::Record(record) => {
                    let (answer, extra) = (record.answer.as_ref(), record.extra.as_deref());
                    self.writer().write_with_extra(&record.puzzle, answer, extra)
                }
                Line::Invalid(extra) => self.writer().write_invalid(extra.as_deref()),
            };
            written.expect("a vector takes everything");
        }
        self.pass_on(output)
    }

    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        self.writer();
        let finished = self.writer.take().map(Writer::finish).transpose();
        finished.expect("a vector takes everything");
        self.pass_on(output)
    }
}
