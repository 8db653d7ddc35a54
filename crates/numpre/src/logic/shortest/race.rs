//! Several assumptions side by side: which contradicts first.

use super::{Line, Outcome};
use crate::logic::{Assumption, SolvingState};
use std::collections::VecDeque;

/// Assumptions about a board that are known to contradict, each with its shortest line: the shortest first, then those of the easiest techniques, then in the
/// order in which the assumptions came.
pub(in crate::logic) struct Race {
    lines: Vec<Line>,
    /// How many steps have been followed, and how many are to be.
    level: usize,
    longest: Option<usize>,
    /// Those that are done, all of one length.
    done: VecDeque<(Line, Outcome)>,
}

impl Race {
    /// Between these assumptions, to the end or until the lines have so many steps; `is_closed` where Sbit … X(4) find nothing on the board.
    pub(in crate::logic) fn new(
        state: &SolvingState,
        assumptions: impl Iterator<Item = Assumption>,
        is_closed: bool,
        longest: Option<usize>,
    ) -> Race {
        Race {
            lines: assumptions.map(|assumption| Line::new(state, assumption, is_closed)).collect(),
            level: 0,
            longest,
            done: VecDeque::new(),
        }
    }
}

impl Iterator for Race {
    type Item = (Line, Outcome);

    fn next(&mut self) -> Option<(Line, Outcome)> {
        while self.done.is_empty() && !self.lines.is_empty() && self.longest.is_none_or(|longest| self.level <= longest)
        {
            self.level += 1;
            let mut done = Vec::new();
            let mut open = Vec::new();
            for mut line in self.lines.drain(..) {
                line.follow();
                match line.outcome().cloned() {
                    Some(outcome) => done.push((line, outcome)),
                    // What does not contradict at all has no place here.
                    None if line.is_exhausted() && !line.is_ending() => {}
                    None => open.push(line),
                }
            }
            done.sort_by_key(|(_, outcome)| (outcome.length, outcome.hardest));
            self.lines = open;
            self.done = done.into();
        }
        self.done.pop_front()
    }
}
