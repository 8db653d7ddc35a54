//! An assumption and its consequences, without a contradiction.

use super::{CandidateMark, Caption, Meaning, Scene};
use numpre::closure::Assumption;
use numpre::logic::SolvingState;
use numpre::{Candidates, Cell, Grid};

/// Returns the scene of an assumption about a state and of its consequences: the digits placed and
/// the candidates removed, without an order. `end` is the closure of the state in which the
/// assumption holds.
pub fn supposition(
    givens: &Grid,
    state: &SolvingState,
    assumption: Assumption,
    end: &Candidates,
) -> Scene {
    let mut scene = Scene::of_state(givens, state, Caption::Supposition, assumption.to_string());
    scene.is_assumed = true;
    let (cell, digit) = (assumption.cell(), assumption.digit());
    let assumed = match assumption {
        Assumption::Is { .. } => Meaning::Assumption,
        Assumption::IsNot { .. } => Meaning::AssumedNot,
    };
    scene.marks.push(CandidateMark { cell, digit, meaning: assumed, order: None, frame: 0 });
    let open: Vec<Cell> = Cell::all().filter(|&cell| scene.digit(cell).is_none()).collect();
    for cell in open {
        let before = state.digits(cell);
        let (digits, meaning) = match end[cell].single().filter(|_| before.len() > 1) {
            Some(digit) => (digit.into(), Meaning::Inferred),
            None => (before - end[cell], Meaning::Excluded),
        };
        for digit in
            digits.iter().filter(|&digit| (cell, digit) != (assumption.cell(), assumption.digit()))
        {
            scene.marks.push(CandidateMark { cell, digit, meaning, order: None, frame: 0 });
        }
    }
    scene
}
