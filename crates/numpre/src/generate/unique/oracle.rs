//! Takes the questions of a search about which givens are enough, and holds the answers.

use super::removal::Removal;
use super::unavoidable_sets::UnavoidableSets;
use crate::generate::order::{GroupOrder, Reduction};
use crate::vocabulary::{Cell, CellSet, Digit, Grid};
use std::cell::RefCell;
use std::future::poll_fn;
use std::task::Poll;

/// The connection between one search and the engine that answers its questions. All questions are
/// about the same full grid. The search does not depend on which engine answers, or on how many
/// other searches wait.
///
/// ```text
///   search ── which of these can be dropped? ──► task ── known already? ── no ──► question ──┐
///     ▲                                           ▲ ▲            └─ yes ─┐                    │
///     └──────── the remaining givens ─────────────┘ └────────────────────┴────── answer ◄─────┘
/// ```
///
/// A task takes many questions. The search is polled again only when its task has ended.
pub(in crate::generate) struct UniquenessOracle<'a>(RefCell<Work<'a>>);

/// The state of an oracle: the current task, and the sets known for the solution.
struct Work<'a> {
    task: Task<'a>,
    uniqueness: UnavoidableSets,
}

/// The task of a search.
enum Task<'a> {
    /// No task.
    None,
    /// Are the fewer givens of this reduction enough?
    Holds { fewer: Reduction, answer: Option<bool> },
    /// Which givens remain when everything that can be dropped is dropped?
    Removal(Removal<'a>),
}

/// A puzzle, and a cell with the digit that exactly one solution is known to have there. The engine
/// can leave that solution out and only has to look for another.
pub(in crate::generate) type Question = (Grid, Option<(Cell, Digit)>);

// No borrow of `Work` outlives a call, and no call is made within another. So no borrow panics.
impl<'a> UniquenessOracle<'a> {
    /// Creates an oracle without a solution and without a task.
    pub(in crate::generate) fn new() -> UniquenessOracle<'a> {
        UniquenessOracle(RefCell::new(Work {
            task: Task::None,
            uniqueness: UnavoidableSets::new(),
        }))
    }

    /// Sets the solution, a full grid.
    pub(in crate::generate) fn begin(&self, solution: &Grid) {
        self.0.borrow_mut().uniqueness.begin(solution);
    }

    /// The solution.
    pub(in crate::generate) fn solution(&self) -> Grid {
        *self.0.borrow().uniqueness.solution()
    }

    /// Returns the puzzle whose givens are these cells.
    pub(in crate::generate) fn puzzle(&self, givens: CellSet) -> Grid {
        self.0.borrow().uniqueness.solution().only(givens)
    }

    /// See [`UnavoidableSets::is_short`].
    pub(in crate::generate) fn is_short(&self, fewer: Reduction) -> bool {
        self.0.borrow_mut().uniqueness.is_short(fewer)
    }

    /// See [`UnavoidableSets::needed`].
    pub(in crate::generate) fn needed(&self, givens: CellSet) -> CellSet {
        self.0.borrow_mut().uniqueness.needed(givens)
    }

    /// Returns whether the fewer givens of this reduction are enough for exactly one solution.
    pub(in crate::generate) async fn holds(&self, fewer: Reduction) -> bool {
        self.0.borrow_mut().task = Task::Holds { fewer, answer: None };
        poll_fn(|_| match self.0.borrow().task {
            Task::Holds { answer: Some(answer), .. } => Poll::Ready(answer),
            _ => Poll::Pending,
        })
        .await
    }

    /// Drops each of these groups, in order, if the rest is still enough and has at least `fewest`
    /// givens. Returns the remaining givens. The givens at the start are enough.
    pub(in crate::generate) async fn removed(
        &self,
        givens: CellSet,
        groups: GroupOrder<'a>,
        fewest: usize,
    ) -> CellSet {
        self.0.borrow_mut().task = Task::Removal(Removal::new(givens, groups, fewest));
        poll_fn(|_| match &self.0.borrow().task {
            Task::Removal(removal) if removal.question().is_none() => Poll::Ready(removal.givens()),
            _ => Poll::Pending,
        })
        .await
    }

    /// Returns the next question of the task that the known sets cannot answer. Returns `None` if
    /// there is no task, or it has ended.
    pub(in crate::generate) fn question(&self) -> Option<Question> {
        let Work { task, uniqueness } = &mut *self.0.borrow_mut();
        loop {
            let fewer = task.question()?;
            if !uniqueness.is_short(fewer) {
                let solution = uniqueness.solution();
                // If just one cell is dropped, any other solution has another digit there.
                let single = fewer.dropped.cells.first().filter(|_| fewer.dropped.len == 1);
                let known = single.and_then(|cell| Some((cell, solution.get(cell)?)));
                return Some((solution.only(fewer.givens()), known));
            }
            task.answer(false);
        }
    }

    /// Takes the answer to the question: `true` if there is exactly one solution.
    pub(in crate::generate) fn answer(&self, is_unique: bool) {
        self.0.borrow_mut().task.answer(is_unique);
    }

    /// Records a solution of the question. One that differs from the known solution gives an
    /// unavoidable set.
    pub(in crate::generate) fn record(&self, solution: &Grid) {
        let uniqueness = &mut self.0.borrow_mut().uniqueness;
        if solution != uniqueness.solution() {
            uniqueness.remember(solution);
        }
    }
}

impl Task<'_> {
    /// Returns the next question of this task. Returns `None` if it has ended.
    fn question(&self) -> Option<Reduction> {
        match self {
            Task::Holds { fewer, answer: None } => Some(*fewer),
            Task::Removal(removal) => removal.question(),
            _ => None,
        }
    }

    fn answer(&mut self, holds: bool) {
        match self {
            Task::None => {}
            Task::Holds { answer, .. } => *answer = Some(holds),
            Task::Removal(removal) => removal.answer(holds),
        }
    }
}
