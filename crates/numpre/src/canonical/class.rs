//! Classes of isomorphs: a key that stands for all boards that are really one.

use super::canonical;
use crate::vocabulary::Grid;
use std::collections::HashSet;

/// A class of isomorphs: its least board, packed into 34 bytes.
///
/// It is the same on every machine and with every version of this library, so that files may hold
/// it; two boards have the same one exactly if they are isomorphs. Classes are in the order of
/// their least boards.
///
/// ```text
///   row 1    row 2    …   row 9      each as the number that its nine digits write, 30 bits; a blank counts as 0
///   30 bits  30 bits      30 bits    270 bits and two zeros, the first row highest
/// ```
///
/// ```
/// use numpre::{canonical::{Class, canonical}, random::{random_grid, random_isomorph}};
///
/// let grid = random_grid(1, 0);
/// let class = Class::of(&grid);
/// assert_eq!(class, Class::of(&random_isomorph(7, 0).apply(&grid)));
/// assert_eq!(class.least(), canonical(&grid));
/// assert_eq!(Class::from_bytes(class.to_bytes()), Some(class));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Class([u8; 34]);

impl Class {
    /// The class of a board, by its least isomorph: some microseconds of work.
    pub fn of(grid: &Grid) -> Class {
        let least = canonical(grid);
        let mut bits = Bits { bytes: [0; 34], length: 0 };
        for row in least.values().as_chunks::<9>().0 {
            bits.push(row.iter().fold(0, |number, &digit| 10 * number + u32::from(digit)));
        }
        Class(bits.bytes)
    }

    /// Its bytes.
    pub const fn to_bytes(self) -> [u8; 34] {
        self.0
    }

    /// The class with these bytes; `None` where they are no least board. As long as
    /// [`of`](Class::of) takes.
    pub fn from_bytes(bytes: [u8; 34]) -> Option<Class> {
        let board = unpacked(&bytes)?;
        Some(Class(bytes)).filter(|class| Class::of(&board) == *class)
    }

    /// Its least board.
    pub fn least(&self) -> Grid {
        unpacked(&self.0).expect("a class is packed from a board, or was unpacked before")
    }
}

/// Numbers of 30 bits, one after the other, the highest bit first.
struct Bits {
    bytes: [u8; 34],
    length: usize,
}

impl Bits {
    fn push(&mut self, number: u32) {
        for place in (0..30).rev() {
            if number >> place & 1 == 1
                && let Some(byte) = self.bytes.get_mut(self.length / 8)
            {
                *byte |= 0x80 >> (self.length % 8);
            }
            self.length += 1;
        }
    }
}

/// The board that was packed into these bytes, if one was.
fn unpacked(bytes: &[u8; 34]) -> Option<Grid> {
    let bit = |place: usize| u32::from(bytes[place / 8] >> (7 - place % 8) & 1);
    let mut values = [0; 81];
    for (row, digits) in values.as_chunks_mut::<9>().0.iter_mut().enumerate() {
        let mut number = (30 * row..30 * row + 30).fold(0, |number, place| 2 * number + bit(place));
        for digit in digits.iter_mut().rev() {
            *digit = (number % 10) as u8;
            number /= 10;
        }
        if number > 0 {
            return None;
        }
    }
    if bit(270) | bit(271) == 1 { None } else { Grid::from_values(values) }
}

/// The classes seen so far; each takes 35 to 70 bytes.
///
/// ```
/// use numpre::canonical::{Class, Classes};
/// use numpre::random::{random_grid, random_isomorph};
///
/// let (grid, other) = (random_grid(1, 0), random_grid(1, 1));
/// let mut classes = Classes::default();
/// assert!(classes.is_new(Class::of(&grid)));
/// assert!(!classes.is_new(Class::of(&random_isomorph(7, 0).apply(&grid))));
/// assert!(classes.is_new(Class::of(&other)));
/// assert_eq!(classes.count(), 2);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Classes {
    seen: HashSet<Class>,
}

impl Classes {
    /// Takes note of a class, and says whether it is the first time.
    pub fn is_new(&mut self, class: Class) -> bool {
        self.seen.insert(class)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.seen.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::random_grid;
    use crate::vocabulary::CellSet;

    /// Files may hold it: these bytes never change.
    #[test]
    fn the_bytes_are_fixed() {
        let puzzle =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        let class = Class::of(&puzzle.parse().unwrap());
        let hex: String = class.to_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "0000000400003ff00f7314000001f40024aa916a6570000001f4006ad2180262d700");
    }

    #[test]
    fn what_is_packed_comes_back() {
        let mut classes: Vec<Class> = Vec::new();
        for index in 0..50 {
            let board = random_grid(14, index)
                .only(CellSet::from_bits(0x5_5a5a_33cc_0f0f_aaaa_u128 << (index % 13)));
            let class = Class::of(&board);
            assert_eq!(class.least(), canonical(&board));
            assert_eq!(Class::from_bytes(class.to_bytes()), Some(class));
            classes.push(class);
        }
        let mut by_board = classes.clone();
        by_board.sort_by_key(|class| class.least().to_line(b'0'));
        classes.sort();
        assert_eq!(classes, by_board);
    }

    #[test]
    fn other_bytes_are_refused() {
        assert_eq!(Class::from_bytes([0xff; 34]), None);
        let mut bytes = Class::of(&random_grid(14, 0)).to_bytes();
        bytes[33] |= 1;
        assert_eq!(Class::from_bytes(bytes), None);
        // A board, but not the least of its class.
        bytes = [0; 34];
        bytes[0] = 0x10;
        assert_eq!(Class::from_bytes(bytes), None);
    }
}
