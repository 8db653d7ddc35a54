//! What a technique does: look at a board and say what it sees.

use super::{Board, Contradiction, Step, Technique};

/// What a finder has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A step that places or strikes something.
    Step(Step),
    /// The board has no solution, and why.
    Contradiction(Contradiction),
}

/// Looks for one technique.
///
/// The first step in a fixed order is found, so that explanations are the same everywhere; each file says which order.
pub trait Finder: Sync {
    /// The first step of this technique that changes the board, or the contradiction that its rule knows. `technique` is the
    /// row of the table it is found for, to be put into the step.
    fn find(&self, technique: &'static Technique, board: &Board) -> Option<Found>;
}
