//! Patterns of counting: what their sentences say of cells and of the places of their digits, and
//! whether it holds on a board.

use crate::board::{Board, Effect, cells_of, see};

/// A house in which a digit fits in once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cover {
    pub(crate) house: usize,
    pub(crate) digit: u8,
}

/// A digit that is in a pattern; with houses, it is there in one of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Placed {
    pub(crate) digit: u8,
    pub(crate) houses: Option<Vec<usize>>,
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
    /// The digits of which more covers are named than may stay empty.
    pub(crate) placed: Vec<Placed>,
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
            && self.placed.is_empty() == (self.spare == 0)
            && self.placed.iter().all(|placed| self.is_placed(placed))
    }

    /// Returns the covers that the sentence names for a digit.
    fn covers_of(&self, placed: &Placed) -> Vec<Cover> {
        let is_named = |cover: &&Cover| {
            cover.digit == placed.digit
                && placed.houses.as_ref().is_none_or(|houses| houses.contains(&cover.house))
        };
        self.covers.iter().filter(is_named).copied().collect()
    }

    /// Returns whether a digit has each house as a cover, and more than may stay empty.
    fn is_placed(&self, placed: &Placed) -> bool {
        let covers = self.covers_of(placed);
        let is_each = placed.houses.as_ref().is_none_or(|houses| houses.len() == covers.len());
        is_each && covers.len() > self.spare
    }

    /// Returns whether the cell of each removed digit sees all places of a used cover, or of the
    /// covers of which one is used, as the sentence says.
    pub(crate) fn implies(&self, board: &Board, effect: &Effect) -> bool {
        let Effect::Remove(removed, digits) = effect else { return false };
        let follows = |cell: usize, digit: u8| {
            let sees_all =
                |cover: &Cover| self.places_of(board, *cover).iter().all(|&place| see(cell, place));
            if self.spare == 0 {
                return self.covers.iter().any(|cover| cover.digit == digit && sees_all(cover));
            }
            let mut of_digit = self.placed.iter().filter(|placed| placed.digit == digit);
            of_digit.any(|placed| self.covers_of(placed).iter().all(sees_all))
        };
        removed.iter().all(|&cell| digits.iter().all(|&digit| follows(cell, digit)))
    }
}
