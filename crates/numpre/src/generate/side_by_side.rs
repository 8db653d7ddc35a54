//! Many hunts side by side: what all of them ask is answered by the batch engine in one go.

use super::Desk;
use crate::search::{Batch, Verdict};
use crate::vocabulary::{Cell, Digit, Grid};
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

/// So many hunts are under way. With fewer, lanes stay empty; more would only need more memory.
pub(super) const HUNTS: usize = 256;

/// So many questions each asks at once, where it is not lost if some of them turn out to be needless.
pub(super) const QUESTIONS: usize = 6;

/// A hunt under way.
struct Seat<'a, H> {
    desk: &'a Desk,
    hunt: Pin<Box<Option<H>>>,
    /// Its place among the results.
    place: usize,
}

/// The questions of one round.
#[derive(Default)]
struct Round {
    problems: Vec<Grid>,
    known: Vec<Option<(Cell, Digit)>>,
    verdicts: Vec<Verdict>,
    /// Which seats have asked, and how many questions.
    seats: Vec<(usize, usize)>,
}

/// Runs so many hunts to their ends, as many side by side as there are desks, and gives what comes of them in order.
///
/// ```text
///   hunt 0 ── asks ──┐                 ┌── goes on ── asks ──┐
///   hunt 1 ── asks ──┼── judged by ────┼── has ended; hunt 4 begins ── asks
///   hunt 2 ── asks ──┤   the batch     ├── goes on ── asks ──┤
///   hunt 3 ── asks ──┘   all at once   └── …
/// ```
///
/// An answer is a fact, so no hunt notices the others.
pub(super) fn side_by_side<'a, T, H: Future<Output = T>>(
    number: usize,
    desks: &'a [Desk],
    batch: &mut Batch,
    begin: impl Fn(usize, &'a Desk) -> H,
) -> Vec<T> {
    let mut ends: Vec<Option<T>> = (0..number).map(|_| None).collect();
    let mut seats: Vec<Seat<'a, H>> = desks.iter().map(|desk| Seat { desk, hunt: Box::pin(None), place: 0 }).collect();
    let mut next = 0..number;
    let mut round = Round::default();
    loop {
        for (index, seat) in seats.iter_mut().enumerate() {
            seat.go_on(&mut next, &begin, &mut ends);
            let number = seat.desk.each_question(|question, solution| {
                round.problems.push(question.problem(solution));
                round.known.push(question.known(solution));
            });
            if number > 0 {
                round.seats.push((index, number));
            }
        }
        if round.seats.is_empty() {
            return ends.into_iter().flatten().collect();
        }
        round.verdicts.resize(round.problems.len(), Verdict::Unknown);
        batch.judge_beside_many(&round.problems, &round.known, &mut round.verdicts);
        let mut answers = round.verdicts.drain(..).map(|verdict| verdict == Verdict::Unique);
        for &(seat, number) in &round.seats {
            seats[seat].desk.answer(answers.by_ref().take(number));
        }
        drop(answers);
        round.problems.clear();
        round.known.clear();
        round.seats.clear();
    }
}

impl<'a, H: Future> Seat<'a, H> {
    /// Runs the hunt until it asks; where it ends, the next one, if there is one.
    fn go_on(
        &mut self,
        next: &mut impl Iterator<Item = usize>,
        begin: &impl Fn(usize, &'a Desk) -> H,
        ends: &mut [Option<H::Output>],
    ) {
        let mut context = Context::from_waker(Waker::noop());
        loop {
            if let Some(hunt) = self.hunt.as_mut().as_pin_mut() {
                let Poll::Ready(end) = hunt.poll(&mut context) else { return };
                ends[self.place] = Some(end);
                self.hunt.set(None);
            }
            let Some(place) = next.next() else { return };
            self.place = place;
            self.hunt.set(Some(begin(place, self.desk)));
        }
    }
}
