//! The ways to order the columns of a band so that its rows are sound.

use super::partition::Three;

/// Three rows of a band, each as one three a stack: the digits it has there.
pub(super) type Rows = [[Three; 3]; 3];

/// The rows that can be made of the columns of a band.
///
/// Of the six orders of the same three rows only one counts: with the least digit of the first column in the first row, and the
/// next in the second.
pub(super) struct Candidates {
    /// The rows with the least digit of the first column, each packed: nine bits a stack.
    first: List,
    /// The rows with the next.
    second: List,
    /// All the columns have.
    all: u32,
}

impl Candidates {
    /// Of these columns, three a stack.
    pub(super) fn new(columns: &[[Three; 3]; 3]) -> Candidates {
        let least = columns[0][0] & columns[0][0].wrapping_neg();
        let left = columns[0][0] ^ least;
        let next = left & left.wrapping_neg();
        let seconds = one_of_each(columns[1], 3);
        let mut thirds = [false; 512];
        for third in one_of_each(columns[2], 3) {
            thirds[usize::from(third)] = true;
        }
        let rows_with = |digit: Three| {
            let mut rows = List::EMPTY;
            for &first in &one_of_each([digit, columns[0][1], columns[0][2]], 1)[..9] {
                for second in seconds {
                    // Where the first two share a digit, more than three are left.
                    let third = 0x1ff & !first & !second;
                    rows.push_if(thirds[usize::from(third)], pack([first, second, third]));
                }
            }
            rows
        };
        Candidates { first: rows_with(least), second: rows_with(next), all: (1 << 27) - 1 }
    }

    /// Every way to split the band into rows, up to their order.
    pub(super) fn all(&self) -> impl Iterator<Item = Rows> {
        // Where two rows are sound, and share no cell, so is the third.
        self.first.rows().iter().flat_map(move |&first| {
            let seconds = self.second.rows().iter().filter(move |&second| first & second == 0);
            seconds.map(move |&second| [first, second, self.all & !first & !second].map(unpack))
        })
    }
}

/// Rows, 243 at most; without a branch where one is added.
struct List {
    rows: [u32; 256],
    len: u8,
}

impl List {
    const EMPTY: List = List { rows: [0; 256], len: 0 };

    #[inline(always)]
    fn push_if(&mut self, wanted: bool, row: u32) {
        self.rows[usize::from(self.len)] = row;
        self.len += u8::from(wanted);
    }

    fn rows(&self) -> &[u32] {
        &self.rows[..usize::from(self.len)]
    }
}

fn pack([first, second, third]: [Three; 3]) -> u32 {
    u32::from(first) | u32::from(second) << 9 | u32::from(third) << 18
}

fn unpack(row: u32) -> [Three; 3] {
    [0, 9, 18].map(|shift| (row >> shift) as Three & 0x1ff)
}

/// The 27 ways to take one digit of each of three threes; of the first only as many as asked for.
fn one_of_each(threes: [Three; 3], of_first: usize) -> [Three; 27] {
    let digits = threes.map(|three| {
        let least = three & three.wrapping_neg();
        let left = three ^ least;
        let next = left & left.wrapping_neg();
        [least, next, left ^ next]
    });
    std::array::from_fn(|number| digits[0][number / 9 % of_first] | digits[1][number / 3 % 3] | digits[2][number % 3])
}
