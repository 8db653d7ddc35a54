//! Runs one search and answers each question at once.

use crate::generate::unique::UniquenessOracle;
use crate::search::{Engine, Limits};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// Runs one search to its end. `engine` answers each question at once, and the oracle records the
/// second solutions.
pub(in crate::generate) fn run_one<T>(
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
        // A search that is pending waits for the end of its task and for nothing else.
        while let Some((puzzle, _)) = oracle.question() {
            let outcome = engine.search(&puzzle, Limits::default());
            if outcome.count == 2 {
                outcome
                    .first
                    .iter()
                    .chain(&outcome.second)
                    .for_each(|solution| oracle.record(solution));
            }
            oracle.answer(outcome.count < 2);
        }
    }
}
