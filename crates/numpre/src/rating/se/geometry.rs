//! The board as tables of numbers, in the orders in which Sudoku Explainer searches.
//!
//! A house has a number from 0 to 26: blocks 0–8, rows 9–17, columns 18–26. So house
//! `9 * kind + index` is a house of that kind. A house has the positions 0 to 8: a block in reading
//! order, a row from left to right, a column from top to bottom. Cells are numbered 0 to 80 in
//! reading order, digits 0 to 8, and a set of cells is the bits of a `u128`.

/// Number of the kind of blocks.
pub(super) const BLOCK: usize = 0;
/// Number of the kind of rows.
pub(super) const ROW: usize = 1;
/// Number of the kind of columns.
pub(super) const COLUMN: usize = 2;

/// The order of kinds in the search for singles and sets.
pub(super) const ORDER_OF_SETS: [usize; 3] = [BLOCK, COLUMN, ROW];
/// The order of kinds in links, loops and BUGs.
pub(super) const ORDER_OF_LINKS: [usize; 3] = [BLOCK, ROW, COLUMN];

/// The house of each kind that holds a cell.
pub(super) static HOUSES: [[u8; 3]; 81] = houses();
/// The position of a cell in its house of each kind.
pub(super) static POSITIONS: [[u8; 3]; 81] = positions();
/// The cells of each house, by position.
pub(super) static CELLS: [[u8; 9]; 27] = cells();
/// The cells of each house as a set.
pub(super) static HOUSE_CELLS: [u128; 27] = house_cells();
/// The 20 peers of each cell as a set.
pub(super) static PEERS: [u128; 81] = peers();
/// The peers of each cell in the order of Sudoku Explainer: first those in its block, then the
/// others in its row, then the others in its column.
pub(super) static PEER_ORDER: [[u8; 20]; 81] = peer_order();

const fn houses() -> [[u8; 3]; 81] {
    let mut houses = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        houses[cell] = [(row / 3 * 3 + column / 3) as u8, (9 + row) as u8, (18 + column) as u8];
        cell += 1;
    }
    houses
}

const fn positions() -> [[u8; 3]; 81] {
    let mut positions = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        positions[cell] = [(row % 3 * 3 + column % 3) as u8, column as u8, row as u8];
        cell += 1;
    }
    positions
}

const fn cells() -> [[u8; 9]; 27] {
    let (houses, positions) = (houses(), positions());
    let mut cells = [[0; 9]; 27];
    let mut cell = 0;
    while cell < 81 {
        let mut kind = 0;
        while kind < 3 {
            cells[houses[cell][kind] as usize][positions[cell][kind] as usize] = cell as u8;
            kind += 1;
        }
        cell += 1;
    }
    cells
}

const fn house_cells() -> [u128; 27] {
    let cells = cells();
    let mut sets = [0; 27];
    let mut house = 0;
    while house < 27 {
        let mut position = 0;
        while position < 9 {
            sets[house] |= 1 << cells[house][position];
            position += 1;
        }
        house += 1;
    }
    sets
}

const fn peers() -> [u128; 81] {
    let (houses, sets) = (houses(), house_cells());
    let mut peers = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let of = houses[cell];
        let all = sets[of[0] as usize] | sets[of[1] as usize] | sets[of[2] as usize];
        peers[cell] = all & !(1 << cell);
        cell += 1;
    }
    peers
}

const fn peer_order() -> [[u8; 20]; 81] {
    let (houses, cells) = (houses(), cells());
    let mut order = [[0; 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut listed: u128 = 1 << cell;
        let (mut count, mut kind) = (0, 0);
        while kind < 3 {
            let mut position = 0;
            while position < 9 {
                let peer = cells[houses[cell][kind] as usize][position];
                if listed >> peer & 1 == 0 {
                    listed |= 1 << peer;
                    order[cell][count] = peer;
                    count += 1;
                }
                position += 1;
            }
            kind += 1;
        }
        cell += 1;
    }
    order
}

/// Iterates over the bits of a set of positions or digits, in ascending order.
pub(super) fn bits(set: u16) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let bit = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(bit)
    })
}

/// Iterates over the cells of a set in reading order.
pub(super) fn cells_of(set: u128) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let cell = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        Some(cell)
    })
}

/// The subsets of nine positions with `SIZE` members, in increasing value of the bit mask: {0,1},
/// {0,2}, {1,2}, {0,3} and so on. This is Sudoku Explainer's order, and it is not lexicographic.
pub(super) const fn subsets<const SIZE: u32, const COUNT: usize>() -> [u16; COUNT] {
    let mut subsets = [0; COUNT];
    let (mut mask, mut count): (u16, usize) = (0, 0);
    while mask < 512 {
        if mask.count_ones() == SIZE {
            subsets[count] = mask;
            count += 1;
        }
        mask += 1;
    }
    subsets
}

static PAIRS: [u16; 36] = subsets::<2, 36>();
static TRIPLETS: [u16; 84] = subsets::<3, 84>();
static QUADS: [u16; 126] = subsets::<4, 126>();

/// Returns the subsets of nine positions with `size` members, for sizes from 2 to 4.
pub(super) fn subsets_of_nine(size: u32) -> &'static [u16] {
    match size {
        2 => &PAIRS,
        3 => &TRIPLETS,
        4 => &QUADS,
        _ => unreachable!("sets of Sudoku Explainer have 2 to 4 members"),
    }
}
