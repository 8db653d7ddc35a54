//! `numpre rate --summary`: a table of how often each rank or rating occurs.

use crate::exit::{Exit, Failure};
use crate::input::Reader;
use crate::results::shares::{self, Counted, Form, Kind};
use crate::run::{BatchWorker, Session};
use numpre::assess::{Assessment, Assessor};
use numpre::logic::HodokuLevel;
use numpre::rating::{NoRank, SeRating, Weight};
use numpre::{Grid, Rank, Verdict};
use numpre_formats::Record;
use numpre_text::Texts;

/// Ranks all puzzles of the reader and writes the table.
///
/// # Errors
/// Returns an error if the table cannot be written.
pub fn run(
    session: &Session,
    strict: bool,
    reader: Reader,
    weight: Weight,
) -> Result<Exit, Failure> {
    let form = Form { weight, order: Rank::all().collect(), with_empty: true };
    shares::run_batch(session, strict, reader, form, Ranker::default)
}

impl Kind for Rank {
    const COLUMN: &'static str = "rank";
    const ROWS: &'static str = "ranks";
    type Json = u8;

    fn json(self) -> u8 {
        self.get()
    }

    fn plain(self) -> String {
        self.get().to_string()
    }

    fn name(self, texts: &Texts) -> String {
        format!("{self} {}", texts.rank(self))
    }
}

/// ER of Sudoku Explainer.
impl Kind for SeRating {
    const COLUMN: &'static str = "er";
    const ROWS: &'static str = "ratings";
    type Json = f64;

    fn json(self) -> f64 {
        self.value()
    }

    fn plain(self) -> String {
        self.to_string()
    }

    fn name(self, _: &Texts) -> String {
        self.to_string()
    }
}

impl Kind for HodokuLevel {
    const COLUMN: &'static str = "level";
    const ROWS: &'static str = "levels";
    type Json = &'static str;

    fn json(self) -> &'static str {
        self.slug()
    }

    fn plain(self) -> String {
        self.slug().to_owned()
    }

    fn name(self, texts: &Texts) -> String {
        texts.hodoku_level(self)
    }
}

/// A worker that ranks many puzzles in one call.
#[derive(Default)]
struct Ranker {
    assessor: Assessor,
    /// The ranks of the puzzles of the last search.
    ranks: Vec<Result<Rank, NoRank>>,
}

fn counted(rank: Result<Rank, Verdict>, clues: usize) -> Counted<Rank> {
    rank.map_or_else(Counted::of_verdict, |rank| Counted::Of(rank, clues))
}

impl BatchWorker<Counted<Rank>> for Ranker {
    fn search(&mut self, puzzles: &[Grid]) {
        self.ranks = self.assessor.rater().rank_many(puzzles);
    }

    fn answer(&mut self, number: usize, _: usize, givens: &Grid) -> Counted<Rank> {
        counted(self.ranks[number].map_err(NoRank::verdict), givens.clue_count())
    }

    fn answer_one(&mut self, record: Record) -> Counted<Rank> {
        let rank = self
            .assessor
            .rank(&record.puzzle)
            .map_err(|error| error.assessment().map_or(Verdict::Unknown, Assessment::verdict));
        counted(rank, record.puzzle.givens.clue_count())
    }
}
