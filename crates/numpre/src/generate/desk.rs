//! Where a hunt asks which givens are enough, and waits for the answer.

use super::{Fewer, Order, Removal, Uniqueness};
use crate::search::{Engine, Limits};
use crate::vocabulary::{Cell, CellSet, Digit, Grid};
use std::cell::RefCell;
use std::future::poll_fn;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// The place where one hunt asks about givens of one solution, and somebody answers. It does not matter to the hunt who answers, or how many others wait.
///
/// ```text
///   hunt ── which of these can be dropped? ──► task ── known at the desk? ── no ──► question ──┐
///     ▲                                         ▲ ▲            └─ yes ─┐                       │
///     └──────────── what is left ───────────────┘ └────────────────────┴──────── answer ◄──────┘
/// ```
///
/// A task takes many questions, and the hunt is not woken before its end.
pub(super) struct Desk<'a>(RefCell<Work<'a>>);

/// What lies on a desk.
struct Work<'a> {
    task: Task<'a>,
    uniqueness: Uniqueness,
}

/// What a hunt wants to know.
enum Task<'a> {
    /// Nothing.
    None,
    /// Whether fewer givens are enough.
    Holds { fewer: Fewer, answer: Option<bool> },
    /// What is left when what can be dropped is dropped.
    Removal(Removal<'a>),
}

/// A problem, and the digit of one of its blank cells that just one solution is known to have.
pub(super) type Question = (Grid, Option<(Cell, Digit)>);

// No borrow of the work outlives a call, and no call is made within another.
impl<'a> Desk<'a> {
    /// An empty desk.
    pub(super) fn new() -> Desk<'a> {
        Desk(RefCell::new(Work { task: Task::None, uniqueness: Uniqueness::new() }))
    }

    /// Turns to another solution, a full grid.
    pub(super) fn begin(&self, solution: &Grid) {
        self.0.borrow_mut().uniqueness.begin(solution);
    }

    /// The solution.
    pub(super) fn solution(&self) -> Grid {
        *self.0.borrow().uniqueness.solution()
    }

    /// The problem that gives these cells.
    pub(super) fn problem(&self, givens: CellSet) -> Grid {
        self.0.borrow().uniqueness.solution().only(givens)
    }

    /// See [`Uniqueness::is_short`].
    pub(super) fn is_short(&self, fewer: Fewer) -> bool {
        self.0.borrow_mut().uniqueness.is_short(fewer)
    }

    /// See [`Uniqueness::needed`].
    pub(super) fn needed(&self, givens: CellSet) -> CellSet {
        self.0.borrow_mut().uniqueness.needed(givens)
    }

    /// Whether fewer givens are enough.
    pub(super) async fn holds(&self, fewer: Fewer) -> bool {
        self.0.borrow_mut().task = Task::Holds { fewer, answer: None };
        poll_fn(|_| match self.0.borrow().task {
            Task::Holds { answer: Some(answer), .. } => Poll::Ready(answer),
            _ => Poll::Pending,
        })
        .await
    }

    /// What is left of these givens, which are enough, when these groups are dropped in order, wherever that leaves enough, and no fewer than `fewest`.
    pub(super) async fn removed(&self, givens: CellSet, groups: Order<'a>, fewest: usize) -> CellSet {
        self.0.borrow_mut().task = Task::Removal(Removal::new(givens, groups, fewest));
        poll_fn(|_| match &self.0.borrow().task {
            Task::Removal(removal) if removal.question().is_none() => Poll::Ready(removal.givens()),
            _ => Poll::Pending,
        })
        .await
    }

    /// The next question of the task that cannot be answered here; none if there is no task, or it is done.
    pub(super) fn question(&self) -> Option<Question> {
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
    pub(super) fn answer(&self, is_unique: bool) {
        self.0.borrow_mut().task.answer(is_unique);
    }

    /// Takes note of a solution of the question.
    fn tell(&self, solution: &Grid) {
        let uniqueness = &mut self.0.borrow_mut().uniqueness;
        if solution != uniqueness.solution() {
            uniqueness.remember(solution);
        }
    }
}

impl Task<'_> {
    /// What is to be known next.
    fn question(&self) -> Option<Fewer> {
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

/// Runs one hunt to its end; its questions are answered at once, and the solutions are told.
pub(super) fn alone<T>(desk: &Desk<'_>, engine: &mut dyn Engine, hunt: impl Future<Output = T>) -> T {
    let mut hunt = pin!(hunt);
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(end) = hunt.as_mut().poll(&mut context) {
            return end;
        }
        // A hunt waits for nothing but the end of its task.
        while let Some((problem, _)) = desk.question() {
            let outcome = engine.search(&problem, Limits::default());
            if outcome.count == 2 {
                outcome.first.iter().chain(&outcome.second).for_each(|solution| desk.tell(solution));
            }
            desk.answer(outcome.count < 2);
        }
    }
}
