//! `--canonical` and `--shuffle`: replace each puzzle and its answer by an isomorph.

use crate::args::{seed_or_random, whole};
use crate::exit::Failure;
use crate::run::{Output, Session, Sink};
use numpre::Isomorph;
use numpre::canonical::canonical_isomorph;
use numpre::random::random_isomorph;
use numpre_formats::Record;

/// The choice of an isomorph.
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
    /// Returns a sink that passes records on to `sink`. With `--shuffle` it shuffles them first.
    pub fn before<'a, T>(
        &self,
        sink: &'a mut dyn Sink<T>,
        moved: fn(&T, &Isomorph) -> Option<T>,
        session: &Session,
    ) -> Shuffled<'a, T> {
        let seed = self.shuffle.then(|| seed_or_random(self.seed, &session.texts, session.quiet));
        if let Some(seed) = seed {
            session.note_option("seed", seed.to_string());
        }
        Shuffled { sink, moved, seed, next: 0 }
    }
}

/// Returns a record in canonical form: among all isomorphs, its givens are the least. Placed digits
/// and candidates move with them.
pub fn least(record: &Record) -> Record {
    moved(record, &canonical_isomorph(&record.puzzle.givens).1)
}

/// Returns the image of a record under an isomorph.
pub fn moved(record: &Record, isomorph: &Isomorph) -> Record {
    let answer = record.answer.map(|answer| isomorph.apply(&answer));
    Record { puzzle: record.puzzle.image(isomorph), answer, ..record.clone() }
}

/// A sink that shuffles records and passes them on. The random isomorph of a record depends on its
/// index among the readable records, which is known only here, where records come in order.
pub struct Shuffled<'a, T> {
    sink: &'a mut dyn Sink<T>,
    /// A function that returns the image of a part. It returns `None` if the part contains no
    /// puzzle, and so takes no index.
    moved: fn(&T, &Isomorph) -> Option<T>,
    seed: Option<u64>,
    /// The index of the next record.
    next: u64,
}

impl<T: Clone> Sink<T> for Shuffled<'_, T> {
    fn print(&mut self, output: &mut Output, parts: &[T]) -> Result<(), Failure> {
        let Some(seed) = self.seed else { return self.sink.print(output, parts) };
        let mut shuffled = Vec::with_capacity(parts.len());
        for part in parts {
            let moved = (self.moved)(part, &random_isomorph(seed, self.next));
            self.next += u64::from(moved.is_some());
            shuffled.push(moved.unwrap_or_else(|| part.clone()));
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
