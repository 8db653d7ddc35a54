//! The crate `sudoku`, called by the function that writes up to two solutions, as numpre does.

use super::solver::{Answer, Solver};
use crate::turns::Entrant;
use numpre::{Grid, Limits};
use sudoku::Sudoku;

/// Two solutions, and the number of solutions.
type Found = ([[u8; 81]; 2], usize);

/// The crate with these puzzles.
pub(super) struct SudokuCrate {
    puzzles: Vec<Sudoku>,
    limit: usize,
    found: Vec<Found>,
}

impl SudokuCrate {
    pub(super) fn enter(
        puzzles: &[Grid],
        limits: Limits<'static>,
    ) -> Result<Box<dyn Solver>, String> {
        let converted: Result<Vec<Sudoku>, _> =
            puzzles.iter().map(|puzzle| Sudoku::from_bytes(*puzzle.values())).collect();
        let puzzles = converted
            .map_err(|error| format!("the crate sudoku does not take a puzzle: {error}"))?;
        let limit = usize::try_from(limits.solutions)
            .map_err(|_| "the limit is too high for the crate sudoku")?;
        let found = vec![([[0; 81]; 2], 0); puzzles.len()];
        Ok(Box::new(SudokuCrate { puzzles, limit, found }))
    }
}

impl Entrant for SudokuCrate {
    fn pass(&mut self) {
        for (puzzle, (solutions, count)) in self.puzzles.iter().zip(&mut self.found) {
            *count = puzzle.solutions_up_to_buffer(solutions, self.limit);
        }
    }
}

impl Solver for SudokuCrate {
    fn answers(&self) -> Vec<Answer> {
        let answer = |&(solutions, count): &Found| {
            let first = if count > 0 { Grid::from_values(solutions[0]) } else { None };
            Answer { count: count as u64, first, ended: true }
        };
        self.found.iter().map(answer).collect()
    }
}
