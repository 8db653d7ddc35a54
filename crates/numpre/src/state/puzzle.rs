//! A puzzle in its present state: givens, digits placed since, and candidates if they are known.

use super::Candidates;
use crate::vocabulary::{Cell, DigitSet, Grid, Isomorph};

/// A puzzle in its present state: givens, digits placed since, and candidates if they are known.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Puzzle {
    /// The givens.
    pub givens: Grid,
    /// The digits placed since, in cells without a given.
    pub placed: Grid,
    /// The candidates of all cells, or `None` for a puzzle that is given by digits only. The only
    /// candidate of a filled cell is its digit. Boxed, because hardly any puzzle in a large file
    /// has candidates.
    pub candidates: Option<Box<Candidates>>,
}

impl Puzzle {
    /// Creates a puzzle that consists of givens only.
    pub const fn of_givens(givens: Grid) -> Puzzle {
        Puzzle { givens, placed: Grid::EMPTY, candidates: None }
    }

    /// Creates a puzzle from candidates. A cell with one candidate becomes a given.
    pub fn of_candidates(candidates: Candidates) -> Puzzle {
        Puzzle {
            givens: candidates.singles(),
            placed: Grid::EMPTY,
            candidates: Some(Box::new(candidates)),
        }
    }

    /// Returns the board of givens and placed digits.
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

    /// Returns the puzzle's own candidates, or if it has none, all nine digits for each empty cell.
    /// This is for search engines, which remove candidates themselves. Other callers need
    /// [`pencil_marks`](Puzzle::pencil_marks).
    pub fn unreduced_candidates(&self) -> Candidates {
        self.candidates.as_deref().copied().unwrap_or_else(|| Candidates::unreduced(&self.grid()))
    }

    /// Returns whether the puzzle consists of givens only, without placed digits or own candidates.
    pub fn is_plain(&self) -> bool {
        self.candidates.is_none() && self.placed == Grid::EMPTY
    }

    /// Returns the image of the puzzle under an isomorph: of its givens, placed digits and
    /// candidates.
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

    /// Returns the puzzle's own candidates, or if it has none, the [pencil
    /// marks](Candidates::pencil_marks) of its board.
    pub fn pencil_marks(&self) -> Candidates {
        self.candidates
            .as_deref()
            .copied()
            .unwrap_or_else(|| Candidates::pencil_marks(&self.grid()))
    }

    /// Returns for each cell the candidates that were removed although no filled cell rules them
    /// out.
    pub fn removed(&self) -> impl Iterator<Item = (Cell, DigitSet)> {
        let (all, left) = (Candidates::pencil_marks(&self.grid()), self.pencil_marks());
        Cell::all().map(move |cell| (cell, all[cell] - left[cell]))
    }
}

/// Creates a puzzle that consists of givens only.
impl From<Grid> for Puzzle {
    fn from(givens: Grid) -> Puzzle {
        Puzzle::of_givens(givens)
    }
}
