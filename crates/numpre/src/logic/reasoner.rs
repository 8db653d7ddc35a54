//! The steps from a board to its solution, or only the next one.
//!
//! Every step begins again with the first technique of the ladder. *Example:* the first steps of
//! the puzzle at [`Reasoner`] by the ladder [`S4`], with an x for a technique that finds nothing:
//!
//! ```text
//!   step   naked single   hidden single   locked candidates
//!   1      r8c3=4
//!   2      x              r9c4=4, the last place of block 8
//!   …                                                            (steps 3 to 8 are hidden singles)
//!   9      x              x               1 of block 7 is in column 1
//! ```
//!
//! With the ladder up to rank 2, which has no locked candidates, the explanation ends after step 8
//! as [`End::Stuck`].

use super::cache::ReasonerCache;
use super::finder::{Found, find_all, find_first};
use super::ladder::S4;
use super::solving_state::SolvingState;
use super::step::{Contradiction, Step};
use super::technique::Technique;
use crate::cancel::CancelToken;
use std::ops::ControlFlow;

/// The end of an explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum End {
    /// Every cell is confirmed.
    Solved,
    /// The techniques find nothing more.
    Stuck,
    /// The board has no solution.
    Contradiction(Contradiction),
    /// The [token](Reasoner::with_cancel) has been cancelled.
    Cancelled,
}

/// The steps of a solution, in order, and how they end.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Explanation {
    /// All steps: applied to the board one after the other, they lead to the end.
    pub steps: Vec<Step>,
    /// The end that they lead to.
    pub end: End,
}

impl Explanation {
    /// Returns how often each technique is used, in the order of the catalogue. Techniques that are
    /// not used are left out. Steps inside of refutations are not counted.
    ///
    /// The counts are those of this explanation, in which the easiest technique always comes first,
    /// one step at a time.
    pub fn counts(&self) -> Vec<(Technique, usize)> {
        let count = |technique: Technique| {
            self.steps.iter().filter(|step| step.technique == technique).count()
        };
        let counts = Technique::ALL.iter().map(|&technique| (technique, count(technique)));
        counts.filter(|(_, count)| *count > 0).collect()
    }

    /// Returns the first step of the hardest technique used, by the order of the catalogue; `None`
    /// if there are no steps.
    ///
    /// This is a fact about this explanation only. The rank of a puzzle comes from
    /// [`Rater`](crate::rating::Rater).
    pub fn hardest_step(&self) -> Option<&Step> {
        self.steps.iter().rev().max_by_key(|step| step.technique)
    }
}

/// The next step on a board, or the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// The next step.
    Step(Step),
    /// There is no next step, because of this.
    End(End),
}

/// A reasoner: a ladder of techniques, tried in order for every step.
///
/// ```
/// use numpre::{Grid, Rank, logic::{End, Reasoner, SolvingState, Technique, ladder}};
///
/// let puzzle: Grid = ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...".parse()?;
/// let explanation = Reasoner::default().explain(&SolvingState::from(&puzzle));
/// assert_eq!(explanation.end, End::Solved);
/// assert_eq!(explanation.hardest_step().map(|step| step.technique), Some(Technique::NakedPair));
/// let easy = Reasoner::new(ladder::up_to(Rank::EASY)).explain(&SolvingState::from(&puzzle));
/// assert_eq!(easy.end, End::Stuck);
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reasoner {
    ladder: Vec<Technique>,
    cancel: CancelToken,
}

/// Uses the ladder [`S4`].
impl Default for Reasoner {
    fn default() -> Reasoner {
        Reasoner::new(S4)
    }
}

impl Reasoner {
    /// Creates a reasoner that tries these techniques in this order.
    pub fn new(ladder: impl Into<Vec<Technique>>) -> Reasoner {
        Reasoner { ladder: ladder.into(), cancel: CancelToken::NEVER }
    }

    /// Returns the reasoner, connected to a token: [`explain`](Reasoner::explain) checks it before
    /// every step and ends with [`End::Cancelled`]. The hardest steps take some hundredths of a
    /// second.
    #[must_use]
    pub fn with_cancel(self, cancel: CancelToken) -> Reasoner {
        Reasoner { cancel, ..self }
    }

    /// Returns the techniques, in order.
    pub fn ladder(&self) -> &[Technique] {
        &self.ladder
    }

    /// Returns the next step: the first one that the first successful technique finds.
    pub fn next(&self, state: &SolvingState) -> Next {
        self.next_after(state, &mut ReasonerCache::default())
    }

    fn next_after(&self, state: &SolvingState, cache: &mut ReasonerCache) -> Next {
        if state.is_solved() {
            return Next::End(End::Solved);
        }
        let find = |&technique: &Technique| find_first(technique, state, cache);
        match self.ladder.iter().find_map(find) {
            Some(Found::Step(step)) => Next::Step(step),
            Some(Found::Contradiction(contradiction)) => {
                Next::End(End::Contradiction(contradiction))
            }
            None => Next::End(End::Stuck),
        }
    }

    /// Returns every next step of the first technique that finds one; an empty list if no technique
    /// does.
    ///
    /// ```
    /// use numpre::{Grid, logic::{Reasoner, SolvingState}};
    ///
    /// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let steps = Reasoner::default().all_next(&SolvingState::from(&puzzle));
    /// let shown: Vec<String> = steps.iter().map(|step| step.to_string()).collect();
    /// assert_eq!(shown, ["r5c5=5", "r7c6=7", "r7c9=4", "r8c8=3"]);
    /// # Ok::<(), numpre::ParseGridError>(())
    /// ```
    pub fn all_next(&self, state: &SolvingState) -> Vec<Step> {
        self.first_next(state, usize::MAX)
    }

    /// Returns the first `at_most` steps of [`all_next`](Reasoner::all_next). The search stops
    /// there.
    pub fn first_next(&self, state: &SolvingState, at_most: usize) -> Vec<Step> {
        let steps = self.ladder.iter().map(|&technique| first_steps_of(technique, state, at_most));
        steps.into_iter().find(|steps| !steps.is_empty()).unwrap_or_default()
    }

    /// Returns all steps to the end, by the techniques of this reasoner's ladder. [`explain`] says
    /// when to call this and when another function of this name.
    pub fn explain(&self, state: &SolvingState) -> Explanation {
        let mut state = state.clone();
        let (mut steps, mut cache) = (Vec::new(), ReasonerCache::default());
        loop {
            match self.take_step(&mut state, &mut steps, &mut cache) {
                ControlFlow::Continue(()) => {}
                ControlFlow::Break(end) => return Explanation { steps, end },
            }
        }
    }

    fn take_step(
        &self,
        state: &mut SolvingState,
        steps: &mut Vec<Step>,
        cache: &mut ReasonerCache,
    ) -> ControlFlow<End> {
        if self.cancel.is_cancelled() {
            return ControlFlow::Break(End::Cancelled);
        }
        match self.next_after(state, cache) {
            Next::Step(step) => {
                state.apply(&step);
                steps.push(step);
                ControlFlow::Continue(())
            }
            Next::End(end) => ControlFlow::Break(end),
        }
    }
}

/// Returns every step of one technique on a board, in the order in which it finds them. Several may
/// have the same effect, for different reasons.
pub fn steps_of(technique: Technique, state: &SolvingState) -> Vec<Step> {
    first_steps_of(technique, state, usize::MAX)
}

/// Returns the first `at_most` steps of [`steps_of`]. The search stops there, which saves nearly
/// all of its time if a technique finds hundreds.
///
/// ```
/// use numpre::{Grid, logic::{SolvingState, Technique, first_steps_of, steps_of}};
///
/// let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// let state = SolvingState::from(&puzzle);
/// let two = first_steps_of(Technique::Trial, &state, 2);
/// assert_eq!(two.len(), 2);
/// assert_eq!(two, steps_of(Technique::Trial, &state)[..2]);
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn first_steps_of(technique: Technique, state: &SolvingState, at_most: usize) -> Vec<Step> {
    let mut steps = Vec::new();
    if at_most == 0 {
        return steps;
    }
    let _ = find_all(technique, state, &mut ReasonerCache::default(), &mut |found| {
        if let Found::Step(step) = found {
            steps.push(step);
        }
        if steps.len() < at_most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    steps
}

/// Explains any board with the techniques of S4: a `&Grid`, a `&Puzzle`, `&Candidates` or a
/// [`SolvingState`].
///
/// The function does not check whether the board has one solution: [`Explanation::end`] says how
/// far the steps lead. Which of the three functions to call:
///
/// | call | when |
/// |---|---|
/// | [`Assessor::explain`] | a puzzle from outside, with its rank: an error says what is wrong |
/// | this function | a board that may have any number of solutions |
/// | [`Reasoner::explain`] | techniques of your own choice |
///
/// [`Assessor::explain`]: crate::assess::Assessor::explain
///
/// ```
/// use numpre::{Grid, logic::explain};
///
/// let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let explanation = explain(&puzzle);
/// assert_eq!(explanation.steps.len(), 51);
/// assert_eq!(explanation.steps[0].to_string(), "r5c5=5");
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn explain(state: impl Into<SolvingState>) -> Explanation {
    Reasoner::default().explain(&state.into())
}

/// Returns the next step on any board with the techniques of S4. For a hint to a player prefer
/// [`Assessor::hint`](crate::assess::Assessor::hint), which first checks that nothing entered is
/// wrong.
pub fn next_step(state: impl Into<SolvingState>) -> Next {
    Reasoner::default().next(&state.into())
}
