//! One problem from its index to the last look.

use super::{Desk, Generated, Hunt, Nearest, NotFound, Plan, Progress, Tries, Uniqueness, audit};
use crate::random::RandomSource;
use crate::rate::Rater;
use crate::search::{EngineKind, Limits, Solved};
use crate::vocabulary::{CellSet, Grid};
use std::ops::ControlFlow;

/// Makes the problem of this index; the watcher is told of every try before it is made. Whether givens are enough is asked at the desk.
pub(super) async fn make(
    plan: &Plan,
    index: u64,
    desk: &Desk,
    watch: &dyn Fn(Progress) -> ControlFlow<()>,
) -> Result<Generated, NotFound> {
    let request = &plan.request;
    let mut hunt = Hunt {
        plan,
        uniqueness: Uniqueness::new(desk),
        source: RandomSource::new(plan.seed, index),
        tries: Tries::new(index, request.max_tries, watch),
        nearest: None,
        minimal: CellSet::EMPTY,
    };
    loop {
        match hunt.run().await {
            Ok(givens) => {
                let (puzzle, solution) = (hunt.uniqueness.problem(givens), *hunt.uniqueness.solution());
                // What fails here has met a fault of this crate; it is not let out.
                if let Some(rank) = audit(&puzzle, &solution, plan) {
                    let (clues, tries) = (puzzle.clue_count(), hunt.tries.made());
                    return Ok(Generated { puzzle, solution, rank, clues, seed: request.seed, index, tries });
                }
            }
            Err(because) => {
                let nearest = hunt.nearest.and_then(|(_, puzzle)| described(puzzle));
                return Err(NotFound { because, seed: request.seed, index, tries: hunt.tries.made(), nearest });
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
        matches!(engine.search(&fewer, Limits::default()).solved(), Solved::Multiple(..))
    });
    Some(Box::new(Nearest { puzzle, rank, clues: puzzle.clue_count(), minimal }))
}
