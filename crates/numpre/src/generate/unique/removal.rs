//! Greedy removal: drops givens group by group, in a fixed order, wherever a property still holds.

use crate::generate::order::{CellGroup, GroupOrder, Reduction};
use crate::vocabulary::CellSet;

/// A removal in progress.
///
/// The result depends only on the order of the groups. Each group in turn is dropped if the
/// property, such as "exactly one solution", holds without it, and stays otherwise. But there is
/// not one question per group. The property is *monotone*: if it holds for some givens, it holds
/// for more givens too. So if it holds without the next five groups, all five are decided at once.
/// If not, halving finds the first group that has to stay.
///
/// ```text
///   groups  a b c d e f g h …        without a b c d e: holds   → all five are dropped
///                                    without f g h i j: does not
///                                    without f g:       holds   → both are dropped
///                                    without h:         does not → h stays
///                                    without i j k l m: …
/// ```
///
/// A removal only asks: [`question`](Removal::question) returns a set of givens, and
/// [`answer`](Removal::answer) takes whether the property holds for it. So one engine can answer
/// for one puzzle, or a batch for hundreds, with the same result.
#[derive(Clone, Debug)]
pub(in crate::generate) struct Removal<'a> {
    givens: CellGroup,
    groups: GroupOrder<'a>,
    /// The index of the first group that is not decided.
    next: usize,
    /// The number of groups that the question leaves out, from `next` on, and all their cells.
    width: usize,
    asked_of: CellGroup,
    /// If `Some(n)`, the property is known not to hold without the next `n` groups.
    fails: Option<usize>,
    /// The minimum number of givens that remain.
    fewest: usize,
}

impl<'a> Removal<'a> {
    /// Creates a removal. The property holds for all givens; the groups are disjoint subsets of
    /// them. A group stays if fewer than `fewest` givens would remain without it.
    pub(in crate::generate) fn new(
        givens: CellSet,
        groups: GroupOrder<'a>,
        fewest: usize,
    ) -> Removal<'a> {
        let (givens, asked_of) = (CellGroup::from(givens), CellGroup::NONE);
        let mut removal =
            Removal { givens, groups, next: 0, width: 0, asked_of, fails: None, fewest };
        removal.look_ahead();
        removal
    }

    /// Returns the next set of givens for which to test the property. Returns `None` if all groups
    /// are decided.
    pub(in crate::generate) fn question(&self) -> Option<Reduction> {
        (self.width > 0).then_some(Reduction { of: self.givens.cells, dropped: self.asked_of })
    }

    /// Takes the answer to the question.
    pub(in crate::generate) fn answer(&mut self, holds: bool) {
        if holds {
            self.givens = self.givens.without(self.asked_of);
            self.next += self.width;
            self.fails = self.fails.map(|fails| fails - self.width);
        } else {
            self.fails = Some(self.width);
        }
        if self.fails == Some(1) {
            self.next += 1;
            self.fails = None;
        }
        self.look_ahead();
    }

    /// Returns the remaining givens.
    pub(in crate::generate) fn givens(&self) -> CellSet {
        self.givens.cells
    }

    /// Chooses how many groups to leave out next. That is half of those known to fail together;
    /// otherwise as many as are likely to be dropped together.
    fn look_ahead(&mut self) {
        // Skip groups that have more cells than may still be dropped. Then take as many groups as
        // are likely to be dropped together.
        let spare = self.givens.len.saturating_sub(self.fewest);
        while self.fails.is_none()
            && self.groups.get(self.next).is_some_and(|group| group.len > spare)
        {
            self.next += 1;
        }
        let (most_groups, most_cells) = match self.fails {
            Some(fails) => (fails / 2, spare),
            None => (usize::MAX, spare.min(likely(self.givens.len))),
        };
        let (mut width, mut asked_of) = (0, CellGroup::NONE);
        for group in self.groups.from(self.next).take(most_groups) {
            let more = asked_of.with(group);
            // The first group may have more cells than are likely to be dropped, but not more than
            // may be.
            if width > 0 && more.len > most_cells {
                break;
            }
            (width, asked_of) = (width + 1, more);
            if more.len >= most_cells {
                break;
            }
        }
        (self.width, self.asked_of) = (width, asked_of);
    }
}

/// Returns how many cells are likely to be dropped together if there are this many givens. With
/// this number, random puzzles keep their property about half of the time.
fn likely(givens: usize) -> usize {
    match givens {
        70.. => 34,
        45.. => 6,
        37.. => 3,
        32.. => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::RandomSource;
    use crate::vocabulary::{Cell, Symmetry};

    /// Compares with the plain loop, for random monotone properties: "each of these sets is hit".
    #[test]
    fn it_ends_where_the_plain_loop_does() {
        for index in 0..2000 {
            let mut source = RandomSource::new(1, index);
            let mut cell = || Cell::wrapping(source.below(81) as usize);
            let sets: Vec<CellSet> =
                (0..index % 60).map(|size| (0..=size % 9).map(|_| cell()).collect()).collect();
            let fewest = source.below(30) as usize;
            let symmetry = Symmetry::ALL[index as usize % 8];
            let groups: Vec<CellGroup> = symmetry.orbits().map(CellGroup::from).collect();
            let order = GroupOrder::draw(&groups, |_| true, &mut source);
            let holds = |givens: CellSet| sets.iter().all(|set| !(*set & givens).is_empty());

            let mut plain = CellSet::ALL;
            for group in order.cells() {
                let fewer = plain - group;
                if fewer.len() >= fewest && holds(fewer) {
                    plain = fewer;
                }
            }
            let mut removal = Removal::new(CellSet::ALL, order, fewest);
            let mut questions = 0;
            while let Some(fewer) = removal.question() {
                removal.answer(holds(fewer.givens()));
                questions += 1;
            }
            assert_eq!(removal.givens(), plain, "{index}: {symmetry}, no fewer than {fewest}");
            assert!(questions <= 2 * groups.len());
        }
    }
}
