//! The contents of cells in links: givens, placed digits, pencil marks.

use numpre::{Candidates, Cell, Digit, DigitSet, Grid, Puzzle};

/// The givens, the placed digits, and the pencil marks of some cells.
pub(crate) struct Notes {
    pub(crate) givens: Grid,
    pub(crate) placed: Grid,
    marks: [Option<DigitSet>; 81],
}

impl Notes {
    /// Creates an empty board.
    pub(crate) fn new() -> Notes {
        Notes { givens: Grid::EMPTY, placed: Grid::EMPTY, marks: [None; 81] }
    }

    /// Sets the digit of a cell.
    pub(crate) fn fill(&mut self, cell: Cell, digit: Digit, is_given: bool) {
        if is_given { &mut self.givens } else { &mut self.placed }.set(cell, Some(digit));
    }

    /// Sets the candidates of a blank cell. An empty set is the same as no candidates set.
    pub(crate) fn mark(&mut self, cell: Cell, digits: DigitSet) {
        self.marks[cell.index()] = Some(digits).filter(|digits| !digits.is_empty());
    }

    /// Returns the puzzle. A blank cell without marks has the candidates that the filled cells
    /// leave. If that is so for all cells, the puzzle is one without candidates.
    pub(crate) fn puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle { givens: self.givens, placed: self.placed, candidates: None };
        let grid = puzzle.grid();
        let all = Candidates::pencil_marks(&grid);
        let mut left = all;
        for (cell, marks) in Cell::all().zip(self.marks) {
            if let Some(marks) = marks.filter(|_| grid.get(cell).is_none()) {
                left[cell] = marks;
            }
        }
        puzzle.candidates = (left != all).then(|| Box::new(left));
        puzzle
    }
}

/// Returns whether notes of every cell read back as this puzzle. They cannot express that a blank
/// cell has no candidates, or that a cell has both a given and a placed digit.
pub(crate) fn hold(puzzle: &Puzzle) -> bool {
    let (grid, marks) = (puzzle.grid(), puzzle.pencil_marks());
    let is_disjoint = puzzle.placed.filled().all(|(cell, _)| puzzle.givens.get(cell).is_none());
    let is_said = |cell: Cell| match grid.get(cell) {
        Some(digit) => marks[cell] == DigitSet::of(digit),
        None => !marks[cell].is_empty(),
    };
    let is_needed =
        puzzle.candidates.as_deref().is_none_or(|left| *left != Candidates::pencil_marks(&grid));
    is_disjoint && is_needed && Cell::all().all(is_said)
}
