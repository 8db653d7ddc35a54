//! Rates puzzles by the rules of the program HoDoKu.

use super::{AssessError, Assessor};
use crate::cancel::CancelToken;
use crate::logic::{End, Reasoner, ladder};
use crate::rating::HodokuRating;
use crate::state::Puzzle;

/// Rates puzzles by the rules of HoDoKu: explains each with the ladder
/// [`HODOKU`](ladder::HODOKU), and rates the explanation. It keeps working memory between calls,
/// but no information about the puzzles.
///
/// ```
/// use numpre::{Puzzle, assess::HodokuRater, logic::{HodokuLevel, Technique}};
///
/// let text = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// let rating = HodokuRater::default().rate(&Puzzle::of_givens(text.parse()?))?;
/// assert_eq!((rating.score, rating.level), (756, HodokuLevel::Medium));
/// assert_eq!(rating.hardest, Some(Technique::LockedTriple));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct HodokuRater {
    assessor: Assessor,
    reasoner: Reasoner,
}

impl Default for HodokuRater {
    fn default() -> HodokuRater {
        HodokuRater { assessor: Assessor::default(), reasoner: Reasoner::new(ladder::HODOKU) }
    }
}

impl HodokuRater {
    /// Returns the rater, connected to a token, which it checks before every step.
    #[must_use]
    pub fn with_cancel(mut self, cancel: CancelToken) -> HodokuRater {
        self.set_cancel(cancel);
        self
    }

    /// Connects the rater to another token, for the puzzles to come.
    pub fn set_cancel(&mut self, cancel: CancelToken) {
        self.reasoner = Reasoner::new(ladder::HODOKU).with_cancel(cancel);
    }

    /// Returns the rating of a proper puzzle. For a half-solved board, or for candidates, it is the
    /// rating of the remaining solution path; for a solved board the score is 0.
    ///
    /// # Errors
    /// [`AssessError`] with the status of the puzzle if it is not proper, or if the call was
    /// cancelled.
    pub fn rate(&mut self, puzzle: &Puzzle) -> Result<HodokuRating, AssessError> {
        let state = self.assessor.state_of(puzzle)?;
        let explanation = self.reasoner.explain(&state);
        match (explanation.end, HodokuRating::of(&explanation.steps)) {
            (End::Solved, Some(rating)) => Ok(rating),
            (End::Cancelled, _) => Err(AssessError::Cancelled),
            _ => Err(self.assessor.assess(puzzle).into()),
        }
    }
}
