//! Tests randomness: golden values that must not change, and distributions that show no bias.

use numpre::random::{RandomSource, random_grid, random_isomorph};
use numpre::{Cell, Grid, check::clashes};

/// Returns χ² of the counts against an even distribution.
fn chi_squared(counts: &[u64]) -> f64 {
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    counts.iter().map(|&count| (count as f64 - expected).powi(2) / expected).sum()
}

/// The published stream of puzzles and grids must never change. The values are the same on every
/// machine.
#[test]
fn golden_values() {
    let mut source = RandomSource::new(1, 2);
    let drawn: Vec<u32> = (0..8).map(|_| source.below(1_000_000)).collect();
    assert_eq!(drawn, GOLDEN_NUMBERS);
    assert_eq!(random_grid(0, 0).to_string(), GOLDEN_GRIDS[0]);
    assert_eq!(random_grid(2026, u64::MAX).to_string(), GOLDEN_GRIDS[1]);
    assert_eq!(random_isomorph(2026, 1).to_string(), GOLDEN_ISOMORPH);
}

const GOLDEN_NUMBERS: [u32; 8] =
    [827_902, 376_157, 816_803, 109_845, 460_632, 406_452, 850_184, 261_846];
const GOLDEN_GRIDS: [&str; 2] = [
    "596138724721649385843275169387952641612384957459716238934527816175863492268491573",
    "849251673621973548753684219394865127216437985587129436438592761962718354175346892",
];
const GOLDEN_ISOMORPH: &str = "rows 456978132 columns 987231456 digits 592418637";

#[test]
fn drawing_below_a_bound_is_even_and_bounded() {
    let mut source = RandomSource::new(3, 0);
    for bound in [0, 1] {
        assert!((0..100).all(|_| source.below(bound) == 0));
    }
    for bound in [2_u32, 3, 7, 9, 10, 81] {
        let mut counts = vec![0_u64; bound as usize];
        for _ in 0..200_000 {
            counts[source.below(bound) as usize] += 1;
        }
        // The bound is five standard deviations above the mean of χ² with bound − 1 degrees of
        // freedom.
        let freedom = f64::from(bound - 1);
        assert!(
            chi_squared(&counts) < freedom + 5.0 * (2.0 * freedom).sqrt() + 5.0,
            "{bound}: {counts:?}"
        );
    }
    // With a bound near 2³², a careless method has a bias of one half.
    let high = (0..100_000).filter(|_| source.below(3_000_000_000) >= 1_500_000_000).count();
    assert!((49_000..51_000).contains(&high), "{high}");
}

/// Draws 100 000 grids: each is a solution, and all digits are equally frequent in every cell.
#[test]
fn digits_are_even_in_every_cell() {
    const GRIDS: u64 = 100_000;
    let mut counts = vec![[0_u64; 9]; 81];
    for index in 0..GRIDS {
        let grid = random_grid(7, index);
        if index % 100 == 0 {
            assert!(grid.is_full() && clashes(&grid).next().is_none(), "{grid}");
        }
        for (cell, digit) in grid.filled() {
            counts[cell.index()][digit.index()] += 1;
        }
    }
    // With 8 degrees of freedom, 32 is exceeded by chance in 1 cell of 10 000. The sum over 81
    // cells has mean 648 and standard deviation about 36.
    for cell in Cell::all() {
        assert!(chi_squared(&counts[cell.index()]) < 32.0, "{cell}: {:?}", counts[cell.index()]);
    }
    let total: f64 = counts.iter().map(|cell| chi_squared(cell)).sum();
    assert!((648.0 - 180.0..648.0 + 180.0).contains(&total), "χ² over all cells: {total}");
}

/// Tests that no place in a row is favoured.
///
/// In row 2 of a full grid, the digit of r1c1 is in one of the six cells outside block 1, each with
/// the same probability.
#[test]
fn places_are_even_within_a_row() {
    let mut counts = [0_u64; 6];
    for index in 0..60_000 {
        let grid = random_grid(11, index);
        let digit = grid.get(cell(0, 0));
        let column = (3..9).find(|&column| grid.get(cell(1, column)) == digit);
        counts[column.expect("row 2 has every digit, and outside block 1 this one") - 3] += 1;
    }
    assert!(chi_squared(&counts) < 25.0, "{counts:?}");
}

/// Tests the 9! orders of the first row, by their rank in 720 buckets of 504.
#[test]
fn orders_of_the_first_row_are_even() {
    let mut counts = [0_u64; 720];
    for index in 0..150_000 {
        let grid = random_grid(17, index);
        let row = &grid.values()[..9];
        // The rank in lexicographic order: for each place, the number of later digits that are
        // smaller, times the number of orders of the rest.
        let rank = (0..9).fold(0, |rank, place| {
            rank * (9 - place)
                + row[place + 1..].iter().filter(|&&later| later < row[place]).count()
        });
        counts[rank / 504] += 1;
    }
    // With 719 degrees of freedom, the bound is four standard deviations of about 38 to either
    // side.
    let total = chi_squared(&counts);
    assert!((719.0 - 152.0..719.0 + 152.0).contains(&total), "χ² of the first row: {total}");
}

/// Does the same for columns, which the generator of grids treats differently from rows.
#[test]
fn places_are_even_within_a_column() {
    let mut counts = [0_u64; 6];
    for index in 0..60_000 {
        let grid = random_grid(19, index);
        let digit = grid.get(cell(0, 0));
        let row = (3..9).find(|&row| grid.get(cell(row, 1)) == digit);
        counts[row.expect("column 2 has every digit, and outside block 1 this one") - 3] += 1;
    }
    assert!(chi_squared(&counts) < 25.0, "{counts:?}");
}

#[test]
fn every_index_has_its_own_grid() {
    let mut grids: Vec<Grid> = (0..20_000).map(|index| random_grid(5, index)).collect();
    grids.sort_unstable();
    grids.dedup();
    assert_eq!(grids.len(), 20_000);
}

fn cell(row: usize, column: usize) -> Cell {
    Cell::at(row, column).expect("both are below 9")
}
