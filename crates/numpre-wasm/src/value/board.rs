//! A board as the page sends and gets it.

use numpre::logic::SolvingState;
use numpre::{Candidates, Cell, DigitSet, Grid, Puzzle};
use serde::{Deserialize, Serialize};

/// A board: what was given, what was placed since, and the candidates where some were removed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, try_from = "Sent")]
pub(crate) struct Board {
    #[cfg_attr(test, ts(type = "Grid"))]
    givens: Grid,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Grid"))]
    placed: Option<Grid>,
    /// Of each cell nine bits, the lowest for 1; what they say of cells with a digit is not looked
    /// at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number[]"))]
    candidates: Option<Vec<u16>>,
}

/// What was sent as a board.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sent {
    givens: Grid,
    #[serde(default)]
    placed: Option<Grid>,
    #[serde(default)]
    candidates: Option<Vec<u16>>,
}

impl TryFrom<Sent> for Board {
    type Error = &'static str;

    fn try_from(sent: Sent) -> Result<Board, &'static str> {
        let Sent { givens, placed, candidates } = sent;
        if candidates
            .as_ref()
            .is_some_and(|sets| sets.len() != 81 || sets.iter().any(|&bits| bits > 0x1FF))
        {
            return Err("candidates: expected 81 numbers from 0 to 511");
        }
        // What is given stays as it is.
        let placed = placed.map(|placed| placed.only(givens.blanks()));
        Ok(Board { givens, placed, candidates })
    }
}

impl Board {
    /// A puzzle as the page gets it.
    pub(crate) fn of(puzzle: &Puzzle) -> Board {
        Board {
            givens: puzzle.givens,
            placed: Some(puzzle.placed).filter(|placed| *placed != Grid::EMPTY),
            candidates: puzzle.candidates.as_deref().map(bits),
        }
    }

    /// The board that steps have led to.
    pub(crate) fn of_state(givens: &Grid, state: &SolvingState) -> Board {
        let confirmed = state.candidates().singles().only(state.confirmed());
        Board {
            givens: *givens,
            placed: Some(confirmed.only(givens.blanks())),
            candidates: Some(bits(state.candidates())),
        }
    }

    /// The puzzle as the core knows it: with candidates only where some were removed beyond what
    /// the digits remove.
    pub(crate) fn puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::of_givens(self.givens);
        puzzle.placed = self.placed.unwrap_or(Grid::EMPTY);
        let Some(sets) = &self.candidates else { return puzzle };
        let grid = puzzle.grid();
        let all = Candidates::pencil_marks(&grid);
        let mut candidates = all;
        for (cell, &bits) in Cell::all().zip(sets).filter(|&(cell, _)| grid.get(cell).is_none()) {
            candidates[cell] = all[cell] & DigitSet::from_bits(bits);
        }
        if candidates != all {
            puzzle.candidates = Some(Box::new(candidates));
        }
        puzzle
    }
}

/// The candidates as numbers of nine bits.
pub(crate) fn bits(candidates: &Candidates) -> Vec<u16> {
    candidates.iter().map(|(_, digits)| digits.bits()).collect()
}
