//! Which digits the columns of each block hold.

use super::partition::Three;
use super::rows::Rows;
use super::tables::{FIRST_ROWS, Index, Tables};
use crate::random::RandomSource;

/// The columns of all nine blocks: a choice for band 1 and a choice for the others below it.
#[derive(Clone, Copy)]
pub(super) struct Columns {
    /// Which of the bands.
    band: usize,
    /// Which of the ways to go on below it: the 56 of each block.
    below: usize,
}

/// How many bands there are with columns 123, 456 and 789 in block 1, each standing in rows 1, 2, 3
/// in this order, and the first row of blocks 2 and 3 ascending: block 1 lets the next two blocks
/// share out the digits of the rows in 56 ways, and then the second and third row can be ordered in
/// 36.
pub(super) const BANDS: usize = 56 * 36 * 36;

/// How many ways there are to go on below a band.
pub(super) const BELOW: usize = 56 * 56 * 56;

/// The most ways there are to make rows of a band's columns: where all three blocks have the same.
const MOST_WAYS: u32 = 288;

impl Columns {
    /// The columns with these numbers, below [`BANDS`] and [`BELOW`].
    pub(super) fn numbered(band: usize, below: usize) -> Columns {
        Columns { band, below }
    }

    /// Draws columns, each choice as likely as there are ways to make rows of it.
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

    /// In how many ways, up to their order, rows can be made of the columns of band 2 (`band` 1) or
    /// 3 (`band` 2).
    pub(super) fn ways(&self, band: usize, tables: &Tables) -> u16 {
        tables.ways(self.renamed(band, 1, tables), self.renamed(band, 2, tables))
    }

    /// Whether these are more than so many. Mostly they are not, and mostly one look at block 2
    /// says so.
    #[inline]
    fn has_more_ways(&self, number: u16, band: usize, tables: &Tables) -> bool {
        let second = self.renamed(band, 1, tables);
        number < tables.most_ways(second)
            && number < tables.ways(second, self.renamed(band, 2, tables))
    }

    /// The columns of block 2 (`stack` 1) or 3 (`stack` 2) of a band, the digits renamed so that
    /// block 1's are `FIRST`.
    #[inline]
    fn renamed(&self, band: usize, stack: usize, tables: &Tables) -> Index {
        let below = self.below(0);
        let renamed = &tables.renamed[if band == 1 { below } else { tables.after[below].into() }];
        let next = &tables.next[band - 1][self.partition(stack, tables)];
        renamed[usize::from(next[self.below(stack)])]
    }

    /// The columns of a band: for each stack, for each column, the digits.
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

    /// The rows of band 1: for each row, for each stack, the digits.
    pub(super) fn first_rows(&self, tables: &Tables) -> Rows {
        let shared = tables.row_threes[self.band / 1296];
        [0, 1, 2].map(|row| [FIRST_ROWS[row], shared[row], 0x1ff & !FIRST_ROWS[row] & !shared[row]])
    }

    /// The partition of the columns of a block of band 1.
    #[inline]
    pub(super) fn partition(&self, stack: usize, tables: &Tables) -> usize {
        let partition = match stack {
            0 => tables.first,
            1 => tables.blocks[self.band / 36][0],
            _ => tables.blocks[36 * (self.band / 1296) + self.band % 36][1],
        };
        partition.into()
    }

    /// Which of the 56 ways to go on below a block of band 1.
    #[inline]
    fn below(&self, stack: usize) -> usize {
        self.below / [1, 56, 3136][stack] % 56
    }
}
