//! Several assumptions followed in step: which contradicts first.

use super::derivation::Outcome;
use super::line::Line;

/// Lines of assumptions that are known to contradict: the shortest first, then those of the easiest
/// techniques, then in the order in which they came.
///
/// A line followed earlier without a result resumes where it stopped.
#[derive(Default)]
pub(in crate::logic) struct ParallelSearch {
    open: Vec<Line>,
    /// Lines from which nothing more follows, without a contradiction.
    exhausted: Vec<Line>,
    /// How many steps have been followed, and how many are to be.
    level: usize,
    longest: Option<usize>,
    /// Lines with a contradiction, each with the number of lines that had one before it.
    done: Vec<(usize, Line, Outcome)>,
}

impl ParallelSearch {
    /// Follows these lines to their ends, or until they have `longest` steps.
    pub(in crate::logic) fn new(lines: Vec<Line>, longest: Option<usize>) -> ParallelSearch {
        ParallelSearch { open: lines, longest, ..ParallelSearch::default() }
    }

    /// The lines without a contradiction so far, in no order.
    pub(in crate::logic) fn into_rest(self) -> impl Iterator<Item = Line> {
        self.open.into_iter().chain(self.exhausted)
    }

    /// Follows all lines one step further.
    fn follow(&mut self) {
        for mut line in std::mem::take(&mut self.open) {
            if line.level() <= self.level {
                line.follow();
            }
            match line.outcome().cloned() {
                Some(outcome) => self.done.push((self.done.len(), line, outcome)),
                None if line.is_exhausted() && !line.is_ending() => self.exhausted.push(line),
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
        // Most often only the first is asked for, so they are not sorted.
        let order =
            |(came, _, outcome): &(usize, Line, Outcome)| (outcome.length, outcome.hardest, *came);
        let (first, _) = self.done.iter().enumerate().min_by_key(|(_, done)| order(done))?;
        let (_, line, outcome) = self.done.swap_remove(first);
        Some((line, outcome))
    }
}
