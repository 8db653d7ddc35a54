//! The tables of the engine, computed at compile time from the rules of Sudoku.

use super::places::Places;

/// The six arrangements of a digit in three groups of three lines, once in each group and once in
/// each line: bit `3 × group + line`. In a band the groups are its blocks and the lines its rows;
/// in a stack they are columns of the stack and bands.
const ARRANGEMENTS: [u64; 6] = {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut arrangements = [0; 6];
    let mut which = 0;
    while which < 6 {
        let lines: [u64; 3] = orders[which];
        arrangements[which] = 1 << lines[0] | 1 << (3 + lines[1]) | 1 << (6 + lines[2]);
        which += 1;
    }
    arrangements
};

/// Finds the arrangements that fit into nine places. Returns their union, the places that are
/// possible, and their intersection, the places that are certain. Both are empty if none fits.
///
/// That is all that the rules say about one digit in one band or stack: hidden singles and locked
/// candidates (pointing and claiming), until nothing more follows. For example, in a band:
///
/// ```text
///   minirows with the digit     arrangements that fit     possible      certain
///   block   1 2 3               1 2 3     1 2 3           1 2 3         1 2 3
///   row 1   x x x               x . .     . x .           x x .         . . .
///   row 2   x x x               . x .     x . .           x x .         . . .
///   row 3   . . x               . . x     . . x           . . x         . . x
///   0o733                       0o421     0o412           0o433         0o400
/// ```
///
/// Blocks 1 and 2 need rows 1 and 2 for themselves, so that block 3 is left with row 3.
const fn closure(places: u64) -> (u64, u64) {
    let (mut possible, mut certain) = (0, 0o777);
    let mut which = 0;
    while which < 6 {
        let arrangement = ARRANGEMENTS[which];
        if places & arrangement == arrangement {
            possible |= arrangement;
            certain &= arrangement;
        }
        which += 1;
    }
    if possible == 0 { (0, 0) } else { (possible, certain) }
}

/// Returns the cells of a band in these minirows, which have bit `3 × block + row`.
const fn cells_of_minirows(minirows: u64) -> u64 {
    minirows * 0o001_001_001
}

/// Moves the nine minicolumns of a stack from bits `3 × column + band` to `9 × column + band`.
const fn spread(minicolumns: u64) -> u64 {
    minicolumns & 0o7 | (minicolumns & 0o70) << 6 | (minicolumns & 0o700) << 12
}

/// The closure of a digit in a band, indexed by the minirows where it is possible (bit `3 × block +
/// row`). The low half has the cells of the minirows where it remains possible, the high half those
/// of the minirows where it is certain.
pub(super) static MINIROWS: [u64; 512] = {
    let mut table = [0; 512];
    let mut places = 0;
    while places < 512 {
        let (possible, certain) = closure(places as u64);
        table[places] = cells_of_minirows(possible) | cells_of_minirows(certain) << 32;
        places += 1;
    }
    table
};

/// The closure of a digit in a stack, indexed by the minicolumns where it is possible (bit `3 ×
/// column + band`). The low half has the minicolumns where it remains possible, the high half those
/// where it is certain, each as bit `9 × column + band`.
pub(super) static MINICOLUMNS: [u64; 512] = {
    let mut table = [0; 512];
    let mut places = 0;
    while places < 512 {
        let (possible, certain) = closure(places as u64);
        table[places] = spread(possible) | spread(certain) << 32;
        places += 1;
    }
    table
};

/// The cells that a digit keeps in a word when it is placed in a cell, indexed by the cell's bit.
/// It is removed from the rest of the row and block; the closure removes it from the column.
pub(super) static KEPT: [u64; 64] = {
    let mut table = [u64::MAX; 64];
    let mut bit = 0;
    while bit < 27 {
        let lost = (block(bit) | row(bit)) & !(1 << bit);
        table[bit] = !lost;
        table[32 + bit] = !(lost << 32);
        bit += 1;
    }
    table
};

/// The set of one cell, indexed in reading order. The entries from 81 on only save bounds checks.
pub(super) static CELL: [Places; 128] = {
    let mut table = [Places::NONE; 128];
    let mut cell = 0;
    while cell < 81 {
        table[cell] = Places::of(cell);
        cell += 1;
    }
    table
};

/// The cells that can hold the digit of a cell: all but its peers. Indexed in reading order.
pub(super) static COMPATIBLE: [Places; 128] = {
    let mut table = [Places::NONE; 128];
    let mut cell = 0;
    while cell < 81 {
        let (word, bit) = Places::position(cell);
        let peers = PEERS[word][bit];
        table[cell] = Places([Places::ALL.0[0] & !peers.0[0], Places::ALL.0[1] & !peers.0[1]]);
        cell += 1;
    }
    table
};

/// The 20 peers of a cell, indexed by its word and bit.
pub(super) static PEERS: [[Places; 64]; 2] = {
    let mut table = [[Places::NONE; 64]; 2];
    let mut cell = 0;
    while cell < 81 {
        let (word, bit) = Places::position(cell);
        let place = bit % 32;
        let band = (block(place) | row(place)) & !(1 << place);
        let column = 0o7 << (place / 3 * 3);
        table[word][bit] = match (word, bit / 32) {
            (0, 0) => Places([band | column << 32, column]),
            (0, _) => Places([column | band << 32, column]),
            _ => Places([column | column << 32, band]),
        };
        cell += 1;
    }
    table
};

/// The index of a cell in reading order, indexed by its word and bit.
pub(super) static INDEX: [[u8; 64]; 2] = {
    let mut table = [[0; 64]; 2];
    let mut cell = 0;
    while cell < 81 {
        let (word, bit) = Places::position(cell);
        table[word][bit] = cell as u8;
        cell += 1;
    }
    table
};

/// Returns the cells of a band that are in the same block as one of its cells.
pub(super) const fn block(place: usize) -> u64 {
    0o007_007_007 << (place / 3 % 3 * 3)
}

/// Returns the cells of a band that are in the same row as one of its cells.
pub(super) const fn row(place: usize) -> u64 {
    0o111_111_111 << (place % 3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::Cell;

    #[test]
    fn tables_of_cells_agree_with_the_vocabulary() {
        for cell in Cell::all() {
            let (word, bit) = Places::position(cell.index());
            let peers =
                cell.peers().iter().fold(Places::NONE, |all, peer| all | CELL[peer.index()]);
            assert_eq!(PEERS[word][bit], peers, "{cell}");
            assert_eq!(usize::from(INDEX[word][bit]), cell.index());
            assert_eq!(!COMPATIBLE[cell.index()] & Places::ALL, peers, "{cell}");
        }
    }

    #[test]
    fn closure_is_what_single_steps_come_to_and_never_less() {
        // Applies pointing and claiming, by their definition, until nothing changes.
        let lines = |of: fn(usize, usize) -> usize| {
            (0..3).map(move |a| (0..3).fold(0u64, |set, b| set | 1 << of(a, b)))
        };
        let by_steps = |mut places: u64| loop {
            let before = places;
            for one in
                lines(|group, line| 3 * group + line).chain(lines(|line, group| 3 * group + line))
            {
                for other in lines(|group, line| 3 * group + line)
                    .chain(lines(|line, group| 3 * group + line))
                {
                    let common = one & other;
                    if common != 0 && one != other && places & one & !common == 0 {
                        places &= !(other & !common);
                    }
                }
            }
            if places == before {
                return places;
            }
        };
        for places in 0..512 {
            let (possible, certain) = closure(places);
            assert_eq!(possible & !by_steps(places), 0);
            assert_eq!(certain & !possible, 0);
            assert_eq!(closure(possible), (possible, certain));
        }
    }
}
