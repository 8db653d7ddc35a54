//! The puzzles that need a technique.

use crate::cancel::CancelToken;
use crate::logic::{End, Explanation, Reasoner, SolvingState, Technique, ladder};
use crate::vocabulary::Rank;
use std::ops::RangeInclusive;

/// The puzzles that need a technique. A player who knows the techniques of the ladder
/// [`PLAYER`](ladder::PLAYER) up to this one solves such a puzzle. A player who knows only those
/// before it does not.
///
/// One explanation decides both. Each of its steps uses the first technique that finds something,
/// and the needed technique is the last one. Without it, the explanation would have the same steps
/// up to the first step that uses it, and would end there. So a puzzle needs the technique if the
/// explanation leads to the solution and uses the technique.
///
/// ```
/// use numpre::{Grid, logic::Technique, rating::Need};
///
/// let puzzle: Grid = ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...".parse()?;
/// let need = |technique| Need::of(technique).expect("it is on the ladder");
/// assert!(need(Technique::NakedPair).holds(&puzzle));
/// // Naked pairs solve it, so it does not need hidden pairs.
/// assert!(!need(Technique::HiddenPair).holds(&puzzle));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Need {
    technique: Technique,
    reasoner: Reasoner,
}

impl Need {
    /// Returns the need of a technique; `None` if the ladder [`PLAYER`](ladder::PLAYER) does not
    /// have the technique.
    pub fn of(technique: Technique) -> Option<Need> {
        let place = ladder::PLAYER.iter().position(|&other| other == technique)?;
        Some(Need { technique, reasoner: Reasoner::new(&ladder::PLAYER[..=place]) })
    }

    /// Connects the need to a token, which is checked before every step of an explanation.
    pub fn set_cancel(&mut self, cancel: CancelToken) {
        self.reasoner = Reasoner::new(self.reasoner.ladder()).with_cancel(cancel);
    }

    /// Returns the technique.
    pub fn technique(&self) -> Technique {
        self.technique
    }

    /// Returns the ranks that a puzzle can have if it needs the technique.
    ///
    /// If the techniques before it include all techniques of a rank and of the ranks below, they
    /// solve all puzzles of that rank. If a rank includes the technique and all before it, no
    /// puzzle of a higher rank can be solved.
    ///
    /// ```
    /// use numpre::{Rank, logic::Technique, rating::Need};
    ///
    /// let ranks = |technique| Need::of(technique).expect("it is on the ladder").ranks();
    /// assert_eq!(ranks(Technique::NakedTriple), Rank::HARD..=Rank::HARD);
    /// assert_eq!(ranks(Technique::XWing), Rank::FIENDISH..=Rank::EXTREME);
    /// ```
    pub fn ranks(&self) -> RangeInclusive<Rank> {
        let known = self.reasoner.ladder();
        let before = &known[..known.len() - 1];
        let is_solved =
            |rank: &Rank| ladder::up_to(*rank).iter().all(|technique| before.contains(technique));
        let lowest = Rank::all().find(|rank| !is_solved(rank)).unwrap_or(Rank::EXTREME);
        let highest = known.iter().map(|&technique| included_in(technique)).max();
        lowest..=highest.unwrap_or(Rank::EXTREME)
    }

    /// Returns the explanation of a board up to the technique; `None` if the board does not need
    /// the technique, or if the token was cancelled.
    pub fn explanation(&self, state: &SolvingState) -> Option<Explanation> {
        let explanation = self.reasoner.explain(state);
        let is_used = explanation.steps.iter().any(|step| step.technique == self.technique);
        (explanation.end == End::Solved && is_used).then_some(explanation)
    }

    /// Returns whether a puzzle or a board needs the technique.
    pub fn holds(&self, state: impl Into<SolvingState>) -> bool {
        self.explanation(&state.into()).is_some()
    }

    /// Returns whether the techniques up to this one solve a board, needed or not.
    pub(crate) fn solves(&self, state: impl Into<SolvingState>) -> bool {
        self.reasoner.explain(&state.into()).end == End::Solved
    }
}

/// Returns the lowest rank whose closure removes all that the technique removes; 8 if none does.
fn included_in(technique: Technique) -> Rank {
    match technique {
        Technique::FullHouse => Rank::VERY_EASY,
        // A naked subset, and what locked candidates remove as well.
        Technique::LockedPair => Rank::TRICKY,
        Technique::LockedTriple => Rank::HARD,
        _ => technique.rank().unwrap_or(Rank::EXTREME),
    }
}
