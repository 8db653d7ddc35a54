//! The places of one digit, counted in every house and at every crossing of a row or column with a
//! block, all at once.

use super::bit_boards::bands_of;
use super::sweep::{
    FIRST_OF_BLOCK, FIRST_OF_ROW, FIRST_OF_THREE, ROW, other_blocks, other_columns, other_rows,
    several,
};
use crate::vocabulary::{CellSet, House};

/// The houses that have any of some cells, and those that have more than one of them. One bit per
/// house: rows, columns, blocks.
#[derive(Clone, Copy, Default)]
pub(crate) struct HouseCounts {
    any: u32,
    several: u32,
}

impl HouseCounts {
    /// Counts these cells in every house.
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

    /// Returns the houses with at least one of the cells.
    pub(crate) fn with_any(self) -> u32 {
        self.any
    }

    /// Returns the houses with exactly one of the cells.
    pub(crate) fn with_one(self) -> u32 {
        self.any & !self.several
    }
}

/// Returns the crossings of a row or column with a block that are uneven, rows before columns,
/// along each line. A crossing that has some of the cells is uneven if exactly one of its two
/// houses has cells outside it. A crossing that has none is uneven if one of the houses, or both,
/// have none at all.
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

/// Returns the uneven crossings. The arguments are the crossings with some of the cells, those
/// whose line has cells outside them, and those whose block has cells outside them.
fn uneven(crossing: u32, line: u32, block: u32) -> u32 {
    crossing & (line ^ block) | !crossing & !(line & block)
}

/// Returns the bits that are set in at least one of the words, and those set in at least two.
fn counted(a: u32, b: u32, c: u32, mask: u32) -> (u32, u32) {
    ((a | b | c) & mask, several(a, b, c) & mask)
}

/// Moves the bits 0, 9 and 18 to the bits 0 to 2.
fn every_ninth(bits: u32) -> u32 {
    (bits | bits >> 8 | bits >> 16) & 7
}

/// Moves the bits 0, 3 and 6 to the bits 0 to 2.
fn every_third(bits: u32) -> u32 {
    (bits | bits >> 2 | bits >> 4) & 7
}

/// Returns the positions of the set bits, ascending.
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

    /// Returns 3,000 random sets of cells, from all cells to few.
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
    fn house_counts_are_as_counted_cell_by_cell() {
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
    fn uneven_crossings_are_as_found_one_by_one() {
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
