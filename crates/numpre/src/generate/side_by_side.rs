//! Many hunts side by side: what all of them ask is answered by the batch engine, as it comes.

use super::Desk;
use crate::search::{Asked, Asker, Batch, Verdict};
use std::ops::Range;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

/// So many hunts are under way. With fewer, lanes stay empty; more would only need more memory.
pub(super) const HUNTS: usize = 512;

/// Runs so many hunts to their ends, as many side by side as there are desks, and gives what comes of them in order.
///
/// ```text
///   hunt 0 ── asks ──┐             ┌── goes on ── asks ──┐
///   hunt 1 ── asks ──┼── lanes of ─┼── has ended; hunt 4 begins ── asks
///   hunt 2 ── asks ──┤  the batch  ├── goes on ── asks ──┤
///   hunt 3 ── asks ──┘             └── …
/// ```
///
/// A hunt goes on when what it has asked is answered; the others do not wait for it. An answer is a fact, so no hunt notices the others.
pub(super) fn side_by_side<'a, T, H: Future<Output = T>>(
    number: usize,
    desks: &'a [Desk<'a>],
    batch: &mut Batch,
    begin: impl Fn(usize, &'a Desk<'a>) -> H,
) -> Vec<T> {
    let mut hunts = Hunts {
        begin,
        seats: desks.iter().map(|desk| Seat { desk, hunt: Box::pin(None), place: 0 }).collect(),
        next: 0..number,
        ends: (0..number).map(|_| None).collect(),
    };
    batch.answer(&mut hunts);
    hunts.ends.into_iter().flatten().collect()
}

/// The hunts under way.
struct Hunts<'a, T, H, B> {
    begin: B,
    seats: Vec<Seat<'a, H>>,
    /// The places of those that have not begun.
    next: Range<usize>,
    /// What has come of each, by place.
    ends: Vec<Option<T>>,
}

/// A hunt under way.
struct Seat<'a, H> {
    desk: &'a Desk<'a>,
    hunt: Pin<Box<Option<H>>>,
    /// Its place among the results.
    place: usize,
}

impl<'a, T, H: Future<Output = T>, B: Fn(usize, &'a Desk<'a>) -> H> Asker for Hunts<'a, T, H, B> {
    fn go_on(&mut self, answers: &[(u32, Verdict)], ask: &mut Vec<Asked>) {
        if answers.is_empty() {
            (0..self.seats.len()).for_each(|seat| self.run(seat, ask));
        }
        for &(from, verdict) in answers {
            self.seats[from as usize].desk.answer(verdict == Verdict::Unique);
            self.run(from as usize, ask);
        }
    }
}

impl<'a, T, H: Future<Output = T>, B: Fn(usize, &'a Desk<'a>) -> H> Hunts<'a, T, H, B> {
    /// Goes on in this seat until there is a question: with the task, with the hunt where that has none, with the next one where the hunt has ended.
    fn run(&mut self, number: usize, ask: &mut Vec<Asked>) {
        let seat = &mut self.seats[number];
        let mut context = Context::from_waker(Waker::noop());
        loop {
            if let Some((problem, known)) = seat.desk.question() {
                return ask.push(Asked { from: number as u32, problem, known });
            }
            if let Some(hunt) = seat.hunt.as_mut().as_pin_mut() {
                let Poll::Ready(end) = hunt.poll(&mut context) else { continue };
                self.ends[seat.place] = Some(end);
                seat.hunt.set(None);
            }
            let Some(place) = self.next.next() else { return };
            seat.place = place;
            seat.hunt.set(Some((self.begin)(place, seat.desk)));
        }
    }
}
