//! The crate `sudoku` through the call that writes up to two solutions down, as ours do.

use super::entrants::{Answer, Solver};
use crate::turns::Entrant;
use numpre::{Grid, Limits};
use sudoku::Sudoku;

/// The two solutions, and how many there are.
type Found = ([[u8; 81]; 2], usize);

/// The crate with these problems at hand.
pub(super) struct SudokuCrate {
    problems: Vec<Sudoku>,
    limit: usize,
    found: Vec<Found>,
}

impl SudokuCrate {
    pub(super) fn enter(problems: &[Grid], limits: Limits) -> Result<Box<dyn Solver>, String> {
        let converted: Result<Vec<Sudoku>, _> =
            problems.iter().map(|problem| Sudoku::from_bytes(*problem.values())).collect();
        let problems = converted.map_err(|error| format!("the crate sudoku does not take a problem: {error}"))?;
        let limit = usize::try_from(limits.solutions).map_err(|_| "the limit is too high for the crate sudoku")?;
        let found = vec![([[0; 81]; 2], 0); problems.len()];
        Ok(Box::new(SudokuCrate { problems, limit, found }))
    }
}

impl Entrant for SudokuCrate {
    fn pass(&mut self) {
        for (problem, (solutions, count)) in self.problems.iter().zip(&mut self.found) {
            *count = problem.solutions_up_to_buffer(solutions, self.limit);
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
