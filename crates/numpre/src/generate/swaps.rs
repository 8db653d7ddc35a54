//! The unavoidable sets that are plain to see: two digits changed over in part of the board.

use crate::vocabulary::{Cell, CellSet, Grid};

/// The unavoidable sets of a solution that are made by changing over two digits in part of the board; and which cells are open.
///
/// ```text
///   1 . 2 | . . .     Cells of 1 and 2 linked by houses. Changed over within all that is linked, every house still has what it had.
///   . . . | . . .
///   2 . . | . 1 .
///   . . 1 | . 2 .
/// ```
///
/// No set is listed. A set is followed from a cell that has become open, until it comes back or meets a given: mostly soon.
pub(super) struct Swaps {
    /// The digits' indices, row by row.
    digits: [u8; 81],
    /// By digit.
    places: [Places; 9],
    /// The cells that are not given; and their digits in each row, column and block, a bit a digit.
    open: CellSet,
    rows: [u16; 16],
    columns: [u16; 9],
    blocks: [u16; 9],
}

/// For more cells than this a look costs more than a question.
const MANY: usize = 6;

/// The places of a digit, four bits a line: hundreds of hunts have theirs at a time.
#[derive(Clone, Copy, Default)]
struct Places {
    /// By row: the column and the block it has there.
    column: u64,
    block: u64,
    /// By column and by block: the row it has there.
    row: u64,
    row_in_block: u64,
}

/// The four bits of this number.
#[inline(always)]
fn nibble(nibbles: u64, number: usize) -> usize {
    (nibbles >> (4 * number) & 15) as usize
}

impl Swaps {
    /// Those of a solution, a full grid; every cell is given.
    pub(super) fn new(solution: &Grid) -> Swaps {
        let mut swaps = Swaps {
            digits: solution.values().map(|value| value.saturating_sub(1) % 9),
            places: [Places::default(); 9],
            open: CellSet::EMPTY,
            rows: [0; 16],
            columns: [0; 9],
            blocks: [0; 9],
        };
        for row in 0..9 {
            for column in 0..9 {
                let (block, places) =
                    (row / 3 * 3 + column / 3, &mut swaps.places[swaps.digits[9 * row + column] as usize % 9]);
                places.column |= (column as u64) << (4 * row);
                places.block |= (block as u64) << (4 * row);
                places.row |= (row as u64) << (4 * column);
                places.row_in_block |= (row as u64) << (4 * block);
            }
        }
        swaps
    }

    /// Whether these givens, some of others that miss no set, miss some set. Where many are dropped at once, it is not looked for.
    pub(super) fn are_missed(&mut self, givens: CellSet, of: CellSet) -> bool {
        let dropped = of - givens;
        if dropped.len() > MANY {
            return false;
        }
        self.turn(!givens);
        dropped.iter().any(|cell| self.is_missed_at(cell))
    }

    /// Which of these givens, that miss no set, alone hit some set.
    pub(super) fn needed(&mut self, givens: CellSet) -> CellSet {
        givens.iter().filter(|cell| self.are_missed(givens.without(*cell), givens)).collect()
    }

    /// Opens just these cells.
    fn turn(&mut self, open: CellSet) {
        for cell in ((self.open - open) | (open - self.open)).iter() {
            let (row, column) = (cell.row(), cell.column());
            let digit = 1 << self.at(row, column);
            self.rows[row] ^= digit;
            self.columns[column] ^= digit;
            self.blocks[row / 3 * 3 + column / 3] ^= digit;
        }
        self.open = open;
    }

    /// Whether some set with this cell has no given.
    fn is_missed_at(&self, cell: Cell) -> bool {
        let (row, column) = (cell.row(), cell.column());
        let digit = self.at(row, column);
        // The other digit's cells in the same houses belong to the set.
        let mut others = self.rows[row] & self.columns[column] & self.blocks[row / 3 * 3 + column / 3] & !(1 << digit);
        while others != 0 {
            if self.is_open(digit, others.trailing_zeros() as usize, row) {
                return true;
            }
            others &= others - 1;
        }
        false
    }

    /// Whether all is open that is linked by the two digits with those in this row, which are.
    fn is_open(&self, one: usize, other: usize, row: usize) -> bool {
        let both = 1 << one | 1 << other;
        let (one, other) = (&self.places[one], &self.places[other]);
        let (mut part, mut fresh, mut row) = (0_u16, 0_u16, row % 16);
        loop {
            part |= 1 << row;
            // Linked with a row: that in which the other digit has the same column, or the same block. Both are permutations of the
            // rows, so that what is linked is reached this way round.
            let (column, block) = (nibble(one.column, row), nibble(one.block, row));
            fresh = (fresh | 1 << nibble(other.row, column) | 1 << nibble(other.row_in_block, block)) & !part;
            if fresh == 0 {
                return true;
            }
            row = fresh.trailing_zeros() as usize % 16;
            if self.rows[row] & both != both {
                return false;
            }
        }
    }

    /// The index of the digit there.
    fn at(&self, row: usize, column: usize) -> usize {
        usize::from(self.digits[9 * row + column])
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
                sets.push(part(one, |cell, next| cell.peers().contains(next) && digits.contains(&digit(next))));
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
                assert!(engine.search(&solution.only(!*set), Limits::default()).count >= 2, "{set} of {solution}");
            }
            let mut swaps = Swaps::new(&solution);
            let mut source = RandomSource::new(6, index);
            let mut cells: Vec<Cell> = Cell::all().collect();
            for _ in 0..20 {
                source.shuffle(&mut cells);
                let mut of = CellSet::ALL;
                for few in cells.chunks(1 + index as usize % 3) {
                    let fewer = few.iter().fold(of, |fewer, cell| fewer.without(*cell));
                    let missed = sets.iter().any(|set| (*set & fewer).is_empty());
                    assert_eq!(swaps.are_missed(fewer, of), missed, "{fewer} of {solution}");
                    of = if missed { of } else { fewer };
                }
                let alone = sets.iter().map(|set| *set & of).filter(|hit| hit.len() == 1);
                assert_eq!(swaps.needed(of), alone.fold(CellSet::EMPTY, |all, hit| all | hit));
            }
        }
    }
}
