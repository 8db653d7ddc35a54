//! Many searches side by side: what all of them ask is answered by the batch engine, as it comes.

use crate::generate::unique::UniquenessOracle;
use crate::search::{BatchEngine, Question, QuestionSource, Verdict};
use std::ops::Range;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

/// So many searches are under way. With fewer, lanes stay empty; more would only need more memory.
pub(in crate::generate) const MOST_SEARCHES: usize = 512;

/// Runs so many searches to their ends, as many side by side as there are oracles, and gives what
/// comes of them in order.
///
/// ```text
///   search 0 ── asks ──┐             ┌── goes on ── asks ──┐
///   search 1 ── asks ──┼── lanes of ─┼── has ended; search 4 begins ── asks
///   search 2 ── asks ──┤  the batch  ├── goes on ── asks ──┤
///   search 3 ── asks ──┘             └── …
/// ```
///
/// A search goes on when what it has asked is answered; the others do not wait for it. An answer is
/// a fact, so no search notices the others.
pub(in crate::generate) fn side_by_side<'a, T, H: Future<Output = T>>(
    number: usize,
    oracles: &'a [UniquenessOracle<'a>],
    batch: &mut BatchEngine,
    begin: impl Fn(usize, &'a UniquenessOracle<'a>) -> H,
) -> Vec<T> {
    let mut searches = Searches {
        begin,
        slots: oracles
            .iter()
            .map(|oracle| Slot { oracle, search: Box::pin(None), place: 0 })
            .collect(),
        next: 0..number,
        ends: (0..number).map(|_| None).collect(),
    };
    batch.answer(&mut searches);
    searches.ends.into_iter().flatten().collect()
}

/// The searches under way.
struct Searches<'a, T, H, B> {
    begin: B,
    slots: Vec<Slot<'a, H>>,
    /// The places of those that have not begun.
    next: Range<usize>,
    /// What has come of each, by place.
    ends: Vec<Option<T>>,
}

/// A search under way.
struct Slot<'a, H> {
    oracle: &'a UniquenessOracle<'a>,
    search: Pin<Box<Option<H>>>,
    /// Its place among the results.
    place: usize,
}

impl<'a, T, H: Future<Output = T>, B: Fn(usize, &'a UniquenessOracle<'a>) -> H> QuestionSource
    for Searches<'a, T, H, B>
{
    fn go_on(&mut self, answers: &[(u32, Verdict)], ask: &mut Vec<Question>) {
        if answers.is_empty() {
            (0..self.slots.len()).for_each(|slot| self.run(slot, ask));
        }
        for &(from, verdict) in answers {
            self.slots[from as usize].oracle.answer(verdict == Verdict::Unique);
            self.run(from as usize, ask);
        }
    }
}

impl<'a, T, H: Future<Output = T>, B: Fn(usize, &'a UniquenessOracle<'a>) -> H>
    Searches<'a, T, H, B>
{
    /// Goes on in this slot until there is a question: with the task, with the search where that
    /// has none, with the next one where the search has ended.
    fn run(&mut self, number: usize, ask: &mut Vec<Question>) {
        let slot = &mut self.slots[number];
        let mut context = Context::from_waker(Waker::noop());
        loop {
            if let Some((puzzle, known)) = slot.oracle.question() {
                return ask.push(Question { from: number as u32, puzzle, known });
            }
            if let Some(search) = slot.search.as_mut().as_pin_mut() {
                let Poll::Ready(end) = search.poll(&mut context) else { continue };
                self.ends[slot.place] = Some(end);
                slot.search.set(None);
            }
            let Some(place) = self.next.next() else { return };
            slot.place = place;
            slot.search.set(Some((self.begin)(place, slot.oracle)));
        }
    }
}
