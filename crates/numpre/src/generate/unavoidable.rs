//! Unavoidable sets, indexed by cell: which of them do these givens miss?

use crate::vocabulary::CellSet;

/// Unavoidable sets of one solution, 128 a block.
///
/// A block holds for each cell which of its sets have the cell, a bit a set. The sets that some given hits are then the union of the givens'
/// numbers, so that a hundred sets are looked through in as many steps as there are givens.
///
/// ```text
///            set  0 1 2 3 …
///   r1c1          1 . . 1         given r1c1 and r1c3: sets 0, 2 and 3 are hit, set 1 is not
///   r1c2          . 1 1 .
///   r1c3          1 . 1 .
/// ```
#[derive(Default)]
pub(super) struct Unavoidable {
    blocks: Vec<[u128; 81]>,
    len: usize,
}

/// More sets than this cost more to look through than they save.
const MOST: usize = 1536;

impl Unavoidable {
    /// Forgets all.
    pub(super) fn clear(&mut self) {
        self.blocks.clear();
        self.len = 0;
    }

    /// Keeps a set, as long as there are not too many.
    pub(super) fn push(&mut self, set: CellSet) {
        if self.len >= MOST {
            return;
        }
        if self.len.is_multiple_of(128) {
            self.blocks.push([0; 81]);
        }
        if let Some(block) = self.blocks.last_mut() {
            let number = 1_u128 << (self.len % 128);
            set.iter().for_each(|cell| block[cell.index()] |= number);
        }
        self.len += 1;
    }

    /// Whether these givens miss some set.
    pub(super) fn is_missed(&self, givens: CellSet) -> bool {
        let mut left = self.len;
        self.blocks.iter().any(|block| {
            let all = u128::MAX >> 128_usize.saturating_sub(left).min(127);
            left = left.saturating_sub(128);
            let mut hit = 0;
            givens.iter().for_each(|cell| hit |= block[cell.index()]);
            hit != all
        })
    }

    /// Of each of these choices among givens, whether it misses some set. Where each leaves out one cell, all are seen in one go.
    pub(super) fn are_missed(&self, choices: &[CellSet], of: CellSet) -> Vec<bool> {
        let by_one = choices.len() > 1 && choices.iter().all(|choice| (of - *choice).len() == 1);
        if !by_one || self.is_missed(of) {
            return choices.iter().map(|choice| self.is_missed(*choice)).collect();
        }
        let needed = self.needed(of);
        choices.iter().map(|choice| !choice.is_superset(needed)).collect()
    }

    /// Which of these givens alone hit some set.
    pub(super) fn needed(&self, givens: CellSet) -> CellSet {
        let mut needed = CellSet::EMPTY;
        for block in &self.blocks {
            let (mut once, mut twice) = (0, 0);
            for cell in givens.iter() {
                twice |= once & block[cell.index()];
                once |= block[cell.index()];
            }
            needed |= givens.iter().filter(|cell| block[cell.index()] & once & !twice != 0).collect::<CellSet>();
        }
        needed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::RandomSource;
    use crate::vocabulary::Cell;

    #[test]
    fn it_says_what_a_list_of_sets_says() {
        for index in 0..300 {
            let mut source = RandomSource::new(3, index);
            let mut random = |most: u64| -> CellSet {
                (0..=source.below(most as u32)).map(|_| Cell::wrapping(source.below(81) as usize)).collect()
            };
            let sets: Vec<CellSet> = (0..index).map(|_| random(30)).collect();
            let mut unavoidable = Unavoidable::default();
            sets.iter().for_each(|set| unavoidable.push(*set));
            for _ in 0..20 {
                let givens = random(60);
                let is_missed = |givens: CellSet| sets.iter().any(|set| (*set & givens).is_empty());
                assert_eq!(unavoidable.is_missed(givens), is_missed(givens));
                for size in [1, 2] {
                    let cells: Vec<Cell> = givens.iter().collect();
                    let choices: Vec<CellSet> =
                        cells.chunks(size).map(|few| givens - few.iter().copied().collect()).collect();
                    let expected: Vec<bool> = choices.iter().map(|choice| is_missed(*choice)).collect();
                    assert_eq!(unavoidable.are_missed(&choices, givens), expected);
                }
                let alone = sets.iter().map(|set| *set & givens).filter(|hit| hit.len() == 1);
                assert_eq!(unavoidable.needed(givens), alone.fold(CellSet::EMPTY, |all, hit| all | hit));
            }
        }
    }

    #[test]
    fn it_is_bounded() {
        let mut unavoidable = Unavoidable::default();
        (0..2 * MOST).for_each(|_| unavoidable.push(CellSet::of(Cell::wrapping(7))));
        assert_eq!((unavoidable.len, unavoidable.blocks.len()), (MOST, MOST / 128));
        unavoidable.clear();
        assert!(!unavoidable.is_missed(CellSet::EMPTY));
    }
}
