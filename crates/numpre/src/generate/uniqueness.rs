//! Is a choice of givens enough? Asked about one solution again and again, remembering why not.

use super::swaps::swaps;
use crate::search::{Engine, EngineKind, Limits};
use crate::vocabulary::{Cell, CellSet, Grid};

/// One solution, and which of its cells, as givens, leave no other.
///
/// Where another solution keeps all the givens too, the cells in which it differs are an *unavoidable set*: unless one of them
/// is given, both solutions stand. These sets are kept, so that most choices that are not enough are known without a search:
///
/// ```text
///   1 2 . | 2 1 .      Change 1 and 2 over in all four: every house still has what it had.
///   . . . | . . .      Unless one of the four is given, there are two solutions.
///   2 1 . | 1 2 .      (Here two rows and two stacks; most sets are larger.)
/// ```
///
/// They save time and nothing else: the answer is a fact, whatever has been asked before and whichever engine looks.
pub(super) struct Uniqueness {
    solution: Grid,
    unavoidable: Vec<CellSet>,
    engine: Box<dyn Engine>,
}

/// More sets than this cost more to look through than they save.
const MOST: usize = 1500;

impl Uniqueness {
    /// No solution yet: [`begin`](Uniqueness::begin) sets it.
    pub(super) fn new() -> Uniqueness {
        Uniqueness { solution: Grid::EMPTY, unavoidable: Vec::new(), engine: EngineKind::default().build() }
    }

    /// Turns to another solution, a full grid.
    pub(super) fn begin(&mut self, solution: Grid) {
        self.solution = solution;
        self.unavoidable = swaps(&solution);
    }

    /// The solution.
    pub(super) fn solution(&self) -> &Grid {
        &self.solution
    }

    /// The problem that gives these cells.
    pub(super) fn problem(&self, givens: CellSet) -> Grid {
        let mut problem = Grid::EMPTY;
        for cell in givens.iter() {
            problem.set(cell, self.solution.get(cell));
        }
        problem
    }

    /// Whether these givens are known to leave another solution.
    pub(super) fn is_short(&self, givens: CellSet) -> bool {
        self.unavoidable.iter().any(|set| (*set & givens).is_empty())
    }

    /// Whether these givens leave this one solution.
    pub(super) fn holds(&mut self, givens: CellSet) -> bool {
        if self.is_short(givens) {
            return false;
        }
        let outcome = self.engine.search(&self.problem(givens), Limits::default());
        let mut holds = true;
        for other in [outcome.first, outcome.second].into_iter().flatten() {
            if other != self.solution {
                holds = false;
                self.remember(&other);
            }
        }
        holds
    }

    /// How many solutions a problem has, at most so many, and the first: any problem, not only of this solution.
    pub(super) fn count(&mut self, problem: &Grid, at_most: u64) -> (u64, Option<Grid>) {
        let outcome = self.engine.search(problem, Limits::solutions(at_most));
        (outcome.count, outcome.first)
    }

    /// Which of these givens are known to be needed: those that alone hit some unavoidable set.
    pub(super) fn needed(&self, givens: CellSet) -> CellSet {
        let alone = self.unavoidable.iter().map(|set| *set & givens).filter(|hit| hit.len() == 1);
        alone.fold(CellSet::EMPTY, |all, hit| all | hit)
    }

    fn remember(&mut self, other: &Grid) {
        if self.unavoidable.len() < MOST {
            let differs = |cell: &Cell| other.get(*cell) != self.solution.get(*cell);
            self.unavoidable.push(Cell::all().filter(differs).collect());
        }
    }
}
