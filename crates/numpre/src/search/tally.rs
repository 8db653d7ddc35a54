//! The count of calls and solutions that every engine keeps.

use super::outcome::{Ended, Limits, Outcome};
use crate::vocabulary::Grid;

/// The number of calls between two checks of the token: some tens of microseconds.
const LOOK: u64 = 1024;

/// Counts the calls and solutions of a search, and stops it at the limits. All engines use it.
pub(super) struct Tally<'a> {
    limits: Limits<'a>,
    /// The number of calls at which the limits are checked next: at the limit of calls, or when the
    /// token is due. So an ordinary call costs one comparison for both.
    ///
    /// With a token and a limit of 3,000 calls, checks happen at 0, 1024, 2048 and 3000 calls.
    next_look: u64,
    outcome: Outcome,
}

impl<'a> Tally<'a> {
    /// Creates the count for a search that has not begun.
    #[inline]
    pub(super) fn new(limits: Limits<'a>) -> Tally<'a> {
        let outcome = Outcome {
            first: None,
            second: None,
            count: 0,
            calls: 0,
            calls_to_first: 0,
            ended: if limits.solutions == 0 { Ended::SolutionLimit } else { Ended::Exhausted },
        };
        // A token is checked before the first call.
        let next_look = if limits.cancel.is_never() { limits.calls } else { 0 };
        Tally { limits, next_look, outcome }
    }

    /// Returns whether the search has to stop.
    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.outcome.ended != Ended::Exhausted
    }

    /// Counts a call. Returns whether the search may continue; if not, the call is not counted.
    #[inline]
    pub(super) fn call(&mut self) -> bool {
        if self.is_over() {
            return false;
        }
        if self.outcome.calls == self.next_look {
            return self.look();
        }
        self.outcome.calls += 1;
        true
    }

    /// Checks the limit of calls and the token, and counts the call if the search may continue.
    /// Returns whether it may.
    #[cold]
    fn look(&mut self) -> bool {
        if self.outcome.calls == self.limits.calls {
            self.outcome.ended = Ended::CallLimit;
        } else if self.limits.cancel.is_cancelled() {
            self.outcome.ended = Ended::Cancelled;
        } else {
            self.next_look = self.limits.calls.min(self.outcome.calls + LOOK);
            self.outcome.calls += 1;
        }
        !self.is_over()
    }

    /// Counts a solution, and records it if it is the first or the second.
    #[inline]
    pub(super) fn found(&mut self, solution: impl FnOnce() -> Grid) {
        let outcome = &mut self.outcome;
        outcome.count += 1;
        match outcome.count {
            1 => {
                outcome.first = Some(solution());
                outcome.calls_to_first = outcome.calls;
            }
            2 => outcome.second = Some(solution()),
            _ => {}
        }
        if outcome.count == self.limits.solutions {
            outcome.ended = Ended::SolutionLimit;
        }
    }

    /// Returns the outcome of the search.
    #[inline]
    pub(super) fn close(mut self) -> Outcome {
        if self.outcome.first.is_none() {
            self.outcome.calls_to_first = self.outcome.calls;
        }
        self.outcome
    }
}
