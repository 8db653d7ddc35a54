//! The unavoidable sets that are plain to see: two digits changed over in part of the board.

use super::{Fewer, Group};
use crate::vocabulary::{Cell, CellSet, Grid};
use std::array::from_fn;

/// The unavoidable sets of a solution that are made by changing over two digits in part of the board; and which cells are open.
///
/// ```text
///   1 . 2 | . . .     Cells of 1 and 2 linked by houses. Changed over within all that is linked, every house still has what it had.
///   . . . | . . .
///   2 . . | . 1 .
///   . . 1 | . 2 .
/// ```
///
/// Two digits in some of the rows make a set: nine bits tell it. So for each cell the eight sets stand beside each other that change its digit over
/// with another, and one look at all eight tells whether the givens miss one. Hundreds of hunts have theirs at a time: so a set has a byte.
pub(super) struct Swaps {
    solution: Grid,
    /// The cells that are not given.
    open: CellSet,
    /// In which rows each digit is given.
    given: Rows,
    /// For each cell the sets it is in.
    sets: [Eight; 81],
}

/// Eight sets of rows of which each has a certain row: that with the digit after the row's own, with the next, and so on, the first coming after the last.
/// As each has the row, its bit tells instead whether it has the last. A byte each, the first the lowest.
type Eight = u64;

/// For more cells than this a look costs more than a question.
const MANY: usize = 6;

impl Swaps {
    /// Of no solution yet.
    pub(super) fn new() -> Swaps {
        Swaps { solution: Grid::EMPTY, open: CellSet::EMPTY, given: Rows::ALL, sets: [u64::MAX; 81] }
    }

    /// Turns to a solution, a full grid; every cell is given.
    pub(super) fn begin(&mut self, solution: &Grid) {
        self.solution = *solution;
        self.given = Rows::ALL;
        self.open = CellSet::EMPTY;
        let places = Places::of(solution);
        // Two digits at a time; the last is beside itself.
        for digits in [[1, 2], [3, 4], [5, 6], [7, 8], [9, 9]] {
            let mut linked = both(places.linked(digits[0]), places.linked(digits[1]));
            close(&mut linked);
            let with_last = u128::from_le_bytes(linked[8]);
            for (row, linked) in linked.into_iter().enumerate() {
                // The row's own bit is not needed; that of the last row is: what hangs together with it is that with which it hangs together.
                let own = u128::from(Row::new(row).bit) * (1 << 64 | 1);
                let packed = u128::from_le_bytes(linked) & !own | with_last & own;
                for (digit, sets) in digits.into_iter().zip([packed as u64, (packed >> 64) as u64]) {
                    self.sets[9 * row + usize::from(places.columns[digit][row])] = sets;
                }
            }
        }
    }

    /// The solution.
    pub(super) fn solution(&self) -> &Grid {
        &self.solution
    }

    /// Whether these givens, some of others that miss no set, miss some set. Where many are dropped at once, it is not looked for.
    pub(super) fn are_missed(&mut self, fewer: Fewer) -> bool {
        let Group { cells, len } = fewer.dropped;
        if len > MANY {
            return false;
        }
        // A single one mostly stays. So what is open remains.
        self.turn(!if len == 1 { fewer.of } else { fewer.givens() });
        cells.iter().any(|cell| self.is_missed_without(cell))
    }

    /// Which of these givens, that miss no set, alone hit some set.
    pub(super) fn needed(&mut self, givens: CellSet) -> CellSet {
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
        let own = row.others(u64::from(self.given.first[digit]), u64::from(self.given.last[digit])) & 0xff;
        let given = row.others(first, last) | (ONES * own);
        has_none(self.sets[cell.index()] & given | row.own(first, last))
    }
}

/// The digit of a value; what is no value does not matter.
fn digit(value: u8) -> usize {
    usize::from(value % 16)
}

/// Eight bytes of one.
const ONES: u64 = 0x0101_0101_0101_0101;

/// Whether one of eight bytes is zero.
fn has_none(bytes: u64) -> bool {
    bytes.wrapping_sub(ONES) & !bytes & (ONES << 7) != 0
}

/// A row, for eight bytes at once: its bit among the first eight, or all bits if it is the last.
#[derive(Clone, Copy)]
struct Row {
    bit: u64,
    is_last: u64,
}

impl Row {
    fn new(row: usize) -> Row {
        let bits = 1_u64 << row;
        Row { bit: (bits & 0xff) * ONES, is_last: (bits >> 8).wrapping_neg() }
    }

    /// The rows but this one, the last in its place.
    fn others(self, first: u64, last: u64) -> u64 {
        first & !self.bit | last & self.bit
    }

    /// Something where this one is among the rows.
    fn own(self, first: u64, last: u64) -> u64 {
        first & self.bit | last & self.is_last
    }
}

/// Rows of each digit, 1 to 9, and then of each once more, so that those after any one stand together: the first eight as bits, and all bits for the last.
#[derive(Clone, Copy)]
struct Rows {
    first: [u8; 32],
    last: [u8; 32],
}

impl Rows {
    const NONE: Rows = Rows { first: [0; 32], last: [0; 32] };
    const ALL: Rows = Rows { first: [0xff; 32], last: [0xff; 32] };

    /// Takes a row of a digit in, or out.
    fn turn(&mut self, digit: usize, row: Row) {
        for digit in [digit, digit + 9] {
            self.first[digit] ^= row.bit as u8;
            self.last[digit] ^= row.is_last as u8;
        }
    }

    /// Those of the eight digits after this one, a byte each.
    fn after(&self, digit: usize) -> (u64, u64) {
        let eight = |rows: &[u8; 32]| rows[digit + 1..].first_chunk().map_or(0, |eight| u64::from_le_bytes(*eight));
        (eight(&self.first), eight(&self.last))
    }
}

/// Of two digits, one after the other, with each of the digits after either, a byte.
type Sixteen = [u8; 16];

fn both(one: [u64; 9], other: [u64; 9]) -> [Sixteen; 9] {
    from_fn(|row| (u128::from(one[row]) | u128::from(other[row]) << 64).to_le_bytes())
}

/// Where the digits are.
struct Places {
    /// By digit and row: its column there.
    columns: [[u8; 9]; 16],
    /// By column and by block: the row of each digit there.
    in_columns: [Rows; 9],
    in_blocks: [Rows; 9],
}

impl Places {
    /// Of a solution.
    fn of(solution: &Grid) -> Places {
        let (in_columns, in_blocks) = ([Rows::NONE; 9], [Rows::NONE; 9]);
        let mut places = Places { columns: [[0; 9]; 16], in_columns, in_blocks };
        for (row, values) in solution.values().as_chunks::<9>().0.iter().enumerate() {
            for (column, value) in values.iter().enumerate() {
                let digit = digit(*value);
                places.columns[digit][row] = column as u8;
                places.in_columns[column].turn(digit, Row::new(row));
                places.in_blocks[row / 3 * 3 + column / 3].turn(digit, Row::new(row));
            }
        }
        places
    }

    /// By row, with each of the digits after this one, a byte each: of the first eight rows those in which the other is linked with the digit there, by
    /// column or block; also by way of the last row.
    fn linked(&self, digit: usize) -> [u64; 9] {
        let linked: [(u64, u64); 9] = from_fn(|row| {
            let column = usize::from(self.columns[digit][row]);
            let (in_column, in_block) = (&self.in_columns[column % 9], &self.in_blocks[row / 3 * 3 + column % 9 / 3]);
            let ((one, one_last), (other, other_last)) = (in_column.after(digit), in_block.after(digit));
            (one | other, one_last | other_last)
        });
        linked.map(|(first, last)| first | last & linked[8].0)
    }
}

/// From what is linked with each row to all that hangs together with it, sixteen at once. Both links are permutations of the rows, so that what
/// is linked is reached this way round, too.
fn close(linked: &mut [Sixteen; 9]) {
    for by in 0..8 {
        let beyond = linked[by];
        for rows in linked.iter_mut() {
            *rows = from_fn(|lane| rows[lane] | if rows[lane] & 1 << by == 0 { 0 } else { beyond[lane] });
        }
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
            let mut swaps = Swaps::new();
            swaps.begin(&solution);
            let mut source = RandomSource::new(6, index);
            let mut cells: Vec<Cell> = Cell::all().collect();
            for _ in 0..20 {
                source.shuffle(&mut cells);
                let mut of = CellSet::ALL;
                for few in cells.chunks(1 + index as usize % 3) {
                    let fewer = few.iter().fold(of, |fewer, cell| fewer.without(*cell));
                    let missed = sets.iter().any(|set| (*set & fewer).is_empty());
                    let dropped = Group::from(of - fewer);
                    assert_eq!(swaps.are_missed(Fewer { of, dropped }), missed, "{fewer} of {solution}");
                    of = if missed { of } else { fewer };
                }
                let alone = sets.iter().map(|set| *set & of).filter(|hit| hit.len() == 1);
                assert_eq!(swaps.needed(of), alone.fold(CellSet::EMPTY, |all, hit| all | hit));
            }
        }
    }
}
