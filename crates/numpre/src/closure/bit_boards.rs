//! A state as nine boards of 81 bits, one per digit, each cut into three bands. In this layout one
//! sweep works on all digits at once.

use crate::lanes::Words;
use crate::state::Candidates;
use crate::vocabulary::{Cell, CellSet, DigitSet, Grid, House, HouseKind};

/// The number of words per band: nine digits and three unused words, so that all digits of a band
/// fill three vectors of four words.
pub(crate) const LANES: usize = 12;

/// A mask of the 27 cells of a band.
pub(crate) const BAND: u32 = (1 << 27) - 1;

/// One word of 32 bits per digit.
pub(crate) type Lanes = [u32; LANES];

/// A contradiction: a rule has found that the state has no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contradictory;

impl std::fmt::Display for Contradictory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("no solution")
    }
}

impl std::error::Error for Contradictory {}

/// The candidates of all cells, by band and digit. Bit *i* of `bands[b][d]` is set if the cell with
/// index 27 *b* + *i* has the digit with index *d* as a candidate.
///
/// ```text
///           bits of a band
///    0  1  2 |  3  4  5 |  6  7  8
///    9 10 11 | 12 13 14 | 15 16 17
///   18 19 20 | 21 22 23 | 24 25 26
/// ```
///
/// For example, r5c2 has index 37 = 27 + 10. Its candidate 3 is bit 10 of `bands[1][2]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub(crate) struct BitBoards {
    pub(crate) bands: [Lanes; 3],
    /// The cells whose only candidate has been removed from their peers, by band (確定処理済).
    pub(crate) confirmed: [u32; 3],
}

const PEERS: [[u32; 3]; 81] = {
    let mut peers = [[0; 3]; 81];
    let mut index = 0;
    while index < 81 {
        let bits = Cell::wrapping(index).peers().bits();
        peers[index] = [bits as u32 & BAND, (bits >> 27) as u32 & BAND, (bits >> 54) as u32 & BAND];
        index += 1;
    }
    peers
};

impl BitBoards {
    /// The state of a board without givens: every cell has every candidate.
    pub(crate) const ALL: BitBoards = {
        let mut lanes = [0; LANES];
        let mut digit = 0;
        while digit < 9 {
            lanes[digit] = BAND;
            digit += 1;
        }
        BitBoards { bands: [lanes; 3], confirmed: [0; 3] }
    };

    /// A state without any candidate, from which every other state differs in every house.
    pub(crate) const NOTHING: BitBoards = BitBoards { bands: [[0; LANES]; 3], confirmed: [0; 3] };

    /// Returns a state with the givens placed and confirmed. A given that clashes with an earlier
    /// one leaves its cell without a candidate.
    pub(crate) fn of_givens(givens: &Grid) -> BitBoards {
        let mut boards = BitBoards::ALL;
        for (index, &value) in givens.values().iter().enumerate() {
            if value != 0 {
                boards.place(index, value as usize - 1);
            }
        }
        boards
    }

    /// Returns a state that has only the digits of a solution. Nothing is confirmed.
    pub(crate) fn of_solution(solution: &Grid) -> BitBoards {
        BitBoards::of_candidates(&Candidates::unreduced(solution))
    }

    /// Returns a state with these candidates. Nothing is confirmed.
    pub(crate) fn of_candidates(candidates: &Candidates) -> BitBoards {
        let mut boards = BitBoards::NOTHING;
        for (cell, digits) in candidates.iter() {
            for digit in digits.iter() {
                boards.bands[cell.index() / 27][digit.index()] |= 1 << (cell.index() % 27);
            }
        }
        boards
    }

    /// Returns a state with these candidates, in which these cells are confirmed. Each of them must
    /// have one candidate that none of its peers has.
    pub(crate) fn of_state(candidates: &Candidates, confirmed: CellSet) -> BitBoards {
        BitBoards { confirmed: bands_of(confirmed), ..BitBoards::of_candidates(candidates) }
    }

    /// Returns the board of a lane, which singles must have closed. Its cells with one candidate
    /// are confirmed.
    pub(crate) fn of_closed(words: &Words, lane: usize) -> BitBoards {
        let mut boards = BitBoards::NOTHING;
        for ((band, words), confirmed) in
            boards.bands.iter_mut().zip(words).zip(&mut boards.confirmed)
        {
            let (mut one, mut two) = (0, 0);
            for (board, words) in band.iter_mut().zip(words) {
                *board = words[lane % 256];
                two |= one & *board;
                one |= *board;
            }
            *confirmed = one & !two;
        }
        boards
    }

    /// Returns the candidates of every cell.
    pub(crate) fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::ALL;
        for cell in Cell::all() {
            candidates[cell] = self.digits(cell.index());
        }
        candidates
    }

    /// Returns the candidates of the cell with this index.
    #[inline]
    pub(crate) fn digits(&self, cell: usize) -> DigitSet {
        let (band, place) = (&self.bands[cell / 27], cell % 27);
        let mut bits = 0;
        for (digit, board) in band.iter().take(9).enumerate() {
            bits |= (board >> place & 1) << digit;
        }
        DigitSet::from_bits(bits as u16)
    }

    /// Places a digit (given by its index) in a cell and confirms it: the cell loses its other
    /// digits, and its peers lose this one.
    ///
    /// If the digit is not a candidate of the cell any more, the cell ends up without candidates.
    /// The next pass for naked singles finds this contradiction.
    #[inline]
    pub(crate) fn place(&mut self, cell: usize, digit: usize) {
        let bit = 1 << (cell % 27);
        let band = &mut self.bands[cell / 27];
        let had = band[digit] & bit;
        for board in band.iter_mut() {
            *board &= !bit;
        }
        band[digit] |= had;
        self.confirm(cell, digit);
    }

    /// Removes the only digit of a cell from its peers, and marks the cell as confirmed.
    #[inline]
    pub(crate) fn confirm(&mut self, cell: usize, digit: usize) {
        self.confirmed[cell / 27] |= 1 << (cell % 27);
        for (band, peers) in self.bands.iter_mut().zip(PEERS[cell]) {
            band[digit] &= !peers;
        }
    }

    /// Returns the places of a digit (given by its index), by band.
    #[inline]
    pub(crate) fn of_digit(&self, digit: usize) -> [u32; 3] {
        [self.bands[0][digit], self.bands[1][digit], self.bands[2][digit]]
    }

    /// Replaces the places of a digit (given by its index), by band.
    #[inline]
    pub(crate) fn set_digit(&mut self, digit: usize, places: [u32; 3]) {
        for (band, places) in self.bands.iter_mut().zip(places) {
            band[digit] = places;
        }
    }

    /// Removes a digit (given by its index) from a cell.
    #[inline]
    pub(crate) fn remove(&mut self, cell: usize, digit: usize) {
        self.bands[cell / 27][digit] &= !(1 << (cell % 27));
    }

    /// Returns whether every cell is confirmed.
    #[inline]
    pub(crate) fn is_solved(&self) -> bool {
        self.confirmed == [BAND; 3]
    }

    /// Returns a board with the digits of the confirmed cells.
    pub(crate) fn placed(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for cell in Cell::all() {
            if self.confirmed[cell.index() / 27] >> (cell.index() % 27) & 1 == 1 {
                grid.set(cell, self.digits(cell.index()).single());
            }
        }
        grid
    }

    /// Returns the number of cells of a house that are not confirmed.
    #[inline]
    pub(crate) fn open_in(&self, house: House) -> u32 {
        gather(house, self.confirmed.map(|band| !band)).count_ones()
    }

    /// Returns whether `other` has every candidate that this state has.
    #[inline]
    pub(crate) fn is_within(&self, other: &BitBoards) -> bool {
        self.bands.iter().zip(&other.bands).all(|(mine, theirs)| {
            mine.iter().zip(theirs).fold(0, |beyond, (mine, theirs)| beyond | mine & !theirs) == 0
        })
    }

    /// Removes every candidate that `other` does not have.
    #[inline]
    pub(crate) fn intersect(&mut self, other: &BitBoards) {
        for (mine, theirs) in self.bands.iter_mut().flatten().zip(other.bands.iter().flatten()) {
            *mine &= theirs;
        }
    }

    /// Returns the houses in which the candidates of some cell differ from `other`, as 27 bits:
    /// rows from bit 0, columns from bit 9, blocks from bit 18.
    pub(crate) fn houses_changed_since(&self, other: &BitBoards) -> u32 {
        let mut houses = 0;
        let mut columns = 0;
        for band in 0..3 {
            let mut cells = 0;
            for (mine, theirs) in self.bands[band].iter().zip(&other.bands[band]) {
                cells |= mine ^ theirs;
            }
            for row in 0..3 {
                houses |= u32::from(cells >> (9 * row) & 0x1ff != 0) << (3 * band + row);
                houses |= u32::from(cells >> (3 * row) & 0o7_007_007 != 0) << (18 + 3 * band + row);
            }
            columns |= cells | cells >> 9 | cells >> 18;
        }
        houses | (columns & 0x1ff) << 9
    }

    /// Returns the places of each digit in a house: bit *p* of entry *d* is set if the cell at
    /// place *p* of the house has the digit with index *d*.
    #[inline]
    pub(crate) fn positions(&self, house: House) -> Lanes {
        let [first, second, third] = &self.bands;
        let mut positions = [0; LANES];
        for (lane, position) in positions.iter_mut().enumerate() {
            *position = gather(house, [first[lane], second[lane], third[lane]]);
        }
        positions
    }

    /// Removes a digit (given by its index) from these places of a house.
    pub(crate) fn remove_places(&mut self, house: House, digit: usize, places: u32) {
        let number = house.number();
        match house.kind() {
            HouseKind::Row => self.bands[number / 3][digit] &= !(places << (9 * (number % 3))),
            HouseKind::Block => {
                let spread = places & 7 | (places & 0o70) << 6 | (places & 0o700) << 12;
                self.bands[number / 3][digit] &= !(spread << (3 * (number % 3)));
            }
            HouseKind::Column => {
                for (index, band) in self.bands.iter_mut().enumerate() {
                    let three = places >> (3 * index) & 7;
                    let spread = (three | three << 8 | three << 16) & 0o1_001_001;
                    band[digit] &= !(spread << number);
                }
            }
        }
    }
}

/// Collects the nine bits of a house from the three bands of a board.
#[inline(always)]
fn gather(house: House, bands: [u32; 3]) -> u32 {
    let number = house.number();
    match house.kind() {
        HouseKind::Row => bands[number / 3] >> (9 * (number % 3)) & 0x1ff,
        HouseKind::Block => {
            let block = bands[number / 3] >> (3 * (number % 3));
            block & 7 | block >> 6 & 0o70 | block >> 12 & 0o700
        }
        HouseKind::Column => {
            let three = |band: u32| {
                let bits = band >> number & 0o1_001_001;
                (bits | bits >> 8 | bits >> 16) & 7
            };
            three(bands[0]) | three(bands[1]) << 3 | three(bands[2]) << 6
        }
    }
}

/// Returns the cells of a set as 27 bits per band.
pub(crate) fn bands_of(cells: CellSet) -> [u32; 3] {
    [0, 27, 54].map(|begin| (cells.bits() >> begin) as u32 & BAND)
}
