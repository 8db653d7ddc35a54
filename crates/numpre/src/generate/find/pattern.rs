//! Fills a pattern: the cells of the givens are fixed, so their digits have to change.

use super::puzzle_search::PuzzleSearch;
use crate::generate::generated::StopReason;
use crate::random::draw_grid;
use crate::rating::RangePosition;
use crate::search::{EngineKind, Limits};
use crate::vocabulary::{Cell, CellSet, Digit, Grid};
use std::cmp::Reverse;

/// The maximum number of solutions counted at the start, when a puzzle still has many.
const MANY: u64 = 1000;
/// The number of attempted changes of one digit after which the search restarts from another random
/// solution.
const CHANGES: usize = 3000;

impl PuzzleSearch<'_> {
    /// Fills the cells of a pattern with digits so that the puzzle meets the request.
    ///
    /// Starts with the digits of a random solution and changes one digit at a time. A change is
    /// kept if the number of solutions does not increase, until there is exactly one. From then on,
    /// a change is kept if there is still exactly one solution and the puzzle is at least as close
    /// to the request.
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
                let mut distance = u32::MAX;
                if seen.position == RangePosition::Within
                    && (!self.plan.request.minimal || self.is_minimal(pattern).await)
                {
                    distance = self.distance(pattern, seen.nearness);
                    if distance == 0 {
                        return Ok(pattern);
                    }
                }
                let nearness = (seen.nearness, Reverse(distance));
                if near.is_none_or(|near| nearness >= near) {
                    (puzzle, solutions, near) = (next, 1, Some(nearness));
                }
            }
        }
    }

    /// Returns the puzzle with another digit in one of its cells. Cell and digit are random, but
    /// the digit is in no peer of the cell. Returns the puzzle unchanged if 20 draws find no such
    /// digit.
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

/// Counts the solutions of a puzzle up to `at_most`. Returns the count and the first solution.
fn counted(puzzle: &Grid, at_most: u64) -> (u64, Option<Grid>) {
    let outcome = EngineKind::default().build().search(puzzle, Limits::solutions(at_most));
    (outcome.count, outcome.first)
}
