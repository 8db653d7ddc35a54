//! Facts that one explanation keeps from step to step, to save time.
//!
//! Every board of an explanation has lost candidates compared with the board before it. So a
//! solution found earlier is still the only one, and the closure of an assumption can continue from
//! where it ended before.
//!
//! *Example.* On the board drawn in `refutation/derivation`, trial and error removes 7 from r5c5.
//! Two closures under singles and locked candidates, which do not contradict, before and after this
//! step:
//!
//! ```text
//!   assumption   before: candidates left      after the step
//!   r5c5 = 2     205, without 7 in r5c5       the same 205, nothing to compute
//!   r1c4 = 3     206, with 7 in r5c5          closing continues from the other 205
//! ```

use super::facts::Facts;
use super::solving_state::SolvingState;
use crate::closure::ClosureCache;
use crate::search::{EngineKind, Solved, solve};
use crate::vocabulary::Grid;

/// Facts about a board that were found on an earlier board, which had all of its candidates. They
/// change no result, only the time.
#[derive(Clone, Debug, Default)]
pub(super) struct ReasonerCache {
    solution: Option<Grid>,
    /// The givens, and whether they single out a solution.
    is_proper: Option<(Grid, bool)>,
    pub(super) closures: ClosureCache,
    pub(super) facts: Facts,
}

impl ReasonerCache {
    /// Returns whether the givens of a board single out a solution.
    pub(super) fn is_proper(&mut self, state: &SolvingState) -> bool {
        let givens = state.digits_in(state.givens());
        let known = self.is_proper.filter(|(known, _)| *known == givens);
        let is_proper = match known {
            Some((_, is_proper)) => is_proper,
            None => matches!(solve(&givens), Solved::Unique(_)),
        };
        self.is_proper = Some((givens, is_proper));
        is_proper
    }

    /// Returns the only solution within the candidates of a board; `None` if there is none, or if
    /// there are multiple.
    pub(super) fn only_solution(&mut self, state: &SolvingState) -> Option<Grid> {
        // A board with fewer candidates has no further solutions, so it is enough that the known
        // one is still possible.
        let known = self.solution.filter(|solution| state.wrong_cells(solution).is_empty());
        self.solution = known.or_else(|| only_solution(state));
        self.solution
    }
}

/// Returns the only solution within the candidates of a board; `None` if there is none, or if there
/// are multiple.
pub(super) fn only_solution(state: &SolvingState) -> Option<Grid> {
    match EngineKind::default().build().solve_candidates(state.candidates()) {
        Solved::Unique(solution) => Some(solution),
        Solved::None | Solved::Multiple(..) => None,
    }
}
