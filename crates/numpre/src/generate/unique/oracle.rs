//! Where a search asks which givens are enough, and waits for the answer.

use super::removal::Removal;
use super::unavoidable_sets::UnavoidableSets;
use crate::generate::order::{GroupOrder, Reduction};
use crate::vocabulary::{Cell, CellSet, Digit, Grid};
use std::cell::RefCell;
use std::future::poll_fn;
use std::task::Poll;

/// The place where one search asks about givens of one solution, and somebody answers. It does not
/// matter to the search who answers, or how many others wait.
///
/// ```text
///   search ── which of these can be dropped? ──► task ── known already? ── no ──► question ──┐
///     ▲                                           ▲ ▲            └─ yes ─┐                    │
///     └──────────── what is left ─────────────────┘ └────────────────────┴────── answer ◄─────┘
/// ```
///
/// A task takes many questions, and the search is not woken before its end.
pub(in crate::generate) struct UniquenessOracle<'a>(RefCell<Work<'a>>);

/// What an oracle works on.
struct Work<'a> {
    task: Task<'a>,
    uniqueness: UnavoidableSets,
}

/// What a search wants to know.
enum Task<'a> {
    /// Nothing.
    None,
    /// Whether fewer givens are enough.
    Holds { fewer: Reduction, answer: Option<bool> },
    /// What is left when what can be dropped is dropped.
    Removal(Removal<'a>),
}

/// A puzzle, and the digit of one of its blank cells that just one solution is known to have.
pub(in crate::generate) type Question = (Grid, Option<(Cell, Digit)>);

// No borrow of the work outlives a call, and no call is made within another.
impl<'a> UniquenessOracle<'a> {
    /// An oracle without a solution and without a task.
    pub(in crate::generate) fn new() -> UniquenessOracle<'a> {
        UniquenessOracle(RefCell::new(Work {
            task: Task::None,
            uniqueness: UnavoidableSets::new(),
        }))
    }

    /// Turns to another solution, a full grid.
    pub(in crate::generate) fn begin(&self, solution: &Grid) {
        self.0.borrow_mut().uniqueness.begin(solution);
    }

    /// The solution.
    pub(in crate::generate) fn solution(&self) -> Grid {
        *self.0.borrow().uniqueness.solution()
    }

    /// The puzzle that gives these cells.
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

    /// Whether fewer givens are enough.
    pub(in crate::generate) async fn holds(&self, fewer: Reduction) -> bool {
        self.0.borrow_mut().task = Task::Holds { fewer, answer: None };
        poll_fn(|_| match self.0.borrow().task {
            Task::Holds { answer: Some(answer), .. } => Poll::Ready(answer),
            _ => Poll::Pending,
        })
        .await
    }

    /// What is left of these givens, which are enough, when these groups are dropped in order,
    /// wherever that leaves enough, and no fewer than `fewest`.
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

    /// The next question of the task that cannot be answered here; none if there is no task, or it
    /// is done.
    pub(in crate::generate) fn question(&self) -> Option<Question> {
        let Work { task, uniqueness } = &mut *self.0.borrow_mut();
        loop {
            let fewer = task.question()?;
            if !uniqueness.is_short(fewer) {
                let solution = uniqueness.solution();
                // Where just one is dropped, any other solution differs there.
                let alone = fewer.dropped.cells.first().filter(|_| fewer.dropped.len == 1);
                let known = alone.and_then(|cell| Some((cell, solution.get(cell)?)));
                return Some((solution.only(fewer.givens()), known));
            }
            task.answer(false);
        }
    }

    /// Takes the answer to the question: whether there is one solution.
    pub(in crate::generate) fn answer(&self, is_unique: bool) {
        self.0.borrow_mut().task.answer(is_unique);
    }

    /// Takes note of a solution of the question.
    pub(in crate::generate) fn tell(&self, solution: &Grid) {
        let uniqueness = &mut self.0.borrow_mut().uniqueness;
        if solution != uniqueness.solution() {
            uniqueness.remember(solution);
        }
    }
}

impl Task<'_> {
    /// What is to be known next.
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
