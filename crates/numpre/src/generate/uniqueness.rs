//! Is a choice of givens enough? Asked about one solution again and again, remembering why not.

use super::swaps::swaps;
use super::unavoidable::Unavoidable;
use super::{Desk, Question};
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
/// They save time and nothing else: the answer is a fact, whatever has been asked before and whoever answers at the desk.
pub(super) struct Uniqueness<'a> {
    solution: Grid,
    unavoidable: Unavoidable,
    pub(super) desk: &'a Desk,
}

impl<'a> Uniqueness<'a> {
    /// No solution yet: [`begin`](Uniqueness::begin) sets it.
    pub(super) fn new(desk: &'a Desk) -> Uniqueness<'a> {
        Uniqueness { solution: Grid::EMPTY, unavoidable: Unavoidable::default(), desk }
    }

    /// Turns to another solution, a full grid.
    pub(super) fn begin(&mut self, solution: Grid) {
        self.solution = solution;
        self.desk.begin(solution);
        self.unavoidable.clear();
        swaps(&solution, |set| self.unavoidable.push(set));
    }

    /// The solution.
    pub(super) fn solution(&self) -> &Grid {
        &self.solution
    }

    /// The problem that gives these cells.
    pub(super) fn problem(&self, givens: CellSet) -> Grid {
        Question { givens, dropped: None }.problem(&self.solution)
    }

    /// Whether these givens are known to leave another solution.
    pub(super) fn is_short(&self, givens: CellSet) -> bool {
        self.unavoidable.is_missed(givens)
    }

    /// Whether these givens are enough, some of others that are.
    pub(super) async fn holds(&mut self, givens: CellSet, of: CellSet) -> bool {
        self.each_holds(&[givens], of).await == [true]
    }

    /// Whether each of these choices is enough, some of givens that are.
    pub(super) async fn each_holds(&mut self, choices: &[CellSet], of: CellSet) -> Vec<bool> {
        let mut holds = self.unavoidable.are_missed(choices, of);
        holds.iter_mut().for_each(|missed| *missed = !*missed);
        let open = choices.iter().zip(&holds).filter(|(_, may_hold)| **may_hold);
        let answers = self.desk.ask(open.map(|(givens, _)| question(*givens, of))).await;
        if answers.is_empty() {
            return holds;
        }
        for (holds, answer) in holds.iter_mut().filter(|may_hold| **may_hold).zip(&answers) {
            *holds = *answer;
        }
        self.desk.give_back(answers);
        for other in self.desk.seen() {
            if other != self.solution {
                self.remember(&other);
            }
        }
        holds
    }

    /// Which of these givens are known to be needed: those that alone hit some unavoidable set.
    pub(super) fn needed(&self, givens: CellSet) -> CellSet {
        self.unavoidable.needed(givens)
    }

    fn remember(&mut self, other: &Grid) {
        let differs = |cell: &Cell| other.get(*cell) != self.solution.get(*cell);
        self.unavoidable.push(Cell::all().filter(differs).collect());
    }
}

/// Whether these givens are enough, some of others that are.
fn question(givens: CellSet, of: CellSet) -> Question {
    // Where just one is dropped, any other solution differs there.
    let mut dropped = (of - givens).iter();
    let dropped = match (dropped.next(), dropped.next()) {
        (cell, None) => cell,
        _ => None,
    };
    Question { givens, dropped }
}
