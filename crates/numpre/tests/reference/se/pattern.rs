//! Producers 6 to 12 and 16 to 18 without the wings: locked candidates, sets and fish.
//!
//! The searches return every pattern, in the order of the search. Some patterns remove nothing.

use super::grid::{
    BCR, Digit, Grid, HOUSES, House, Kind, Mask, OVERLAP, bits, cells_at, size, subsets,
};
use super::hint::{Candidate, Hint, candidates_of};

/// A pattern that removes candidates.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pattern {
    /// All places of a digit in one house lie in another.
    Locked { from: House, to: House, digit: Digit },
    /// The cells at some positions have only these digits, one digit per cell.
    Naked { house: House, positions: Mask, digits: Mask },
    /// The digits are possible only at these positions, one position per digit.
    Hidden { house: House, positions: Mask, digits: Mask },
    /// The places of a digit in the base lines lie in as many cover lines.
    Fish { base_kind: Kind, base: Mask, cover: Mask, digit: Digit },
}

impl Pattern {
    /// Returns the candidates that the pattern removes.
    pub(super) fn removals(self, grid: &Grid) -> Vec<Candidate> {
        match self {
            Pattern::Locked { from, to, digit } => {
                let positions = grid.positions[to][digit] & !OVERLAP[to][from];
                candidates_of(grid, cells_at(to, positions), 1 << digit)
            }
            Pattern::Naked { house, positions, digits } => {
                candidates_of(grid, cells_at(house, !positions & 0b1_1111_1111), digits)
            }
            Pattern::Hidden { house, positions, digits } => {
                candidates_of(grid, cells_at(house, positions), !digits)
            }
            Pattern::Fish { base_kind, base, cover, digit } => {
                let others = base_kind.houses().enumerate();
                let others = others.filter(|(line, _)| base >> line & 1 == 0);
                let cells = others.flat_map(|(_, house)| cells_at(house, cover));
                candidates_of(grid, cells, 1 << digit)
            }
        }
    }

    fn rating(self) -> f64 {
        match self {
            Pattern::Locked { from, .. } => [2.6, 2.8, 2.8][from / 9],
            Pattern::Naked { digits, .. } => [3.0, 3.6, 5.0][size(digits) - 2],
            Pattern::Hidden { digits, .. } => [3.4, 4.0, 5.4][size(digits) - 2],
            Pattern::Fish { base, .. } => [3.2, 3.8, 5.2][size(base) - 2],
        }
    }

    /// Returns the candidates that were there before, and whose absence now makes the pattern.
    pub(super) fn reasons(self, before: &Grid, now: &Grid) -> Vec<Candidate> {
        let gone = |cells: Vec<_>, digits: Mask| {
            let gone = |&(cell, digit): &Candidate| !now.has(cell, digit);
            candidates_of(before, cells, digits).into_iter().filter(gone).collect::<Vec<_>>()
        };
        match self {
            Pattern::Locked { from, to, digit } => {
                gone(cells_at(from, !OVERLAP[from][to] & 0b1_1111_1111), 1 << digit)
            }
            Pattern::Naked { house, positions, digits } => {
                gone(cells_at(house, positions), !digits)
            }
            Pattern::Hidden { house, positions, digits } => {
                gone(cells_at(house, !positions & 0b1_1111_1111), digits)
            }
            Pattern::Fish { base_kind, base, cover, digit } => {
                let lines = bits(base).map(|line| base_kind.houses().start + line);
                let cells = lines.flat_map(|house| cells_at(house, !cover & 0b1_1111_1111));
                gone(cells.collect(), 1 << digit)
            }
        }
    }
}

/// Returns the hint of the first pattern that removes a candidate.
pub(super) fn first_worth(grid: &Grid, patterns: Vec<Pattern>) -> Option<Hint> {
    let mut patterns = patterns.into_iter();
    patterns.find_map(|pattern| Hint::removing(pattern.rating(), pattern.removals(grid)))
}

/// Returns the locked candidates: pointing, then claiming.
pub(super) fn locked(grid: &Grid) -> Vec<Pattern> {
    use Kind::{Block, Column, Row};
    let mut found = Vec::new();
    for (kind, other) in [(Block, Column), (Block, Row), (Column, Block), (Row, Block)] {
        for from in kind.houses() {
            for to in other.houses().filter(|&to| OVERLAP[from][to] != 0) {
                for digit in 0..9 {
                    let positions = grid.positions[from][digit];
                    if size(positions) > 1 && positions & !OVERLAP[from][to] == 0 {
                        found.push(Pattern::Locked { from, to, digit });
                    }
                }
            }
        }
    }
    found
}

/// Returns the naked sets of n cells.
pub(super) fn naked_sets(grid: &Grid, n: usize) -> Vec<Pattern> {
    let mut found = Vec::new();
    for house in BCR.into_iter().flat_map(Kind::houses) {
        if grid.blanks[house] < 2 * n {
            continue;
        }
        for positions in subsets(n, 9) {
            let cells = bits(positions).map(|position| HOUSES[house][position]);
            if cells.clone().any(|cell| grid.count(cell) < 2) {
                continue;
            }
            let digits = cells.fold(0, |all, cell| all | grid.candidates[cell]);
            if size(digits) == n {
                found.push(Pattern::Naked { house, positions, digits });
            }
        }
    }
    found
}

/// Returns the hidden sets of n digits.
pub(super) fn hidden_sets(grid: &Grid, n: usize) -> Vec<Pattern> {
    let mut found = Vec::new();
    for house in BCR.into_iter().flat_map(Kind::houses) {
        if grid.blanks[house] <= 2 * n {
            continue;
        }
        for digits in subsets(n, 9) {
            if let Some(positions) = hidden_set(grid, house, digits) {
                found.push(Pattern::Hidden { house, positions, digits });
            }
        }
    }
    found
}

/// Returns the positions of digits in a house if the digits are a hidden set there: each has two
/// positions or more, and together they have one position per digit.
pub(super) fn hidden_set(grid: &Grid, house: House, digits: Mask) -> Option<Mask> {
    let mut positions = 0;
    for digit in bits(digits) {
        if size(grid.positions[house][digit]) < 2 {
            return None;
        }
        positions |= grid.positions[house][digit];
    }
    (size(positions) == size(digits)).then_some(positions)
}

/// Returns the fish of n lines: first columns covered by rows, then rows covered by columns.
pub(super) fn fish(grid: &Grid, n: usize) -> Vec<Pattern> {
    let mut found = Vec::new();
    for base_kind in [Kind::Column, Kind::Row] {
        let first = base_kind.houses().start;
        for base in subsets(n, 9) {
            for digit in (0..9).filter(|&digit| grid.filled[digit] + 2 * n <= 9) {
                let lines = bits(base).map(|line| grid.positions[first + line][digit]);
                if lines.clone().any(|positions| size(positions) < 2) {
                    continue;
                }
                let cover = lines.fold(0, |all, positions| all | positions);
                if size(cover) == n {
                    found.push(Pattern::Fish { base_kind, base, cover, digit });
                }
            }
        }
    }
    found
}
