//! A puzzle as it stands: its givens, what was placed since, and the candidates where they are
//! known.

use super::Candidates;
use crate::vocabulary::{Cell, DigitSet, Grid, Isomorph};

/// One puzzle as it stands: givens, digits placed since, and candidates where they are known.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Puzzle {
    /// The givens (hints, clues).
    pub givens: Grid,
    /// The digits placed since, in cells that are not given.
    pub placed: Grid,
    /// The candidates of all cells, where some were removed; a filled cell has just its digit.
    /// Boxed, for hardly any puzzle of millions has them.
    pub candidates: Option<Box<Candidates>>,
}

impl Puzzle {
    /// A puzzle of givens alone.
    pub const fn of_givens(givens: Grid) -> Puzzle {
        Puzzle { givens, placed: Grid::EMPTY, candidates: None }
    }

    /// A puzzle told by its candidates: a cell with one candidate is a value, and given.
    pub fn of_candidates(candidates: Candidates) -> Puzzle {
        Puzzle {
            givens: candidates.singles(),
            placed: Grid::EMPTY,
            candidates: Some(Box::new(candidates)),
        }
    }

    /// Givens and placed digits together.
    pub fn grid(&self) -> Grid {
        let mut grid = self.givens;
        if self.placed == Grid::EMPTY {
            return grid;
        }
        for (cell, digit) in self.placed.filled() {
            grid.set(cell, Some(digit));
        }
        grid
    }

    /// The puzzle's own candidates where it has some, or else all nine digits in each empty cell.
    /// For a search engine, which removes digits itself; other callers want
    /// [`pencil_marks`](Puzzle::pencil_marks).
    pub fn unreduced_candidates(&self) -> Candidates {
        self.candidates.as_deref().copied().unwrap_or_else(|| Candidates::unreduced(&self.grid()))
    }

    /// Whether it is givens and nothing else, so that a search of them says all.
    pub fn is_plain(&self) -> bool {
        self.candidates.is_none() && self.placed == Grid::EMPTY
    }

    /// Its image under an isomorph: givens, placed digits and candidates.
    ///
    /// ```
    /// use numpre::{Digit, Puzzle, random::random_isomorph};
    ///
    /// let mut puzzle = Puzzle::of_givens("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?);
    /// puzzle.placed.set("r1c2".parse().unwrap(), Digit::new(1));
    /// let isomorph = random_isomorph(7, 0);
    /// let image = puzzle.image(&isomorph);
    /// assert_eq!(image.placed, isomorph.apply(&puzzle.placed));
    /// assert_eq!(image.image(&isomorph.inverse()), puzzle);
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn image(&self, isomorph: &Isomorph) -> Puzzle {
        let of_candidates = |candidates: &Candidates| {
            let mut image = *candidates;
            for (cell, digits) in candidates.iter() {
                image[isomorph.cell(cell)] = isomorph.digit_set(digits);
            }
            Box::new(image)
        };
        Puzzle {
            givens: isomorph.apply(&self.givens),
            placed: isomorph.apply(&self.placed),
            candidates: self.candidates.as_deref().map(of_candidates),
        }
    }

    /// The puzzle's own candidates where it has some, or else the
    /// [pencil marks](Candidates::pencil_marks) of its board.
    pub fn pencil_marks(&self) -> Candidates {
        self.candidates
            .as_deref()
            .copied()
            .unwrap_or_else(|| Candidates::pencil_marks(&self.grid()))
    }

    /// The candidates removed beyond what the filled cells remove, cell by cell.
    pub fn removed(&self) -> impl Iterator<Item = (Cell, DigitSet)> {
        let (all, left) = (Candidates::pencil_marks(&self.grid()), self.pencil_marks());
        Cell::all().map(move |cell| (cell, all[cell] - left[cell]))
    }
}

/// A puzzle of givens alone.
impl From<Grid> for Puzzle {
    fn from(givens: Grid) -> Puzzle {
        Puzzle::of_givens(givens)
    }
}
