//! The score and the level of a puzzle, as the program HoDoKu computes them.

use crate::logic::{HodokuLevel, HodokuScore, Step, Technique};
use std::fmt;

/// The score and the level of a puzzle by the rules of HoDoKu 2.2.4.
///
/// The score is the sum of the scores of all steps. The level is the higher of two: the level of
/// the hardest step, and the level of the sum.
///
/// The numbers are comparable with those of HoDoKu, but not always identical. Both programs search
/// for the same techniques in the same order, but of several steps of one technique they may choose
/// different ones, so that other steps follow. Where HoDoKu uses forcing nets, this ladder has
/// [trial](Technique::Trial) with their score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct HodokuRating {
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The level.
    pub level: HodokuLevel,
    /// The technique of the hardest step: the first one with the highest level and score. `None` if
    /// there are no steps.
    pub hardest: Option<Technique>,
    /// The number of steps.
    pub steps: usize,
}

impl HodokuRating {
    /// Returns the rating of a solution path; `None` if HoDoKu does not know one of its techniques.
    /// A path without steps has the score 0.
    ///
    /// ```
    /// use numpre::rating::HodokuRating;
    /// use numpre::logic::{HodokuLevel, Reasoner, SolvingState, ladder};
    ///
    /// let puzzle: numpre::Grid =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let explanation = Reasoner::new(ladder::HODOKU).explain(&SolvingState::from(&puzzle));
    /// let rating = HodokuRating::of(&explanation.steps).expect("HoDoKu knows the techniques");
    /// // Each of the 51 steps is a full house or a naked single, with a score of 4.
    /// assert_eq!((rating.score, rating.level), (204, HodokuLevel::Easy));
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn of(steps: &[Step]) -> Option<HodokuRating> {
        let (mut score, mut hardest) = (0, None::<(HodokuScore, Technique)>);
        for step in steps {
            let found = step.technique.hodoku()?;
            score += found.score;
            if hardest.is_none_or(|(highest, _)| highest < found) {
                hardest = Some((found, step.technique));
            }
        }
        let by_sum = HodokuLevel::of_sum(score);
        Some(HodokuRating {
            score,
            level: hardest.map_or(by_sum, |(highest, _)| highest.level.max(by_sum)),
            hardest: hardest.map(|(_, technique)| technique),
            steps: steps.len(),
        })
    }
}

/// Writes the score and the level: `204 easy`.
impl fmt::Display for HodokuRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.score, self.level)
    }
}
