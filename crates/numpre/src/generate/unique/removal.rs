//! Greedy removal: givens dropped group by group, in one order, wherever a property still holds.

use crate::generate::order::{CellGroup, GroupOrder, Reduction};
use crate::vocabulary::CellSet;

/// Givens on their way to fewer.
///
/// What it ends in is determined by the order of the groups alone: each in turn is dropped if the
/// property, such as "still just one solution", holds without it, and stays otherwise. But it does
/// not ask for each in turn. The property is *monotone*: where it holds, it holds with more givens
/// too. So if it holds without the next five groups, all five questions are answered at once; if
/// not, the first that has to stay is found by halving.
///
/// ```text
///   groups  a b c d e f g h …        without a b c d e: holds   → all five are dropped
///                                    without f g h i j: does not
///                                    without f g:       holds   → both are dropped
///                                    without h:         does not → h stays
///                                    without i j k l m: …
/// ```
///
/// It only asks: [`question`](Removal::question) is a set of givens, [`answer`](Removal::answer)
/// says whether the property holds. So one engine can answer for one puzzle, or a batch for
/// hundreds, and the end is the same.
#[derive(Clone, Debug)]
pub(in crate::generate) struct Removal<'a> {
    givens: CellGroup,
    groups: GroupOrder<'a>,
    /// The groups before it are decided.
    next: usize,
    /// How many groups the question leaves out, from the next one on; and all their cells.
    width: usize,
    asked_of: CellGroup,
    /// Without so many of the next groups the property is known not to hold.
    fails: Option<usize>,
    /// So many givens are left at least.
    fewest: usize,
}

impl<'a> Removal<'a> {
    /// Nothing is removed yet, and the property holds. The groups are disjoint and among the
    /// givens; a group that would leave fewer givens than `fewest` stays.
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

    /// The givens of which to say next whether the property holds; none when all groups are
    /// decided.
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

    /// What is left.
    pub(in crate::generate) fn givens(&self) -> CellSet {
        self.givens.cells
    }

    /// How many groups to leave out next: half of those known to fail together, else as many as are
    /// likely to be dropped.
    fn look_ahead(&mut self) {
        // A group too large for what may still go is passed by; then as many as may go together.
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
            // The first may be larger than is likely. It is not larger than what may go.
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

/// Of so many givens, so many are likely to go together: about where random puzzles keep their
/// property half of the time.
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

    /// Against the plain loop, for random monotone properties: "every one of these sets is hit".
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
