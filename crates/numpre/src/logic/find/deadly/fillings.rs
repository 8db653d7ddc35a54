//! The candidates that a deadly pattern removes, by the ways to fill its cells.
//!
//! *Example.* A rectangle of type 4. The digit 4 has no other place in row 3 than r3c2 and r3c5:
//!
//! ```text
//!         c2    c5          r1c2 r1c5 r3c2 r3c5
//!   r1    47    47          4    7    2    4
//!   r3    247   347         4    7    …  without 4 in row 3: not allowed
//!                           7    4    4    3
//!                           4    7    7    4      no guard: not allowed
//! ```
//!
//! In no filling that is left, r3c2 or r3c5 is 7.
//!
//! | removed | if |
//! |---|---|
//! | a candidate of a cell with guards | the cell is this digit in no allowed filling |
//! | a digit of the guards or of the subset, elsewhere | it sees the same digit in every filling |
//!
//! The second row holds only if the guards are in several cells and no digit is confined.
//! Fillings say more, such as the digit of a floor cell. That is left to later, easier steps.

use crate::logic::solving_state::SolvingState;
use crate::logic::step::{DeadlyPattern, Marks};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet};

/// The fillings of a pattern's cells, and what they have in common.
struct Fillings<'p> {
    pattern: &'p DeadlyPattern,
    cells: Vec<(Cell, DigitSet)>,
    /// The digit of each of the cells so far.
    chosen: Vec<Digit>,
    /// The digits that a cell has in a filling.
    possible: Vec<DigitSet>,
    /// For each digit, the cells that see it in every filling.
    seen: [CellSet; 9],
}

/// Returns the candidates that no filling leaves.
pub(super) fn removed(state: &SolvingState, pattern: &DeadlyPattern) -> Marks {
    let cells: Vec<_> = pattern.cells.iter().chain(pattern.with.iter()).collect();
    let mut fillings = Fillings {
        pattern,
        chosen: Vec::with_capacity(cells.len()),
        possible: vec![DigitSet::EMPTY; cells.len()],
        seen: [CellSet::ALL; 9],
        cells,
    };
    fillings.extend();
    // Without a filling, the board has no solution; the pattern does not say which digit is wrong.
    if fillings.possible.iter().any(|digits| digits.is_empty()) {
        return Marks::new();
    }
    let (roof, mut removed) = (pattern.roof(), Marks::new());
    for (&(cell, digits), possible) in fillings.cells.iter().zip(&fillings.possible) {
        if roof.contains(cell) {
            removed.insert(cell, digits - *possible);
        }
    }
    if roof.len() == 1 || !pattern.confined.is_empty() {
        return removed;
    }
    let digits = pattern.guard_digits() | pattern.with.digits();
    let own: CellSet = fillings.cells.iter().map(|(cell, _)| *cell).collect();
    for (digit, seen) in Digit::all().zip(fillings.seen) {
        if !digits.contains(digit) {
            continue;
        }
        for cell in (seen & state.cells_with(digit) & (state.open() - own)).iter() {
            removed.insert(cell, DigitSet::of(digit));
        }
    }
    removed
}

impl Fillings<'_> {
    /// Fills the next cell in each possible way.
    fn extend(&mut self) {
        let place = self.chosen.len();
        let Some(&(cell, digits)) = self.cells.get(place) else {
            if self.is_allowed() {
                self.record();
            }
            return;
        };
        for digit in digits.iter() {
            let clashes = (self.cells.iter().zip(&self.chosen))
                .any(|(&(other, _), &chosen)| chosen == digit && cell.peers().contains(other));
            if !clashes {
                self.chosen.push(digit);
                self.extend();
                self.chosen.pop();
            }
        }
    }

    /// Returns whether a guard is true, and each confined digit is in its house.
    fn is_allowed(&self) -> bool {
        let filled = || self.cells.iter().map(|(cell, _)| *cell).zip(self.chosen.iter().copied());
        let of_pattern = self.pattern.cells.iter().len();
        filled().any(|(cell, digit)| self.pattern.guards.contains(cell, digit))
            && self.pattern.confined.iter().all(|confined| {
                filled().take(of_pattern).any(|(cell, digit)| {
                    digit == confined.digit && confined.house.cells().contains(cell)
                })
            })
    }

    fn record(&mut self) {
        let mut peers = [CellSet::EMPTY; 9];
        for (place, &digit) in self.chosen.iter().enumerate() {
            self.possible[place].insert(digit);
            peers[digit.index()] |= self.cells[place].0.peers();
        }
        self.seen.iter_mut().zip(peers).for_each(|(seen, peers)| *seen &= peers);
    }
}
