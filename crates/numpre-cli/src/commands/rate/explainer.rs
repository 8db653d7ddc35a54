//! `rate --rater se121`: ER, EP and ED of Sudoku Explainer 1.2.1.

use crate::exit::{Exit, Failure};
use crate::input::{Place, Reader};
use crate::output::{Answer, Tone, View};
use crate::results::Assessed;
use crate::run::{Session, report};
use numpre::assess::{AssessError, Assessor};
use numpre::canonical::canonical;
use numpre::rating::{SeRater, SeScore};
use numpre::{Cell, Grid};
use numpre_api::row::{Column, Kind, Row};
use numpre_formats::{Puzzle, Record};
use numpre_text::Texts;

/// A variant of the rater.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Variant {
    /// The puzzle as it is.
    Se121,
    /// Its canonical form, so that all isomorphs have the same ratings.
    Se121c,
}

impl Variant {
    fn name(self) -> &'static str {
        match self {
            Variant::Se121 => "se121",
            Variant::Se121c => "se121c",
        }
    }
}

/// Rates all puzzles of the reader's sources.
pub(super) fn run(
    session: &Session,
    strict: bool,
    reader: Reader,
    variant: Variant,
) -> Result<Exit, Failure> {
    let workers = || (Assessor::default(), SeRater::default());
    report::run(session, strict, reader, workers, move |workers, _: &Place, record| {
        let Record { line, puzzle, .. } = record;
        Ok(rated(workers, line, puzzle, variant))
    })
}

fn rated(
    (assessor, rater): &mut (Assessor, SeRater),
    line: usize,
    puzzle: Puzzle,
    variant: Variant,
) -> Scored {
    let assessment = assessor.assess(&puzzle);
    let score = if assessment.is_proper() {
        // A solved puzzle is proper, but has no step to rate.
        Ok(match variant {
            Variant::Se121 => rater.rate_puzzle(&puzzle).ok(),
            Variant::Se121c => rater.rate(&canonical(&puzzle.grid())).ok(),
        })
    } else {
        Err(AssessError::from(assessment))
    };
    let (assessed, score) = Assessed::with(line, puzzle, score);
    Scored { assessed, score: score.flatten(), variant }
}

/// The assessment of a puzzle, and its ratings.
struct Scored {
    assessed: Assessed,
    score: Option<SeScore>,
    variant: Variant,
}

const COLUMNS: &[Column] = &[
    Column::required("line", Kind::Integer),
    Column::optional("puzzle", Kind::Grid),
    Column::required("status", Kind::Text),
    Column::optional("rater", Kind::Text),
    Column::optional("er", Kind::Number),
    Column::optional("ep", Kind::Number),
    Column::optional("ed", Kind::Number),
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
        self.assessed.exit()
    }

    fn remark(&self, texts: &Texts) -> Option<String> {
        self.assessed.remark(texts)
    }

    fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        self.assessed.wrong_cell()
    }

    fn columns() -> &'static [Column] {
        COLUMNS
    }

    fn row(&self, row: &mut Row) {
        self.assessed.row(row);
        let Some(score) = self.score else { return };
        row.set("rater", self.variant.name());
        row.set("er", score.er.value());
        row.set("ep", score.ep.value());
        row.set("ed", score.ed.value());
        row.set("steps", u64::from(score.steps));
    }

    /// Writes ER/EP/ED, as other raters do, or why there are none.
    fn line(&self, line: &mut Vec<u8>) {
        match self.score {
            Some(score) => line.extend_from_slice(score.to_string().as_bytes()),
            None if self.assessed.is_proper() => line.extend_from_slice(b"solved"),
            None => line.extend_from_slice(self.assessed.status().as_bytes()),
        }
    }

    fn view(&self, view: &mut View<'_>) {
        let Some(score) = self.score else {
            let heading = self.assessed.heading(view);
            view.heading(&[heading]);
            if self.assessed.is_proper() {
                let line = view.word(Tone::Faint, "explain-nothing");
                return view.line(&line);
            }
            return self.assessed.view_wrong(view);
        };
        let values = [
            ("rater", self.variant.name().into()),
            ("er", score.er.to_string().into()),
            ("ep", score.ep.to_string().into()),
            ("ed", score.ed.to_string().into()),
        ];
        let heading = view.texts.say("rate-se", &values);
        view.heading(&[heading]);
    }
}
