//! Unavoidable sets that were recorded, indexed by cell to find those that a set of givens misses.

use crate::generate::order::Reduction;
use crate::vocabulary::CellSet;

/// The unavoidable sets that were recorded for one solution.
///
/// Sets are kept in blocks of 128. For each cell, a block has one bit per set: 1 if the set
/// contains the cell. Before givens are dropped, each set has a given cell. So afterwards, only
/// sets that contain a dropped cell can be missed. The sets that are hit by some given are the
/// union of the bits of all givens.
///
/// ```text
///            set  0 1 2 3 …
///   r1c1          1 . . 1         given r1c1 and r1c3: sets 0, 2 and 3 are hit, set 1 is not
///   r1c2          . 1 1 .
///   r1c3          1 . 1 .         r1c3 is dropped: only its sets 0 and 2 are tested. Set 0 still
///                                 has r1c1; set 2 is missed
/// ```
/// ```
#[derive(Default)]
pub(in crate::generate) struct RecordedSets {
    sets: Vec<CellSet>,
    /// For each block of 128 sets: the bits of each cell.
    blocks: Vec<[u128; 81]>,
}

/// The maximum number of sets. More would cost more time to test than they save.
const MOST: usize = 1536;

impl RecordedSets {
    /// Removes all sets.
    pub(in crate::generate) fn clear(&mut self) {
        self.sets.clear();
        self.blocks.clear();
    }

    /// Adds a set, unless there are [`MOST`] already.
    pub(in crate::generate) fn push(&mut self, set: CellSet) {
        if self.sets.len() >= MOST {
            return;
        }
        let number = self.sets.len() % 128;
        if number == 0 {
            self.blocks.push([0; 81]);
        }
        if let Some(block) = self.blocks.last_mut() {
            set.iter().for_each(|cell| block[cell.index()] |= 1 << number);
        }
        self.sets.push(set);
    }

    /// Returns whether these givens miss a set: no cell of it is given. They are a subset of givens
    /// that miss none.
    pub(in crate::generate) fn is_missed(&self, fewer: Reduction) -> bool {
        let (givens, dropped) = (fewer.givens(), fewer.dropped.cells);
        self.sets.chunks(128).zip(&self.blocks).any(|(sets, block)| {
            let mut touched = dropped.iter().fold(0, |touched, cell| touched | block[cell.index()]);
            while touched != 0 {
                if sets
                    .get(touched.trailing_zeros() as usize)
                    .is_some_and(|set| (*set & givens).is_empty())
                {
                    return true;
                }
                touched &= touched - 1;
            }
            false
        })
    }

    /// Returns which of these givens are the only given cell of some set.
    pub(in crate::generate) fn needed(&self, givens: CellSet) -> CellSet {
        let mut needed = CellSet::EMPTY;
        for block in &self.blocks {
            let (mut once, mut twice) = (0, 0);
            for cell in givens.iter() {
                twice |= once & block[cell.index()];
                once |= block[cell.index()];
            }
            needed |= givens
                .iter()
                .filter(|cell| block[cell.index()] & once & !twice != 0)
                .collect::<CellSet>();
        }
        needed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::order::CellGroup;
    use crate::random::RandomSource;
    use crate::vocabulary::Cell;

    #[test]
    fn it_says_what_a_list_of_sets_says() {
        for index in 0..300 {
            let mut source = RandomSource::new(3, index);
            let mut random = |most: u64| -> CellSet {
                (0..=source.below(most as u32))
                    .map(|_| Cell::wrapping(source.below(81) as usize))
                    .collect()
            };
            let sets: Vec<CellSet> = (0..index).map(|_| random(30)).collect();
            let mut unavoidable = RecordedSets::default();
            sets.iter().for_each(|set| unavoidable.push(*set));
            for _ in 0..20 {
                // Givens that miss no set, and a subset of them.
                let of = sets
                    .iter()
                    .fold(random(60), |all, set| all | set.first().into_iter().collect());
                let givens = of - random(20);
                let is_missed = sets.iter().any(|set| (*set & givens).is_empty());
                let dropped = CellGroup::from(of - givens);
                assert_eq!(unavoidable.is_missed(Reduction { of, dropped }), is_missed);
                let only_hits = sets.iter().map(|set| *set & givens).filter(|hit| hit.len() == 1);
                assert_eq!(
                    unavoidable.needed(givens),
                    only_hits.fold(CellSet::EMPTY, |all, hit| all | hit)
                );
            }
        }
    }

    #[test]
    fn it_is_bounded() {
        let mut unavoidable = RecordedSets::default();
        (0..2 * MOST).for_each(|_| unavoidable.push(CellSet::of(Cell::wrapping(7))));
        assert_eq!((unavoidable.sets.len(), unavoidable.blocks.len()), (MOST, MOST / 128));
        unavoidable.clear();
        assert!(
            !unavoidable
                .is_missed(Reduction { of: CellSet::ALL, dropped: CellGroup::from(CellSet::ALL) })
        );
    }
}
