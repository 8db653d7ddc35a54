//! The unavoidable sets that are plain to see: two digits, or two lines, changed over in part of the board.

use crate::vocabulary::{Cell, CellSet, Grid};

/// The unavoidable sets of a solution that are made by changing over two digits, or two rows of a band or columns of a stack, in part
/// of the board; and which cells are open.
///
/// ```text
///   1 . 2 | . . .     Two digits: cells of 1 and 2 linked by houses. Changed over within all that is linked, every house
///   . . . | . . .     still has what it had.
///   2 . . | . 1 .
///   . . 1 | . 2 .     Two lines: columns linked by having the same digit in the two rows, here 1 and 2 of 4 8 | 8 4.
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

/// The places of a digit. With room for sixteen lines, so that four bits are an index.
#[derive(Clone, Copy, Default)]
struct Places {
    /// By row: the column and the block it has there.
    column: [u8; 16],
    block: [u8; 16],
    /// By column and by block: the row it has there.
    row: [u8; 16],
    row_in_block: [u8; 16],
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
                places.column[row] = column as u8;
                places.block[row] = block as u8;
                places.row[column] = row as u8;
                places.row_in_block[block] = row as u8;
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
            if self.digits_swap(digit, others.trailing_zeros() as usize, row) {
                return true;
            }
            others &= others - 1;
        }
        let beside = |line: usize| [line / 3 * 3 + (line + 1) % 3, line / 3 * 3 + (line + 2) % 3];
        // What the other line has here, and where it has this digit, belong to the set.
        let row_open = |other: usize| self.rows[other] >> self.at(other, column) & self.rows[other] >> digit & 1 == 1;
        let column_open =
            |other: usize| self.columns[other] >> self.at(row, other) & self.columns[other] >> digit & 1 == 1;
        beside(row).into_iter().any(|other| row_open(other) && self.rows_swap(row, other, column))
            || beside(column).into_iter().any(|other| column_open(other) && self.columns_swap(column, other, row))
    }

    /// Whether all is open that is linked by the two digits with those in this row.
    fn digits_swap(&self, one: usize, other: usize, row: usize) -> bool {
        let both = 1 << one | 1 << other;
        let (one, other) = (&self.places[one], &self.places[other]);
        let (mut part, mut fresh) = (0_u16, 1_u16 << row);
        while fresh != 0 {
            let line = fresh.trailing_zeros() as usize % 16;
            if self.rows[line] & both != both {
                return false;
            }
            part |= 1 << line;
            // Linked with a row: that in which the other digit has the same column, or the same block. Both are permutations of the
            // rows, so that what is linked is reached this way round.
            let (column, block) = (usize::from(one.column[line]) % 16, usize::from(one.block[line]) % 16);
            fresh = (fresh | 1 << other.row[column] | 1 << other.row_in_block[block]) & !part;
        }
        true
    }

    /// Whether all is open that is linked in these two rows with this column: on goes the one row's column with what the other has here.
    fn rows_swap(&self, one: usize, other: usize, first: usize) -> bool {
        comes_back(first, |column| {
            let (mine, theirs) = (self.at(one, column), self.at(other, column));
            let is_open = self.rows[one] >> mine & self.rows[other] >> theirs & 1 == 1;
            is_open.then(|| usize::from(self.places[theirs].column[one]))
        })
    }

    /// The same of two columns.
    fn columns_swap(&self, one: usize, other: usize, first: usize) -> bool {
        comes_back(first, |row| {
            let (mine, theirs) = (self.at(row, one), self.at(row, other));
            let is_open = self.columns[one] >> mine & self.columns[other] >> theirs & 1 == 1;
            is_open.then(|| usize::from(self.places[theirs].row[one]))
        })
    }

    /// The index of the digit there.
    fn at(&self, row: usize, column: usize) -> usize {
        usize::from(self.digits[9 * row + column])
    }
}

/// Whether the steps lead back to where they began; not where one of them leads nowhere.
#[inline]
fn comes_back(first: usize, step: impl Fn(usize) -> Option<usize>) -> bool {
    let mut place = first;
    while let Some(next) = step(place) {
        if next == first {
            return true;
        }
        place = next;
    }
    false
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
                let (rows, columns) = ([one.row(), other.row()], [one.column(), other.column()]);
                if columns[0] == columns[1] && rows[0] / 3 == rows[1] / 3 {
                    let linked = |cell: Cell, next: Cell| cell.column() == next.column() || digit(cell) == digit(next);
                    sets.push(part(one, |cell, next| rows.contains(&next.row()) && linked(cell, next)));
                }
                if rows[0] == rows[1] && columns[0] / 3 == columns[1] / 3 {
                    let linked = |cell: Cell, next: Cell| cell.row() == next.row() || digit(cell) == digit(next);
                    sets.push(part(one, |cell, next| columns.contains(&next.column()) && linked(cell, next)));
                }
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
            assert!(sets.len() >= 54);
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
