//! One search by itself: what it asks is answered at once.

use crate::generate::unique::UniquenessOracle;
use crate::search::{Engine, Limits};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// Runs one search to its end; its questions are answered at once, and the solutions are told.
pub(in crate::generate) fn run_alone<T>(
    oracle: &UniquenessOracle<'_>,
    engine: &mut dyn Engine,
    search: impl Future<Output = T>,
) -> T {
    let mut search = pin!(search);
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(end) = search.as_mut().poll(&mut context) {
            return end;
        }
        // A search waits for nothing but the end of its task.
        while let Some((puzzle, _)) = oracle.question() {
            let outcome = engine.search(&puzzle, Limits::default());
            if outcome.count == 2 {
                outcome
                    .first
                    .iter()
                    .chain(&outcome.second)
                    .for_each(|solution| oracle.tell(solution));
            }
            oracle.answer(outcome.count < 2);
        }
    }
}
