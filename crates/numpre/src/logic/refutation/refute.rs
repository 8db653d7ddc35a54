//! Why a digit cannot go somewhere.

use super::trials::refuting;
use crate::closure::Assumption;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Step;
use crate::search::{EngineKind, Solved};
use crate::vocabulary::{Cell, Digit, DigitSet};

/// Why a cell cannot be a digit: the trial that refutes it, as a step that removes it. With no
/// trial inside of it, it is the shortest line of reasoning there is; otherwise one of the
/// shortest.
///
/// `None` where the digit is no candidate of the cell any more, where the cell is confirmed, or
/// where there is a solution with the digit there.
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
    // What has a solution is refuted by no reasoning, and what has none at some depth.
    match EngineKind::default().build().solve_candidates(&assumed) {
        Solved::None => refuting(state, Assumption::Is { cell, digit }),
        Solved::Unique(_) | Solved::Multiple(..) => None,
    }
}
