//! The grid with its candidates, the houses, and sets as bit masks.
//!
//! A cell is 0 to 80, row by row. A digit is 0 to 8 in this module tree, and 1 to 9 outside. A
//! house is 0 to 26: the blocks, the rows, the columns.

pub(super) type Cell = usize;
pub(super) type Digit = usize;
pub(super) type House = usize;

/// A set of digits, or of positions in a house: bit i means member i.
pub(super) type Mask = u16;

/// A set of cells: bit i means cell i.
pub(super) type Cells = u128;

/// The type of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Block,
    Row,
    Column,
}

/// The order of types in which peers, links and uniqueness are searched.
pub(super) const BRC: [Kind; 3] = [Kind::Block, Kind::Row, Kind::Column];

/// The order of types in which singles and sets are searched.
pub(super) const BCR: [Kind; 3] = [Kind::Block, Kind::Column, Kind::Row];

impl Kind {
    /// Returns the nine houses of this type.
    pub(super) fn houses(self) -> std::ops::Range<House> {
        let first = 9 * self as usize;
        first..first + 9
    }

    /// Returns the house of this type that holds a cell.
    pub(super) fn house_of(self, cell: Cell) -> House {
        9 * self as usize
            + match self {
                Kind::Block => cell / 27 * 3 + cell % 9 / 3,
                Kind::Row => cell / 9,
                Kind::Column => cell % 9,
            }
    }

    /// Returns the cells of the house of this type that holds a cell, by position.
    pub(super) fn cells_around(self, cell: Cell) -> &'static [Cell; 9] {
        &HOUSES[self.house_of(cell)]
    }
}

/// The cells of every house, by position.
pub(super) static HOUSES: [[Cell; 9]; 27] = houses();

const fn houses() -> [[Cell; 9]; 27] {
    let mut houses = [[0; 9]; 27];
    let mut number = 0;
    while number < 9 {
        let mut position = 0;
        while position < 9 {
            let (row, column) = (number / 3 * 3 + position / 3, number % 3 * 3 + position % 3);
            houses[number][position] = 9 * row + column;
            houses[9 + number][position] = 9 * number + position;
            houses[18 + number][position] = 9 * position + number;
            position += 1;
        }
        number += 1;
    }
    houses
}

/// The peers of every cell: the other cells of its block, then of its row and of its column those
/// that are not listed yet.
pub(super) static PEERS: [[Cell; 20]; 81] = peers();

const fn peers() -> [[Cell; 20]; 81] {
    let mut peers = [[0; 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let around = [row / 3 * 3 + column / 3, 9 + row, 18 + column];
        let (mut listed, mut count): (Cells, usize) = (1 << cell, 0);
        let mut at = 0;
        while at < 27 {
            let other = houses()[around[at / 9]][at % 9];
            if listed >> other & 1 == 0 {
                listed |= 1 << other;
                peers[cell][count] = other;
                count += 1;
            }
            at += 1;
        }
        cell += 1;
    }
    peers
}

/// Returns whether two different cells share a house.
pub(super) fn sees(one: Cell, other: Cell) -> bool {
    one != other && BRC.iter().any(|kind| kind.house_of(one) == kind.house_of(other))
}

/// The positions of a house (first index) that lie in another house (second index).
pub(super) static OVERLAP: [[Mask; 27]; 27] = overlap();

const fn overlap() -> [[Mask; 27]; 27] {
    let mut overlap = [[0; 27]; 27];
    let houses = houses();
    let mut house = 0;
    while house < 27 {
        let mut position = 0;
        while position < 9 {
            let cell = houses[house][position];
            let (row, column) = (cell / 9, cell % 9);
            overlap[house][row / 3 * 3 + column / 3] |= 1 << position;
            overlap[house][9 + row] |= 1 << position;
            overlap[house][18 + column] |= 1 << position;
            position += 1;
        }
        house += 1;
    }
    overlap
}

/// The digits of a puzzle that are known, and the candidates of the blanks.
#[derive(Clone)]
pub(super) struct Grid {
    blank: [bool; 81],
    /// The candidates of a cell. A filled cell has none.
    pub(super) candidates: [Mask; 81],
    /// The positions of a house whose cell has a candidate, by house and digit.
    pub(super) positions: [[Mask; 9]; 27],
    /// The number of blanks of a house.
    pub(super) blanks: [usize; 27],
    /// The number of cells that are filled with a digit.
    pub(super) filled: [usize; 9],
}

impl Grid {
    /// Reads a puzzle. The candidates of a blank are the digits that no peer holds.
    pub(super) fn new(puzzle: &str) -> Grid {
        let mut grid = Grid {
            blank: [true; 81],
            candidates: [0b1_1111_1111; 81],
            positions: [[0b1_1111_1111; 9]; 27],
            blanks: [9; 27],
            filled: [0; 9],
        };
        for (cell, character) in puzzle.bytes().take(81).enumerate() {
            if character.is_ascii_digit() && character != b'0' {
                grid.place(cell, usize::from(character - b'1'));
            }
        }
        grid
    }

    pub(super) fn is_full(&self) -> bool {
        !self.blank.contains(&true)
    }

    pub(super) fn is_blank(&self, cell: Cell) -> bool {
        self.blank[cell]
    }

    pub(super) fn has(&self, cell: Cell, digit: Digit) -> bool {
        self.candidates[cell] >> digit & 1 == 1
    }

    /// Returns the number of candidates of a cell.
    pub(super) fn count(&self, cell: Cell) -> usize {
        size(self.candidates[cell])
    }

    /// Returns the union of the candidates of cells.
    pub(super) fn union(&self, cells: &[Cell]) -> Mask {
        cells.iter().fold(0, |all, &cell| all | self.candidates[cell])
    }

    /// Removes a candidate, if it is there.
    pub(super) fn strike(&mut self, cell: Cell, digit: Digit) {
        self.candidates[cell] &= !(1 << digit);
        for kind in BRC {
            let house = kind.house_of(cell);
            self.positions[house][digit] &= !(1 << position_in(house, cell));
        }
    }

    /// Fills a blank.
    pub(super) fn place(&mut self, cell: Cell, digit: Digit) {
        self.blank[cell] = false;
        self.filled[digit] += 1;
        for kind in BRC {
            self.blanks[kind.house_of(cell)] -= 1;
        }
        for other in bits(self.candidates[cell]) {
            self.strike(cell, other);
        }
        for peer in PEERS[cell] {
            self.strike(peer, digit);
        }
    }
}

/// Returns the position of a cell in a house that holds it.
pub(super) fn position_in(house: House, cell: Cell) -> usize {
    match house {
        0..9 => cell / 9 % 3 * 3 + cell % 3,
        9..18 => cell % 9,
        _ => cell / 9,
    }
}

/// Returns the cells of a house at some positions.
pub(super) fn cells_at(house: House, positions: Mask) -> Vec<Cell> {
    bits(positions).map(|position| HOUSES[house][position]).collect()
}

/// Returns the number of members of a mask.
pub(super) fn size(mask: Mask) -> usize {
    mask.count_ones() as usize
}

/// Returns the members of a mask, ascending.
pub(super) fn bits(mask: Mask) -> impl Iterator<Item = usize> + Clone {
    let mut rest = mask;
    std::iter::from_fn(move || {
        let lowest = rest.trailing_zeros();
        // Without its lowest member. An empty mask ends the iteration.
        rest &= rest.checked_sub(1)?;
        Some(lowest as usize)
    })
}

/// Returns the subsets of 0..n with k members, in increasing value of their masks.
///
/// A subset leads to the next as in this example with n = 6 and k = 3. In `001110` the lowest
/// member is 1. Adding it carries up to `010000`, which has one member of the three. The other two
/// become the lowest possible ones: `010011`.
pub(super) fn subsets(k: usize, n: usize) -> impl Iterator<Item = Mask> {
    let first: u32 = (1 << k) - 1;
    let next = move |&mask: &u32| {
        let carried = mask + (mask & mask.wrapping_neg());
        let missing = k as u32 - carried.count_ones();
        (k > 0).then_some(carried | ((1 << missing) - 1))
    };
    std::iter::successors(Some(first), next)
        .take_while(move |&mask| mask < 1 << n)
        .map(|mask| mask as Mask)
}
