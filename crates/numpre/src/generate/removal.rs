//! Greedy removal: givens dropped group by group, in one order, wherever a property still holds.

use crate::vocabulary::CellSet;

/// Givens on their way to fewer.
///
/// What it ends in is determined by the order of the groups alone: each in turn is dropped if the property, such as "still
/// just one solution", holds without it, and stays otherwise. But it does not ask for each in turn. The property is *monotone*:
/// where it holds, it holds with more givens too. So if it holds without the next five groups, all five questions are answered
/// at once; if not, the first that has to stay is found by halving.
///
/// ```text
///   groups  a b c d e f g h …        without a b c d e: holds   → all five are dropped
///                                    without f g h i j: does not
///                                    without f g:       holds   → both are dropped
///                                    without h:         does not → h stays
///                                    without i j k l m: …
/// ```
///
/// Near the end most groups stay. There it asks of several at once, each left out alone: what does not hold now never will, whatever else is
/// dropped; the first of which it holds is dropped; of the others it is asked again.
///
/// It only asks: [`questions`](Removal::questions) are sets of givens, [`answer`](Removal::answer) says of which the property
/// holds. So one engine can answer for one problem, or a batch for hundreds, and the end is the same.
#[derive(Clone, Debug)]
pub(super) struct Removal {
    givens: CellSet,
    groups: Vec<CellSet>,
    /// The groups before it are decided.
    next: usize,
    /// How many groups the questions are about, from the next one on.
    width: usize,
    /// Whether they are asked of one by one, instead of all together.
    alone: bool,
    /// Without so many of the next groups the property is known not to hold.
    fails: Option<usize>,
    /// So many givens are left at least.
    fewest: usize,
    /// So many questions are asked at once at most.
    at_once: usize,
}

impl Removal {
    /// Nothing is removed yet, and the property holds. The groups are disjoint and among the givens; a group that would leave
    /// fewer givens than `fewest` stays. At most so many questions are asked at once: one at least.
    pub(super) fn new(givens: CellSet, groups: Vec<CellSet>, fewest: usize, at_once: usize) -> Removal {
        let mut removal =
            Removal { givens, groups, next: 0, width: 0, alone: false, fails: None, fewest, at_once: at_once.max(1) };
        removal.look_ahead();
        removal
    }

    /// The givens of which to say next whether the property holds; none when all groups are decided.
    pub(super) fn questions(&self) -> impl Iterator<Item = CellSet> {
        let groups = &self.groups[self.next..][..self.width];
        let together = (!self.alone && self.width > 0).then(|| self.givens - union(groups));
        let alone = if self.alone { groups } else { &[] };
        together.into_iter().chain(alone.iter().map(|group| self.givens - *group))
    }

    /// Takes the answers to the questions.
    pub(super) fn answer(&mut self, holds: &[bool]) {
        if self.alone {
            self.answer_alone(holds);
        } else if holds.first() == Some(&true) {
            self.givens -= union(&self.groups[self.next..][..self.width]);
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

    fn answer_alone(&mut self, holds: &[bool]) {
        let end = self.next + self.width;
        let asked: Vec<CellSet> = self.groups[self.next..end].to_vec();
        let mut held = asked.into_iter().zip(holds).filter(|(_, holds)| **holds).map(|(group, _)| group);
        if let Some(first) = held.next() {
            self.givens -= first;
        }
        // The others stay in order, right before those that were not asked of.
        let open: Vec<CellSet> = held.collect();
        self.next = end - open.len();
        self.groups[self.next..end].copy_from_slice(&open);
    }

    /// What is left.
    pub(super) fn givens(&self) -> CellSet {
        self.givens
    }

    /// How many groups to leave out next: half of those known to fail together, else as many as are likely to be dropped.
    fn look_ahead(&mut self) {
        self.alone = false;
        if let Some(fails) = self.fails {
            self.width = fails / 2;
            return;
        }
        // A group too large for what may still go is passed by; then as many as may go together.
        let spare = self.givens.len().saturating_sub(self.fewest);
        while self.groups.get(self.next).is_some_and(|group| group.len() > spare) {
            self.next += 1;
        }
        let likely = LIKELY.iter().find(|(clues, _)| self.givens.len() >= *clues).map_or(1, |(_, cells)| *cells);
        let mut cells = 0;
        self.width = 0;
        let open = &self.groups[self.next..];
        for group in open {
            cells += group.len();
            if cells > spare || (self.width > 0 && cells > likely) {
                break;
            }
            self.width += 1;
        }
        if self.width == 1 && self.at_once > 1 {
            self.alone = true;
            self.width = open.iter().take(self.at_once).take_while(|group| group.len() <= spare).count();
        }
    }
}

/// All their cells.
fn union(groups: &[CellSet]) -> CellSet {
    groups.iter().fold(CellSet::EMPTY, |all, &group| all | group)
}

/// From so many givens on, so many are likely to go together: about where random problems keep their property half of the time.
const LIKELY: [(usize, usize); 4] = [(70, 34), (45, 6), (37, 3), (32, 2)];

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
            let sets: Vec<CellSet> = (0..index % 60).map(|size| (0..=size % 9).map(|_| cell()).collect()).collect();
            let fewest = source.below(30) as usize;
            let symmetry = Symmetry::ALL[index as usize % 8];
            let mut groups: Vec<CellSet> = symmetry.orbits().collect();
            source.shuffle(&mut groups);
            let holds = |givens: CellSet| sets.iter().all(|set| !(*set & givens).is_empty());

            let mut plain = CellSet::ALL;
            for &group in &groups {
                let fewer = plain - group;
                if fewer.len() >= fewest && holds(fewer) {
                    plain = fewer;
                }
            }
            for at_once in [1, 2, 5, 100] {
                let mut removal = Removal::new(CellSet::ALL, groups.clone(), fewest, at_once);
                let mut rounds = 0;
                loop {
                    let answers: Vec<bool> = removal.questions().map(holds).collect();
                    if answers.is_empty() {
                        break;
                    }
                    assert!(answers.len() <= at_once);
                    removal.answer(&answers);
                    rounds += 1;
                }
                assert_eq!(removal.givens(), plain, "{index}: {symmetry}, no fewer than {fewest}, {at_once} at once");
                assert!(rounds <= 2 * symmetry.orbits().count());
            }
        }
    }
}
