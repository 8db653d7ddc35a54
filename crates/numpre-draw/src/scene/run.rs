//! A run of steps that place digits.

use super::{CandidateMark, Caption, Meaning, Scene};
use numpre::Grid;
use numpre::logic::{SolvingState, Step};

/// Returns the board after some steps that place digits. Each placed digit is marked with the
/// number of its step, from 1. `state` is the board before the steps.
pub fn run(givens: &Grid, state: &SolvingState, steps: &[Step]) -> Scene {
    let mut after = state.clone();
    steps.iter().for_each(|step| after.apply(step));
    let shown: Vec<String> = steps.iter().map(Step::to_string).collect();
    let mut scene = Scene::of_state(givens, &after, Caption::HalfSolved, shown.join("; "));
    for (number, step) in (1..).zip(steps) {
        let marks = step.placements.iter().map(|&(cell, digit)| CandidateMark {
            cell,
            digit,
            meaning: Meaning::Place,
            order: Some(number),
            frame: 0,
        });
        scene.marks.extend(marks);
    }
    scene
}
