//! Random full grids (疑似数独, S1.4).

use super::{RandomSource, isomorph::draw_isomorph};
use crate::state::Candidates;
use crate::vocabulary::{CellSet, Digit, DigitSet, Grid};

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
    draw_isomorph(&mut source).apply(&filled)
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
