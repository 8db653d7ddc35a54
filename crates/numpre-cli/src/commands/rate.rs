//! `numpre rate`: how hard every puzzle is, from one star to eight (S4.4).

mod summary;

use super::subcommand::Subcommand;
use crate::args::Inputs;
use crate::ground::{Exit, Failure, OutputKind, rank_name};
use crate::input::Reader;
use crate::output::{Finding, Report, Tone, View, digits};
use crate::results::Assessed;
use crate::run::{Session, Together, report};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use numpre::assess::{Assessment, Assessor, Work};
use numpre::rating::{NotProper, Weight};
use numpre::{Cell, Grid, Rank};
use numpre_formats::{Puzzle, Record};
use numpre_text::Texts;
use serde::Serialize;

#[derive(clap::Args)]
pub struct Rate {
    #[command(flatten)]
    inputs: Inputs,
    #[arg(long)]
    summary: bool,
    #[arg(long, value_name = "WEIGHT", value_parser = weight(), requires = "summary")]
    weight: Option<Weight>,
}

fn weight() -> impl TypedValueParser<Value = Weight> {
    PossibleValuesParser::new(Weight::ALL.iter().map(|weight| weight.name())).try_map(|name| name.parse::<Weight>())
}

impl Subcommand for Rate {
    const NAME: &'static str = "rate";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        let (strict, reader) = (self.inputs.strict, Reader::new(&self.inputs));
        if self.summary {
            return summary::run(session, strict, reader, self.weight.unwrap_or_default());
        }
        // The rank alone is found a hundred times sooner than the steps.
        if session.output == OutputKind::Line {
            return report::run_together(session, strict, reader, Ranker::default);
        }
        report::run(session, strict, reader, Assessor::default, |assessor, _, record| {
            let work = assessor.work(&record.puzzle);
            Ok(Rated::worked(record.line, record.puzzle, work))
        })
    }
}

/// A worker who ranks many puzzles together.
#[derive(Default)]
struct Ranker {
    assessor: Assessor,
    /// The ranks of those last looked at.
    ranks: Vec<Result<Rank, NotProper>>,
}

impl Together<Rated> for Ranker {
    fn look(&mut self, puzzles: &[Grid]) {
        self.ranks = self.assessor.rater().rank_many(puzzles);
    }

    fn answer(&mut self, place: usize, line: usize, givens: &Grid) -> Rated {
        let puzzle = Puzzle::of_givens(*givens);
        let rank = self.ranks[place].map_err(|_| Box::new(self.assessor.assess(&puzzle)));
        Rated::ranked(line, puzzle, rank)
    }

    fn answer_alone(&mut self, record: Record) -> Rated {
        let rank = self.assessor.rank(&record.puzzle);
        Rated::ranked(record.line, record.puzzle, rank)
    }
}

/// What a puzzle amounts to, its rank, and how much work it is.
#[derive(Serialize)]
struct Rated {
    #[serde(flatten)]
    assessed: Assessed,
    /// Among the fields it is part of the work.
    #[serde(skip)]
    rank: Option<Rank>,
    #[serde(flatten)]
    work: Option<Work>,
}

impl Rated {
    fn ranked(line: usize, puzzle: Puzzle, rank: Result<Rank, Box<Assessment>>) -> Rated {
        let (assessed, rank) = Assessed::with(line, puzzle, rank);
        Rated { assessed, rank, work: None }
    }

    fn worked(line: usize, puzzle: Puzzle, work: Result<Work, Box<Assessment>>) -> Rated {
        let (assessed, work) = Assessed::with(line, puzzle, work);
        Rated { assessed, rank: work.as_ref().map(|work| work.rank), work }
    }
}

impl Finding for Rated {
    /// The ranks are counted apart.
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
}

impl Report for Rated {
    const COLUMNS: &'static [&'static str] = &[
        "line",
        "puzzle",
        "status",
        "rank",
        "techniques",
        "steps",
        "longest_refutation",
        "refutation_steps",
        "hardest_moments",
        "narrowest",
        "clashes",
        "wrong",
        "error",
    ];

    fn line(&self, line: &mut Vec<u8>) {
        digits(self.assessed.puzzle(), line);
        line.push(b' ');
        match self.rank {
            Some(rank) => line.push(b'0' + rank.get()),
            None => line.extend_from_slice(self.assessed.status().as_bytes()),
        }
    }

    fn view(&self, view: &mut View<'_>) {
        let Some(work) = &self.work else {
            let heading = self.assessed.heading(view);
            view.heading(&[heading]);
            return self.assessed.view_wrong(view);
        };
        let heading = view.rank(work.rank);
        view.heading(&[heading]);
        for (technique, count) in &work.techniques {
            let values = [("technique", view.texts.technique(*technique).into()), ("count", (*count).into())];
            let line = view.texts.say("rate-uses", &values);
            view.line(&format!("  {line}"));
        }
        if work.techniques.is_empty() {
            let line = view.word(Tone::Faint, "explain-nothing");
            return view.line(&line);
        }
        for line in view.texts.work(work) {
            view.line(&format!("  {line}"));
        }
    }
}
