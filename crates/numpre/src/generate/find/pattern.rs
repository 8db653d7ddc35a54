//! Filling a pattern: the cells of the givens are fixed, so their digits have to change.

use super::puzzle_search::PuzzleSearch;
use crate::generate::generated::StopReason;
use crate::random::draw_grid;
use crate::rating::RangePosition;
use crate::search::{EngineKind, Limits};
use crate::vocabulary::{Cell, CellSet, Digit, Grid};

/// So many solutions are counted of a puzzle that has many.
const MANY: u64 = 1000;
/// After so many changes of one digit it begins anew.
const CHANGES: usize = 3000;

impl PuzzleSearch<'_> {
    /// Fills a pattern: with digits of a random solution first; then one digit after the other is
    /// changed, where that does not make more solutions, down to one; then where there is still
    /// one, and the rank is no less near.
    pub(in crate::generate) async fn fill(
        &mut self,
        pattern: CellSet,
    ) -> Result<CellSet, StopReason> {
        let cells: Vec<Cell> = pattern.iter().collect();
        loop {
            self.oracle.begin(&draw_grid(&mut self.source));
            let mut puzzle = self.oracle.puzzle(pattern);
            let mut solutions = MANY;
            let mut near = None;
            for _ in 0..CHANGES {
                let next = self.changed(&puzzle, &cells);
                let (count, first) = counted(&next, solutions + 1);
                if count != 1 {
                    self.tries.count()?;
                    if (1..=solutions).contains(&count) {
                        (puzzle, solutions) = (next, count);
                    }
                    continue;
                }
                let Some(solution) = first else { continue };
                self.oracle.begin(&solution);
                let seen = self.measure(pattern, None)?;
                if seen.position == RangePosition::Within
                    && (!self.plan.request.minimal || self.is_minimal(pattern).await)
                {
                    return Ok(pattern);
                }
                if near.is_none_or(|near| seen.nearness >= near) {
                    (puzzle, solutions, near) = (next, 1, Some(seen.nearness));
                }
            }
        }
    }

    /// The puzzle with another digit in one of its cells, at random, none that a peer has; the
    /// same, if a few draws find none.
    fn changed(&mut self, puzzle: &Grid, cells: &[Cell]) -> Grid {
        let mut next = *puzzle;
        for _ in 0..20 {
            let cell = cells[self.source.below(cells.len() as u32) as usize];
            let digit = Digit::from_index(self.source.below(9) as usize);
            if digit != puzzle.get(cell)
                && cell.peers().iter().all(|peer| puzzle.get(peer) != digit)
            {
                next.set(cell, digit);
                break;
            }
        }
        next
    }
}

/// How many solutions a puzzle has, at most so many, and the first.
fn counted(puzzle: &Grid, at_most: u64) -> (u64, Option<Grid>) {
    let outcome = EngineKind::default().build().search(puzzle, Limits::solutions(at_most));
    (outcome.count, outcome.first)
}
