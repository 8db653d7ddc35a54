//! A board with candidates, independent of the library: what holds on it follows from the bare
//! rules.

/// The effect of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    Place(usize, u8),
    Remove(Vec<usize>, Vec<u8>),
}

impl Effect {
    /// Returns the cells that it changes.
    pub(crate) fn cells(&self) -> &[usize] {
        match self {
            Effect::Place(cell, _) => std::slice::from_ref(cell),
            Effect::Remove(cells, _) => cells,
        }
    }
}

/// The candidates of each cell as bits 1 to 9, and whether the digit of the cell is placed.
#[derive(Clone)]
pub(crate) struct Board {
    candidates: [u16; 81],
    is_placed: [bool; 81],
    is_given: [bool; 81],
}

/// Returns the cells of a house. Houses 0 to 8 are rows, 9 to 17 columns, 18 to 26 blocks.
pub(crate) fn cells_of(house: usize) -> [usize; 9] {
    std::array::from_fn(|place| match (house / 9, house % 9) {
        (0, row) => 9 * row + place,
        (1, column) => 9 * place + column,
        (_, block) => 27 * (block / 3) + 3 * (block % 3) + 9 * (place / 3) + place % 3,
    })
}

/// Returns whether two cells share a house.
pub(crate) fn see(one: usize, other: usize) -> bool {
    one != other
        && (0..27).any(|house| cells_of(house).contains(&one) && cells_of(house).contains(&other))
}

fn bits(digits: &[u8]) -> u16 {
    digits.iter().map(|digit| 1 << digit).sum()
}

impl Board {
    pub(crate) fn new(puzzle: &str) -> Board {
        let mut board = Board {
            candidates: [0b11_1111_1110; 81],
            is_placed: [false; 81],
            is_given: [false; 81],
        };
        for (cell, byte) in puzzle.bytes().enumerate().filter(|(_, byte)| *byte != b'.') {
            board.place(cell, byte - b'0');
            board.is_given[cell] = true;
        }
        board
    }

    pub(crate) fn candidates(&self, cell: usize) -> u16 {
        self.candidates[cell]
    }

    pub(crate) fn is_given(&self, cell: usize) -> bool {
        self.is_given[cell]
    }

    pub(crate) fn has(&self, cell: usize, digit: u8) -> bool {
        self.candidates[cell] >> digit & 1 == 1
    }

    fn place(&mut self, cell: usize, digit: u8) {
        self.candidates[cell] &= 1 << digit;
        self.is_placed[cell] = true;
        for other in (0..81).filter(|&other| see(cell, other)) {
            self.candidates[other] &= !(1 << digit);
        }
    }

    pub(crate) fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Place(cell, digit) => self.place(*cell, *digit),
            Effect::Remove(cells, digits) => {
                cells.iter().for_each(|&cell| self.candidates[cell] &= !bits(digits))
            }
        }
    }

    /// Returns the cells of a house that have this candidate.
    pub(crate) fn places(&self, house: usize, digit: u8) -> Vec<usize> {
        cells_of(house).into_iter().filter(|&cell| self.has(cell, digit)).collect()
    }

    /// Returns the cells of a house without a placed digit.
    pub(crate) fn blanks(&self, house: usize) -> Vec<usize> {
        cells_of(house).into_iter().filter(|&cell| !self.is_placed[cell]).collect()
    }

    /// Returns whether these cells have no candidates except these digits.
    pub(crate) fn hold_only(&self, cells: &[usize], digits: &[u8]) -> bool {
        cells.iter().all(|&cell| self.candidates[cell] & !bits(digits) == 0)
    }

    /// Returns whether these digits are candidates in no other cells of a house.
    pub(crate) fn go_only(&self, house: usize, digits: &[u8], cells: &[usize]) -> bool {
        digits
            .iter()
            .all(|&digit| self.places(house, digit).iter().all(|cell| cells.contains(cell)))
    }

    /// Returns whether every cell has a placed digit, and every house has all nine digits.
    pub(crate) fn is_solved(&self) -> bool {
        let written = |cell: usize| if self.is_placed[cell] { self.candidates[cell] } else { 0 };
        (0..27).all(|house| {
            cells_of(house).into_iter().map(written).fold(0, |all, one| all | one) == 0b11_1111_1110
        }) && self.is_placed.iter().all(|is_placed| *is_placed)
    }
}
