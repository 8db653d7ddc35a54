//! Negation: what if the cell were not this digit? Where that leads to a contradiction, it is.
//!
//! *Picture.* A cell P has the candidates m. Leave a out, and follow the easy techniques as far as they go.
//!
//! ```text
//!   P = {1, 4, 6}     assume P is not 4:  {1, 6} → … → … → a cell without a candidate
//!                     so P is 4
//! ```
//!
//! *Conditions.* With P's candidates replaced by m∖{a}, Sbit … X(4) reach a contradiction; then P is a. Inside only these run, no
//! second negation. In a cell with two candidates m∖{a} is the other digit; in a larger cell little follows from it, so cells
//! with few candidates come first.
//!
//! *Source.* Negation (A2-5), 背理法. The field: a forcing chain, contradiction.

use super::line::{Refutation, refute};
use super::{Assumption, Board, Cause, Finder, Found, Step, Technique};
use crate::vocabulary::CellSet;

/// Finds the first contradiction: cells with the fewest candidates first, digits ascending.
pub(super) struct Negation;

impl Finder for Negation {
    fn find(&self, technique: &'static Technique, board: &Board) -> Option<Found> {
        let mut survived: Vec<Box<Board>> = Vec::new();
        for cell in board.open_by_count() {
            for digit in board.digits(cell).iter() {
                // A board that was closed without contradiction and lacks this candidate lies within what this assumption
                // leads to: rules only strike, so this one cannot contradict either.
                if survived.iter().any(|closed| !closed.digits(cell).contains(digit)) {
                    continue;
                }
                match refute(board, Assumption::IsNot { cell, digit }, technique, 0) {
                    Refutation::Line { line, rests_on } => {
                        let cause = Cause { houses: Vec::new(), cells: CellSet::of(cell), digits: board.digits(cell) };
                        let step = Step::placing(technique, cause, cell, digit, rests_on);
                        return Some(Found::Step(Step { line: Some(Box::new(line)), ..step }));
                    }
                    Refutation::None(closed) => survived.push(closed),
                }
            }
        }
        None
    }
}
