//! Trial and error: try a digit, and within the trial others; what contradicts is struck.
//!
//! *Picture.* Where negation proves nothing more, an assumption must be followed into further assumptions.
//!
//! ```text
//!   try P = 4:  … → try Q = 2:  … → contradiction, so Q is not 2
//!                 → …  → contradiction, so P is not 4
//! ```
//!
//! *Conditions.* The problem has one solution. A candidate a of P is struck where P = a, followed by Sbit … X(4) and nested
//! trials, ends in a contradiction. The shallowest nesting that refutes anything is taken: first none, then one level, and so on;
//! so it ends, for every wrong digit is refuted at some depth.
//!
//! *Source.* A2-6, 試行錯誤 (最後の砦): "as Negation, but recursive". What is assumed is P = a and not its negation, as a player
//! tries a digit; only so does every trial of a wrong digit end. The field: guessing, T&E, Nishio at the first level.

use super::line::{Refutation, refute};
use super::{Assumption, Board, Cause, Finder, Found, Marks, Step, Technique};
use crate::search::{EngineKind, Limits, Solved};
use crate::vocabulary::{CellSet, DigitSet, Grid};

/// Finds the first candidate that a trial refutes: least depth, then cells with the fewest candidates, then digits ascending.
pub(super) struct Trial;

/// No grid needs more levels than it has cells.
const DEEPEST: usize = 81;

impl Finder for Trial {
    fn find(&self, technique: &'static Technique, board: &Board) -> Option<Found> {
        if board.open().iter().all(|cell| board.digits(cell).len() < 2) {
            return None;
        }
        let outcome = EngineKind::default().build().search_candidates(board.candidates(), Limits::default());
        let Solved::Unique(solution) = outcome.solved() else { return None };
        (0..DEEPEST).find_map(|depth| disprove(board, depth, technique, Some(&solution))).map(Found::Step)
    }
}

/// The first candidate that is refuted with at most so many levels of trials inside, as a step that strikes it.
///
/// Where the solution is known, its digits are not tried: no reasoning refutes them.
pub(super) fn disprove(
    board: &Board,
    depth: usize,
    technique: &'static Technique,
    solution: Option<&Grid>,
) -> Option<Step> {
    for cell in board.open_by_count() {
        for digit in board.digits(cell).iter() {
            if solution.is_some_and(|solution| solution.get(cell) == Some(digit)) {
                continue;
            }
            if let Refutation::Line { line, rests_on } = refute(board, Assumption::Is { cell, digit }, technique, depth)
            {
                let (cells, digits) = (CellSet::of(cell), DigitSet::of(digit));
                let cause = Cause { houses: Vec::new(), cells, digits };
                let step = Step::striking(technique, cause, Marks::of(cells, digits), rests_on);
                return Some(Step { line: Some(Box::new(line)), ..step });
            }
        }
    }
    None
}
