//! `numpre hypothesis`: tests the open question of the 1999 page on any puzzles (S4.6).

mod journal;
mod summary;

use super::subcommand::Subcommand;
use crate::args::{Inputs, whole};
use crate::exit::{Exit, Failure};
use crate::output::Mapped;
use crate::run::{Output, ReportOptions, RunInput, Session, Sink, report};
use journal::Journal;
use numpre::rating::Rater;
use std::path::PathBuf;
use summary::{Found, Summary};

#[derive(clap::Args)]
pub struct Hypothesis {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole::<u8>(1, 9))]
    depth: u8,
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
}

impl Subcommand for Hypothesis {
    const NAME: &'static str = "hypothesis";
    /// The output does not contain other fields of the puzzles, and doubtful boards of pictures are
    /// never taken.
    const UNUSED: &'static [&'static str] =
        &["drop_extra", "doubtful", "photo_entries", "photo_out"];

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.has_no_workbook()?;
        let depth = self.depth;
        session.reads(self.journal.clone().map(RunInput::File));
        let (journal, known) = match &self.journal {
            Some(path) => Journal::open(path, depth, &session.texts)
                .map(|(journal, known)| (Some(journal), known))?,
            None => Default::default(),
        };
        let reader = session.reader(&self.inputs);
        let sources = reader.sources();
        let options = ReportOptions::new(session, self.inputs.strict, &sources);
        let mut book = SummarySink { session, journal, summary: Summary::new(depth) };
        report::run_into(
            &options,
            reader.into_pieces(),
            || Mapped::new(|_, found| Some(found), |_, _| Some(Found::Unreadable)),
            &mut book,
            Rater::default,
            move |rater, piece, writer| {
                writer.each(piece, |_, record| {
                    // The question is about the givens and placed digits. Candidates removed in
                    // advance are ignored.
                    let puzzle = record.puzzle.grid();
                    Ok(match known.get(&puzzle) {
                        Some(&finding) => Found::Proper { puzzle, finding, is_new: false },
                        None => match rater.hypothesis(&puzzle, depth) {
                            Ok(finding) => Found::Proper { puzzle, finding, is_new: true },
                            Err(why) => Found::NotProper(why),
                        },
                    })
                });
            },
        )
    }
}

/// A sink that adds up the findings in order, and writes the sums at the end.
struct SummarySink<'a> {
    session: &'a Session,
    journal: Option<Journal>,
    summary: Summary,
}

impl Sink<Found> for SummarySink<'_> {
    fn print(&mut self, _: &mut Output, part: &[Found]) -> Result<(), Failure> {
        part.iter().for_each(|found| self.summary.add(found));
        match &mut self.journal {
            Some(journal) => journal.append(part, &self.session.texts),
            None => Ok(()),
        }
    }

    fn writes_at_end(&self) -> bool {
        true
    }

    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        output.write(&summary::written(&self.summary, self.session))
    }
}
