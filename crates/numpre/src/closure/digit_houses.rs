//! What the places of one digit come to in each house, and at each crossing of a line and a block:
//! all of them at once.

use super::bit_boards::bands_of;
use super::sweep::{
    FIRST_OF_BLOCK, FIRST_OF_ROW, FIRST_OF_THREE, ROW, other_blocks, other_columns, other_rows,
    several,
};
use crate::vocabulary::{CellSet, House};

/// In which houses some cells are: in none of it, or with just one. A bit a house.
#[derive(Clone, Copy, Default)]
pub(crate) struct HouseCounts {
    any: u32,
    several: u32,
}

impl HouseCounts {
    /// Of these cells.
    pub(crate) fn of(cells: CellSet) -> HouseCounts {
        let (mut counts, mut columns) = (HouseCounts::default(), HouseCounts::default());
        for (number, x) in bands_of(cells).into_iter().enumerate() {
            let (any, many) = counted(x, x >> 1, x >> 2, FIRST_OF_THREE);
            let (rows, in_rows) = counted(any, any >> 3, any >> 6, FIRST_OF_ROW);
            let (blocks, in_blocks) = counted(any, any >> 9, any >> 18, FIRST_OF_BLOCK);
            let several_rows = in_rows | (many | many >> 3 | many >> 6) & FIRST_OF_ROW;
            let several_blocks = in_blocks | (many | many >> 9 | many >> 18) & FIRST_OF_BLOCK;
            counts.any |=
                every_ninth(rows) << (3 * number) | every_third(blocks) << (18 + 3 * number);
            counts.several |= every_ninth(several_rows) << (3 * number)
                | every_third(several_blocks) << (18 + 3 * number);
            let (below, in_columns) = counted(x, x >> 9, x >> 18, ROW);
            columns.several |= in_columns | columns.any & below;
            columns.any |= below;
        }
        HouseCounts {
            any: counts.any | columns.any << 9,
            several: counts.several | columns.several << 9,
        }
    }

    /// The houses that have one of the cells at least.
    pub(crate) fn with_any(self) -> u32 {
        self.any
    }

    /// The houses that have just one.
    pub(crate) fn with_one(self) -> u32 {
        self.any & !self.several
    }
}

/// Crossings of a row or column with a block, in order: rows, then columns, along each of them.
/// Those at which cells are in only one of the two houses outside of the crossing, or in the
/// crossing not at all and in one of the houses neither.
pub(crate) fn uneven_crossings(cells: CellSet) -> impl Iterator<Item = (House, House)> {
    let bands = bands_of(cells);
    let rows = bands.map(|x| {
        let any = (x | x >> 1 | x >> 2) & FIRST_OF_THREE;
        uneven(any, other_blocks(any), other_rows(any)) & FIRST_OF_THREE
    });
    let minicolumns = bands.map(|x| (x | x >> 9 | x >> 18) & ROW);
    let [a, b, c] = minicolumns;
    let others = [b | c, a | c, a | b];
    let columns: [u32; 3] = std::array::from_fn(|band| {
        uneven(minicolumns[band], others[band], other_columns(minicolumns[band])) & ROW
    });
    let in_rows = rows.into_iter().enumerate().flat_map(|(band, crossings)| {
        bits(crossings)
            .map(move |bit| (House::row(3 * band + bit / 9), House::block(3 * band + bit % 9 / 3)))
    });
    let in_columns = bits(columns[0] | columns[1] | columns[2]).flat_map(move |column| {
        let bands = (0..3).filter(move |&band| columns[band] >> column & 1 == 1);
        bands.map(move |band| (House::column(column), House::block(3 * band + column / 3)))
    });
    in_rows.chain(in_columns)
}

/// Of crossings with these, of lines with these outside of them, of blocks with these outside of
/// them: where just one of the latter two is left out, or where the first and one of the others.
fn uneven(crossing: u32, line: u32, block: u32) -> u32 {
    crossing & (line ^ block) | !crossing & !(line & block)
}

/// What stands in one of the three at least, and in two.
fn counted(a: u32, b: u32, c: u32, mask: u32) -> (u32, u32) {
    ((a | b | c) & mask, several(a, b, c) & mask)
}

/// The bits 0, 9 and 18, together.
fn every_ninth(bits: u32) -> u32 {
    (bits | bits >> 8 | bits >> 16) & 7
}

/// The bits 0, 3 and 6, together.
fn every_third(bits: u32) -> u32 {
    (bits | bits >> 2 | bits >> 4) & 7
}

/// The places of the bits, ascending.
fn bits(mut left: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::RandomSource;

    /// Random cells: many, and few.
    fn samples() -> impl Iterator<Item = CellSet> {
        let mut source = RandomSource::new(47, 0);
        (0..3000).map(move |number| {
            let mut cells = CellSet::ALL;
            for _ in 0..number % 5 {
                let bits =
                    u128::from(source.below(1 << 31)) | u128::from(source.below(1 << 31)) << 31;
                cells &= CellSet::from_bits(bits | u128::from(source.below(1 << 20)) << 62);
            }
            cells
        })
    }

    #[test]
    fn houses_have_what_is_counted_one_by_one() {
        for cells in samples() {
            let counts = HouseCounts::of(cells);
            for house in House::all() {
                let number = (cells & house.cells()).len();
                assert_eq!(
                    counts.with_any() >> house.index() & 1 == 1,
                    number > 0,
                    "{house}: {cells}"
                );
                assert_eq!(
                    counts.with_one() >> house.index() & 1 == 1,
                    number == 1,
                    "{house}: {cells}"
                );
            }
        }
    }

    #[test]
    fn crossings_are_what_is_seen_at_each() {
        let mut seen = 0;
        for cells in samples() {
            let lines = House::all().take(18);
            let crossings = lines.flat_map(|line| {
                [0, 3, 6].map(|place| (line, House::block(line.cell(place).block())))
            });
            let is_uneven = |(line, block): &(House, House)| {
                let (in_line, in_block) = (cells & line.cells(), cells & block.cells());
                let (a, b) = (!(in_line - in_block).is_empty(), !(in_block - in_line).is_empty());
                if (in_line & in_block).is_empty() { !a || !b } else { a != b }
            };
            let plain: Vec<(House, House)> = crossings.filter(is_uneven).collect();
            assert_eq!(uneven_crossings(cells).collect::<Vec<_>>(), plain, "{cells}");
            seen += plain.len();
        }
        assert!(seen > 10_000, "{seen}");
    }
}
