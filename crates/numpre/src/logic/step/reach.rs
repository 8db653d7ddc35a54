//! How a step rules one digit out of one cell: the link from the effect of the step to the cell
//! that was asked about.
//!
//! Suppose the question is why r1c3 is not 1. The step "in column 8, only r1c8 can be 1" places the
//! digit in another cell. The link is row 1: both cells are in it.
//!
//! | the step | how it reaches the cell |
//! |---|---|
//! | places 1 in r1c8 | [`Reach::House`]: row 1, from r1c8 |
//! | confines 1 to r1c7 and r1c8, such as locked candidates | [`Reach::House`]: row 1, from both |
//! | needs 1 in r1c8 or r2c2, which share no house with each other and r1c3 | [`Reach::Cells`] |
//! | places 4 in r1c3 | [`Reach::Taken`] by 4 |
//! | needs r1c3 for other digits (hidden subset) | [`Reach::Taken`] by an unknown digit |
//! | assumes 1 in r1c3, or shows in several cases that it is false | [`Reach::Refuted`] |

use super::{Evidence, Step};
use crate::logic::solving_state::SolvingState;
use crate::vocabulary::{Cell, CellSet, Digit, House};

/// The way in which a step rules a digit out of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The digit must be in one of these cells of a house, and the cell asked about is in that
    /// house too.
    House {
        /// The house.
        house: House,
        /// The cells that can hold the digit.
        cells: CellSet,
    },
    /// The digit must be in one of these cells, and the cell asked about sees all of them.
    Cells {
        /// The cells that can hold the digit.
        cells: CellSet,
    },
    /// The cell holds another digit.
    Taken {
        /// That digit; `None` if the step does not say which one it is.
        by: Option<Digit>,
    },
    /// The assumption that the digit is in the cell leads to a contradiction.
    Refuted,
}

impl Step {
    /// Returns how the step rules this digit out of this cell, on the board on which it was found;
    /// `None` if it does not.
    ///
    /// ```
    /// use numpre::{Cell, Digit, Grid};
    /// use numpre::logic::{Reach, SolvingState, Technique, steps_of};
    ///
    /// let puzzle: Grid =
    /// "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let state = SolvingState::from(&puzzle);
    /// let (cell, digit): (Cell, Digit) = ("r1c9".parse().unwrap(), Digit::new(8).unwrap());
    /// let steps = steps_of(Technique::HiddenSingle, &state);
    /// let reach = steps.iter().find_map(|step| step.reach(&state, cell, digit));
    /// assert!(matches!(reach, Some(Reach::House { house, .. }) if house.cells().contains(cell)));
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn reach(&self, state: &SolvingState, cell: Cell, digit: Digit) -> Option<Reach> {
        if let Some(&(_, placed)) = self.placements.iter().find(|&&(other, _)| other == cell) {
            return (placed != digit).then_some(Reach::Taken { by: Some(placed) });
        }
        let placed: CellSet = self
            .placements
            .iter()
            .filter(|&&(_, other)| other == digit)
            .map(|&(other, _)| other)
            .collect();
        let seen = placed & cell.peers();
        if !seen.is_empty() {
            return Some(from_cells(seen, cell));
        }
        if !self.eliminations.contains(cell, digit) {
            return None;
        }
        if matches!(self.evidence, Evidence::Refutation { .. } | Evidence::Cases { .. }) {
            return Some(Reach::Refuted);
        }
        let is_fish = matches!(self.evidence, Evidence::Fish { .. });
        if self.evidence.cells().contains(cell) && !is_fish {
            return Some(Reach::Taken { by: None });
        }
        let confined = self.confining_house(cell).map(|house| Reach::House {
            house,
            cells: (self.evidence.cells() & house.cells() & state.cells_with(digit)).without(cell),
        });
        Some(confined.unwrap_or_else(|| {
            from_cells(self.evidence.cells() & cell.peers() & state.cells_with(digit), cell)
        }))
    }

    /// Returns the house of the cell in which the evidence leaves the digit no other place.
    fn confining_house(&self, cell: Cell) -> Option<House> {
        let has_cell = |house: &&House| house.cells().contains(cell);
        match &self.evidence {
            Evidence::Locked { crossing, .. } => Some(crossing).filter(has_cell).copied(),
            Evidence::Subset { house, is_hidden: false, .. } => {
                Some(house).filter(has_cell).copied()
            }
            Evidence::Fish { cover, fins, .. } if fins.is_empty() => {
                cover.iter().find(has_cell).copied()
            }
            Evidence::Single { .. }
            | Evidence::Subset { .. }
            | Evidence::Fish { .. }
            | Evidence::Chain { .. }
            | Evidence::Colouring { .. }
            | Evidence::Deadly { .. }
            | Evidence::Sets { .. }
            | Evidence::Cases { .. }
            | Evidence::Refutation { .. } => None,
        }
    }
}

/// Returns that the digit must be in one of these cells, all of which the cell sees: by the first
/// house that includes them all, if there is one.
fn from_cells(cells: CellSet, cell: Cell) -> Reach {
    match cell.houses().into_iter().find(|house| house.cells().is_superset(cells)) {
        Some(house) => Reach::House { house, cells },
        None => Reach::Cells { cells },
    }
}
