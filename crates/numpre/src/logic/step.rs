//! A step of reasoning as data: what it looks at, what it rests on, what it does.

use super::{Contradiction, Marks, Technique};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};

/// One application of a technique.
///
/// Applied to a board it places its digits, each struck from the cell's 20 peers (確定処理: that is part of the placement and
/// not listed), and strikes its eliminations. Everything a sentence or a drawing needs is in it:
///
/// | technique | houses | cells | digits |
/// |---|---|---|---|
/// | naked single | – | the cell | its digit |
/// | hidden single | the house | the cell | the digit |
/// | locked candidates | where the digit is confined, then where it is struck | its places in both | the digit |
/// | naked subset | the house | the *n* cells | their *n* digits |
/// | hidden subset | the house | the *n* cells | the *n* digits |
/// | negation | – | the cell P | its candidates m; the line assumes that P is not the digit placed |
/// | trial | – | the cell P | the digit tried; the line assumes that P is it |
///
/// "In block 7 the digit 2 fits only in row 9 → strike 2 from r9c7 and r9c9" is houses `b7 r9`, digits `2`, eliminations
/// `r9c79<>2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which technique.
    pub technique: &'static Technique,
    /// What it looks at.
    pub cause: Cause,
    /// The digits it places.
    pub placements: Vec<(Cell, Digit)>,
    /// The candidates it strikes, beside those that its placements strike.
    pub eliminations: Marks,
    /// The candidates that have to be gone for it to hold: the others of the single's cell, the digit's other places in the
    /// house, and so on. On every board without them the step is sound.
    pub rests_on: Marks,
    /// For negation and trial: the reasoning that ends in a contradiction.
    pub line: Option<Box<Line>>,
}

/// What a step looks at; the table at [`Step`] says what stands where.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Cause {
    /// The houses.
    pub houses: Vec<House>,
    /// The cells.
    pub cells: CellSet,
    /// The digits.
    pub digits: DigitSet,
}

/// An assumption, and the reasoning that refutes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What is assumed.
    pub assumption: Assumption,
    /// The steps from there, without those that the contradiction does not need.
    pub steps: Vec<Step>,
    /// Where they end.
    pub contradiction: Contradiction,
}

/// What a line assumes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Assumption {
    /// The cell is this digit: its candidates are replaced by {a}.
    Is {
        /// The cell P.
        cell: Cell,
        /// The digit a.
        digit: Digit,
    },
    /// The cell is not this digit: its candidates m are replaced by m∖{a}, the source's ~a.
    IsNot {
        /// The cell P.
        cell: Cell,
        /// The digit a.
        digit: Digit,
    },
}

impl Step {
    /// A step that places one digit.
    pub fn placing(technique: &'static Technique, cause: Cause, cell: Cell, digit: Digit, rests_on: Marks) -> Step {
        Step { technique, cause, placements: vec![(cell, digit)], eliminations: Marks::new(), rests_on, line: None }
    }

    /// A step that strikes candidates.
    pub fn striking(technique: &'static Technique, cause: Cause, eliminations: Marks, rests_on: Marks) -> Step {
        Step { technique, cause, placements: Vec::new(), eliminations, rests_on, line: None }
    }
}
