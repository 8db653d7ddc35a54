//! The unavoidable sets that are plain to see: two digits changed over in part of the board.

use super::row_bytes::{EightSets, ONES, Row, Rows, digit, has_none};
use super::swap_sets::find_swap_sets;
use crate::generate::order::{CellGroup, Reduction};
use crate::vocabulary::{Cell, CellSet, Grid};

/// The unavoidable sets of a solution that are made by changing over two digits in part of the
/// board; and which cells are open.
///
/// ```text
///   1 . 2 | . . .     Cells of 1 and 2 linked by houses. Changed over within all that is linked, every house still has what it had.
///   . . . | . . .
///   2 . . | . 1 .
///   . . 1 | . 2 .
/// ```
///
/// Two digits in some of the rows make a set: nine bits tell it. So for each cell the eight sets
/// stand beside each other that change its digit over with another, and one look at all eight tells
/// whether the givens miss one. Hundreds of searches have theirs at a time: so a set has a byte.
pub(in crate::generate) struct DigitSwaps {
    solution: Grid,
    /// The cells that are not given.
    open: CellSet,
    /// In which rows each digit is given.
    given: Rows,
    /// For each cell the sets it is in.
    sets: [EightSets; 81],
}

/// For more cells than this a look costs more than a question.
const MANY: usize = 6;

impl DigitSwaps {
    /// Of no solution yet.
    pub(in crate::generate) fn new() -> DigitSwaps {
        DigitSwaps {
            solution: Grid::EMPTY,
            open: CellSet::EMPTY,
            given: Rows::ALL,
            sets: [u64::MAX; 81],
        }
    }

    /// Turns to a solution, a full grid; every cell is given.
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

    /// Whether these givens, some of others that miss no set, miss some set. Where many are dropped
    /// at once, it is not looked for.
    pub(in crate::generate) fn are_missed(&mut self, fewer: Reduction) -> bool {
        let CellGroup { cells, len } = fewer.dropped;
        if len > MANY {
            return false;
        }
        // A single one mostly stays. So what is open remains.
        self.turn(!if len == 1 { fewer.of } else { fewer.givens() });
        cells.iter().any(|cell| self.is_missed_without(cell))
    }

    /// Which of these givens, that miss no set, alone hit some set.
    pub(in crate::generate) fn needed(&mut self, givens: CellSet) -> CellSet {
        self.turn(!givens);
        givens.iter().filter(|cell| self.is_missed_without(*cell)).collect()
    }

    /// Opens just these cells.
    fn turn(&mut self, open: CellSet) {
        ((self.open - open) | (open - self.open)).iter().for_each(|cell| {
            self.given.turn(digit(self.solution.values()[cell.index()]), Row::new(cell.row()));
        });
        self.open = open;
    }

    /// Whether some set with this cell has no given but, maybe, the cell itself.
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

    /// What hangs together with a cell.
    fn part(start: Cell, linked: impl Fn(Cell, Cell) -> bool) -> CellSet {
        let (mut part, mut fresh) = (CellSet::EMPTY, CellSet::of(start));
        while let Some(cell) = fresh.first() {
            part.insert(cell);
            fresh = (fresh | Cell::all().filter(|next| linked(cell, *next)).collect()) - part;
        }
        part
    }

    /// All the sets, listed.
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
            // All but the set given: there is another solution.
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
                let alone = sets.iter().map(|set| *set & of).filter(|hit| hit.len() == 1);
                assert_eq!(swaps.needed(of), alone.fold(CellSet::EMPTY, |all, hit| all | hit));
            }
        }
    }
}
