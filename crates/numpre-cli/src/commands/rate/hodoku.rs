//! `rate --rater hodoku`: the score and the level of HoDoKu.

use super::time_limit::{NOT_RATED, limited};
use crate::exit::{Exit, Failure};
use crate::input::{Place, Reader};
use crate::output::{Answer, Tone, View};
use crate::results::Assessed;
use crate::results::shares::{self, Counted, Form};
use crate::run::{Session, report};
use numpre::assess::{AssessError, HodokuRater};
use numpre::logic::HodokuLevel;
use numpre::rating::{HodokuRating, Weight};
use numpre::{Cell, Grid};
use numpre_api::row::{Column, Kind, Row};
use numpre_formats::{Puzzle, Record};
use numpre_text::Texts;
use std::time::Duration;

/// The name of the rater on the command line and in the output.
pub(super) const NAME: &str = "hodoku";

/// Rates all puzzles of the reader's sources. A puzzle that takes longer than `timeout` is not
/// rated.
pub(super) fn run(
    session: &Session,
    strict: bool,
    reader: Reader,
    timeout: Option<Duration>,
) -> Result<Exit, Failure> {
    report::run(session, strict, reader, HodokuRater::default, move |rater, _: &Place, record| {
        let Record { line, puzzle, .. } = record;
        rater.set_cancel(limited(timeout));
        Ok(Scored::of(rater, line, puzzle))
    })
}

/// Rates all puzzles of the reader's sources, and writes a table of how often each level occurs.
pub(super) fn summarize(
    session: &Session,
    strict: bool,
    reader: Reader,
    timeout: Option<Duration>,
    weight: Weight,
) -> Result<Exit, Failure> {
    let form = Form { weight, order: HodokuLevel::ALL.to_vec(), with_empty: true };
    shares::run(session, strict, reader, form, HodokuRater::default, move |rater, record| {
        let Record { puzzle, .. } = record;
        rater.set_cancel(limited(timeout));
        match rater.rate(&puzzle) {
            Ok(HodokuRating { steps: 0, .. }) => Counted::Unrated,
            Ok(rating) => Counted::Of(rating.level, puzzle.givens.clue_count()),
            Err(error) => Counted::without(&error),
        }
    })
}

/// The rating of a puzzle.
enum Outcome {
    Rated(HodokuRating),
    /// A full board has no step to rate.
    Solved,
    /// The time was up before the last step.
    NotRated,
}

/// The assessment of a puzzle, and its rating.
struct Scored {
    assessed: Assessed,
    /// `None` if the puzzle does not have exactly one solution.
    outcome: Option<Outcome>,
}

impl Scored {
    fn of(rater: &mut HodokuRater, line: usize, puzzle: Puzzle) -> Scored {
        let outcome = match rater.rate(&puzzle) {
            Ok(HodokuRating { steps: 0, .. }) => Ok(Outcome::Solved),
            Ok(rating) => Ok(Outcome::Rated(rating)),
            Err(AssessError::Cancelled) => Ok(Outcome::NotRated),
            Err(error) => Err(error),
        };
        let (assessed, outcome) = Assessed::with(line, puzzle, outcome);
        Scored { assessed, outcome }
    }
}

const COLUMNS: &[Column] = &[
    Column::required("line", Kind::Integer),
    Column::optional("puzzle", Kind::Grid),
    Column::required("status", Kind::Text),
    Column::optional("rater", Kind::Text),
    Column::optional("score", Kind::Integer),
    Column::optional("level", Kind::Text),
    Column::optional("hardest", Kind::Text),
    Column::optional("steps", Kind::Integer),
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
            Some(Outcome::Rated(rating)) => {
                row.set("rater", NAME);
                row.set("score", u64::from(rating.score));
                row.set("level", rating.level.slug());
                row.set_some("hardest", rating.hardest.map(|technique| technique.slug()));
                row.set("steps", rating.steps);
            }
            Some(Outcome::NotRated) => row.set("error", NOT_RATED),
            Some(Outcome::Solved) | None => {}
        }
    }

    /// Writes the score and the level, or why there are none.
    fn line(&self, line: &mut Vec<u8>) {
        let text = match &self.outcome {
            Some(Outcome::Rated(rating)) => rating.to_string(),
            Some(Outcome::Solved) => "solved".to_owned(),
            Some(Outcome::NotRated) => NOT_RATED.to_owned(),
            None => self.assessed.status().to_owned(),
        };
        line.extend_from_slice(text.as_bytes());
    }

    fn view(&self, view: &mut View<'_>) {
        match &self.outcome {
            Some(Outcome::Rated(rating)) => {
                let values = [
                    ("score", rating.score.into()),
                    ("level", view.texts.hodoku_level(rating.level).into()),
                ];
                let heading = view.texts.say("rate-hodoku", &values);
                view.heading(&[heading]);
                if let Some(hardest) = rating.hardest {
                    let values = [("technique", view.texts.technique(hardest).into())];
                    let line = view.texts.say("rate-hardest", &values);
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
