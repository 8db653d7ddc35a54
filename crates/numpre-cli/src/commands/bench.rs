//! `numpre bench`: the speed of each engine, on one thread and on all, and whether the results
//! agree.

mod benchmark;
mod peer;
#[cfg(feature = "plot")]
mod plot;
mod row;
mod search_result;
mod solver;

use super::subcommand::Subcommand;
use crate::args::{Inputs, at_least_one, engine, seconds, svg, whole};
use crate::exit::{Exit, Failure};
use crate::form::OutputKind;
use crate::input::{Entry, Extent, Pieces, Place, unreadable};
use crate::run::{ReportOptions, ResultWriter, Session, refused, report};
use benchmark::{Benchmark, Setup};
use numpre::EngineKind;
use numpre_formats::Puzzle;
use numpre_text::Texts;
use row::Measured;
use solver::Solver;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

#[derive(clap::Args)]
pub struct Bench {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(
        short,
        long,
        alias = "engines",
        value_name = "ENGINE[,ENGINE]",
        value_delimiter = ',',
        value_parser = engine()
    )]
    engine: Vec<EngineKind>,
    #[arg(long, value_name = "N", value_parser = at_least_one)]
    sample: Option<NonZeroUsize>,
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    seconds: Duration,
    #[arg(
        long,
        value_name = "N",
        default_value_t = 100_000_000,
        value_parser = whole::<u64>(1, u64::MAX)
    )]
    calls: u64,
    #[arg(long, value_name = "FILE.svg", value_parser = svg)]
    plot: Option<PathBuf>,
}

impl Subcommand for Bench {
    const NAME: &'static str = "bench";
    /// The table does not contain other fields of the puzzles, and doubtful boards of pictures are
    /// never taken.
    const UNUSED: &'static [&'static str] =
        &["drop_extra", "doubtful", "photo_entries", "photo_out"];

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.has_no_workbook()?;
        #[cfg(not(feature = "plot"))]
        if self.plot.is_some() {
            let values = [("what", "--plot".into()), ("feature", "plot".into())];
            return Err(Failure::Message(session.texts.say("needs-feature", &values)));
        }
        let (puzzles, mut exit) = load(&self.inputs, session);
        if let Some(plot) = self.plot.as_deref().filter(|plot| session.inputs().has(plot)) {
            return Err(refused(&plot.to_string_lossy(), &session.texts));
        }
        if puzzles.is_empty() || (self.inputs.strict && exit == Exit::Unusable) {
            return Ok(Exit::Unusable);
        }
        let puzzles = benchmark::spread(puzzles, self.sample.map_or(usize::MAX, NonZeroUsize::get));
        let engines = if self.engine.is_empty() { EngineKind::ALL.to_vec() } else { self.engine };
        let mut solvers: Vec<Solver> = engines.into_iter().map(Solver::Engine).collect();
        if peer::is_named() {
            // A library that cannot be used is reported before the long measurements.
            match peer::enter() {
                Ok(_) => solvers.push(Solver::Peer),
                Err(error) => {
                    let _ =
                        writeln!(io::stderr(), "numpre: {}", peer::message(&error, &session.texts));
                    exit = Exit::Unusable;
                }
            }
        }
        let threads = if session.threads() == 1 { vec![1] } else { vec![1, session.threads()] };
        let setups = threads.into_iter().flat_map(|threads| {
            let able = solvers.iter().filter(move |solver| threads == 1 || solver.has_threads());
            able.map(move |&solver| Setup { solver, threads })
        });
        let mut setups = setups.collect::<Vec<_>>().into_iter();
        let benchmark = Benchmark::new(puzzles, self.seconds, self.calls);
        let benchmark = Arc::new(Mutex::new(benchmark));
        let options = ReportOptions::new(session, false, &[]);
        let (run, language, output) =
            (Arc::clone(&benchmark), session.language.clone(), session.output);
        let pieces = Pieces {
            next: Box::new(move |_| setups.next()),
            at_hand: true,
            extent: Extent::Bytes(None),
        };
        let measured = report::run_pieces(
            &options,
            pieces,
            move || Texts::new(&language),
            move |texts, setup: Setup, writer: &mut ResultWriter<'_, Measured>| {
                // A panic of a measurement ends the process, so the lock is never poisoned.
                let Ok(mut benchmark) = run.lock() else { return };
                match benchmark.run(setup) {
                    Ok(measurement) => {
                        let row = Measured(measurement);
                        // The `grid` output prints the notes below the row.
                        if output != OutputKind::Grid {
                            row.notes(texts).into_iter().for_each(|note| writer.note(&note));
                        }
                        writer.write_made(row);
                    }
                    Err(error) => writer.report_failure(&peer::message(&error, texts)),
                }
            },
        )?;
        #[cfg(feature = "plot")]
        if let (Some(path), Ok(benchmark)) = (&self.plot, benchmark.lock()) {
            plot::write(session, path, benchmark.measurements())?;
        }
        Ok(exit.max(measured))
    }
}

/// Reads all puzzles of the sources. Reports what cannot be read and leaves it out.
fn load(inputs: &Inputs, session: &Session) -> (Vec<Puzzle>, Exit) {
    let texts = &session.texts;
    let mut reader = session.reader(inputs);
    let (mut puzzles, mut exit) = (Vec::new(), Exit::Holds);
    // A closed standard error has no reader, so the failure is ignored.
    let say = |text: &str| drop(writeln!(io::stderr(), "{text}"));
    let mut report_error = |text: String| {
        exit = Exit::Unusable;
        say(&text);
    };
    let mut is_over = false;
    while let Some(piece) = reader.next(1 << 10).filter(|_| !is_over) {
        if let Some(remark) = piece.remark(texts) {
            say(&remark);
        }
        piece.records(|source, found| {
            is_over = inputs.strict && !matches!(found, Entry::Read(_));
            match found {
                Entry::Read(record) => {
                    for warning in record.warnings.iter().filter(|_| !session.quiet) {
                        let (line, column) = warning.position();
                        let text = texts.say("warning", &[("text", texts.warning(warning).into())]);
                        say(&Place::at(source, line).message(column, &text, texts));
                    }
                    puzzles.push(record.puzzle);
                }
                Entry::Unreadable(error) => {
                    let place = Place::at(source, error.line);
                    report_error(place.message(error.column, &error.wrong.text(texts), texts));
                }
                Entry::Broken(error) => {
                    report_error(unreadable(texts, &source.name(texts), &error))
                }
            }
            is_over
        });
    }
    if puzzles.is_empty() {
        report_error(texts.word("error-no-puzzle"));
    }
    (puzzles, exit)
}
