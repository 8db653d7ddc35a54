//! Aligned pairs and triples: each combination of their candidates is tried.
//!
//! ```text
//!   the pair r1c1 = 1 2 3, r2c2 = 2 4      suppose r1c1 = 1:
//!   excluders r1c3 = 1 4, r3c1 = 1 2         suppose r2c2 = 2: r3c1 has no candidate
//!                                            suppose r2c2 = 4: r1c3 has no candidate
//!                                            r2c2 has no candidate
//! ```

use crate::logic::{Assumption, Draft, SolvingState, Step};
use crate::rating::SeHint;
use crate::vocabulary::{Cell, CellSet};

/// Returns a step for each candidate that the hint removes; `None` if a combination with it is
/// possible.
pub(super) fn steps(state: &SolvingState, hint: &SeHint, cells: CellSet) -> Option<Vec<Step>> {
    let mut state = state.clone();
    let mut steps = Vec::new();
    for &(cell, digit) in &hint.removals {
        let others: Vec<Cell> = (cells - CellSet::of(cell)).iter().collect();
        let mut draft = Draft::new(&state, Assumption::Is { cell, digit });
        exclude(&mut draft, &others);
        let step = draft.refuted()?;
        state.apply(&step);
        steps.push(step);
    }
    Some(steps)
}

/// Removes the candidates of the first cell that no combination with the others allows.
fn exclude(draft: &mut Draft<'_>, cells: &[Cell]) {
    let Some((&cell, others)) = cells.split_first() else { return };
    for digit in draft.board().digits(cell) {
        if draft.contradiction().is_some() {
            return;
        }
        let board = draft.board().clone();
        let mut inner = Draft::new(&board, Assumption::Is { cell, digit });
        if inner.contradiction().is_none() {
            exclude(&mut inner, others);
        }
        if let Some(step) = inner.refuted() {
            draft.take(step);
        }
    }
}
