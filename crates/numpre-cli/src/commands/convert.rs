//! `numpre convert`: puzzles from any format into one.

mod parquet;
mod rearranged;

use super::subcommand::Subcommand;
use crate::args::Inputs;
use crate::exit::{Exit, Failure};
use crate::form::{FileForm, FormChoice};
use crate::input::{ExtraColumns, InputError, Place, Reader};
use crate::output::{Answer, ExtraFields, Mapped};
use crate::run::workbook::{BookEntry, SheetSink};
use crate::run::{Output, ReportOptions, Session, Sink, report, table_sink};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use numpre::Isomorph;
use numpre_formats::{Columns, Extra, Format, Record, Writer, print, read_one};
use parquet::{Entry, EntryFormat, EntrySink};
use rearranged::{Rearrangement, least, moved};
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

/// What to write.
#[derive(Clone, Copy, Debug)]
enum Target {
    Text(Format),
    Workbook,
    Parquet,
}

impl Target {
    /// The form of a file with it.
    const fn form(self) -> FileForm {
        match self {
            Target::Text(Format::Csv) => FileForm::Csv,
            Target::Text(_) => FileForm::Text,
            Target::Workbook => FileForm::Workbook,
            Target::Parquet => FileForm::Parquet,
        }
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

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.names_form(self.to.form(), FormChoice::To)?;
        let mut reader = session.reader(&self.inputs);
        let sources = reader.sources();
        let options = ReportOptions::new(session, self.inputs.strict, &sources);
        let how = How { canonical: self.rearrangement.canonical, drop_answers: self.drop_answers };
        let to = match self.to {
            Target::Text(to) => to,
            Target::Parquet => return self.run_into_parquet(session, reader, how),
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
                        // A workbook has cells for digits, not for candidates: it keeps what a
                        // line-81 text would.
                        writer.each(piece, |_, record| {
                            Ok(Converted::new(record, Format::Line81, how, &Columns::default()))
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
                        how,
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
        how: How,
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
                // A board has digits, not candidates: it keeps what a line-81 text would.
                writer.each(piece, |_, record| {
                    Ok(Converted::new(record, Format::Line81, how, &Columns::default()))
                });
            },
        )
    }
}

/// How a record is changed on its way.
#[derive(Clone, Copy)]
struct How {
    canonical: bool,
    drop_answers: bool,
}

/// A puzzle on its way, and what the new format cannot express.
struct Converted {
    record: Record,
    /// What is reported about it at the end.
    sums: Vec<&'static str>,
}

impl Converted {
    fn new(record: Record, to: Format, how: How, columns: &Columns) -> Converted {
        // It has more than givens, and these do not count for the canonical form.
        let moved_along = how.canonical && !record.puzzle.is_plain();
        let mut record = if how.canonical { least(&record) } else { record };
        if how.drop_answers {
            record.answer = None;
        }
        let is_lost = |extra: &Extra| !to.carries(extra, columns);
        let lost_extra = record.extra.as_deref().is_some_and(is_lost);
        let sums = moved_along.then_some("sum-moved-along").into_iter();
        let sums =
            sums.chain(lost(&record, to)).chain(lost_extra.then_some("sum-lost-extra")).collect();
        Converted { sums, record }
    }
}

/// Returns what the format loses of a record: what is missing when it is read back.
fn lost(record: &Record, to: Format) -> Vec<&'static str> {
    let Record { puzzle, answer, .. } = record;
    if puzzle.is_plain() && answer.is_none() {
        return Vec::new();
    }
    let back = read_one(&print(to, puzzle, answer.as_ref())).ok();
    let is_lost = |kept: &dyn Fn(&Record) -> bool| !back.as_ref().is_some_and(kept);
    [
        (
            "sum-lost-candidates",
            is_lost(&|back| puzzle.pencil_marks().is_superset(&back.puzzle.pencil_marks())),
        ),
        ("sum-lost-blanks", is_lost(&|back| back.puzzle.grid() == puzzle.grid())),
        ("sum-lost-placed", is_lost(&|back| back.puzzle.placed == puzzle.placed)),
        ("sum-lost-answer", is_lost(&|back| back.answer == *answer)),
    ]
    .into_iter()
    .filter_map(|(name, is_lost)| is_lost.then_some(name))
    .collect()
}

impl Answer for Converted {
    fn status(&self) -> &'static str {
        "converted"
    }

    fn exit(&self) -> Exit {
        Exit::Holds
    }

    fn sums(&self) -> &[&'static str] {
        &self.sums
    }
}

/// What is in one place of the input.
#[derive(Clone)]
enum Line {
    Record(Box<Record>),
    /// A puzzle that could not be read, and its other fields.
    Invalid(Option<Box<Extra>>),
}

/// Returns the image of a record, or `None` for what could not be read.
fn moved_line(line: &Line, isomorph: &Isomorph) -> Option<Line> {
    match line {
        Line::Record(record) => Some(Line::Record(Box::new(moved(record, isomorph)))),
        Line::Invalid(_) => None,
    }
}

/// Returns the image of an entry.
fn moved_entry(entry: &BookEntry, isomorph: &Isomorph) -> Option<BookEntry> {
    let puzzle = entry.puzzle.as_ref().map(|puzzle| puzzle.image(isomorph));
    let answer = entry.answer.map(|answer| isomorph.apply(&answer));
    Some(BookEntry { puzzle, answer, ..entry.clone() })
}

/// Passes a record on as it is. Records are printed in order, because what is between two of them
/// depends on what came before.
fn line(_: &Place, converted: Converted) -> Option<Line> {
    Some(Line::Record(Box::new(converted.record)))
}

fn invalid_line(place: &Place, _: &InputError) -> Option<Line> {
    Some(Line::Invalid(place.extra.clone()))
}

/// Returns a record for a workbook.
fn entry(place: &Place, converted: Converted) -> Option<BookEntry> {
    let Record { puzzle, answer, .. } = converted.record;
    Some(BookEntry { puzzle: Some(puzzle), answer, ..BookEntry::blank(place, "") })
}

fn invalid_entry(place: &Place, _: &InputError) -> Option<BookEntry> {
    Some(BookEntry::blank(place, "invalid"))
}

/// Prints records in a format.
struct NotationSink {
    to: Format,
    columns: ExtraColumns,
    /// Set at the first record: the columns are not known before.
    writer: Option<Writer<Shared>>,
    printed: Shared,
}

/// A buffer that the writer fills and the printer empties.
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
                    self.writer().write_beside(&record.puzzle, answer, extra)
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
