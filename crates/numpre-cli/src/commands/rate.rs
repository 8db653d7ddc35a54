//! `numpre rate`: rates the difficulty of each puzzle, from one star to eight (S4.4).

mod explainer;
mod hodoku;
mod summary;
mod time_limit;
mod worked;

use super::subcommand::Subcommand;
use crate::args::{Inputs, seconds, seed_or_random, whole};
use crate::exit::{Exit, Failure};
use crate::form::OutputKind;
use crate::input::{Place, Reader};
use crate::output::{Answer, View, digits, rank_name};
use crate::results::Assessed;
use crate::run::chosen::{self, Choice};
use crate::run::{BatchWorker, Session, report};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use explainer::Isomorphs;
use numpre::assess::{AssessError, Assessor};
use numpre::rating::{NoRank, SeVariant, Weight};
use numpre::{Cell, Grid, Rank};
use numpre_api::row::{Column, Kind, Row};
use numpre_formats::{Puzzle, Record};
use numpre_text::Texts;
use std::num::NonZeroU32;
use std::time::Duration;
use worked::Worked;

#[derive(clap::Args)]
pub struct Rate {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long, value_name = "RATER", value_parser = rater(), default_value = "s4")]
    rater: RaterKind,
    #[arg(long)]
    summary: bool,
    #[arg(long, value_name = "WEIGHT", value_parser = weight())]
    weight: Option<Weight>,
    #[arg(long, value_name = "R", value_parser = whole::<u8>(1, 8), conflicts_with = "summary")]
    min: Option<u8>,
    #[arg(long, value_name = "R", value_parser = whole::<u8>(1, 8), conflicts_with = "summary")]
    max: Option<u8>,
    #[arg(long, conflicts_with = "summary")]
    sort: bool,
    #[arg(long, conflicts_with = "summary")]
    work: bool,
    #[arg(long, conflicts_with = "summary")]
    wide: bool,
    #[arg(
        long,
        value_name = "N",
        value_parser = whole::<u32>(1, 1_000_000),
        conflicts_with = "summary"
    )]
    isomorphs: Option<u32>,
    #[arg(long, value_name = "S", value_parser = whole::<u64>(0, u64::MAX))]
    seed: Option<u64>,
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,
}

/// Which rating is computed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RaterKind {
    /// The ranks 1 to 8 of the 1999 page.
    S4,
    /// ER, EP and ED of Sudoku Explainer.
    Se(SeVariant),
    /// The score and the level of HoDoKu.
    Hodoku,
}

fn rater() -> impl TypedValueParser<Value = RaterKind> {
    let variants = SeVariant::ALL.map(SeVariant::name);
    let names = ["s4"].into_iter().chain(variants).chain([hodoku::NAME]);
    PossibleValuesParser::new(names).map(|name| {
        let variant = SeVariant::ALL.into_iter().find(|variant| variant.name() == name);
        let other = if name == hodoku::NAME { RaterKind::Hodoku } else { RaterKind::S4 };
        variant.map_or(other, RaterKind::Se)
    })
}

/// Reads a weight.
pub(super) fn weight() -> impl TypedValueParser<Value = Weight> {
    PossibleValuesParser::new(Weight::ALL.iter().map(|weight| weight.name()))
        .try_map(|name| name.parse::<Weight>())
}

impl Subcommand for Rate {
    const NAME: &'static str = "rate";
    const NEEDS: &'static [(&'static str, &'static str)] =
        &[("weight", "summary"), ("seed", "isomorphs")];

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        if let Some((option, message)) = self.misplaced() {
            let values = [("option", option.into())];
            return Err(Failure::Message(session.texts.say(message, &values)));
        }
        let (strict, reader) = (self.inputs.strict, session.reader(&self.inputs));
        let weight = self.weight.unwrap_or_default();
        if let RaterKind::Se(variant) = self.rater {
            let isomorphs = self.isomorphs.and_then(NonZeroU32::new).map(|count| Isomorphs {
                count,
                seed: seed_or_random(self.seed, &session.texts, session.quiet),
            });
            let options = explainer::Options { variant, isomorphs, timeout: self.timeout };
            return match self.summary {
                true => explainer::summarize(session, strict, reader, options, weight),
                false => explainer::run(session, strict, reader, options),
            };
        }
        if self.rater == RaterKind::Hodoku {
            return match self.summary {
                true => hodoku::summarize(session, strict, reader, self.timeout, weight),
                false => hodoku::run(session, strict, reader, self.timeout),
            };
        }
        if self.summary {
            return summary::run(session, strict, reader, weight);
        }
        let choice = Choice { min: self.min, max: self.max, sort: self.sort };
        if let (Some(min), Some(max)) = (self.min, self.max)
            && min > max
        {
            let values = [("min", min.into()), ("max", max.into())];
            return Err(Failure::Message(session.texts.say("rate-no-ranks", &values)));
        }
        if self.wide && !session.output.is_table() {
            return Err(Failure::Message(session.texts.word("wide-needs-table")));
        }
        // Finding only the rank is a hundred times faster than finding the steps too. A line has no
        // room for more than the rank. The `grid` output always shows the steps, because a person
        // reads only a few puzzles.
        let with_work = match session.output {
            OutputKind::Line => false,
            OutputKind::Grid => true,
            _ => self.work || self.wide,
        };
        if !with_work {
            let ranker = move || Ranker { left_out: left_out(choice), ..Ranker::default() };
            return match choice.is_all() {
                true => report::run_batch(session, strict, reader, ranker),
                false => chosen::run_batch(session, strict, reader, choice, ranker),
            };
        }
        if self.wide {
            return written::<Worked<true>>(session, strict, reader, choice, worked(choice));
        }
        written::<Worked<false>>(session, strict, reader, choice, worked(choice))
    }
}

impl Rate {
    /// Returns the first option that does not apply to the rater, and the message that says so.
    fn misplaced(&self) -> Option<(&'static str, &'static str)> {
        let isomorphs = || self.isomorphs.map(|_| ("--isomorphs", "rate-only-se"));
        let timeout = || self.timeout.map(|_| ("--timeout", "rate-only-timed"));
        let ranks = || self.for_ranks().map(|option| (option, "rate-only-ranks"));
        match self.rater {
            RaterKind::S4 => isomorphs().or_else(timeout),
            RaterKind::Se(_) => ranks(),
            RaterKind::Hodoku => ranks().or_else(isomorphs),
        }
    }

    /// Returns the first of its options that is about ranks only.
    fn for_ranks(&self) -> Option<&'static str> {
        let options = [
            (self.min.is_some(), "--min"),
            (self.max.is_some(), "--max"),
            (self.sort, "--sort"),
            (self.work, "--work"),
            (self.wide, "--wide"),
        ];
        options.iter().find(|(is_given, _)| *is_given).map(|&(_, name)| name)
    }
}

/// Returns a function that finds the work of a puzzle. For a puzzle that `choice` leaves out it
/// finds only the rank.
fn worked<const IS_WIDE: bool>(
    choice: Choice,
) -> impl Fn(&mut Assessor, Record) -> Worked<IS_WIDE> + Send + Sync {
    move |assessor, record| {
        let Record { line, puzzle, .. } = record;
        if choice.is_filter() {
            let rank = assessor.rank(&puzzle);
            if !choice.takes(rank.as_ref().ok().copied()) {
                return Worked::unwritten(Rated::new(line, puzzle, rank, left_out(choice)));
            }
        }
        let work = assessor.work(&puzzle);
        Worked::new(line, puzzle, work, left_out(choice))
    }
}

/// Writes the results of all puzzles, or of the selected ones.
fn written<A: Answer>(
    session: &Session,
    strict: bool,
    reader: Reader,
    choice: Choice,
    rated: impl Fn(&mut Assessor, Record) -> A + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let answer = move |assessor: &mut Assessor, _: &Place, record| Ok(rated(assessor, record));
    match choice.is_all() {
        true => report::run(session, strict, reader, Assessor::default, answer),
        false => chosen::run(session, strict, reader, choice, Assessor::default, answer),
    }
}

/// Returns the names of the messages about a puzzle without a rank. With `--min` or `--max` such
/// puzzles are left out, which is reported.
const fn left_out(choice: Choice) -> &'static [&'static str] {
    if choice.is_filter() { &["sum-no-rank"] } else { &[] }
}

/// A worker that ranks many puzzles in one call.
#[derive(Default)]
struct Ranker {
    assessor: Assessor,
    /// The ranks of the puzzles of the last search.
    ranks: Vec<Result<Rank, NoRank>>,
    left_out: &'static [&'static str],
}

impl BatchWorker<Rated> for Ranker {
    fn search(&mut self, puzzles: &[Grid]) {
        self.ranks = self.assessor.rater().rank_many(puzzles);
    }

    fn answer(&mut self, number: usize, line: usize, givens: &Grid) -> Rated {
        let puzzle = Puzzle::of_givens(*givens);
        let rank = self.ranks[number].map_err(|_| self.assessor.assess(&puzzle).into());
        Rated::new(line, puzzle, rank, self.left_out)
    }

    fn answer_one(&mut self, record: Record) -> Rated {
        let rank = self.assessor.rank(&record.puzzle);
        Rated::new(record.line, record.puzzle, rank, self.left_out)
    }
}

/// The assessment of a puzzle, and its rank.
struct Rated {
    assessed: Assessed,
    rank: Option<Rank>,
    /// The names of the messages that are counted if there is no rank.
    left_out: &'static [&'static str],
}

impl Rated {
    fn new(
        line: usize,
        puzzle: Puzzle,
        rank: Result<Rank, AssessError>,
        left_out: &'static [&'static str],
    ) -> Rated {
        let (assessed, rank) = Assessed::with(line, puzzle, rank);
        Rated { assessed, rank, left_out }
    }
}

const COLUMNS: &[Column] = &[
    Column::required("line", Kind::Integer),
    Column::optional("puzzle", Kind::Grid),
    Column::required("status", Kind::Text),
    Column::optional("rank", Kind::Integer),
    Column::optional("clashes", Kind::Nested),
    Column::optional("wrong", Kind::Names),
    Column::optional("error", Kind::Text),
];

impl Answer for Rated {
    /// Counts each rank separately.
    fn status(&self) -> &'static str {
        self.rank.map_or(self.assessed.status(), rank_name)
    }

    fn exit(&self) -> Exit {
        self.assessed.exit()
    }

    fn remark(&self, texts: &Texts) -> Option<String> {
        self.assessed.remark(texts)
    }

    fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        self.assessed.wrong_cell()
    }

    fn sums(&self) -> &[&'static str] {
        if self.rank.is_none() { self.left_out } else { &[] }
    }

    fn rank(&self) -> Option<Rank> {
        self.rank
    }

    fn columns() -> &'static [Column] {
        COLUMNS
    }

    fn row(&self, row: &mut Row) {
        self.assessed.row(row);
        row.set_some("rank", self.rank.map(Rank::get));
    }

    /// Writes the puzzle and its rank, or its status if it has no rank.
    fn line(&self, line: &mut Vec<u8>) {
        digits(&self.assessed.grid(), line);
        line.push(b' ');
        match self.rank {
            Some(rank) => line.push(b'0' + rank.get()),
            None => line.extend_from_slice(self.assessed.status().as_bytes()),
        }
    }

    fn view(&self, view: &mut View<'_>) {
        match self.rank {
            Some(rank) => {
                let heading = view.rank(rank);
                view.heading(&[heading]);
            }
            None => {
                let heading = self.assessed.heading(view);
                view.heading(&[heading]);
                self.assessed.view_wrong(view);
            }
        }
    }
}
