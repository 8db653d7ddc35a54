//! Producers 20 and 22: aligned pair and triplet exclusion.
//!
//! Every combination of candidates of two or three cells is tried. It is forbidden if it leaves a
//! peer of all the cells without a candidate. A candidate of no allowed combination is removed.
//!
//! For example r1c1 has the candidates 1 2 3 and r2c2 has 2 4. Both see r1c2 with 1 2 and r2c1 with
//! 1 4. If r1c1 is 1, then 2 in r2c2 leaves nothing for r1c2, and 4 leaves nothing for r2c1. So 1
//! is removed from r1c1. Peers with 2 to n candidates, such as r1c2 and r2c1, are called excluders.

use super::grid::{Cell, Digit, Grid, Mask, PEERS, bits, sees};
use super::hint::{Candidate, Hint, candidates_of};

/// Returns the first hint on this number of cells, 2 or 3.
pub(super) fn exclusion(grid: &Grid, n: usize) -> Option<Hint> {
    let excluders: Vec<Vec<Cell>> = (0..81)
        .map(|cell: Cell| {
            let may_exclude = |peer: &Cell| (2..=n).contains(&grid.count(*peer));
            PEERS[cell].into_iter().filter(may_exclude).collect()
        })
        .collect();
    let base: Vec<Cell> = (0..81)
        .filter(|&cell| {
            grid.count(cell) >= 2
                && PEERS[cell].iter().all(|&peer| grid.count(peer) != 1)
                && !excluders[cell].is_empty()
        })
        .collect();
    for (index, &second) in base.iter().enumerate() {
        for &first in &base[..index] {
            let mut sets = vec![vec![first, second]];
            if n == 3 {
                let mut thirds: Vec<Cell> = Vec::new();
                for &third in excluders[first].iter().chain(&excluders[second]) {
                    let is_other = third != first && third != second;
                    if is_other && base.contains(&third) && !thirds.contains(&third) {
                        thirds.push(third);
                    }
                }
                sets = thirds.into_iter().map(|third| vec![first, second, third]).collect();
            }
            let hint = sets.iter().find_map(|cells| exclusion_on(grid, cells, &excluders));
            if hint.is_some() {
                return hint;
            }
        }
    }
    None
}

/// Returns the hint on these cells.
fn exclusion_on(grid: &Grid, cells: &[Cell], excluders: &[Vec<Cell>]) -> Option<Hint> {
    let of_all = |excluder: &&Cell| cells.iter().all(|&cell| excluders[cell].contains(excluder));
    let common: Vec<Mask> =
        excluders[cells[0]].iter().filter(of_all).map(|&cell| grid.candidates[cell]).collect();
    if common.len() < 2 {
        return None;
    }
    let mut search = Search { grid, cells, common, chosen: Vec::new(), allowed: vec![0; 3] };
    search.choose();
    let removals = cells.iter().zip(&search.allowed);
    let removals: Vec<Candidate> =
        removals.flat_map(|(&cell, &allowed)| candidates_of(grid, [cell], !allowed)).collect();
    Hint::removing(if cells.len() == 2 { 6.2 } else { 7.5 }, removals)
}

/// The search through the combinations of candidates of some cells.
struct Search<'a> {
    grid: &'a Grid,
    cells: &'a [Cell],
    /// The candidates of each common excluder.
    common: Vec<Mask>,
    /// The digits that were chosen for the first cells.
    chosen: Vec<Digit>,
    /// The digits that each cell has in an allowed combination.
    allowed: Vec<Mask>,
}

impl Search<'_> {
    /// Tries every digit of the next cell.
    fn choose(&mut self) {
        let place = self.chosen.len();
        if place == self.cells.len() {
            let combination = self.chosen.iter().fold(0, |all, digit| all | 1 << digit);
            if self.common.iter().all(|excluder| excluder & !combination != 0) {
                for (allowed, digit) in self.allowed.iter_mut().zip(&self.chosen) {
                    *allowed |= 1 << digit;
                }
            }
            return;
        }
        let cell = self.cells[place];
        for digit in bits(self.grid.candidates[cell]) {
            let clashes =
                |earlier: usize| self.chosen[earlier] == digit && sees(self.cells[earlier], cell);
            if !(0..place).any(clashes) {
                self.chosen.push(digit);
                self.choose();
                self.chosen.pop();
            }
        }
    }
}
