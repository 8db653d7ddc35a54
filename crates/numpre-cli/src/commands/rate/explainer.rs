//! `rate --rater se121`: ER, EP and ED of Sudoku Explainer 1.2.1.

use super::time_limit::{NOT_RATED, limited};
use crate::exit::{Exit, Failure};
use crate::input::{Place, Reader};
use crate::output::{Answer, Tone, View};
use crate::results::Assessed;
use crate::results::shares::{self, Counted, Form};
use crate::run::{Session, report};
use numpre::assess::{AssessError, Assessor};
use numpre::rating::{NoSeScore, SeRater, SeScore, SeSpread, SeVariant, Weight};
use numpre::{Cell, Grid};
use numpre_api::row::{Column, Kind, Row};
use numpre_formats::{Puzzle, Record};
use numpre_text::Texts;
use std::num::NonZeroU32;
use std::time::Duration;

/// The options of a run.
#[derive(Clone, Copy)]
pub(super) struct Options {
    pub(super) variant: SeVariant,
    pub(super) isomorphs: Option<Isomorphs>,
    /// The time after which a puzzle is not rated.
    pub(super) timeout: Option<Duration>,
}

/// Random isomorphs of each puzzle, which are rated too.
#[derive(Clone, Copy)]
pub(super) struct Isomorphs {
    pub(super) count: NonZeroU32,
    pub(super) seed: u64,
}

/// Rates all puzzles of the reader's sources.
pub(super) fn run(
    session: &Session,
    strict: bool,
    reader: Reader,
    options: Options,
) -> Result<Exit, Failure> {
    let workers = || (Assessor::default(), SeRater::default());
    report::run(session, strict, reader, workers, move |workers, _: &Place, record| {
        let Record { line, puzzle, .. } = record;
        Ok(rated(workers, line, puzzle, options))
    })
}

/// Rates all puzzles of the reader's sources, and writes a table of how often each ER occurs.
pub(super) fn summarize(
    session: &Session,
    strict: bool,
    reader: Reader,
    options: Options,
    weight: Weight,
) -> Result<Exit, Failure> {
    let form = Form { weight, order: Vec::new(), with_empty: false };
    shares::run(session, strict, reader, form, SeRater::default, move |rater, record| {
        let Record { puzzle, .. } = record;
        match Outcome::of(rater, &puzzle, options) {
            Ok(Outcome::Rated(score, _)) => Counted::Of(score.er, puzzle.givens.clue_count()),
            Ok(Outcome::Solved | Outcome::NotRated) => Counted::Unrated,
            Err(NoSeScore::Solved | NoSeScore::Cancelled) => Counted::Unrated,
            Err(NoSeScore::NoSolution) => Counted::None,
            Err(NoSeScore::MultipleSolutions) => Counted::Several,
        }
    })
}

/// The ratings of a puzzle.
enum Outcome {
    Rated(SeScore, Option<SeSpread>),
    /// A full board has no step to rate.
    Solved,
    /// The time was up before all ratings were known.
    NotRated,
}

impl Outcome {
    fn of(rater: &mut SeRater, puzzle: &Puzzle, options: Options) -> Result<Outcome, NoSeScore> {
        rater.set_cancel(limited(options.timeout));
        let score = rater.rate_variant(puzzle, options.variant)?;
        let spread = options
            .isomorphs
            .map(|isomorphs| rater.rate_isomorphs(puzzle, isomorphs.seed, isomorphs.count));
        Ok(Outcome::Rated(score, spread.transpose()?))
    }
}

fn rated(
    (assessor, rater): &mut (Assessor, SeRater),
    line: usize,
    puzzle: Puzzle,
    options: Options,
) -> Scored {
    let outcome = match Outcome::of(rater, &puzzle, options) {
        Ok(outcome) => Ok(outcome),
        Err(NoSeScore::Solved) => Ok(Outcome::Solved),
        Err(NoSeScore::Cancelled) => Ok(Outcome::NotRated),
        Err(NoSeScore::NoSolution | NoSeScore::MultipleSolutions) => {
            Err(AssessError::from(assessor.assess(&puzzle)))
        }
    };
    let (assessed, outcome) = Assessed::with(line, puzzle, outcome);
    Scored { assessed, outcome, options }
}

/// The assessment of a puzzle, and its ratings.
struct Scored {
    assessed: Assessed,
    /// `None` if the puzzle does not have exactly one solution.
    outcome: Option<Outcome>,
    options: Options,
}

const COLUMNS: &[Column] = &[
    Column::required("line", Kind::Integer),
    Column::optional("puzzle", Kind::Grid),
    Column::required("status", Kind::Text),
    Column::optional("rater", Kind::Text),
    Column::optional("er", Kind::Number),
    Column::optional("ep", Kind::Number),
    Column::optional("ed", Kind::Number),
    Column::optional("hardest", Kind::Text),
    Column::optional("steps", Kind::Integer),
    Column::optional("isomorphs", Kind::Integer),
    Column::optional("lowest_er", Kind::Number),
    Column::optional("highest_er", Kind::Number),
    Column::optional("clashes", Kind::Nested),
    Column::optional("wrong", Kind::Names),
    Column::optional("error", Kind::Text),
];

impl Answer for Scored {
    fn status(&self) -> &'static str {
        self.assessed.status()
    }

    fn exit(&self) -> Exit {
        match self.outcome {
            Some(Outcome::NotRated) => Exit::No,
            _ => self.assessed.exit(),
        }
    }

    fn remark(&self, texts: &Texts) -> Option<String> {
        self.assessed.remark(texts)
    }

    fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        self.assessed.wrong_cell()
    }

    fn sums(&self) -> &[&'static str] {
        match self.outcome {
            Some(Outcome::NotRated) => &["sum-not-rated"],
            _ => &[],
        }
    }

    fn columns() -> &'static [Column] {
        COLUMNS
    }

    fn row(&self, row: &mut Row) {
        self.assessed.row(row);
        match &self.outcome {
            Some(Outcome::Rated(score, spread)) => {
                row.set("rater", self.options.variant.name());
                row.set("er", score.er.value());
                row.set("ep", score.ep.value());
                row.set("ed", score.ed.value());
                row.set_some("hardest", score.hardest.map(|technique| technique.slug()));
                row.set("steps", u64::from(score.steps));
                if let (Some(spread), Some(isomorphs)) = (spread, self.options.isomorphs) {
                    row.set("isomorphs", u64::from(isomorphs.count.get()));
                    row.set("lowest_er", spread.lowest.value());
                    row.set("highest_er", spread.highest.value());
                }
            }
            Some(Outcome::NotRated) => row.set("error", NOT_RATED),
            Some(Outcome::Solved) | None => {}
        }
    }

    /// Writes ER/EP/ED, as other raters do, or why there are none.
    fn line(&self, line: &mut Vec<u8>) {
        let text = match &self.outcome {
            Some(Outcome::Rated(score, None)) => score.to_string(),
            Some(Outcome::Rated(score, Some(spread))) => {
                format!("{score} {}..{}", spread.lowest, spread.highest)
            }
            Some(Outcome::Solved) => "solved".to_owned(),
            Some(Outcome::NotRated) => NOT_RATED.to_owned(),
            None => self.assessed.status().to_owned(),
        };
        line.extend_from_slice(text.as_bytes());
    }

    fn view(&self, view: &mut View<'_>) {
        match &self.outcome {
            Some(Outcome::Rated(score, spread)) => {
                let values = [
                    ("rater", self.options.variant.name().into()),
                    ("er", score.er.to_string().into()),
                    ("ep", score.ep.to_string().into()),
                    ("ed", score.ed.to_string().into()),
                ];
                let heading = view.texts.say("rate-se", &values);
                view.heading(&[heading]);
                if let Some(hardest) = score.hardest {
                    let line = view.texts.say(
                        "rate-hardest",
                        &[("technique", view.texts.se_technique(hardest).into())],
                    );
                    view.line(&line);
                }
                if let (Some(spread), Some(isomorphs)) = (spread, self.options.isomorphs) {
                    let values = [
                        ("count", isomorphs.count.get().into()),
                        ("lowest", spread.lowest.to_string().into()),
                        ("highest", spread.highest.to_string().into()),
                    ];
                    let line = view.texts.say("rate-se-isomorphs", &values);
                    view.line(&line);
                }
            }
            Some(Outcome::Solved) => {
                let heading = self.assessed.heading(view);
                view.heading(&[heading]);
                let line = view.word(Tone::Faint, "explain-nothing");
                view.line(&line);
            }
            Some(Outcome::NotRated) => {
                let heading = view.word(Tone::Doubtful, "rate-not-rated");
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
