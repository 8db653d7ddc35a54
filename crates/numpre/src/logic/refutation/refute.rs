//! Why a digit cannot be in some cell.

use super::trials::refuting;
use crate::closure::Assumption;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Step;
use crate::search::{EngineKind, Solved};
use crate::vocabulary::{Cell, Digit, DigitSet};

/// Returns the trial that refutes a digit in a cell, as a step that removes the candidate. If it
/// needs no further trial inside, it is the shortest line of reasoning; otherwise it is one of the
/// shortest.
///
/// Returns `None` if the digit is not a candidate of the cell, if the cell is confirmed, or if
/// there is a solution with the digit there.
///
/// ```
/// use numpre::{Digit, Grid, logic::{SolvingState, refute}};
///
/// let puzzle: Grid = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?;
/// let (state, cell) = (SolvingState::from(&puzzle), "r1c2".parse().unwrap());
/// let step = refute(&state, cell, Digit::new(6).unwrap()).expect("it is a 1");
/// assert_eq!(step.to_string(), "r1c2<>6");
/// assert_eq!(refute(&state, cell, Digit::new(1).unwrap()), None);
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn refute(state: &SolvingState, cell: Cell, digit: Digit) -> Option<Step> {
    if state.confirmed().contains(cell) || !state.digits(cell).contains(digit) {
        return None;
    }
    let mut assumed = *state.candidates();
    assumed[cell] = DigitSet::of(digit);
    // If a solution has the digit there, no reasoning refutes it. Otherwise it is refuted at some
    // depth of trials inside trials.
    match EngineKind::default().build().solve_candidates(&assumed) {
        Solved::None => refuting(state, Assumption::Is { cell, digit }),
        Solved::Unique(_) | Solved::Multiple(..) => None,
    }
}
