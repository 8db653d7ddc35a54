//! Compares the least isomorph with a naive search of all arrangements, and checks its properties.

use numpre::canonical::{canonical, canonical_isomorph};
use numpre::random::{RandomSource, random_grid, random_isomorph};
use numpre::{Cell, CellSet, Digit, Grid, Isomorph};
use proptest::prelude::*;

/// Returns the nine lines in each of the 1296 orders that keep bands whole.
fn line_orders() -> Vec<[usize; 9]> {
    const ORDERS: [[usize; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    (0..1296)
        .map(|number| {
            let within = [number / 6, number / 36, number / 216].map(|number| ORDERS[number % 6]);
            let bands = ORDERS[number % 6];
            std::array::from_fn(|line| 3 * bands[line / 3] + within[line / 3][line % 3])
        })
        .collect()
}

/// Returns the least of all 3 359 232 arrangements. In each, digits are renamed 1, 2, 3, … in the
/// order of their first appearance.
fn naive(grid: &Grid) -> Grid {
    let orders = line_orders();
    let mut least = [10; 81];
    for transposed in [false, true] {
        let mut values = *grid.values();
        if transposed {
            for cell in Cell::all() {
                values[cell.index()] = grid.values()[9 * cell.column() + cell.row()];
            }
        }
        for rows in &orders {
            'arrangements: for columns in &orders {
                let mut names = [0; 10];
                let (mut named, mut is_less) = (0, false);
                for (place, least) in least.iter_mut().enumerate() {
                    let value = usize::from(values[9 * rows[place / 9] + columns[place % 9]]);
                    if value != 0 && names[value] == 0 {
                        named += 1;
                        names[value] = named;
                    }
                    if !is_less && names[value] > *least {
                        continue 'arrangements;
                    }
                    is_less |= names[value] < *least;
                    *least = names[value];
                }
            }
        }
    }
    Grid::from_values(least).expect("names go up to 9")
}

/// Returns the grid with all cells emptied except these.
fn only(grid: &Grid, cells: CellSet) -> Grid {
    let mut left = Grid::EMPTY;
    for (cell, digit) in grid.filled().filter(|&(cell, _)| cells.contains(cell)) {
        left.set(cell, Some(digit));
    }
    left
}

/// Returns a random grid with this many digits kept.
fn puzzle(seed: u64, clues: usize) -> Grid {
    let mut cells: Vec<Cell> = Cell::all().collect();
    RandomSource::new(seed, 1).shuffle(&mut cells);
    only(&random_grid(seed, 0), cells[..clues].iter().copied().collect())
}

fn parse(text: &str) -> Grid {
    text.parse().expect("81 characters")
}

/// The grid with the largest number of symmetries, 648.
const MOST_SYMMETRIC: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

/// Asserts that the naive search agrees and that the isomorph leads to the result.
fn assert_least(grid: &Grid) {
    let (least, isomorph) = canonical_isomorph(grid);
    assert_eq!(least, naive(grid), "of {grid}");
    assert_eq!(isomorph.apply(grid), least, "{isomorph} of {grid}");
}

#[test]
fn agrees_with_the_naive_search_whatever_the_number_of_clues() {
    for clues in (0..=81).step_by(3).chain([1, 2, 17, 80]) {
        assert_least(&puzzle(clues as u64, clues));
    }
}

#[test]
fn agrees_with_the_naive_search_on_full_grids() {
    for index in 0..12 {
        assert_least(&random_grid(21, index));
    }
    assert_eq!(
        canonical(&random_isomorph(3, 3).apply(&parse(MOST_SYMMETRIC))),
        parse(MOST_SYMMETRIC)
    );
    assert_least(&parse(MOST_SYMMETRIC));
}

/// Boards with many symmetries, for which many arrangements tie.
#[test]
fn agrees_with_the_naive_search_on_symmetric_boards() {
    let grid = parse(MOST_SYMMETRIC);
    let cells = |wanted: fn(usize, usize) -> bool| {
        Cell::all().filter(|c| wanted(c.row(), c.column())).collect()
    };
    for kept in [
        cells(|row, _| row == 4),
        cells(|_, column| column == 4),
        cells(|row, column| row == 4 || column == 4),
        cells(|row, column| row / 3 == 1 && column / 3 == 1),
        cells(|row, column| row / 3 == column / 3),
        cells(|row, _| row / 3 == 1),
        cells(|row, _| row % 3 == 1),
        cells(|row, column| row == column),
        cells(|row, column| row % 3 == column % 3),
        cells(|row, column| row % 3 == column / 3 && row / 3 == column % 3),
        cells(|row, column| row % 3 != 0 && column % 3 != 0),
        cells(|row, column| row / 3 != column / 3),
    ] {
        assert_least(&only(&grid, kept));
    }
    // A grid without symmetry, reduced to one or two digits.
    let grid = random_grid(1, 1);
    for digits in [[1, 1], [1, 2], [3, 8]] {
        let kept =
            grid.filled().filter(|(_, digit)| digits.contains(&digit.get())).map(|(cell, _)| cell);
        assert_least(&only(&grid, kept.collect()));
    }
}

/// Every board has a least isomorph, even one that breaks the rules.
#[test]
fn agrees_with_the_naive_search_on_clashing_boards() {
    for seed in 0..12 {
        let mut grid = puzzle(seed, 7 * seed as usize);
        let mut source = RandomSource::new(seed, 2);
        for _ in 0..12 {
            let cell = Cell::from_index(source.below(81) as usize).unwrap();
            grid.set(cell, Digit::new(source.below(4) as u8 + 1));
        }
        assert_least(&grid);
    }
    assert_least(&Grid::from_values([7; 81]).unwrap());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn isomorphs_meet(seed: u64, clues in 0..=81_usize, index: u64) {
        let puzzle = puzzle(seed, clues);
        let (least, isomorph) = canonical_isomorph(&puzzle);
        prop_assert_eq!(isomorph.apply(&puzzle), least);
        prop_assert!(least <= puzzle);
        prop_assert_eq!(canonical(&random_isomorph(seed, index).apply(&puzzle)), least);
        prop_assert_eq!(canonical(&least), least);
    }

    #[test]
    fn isomorphs_of_full_grids_meet(seed: u64, index: u64) {
        let grid = random_grid(seed, index);
        let (least, isomorph) = canonical_isomorph(&grid);
        prop_assert_eq!(isomorph.apply(&grid), least);
        prop_assert!(least <= grid);
        prop_assert_eq!(canonical(&random_isomorph(seed, index).apply(&grid)), least);
        prop_assert_eq!(canonical(&least), least);
    }

    /// The values do not come from a grid.
    #[test]
    fn isomorphs_of_clashing_boards_meet(values: [u8; 32], places: [u8; 32], seed: u64) {
        let mut grid = Grid::EMPTY;
        for (value, place) in values.into_iter().zip(places) {
            grid.set(Cell::from_index(usize::from(place) % 81).unwrap(), Digit::new(value % 10));
        }
        let (least, isomorph) = canonical_isomorph(&grid);
        prop_assert_eq!(isomorph.apply(&grid), least);
        prop_assert_eq!(canonical(&random_isomorph(seed, 0).apply(&grid)), least);
    }
}

#[test]
fn the_empty_board_is_its_own_least_isomorph() {
    assert_eq!(canonical_isomorph(&Grid::EMPTY), (Grid::EMPTY, Isomorph::IDENTITY));
    let mut one = Grid::EMPTY;
    one.set(Cell::at(3, 4).unwrap(), Digit::new(7));
    assert_eq!(canonical(&one).to_string(), format!("{}1", ".".repeat(80)));
}

/// The known puzzles with 17 clues are essentially different.
#[test]
fn all_puzzles_with_17_clues_differ() {
    let folder = std::env::var("NUMPRE_DATA").unwrap_or_else(|_| {
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data").to_owned()
    });
    let Ok(text) = std::fs::read_to_string(format!("{folder}/17_clue.txt")) else {
        println!(
            "skipped: {folder}/17_clue.txt cannot be read; \
             set NUMPRE_DATA to the folder of the data"
        );
        return;
    };
    let mut least: Vec<Grid> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| canonical(&parse(line.trim())))
        .collect();
    let all = least.len();
    assert!(all >= 49_158, "{all} puzzles");
    least.sort_unstable();
    least.dedup();
    assert_eq!(least.len(), all);
}
