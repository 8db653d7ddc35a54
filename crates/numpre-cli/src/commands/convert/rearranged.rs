//! `--canonical` and `--shuffle`: an isomorph in place of each puzzle, its answer and all.

use crate::args::{seed_or_chance, whole};
use crate::exit::Failure;
use crate::run::workbook::BookEntry;
use crate::run::{Output, Session, Sink};
use numpre::Isomorph;
use numpre::canonical::canonical_isomorph;
use numpre::random::random_isomorph;
use numpre_formats::Record;

/// Which isomorph is wanted.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Rearrangement {
    #[arg(long, conflicts_with = "shuffle")]
    pub canonical: bool,
    #[arg(long)]
    shuffle: bool,
    #[arg(short, long, value_name = "SEED", value_parser = whole::<u64>(0, u64::MAX))]
    seed: Option<u64>,
}

impl Rearrangement {
    /// The sink before which records are shuffled, if they are.
    pub fn before<'a, T: Movable>(
        &self,
        sink: &'a mut dyn Sink<T>,
        session: &Session,
    ) -> Shuffled<'a, T> {
        let seed = self.shuffle.then(|| seed_or_chance(self.seed, &session.texts, session.quiet));
        Shuffled { sink, seed, next: 0 }
    }
}

/// A record in its least arrangement: the one that makes its givens least. Digits placed and
/// candidates move with them.
pub fn least(record: &Record) -> Record {
    record.moved(&canonical_isomorph(&record.puzzle.givens).1)
}

/// What an isomorph moves.
pub trait Movable: Sized {
    /// Its image.
    fn moved(&self, isomorph: &Isomorph) -> Self;

    /// Returns whether there is a puzzle in it, which has an index.
    fn is_puzzle(&self) -> bool {
        true
    }
}

impl Movable for Record {
    fn moved(&self, isomorph: &Isomorph) -> Record {
        let answer = self.answer.map(|answer| isomorph.apply(&answer));
        Record { puzzle: self.puzzle.image(isomorph), answer, ..self.clone() }
    }
}

impl Movable for BookEntry {
    fn moved(&self, isomorph: &Isomorph) -> BookEntry {
        let answer = self.answer.map(|answer| isomorph.apply(&answer));
        BookEntry {
            puzzle: self.puzzle.as_ref().map(|puzzle| puzzle.image(isomorph)),
            answer,
            ..self.clone()
        }
    }
}

/// Shuffles what is printed. Only the order of printing tells which record has which index.
pub struct Shuffled<'a, T> {
    sink: &'a mut dyn Sink<T>,
    seed: Option<u64>,
    /// The index of the next record.
    next: u64,
}

impl<T: Movable> Sink<T> for Shuffled<'_, T> {
    fn print(&mut self, output: &mut Output, part: &[T]) -> Result<(), Failure> {
        let Some(seed) = self.seed else { return self.sink.print(output, part) };
        let mut shuffled = Vec::with_capacity(part.len());
        for t in part {
            shuffled.push(t.moved(&random_isomorph(seed, self.next)));
            self.next += u64::from(t.is_puzzle());
        }
        self.sink.print(output, &shuffled)
    }

    fn writes_at_end(&self) -> bool {
        self.sink.writes_at_end()
    }

    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        self.sink.end(output)
    }
}
