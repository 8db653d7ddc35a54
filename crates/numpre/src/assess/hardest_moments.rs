//! How many ways to continue a puzzle leaves where it is hardest.
//!
//! *Example.* The puzzle with 17 clues at [`Assessor::work`](super::Assessor::work) has rank 3, so
//! its hardest technique is locked candidates:
//!
//! ```text
//!   3 singles, then nothing easier   moment 1: locked candidates have 8 different conclusions
//!   all 8 are applied at once
//!   10 singles, then nothing easier  moment 2: they have 2 different conclusions:
//!                                      5 of column 4 is in block 5   ─▶ r4c6, r5c6, r6c6 lose 5
//!                                      7 of column 5 is in block 8   ─▶ r9c6 loses 7
//!                                      7 of block 5 is in column 6   ─▶ r9c6 loses 7 (the same)
//!   both are applied at once
//!   51 singles to the end            count = 2, narrowest = min(8, 2) = 2
//! ```

use crate::cancel::{CancelToken, Cancelled};
use crate::closure::{BitBoards, Contradictory, Negation, Reading};
use crate::logic::{Marks, Reasoner, SolvingState, Step, Technique, ladder, steps_of};
use crate::search::{EngineKind, Solved};
use crate::state::Candidates;
use crate::vocabulary::{Cell, Digit, Rank};

/// The hardest moments of a puzzle.
///
/// Let a puzzle have the rank *k*. A *hardest moment* is a board on which the techniques below rank
/// *k* find nothing more. All conclusions that the techniques of rank *k* draw from this one board
/// are applied at once. Then the easier techniques continue until the next hardest moment, or the
/// end. A *starting point* is one distinct conclusion: the digits that a step places and the
/// candidates that it removes.
///
/// At rank 8 a conclusion is a candidate that trial and error removes with the fewest levels of
/// trials inside trials that remove any at that moment.
///
/// No order of steps is involved, so both numbers are the same for all isomorphs of a puzzle.
///
/// ```
/// use numpre::{CancelToken, Candidates, Grid, Rank, assess::HardestMoments};
///
/// let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// let board = Candidates::pencil_marks(&puzzle);
/// let moments = HardestMoments::of(Rank::EXTREME, &board, &CancelToken::NEVER)?;
/// assert_eq!(moments.map(|moments| (moments.count, moments.narrowest)), Some((3, 3)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct HardestMoments {
    /// The number of hardest moments; 0 if nothing is left to do.
    #[cfg_attr(feature = "serde", serde(rename = "hardest_moments"))]
    pub count: usize,
    /// The number of starting points at the moment that has the fewest; 0 if there are no moments.
    pub narrowest: usize,
}

impl HardestMoments {
    /// Returns the hardest moments of a board with this rank; `None` if it has another rank, or not
    /// exactly one solution. The token is checked before every moment, and at rank 8 before every
    /// level of trials inside trials.
    ///
    /// # Errors
    /// [`Cancelled`] if the token was cancelled.
    pub fn of(
        rank: Rank,
        candidates: &Candidates,
        cancel: &CancelToken,
    ) -> Result<Option<HardestMoments>, Cancelled> {
        let Solved::Unique(solution) = EngineKind::default().build().solve_candidates(candidates)
        else {
            return Ok(None);
        };
        let solution = BitBoards::of_solution(&solution);
        let points = match rank {
            Rank::FIENDISH => by_assumptions(Reading::Literal, candidates, &solution, cancel),
            Rank::EXTREME => by_assumptions(Reading::General, candidates, &solution, cancel),
            _ => by_steps(rank, candidates, cancel),
        };
        let of_points = |points: Vec<usize>| HardestMoments {
            count: points.len(),
            narrowest: points.into_iter().min().unwrap_or(0),
        };
        points.map(|points| points.map(of_points))
    }
}

/// Returns the number of starting points of each moment, for ranks up to 6.
fn by_steps(
    rank: Rank,
    candidates: &Candidates,
    cancel: &CancelToken,
) -> Result<Option<Vec<usize>>, Cancelled> {
    let is_easier = |technique: &&Technique| technique.rank().is_some_and(|other| other < rank);
    let easier: Vec<Technique> = ladder::S4.iter().take_while(is_easier).copied().collect();
    let hardest: Vec<Technique> = ladder::up_to(rank)[easier.len()..].to_vec();
    let easier = Reasoner::new(easier);
    let mut state = SolvingState::from(candidates);
    let mut points = Vec::new();
    loop {
        cancel.check()?;
        easier.explain(&state).steps.iter().for_each(|step| state.apply(step));
        if state.is_solved() {
            return Ok(Some(points));
        }
        let steps: Vec<Step> =
            hardest.iter().flat_map(|technique| steps_of(*technique, &state)).collect();
        match conclusions(&steps) {
            0 => return Ok(None),
            count => points.push(count),
        }
        steps.iter().for_each(|step| state.apply(step));
    }
}

/// Returns the number of different conclusions of these steps.
fn conclusions(steps: &[Step]) -> usize {
    let mut seen: Vec<(&[(Cell, Digit)], &Marks)> = Vec::new();
    for step in steps {
        let conclusion = (&*step.placements, &step.eliminations);
        if !seen.contains(&conclusion) {
            seen.push(conclusion);
        }
    }
    seen.len()
}

/// Returns the number of starting points of each moment, for the ranks at which assumptions are
/// made.
fn by_assumptions(
    reading: Reading,
    candidates: &Candidates,
    solution: &BitBoards,
    cancel: &CancelToken,
) -> Result<Option<Vec<usize>>, Cancelled> {
    let solution = Some(solution);
    let deepest = if reading == Reading::Literal { 1 } else { DEEPEST };
    let mut boards = BitBoards::of_candidates(candidates);
    if Negation::C7.rules.run(&mut boards, &BitBoards::NOTHING).is_err() {
        return Ok(None);
    }
    let mut points = Vec::new();
    loop {
        if reading == Reading::General && Negation::C7.run(&mut boards, solution).is_err() {
            return Ok(None);
        }
        if boards.is_solved() {
            return Ok(Some(points));
        }
        let mut depth = 0;
        points.push(loop {
            cancel.check()?;
            depth += 1;
            match (Negation { reading, depth, ..Negation::C7 }).round(&mut boards, solution) {
                Ok(concluded) if !concluded.is_empty() => break concluded.len(),
                Ok(_) if depth < deepest => {}
                Ok(_) | Err(Contradictory) => return Ok(None),
            }
        });
    }
}

/// The greatest depth of trials: no grid needs more levels than it has cells.
const DEEPEST: u8 = 81;
