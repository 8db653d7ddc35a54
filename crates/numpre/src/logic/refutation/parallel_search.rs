//! Several assumptions followed level by level, in parallel, until one contradicts.
//!
//! *Example.* On the board drawn in `derivation`, follow r5c6 = 4 and r5c5 = 7 together. r5c6 has
//! fewer candidates, so its line is first in the list; but r5c5 = 7 is returned first, because it
//! contradicts after fewer steps.
//!
//! ```text
//!   level   r5c6 = 4              r5c5 = 7
//!   0       open                  open
//!   1       open                  open
//!   2       open                  open
//!   3       open                  done: length 3   ─▶ returned first
//!   4       done: length 4        –                ─▶ returned second
//! ```

use super::derivation::Outcome;
use super::line::Line;

/// Lines of assumptions that are known to contradict: the shortest first, then the one with the
/// easier techniques, then in the order of the list.
///
/// A line followed earlier without a result resumes where it stopped.
#[derive(Default)]
pub(in crate::logic) struct ParallelSearch {
    open: Vec<Line>,
    /// Lines from which nothing more follows, without a contradiction.
    exhausted: Vec<Line>,
    /// The level that `follow` takes next, and the last one to take; `None` for no limit.
    level: usize,
    longest: Option<usize>,
    /// Lines with a contradiction. The number is the line's place among those that got theirs in
    /// the same level.
    done: Vec<(usize, Line, Outcome)>,
}

impl ParallelSearch {
    /// Searches these lines to their ends, or up to the level `longest`.
    pub(in crate::logic) fn new(lines: Vec<Line>, longest: Option<usize>) -> ParallelSearch {
        ParallelSearch { open: lines, longest, ..ParallelSearch::default() }
    }

    /// Returns the lines that have no contradiction so far, in no particular order.
    pub(in crate::logic) fn into_rest(self) -> impl Iterator<Item = Line> {
        self.open.into_iter().chain(self.exhausted)
    }

    /// Follows every open line through the next level, unless it has been followed that far before.
    fn follow(&mut self) {
        for mut line in std::mem::take(&mut self.open) {
            if line.level() <= self.level {
                line.follow();
            }
            match line.outcome().cloned() {
                Some(outcome) => self.done.push((self.done.len(), line, outcome)),
                None if line.is_exhausted() && !line.has_contradiction() => {
                    self.exhausted.push(line)
                }
                None => self.open.push(line),
            }
        }
        self.level += 1;
    }
}

impl Iterator for ParallelSearch {
    type Item = (Line, Outcome);

    fn next(&mut self) -> Option<(Line, Outcome)> {
        while self.done.is_empty()
            && !self.open.is_empty()
            && self.longest.is_none_or(|longest| self.level <= longest)
        {
            self.follow();
        }
        // Most callers ask only for the first, so the lines are not sorted.
        let order =
            |(came, _, outcome): &(usize, Line, Outcome)| (outcome.length, outcome.hardest, *came);
        let (first, _) = self.done.iter().enumerate().min_by_key(|(_, done)| order(done))?;
        let (_, line, outcome) = self.done.swap_remove(first);
        Some((line, outcome))
    }
}
