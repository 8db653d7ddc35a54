//! ER, EP and ED.

use super::technique::SeTechnique;
use std::fmt;

/// A rating of Sudoku Explainer in tenths, for example 7.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeRating(u16);

impl SeRating {
    /// Creates the rating from the sum of doubles that Sudoku Explainer computes.
    pub(super) fn of(rating: f64) -> SeRating {
        SeRating(((rating + 0.05) * 10.0) as u16)
    }

    /// Returns the rating as a number: 7.1.
    pub fn value(self) -> f64 {
        f64::from(self.0) / 10.0
    }

    /// Returns the rating in tenths: 71 for 7.1.
    pub const fn tenths(self) -> u16 {
        self.0
    }
}

/// Writes one decimal: `7.1`.
impl fmt::Display for SeRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// The ratings of a puzzle by Sudoku Explainer 1.2.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeScore {
    /// The rating of the hardest step.
    pub er: SeRating,
    /// The highest rating up to the first digit that is placed (the *pearl* rating).
    pub ep: SeRating,
    /// The rating of the first step (the *diamond* rating).
    pub ed: SeRating,
    /// The technique of the hardest step: of the first one with the rating `er`. It is `None` if no
    /// technique solves the puzzle; `er` is 20.0 then.
    pub hardest: Option<SeTechnique>,
    /// The number of steps.
    pub steps: u16,
}

/// Writes ER/EP/ED: `7.1/1.2/1.2`.
impl fmt::Display for SeScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.er, self.ep, self.ed)
    }
}

/// Why a puzzle has no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum NoSeScore {
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has more than one solution.
    MultipleSolutions,
    /// All cells are filled, so there is no step to rate.
    Solved,
    /// The call was cancelled.
    Cancelled,
}

impl fmt::Display for NoSeScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoSeScore::NoSolution => "no solution",
            NoSeScore::MultipleSolutions => "more than one solution",
            NoSeScore::Solved => "already solved",
            NoSeScore::Cancelled => "cancelled",
        })
    }
}

impl std::error::Error for NoSeScore {}
