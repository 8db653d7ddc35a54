//! The board that steps work on: the candidates, kept by cell and by digit, and the confirmed
//! cells.

use crate::closure::BitBoards;
use crate::state::{Candidates, Puzzle};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, Grid};

/// Candidates by cell and by digit, and the confirmed cells (確定処理済): cells whose digit is placed
/// and removed from their peers.
///
/// It can be created from a puzzle, whose givens are confirmed; from candidates, where a cell
/// counts as confirmed if it has one candidate and no peer has the same one; or from both, as a
/// half-solved board whose eliminations are kept.
///
/// ```
/// use numpre::{Grid, logic::SolvingState};
///
/// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let state = SolvingState::from(&puzzle);
/// assert_eq!(state.confirmed().len(), 30);
/// assert_eq!(state.digits("r5c5".parse().unwrap()).to_string(), "5");
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvingState {
    candidates: Candidates,
    places: [CellSet; 9],
    confirmed: CellSet,
    givens: CellSet,
}

impl SolvingState {
    /// Creates a board with these digits confirmed; the other cells keep what is left of these
    /// candidates.
    pub fn new(placed: &Grid, candidates: &Candidates) -> SolvingState {
        let mut state = SolvingState::of_candidates(candidates);
        for (cell, digit) in placed.filled() {
            state.place(cell, digit);
        }
        state
    }

    /// Creates a board with the candidates as they are and no confirmed cells.
    fn of_candidates(candidates: &Candidates) -> SolvingState {
        let mut places = [CellSet::EMPTY; 9];
        for (digit, cells) in Digit::all().zip(&mut places) {
            *cells = candidates.cells_with(digit);
        }
        SolvingState {
            candidates: *candidates,
            places,
            confirmed: CellSet::EMPTY,
            givens: CellSet::EMPTY,
        }
    }

    /// Returns the candidates of all cells.
    pub fn candidates(&self) -> &Candidates {
        &self.candidates
    }

    /// Returns the candidates of a cell.
    #[inline]
    pub fn digits(&self, cell: Cell) -> DigitSet {
        self.candidates[cell]
    }

    /// Returns the cells that have a digit as a candidate.
    #[inline]
    pub fn cells_with(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// Returns the confirmed cells.
    #[inline]
    pub fn confirmed(&self) -> CellSet {
        self.confirmed
    }

    /// Returns the cells of the puzzle's givens; empty if the board was not created from a puzzle.
    #[inline]
    pub fn givens(&self) -> CellSet {
        self.givens
    }

    /// Returns the puzzle and how far it is solved: its givens, the other confirmed digits, and the
    /// candidates.
    ///
    /// ```
    /// use numpre::{Grid, Puzzle, logic::SolvingState};
    ///
    /// let givens: Grid =
    /// "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let mut state = SolvingState::from(&givens);
    /// state.place("r5c5".parse().unwrap(), "5".parse().unwrap());
    /// let puzzle = state.puzzle();
    /// assert_eq!((puzzle.givens, puzzle.placed.clue_count()), (givens, 1));
    /// assert_eq!(SolvingState::from(&puzzle), state);
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn puzzle(&self) -> Puzzle {
        Puzzle {
            givens: self.digits_in(self.givens),
            placed: self.digits_in(self.confirmed - self.givens),
            candidates: Some(Box::new(self.candidates)),
        }
    }

    /// Returns the digits of those of these cells that have one candidate.
    pub(super) fn digits_in(&self, cells: CellSet) -> Grid {
        let mut grid = Grid::EMPTY;
        for cell in cells.iter() {
            grid.set(cell, self.digits(cell).single());
        }
        grid
    }

    /// Returns the cells that are not confirmed.
    #[inline]
    pub fn open(&self) -> CellSet {
        CellSet::ALL - self.confirmed
    }

    /// Returns whether every cell is confirmed.
    pub fn is_solved(&self) -> bool {
        self.confirmed == CellSet::ALL
    }

    /// Returns the cells that have lost their digit of this solution: the mistakes on a half-solved
    /// board.
    ///
    /// ```
    /// use numpre::{Candidates, Digit, Grid, Solved, logic::SolvingState, solve};
    ///
    /// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let Solved::Unique(solution) = solve(&puzzle) else { panic!("it is proper") };
    /// let mut placed = puzzle;
    /// placed.set("r5c5".parse().unwrap(), Digit::new(9));
    /// let state = SolvingState::new(&placed, &Candidates::ALL);
    /// assert!(state.wrong_cells(&solution).contains("r5c5".parse().unwrap()));
    /// assert!(SolvingState::from(&puzzle).wrong_cells(&solution).is_empty());
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn wrong_cells(&self, solution: &Grid) -> CellSet {
        solution
            .filled()
            .filter(|&(cell, digit)| !self.digits(cell).contains(digit))
            .map(|(cell, _)| cell)
            .collect()
    }

    /// Returns the open cells, those with the fewest candidates first, then in reading order. The
    /// 1999 page advises this order for negation.
    pub fn open_by_count(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.open().iter().collect();
        cells.sort_by_key(|&cell| self.digits(cell).len());
        cells
    }

    /// Places a digit: removes the other candidates of the cell, and this one from its peers.
    pub fn place(&mut self, cell: Cell, digit: Digit) {
        self.remove(cell, !DigitSet::of(digit));
        for peer in (self.cells_with(digit) & cell.peers()).iter() {
            self.candidates[peer].remove(digit);
        }
        self.places[digit.index()] -= cell.peers();
        self.confirmed.insert(cell);
    }

    /// Removes digits from the candidates of a cell.
    pub fn remove(&mut self, cell: Cell, digits: DigitSet) {
        for digit in (self.digits(cell) & digits).iter() {
            self.places[digit.index()].remove(cell);
        }
        self.candidates[cell] = self.digits(cell) - digits;
    }

    /// Returns the same state in the form that closures use.
    pub(super) fn bit_boards(&self) -> BitBoards {
        BitBoards::of_state(&self.candidates, self.confirmed)
    }
}

/// Converts a puzzle: its givens are confirmed, nothing else is known.
impl From<&Grid> for SolvingState {
    fn from(givens: &Grid) -> SolvingState {
        let givens_cells = givens.filled().map(|(cell, _)| cell).collect();
        SolvingState { givens: givens_cells, ..SolvingState::new(givens, &Candidates::ALL) }
    }
}

/// Converts a puzzle with its placed digits and removed candidates. If its digits are exactly those
/// of the cells with one candidate, a cell is confirmed only if none of its peers has the digit as
/// a candidate too.
impl From<&Puzzle> for SolvingState {
    fn from(puzzle: &Puzzle) -> SolvingState {
        let state = match puzzle.candidates.as_deref() {
            None => SolvingState::new(&puzzle.grid(), &Candidates::ALL),
            Some(candidates) if puzzle.grid() == candidates.singles() => {
                SolvingState::from(candidates)
            }
            Some(candidates) => SolvingState::new(&puzzle.grid(), candidates),
        };
        let givens = puzzle.givens.filled().map(|(cell, _)| cell).collect();
        SolvingState { givens, ..state }
    }
}

/// Converts candidates: a cell is confirmed if it has one candidate that no peer has.
impl From<&Candidates> for SolvingState {
    fn from(candidates: &Candidates) -> SolvingState {
        let mut state = SolvingState::of_candidates(candidates);
        state.confirmed = Cell::all()
            .filter(|&cell| {
                let single = state.digits(cell).single();
                single.is_some_and(|digit| (state.cells_with(digit) & cell.peers()).is_empty())
            })
            .collect();
        state
    }
}
