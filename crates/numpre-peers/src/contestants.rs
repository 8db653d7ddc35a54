//! Who takes part: our engines and the peers, behind one face.

use clap::ValueEnum;
use numpre::search::{CellList, Ended, Fast, Fewest, ListAnalysis, Naive};
use numpre::{Engine, Grid, Limits};

/// A contestant's name.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The plain search.
    Naive,
    /// Whole list analysis alone.
    WholeList,
    /// Whole and partial list analysis.
    PartialList,
    /// The cell with the fewest candidates first.
    Fewest,
    /// Ours for every day.
    Fast,
    /// The crate `sudoku`, a port of JCZSolve.
    Sudoku,
}

/// What a contestant found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    /// How many solutions, up to the limit.
    pub(crate) count: u64,
    /// The first.
    pub(crate) first: Option<Grid>,
    /// Whether it did not give up.
    pub(crate) ended: bool,
}

/// Someone who solves the problems, in the form that suits it.
pub(crate) trait Contestant {
    /// Solves the problem with this index.
    fn solve(&mut self, index: usize) -> Answer;
}

impl Kind {
    /// Its name, as on the command line.
    pub(crate) fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// A contestant with these problems at hand.
    pub(crate) fn enter(self, problems: &[Grid], limits: Limits) -> Result<Box<dyn Contestant>, String> {
        let engine: Box<dyn Engine> = match self {
            Kind::Naive => Box::new(Naive),
            Kind::WholeList => Box::new(CellList { analysis: ListAnalysis::Whole }),
            Kind::PartialList => Box::new(CellList { analysis: ListAnalysis::Partial }),
            Kind::Fewest => Box::new(Fewest),
            Kind::Fast => Box::new(Fast),
            Kind::Sudoku => return SudokuCrate::enter(problems, limits),
        };
        Ok(Box::new(Ours { engine, problems: problems.to_vec(), limits }))
    }
}

struct Ours {
    engine: Box<dyn Engine>,
    problems: Vec<Grid>,
    limits: Limits,
}

impl Contestant for Ours {
    fn solve(&mut self, index: usize) -> Answer {
        let outcome = self.engine.search(&self.problems[index], self.limits);
        Answer { count: outcome.count, first: outcome.first, ended: outcome.ended != Ended::CallLimit }
    }
}

/// The crate `sudoku` through the call that writes up to two solutions down, as ours do.
struct SudokuCrate {
    problems: Vec<sudoku::Sudoku>,
    limit: usize,
}

impl SudokuCrate {
    fn enter(problems: &[Grid], limits: Limits) -> Result<Box<dyn Contestant>, String> {
        let converted: Result<_, _> =
            problems.iter().map(|problem| sudoku::Sudoku::from_bytes(*problem.values())).collect();
        let problems = converted.map_err(|error| format!("the crate sudoku does not take a problem: {error}"))?;
        let limit = usize::try_from(limits.solutions).map_err(|_| "the limit is too high for the crate sudoku")?;
        Ok(Box::new(SudokuCrate { problems, limit }))
    }
}

impl Contestant for SudokuCrate {
    fn solve(&mut self, index: usize) -> Answer {
        let mut found = [[0; 81]; 2];
        let count = self.problems[index].solutions_up_to_buffer(&mut found, self.limit) as u64;
        let first = if count > 0 { Grid::from_values(found[0]) } else { None };
        std::hint::black_box(&found);
        Answer { count, first, ended: true }
    }
}
