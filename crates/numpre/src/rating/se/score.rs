//! ER, EP and ED.

use super::technique::SeTechnique;
use std::fmt;
use std::str::FromStr;

/// A rating of Sudoku Explainer in tenths, from 1.0 to 20.0. Serialized, it is a number: 7.1.
///
/// ```
/// use numpre::rating::SeRating;
///
/// let rating: SeRating = "7.1".parse().unwrap();
/// assert_eq!((rating.tenths(), rating.value()), (71, 7.1));
/// assert!("7.15".parse::<SeRating>().is_err() && SeRating::new(0.9).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "f64", try_from = "f64")
)]
pub struct SeRating(u16);

impl SeRating {
    /// The rating of a last cell of a house, the easiest step.
    pub const LOWEST: SeRating = SeRating(10);
    /// The rating of a puzzle that Sudoku Explainer does not solve.
    pub const HIGHEST: SeRating = SeRating(200);

    /// Returns the rating of this number; `None` if it is not from 1.0 to 20.0, or has more than
    /// one decimal.
    pub fn new(value: f64) -> Option<SeRating> {
        let tenths = (value * 10.0).round();
        let rating = SeRating(tenths as u16);
        ((value * 10.0 - tenths).abs() < 1e-6
            && (SeRating::LOWEST..=SeRating::HIGHEST).contains(&rating))
        .then_some(rating)
    }

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

/// Parses a number: `7.1` or `7`.
impl FromStr for SeRating {
    type Err = ParseSeRatingError;

    fn from_str(text: &str) -> Result<SeRating, ParseSeRatingError> {
        text.parse().ok().and_then(SeRating::new).ok_or(ParseSeRatingError)
    }
}

impl From<SeRating> for f64 {
    fn from(rating: SeRating) -> f64 {
        rating.value()
    }
}

impl TryFrom<f64> for SeRating {
    type Error = ParseSeRatingError;

    fn try_from(value: f64) -> Result<SeRating, ParseSeRatingError> {
        SeRating::new(value).ok_or(ParseSeRatingError)
    }
}

/// The error for a text or a number that is not a rating of Sudoku Explainer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeRatingError;

impl fmt::Display for ParseSeRatingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a rating; expected 1.0 to 20.0 with one decimal")
    }
}

impl std::error::Error for ParseSeRatingError {}

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
