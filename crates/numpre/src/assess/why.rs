//! Why a cell is not a digit: the possible reasons, in the order in which they are tried.
//!
//! ```text
//!   1. the cell, or a peer, holds a digit on the board      ─▶ Why::Holder
//!   2. the digit is the cell's digit in the only solution   ─▶ Why::ItIs
//!   3. one of multiple solutions has the digit there        ─▶ Why::Solution
//!   4. a step of the easiest technique that finds any step  ─▶ Why::Step
//!   5. assume it: the shortest line to a contradiction      ─▶ Why::Refutation
//! ```
//!
//! *Example.* Questions about the cell `?` of the puzzle in [`Assessor::why`]:
//!
//! ```text
//!   5 3 . | . 7 . | . . ?    not 7   1. r1c5 of row 1 holds a 7
//!   6 . . | 1 9 5 | . . .    not 2   2. it is 2
//!   . 9 8 | . . . | . 6 .    not 4   4. naked singles are the easiest technique that finds a step:
//!  -------+-------+-------              r5c5=5, r7c6=7, r7c9=4 and r8c8=3. Of these r7c9=4 is in
//!   8 . . | . 6 . | . . 3               column 9, so it removes 4 from the cell
//!   4 . . | 8 . 3 | . . 1    not 8   5. none of the four removes it. With 8 there, block 2 has no
//!   …                                   place left for 8: row 3 has one, r1c4 and r1c6 lose it
//! ```

use super::{AssessError, Assessment, Assessor};
use crate::logic::{Reach, SolvingState, Step, refute, steps_of};
use crate::search::{EngineKind, Limits};
use crate::state::Puzzle;
use crate::vocabulary::{Cell, Digit, DigitSet, Grid, House};

/// The reason why a cell is not a digit; or that it is this digit, or may be.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// A digit on the board rules it out.
    Holder {
        /// The cell itself, if it holds another digit, or a peer that holds this digit.
        cell: Cell,
        /// The digit that it holds.
        digit: Digit,
        /// The house that the cell and the peer share; `None` if it is the cell itself.
        house: Option<House>,
    },
    /// The easiest next step removes the digit from the cell, or places another digit there.
    Step(Box<Reason>),
    /// The assumption that the digit is there leads to a contradiction.
    Refutation(Box<Reason>),
    /// The digit is not wrong: it is the cell's digit in the only solution.
    ItIs,
    /// There are multiple solutions, and this one has the digit there.
    Solution {
        /// The solution.
        solution: Grid,
        /// `true` if every solution has the digit there.
        is_only: bool,
    },
}

/// A step that rules a digit out of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reason {
    /// The board on which the step was found.
    pub state: SolvingState,
    /// The step.
    pub step: Step,
    /// How the step reaches the cell.
    pub reach: Reach,
    /// `true` if the step leaves the cell one candidate, and so reveals its digit.
    pub gives_away: bool,
}

impl Why {
    /// Returns whether the whole answer reveals which digit the cell holds. A game asks the player
    /// before it shows such an answer.
    pub fn gives_away(&self) -> bool {
        match self {
            Why::Holder { .. } => false,
            Why::Step(reason) | Why::Refutation(reason) => reason.gives_away,
            Why::ItIs => true,
            Why::Solution { is_only, .. } => *is_only,
        }
    }
}

impl Assessor {
    /// Returns why a cell is not a digit. Steps are searched by the reasoner's ladder.
    ///
    /// If the digit was removed from the cell's candidates correctly, the reason is searched on the
    /// board without any removals.
    ///
    /// ```
    /// use numpre::{Digit, Grid, assess::{Assessor, Why}};
    ///
    /// let puzzle: Grid =
    /// "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let why = |cell: &str, digit| {
    ///     let (cell, digit) = (cell.parse().unwrap(), Digit::new(digit).unwrap());
    ///     Assessor::default().why(&puzzle.into(), cell, digit).expect("it is proper")
    /// };
    /// assert!(matches!(why("r1c3", 3), Why::Holder { cell, .. } if cell.to_string() == "r1c2"));
    /// assert_eq!(why("r5c5", 5), Why::ItIs);
    /// assert!(matches!(why("r1c9", 8), Why::Step(_) | Why::Refutation(_)));
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    ///
    /// # Errors
    /// [`AssessError`] if the board is wrong or has no solution, so that nothing follows from it.
    pub fn why(&mut self, puzzle: &Puzzle, cell: Cell, digit: Digit) -> Result<Why, AssessError> {
        if let Some(holder) = holder(&puzzle.grid(), cell, digit) {
            return Ok(holder);
        }
        match self.assess(puzzle) {
            Assessment::Solved { solution } | Assessment::Proper { solution } => {
                if solution.get(cell) == Some(digit) {
                    return Ok(Why::ItIs);
                }
            }
            Assessment::Multiple { .. } => {
                if let Some(solution) = solution_among(puzzle, cell, DigitSet::of(digit)) {
                    let others = DigitSet::ALL - DigitSet::of(digit);
                    let is_only = solution_among(puzzle, cell, others).is_none();
                    return Ok(Why::Solution { solution, is_only });
                }
            }
            assessment => return Err(assessment.into()),
        }
        Ok(self.reason(puzzle, cell, digit))
    }

    /// Returns a step that rules out a digit that no solution has in this blank.
    fn reason(&self, puzzle: &Puzzle, cell: Cell, digit: Digit) -> Why {
        let reduced = SolvingState::from(puzzle);
        let state = if reduced.digits(cell).contains(digit) {
            reduced
        } else {
            SolvingState::from(&Puzzle { candidates: None, ..puzzle.clone() })
        };
        // Steps with an assumption are not easier than the refutation, and finding all of them
        // takes long.
        let mut easy = self.reasoner().ladder().iter().filter(|one| !one.is_assumption());
        let steps = easy.find_map(|&technique| {
            Some(steps_of(technique, &state)).filter(|steps| !steps.is_empty())
        });
        let mut steps = steps.into_iter().flatten();
        let found = steps.find_map(|step| Some((step.reach(&state, cell, digit)?, step)));
        match found {
            Some((reach, step)) => Why::Step(Reason::boxed(state, step, reach, cell)),
            None => {
                let step = refute(&state, cell, digit)
                    .expect("a candidate of a blank that no solution has is refuted at some depth");
                Why::Refutation(Reason::boxed(state, step, Reach::Refuted, cell))
            }
        }
    }
}

impl Reason {
    fn boxed(state: SolvingState, step: Step, reach: Reach, cell: Cell) -> Box<Reason> {
        let mut after = state.clone();
        after.apply(&step);
        let gives_away = after.digits(cell).single().is_some();
        Box::new(Reason { state, step, reach, gives_away })
    }
}

/// Returns the digit in the cell itself, or the first peer that holds the digit.
fn holder(grid: &Grid, cell: Cell, digit: Digit) -> Option<Why> {
    if let Some(digit) = grid.get(cell) {
        return Some(Why::Holder { cell, digit, house: None });
    }
    let peer = cell.peers().iter().find(|&peer| grid.get(peer) == Some(digit))?;
    let house = cell.houses().into_iter().find(|house| house.cells().contains(peer));
    Some(Why::Holder { cell: peer, digit, house })
}

/// Returns a solution with one of these digits in this cell; `None` if there is none.
fn solution_among(puzzle: &Puzzle, cell: Cell, digits: DigitSet) -> Option<Grid> {
    let mut candidates = puzzle.unreduced_candidates();
    candidates[cell] &= digits;
    EngineKind::default().build().search_candidates(&candidates, Limits::solutions(1)).first
}
