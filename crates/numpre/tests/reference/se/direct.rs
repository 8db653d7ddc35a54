//! Producers 1 to 5: hints that place a digit and remove nothing but what the digit removes.

use super::grid::{BCR, Grid, HOUSES, Kind, OVERLAP, bits, size, subsets};
use super::hint::Hint;
use super::pattern::{self, Pattern};

/// Producer 1: the last blank of a house, then the only place of a digit in a house.
pub(super) fn hidden_single(grid: &Grid) -> Option<Hint> {
    for last_blank in [true, false] {
        for kind in BCR {
            for house in kind.houses().filter(|&house| (grid.blanks[house] == 1) == last_blank) {
                for digit in 0..9 {
                    let positions = grid.positions[house][digit];
                    if size(positions) == 1 {
                        let rating = match kind {
                            _ if last_blank => 1.0,
                            Kind::Block => 1.2,
                            Kind::Row | Kind::Column => 1.5,
                        };
                        let cell = HOUSES[house][positions.trailing_zeros() as usize];
                        return Some(Hint::placing(rating, cell, digit));
                    }
                }
            }
        }
    }
    None
}

/// Producer 4: a cell with one candidate.
pub(super) fn naked_single(grid: &Grid) -> Option<Hint> {
    let cell = (0..81).find(|&cell| grid.count(cell) == 1)?;
    Some(Hint::placing(2.3, cell, grid.candidates[cell].trailing_zeros() as usize))
}

/// Producer 2: locked candidates that leave a digit one place in a house parallel to the first.
pub(super) fn locked(grid: &Grid) -> Option<Hint> {
    for pattern in pattern::locked(grid) {
        let Pattern::Locked { from, to, digit } = pattern else { continue };
        let parallel = from / 9 * 9..from / 9 * 9 + 9;
        for other in parallel.filter(|&other| other != from && OVERLAP[other][to] != 0) {
            let positions = grid.positions[other][digit];
            let outside = positions & !OVERLAP[other][to];
            if size(positions) > 1 && size(outside) == 1 {
                let rating = if from < 9 { 1.7 } else { 1.9 };
                let cell = HOUSES[other][outside.trailing_zeros() as usize];
                return Some(Hint::placing(rating, cell, digit));
            }
        }
    }
    None
}

/// Producers 3 and 5: a hidden set that leaves another digit one place in the house.
pub(super) fn hidden_set(grid: &Grid, n: usize, rating: f64) -> Option<Hint> {
    for house in BCR.into_iter().flat_map(Kind::houses).filter(|&house| grid.blanks[house] > n) {
        for digits in subsets(n, 9) {
            let Some(positions) = pattern::hidden_set(grid, house, digits) else { continue };
            for digit in bits(0b1_1111_1111 & !digits) {
                let all = grid.positions[house][digit];
                let outside = all & !positions;
                if size(all) > 1 && size(outside) == 1 {
                    let cell = HOUSES[house][outside.trailing_zeros() as usize];
                    return Some(Hint::placing(rating, cell, digit));
                }
            }
        }
    }
    None
}
