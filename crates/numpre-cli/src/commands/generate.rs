//! `numpre generate`: makes puzzles that meet given conditions (S1.7).

mod outcome;
mod pattern;
mod report;

use super::subcommand::Subcommand;
use crate::args::{Series, date, se_ratings, seconds, span, whole};
use crate::exit::{Exit, Failure};
use crate::form::OutputKind;
use crate::output::{Answer, Format};
use crate::run::{
    Cut, Output, ReportOptions, Session, TableSink, TextSink, output, redraw_progress, stream,
    table_sink,
};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use numpre::generate::{Day, Difficulty, Refusal, Request};
use numpre::logic::{HodokuLevel, Technique, ladder};
use numpre::rating::SeRating;
use numpre::{CellSet, FEWEST_CLUES, Rank, Symmetry};
use numpre_bulk::{End, Run, Unique, Watch};
use numpre_text::{Expected, Texts};
use outcome::Outcome;
use report::GenerateReport;
use std::ffi::OsString;
use std::ops::{ControlFlow, RangeInclusive};
use std::sync::Arc;
use std::time::Duration;

#[derive(clap::Args)]
pub struct Generate {
    #[command(flatten)]
    series: Series,
    #[arg(
        long,
        value_name = "DATE",
        value_parser = date,
        conflicts_with_all = [
            "count", "seed", "start", "rank", "difficulty", "technique", "se", "hodoku", "clues",
            "symmetry", "pattern", "minimal", "unique_classes",
        ]
    )]
    daily: Option<Day>,
    #[arg(short, long, value_name = "R|R..S", value_parser = ranks, conflicts_with = "difficulty")]
    rank: Option<RangeInclusive<Rank>>,
    #[arg(long, value_name = "DIFFICULTY", value_parser = difficulty())]
    difficulty: Option<Difficulty>,
    #[arg(long, value_name = "TECHNIQUE", value_parser = technique())]
    technique: Option<Technique>,
    #[arg(long, value_name = "ER|ER..ER", value_parser = se_ratings)]
    se: Option<RangeInclusive<SeRating>>,
    #[arg(long, value_name = "LEVEL", value_parser = hodoku())]
    hodoku: Option<HodokuLevel>,
    #[arg(long, value_name = "N|N..M", value_parser = clue_counts)]
    clues: Option<RangeInclusive<usize>>,
    #[arg(long, value_name = "SYMMETRY", value_parser = symmetry())]
    symmetry: Option<Symmetry>,
    #[arg(long, value_name = "FILE|MASK", allow_hyphen_values = true)]
    pattern: Option<OsString>,
    #[arg(long)]
    minimal: bool,
    #[arg(long)]
    unique_classes: bool,
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1, u64::MAX))]
    max_tries: Option<u64>,
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,
}

/// Reads ranks as numbers, or as the name of a difficulty.
fn ranks(text: &str) -> Result<RangeInclusive<Rank>, Expected> {
    if let Ok(difficulty) = text.trim().to_lowercase().parse::<Difficulty>() {
        return Ok(difficulty.ranks());
    }
    let ranks = span(text, 1..=8, (2, 4)).map_err(|_| Expected::Ranks)?;
    // Both numbers are from 1 to 8, so both are ranks.
    let rank =
        |number: usize| u8::try_from(number).ok().and_then(Rank::new).unwrap_or(Rank::EXTREME);
    Ok(rank(*ranks.start())..=rank(*ranks.end()))
}

fn clue_counts(text: &str) -> Result<RangeInclusive<usize>, Expected> {
    // An open start is read as 0. The core refuses fewer clues than 17 and says why.
    let such_as = (24, 28);
    span(text, 0..=81, such_as).map_err(|_| Expected::Span {
        least: FEWEST_CLUES,
        most: 81,
        such_as,
    })
}

fn difficulty() -> impl TypedValueParser<Value = Difficulty> {
    PossibleValuesParser::new(Difficulty::ALL.map(Difficulty::name))
        .try_map(|name| name.parse::<Difficulty>())
}

fn technique() -> impl TypedValueParser<Value = Technique> {
    PossibleValuesParser::new(ladder::PLAYER.iter().map(|technique| technique.slug()))
        .try_map(|slug| slug.parse::<Technique>())
}

fn hodoku() -> impl TypedValueParser<Value = HodokuLevel> {
    PossibleValuesParser::new(HodokuLevel::ALL.map(HodokuLevel::slug))
        .try_map(|slug| slug.parse::<HodokuLevel>())
}

fn symmetry() -> impl TypedValueParser<Value = Symmetry> {
    PossibleValuesParser::new(Symmetry::ALL.map(Symmetry::name))
        .try_map(|name| name.parse::<Symmetry>())
}

impl Subcommand for Generate {
    const NAME: &'static str = "generate";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        session.check_out()?;
        let Series { start, count, .. } = self.series;
        self.series.indices(&session.texts)?;
        let (request, pattern) = self.request(session)?;
        let refused = |refusal: Refusal| Failure::Message(session.texts.refusal(&refusal));
        // An impossible request is refused before the output is opened.
        request.clone().build().map_err(refused)?;
        let seed = match self.daily {
            Some(day) => day.seed(),
            None => self.series.seed(&session.texts, session.quiet),
        };
        let run = Run {
            request: request.seed(seed),
            start,
            count,
            unique: if self.unique_classes { Unique::Class } else { Unique::No },
            timeout: self.timeout,
        };

        let probed = pattern.filter(|_| count > 0);
        // A daily puzzle is recorded by its date. No puzzle follows it, so it has no seed with
        // which a stopped run continues.
        let seed = self.daily.is_none().then_some(seed);
        if let Some(seed) = seed {
            session.note_option("seed", seed.to_string());
        }
        let is_examined = self.technique.is_some() || self.se.is_some() || self.hodoku.is_some();
        if is_examined {
            print_as::<true>(session, &run, probed, seed)
        } else {
            print_as::<false>(session, &run, probed, seed)
        }
    }
}

/// Makes the puzzles, and prints them in the format of the session.
fn print_as<const EXAMINED: bool>(
    session: &Session,
    run: &Run,
    pattern: Option<CellSet>,
    seed: Option<u64>,
) -> Result<Exit, Failure> {
    let options = ReportOptions::new(session, false, &[]);
    if session.output == OutputKind::Parquet {
        let mut sink = table_sink(session, Outcome::<EXAMINED>::columns(), &options.extra)?;
        let format = options.record_format();
        let report = GenerateReport::<EXAMINED, _, _>::new(&options, run, seed, format, &mut *sink);
        print(session, run, pattern, report)
    } else if session.output.is_workbook() {
        let mut sink = TableSink::new(&session.texts);
        let format = options.table_format();
        let report = GenerateReport::<EXAMINED, _, _>::new(&options, run, seed, format, &mut sink);
        print(session, run, pattern, report)
    } else {
        let mut sink = TextSink;
        let format = options.text_format();
        let report = GenerateReport::<EXAMINED, _, _>::new(&options, run, seed, format, &mut sink);
        print(session, run, pattern, report)
    }
}

/// Makes the puzzles, and prints each as soon as all puzzles before it are printed.
fn print<const EXAMINED: bool, T, F>(
    session: &Session,
    run: &Run,
    pattern: Option<CellSet>,
    mut report: GenerateReport<'_, EXAMINED, T, F>,
) -> Result<Exit, Failure>
where
    F: Format<Outcome<EXAMINED>> + AsMut<Vec<T>> + 'static,
{
    let output = Output::open(session)?;
    report.begin(&mut stream::lock(&output))?;
    output::watch(&output);
    let watch = Arc::new(Watch::cancelled_by(stream::lock(&output).cancel_token()));
    let watched = Arc::clone(&watch);
    let tries = move |texts: &Texts| texts.say("tries", &[("count", watched.tries().into())]);
    if let Some(fewest) = pattern.and_then(pattern::fewest_solutions) {
        let values = [("grids", pattern::GRIDS.into()), ("fewest", fewest.into())];
        stream::lock(&output).warn(&session.texts.say("pattern-outlook", &values));
    }
    redraw_progress(&output, session.language.clone(), tries);
    let mut failure = None;
    let end = numpre_bulk::generate(run, session.threads(), &watch, |made| {
        failure = report.write(made, &output).err();
        if failure.is_none() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let refused = |refusal: Refusal| Failure::Message(session.texts.refusal(&refusal));
    let (end, threads) = end.map_err(refused)?;
    let mut output = stream::lock(&output);
    output.progress.finish();
    output.report_threads(threads);
    if end == End::Stopped {
        output.note_cut(Cut::Signal);
    }
    match failure {
        Some(failure) => Err(failure),
        None => report.end(matches!(end, End::NoMoreClasses { .. }), &mut output),
    }
}

impl Generate {
    /// Returns the request, except for the seed, and the pattern.
    fn request(&self, session: &Session) -> Result<(Request, Option<CellSet>), Failure> {
        let mut request = match self.daily {
            Some(day) => day.request(),
            None => Request::default().minimal(self.minimal),
        };
        if let Some(ranks) = &self.rank {
            request = request.ranks(ranks.clone());
        }
        if let Some(difficulty) = self.difficulty {
            request = request.difficulty(difficulty);
        }
        if let Some(technique) = self.technique {
            request = request.technique(technique);
        }
        if let Some(ratings) = &self.se {
            request = request.se(ratings.clone());
        }
        if let Some(level) = self.hodoku {
            request = request.hodoku(level);
        }
        if let Some(clues) = &self.clues {
            request = request.clues(clues.clone());
        }
        if let Some(symmetry) = self.symmetry {
            request = request.symmetry(symmetry);
        }
        let pattern =
            self.pattern.as_deref().map(|pattern| pattern::read(pattern, session)).transpose()?;
        if let Some(cells) = pattern {
            request = request.pattern(cells);
        }
        if let Some(tries) = self.max_tries {
            request = request.max_tries(tries);
        }
        Ok((request, pattern))
    }
}
