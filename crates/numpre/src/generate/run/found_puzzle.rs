//! From an index to a puzzle: the search, and the last look.

use super::final_check::final_check;
use crate::generate::find::PuzzleSearch;
use crate::generate::generated::{Generated, Nearest, NotFound};
use crate::generate::order::Plan;
use crate::rating::Rater;
use crate::search::{EngineKind, Solved};
use crate::vocabulary::{Grid, Rank};

/// A puzzle that a search has found, before the last look.
pub(in crate::generate) struct FoundPuzzle {
    pub(in crate::generate) puzzle: Grid,
    pub(in crate::generate) solution: Grid,
    index: u64,
    tries: u64,
}

impl FoundPuzzle {
    /// The puzzle, if it is all it has to be; this is the rank it turned out to have.
    pub(in crate::generate) fn checked(&self, rank: Rank, plan: &Plan) -> Option<Generated> {
        let FoundPuzzle { puzzle, solution, index, tries } = *self;
        let (seed, clues) = (plan.request.seed, puzzle.clue_count());
        final_check(&puzzle, &solution, rank, plan).then_some(Generated {
            puzzle,
            solution,
            rank,
            clues,
            seed,
            index,
            tries,
        })
    }
}

impl PuzzleSearch<'_> {
    /// The next puzzle found, before the last look. Whether givens are enough is asked of the
    /// oracle.
    pub(in crate::generate) async fn found(&mut self) -> Result<FoundPuzzle, NotFound> {
        let found = self.run().await;
        let (index, tries) = (self.tries.index(), self.tries.made());
        match found {
            Ok(givens) => Ok(FoundPuzzle {
                puzzle: self.oracle.puzzle(givens),
                solution: self.oracle.solution(),
                index,
                tries,
            }),
            Err(because) => {
                let nearest = self.nearest.and_then(|(_, puzzle)| described(puzzle));
                Err(NotFound { because, seed: self.plan.request.seed, index, tries, nearest })
            }
        }
    }

    /// The next puzzle that stands the last look.
    pub(in crate::generate) async fn made(
        &mut self,
        rater: &mut Rater,
    ) -> Result<Generated, NotFound> {
        loop {
            let found = self.found().await?;
            // What fails here has met a fault of this crate; it is not let out.
            if let Ok(rank) = rater.rank_with(&found.puzzle, &found.solution)
                && let Some(generated) = found.checked(rank, self.plan)
            {
                return Ok(generated);
            }
        }
    }
}

/// What there is to say about a puzzle that comes near.
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
