//! The contestants in solving: numpre's engines and others, with one interface.

use super::foreign::Foreign;
use super::ours::{Many, OneByOne, Question};
use super::solver::Solver;
use super::sudoku_crate::SudokuCrate;
use clap::ValueEnum;
use numpre::search::{CellList, Fast, Fewest, ListAnalysis, Naive};
use numpre::{Grid, Limits};

/// The name of a contestant.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The plain search.
    Naive,
    /// Only whole list analysis.
    WholeList,
    /// Whole and partial list analysis.
    PartialList,
    /// The cell with the fewest candidates first.
    Fewest,
    /// numpre's engine for one puzzle at a time.
    Fast,
    /// numpre's engine for many puzzles at once: the number of solutions up to two, and the first.
    Batch,
    /// The same, with the second solution.
    BatchBoth,
    /// The same, without solutions: only their number.
    BatchJudge,
    /// The crate `sudoku`, a port of JCZSolve.
    Sudoku,
    /// The shared library that NUMPRE_PEER names.
    Foreign,
}

impl Kind {
    /// Returns the name, as on the command line.
    pub(crate) fn name(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Creates the contestant with these puzzles.
    pub(crate) fn enter(
        self,
        puzzles: &[Grid],
        limits: Limits<'static>,
        at_once: usize,
    ) -> Result<Box<dyn Solver>, String> {
        Ok(match self {
            Kind::Naive => OneByOne::enter(Naive, puzzles, limits),
            Kind::WholeList => {
                OneByOne::enter(CellList { analysis: ListAnalysis::Whole }, puzzles, limits)
            }
            Kind::PartialList => {
                OneByOne::enter(CellList { analysis: ListAnalysis::Partial }, puzzles, limits)
            }
            Kind::Fewest => OneByOne::enter(Fewest, puzzles, limits),
            Kind::Fast => OneByOne::enter(Fast, puzzles, limits),
            Kind::Batch => Many::enter(Question::First, puzzles, limits, at_once)?,
            Kind::BatchBoth => Many::enter(Question::Both, puzzles, limits, at_once)?,
            Kind::BatchJudge => Many::enter(Question::Verdict, puzzles, limits, at_once)?,
            Kind::Sudoku => SudokuCrate::enter(puzzles, limits)?,
            Kind::Foreign => Foreign::enter(puzzles, limits)?,
        })
    }
}
