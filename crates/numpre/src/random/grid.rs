//! Random full grids (疑似数独, S1.4).

use super::RandomSource;
use crate::state::Candidates;
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, Grid};

/// The random full grid with this index under this seed.
///
/// An empty board is filled by search ([`Fewest`](crate::search::Fewest)'s order, ties and digits by chance), and what comes
/// out is moved at random within its class: rows within bands, bands, columns within stacks, stacks, transposition, and the
/// digits' names. The last step alone makes every digit equally likely in every cell; whether some classes of grids come
/// more often than their share is a question of the filling.
///
/// ```
/// use numpre::{check::clashes, random::random_grid};
///
/// let grid = random_grid(2026, 0);
/// assert!(grid.is_full() && clashes(&grid).next().is_none());
/// assert_eq!(grid, random_grid(2026, 0));
/// assert_ne!(grid, random_grid(2026, 1));
/// ```
pub fn random_grid(seed: u64, index: u64) -> Grid {
    let mut source = RandomSource::new(seed, index);
    let filled = loop {
        if let Some(grid) = fill(&Candidates::ALL, CellSet::ALL, &mut source) {
            break grid;
        }
    };
    shuffled(&filled, &mut source)
}

/// A random completion of a state, if it has one.
fn fill(state: &Candidates, open: CellSet, source: &mut RandomSource) -> Option<Grid> {
    let Some(fewest) = open.iter().map(|cell| state[cell].len()).min() else {
        return Some(state.singles());
    };
    let tied: CellSet = open.iter().filter(|&cell| state[cell].len() == fewest).collect();
    let cell = tied.iter().nth(source.below(tied.len() as u32) as usize)?;
    let mut digits = [0; 9];
    let count = state[cell].len();
    for (slot, digit) in digits.iter_mut().zip(state[cell].iter()) {
        *slot = digit.get();
    }
    source.shuffle(&mut digits[..count]);
    digits[..count].iter().filter_map(|&value| Digit::new(value)).find_map(|digit| {
        let mut next = *state;
        next[cell] = DigitSet::of(digit);
        next.strike_from_peers(cell, digit);
        fill(&next, open.without(cell), source)
    })
}

/// A random isomorph of a grid, all 3 359 232 × 9! moves equally likely.
fn shuffled(grid: &Grid, source: &mut RandomSource) -> Grid {
    let rows = shuffled_lines(source);
    let columns = shuffled_lines(source);
    let mut names = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    source.shuffle(&mut names);
    let transposed = source.below(2) == 1;
    let mut moved = Grid::EMPTY;
    for (cell, digit) in grid.filled() {
        let (row, column) = (rows[cell.row()], columns[cell.column()]);
        let to = if transposed { Cell::at(column, row) } else { Cell::at(row, column) };
        if let Some(to) = to {
            moved.set(to, Digit::new(names[digit.index()]));
        }
    }
    moved
}

/// The nine rows (or columns) shuffled within their bands (or stacks), and these among each other.
fn shuffled_lines(source: &mut RandomSource) -> [usize; 9] {
    let mut bands = [0, 1, 2];
    source.shuffle(&mut bands);
    let mut lines = [0; 9];
    for (band, three) in bands.iter().zip(lines.chunks_exact_mut(3)) {
        let mut within = [0, 1, 2];
        source.shuffle(&mut within);
        for (slot, line) in three.iter_mut().zip(within) {
            *slot = band * 3 + line;
        }
    }
    lines
}
