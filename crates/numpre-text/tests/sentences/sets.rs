//! Patterns of counting: what their sentences say of cells and of the places of their digits, and
//! whether it holds on a board.

use crate::board::{Board, Effect, cells_of, see};

/// A house in which a digit fits in once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cover {
    pub(crate) house: usize,
    pub(crate) digit: u8,
}

/// The statements of a sentence about a pattern of counting.
#[derive(Clone, Debug)]
pub(crate) struct Sets {
    pub(crate) cells: Vec<usize>,
    pub(crate) digits: Vec<u8>,
    pub(crate) covers: Vec<Cover>,
    /// The number of covers.
    pub(crate) places: usize,
    /// The number of covers that may stay empty.
    pub(crate) spare: usize,
    /// The number of covers of a digit of which one is used.
    pub(crate) times: usize,
}

impl Sets {
    /// Returns the cells of the pattern that have the digit of a cover and are in its house.
    fn places_of(&self, board: &Board, cover: Cover) -> Vec<usize> {
        let is_place =
            |cell: &&usize| board.has(**cell, cover.digit) && cells_of(cover.house).contains(*cell);
        self.cells.iter().filter(is_place).copied().collect()
    }

    /// Returns whether the statements of the sentence hold on the board.
    pub(crate) fn holds(&self, board: &Board) -> bool {
        let is_covered = |cell: usize, digit: u8| {
            let covers = self.covers.iter().filter(|cover| cover.digit == digit);
            !board.has(cell, digit)
                || covers.into_iter().any(|cover| cells_of(cover.house).contains(&cell))
        };
        let is_held = |digit: &u8| self.cells.iter().any(|&cell| board.has(cell, *digit));
        let is_once =
            (0..self.covers.len()).all(|place| !self.covers[..place].contains(&self.covers[place]));
        let has_place = |cover: &Cover| !self.places_of(board, *cover).is_empty();
        board.hold_only(&self.cells, &self.digits)
            && self.digits.iter().all(is_held)
            && self.cells.iter().all(|&cell| (1..=9).all(|digit| is_covered(cell, digit)))
            && self.covers.iter().all(has_place)
            && is_once
            && self.places == self.covers.len()
            && self.places == self.cells.len() + self.spare
            && self.times == self.spare + 1
    }

    /// Returns whether more covers of a removed digit than may stay empty have only places that its
    /// cell sees.
    pub(crate) fn implies(&self, board: &Board, effect: &Effect) -> bool {
        let Effect::Remove(removed, digits) = effect else { return false };
        let follows = |cell: usize, digit: u8| {
            let sees_all = |cover: &&Cover| {
                self.places_of(board, **cover).iter().all(|&place| see(cell, place))
            };
            let of_digit = self.covers.iter().filter(|cover| cover.digit == digit);
            of_digit.filter(sees_all).count() > self.spare
        };
        removed.iter().all(|&cell| digits.iter().all(|&digit| follows(cell, digit)))
    }
}
