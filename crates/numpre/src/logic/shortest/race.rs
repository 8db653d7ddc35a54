//! Several assumptions side by side: which contradicts first.

use super::{Line, Outcome};

/// Lines of assumptions that are known to contradict: the shortest first, then those of the easiest
/// techniques, then in the order in which they came.
///
/// Lines that have been followed for some steps before, to no end, go on from there.
#[derive(Default)]
pub(in crate::logic) struct Race {
    open: Vec<Line>,
    /// Those that come to no end.
    spent: Vec<Line>,
    /// How many steps have been followed, and how many are to be.
    level: usize,
    longest: Option<usize>,
    /// Those that are done, each with how many came before it.
    done: Vec<(usize, Line, Outcome)>,
}

impl Race {
    /// Between these, to the end or until they have so many steps.
    pub(in crate::logic) fn new(lines: Vec<Line>, longest: Option<usize>) -> Race {
        Race { open: lines, longest, ..Race::default() }
    }

    /// The lines that have not come to an end yet, in no order.
    pub(in crate::logic) fn into_rest(self) -> impl Iterator<Item = Line> {
        self.open.into_iter().chain(self.spent)
    }

    /// Follows all lines for one step more.
    fn follow(&mut self) {
        for mut line in std::mem::take(&mut self.open) {
            if line.level() <= self.level {
                line.follow();
            }
            match line.outcome().cloned() {
                Some(outcome) => self.done.push((self.done.len(), line, outcome)),
                // What does not contradict at all has no place here.
                None if line.is_exhausted() && !line.is_ending() => self.spent.push(line),
                None => self.open.push(line),
            }
        }
        self.level += 1;
    }
}

impl Iterator for Race {
    type Item = (Line, Outcome);

    fn next(&mut self) -> Option<(Line, Outcome)> {
        while self.done.is_empty()
            && !self.open.is_empty()
            && self.longest.is_none_or(|longest| self.level <= longest)
        {
            self.follow();
        }
        // Most often the first alone is asked for, so they need not be sorted.
        let order =
            |(came, _, outcome): &(usize, Line, Outcome)| (outcome.length, outcome.hardest, *came);
        let (first, _) = self.done.iter().enumerate().min_by_key(|(_, done)| order(done))?;
        let (_, line, outcome) = self.done.swap_remove(first);
        Some((line, outcome))
    }
}
