//! The digits that the columns of each block hold.

use super::partition::Three;
use super::rows::Rows;
use super::tables::{FIRST_ROWS, Index, Tables};
use crate::random::RandomSource;

/// The columns of all nine blocks: a choice for band 1, and a choice for the bands below it.
///
/// ```text
///   band   30,000 = 23 · 1296 + 5 · 36 + 12    way 23 to share out the digits of the rows, then
///                                              order 5 in block 2 and order 12 in block 3
///   below 100,000 = 31 · 56² + 49 · 56 + 40    ways 40, 49 and 31 below blocks 1, 2 and 3
/// ```
#[derive(Clone, Copy)]
pub(super) struct Columns {
    /// The number of the choice for band 1, below [`BANDS`].
    band: usize,
    /// The number of the choice for the bands below it, below [`BELOW`].
    below: usize,
}

/// The number of choices for band 1. Its block 1 has the columns 123, 456 and 789, each in this
/// order from row 1 to row 3; the first row of blocks 2 and 3 is ascending. Blocks 2 and 3 can
/// share out the digits of the rows in 56 ways. Then the second and third row of each of them can
/// be ordered in 36 ways.
pub(super) const BANDS: usize = 56 * 36 * 36;

/// The number of choices for the bands below band 1.
pub(super) const BELOW: usize = 56 * 56 * 56;

/// The largest number of ways to make rows of a band's columns: if all three blocks have the same.
const MOST_WAYS: u32 = 288;

impl Columns {
    /// Returns the columns with these numbers, below [`BANDS`] and [`BELOW`].
    pub(super) fn numbered(band: usize, below: usize) -> Columns {
        Columns { band, below }
    }

    /// Draws columns. The chance of each choice is in proportion to the ways to make rows of it.
    pub(super) fn draw(tables: &Tables, source: &mut RandomSource) -> Columns {
        loop {
            let columns = Columns::numbered(
                source.below(BANDS as u32) as usize,
                source.below(BELOW as u32) as usize,
            );
            if (1..3)
                .all(|band| columns.has_more_ways(source.below(MOST_WAYS) as u16, band, tables))
            {
                return columns;
            }
        }
    }

    /// Returns the number of ways to make rows of the columns of band 2 (`band` 1) or 3 (`band` 2),
    /// not counting the order of the rows.
    pub(super) fn ways(&self, band: usize, tables: &Tables) -> u16 {
        tables.ways(self.renamed(band, 1, tables), self.renamed(band, 2, tables))
    }

    /// Returns whether there are more than `number` such ways. Mostly there are not, and mostly
    /// block 2 is enough to see that.
    #[inline]
    fn has_more_ways(&self, number: u16, band: usize, tables: &Tables) -> bool {
        let second = self.renamed(band, 1, tables);
        number < tables.most_ways(second)
            && number < tables.ways(second, self.renamed(band, 2, tables))
    }

    /// Returns the columns of block 2 (`stack` 1) or 3 (`stack` 2) of a band, with the digits
    /// renamed so that block 1 has the columns `FIRST`.
    #[inline]
    fn renamed(&self, band: usize, stack: usize, tables: &Tables) -> Index {
        let below = self.below(0);
        let renamed = &tables.renamed[if band == 1 { below } else { tables.after[below].into() }];
        let next = &tables.next[band - 1][self.partition(stack, tables)];
        renamed[usize::from(next[self.below(stack)])]
    }

    /// Returns the columns of a band: the digits by stack and column.
    pub(super) fn threes(&self, band: usize, tables: &Tables) -> [[Three; 3]; 3] {
        [0, 1, 2].map(|stack| {
            let partition = self.partition(stack, tables);
            let first = tables.partitions[partition].0;
            let second = tables.threes[partition][self.below(stack)];
            match band {
                0 => first,
                1 => second,
                _ => [0, 1, 2].map(|column| 0x1ff & !first[column] & !second[column]),
            }
        })
    }

    /// Returns the rows of band 1: the digits by row and stack.
    pub(super) fn first_rows(&self, tables: &Tables) -> Rows {
        let shared = tables.row_threes[self.band / 1296];
        [0, 1, 2].map(|row| [FIRST_ROWS[row], shared[row], 0x1ff & !FIRST_ROWS[row] & !shared[row]])
    }

    /// Returns the index of the partition that the columns of a block of band 1 make.
    #[inline]
    pub(super) fn partition(&self, stack: usize, tables: &Tables) -> usize {
        let partition = match stack {
            0 => tables.first,
            1 => tables.blocks[self.band / 36][0],
            _ => tables.blocks[36 * (self.band / 1296) + self.band % 36][1],
        };
        partition.into()
    }

    /// Returns the number of the way, below 56, that is chosen below a block of band 1.
    #[inline]
    fn below(&self, stack: usize) -> usize {
        self.below / [1, 56, 3136][stack] % 56
    }
}
