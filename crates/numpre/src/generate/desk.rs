//! Where a hunt asks whether givens are enough, and waits for the answer.

use crate::search::{Engine, Limits};
use crate::vocabulary::{Cell, Digit, Grid};
use std::cell::Cell as Slot;
use std::future::poll_fn;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// Has this problem one solution, or several?
#[derive(Clone, Copy)]
pub(super) struct Question {
    /// The problem; it has a solution.
    pub(super) problem: Grid,
    /// A cell whose digit, if it were given too, would leave just one.
    pub(super) known: Option<(Cell, Digit)>,
}

/// What is said to that.
#[derive(Clone, Copy)]
pub(super) struct Answer {
    /// Whether it is one.
    pub(super) holds: bool,
    /// Solutions that were seen, where whoever answers tells.
    pub(super) seen: [Option<Grid>; 2],
}

/// The place of one hunt's questions, and of the answers. It does not matter to the hunt who answers, or how many others wait.
pub(super) struct Desk {
    questions: Slot<Vec<Question>>,
    answers: Slot<Vec<Answer>>,
    /// So many questions are best asked at once.
    pub(super) at_once: usize,
}

impl Desk {
    /// An empty desk.
    pub(super) fn new(at_once: usize) -> Desk {
        Desk { questions: Slot::default(), answers: Slot::default(), at_once }
    }

    /// Asks, and waits; the answers are in the questions' order.
    pub(super) async fn ask(&self, questions: Vec<Question>) -> Vec<Answer> {
        let number = questions.len();
        self.questions.set(questions);
        poll_fn(|_| {
            let answers = self.answers.take();
            if answers.len() == number { Poll::Ready(answers) } else { Poll::Pending }
        })
        .await
    }

    /// The questions that wait, taken from the desk.
    pub(super) fn questions(&self) -> Vec<Question> {
        self.questions.take()
    }

    /// Lays the answers there.
    pub(super) fn answer(&self, answers: Vec<Answer>) {
        self.answers.set(answers);
    }
}

/// Runs one hunt to its end; every question is answered at once, and the solutions are told.
pub(super) fn alone<T>(desk: &Desk, engine: &mut dyn Engine, hunt: impl Future<Output = T>) -> T {
    let mut hunt = pin!(hunt);
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(end) = hunt.as_mut().poll(&mut context) {
            return end;
        }
        // A hunt waits for nothing but answers.
        let answer = |question: Question| {
            let outcome = engine.search(&question.problem, Limits::default());
            Answer { holds: outcome.count < 2, seen: [outcome.first, outcome.second] }
        };
        desk.answer(desk.questions().into_iter().map(answer).collect());
    }
}
