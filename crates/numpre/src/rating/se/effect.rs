//! The changes that a hint makes on the sheet.

use super::geometry::{bits, cells_of};
use super::sheet::Sheet;

/// The removals of a hint, and the digit that it places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Effect {
    /// The cells that lose each digit.
    removals: [u128; 9],
    /// The cell that is filled, and its digit.
    placement: Option<(u8, u8)>,
}

impl Effect {
    pub(super) const NONE: Effect = Effect { removals: [0; 9], placement: None };

    /// An effect that only fills a cell.
    pub(super) fn place(cell: usize, digit: usize) -> Effect {
        Effect { placement: Some((cell as u8, digit as u8)), ..Effect::NONE }
    }

    /// An effect that removes digits from a cell.
    pub(super) fn removal(cell: usize, digits: u16) -> Effect {
        let mut effect = Effect::NONE;
        effect.remove_digits(cell, digits);
        effect
    }

    /// Adds the removal of a digit from cells that have it.
    pub(super) fn remove(&mut self, digit: usize, cells: u128) {
        self.removals[digit] |= cells;
    }

    /// Adds the removal of digits from a cell that has them.
    pub(super) fn remove_digits(&mut self, cell: usize, digits: u16) {
        for digit in bits(digits) {
            self.removals[digit] |= 1 << cell;
        }
    }

    /// Returns the effect with a placement.
    pub(super) fn placing(mut self, cell: usize, digit: usize) -> Effect {
        self.placement = Some((cell as u8, digit as u8));
        self
    }

    /// Returns whether the hint changes anything.
    pub(super) fn is_worth(&self) -> bool {
        self.placement.is_some() || self.removals.iter().any(|&cells| cells != 0)
    }

    /// Returns the cell that is filled, and its digit, both counted from 0.
    pub(super) fn placement(&self) -> Option<(u8, u8)> {
        self.placement
    }

    /// Returns the removals: the cells that lose each digit.
    pub(super) fn removals(&self) -> &[u128; 9] {
        &self.removals
    }

    /// Carries the hint out.
    pub(super) fn apply(&self, sheet: &mut Sheet) {
        for (digit, &cells) in self.removals.iter().enumerate() {
            for cell in cells_of(cells) {
                sheet.strike(cell, digit);
            }
        }
        if let Some((cell, digit)) = self.placement {
            sheet.place(usize::from(cell), usize::from(digit));
        }
    }
}

/// A hint: its rating, and what it changes.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    /// The rating, added up in the order of Sudoku Explainer.
    pub(super) rating: f64,
    pub(super) effect: Effect,
}

impl Hint {
    pub(super) fn new(rating: f64, effect: Effect) -> Hint {
        Hint { rating, effect }
    }

    /// Returns the hint if it changes anything.
    pub(super) fn worth(rating: f64, effect: Effect) -> Option<Hint> {
        effect.is_worth().then_some(Hint { rating, effect })
    }
}
