//! The account of calls and solutions that every engine keeps.

use super::outcome::{Ended, Limits, Outcome};
use crate::vocabulary::Grid;

/// So many calls, some tens of microseconds, are between two looks at a token.
const LOOK: u64 = 1024;

/// The engines' common account of a search: it counts calls and solutions against the limits.
pub(super) struct Tally<'a> {
    limits: Limits<'a>,
    /// At so many calls it is looked whether the search has to end: the limit of calls, or the next
    /// look at the token. So neither costs a call anything that the other does not.
    next_look: u64,
    outcome: Outcome,
}

impl<'a> Tally<'a> {
    /// An account for a search that has not begun.
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
        // A token is looked at before the first call.
        let next_look = if limits.cancel.is_never() { limits.calls } else { 0 };
        Tally { limits, next_look, outcome }
    }

    /// Whether the search has to stop.
    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.outcome.ended != Ended::Exhausted
    }

    /// Counts a call; whether the search may go on.
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

    /// Whether the search may go on, at the limit of calls or at a look at the token; counts the
    /// call then.
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

    /// Takes a solution down.
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

    /// The account, closed.
    #[inline]
    pub(super) fn close(mut self) -> Outcome {
        if self.outcome.first.is_none() {
            self.outcome.calls_to_first = self.outcome.calls;
        }
        self.outcome
    }
}
