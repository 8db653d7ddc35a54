//! The unavoidable sets that need no search: two digits exchanged in part of the board.

use super::row_bytes::{EightSets, ONES, Row, Rows, digit, has_none};
use super::swap_sets::find_swap_sets;
use crate::generate::order::{CellGroup, Reduction};
use crate::vocabulary::{Cell, CellSet, Grid};

/// The digit swaps of a solution, and the cells that are not given.
///
/// A digit swap is an unavoidable set of two digits. Start at a cell, and add the cells of both
/// digits in its row, column and block, and in theirs, until nothing is added. If the two digits
/// are exchanged in all these cells, every house still has each digit once:
///
/// ```text
///   solution        5 3 4 | 6 7 8 | 9 1 2
///   rows 1 to 4     6 7 2 | 1 9 5 | 3 4 8
///                   1 9 8 | 3 4 2 | 5 6 7
///                   ------+-------+------
///                   8 5 9 | 7 6 1 | 4 2 3
///
///   6 and 7 from r1c4:   r1c4=6 r1c5=7          two rows: 1 and 4
///                        r4c4=7 r4c5=6
///   6 and 1 from r1c4:   r1c4=6 r1c8=1          three rows: 1, 2 and 3
///                        r2c1=6 r2c4=1
///                        r3c1=1 r3c8=6
/// ```
///
/// A swap takes both digits of a row or neither, so two digits and a set of rows describe it, and
/// nine bits hold the rows. Each cell stores its eight swaps, one for each other digit, in one byte
/// each. Hundreds of searches keep such a table at the same time, so it has to be small: the cell's
/// own row is always in the set, and its bit holds row 9 instead.
///
/// ```text
///   r1c4 = 6       with 7    with 8    with 9    with 1    with 2    …   with 5
///   rows           1..4..... 123456789 123456789 123...... 1.34.6..9     12.45.7.9
///   byte           ...4....  12345678  12345678  .23.....  1.34.6..      12.45.7.
///                  (bit 1 holds row 9)
///   rows with 6 or 7 given, apart from row 1:  ..3..6..
///                  ...4.... & ..3..6.. = 0, and r1c5=7 is not given either:
///                  without r1c4, no cell of the swap of 6 and 7 is given
/// ```
///
/// [`is_missed_without`](DigitSwaps::is_missed_without) tests all eight bytes at once, without a
/// branch.
pub(in crate::generate) struct DigitSwaps {
    solution: Grid,
    /// The cells that are not given.
    open: CellSet,
    /// The rows in which each digit is given.
    given: Rows,
    /// The eight swaps of each cell.
    sets: [EightSets; 81],
}

/// If more cells than this are dropped at once, testing the swaps costs more than the question.
const MANY: usize = 6;

impl DigitSwaps {
    /// Creates swaps without a solution. [`begin`](DigitSwaps::begin) sets it.
    pub(in crate::generate) fn new() -> DigitSwaps {
        DigitSwaps {
            solution: Grid::EMPTY,
            open: CellSet::EMPTY,
            given: Rows::ALL,
            sets: [u64::MAX; 81],
        }
    }

    /// Sets the solution, a full grid. All its cells are given.
    pub(in crate::generate) fn begin(&mut self, solution: &Grid) {
        self.solution = *solution;
        self.given = Rows::ALL;
        self.open = CellSet::EMPTY;
        find_swap_sets(solution, &mut self.sets);
    }

    /// The solution.
    pub(in crate::generate) fn solution(&self) -> &Grid {
        &self.solution
    }

    /// Returns whether these givens miss a swap: no cell of it is given. They are a subset of
    /// givens that miss none. Returns `false` without a test if more than [`MANY`] cells are
    /// dropped.
    pub(in crate::generate) fn are_missed(&mut self, fewer: Reduction) -> bool {
        let CellGroup { cells, len } = fewer.dropped;
        if len > MANY {
            return false;
        }
        // A single cell is mostly needed, so the table keeps it as given and saves two updates.
        self.turn(!if len == 1 { fewer.of } else { fewer.givens() });
        cells.iter().any(|cell| self.is_missed_without(cell))
    }

    /// Returns which of these givens are the only given cell of some swap. The givens miss no swap.
    pub(in crate::generate) fn needed(&mut self, givens: CellSet) -> CellSet {
        self.turn(!givens);
        givens.iter().filter(|cell| self.is_missed_without(*cell)).collect()
    }

    /// Makes these cells the open ones, and all others given.
    fn turn(&mut self, open: CellSet) {
        ((self.open - open) | (open - self.open)).iter().for_each(|cell| {
            self.given.turn(digit(self.solution.values()[cell.index()]), Row::new(cell.row()));
        });
        self.open = open;
    }

    /// Returns whether some swap with this cell has no other given cell. Whether the cell itself is
    /// given does not matter.
    fn is_missed_without(&self, cell: Cell) -> bool {
        let (digit, row) = (digit(self.solution.values()[cell.index()]), Row::new(cell.row()));
        let (first, last) = self.given.after(digit);
        let own = row.others(u64::from(self.given.first[digit]), u64::from(self.given.last[digit]))
            & 0xff;
        let given = row.others(first, last) | (ONES * own);
        has_none(self.sets[cell.index()] & given | row.own(first, last))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{RandomSource, random_grid};
    use crate::search::{EngineKind, Limits};

    /// Returns the cells that are connected with a cell.
    fn part(start: Cell, linked: impl Fn(Cell, Cell) -> bool) -> CellSet {
        let (mut part, mut fresh) = (CellSet::EMPTY, CellSet::of(start));
        while let Some(cell) = fresh.first() {
            part.insert(cell);
            fresh = (fresh | Cell::all().filter(|next| linked(cell, *next)).collect()) - part;
        }
        part
    }

    /// Returns all swaps as a list, found the slow way.
    fn listed(solution: &Grid) -> Vec<CellSet> {
        let mut sets = Vec::new();
        let digit = |cell: Cell| solution.get(cell);
        for one in Cell::all() {
            for other in one.peers().iter() {
                let digits = [digit(one), digit(other)];
                sets.push(part(one, |cell, next| {
                    cell.peers().contains(next) && digits.contains(&digit(next))
                }));
            }
        }
        sets.sort();
        sets.dedup();
        sets
    }

    #[test]
    fn it_says_what_the_list_says() {
        let mut engine = EngineKind::default().build();
        for index in 0..20 {
            let solution = random_grid(5, index);
            let sets = listed(&solution);
            assert!(sets.len() >= 36);
            // If all cells but those of the set are given, there is another solution.
            for set in &sets {
                assert!(
                    engine.search(&solution.only(!*set), Limits::default()).count >= 2,
                    "{set} of {solution}"
                );
            }
            let mut swaps = DigitSwaps::new();
            swaps.begin(&solution);
            let mut source = RandomSource::new(6, index);
            let mut cells: Vec<Cell> = Cell::all().collect();
            for _ in 0..20 {
                source.shuffle(&mut cells);
                let mut of = CellSet::ALL;
                for few in cells.chunks(1 + index as usize % 3) {
                    let fewer = few.iter().fold(of, |fewer, cell| fewer.without(*cell));
                    let missed = sets.iter().any(|set| (*set & fewer).is_empty());
                    let dropped = CellGroup::from(of - fewer);
                    assert_eq!(
                        swaps.are_missed(Reduction { of, dropped }),
                        missed,
                        "{fewer} of {solution}"
                    );
                    of = if missed { of } else { fewer };
                }
                let only_hits = sets.iter().map(|set| *set & of).filter(|hit| hit.len() == 1);
                assert_eq!(swaps.needed(of), only_hits.fold(CellSet::EMPTY, |all, hit| all | hit));
            }
        }
    }
}
