//! Runs many searches side by side, with one batch engine that answers the questions of all.

use crate::generate::unique::UniquenessOracle;
use crate::search::{BatchEngine, Question, QuestionSource, Verdict};
use std::ops::Range;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

/// The maximum number of searches in progress. With fewer, lanes stay empty; more would only need
/// more memory.
pub(in crate::generate) const MOST_SEARCHES: usize = 512;

/// Runs `number` searches to their ends and returns their results in order. As many run side by
/// side as there are oracles.
///
/// ```text
///   3 searches, 2 oracles        slot 0                         slot 1
///   no answers yet               search 0 begins and asks       search 1 begins and asks
///   answer for slot 1                                           search 1 asks again
///   answers for slots 0 and 1    search 0 asks again            search 1 ends: result 1 is stored,
///                                                               search 2 begins and asks
///   answer for slot 1                                           search 2 asks again
///   answer for slot 0            search 0 ends: result 0 is
///                                stored, no search is left
///   answer for slot 1                                           search 2 ends: result 2 is stored
///   no question is left: the batch engine returns
/// ```
///
/// A search continues when its question is answered; the others do not wait for it. An answer is a
/// fact about a puzzle, so a search has the same result whichever others run at the same time.
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

/// The searches in progress.
struct Searches<'a, T, H, B> {
    begin: B,
    slots: Vec<Slot<'a, H>>,
    /// The numbers of the searches that have not begun.
    next: Range<usize>,
    /// The result of each search, by its number.
    ends: Vec<Option<T>>,
}

/// A slot in which one search after the other runs.
struct Slot<'a, H> {
    oracle: &'a UniquenessOracle<'a>,
    search: Pin<Box<Option<H>>>,
    /// The number of the search, which is its place among the results.
    place: usize,
}

impl<'a, T, H: Future<Output = T>, B: Fn(usize, &'a UniquenessOracle<'a>) -> H> QuestionSource
    for Searches<'a, T, H, B>
{
    fn next_questions(&mut self, answers: &[(u32, Verdict)], ask: &mut Vec<Question>) {
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
    /// Continues in this slot until there is a question: first with the current task, then with the
    /// search when the task has ended, then with the next search when this one has ended. Asks
    /// nothing if no search is left.
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
