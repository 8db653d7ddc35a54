//! What was read: a problem, and the record it stood in.

use crate::{Extra, Format, Warning};
use numpre::{Candidates, Cell, DigitSet, Grid, Isomorph};

/// One problem as read: givens, digits placed since, and candidates where the notation says them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The givens (hints, clues).
    pub givens: Grid,
    /// The digits placed since, in cells that are not given.
    pub placed: Grid,
    /// The candidates of all cells, where the notation lists them or the deleted ones; a filled cell has just its digit. Boxed, for hardly
    /// any problem of millions has them.
    pub candidates: Option<Box<Candidates>>,
}

impl Problem {
    /// A problem of givens alone.
    pub const fn of_givens(givens: Grid) -> Problem {
        Problem { givens, placed: Grid::EMPTY, candidates: None }
    }

    /// A problem told by its candidates: a cell with one candidate is a value, and given.
    pub fn of_candidates(candidates: Candidates) -> Problem {
        Problem { givens: candidates.singles(), placed: Grid::EMPTY, candidates: Some(Box::new(candidates)) }
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

    /// The candidates to search among: as read, or else every digit in each empty cell. Nothing else is struck.
    pub fn all_candidates(&self) -> Candidates {
        self.candidates.as_deref().copied().unwrap_or_else(|| Candidates::of_givens(&self.grid()))
    }

    /// Whether it is givens and nothing else, so that a search of them says all.
    pub fn is_plain(&self) -> bool {
        self.candidates.is_none() && self.placed == Grid::EMPTY
    }

    /// Its image under an isomorph: givens, placed digits and candidates.
    ///
    /// ```
    /// use numpre::{Cell, random::random_isomorph};
    /// use numpre_formats::read_one;
    ///
    /// let problem = read_one(&format!("+45{}:312", ".".repeat(79)))?.problem;
    /// let isomorph = random_isomorph(7, 0);
    /// let image = problem.image(&isomorph);
    /// assert_eq!(image.placed, isomorph.apply(&problem.placed));
    /// assert_eq!(image.image(&isomorph.inverse()), problem);
    /// # Ok::<(), numpre_formats::ReadError>(())
    /// ```
    pub fn image(&self, isomorph: &Isomorph) -> Problem {
        let of_candidates = |candidates: &Candidates| {
            let mut image = *candidates;
            for (cell, digits) in candidates.iter() {
                image[isomorph.cell(cell)] = isomorph.digit_set(digits);
            }
            Box::new(image)
        };
        Problem {
            givens: isomorph.apply(&self.givens),
            placed: isomorph.apply(&self.placed),
            candidates: self.candidates.as_deref().map(of_candidates),
        }
    }

    /// The candidates a solver would pencil in: as read, or else what the filled cells leave to the empty ones. A filled
    /// cell keeps its digit even where another clashes with it.
    pub fn pencil_marks(&self) -> Candidates {
        self.candidates.as_deref().copied().unwrap_or_else(|| pencil_marks(&self.grid()))
    }
}

/// The candidates that the filled cells leave to the empty ones; a filled cell has its digit.
pub(crate) fn pencil_marks(grid: &Grid) -> Candidates {
    let mut candidates = Candidates::initial(grid);
    for (cell, digit) in grid.filled() {
        candidates[cell] = DigitSet::of(digit);
    }
    candidates
}

/// The candidates deleted beyond what the filled cells strike, cell by cell.
pub(crate) fn deleted(problem: &Problem) -> impl Iterator<Item = (Cell, DigitSet)> {
    let all = pencil_marks(&problem.grid());
    let left = problem.pencil_marks();
    Cell::all().map(move |cell| (cell, all[cell] - left[cell]))
}

/// A problem with what stood around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The line where it begins, 1-based.
    pub line: usize,
    /// The notation that was found.
    pub format: Format,
    /// The problem.
    pub problem: Problem,
    /// The answer that stood beside it: a second column; it may have blanks.
    pub answer: Option<Grid>,
    /// What else stood beside the problem: other columns, a comment. Boxed, for mostly there is nothing.
    pub extra: Option<Box<Extra>>,
    /// What was doubtful about the reading; mostly nothing.
    pub warnings: Vec<Warning>,
}
