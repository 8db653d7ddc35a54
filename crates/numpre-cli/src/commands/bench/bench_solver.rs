//! Who is measured: our engines, and the peer that the environment names.

use super::budget::{Budget, FIRST_PUZZLE};
use super::peer::{self, PeerError};
use super::search_result::{Found, Searcher};
use numpre::search::Verdict;
use numpre::{BatchEngine, Engine, EngineKind, Grid, Limits};
use numpre_formats::Puzzle;
use std::time::Instant;

/// Someone who is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BenchSolver {
    /// An engine of ours.
    Engine(EngineKind),
    /// The solver of the shared library that `NUMPRE_PEER` names.
    Peer,
}

impl BenchSolver {
    /// Its name in the table.
    pub const fn name(self) -> &'static str {
        match self {
            BenchSolver::Engine(engine) => engine.name(),
            BenchSolver::Peer => "peer",
        }
    }

    /// Whether it may work on several threads: of a peer's memory nothing is known.
    pub const fn has_threads(self) -> bool {
        matches!(self, BenchSolver::Engine(_))
    }

    /// How many puzzles it is given at a time, after so many: at first few, so that the time can be
    /// kept.
    pub const fn at_a_time(self, done: usize) -> usize {
        match self {
            BenchSolver::Engine(EngineKind::Batch) if done < 1 << 12 => 1 << 9,
            BenchSolver::Engine(EngineKind::Batch) => 1 << 12,
            _ => 1,
        }
    }

    /// It, ready to begin, and to be done at `end`.
    ///
    /// # Errors
    /// Where the peer's library cannot be used.
    pub fn enter(
        self,
        limits: Limits<'static>,
        end: Instant,
    ) -> Result<Box<dyn Searcher>, PeerError> {
        let kind = match self {
            BenchSolver::Engine(kind) => kind,
            BenchSolver::Peer => return peer::enter(),
        };
        let mut engine = kind.build();
        let budget = Budget::new(limits, end, &mut *engine);
        Ok(match kind {
            EngineKind::Batch => Box::new(Many::new(kind.build_batch(), engine, budget)),
            _ => Box::new(OneByOne { engine, budget }),
        })
    }
}

/// With so many at once it is warmed up.
const WARM: usize = 1 << 6;

/// An engine that takes puzzle by puzzle.
struct OneByOne {
    engine: Box<dyn Engine>,
    budget: Budget,
}

impl Searcher for OneByOne {
    fn solve(&mut self, puzzles: &[Puzzle]) -> Vec<Found> {
        puzzles.iter().map(|puzzle| self.budget.search(&mut *self.engine, puzzle)).collect()
    }
}

/// The engine that takes many at once. It counts no calls; puzzles told by candidates it takes by
/// themselves.
struct Many {
    batch: BatchEngine,
    engine: Box<dyn Engine>,
    budget: Budget,
}

impl Many {
    fn new(mut batch: BatchEngine, engine: Box<dyn Engine>, budget: Budget) -> Many {
        let warm: Vec<Grid> = FIRST_PUZZLE.parse().into_iter().cycle().take(WARM).collect();
        batch.verdicts(&warm).expect("the batch has no token");
        Many { batch, engine, budget }
    }
}

impl Searcher for Many {
    fn solve(&mut self, puzzles: &[Puzzle]) -> Vec<Found> {
        let (plain, others): (Vec<&Puzzle>, Vec<&Puzzle>) =
            puzzles.iter().partition(|puzzle| puzzle.is_plain());
        let givens: Vec<Grid> = plain.iter().map(|puzzle| puzzle.givens).collect();
        let (mut firsts, mut verdicts) =
            (vec![Grid::EMPTY; givens.len()], vec![Verdict::Unknown; givens.len()]);
        let begun = Instant::now();
        // Both are as long as the puzzles are many.
        let _fits = self.batch.first_into(&givens, &mut firsts, &mut verdicts);
        let time = begun.elapsed().div_f64(givens.len().max(1) as f64);
        let mut of_plain = firsts.into_iter().zip(verdicts).map(|(first, verdict)| Found {
            verdict,
            only: (verdict == Verdict::Unique).then_some(first),
            calls: None,
            is_late: false,
            time,
        });
        let mut of_others = others.into_iter().map(|puzzle| {
            let found = self.budget.search(&mut *self.engine, puzzle);
            Found { calls: None, ..found }
        });
        // There is one for each.
        puzzles
            .iter()
            .filter_map(|it| if it.is_plain() { of_plain.next() } else { of_others.next() })
            .collect()
    }
}
