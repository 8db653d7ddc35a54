//! Is a choice of givens enough? Asked about one solution again and again, remembering why not.

use super::swaps::Swaps;
use super::unavoidable::Unavoidable;
use super::{Desk, Question};
use crate::vocabulary::{Cell, CellSet, Grid};

/// One solution, and which of its cells, as givens, leave no other.
///
/// Where another solution keeps all the givens too, the cells in which it differs are an *unavoidable set*: unless one of them
/// is given, both solutions stand. Some are plain to see, others have been seen; so most choices that are not enough are known without a search:
///
/// ```text
///   1 2 . | 2 1 .      Change 1 and 2 over in all four: every house still has what it had.
///   . . . | . . .      Unless one of the four is given, there are two solutions.
///   2 1 . | 1 2 .      (Here two rows and two stacks; most sets are larger.)
/// ```
///
/// They save time and nothing else: the answer is a fact, whatever has been asked before and whoever answers at the desk.
pub(super) struct Uniqueness<'a> {
    solution: Grid,
    swaps: Swaps,
    seen: Unavoidable,
    pub(super) desk: &'a Desk,
}

impl<'a> Uniqueness<'a> {
    /// No solution yet: [`begin`](Uniqueness::begin) sets it.
    pub(super) fn new(desk: &'a Desk) -> Uniqueness<'a> {
        Uniqueness { solution: Grid::EMPTY, swaps: Swaps::NONE, seen: Unavoidable::default(), desk }
    }

    /// Turns to another solution, a full grid.
    pub(super) fn begin(&mut self, solution: Grid) {
        self.solution = solution;
        self.desk.begin(solution);
        self.swaps.begin(&solution);
        self.seen.clear();
    }

    /// The solution.
    pub(super) fn solution(&self) -> &Grid {
        &self.solution
    }

    /// The problem that gives these cells.
    pub(super) fn problem(&self, givens: CellSet) -> Grid {
        self.solution.only(givens)
    }

    /// Whether these givens, some of others that are enough, are known to leave another solution.
    pub(super) fn is_short(&mut self, givens: CellSet, of: CellSet) -> bool {
        self.swaps.are_missed(givens, of) || self.seen.is_missed(givens, of)
    }

    /// Whether these givens are enough, some of others that are.
    pub(super) async fn holds(&mut self, givens: CellSet, of: CellSet) -> bool {
        if self.is_short(givens, of) {
            return false;
        }
        let holds = self.desk.ask(question(givens, of)).await;
        for other in self.desk.seen() {
            if other != self.solution {
                self.remember(&other);
            }
        }
        holds
    }

    /// Which of these givens are known to be needed: those that alone hit some unavoidable set.
    pub(super) fn needed(&mut self, givens: CellSet) -> CellSet {
        self.swaps.needed(givens) | self.seen.needed(givens)
    }

    fn remember(&mut self, other: &Grid) {
        let differs = |cell: &Cell| other.get(*cell) != self.solution.get(*cell);
        self.seen.push(Cell::all().filter(differs).collect());
    }
}

/// Are these givens enough, some of others that are?
fn question(givens: CellSet, of: CellSet) -> Question {
    // Where just one is dropped, any other solution differs there.
    let mut dropped = (of - givens).iter();
    let dropped = match (dropped.next(), dropped.next()) {
        (cell, None) => cell,
        _ => None,
    };
    Question { givens, dropped }
}
