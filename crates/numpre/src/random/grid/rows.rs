//! The ways to order the digits in the columns of a band so that every row has all nine digits.

use super::partition::Three;

/// Three rows of a band, each as one three per stack: the digits that it has there.
pub(super) type Rows = [[Three; 3]; 3];

/// The rows that can be made of the columns of a band.
///
/// ```text
///   147 258 369 | 159 267 348 | 168 249 357    the columns of a band
///   1   2   3   | 5   6   4   | 8   9   7      a row: one digit of each column
/// ```
///
/// A block has 27 parts with one digit of each column. For the part 1 2 3 of the first block, two
/// parts of the second block fit, 5 6 4 and 9 7 8: they share no digit with it, and leave one digit
/// of each column of the third block. This band has 20 ways to make three rows.
///
/// The same three rows can be in six orders, of which only one counts: the first row has the least
/// digit of the first column, the second row has the next.
pub(super) struct Candidates {
    /// The rows with the least digit of the first column, each packed into nine bits per stack.
    first: List,
    /// The rows with the next digit of the first column.
    second: List,
}

impl Candidates {
    /// Finds the rows of these columns, three per stack.
    pub(super) fn new(columns: &[[Three; 3]; 3]) -> Candidates {
        let [first, second, third] = columns;
        let [least, next, _] = one_of_each(first);
        let fitting = Fitting::new(second, third);
        let mut candidates = Candidates { first: List::EMPTY, second: List::EMPTY };
        fitting.add_rows_with(&least, &mut candidates.first);
        fitting.add_rows_with(&next, &mut candidates.second);
        candidates
    }

    /// Returns the number of ways to make three rows of the band, not counting their order.
    pub(super) fn count(&self) -> usize {
        self.first.rows().map(|first| self.second.apart_from(first)).sum::<u32>() as usize
    }

    /// Returns the way with this number, ordered by the first row and then by the second. Returns
    /// `None` if there are fewer ways.
    pub(super) fn nth(&self, mut number: usize) -> Option<Rows> {
        for first in self.first.rows() {
            let ways = self.second.apart_from(first) as usize;
            if number < ways {
                let second = self.second.rows().filter(|second| first & second == 0).nth(number)?;
                // If two rows have all digits and share no cell, the third has all digits too.
                return Some([first, second, ((1 << 27) - 1) & !first & !second].map(unpack));
            }
            number -= ways;
        }
        None
    }
}

/// The 27 parts that rows can have in a block, by their digits of the first, second and third
/// column.
type Parts = [[[Three; 3]; 3]; 3];

/// The parts of the second block, and the means to find those that fit a part of the first block.
struct Fitting {
    /// The parts that a row can have in the second block.
    parts: Parts,
    /// For each column of the third block and each of its digits, the index of the digit and the
    /// `parts` that have it, one bit per part.
    third: [[(u8, u32); 3]; 3],
}

impl Fitting {
    /// Prepares blocks with these columns.
    fn new(second: &[Three; 3], third: &[Three; 3]) -> Fitting {
        // The parts with the least digit of each column, and the step to those with its next digit.
        const LEAST: [(u32, u32); 3] = [(0o777, 9), (0o7_007_007, 3), (0o111_111_111, 1)];
        let mut with = [0; 9];
        for (column, (least, step)) in second.iter().zip(LEAST) {
            for (digit, number) in digits_of(*column).into_iter().zip(0..) {
                with[usize::from(digit)] = least << (step * number);
            }
        }
        let third =
            third.map(|column| digits_of(column).map(|digit| (digit, with[usize::from(digit)])));
        Fitting { parts: one_of_each(second), third }
    }

    /// Adds the rows that have one of these parts in the first block, each packed into nine bits
    /// per stack.
    fn add_rows_with(&self, firsts: &[[Three; 3]; 3], rows: &mut List) {
        let seconds = self.parts.as_flattened().as_flattened();
        for &first in firsts.as_flattened() {
            let mut fit = self.fit(first);
            while fit != 0 {
                let second = seconds[fit.trailing_zeros() as usize % 27];
                rows.push(pack([first, second, 0x1ff & !first & !second]));
                fit &= fit - 1;
            }
        }
    }

    /// Returns the parts of the second block that share no digit with this part of the first block,
    /// and leave one digit of each column of the third.
    #[inline(always)]
    fn fit(&self, first: Three) -> u32 {
        let mut unfit = 0;
        for column in &self.third {
            let mut all_of_it = u32::MAX;
            for (digit, with) in column {
                // All ones if the part of the first block has the digit.
                let first = u32::from(first >> digit & 1).wrapping_neg();
                unfit |= with & first;
                all_of_it &= with | first;
            }
            unfit |= all_of_it;
        }
        ((1 << 27) - 1) & !unfit
    }
}

/// A list of up to 72 rows: there are nine parts in the first block, and at most 2 × 2 × 2 parts in
/// the second fit each of them.
struct List {
    rows: [u32; 72],
    len: usize,
}

impl List {
    /// An empty list. Its unused entries share cells with every row.
    const EMPTY: List = List { rows: [u32::MAX; 72], len: 0 };

    fn push(&mut self, row: u32) {
        // An index out of bounds would mean more than 72 rows, which the bound above excludes.
        self.rows[self.len] = row;
        self.len += 1;
    }

    fn rows(&self) -> impl Iterator<Item = u32> {
        self.rows.iter().copied().take(self.len)
    }

    /// Returns the number of rows that share no cell with this row, counted eight at a time.
    fn apart_from(&self, row: u32) -> u32 {
        let eights = self.rows.as_chunks::<8>().0.iter().take(self.len.div_ceil(8));
        eights.map(|eight| eight.iter().map(|other| u32::from(row & other == 0)).sum::<u32>()).sum()
    }
}

fn pack(row: [Three; 3]) -> u32 {
    u32::from(row[0]) | u32::from(row[1]) << 9 | u32::from(row[2]) << 18
}

fn unpack(row: u32) -> [Three; 3] {
    [0, 9, 18].map(|shift| (row >> shift) as Three & 0x1ff)
}

/// Returns the parts of a block with these columns.
fn one_of_each(columns: &[Three; 3]) -> Parts {
    let [first, second, third] = columns.map(|three| digits_of(three).map(|digit| 1 << digit));
    let two = second.map(|second| third.map(|third| second | third));
    first.map(|first| two.map(|three| three.map(|two| first | two)))
}

/// Returns the indices of the digits of a three, ascending.
#[inline(always)]
fn digits_of(three: Three) -> [u8; 3] {
    let next = three & three.wrapping_sub(1);
    let last = next & next.wrapping_sub(1);
    [three, next, last].map(|three| three.trailing_zeros() as u8 % 9)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::RandomSource;
    use crate::random::grid::partition::Partition;

    /// Returns all rows that have this digit in the first block, in the order of their parts.
    fn plain_rows(columns: &[[Three; 3]; 3], digit: Three) -> Vec<[Three; 3]> {
        let parts =
            |columns: &[Three; 3]| one_of_each(columns).as_flattened().as_flattened().to_vec();
        let [first, second, third] = columns.each_ref().map(parts);
        let with_digit = first.into_iter().filter(|part| part & digit != 0);
        let pairs = with_digit.flat_map(|first| second.iter().map(move |&second| (first, second)));
        pairs
            .map(|(first, second)| [first, second, 0x1ff & !first & !second])
            .filter(|[first, second, left]| first & second == 0 && third.contains(left))
            .collect()
    }

    #[test]
    fn ways_are_found_in_order() {
        let all = Partition::all();
        let mut source = RandomSource::new(2, 0);
        for _ in 0..500 {
            let columns = [0, 1, 2].map(|_| all[source.below(280) as usize].0);
            let [least, next, _] = digits_of(columns[0][0]).map(|digit| 1 << digit);
            let (firsts, seconds) = (plain_rows(&columns, least), plain_rows(&columns, next));
            let apart = |one: &[Three; 3], other: &[Three; 3]| {
                one.iter().zip(other).all(|(one, other)| one & other == 0)
            };
            let mut ways = Vec::new();
            for first in &firsts {
                for second in seconds.iter().filter(|second| apart(first, second)) {
                    ways.push([
                        *first,
                        *second,
                        [0, 1, 2].map(|stack| 0x1ff & !first[stack] & !second[stack]),
                    ]);
                }
            }
            let candidates = Candidates::new(&columns);
            assert_eq!(candidates.count(), ways.len());
            let found: Vec<Rows> =
                (0..ways.len()).map_while(|number| candidates.nth(number)).collect();
            assert_eq!(found, ways);
            assert_eq!(candidates.nth(ways.len()), None);
        }
    }

    /// The list has room for the rows of every band, and no more.
    #[test]
    fn no_block_leaves_more_than_72_rows() {
        let all = Partition::all();
        let most = all.iter().flat_map(|second| {
            all.iter().map(|third| plain_rows(&[Partition::FIRST.0, second.0, third.0], 1).len())
        });
        assert_eq!(most.max(), Some(72));
    }
}
