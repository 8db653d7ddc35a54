//! Explanations, and steps of reasons, as the types of the crate numpre. They are for callers that
//! keep steps as objects instead of converting them to replies.

use crate::{Board, Engine, Fault, Ladder, WhyRequest};
use numpre::assess::Why;
use numpre::logic::{End, Reasoner, SolvingState, Step, Technique};
use numpre::proof::check_explanation;
use numpre::{CancelToken, Rank};

/// An explanation whose steps the proof check has confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Walk {
    /// The rank of the puzzle.
    pub rank: Rank,
    /// The board before the first step.
    pub start: SolvingState,
    /// The steps in order. Each applies to the board after all steps before it.
    pub steps: Vec<Step>,
    /// True if the steps lead to the solution, false if the techniques find no further step.
    pub is_solved: bool,
}

impl Ladder {
    /// Returns the techniques of the ladder whose rank is at most `highest`. A technique without a
    /// rank counts as having the rank of the last ranked technique before it in the ladder.
    ///
    /// ```
    /// use numpre::{Rank, logic::Technique};
    /// use numpre_api::Ladder;
    ///
    /// assert_eq!(Ladder::S4.up_to(Rank::EASY), [Technique::NakedSingle, Technique::HiddenSingle]);
    /// assert!(Ladder::Player.up_to(Rank::VERY_EASY).contains(&Technique::FullHouse));
    /// assert!(!Ladder::Player.up_to(Rank::HARD).contains(&Technique::XWing));
    /// ```
    pub fn up_to(self, highest: Rank) -> Vec<Technique> {
        let mut before = Rank::VERY_EASY;
        let is_easy = |technique: &&Technique| {
            before = technique.rank().unwrap_or(before);
            before <= highest
        };
        self.techniques().iter().filter(is_easy).copied().collect()
    }
}

impl Engine {
    /// Explains a puzzle step by step, to its solution or until none of these techniques finds a
    /// step. They are tried in the order given.
    ///
    /// ```
    /// use numpre::Rank;
    /// use numpre_api::{Board, Engine, Ladder};
    ///
    /// let puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let board = Board::of_givens(puzzle.parse()?);
    /// let walk = Engine::new()
    ///     .walk(&board, Ladder::Player.up_to(Rank::EXTREME), "en", Default::default())
    ///     .expect("a proper puzzle has an explanation");
    /// assert!(walk.is_solved && walk.rank == Rank::VERY_EASY);
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    ///
    /// # Errors
    /// Returns a [`Fault`] in this language if the puzzle does not have exactly one solution, the
    /// token was cancelled, or the proof check did not confirm a step.
    pub fn walk(
        &mut self,
        board: &Board,
        techniques: impl Into<Vec<Technique>>,
        language: &str,
        cancel: CancelToken,
    ) -> Result<Walk, Fault> {
        let (texts, puzzle) = (self.state.texts(language), board.puzzle());
        let rank = Fault::unless_proper(&texts, self.state.assessor(Ladder::S4).rank(&puzzle))?;
        let start = SolvingState::from(&puzzle);
        let reasoner = Reasoner::new(techniques).with_cancel(cancel);
        let explanation = reasoner.explain(&start);
        if explanation.end == End::Cancelled {
            return Err(Fault::timeout(&texts));
        }
        if check_explanation(&start.puzzle(), &explanation).is_err() {
            return Err(Fault::unsound(&texts));
        }
        let is_solved = explanation.end == End::Solved;
        Ok(Walk { rank, start, steps: explanation.steps, is_solved })
    }

    /// Returns the step that the reply to this request has, and the board before the step. Returns
    /// `None` if the reply has no step or there is no reply.
    pub fn step_of_why(&mut self, request: &WhyRequest) -> Option<(SolvingState, Step)> {
        let puzzle = request.board.puzzle();
        let assessor = self.state.assessor(request.ladder);
        match assessor.why(&puzzle, request.cell, request.digit).ok()? {
            Why::Step(reason) | Why::Refutation(reason) => Some((reason.state, reason.step)),
            _ => None,
        }
    }
}
