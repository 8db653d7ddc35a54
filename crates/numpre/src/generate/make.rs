//! From an index to a problem: the hunt, and the last look.

use super::{Desk, Generated, Hunt, Nearest, NotFound, Plan, Progress, Tries, audit};
use crate::random::RandomSource;
use crate::rating::Rater;
use crate::search::{EngineKind, Solved};
use crate::vocabulary::{CellSet, Grid, Rank};
use std::ops::ControlFlow;

/// A problem that a hunt has found, before the last look.
pub(super) struct Found {
    pub(super) puzzle: Grid,
    pub(super) solution: Grid,
    index: u64,
    tries: u64,
}

impl Found {
    /// The problem, if it is all it has to be; this is the rank it turned out to have.
    pub(super) fn audited(&self, rank: Rank, plan: &Plan) -> Option<Generated> {
        let Found { puzzle, solution, index, tries } = *self;
        let (seed, clues) = (plan.request.seed, puzzle.clue_count());
        audit(&puzzle, &solution, rank, plan).then_some(Generated { puzzle, solution, rank, clues, seed, index, tries })
    }
}

/// The hunt for the problem of an index, before its first try; the watcher is told of every try before it is made.
pub(super) fn hunt<'a>(
    plan: &'a Plan,
    index: u64,
    desk: &'a Desk<'a>,
    watch: &'a dyn Fn(Progress) -> ControlFlow<()>,
) -> Hunt<'a> {
    Hunt {
        plan,
        desk,
        source: RandomSource::new(plan.seed, index),
        tries: Tries::new(index, plan.request.max_tries, watch),
        nearest: None,
        minimal: CellSet::EMPTY,
    }
}

impl Hunt<'_> {
    /// The next problem found, before the last look. Whether givens are enough is asked at the desk.
    pub(super) async fn found(&mut self) -> Result<Found, NotFound> {
        let found = self.run().await;
        let (index, tries) = (self.tries.index(), self.tries.made());
        match found {
            Ok(givens) => Ok(Found { puzzle: self.desk.problem(givens), solution: self.desk.solution(), index, tries }),
            Err(because) => {
                let nearest = self.nearest.and_then(|(_, puzzle)| described(puzzle));
                Err(NotFound { because, seed: self.plan.request.seed, index, tries, nearest })
            }
        }
    }

    /// The next problem that stands the last look.
    pub(super) async fn made(&mut self, rater: &mut Rater) -> Result<Generated, NotFound> {
        loop {
            let found = self.found().await?;
            // What fails here has met a fault of this crate; it is not let out.
            if let Ok(rank) = rater.rank_with(&found.puzzle, &found.solution)
                && let Some(generated) = found.audited(rank, self.plan)
            {
                return Ok(generated);
            }
        }
    }
}

/// What there is to say about a problem that comes near.
fn described(puzzle: Grid) -> Option<Box<Nearest>> {
    let rank = Rater::default().rank(&puzzle).ok()?;
    let mut engine = EngineKind::default().build();
    let minimal = puzzle.filled().all(|(cell, _)| {
        let mut fewer = puzzle;
        fewer.set(cell, None);
        matches!(engine.solve(&fewer), Solved::Multiple(..))
    });
    Some(Box::new(Nearest { puzzle, rank, clues: puzzle.clue_count(), minimal }))
}
