//! `numpre convert`: problems from any notation into one.

mod rearranged;

use super::Subcommand;
use crate::args::Inputs;
use crate::input::{Place, Reader};
use crate::lang::Texts;
use crate::output::{Exporter, Finding, Outlet};
use crate::report::{self, Press, Setting};
use crate::session::Session;
use crate::trouble::{Exit, Failure};
#[cfg(feature = "xlsx")]
use crate::workbook::{Binder, Row};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use numpre_formats::{Format, Record, Writer, print, read_one};
use rearranged::{Rearrangement, least};
use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

/// Convert problems into another notation
#[derive(clap::Args)]
pub struct Convert {
    #[command(flatten)]
    inputs: Inputs,
    /// The notation to write
    #[arg(short, long, value_name = "FORMAT", value_parser = target())]
    to: Target,
    #[command(flatten)]
    rearrangement: Rearrangement,
}

/// What to write.
#[derive(Clone, Copy, Debug)]
enum Target {
    Text(Format),
    #[cfg(feature = "xlsx")]
    Workbook,
}

#[cfg(feature = "xlsx")]
const WORKBOOK: Option<&str> = Some("xlsx");
#[cfg(not(feature = "xlsx"))]
const WORKBOOK: Option<&str> = None;

fn target() -> impl TypedValueParser<Value = Target> {
    let names = Format::ALL.into_iter().filter(|format| format.is_written()).map(Format::name).chain(WORKBOOK);
    PossibleValuesParser::new(names).try_map(|name| match &*name {
        #[cfg(feature = "xlsx")]
        "xlsx" => Ok(Target::Workbook),
        name => name.parse().map(Target::Text),
    })
}

impl Subcommand for Convert {
    const NAME: &'static str = "convert";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.has_no_outputs()?;
        let reader = Reader::new(&self.inputs);
        let setting = Setting { session, strict: self.inputs.strict, sources: &reader.sources() };
        let canonical = self.rearrangement.canonical;
        let to = match self.to {
            Target::Text(to) => to,
            #[cfg(feature = "xlsx")]
            Target::Workbook => {
                let mut binder = Binder::new(&session.texts);
                let pieces = reader.into_pieces();
                return report::printed(
                    &setting,
                    pieces,
                    || Box::new(Rows),
                    &mut self.rearrangement.before(&mut binder, session),
                    || (),
                    move |(), piece, pen| {
                        // A workbook has cells for digits, not for candidates: it keeps what a line-81 text would.
                        pen.each(piece, |_, record| Ok(Converted::new(record, Format::Line81, canonical)));
                    },
                );
            }
        };
        let mut press = Printer::new(to);
        report::printed(
            &setting,
            reader.into_pieces(),
            || Box::new(Pass),
            &mut self.rearrangement.before(&mut press, session),
            || (),
            move |(), piece, pen| {
                pen.each(piece, |_, record| Ok(Converted::new(record, to, canonical)));
            },
        )
    }
}

/// A problem on its way, and what the new notation has no place for.
struct Converted {
    record: Record,
    lost: Vec<&'static str>,
    /// Whether it has more than givens, which have not been looked at for the least isomorph.
    moved_along: bool,
}

impl Converted {
    fn new(record: Record, to: Format, canonical: bool) -> Converted {
        let moved_along = canonical && !record.problem.is_plain();
        let record = if canonical { least(&record) } else { record };
        Converted { lost: lost(&record, to), moved_along, record }
    }
}

/// What the notation loses of a record: what is not there any more when it is read back.
fn lost(record: &Record, to: Format) -> Vec<&'static str> {
    let Record { problem, answer, .. } = record;
    if problem.is_plain() && answer.is_none() {
        return Vec::new();
    }
    let back = read_one(&print(to, problem, answer.as_ref())).ok();
    let is_lost = |kept: &dyn Fn(&Record) -> bool| !back.as_ref().is_some_and(kept);
    [
        ("lost-candidates", is_lost(&|back| problem.pencil_marks().is_superset(&back.problem.pencil_marks()))),
        ("lost-placed", is_lost(&|back| back.problem.placed == problem.placed)),
        ("lost-answer", is_lost(&|back| back.answer == *answer)),
    ]
    .into_iter()
    .filter_map(|(name, is_lost)| is_lost.then_some(name))
    .collect()
}

impl Finding for Converted {
    fn status(&self) -> &'static str {
        "converted"
    }

    fn exit(&self) -> Exit {
        Exit::Holds
    }

    fn remark(&self, texts: &Texts) -> Option<String> {
        let names: Vec<String> = self.lost.iter().map(|name| texts.word(name)).collect();
        let lost = || texts.say("lost", &[("what", names.join(&texts.word("list-separator")).into())]);
        let moved_along = self.moved_along.then(|| texts.word("moved-along"));
        let remarks: Vec<String> = moved_along.into_iter().chain((!names.is_empty()).then(lost)).collect();
        let text = remarks.join(&texts.word("clash-separator"));
        (!remarks.is_empty()).then(|| texts.say("warning", &[("text", text.into())]))
    }
}

/// Hands the records on as they are: what stands between them depends on what came before, so that they are printed in order.
struct Pass;

impl Exporter<Converted, Record> for Pass {
    fn report(&mut self, _: &Place, converted: Converted, out: &mut Vec<Record>) {
        out.push(converted.record);
    }
}

/// Turns records into rows of a workbook.
#[cfg(feature = "xlsx")]
struct Rows;

#[cfg(feature = "xlsx")]
impl Exporter<Converted, Row> for Rows {
    fn report(&mut self, place: &Place, converted: Converted, out: &mut Vec<Row>) {
        let Record { problem, answer, .. } = converted.record;
        out.push(Row { sheet: Row::sheet(place), problem, answer, status: "", seconds: None });
    }
}

/// Prints records in a notation.
struct Printer {
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

impl Printer {
    fn new(to: Format) -> Printer {
        let printed = Shared::default();
        Printer { writer: Some(Writer::new(printed.clone(), to)), printed }
    }

    fn pass_on(&mut self, outlet: &mut Outlet) -> Result<(), Failure> {
        outlet.write(&self.printed.0.take())
    }
}

impl Press<Record> for Printer {
    fn print(&mut self, outlet: &mut Outlet, part: &[Record]) -> Result<(), Failure> {
        for record in part {
            // A vector takes everything.
            let _ = self.writer.as_mut().map(|writer| writer.write(&record.problem, record.answer.as_ref()));
        }
        self.pass_on(outlet)
    }

    fn end(&mut self, outlet: &mut Outlet) -> Result<(), Failure> {
        let _ = self.writer.take().map(Writer::finish);
        self.pass_on(outlet)
    }
}
