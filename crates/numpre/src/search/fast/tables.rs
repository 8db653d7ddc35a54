//! The tables of the engine, made at compile time from the rule itself.

use super::places::Places;

/// The six ways in which a digit stands in three lines × three groups, once in each: bit
/// `3 × group + line`.
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

/// What nine places come to when only the arrangements that fit into them are kept: the union of
/// these arrangements (possible) and their intersection (certain); both empty where none fits.
///
/// That is all that the rule says about one digit in one band or stack: hidden singles and locked
/// candidates, pointing and claiming, however many of them follow from each other.
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

/// Nine minirows, bit `3 × block + row`, as the cells of a band.
const fn cells_of_minirows(minirows: u64) -> u64 {
    minirows * 0o001_001_001
}

/// Nine minicolumns of one stack, bit `3 × column + band`, as bits `9 × column + band`.
const fn spread(minicolumns: u64) -> u64 {
    minicolumns & 0o7 | (minicolumns & 0o70) << 6 | (minicolumns & 0o700) << 12
}

/// By the minirows of a band that have the digit (bit `3 × block + row`): in the low half the cells
/// that it can keep, in the high half the cells of the minirows that must have it.
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

/// By the minicolumns of a stack that have the digit (bit `3 × column + band`): in the low half
/// those that can keep it, in the high half those that must have it, each as bit
/// `9 × column + band`.
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

/// By the cell's bit in its word: what its digit keeps of the word when it is placed there. Row and
/// block lose it; the columns in other bands are left to the closure.
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

/// By cell in reading order: the cell itself. Indices from 81 on are for the bounds checks alone.
pub(super) static CELL: [Places; 128] = {
    let mut table = [Places::NONE; 128];
    let mut cell = 0;
    while cell < 81 {
        table[cell] = Places::of(cell);
        cell += 1;
    }
    table
};

/// By cell in reading order: where else its digit can stand, itself included.
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

/// By word and bit: the 20 cells that share a house with a cell.
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

/// By word and bit: the cell's index in reading order.
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

/// The block of a place of a band, as cells of the band.
pub(super) const fn block(place: usize) -> u64 {
    0o007_007_007 << (place / 3 % 3 * 3)
}

/// The row of a place of a band, as cells of the band.
pub(super) const fn row(place: usize) -> u64 {
    0o111_111_111 << (place % 3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::Cell;

    #[test]
    fn peers_are_the_vocabulary_s() {
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
        // Pointing and claiming, repeated until nothing changes, by their definition.
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
