//! The unavoidable sets that are plain to see: two digits changed over in part of the board.

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
/// with another, and one look at all eight tells whether the givens miss one.
pub(super) struct Swaps {
    solution: Grid,
    /// The cells that are not given.
    open: CellSet,
    /// In which rows each digit is given.
    given: ByDigit,
    /// For each cell the sets it is in.
    sets: Sets,
}

/// For more cells than this a look costs more than a question.
const MANY: usize = 6;

impl Swaps {
    /// Of no solution yet.
    pub(super) fn new() -> Swaps {
        Swaps { solution: Grid::EMPTY, open: CellSet::EMPTY, given: [0x1ff; 32], sets: Sets::NONE }
    }

    /// Turns to a solution, a full grid; every cell is given.
    pub(super) fn begin(&mut self, solution: &Grid) {
        self.solution = *solution;
        self.given = [0x1ff; 32];
        self.open = CellSet::EMPTY;
        self.sets = Sets::NONE;
        let places = Places::of(solution);
        for digit in 1..10 {
            let columns = &places.columns[digit];
            let mut linked: [Eight; 9] = from_fn(|row| places.linked(row, columns[row].into(), digit));
            close(&mut linked);
            for (row, sets) in linked.into_iter().enumerate() {
                self.sets.put(row, columns[row].into(), sets);
            }
        }
    }

    /// The solution.
    pub(super) fn solution(&self) -> &Grid {
        &self.solution
    }

    /// Whether these givens, some of others that miss no set, miss some set. Where many are dropped at once, it is not looked for.
    pub(super) fn are_missed(&mut self, givens: CellSet, of: CellSet) -> bool {
        let dropped = of - givens;
        let mut cells = dropped.iter();
        let Some(cell) = cells.next() else { return false };
        if cells.next().is_none() {
            // Mostly it stays. So what is open remains.
            self.turn(!of);
            return self.is_missed_without(cell);
        }
        if dropped.len() > MANY {
            return false;
        }
        self.turn(!givens);
        dropped.iter().any(|cell| self.is_missed_without(cell))
    }

    /// Which of these givens, that miss no set, alone hit some set.
    pub(super) fn needed(&mut self, givens: CellSet) -> CellSet {
        self.turn(!givens);
        givens.iter().filter(|cell| self.is_missed_without(*cell)).collect()
    }

    /// Opens just these cells.
    fn turn(&mut self, open: CellSet) {
        for cell in ((self.open - open) | (open - self.open)).iter() {
            let digit = digit(self.solution.values()[cell.index()]);
            self.given[digit] ^= 1 << cell.row();
            self.given[digit + 9] = self.given[digit];
        }
        self.open = open;
    }

    /// Whether some set with this cell has no given but, maybe, the cell itself.
    fn is_missed_without(&self, cell: Cell) -> bool {
        let digit = digit(self.solution.values()[cell.index()]);
        let (own, others) = (self.given[digit] & !(1 << cell.row()), &self.given[digit + 1..digit + 9]);
        let sets = self.sets.get(cell).into_iter().zip(others);
        sets.fold(false, |missed, (set, other)| missed | (set & (own | other) == 0))
    }
}

/// The digit of a value; what is no value does not matter.
fn digit(value: u8) -> usize {
    usize::from(value % 16)
}

/// Nine bits, rows, for each digit, 1 to 9, and then for each once more, so that the eight after any one stand together.
type ByDigit = [u16; 32];

/// Nine bits, rows, for the digits after one: that after its own, the next, and so on, the first coming after the last.
type Eight = [u16; 8];

/// For each cell eight sets of rows that each have the cell's own row. Hundreds of hunts have theirs at a time: so a set is kept in eight bits, the last
/// row's in the place of the cell's own, and two cells' sets in sixteen.
struct Sets([Eight; 41]);

impl Sets {
    const NONE: Sets = Sets([[0; 8]; 41]);

    /// Puts in those of a cell that has none.
    fn put(&mut self, row: usize, column: usize, sets: Eight) {
        let (place, shift) = Sets::place(9 * row + column);
        let put = sets.map(|rows| (rows & 0xff & !(1 << row) | rows >> 8 << row) << shift);
        let eight = &mut self.0[place];
        *eight = from_fn(|other| eight[other] | put[other]);
    }

    /// Those of a cell.
    fn get(&self, cell: Cell) -> Eight {
        let (place, shift) = Sets::place(cell.index());
        let (own, to_last) = (1 << cell.row(), 8 - cell.row());
        self.0[place].map(|both| {
            let rows = both >> shift & 0xff;
            rows | own | rows << to_last & 0x100
        })
    }

    /// Where those of a cell of this index are, and how far up.
    fn place(cell: usize) -> (usize, u32) {
        if cell < 41 { (cell, 0) } else { ((cell - 41) % 41, 8) }
    }
}

/// Where the digits are.
struct Places {
    /// By digit and row: its column there.
    columns: [[u8; 9]; 16],
    /// By column and by block: the row of each digit there, as a bit.
    in_columns: [ByDigit; 9],
    in_blocks: [ByDigit; 9],
}

impl Places {
    /// Of a solution.
    fn of(solution: &Grid) -> Places {
        let mut places = Places { columns: [[0; 9]; 16], in_columns: [[0; 32]; 9], in_blocks: [[0; 32]; 9] };
        for (row, values) in solution.values().as_chunks::<9>().0.iter().enumerate() {
            for (column, value) in values.iter().enumerate() {
                let (digit, block) = (digit(*value), row / 3 * 3 + column / 3);
                places.columns[digit][row] = column as u8;
                for digit in [digit, digit + 9] {
                    places.in_columns[column][digit] = 1 << row;
                    places.in_blocks[block][digit] = 1 << row;
                }
            }
        }
        places
    }

    /// The rows in which each of the other digits is linked with this digit's cell: that in which it has the same column, and the same block.
    fn linked(&self, row: usize, column: usize, digit: usize) -> Eight {
        let (column, block) = (&self.in_columns[column], &self.in_blocks[row / 3 * 3 + column / 3]);
        from_fn(|other| column[digit + 1 + other] | block[digit + 1 + other])
    }
}

/// From what is linked with each row to all that hangs together with it, eight at once. Both links are permutations of the rows, so that what
/// is linked is reached this way round, too.
fn close(linked: &mut [Eight; 9]) {
    for by in 0..9 {
        let beyond = linked[by];
        for rows in linked.iter_mut() {
            *rows = from_fn(|other| rows[other] | if rows[other] & 1 << by == 0 { 0 } else { beyond[other] });
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
                    assert_eq!(swaps.are_missed(fewer, of), missed, "{fewer} of {solution}");
                    of = if missed { of } else { fewer };
                }
                let alone = sets.iter().map(|set| *set & of).filter(|hit| hit.len() == 1);
                assert_eq!(swaps.needed(of), alone.fold(CellSet::EMPTY, |all, hit| all | hit));
            }
        }
    }
}
