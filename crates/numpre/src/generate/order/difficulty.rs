//! Difficulties in everyday words, for people who do not know the ranks.

use crate::vocabulary::Rank;
use crate::vocabulary::named;
use std::fmt;
use std::ops::RangeInclusive;

/// The difficulty of a puzzle, in everyday words.
///
/// | name | ranks | a solver needs |
/// |---|---|---|
/// | easy | 1 to 2 | singles |
/// | medium | 3 to 4 | locked candidates, pairs |
/// | hard | 5 to 7 | triples, quads, or a contradiction |
/// | extreme | 8 | trial and error |
///
/// ```
/// use numpre::{Rank, generate::Difficulty};
///
/// assert_eq!("medium".parse(), Ok(Difficulty::Medium));
/// assert_eq!(Difficulty::Medium.ranks(), Rank::MODERATE..=Rank::TRICKY);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difficulty {
    /// Ranks 1 and 2.
    Easy,
    /// Ranks 3 and 4.
    Medium,
    /// Ranks 5 to 7.
    Hard,
    /// Rank 8.
    Extreme,
}

impl Difficulty {
    /// All four difficulties, easiest first.
    pub const ALL: [Difficulty; 4] =
        [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard, Difficulty::Extreme];

    /// Returns its name: `easy`, `medium`, `hard` or `extreme`.
    pub const fn name(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
            Difficulty::Extreme => "extreme",
        }
    }

    /// Returns the ranks of this difficulty.
    pub const fn ranks(self) -> RangeInclusive<Rank> {
        match self {
            Difficulty::Easy => Rank::VERY_EASY..=Rank::EASY,
            Difficulty::Medium => Rank::MODERATE..=Rank::TRICKY,
            Difficulty::Hard => Rank::HARD..=Rank::FIENDISH,
            Difficulty::Extreme => Rank::EXTREME..=Rank::EXTREME,
        }
    }
}

named!(Difficulty, ParseDifficultyError, |_| ParseDifficultyError);

/// The error for a text that is not the name of a difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDifficultyError;

impl fmt::Display for ParseDifficultyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a difficulty; expected easy, medium, hard or extreme")
    }
}

impl std::error::Error for ParseDifficultyError {}
