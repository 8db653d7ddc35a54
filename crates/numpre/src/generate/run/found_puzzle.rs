//! Runs a search to its end and checks the puzzle.

use super::final_check::final_check;
use crate::generate::examiner::{Examiner, Facts};
use crate::generate::find::PuzzleSearch;
use crate::generate::generated::{Generated, Nearest, NotFound};
use crate::generate::order::Plan;
use crate::rating::Rater;
use crate::search::{EngineKind, Solved};
use crate::vocabulary::{Grid, Rank};

/// A puzzle that a search has found, before the final check.
pub(in crate::generate) struct FoundPuzzle {
    pub(in crate::generate) puzzle: Grid,
    pub(in crate::generate) solution: Grid,
    index: u64,
    tries: u64,
}

impl FoundPuzzle {
    /// Returns the puzzle with all its facts, or `None` if it fails the final check. `rank` is the
    /// rank that was measured.
    pub(in crate::generate) fn checked(
        &self,
        rank: Rank,
        plan: &Plan,
        examiner: &mut Examiner,
    ) -> Option<Generated> {
        let FoundPuzzle { puzzle, solution, index, tries } = *self;
        let (seed, clues) = (plan.request.seed, puzzle.clue_count());
        if !final_check(&puzzle, &solution, rank, plan) {
            return None;
        }
        let Facts { technique, se, hodoku } = examiner.proven(&puzzle)?;
        Some(Generated { puzzle, solution, rank, clues, seed, index, tries, technique, se, hodoku })
    }
}

impl PuzzleSearch<'_> {
    /// Returns the next puzzle that the search finds, before the final check. The oracle takes all
    /// questions about givens.
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
                let nearest = self
                    .nearest
                    .and_then(|nearest| described(nearest.puzzle, &mut self.examiner.borrow_mut()));
                Err(NotFound { because, seed: self.plan.request.seed, index, tries, nearest })
            }
        }
    }

    /// Returns the next puzzle that passes the final check.
    pub(in crate::generate) async fn made(
        &mut self,
        rater: &mut Rater,
    ) -> Result<Generated, NotFound> {
        loop {
            let found = self.found().await?;
            // A puzzle that fails the final check is a bug in this crate, unless the token was
            // cancelled meanwhile. It is not returned.
            if let Ok(rank) = rater.rank_with(&found.puzzle, &found.solution)
                && let Some(generated) =
                    found.checked(rank, self.plan, &mut self.examiner.borrow_mut())
            {
                return Ok(generated);
            }
        }
    }
}

/// Returns the facts about the closest puzzle, or `None` if it has no rank.
fn described(puzzle: Grid, examiner: &mut Examiner) -> Option<Box<Nearest>> {
    let rank = Rater::default().rank(&puzzle).ok()?;
    let mut engine = EngineKind::default().build();
    let minimal = puzzle.filled().all(|(cell, _)| {
        let mut fewer = puzzle;
        fewer.set(cell, None);
        matches!(engine.solve(&fewer), Solved::Multiple(..))
    });
    let Facts { se, hodoku, .. } = examiner.facts(&puzzle);
    Some(Box::new(Nearest { puzzle, rank, clues: puzzle.clue_count(), minimal, se, hodoku }))
}
