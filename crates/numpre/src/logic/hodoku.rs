//! Levels and scores of techniques in the program HoDoKu.

use std::fmt;
use std::str::FromStr;

/// A level of difficulty in HoDoKu, easiest first.
///
/// The level of a puzzle is the higher of two: the level of its hardest step, and the level of the
/// sum of the scores of all its steps.
///
/// ```
/// use numpre::logic::{HodokuLevel, Technique};
///
/// assert_eq!(HodokuLevel::of_sum(800), HodokuLevel::Easy);
/// assert_eq!(HodokuLevel::of_sum(801), HodokuLevel::Medium);
/// let fish = Technique::XWing.hodoku().expect("HoDoKu knows the X-wing");
/// assert_eq!((fish.level, fish.score), (HodokuLevel::Hard, 140));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum HodokuLevel {
    /// Singles, and a sum of at most 800.
    Easy,
    /// Locked candidates, pairs and triples, and a sum of at most 1000.
    Medium,
    /// Fish, wings and rectangles, and a sum of at most 1600.
    Hard,
    /// Chains and almost locked sets, and a sum of at most 1800.
    Unfair,
    /// Assumptions, or a higher sum.
    Extreme,
}

impl HodokuLevel {
    /// All levels, easiest first.
    pub const ALL: [HodokuLevel; 5] = [
        HodokuLevel::Easy,
        HodokuLevel::Medium,
        HodokuLevel::Hard,
        HodokuLevel::Unfair,
        HodokuLevel::Extreme,
    ];

    /// Returns the name for programs, such as `unfair`. It never changes.
    pub const fn slug(self) -> &'static str {
        match self {
            HodokuLevel::Easy => "easy",
            HodokuLevel::Medium => "medium",
            HodokuLevel::Hard => "hard",
            HodokuLevel::Unfair => "unfair",
            HodokuLevel::Extreme => "extreme",
        }
    }

    /// Returns the level of a sum of scores.
    pub const fn of_sum(sum: u32) -> HodokuLevel {
        match sum {
            0..=800 => HodokuLevel::Easy,
            801..=1000 => HodokuLevel::Medium,
            1001..=1600 => HodokuLevel::Hard,
            1601..=1800 => HodokuLevel::Unfair,
            _ => HodokuLevel::Extreme,
        }
    }
}

/// Prints the name for programs.
impl fmt::Display for HodokuLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// Parses the name for programs.
impl FromStr for HodokuLevel {
    type Err = UnknownHodokuLevel;

    fn from_str(slug: &str) -> Result<HodokuLevel, UnknownHodokuLevel> {
        HodokuLevel::ALL.into_iter().find(|level| level.slug() == slug).ok_or(UnknownHodokuLevel)
    }
}

/// The error for a text that is not the name of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownHodokuLevel;

impl fmt::Display for UnknownHodokuLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a level; expected easy, medium, hard, unfair or extreme")
    }
}

impl std::error::Error for UnknownHodokuLevel {}

/// The level and the score that HoDoKu 2.2.4 gives to each step of a technique by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HodokuScore {
    /// The level of a puzzle that needs the technique, or a higher one.
    pub level: HodokuLevel,
    /// The score of one step. The scores of all steps are added.
    pub score: u32,
}
