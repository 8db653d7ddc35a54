//! What one explanation remembers from step to step.

use super::refute::only_solution;
use crate::closure::Ends;
use crate::logic::SolvingState;
use crate::vocabulary::Grid;

/// What is known of a board from the boards before it, each of which had all of its candidates: it
/// changes no result, only the time.
#[derive(Clone, Debug, Default)]
pub struct Remembered {
    solution: Option<Grid>,
    pub(super) ends: Ends,
}

impl Remembered {
    /// The one solution within the candidates of a board, if there is just one.
    pub(in crate::logic) fn only_solution(&mut self, state: &SolvingState) -> Option<Grid> {
        // A board with fewer candidates has no other one.
        let known = self.solution.filter(|solution| state.wrong_cells(solution).is_empty());
        self.solution = known.or_else(|| only_solution(state));
        self.solution
    }
}
