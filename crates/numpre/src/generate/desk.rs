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

impl Question {
    /// The problem.
    pub(super) fn problem(&self, solution: &Grid) -> Grid {
        let mut problem = Grid::EMPTY;
        for cell in self.givens.iter() {
            problem.set(cell, solution.get(cell));
        }
        problem
    }

    /// The dropped cell with its digit.
    pub(super) fn known(&self, solution: &Grid) -> Option<(Cell, Digit)> {
        self.dropped.and_then(|cell| Some((cell, solution.get(cell)?)))
    }
}

/// The place of one hunt's questions, and of the answers. It does not matter to the hunt who answers, or how many others wait.
///
/// Its lists are lent out and come back, so that their memory serves all questions.
pub(super) struct Desk {
    solution: Slot<Grid>,
    questions: Slot<Vec<Question>>,
    answers: Slot<Vec<bool>>,
    seen: Slot<Vec<Grid>>,
    /// So many questions are best asked at once.
    pub(super) at_once: usize,
}

impl Desk {
    /// An empty desk.
    pub(super) fn new(at_once: usize) -> Desk {
        Desk {
            solution: Slot::new(Grid::EMPTY),
            questions: Slot::default(),
            answers: Slot::default(),
            seen: Slot::default(),
            at_once,
        }
    }

    /// Turns to another solution.
    pub(super) fn begin(&self, solution: Grid) {
        self.solution.set(solution);
    }

    /// Asks, and waits: whether each has one solution, in the questions' order.
    pub(super) async fn ask(&self, questions: impl Iterator<Item = Question>) -> Vec<bool> {
        let mut list = self.questions.take();
        list.extend(questions);
        let number = list.len();
        self.questions.set(list);
        if number == 0 {
            return Vec::new();
        }
        poll_fn(|_| {
            let answers = self.answers.take();
            if answers.len() == number {
                return Poll::Ready(answers);
            }
            self.answers.set(answers);
            Poll::Pending
        })
        .await
    }

    /// Gives the answers' list back.
    pub(super) fn give_back(&self, mut answers: Vec<bool>) {
        answers.clear();
        self.answers.set(answers);
    }

    /// The solutions that were seen of questions with several, where whoever answers tells.
    pub(super) fn seen(&self) -> Vec<Grid> {
        self.seen.take()
    }

    /// Tells each question that waits, and takes it from the desk; how many there were.
    pub(super) fn each_question(&self, mut tell: impl FnMut(&Question, &Grid)) -> usize {
        let mut questions = self.questions.take();
        let solution = self.solution.get();
        questions.iter().for_each(|question| tell(question, &solution));
        let number = questions.len();
        questions.clear();
        self.questions.set(questions);
        number
    }

    /// Lays the answers there.
    pub(super) fn answer(&self, answers: impl Iterator<Item = bool>) {
        let mut list = self.answers.take();
        list.extend(answers);
        self.answers.set(list);
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
        let (mut answers, mut seen) = (Vec::new(), Vec::new());
        desk.each_question(|question, solution| {
            let outcome = engine.search(&question.problem(solution), Limits::default());
            answers.push(outcome.count < 2);
            if outcome.count == 2 {
                seen.extend(outcome.first.into_iter().chain(outcome.second));
            }
        });
        desk.answer(answers.into_iter());
        desk.seen.set(seen);
    }
}
