//! The solver from the shared library that the environment names. It counts solutions but does not
//! write them down, which is slightly less work than the others do.

use super::solver::{Answer, Solver};
use crate::turns::Entrant;
use numpre::{Grid, Limits};
use numpre_foreign::Input;

/// The library's solver with these puzzles.
pub(super) struct Foreign {
    solver: numpre_foreign::Solver,
    puzzles: Vec<Input>,
    limit: usize,
    counts: Vec<usize>,
}

impl Foreign {
    pub(super) fn enter(
        puzzles: &[Grid],
        limits: Limits<'static>,
    ) -> Result<Box<dyn Solver>, String> {
        let solver = numpre_foreign::Solver::of_environment().map_err(|error| error.to_string())?;
        let limit = usize::try_from(limits.solutions)
            .map_err(|_| "the limit is too high for the library")?;
        let counts = vec![0; puzzles.len()];
        Ok(Box::new(Foreign {
            solver,
            puzzles: puzzles.iter().map(Input::from).collect(),
            limit,
            counts,
        }))
    }
}

impl Entrant for Foreign {
    fn pass(&mut self) {
        for (puzzle, count) in self.puzzles.iter().zip(&mut self.counts) {
            *count = self.solver.count(puzzle, self.limit);
        }
    }
}

impl Solver for Foreign {
    fn answers(&self) -> Vec<Answer> {
        self.counts
            .iter()
            .map(|&count| Answer { count: count as u64, first: None, ended: true })
            .collect()
    }
}
