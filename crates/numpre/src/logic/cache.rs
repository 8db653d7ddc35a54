//! What one explanation keeps from step to step.

use super::solving_state::SolvingState;
use crate::closure::ClosureCache;
use crate::search::{EngineKind, Solved};
use crate::vocabulary::Grid;

/// What is known of a board from the boards before it, each of which had all of its candidates. It
/// changes no result, only the time.
#[derive(Clone, Debug, Default)]
pub(super) struct ReasonerCache {
    solution: Option<Grid>,
    pub(super) closures: ClosureCache,
}

impl ReasonerCache {
    /// The one solution within the candidates of a board, if there is exactly one.
    pub(super) fn only_solution(&mut self, state: &SolvingState) -> Option<Grid> {
        // A board with fewer candidates has no other solution.
        let known = self.solution.filter(|solution| state.wrong_cells(solution).is_empty());
        self.solution = known.or_else(|| only_solution(state));
        self.solution
    }
}

/// The one solution within the candidates of a board, if there is exactly one.
pub(super) fn only_solution(state: &SolvingState) -> Option<Grid> {
    match EngineKind::default().build().solve_candidates(state.candidates()) {
        Solved::Unique(solution) => Some(solution),
        Solved::None | Solved::Multiple(..) => None,
    }
}
