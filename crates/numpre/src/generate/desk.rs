//! Where a hunt asks whether givens are enough, and waits for the answer.

use crate::search::{Engine, Limits};
use crate::vocabulary::{Cell, CellSet, Digit, Grid};
use std::cell::Cell as Slot;
use std::future::poll_fn;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// Are these givens of the desk's solution enough, or has the problem others, too?
#[derive(Clone, Copy)]
pub(super) struct Question {
    /// The cells that are given.
    pub(super) givens: CellSet,
    /// A cell that, if it were given too, would leave just one solution.
    pub(super) dropped: Option<Cell>,
}

/// The place of one hunt's question, and of the answer. It does not matter to the hunt who answers, or how many others wait.
pub(super) struct Desk {
    solution: Slot<Grid>,
    question: Slot<Option<Question>>,
    answer: Slot<Option<bool>>,
    seen: Slot<Vec<Grid>>,
}

impl Desk {
    /// An empty desk.
    pub(super) fn new() -> Desk {
        Desk {
            solution: Slot::new(Grid::EMPTY),
            question: Slot::default(),
            answer: Slot::default(),
            seen: Slot::default(),
        }
    }

    /// Turns to another solution.
    pub(super) fn begin(&self, solution: Grid) {
        self.solution.set(solution);
    }

    /// Asks, and waits: whether there is one solution.
    pub(super) async fn ask(&self, question: Question) -> bool {
        self.question.set(Some(question));
        poll_fn(|_| self.answer.take().map_or(Poll::Pending, Poll::Ready)).await
    }

    /// The solutions that were seen of a question with several, where whoever answers tells.
    pub(super) fn seen(&self) -> Vec<Grid> {
        self.seen.take()
    }

    /// Takes the question from the desk, if there is one: the problem, and the dropped cell with its digit.
    pub(super) fn question(&self) -> Option<(Grid, Option<(Cell, Digit)>)> {
        let Question { givens, dropped } = self.question.take()?;
        let solution = self.solution.get();
        Some((solution.only(givens), dropped.and_then(|cell| Some((cell, solution.get(cell)?)))))
    }

    /// Lays the answer there.
    pub(super) fn answer(&self, answer: bool) {
        self.answer.set(Some(answer));
    }
}

/// Runs one hunt to its end; its questions are answered at once, and the solutions are told.
pub(super) fn alone<T>(desk: &Desk, engine: &mut dyn Engine, hunt: impl Future<Output = T>) -> T {
    let mut hunt = pin!(hunt);
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(end) = hunt.as_mut().poll(&mut context) {
            return end;
        }
        // A hunt waits for nothing but an answer.
        if let Some((problem, _)) = desk.question() {
            let outcome = engine.search(&problem, Limits::default());
            desk.answer(outcome.count < 2);
            if outcome.count == 2 {
                desk.seen.set(outcome.first.into_iter().chain(outcome.second).collect());
            }
        }
    }
}
