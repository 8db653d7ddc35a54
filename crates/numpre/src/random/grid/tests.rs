//! The proof that every grid is equally likely, and a statistical test of the bands that are drawn.

use super::columns::{BANDS, BELOW};
use super::partition::{Partition, Renaming};
use super::tables::{Tables, keeping_first};
use super::*;
use crate::vocabulary::{Cell, Isomorph};
use std::collections::{BTreeMap, BTreeSet};

/// The number of full grids (Felgenhauer and Jarvis, 2005).
const ALL_GRIDS: u128 = 6_670_903_752_021_072_936_960;

/// The columns of the second and third block of a band whose first block has the columns
/// [`Partition::FIRST`].
type Pair = [Partition; 2];

/// Bands that differ only by the names of the digits and the order of blocks, so that equally many
/// grids have each of them.
struct BandClass {
    pairs: BTreeSet<Pair>,
    /// The number of grids whose first band is in this class.
    grids: u128,
}

fn pair_of(columns: &Columns, tables: &Tables) -> Pair {
    let [second, third] = [1, 2].map(|stack| tables.partitions[columns.partition(stack, tables)]);
    [second, third]
}

/// Returns all classes of bands, with the numbers that the sampler's tables give for them.
fn band_classes() -> Vec<BandClass> {
    let tables = &*TABLES;
    let mut bands = BTreeMap::<Pair, (usize, u128)>::new();
    for band in 0..BANDS {
        bands.entry(pair_of(&Columns::numbered(band, 0), tables)).or_insert((band, 0)).1 += 1;
    }
    let renamings: Vec<Renaming> = keeping_first().map(|names| Renaming::new(&names)).collect();
    let mut classes = Vec::new();
    while let Some((&[second, third], &(band, _))) = bands.first_key_value() {
        let images =
            renamings.iter().map(|renaming| [second.renamed(renaming), third.renamed(renaming)]);
        let pairs: BTreeSet<Pair> =
            images.flat_map(|[second, third]| [[second, third], [third, second]]).collect();
        let size: u128 =
            pairs.iter().filter_map(|pair| bands.remove(pair)).map(|(_, times)| times).sum();
        let ways = |columns: Columns, band| u128::from(columns.ways(band, tables));
        let below = (0..BELOW).map(|below| Columns::numbered(band, below));
        let below: u128 = below.map(|columns| ways(columns, 1) * ways(columns, 2)).sum();
        // Times the orders of the rows of bands 2 and 3 and of the columns of stacks 2 and 3, and
        // the names of the digits.
        classes.push(BandClass { pairs, grids: size * below * 36 * 36 * 362_880 });
    }
    classes
}

/// Every choice of the sampler is even, or is accepted in proportion to the ways to continue, and
/// all ways together give all grids.
#[test]
fn the_choices_add_up_to_all_grids() {
    assert_eq!(band_classes().iter().map(|class| class.grids).sum::<u128>(), ALL_GRIDS);
    // A choice is accepted if a number below 288 is below its number of ways.
    assert_eq!(all_ways().max(), Some(288));
}

/// The table of ways adds up to the number of bands with a given first block.
#[test]
fn the_ways_add_up_to_all_bands() {
    assert_eq!(all_ways().map(u64::from).sum::<u64>(), 56 * 6_u64.pow(6));
}

fn all_ways() -> impl Iterator<Item = u16> {
    (0..280).flat_map(|second| (0..280).map(move |third| TABLES.ways(second, third)))
}

/// Returns the columns of blocks 2 and 3 of a full grid, with the digits renamed so that block 1
/// has the columns `FIRST`.
fn first_band(grid: &Grid) -> Pair {
    let digit = |row, column| grid.get(Cell::at(row, column).unwrap()).unwrap().index();
    let mut names = [0; 9];
    for column in 0..3 {
        for row in 0..3 {
            names[digit(row, column)] = (3 * column + row) as u8;
        }
    }
    [3_usize, 6].map(|block| {
        let three = |column| {
            (0..3).fold(0_u16, |three, row| three | 1 << names[digit(row, block + column)])
        };
        Partition::of([0, 1, 2].map(three))
    })
}

/// The classes of four of the six bands of 300 000 grids have their exact shares, by a χ² test.
#[test]
fn bands_come_in_their_exact_shares() {
    const GRIDS: u64 = 300_000;
    let classes = band_classes();
    let class_of: BTreeMap<Pair, usize> = classes
        .iter()
        .enumerate()
        .flat_map(|(index, class)| class.pairs.iter().map(move |&pair| (pair, index)))
        .collect();
    let forward = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let moved = [6, 7, 8, 0, 1, 2, 3, 4, 5];
    let to_front = [(false, forward), (false, moved), (true, forward), (true, moved)].map(
        |(transposed, lines)| {
            let (rows, columns) = if transposed { (forward, lines) } else { (lines, forward) };
            Isomorph::new(rows, columns, transposed, forward).unwrap()
        },
    );
    let mut counts = vec![[0_u64; 4]; classes.len()];
    for index in 0..GRIDS {
        let grid = random_grid(13, index);
        for (which, isomorph) in to_front.iter().enumerate() {
            counts[class_of[&first_band(&isomorph.apply(&grid))]][which] += 1;
        }
    }
    for which in 0..4 {
        let chi_squared: f64 = classes
            .iter()
            .zip(&counts)
            .map(|(class, counts)| {
                let expected = class.grids as f64 / ALL_GRIDS as f64 * GRIDS as f64;
                assert!(expected >= 10.0, "too few for χ²: {expected}");
                (counts[which] as f64 - expected).powi(2) / expected
            })
            .sum();
        let freedom = classes.len() as f64 - 1.0;
        println!("χ² {chi_squared:.1} with {freedom} degrees of freedom");
        // At most four standard deviations from the mean.
        assert!(
            (chi_squared - freedom).abs() < 4.0 * (2.0 * freedom).sqrt(),
            "band {which}: {chi_squared}, {freedom}"
        );
    }
}
