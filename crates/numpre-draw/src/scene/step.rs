//! A step, drawn from its roles without any knowledge of its technique.

use super::film::add_film;
use super::rays::add_rays;
use super::stages::Stages;
use super::{Caption, FrameKey, Meaning, Scene};
use numpre::logic::{Assumption, Link, Node, Reach, Role, SolvingState, Step};
use numpre::{Cell, CellSet, Digit, DigitSet, Grid};

/// Returns the scene of a step on the board before it.
///
/// Confirmed digits that are not givens count as placed.
pub fn step(givens: &Grid, state: &SolvingState, step: &Step) -> Scene {
    staged(givens, state, step).finish()
}

/// Returns the scene of a step as the reason why a cell cannot hold a digit. Its last frame has a
/// ray to that candidate from each cell that excludes the digit. If the step refutes an assumption
/// about the candidate, its frames end in that cell already, and no frame is added.
pub fn why(
    givens: &Grid,
    state: &SolvingState,
    step: &Step,
    (cell, digit): (Cell, Digit),
) -> Scene {
    let mut stages = staged(givens, state, step);
    let from = match step.reach(state, cell, digit) {
        Some(Reach::House { cells, .. } | Reach::Cells { cells }) => cells,
        Some(Reach::Taken { .. }) => CellSet::EMPTY,
        Some(Reach::Refuted) | None => return stages.finish(),
    };
    stages.candidate(FrameKey::Reach, cell, digit, Meaning::Barred, None);
    from.iter().for_each(|from| stages.ray(FrameKey::Reach, from, digit, cell));
    stages.finish()
}

fn staged(givens: &Grid, state: &SolvingState, step: &Step) -> Stages {
    let caption = Caption::Step { technique: step.technique };
    let mut stages = Stages::new(Scene::of_state(givens, state, caption, step.to_string()));
    let roles = step.roles();
    let refutation = step.evidence.refutation();
    for &(house, role) in &roles.houses {
        let key = if role == Role::Cause { FrameKey::Houses } else { key_of(role) };
        stages.house(key, house, role.into());
    }

    // If a house leads to the only place of a digit, that place is shown last.
    let placed: CellSet = step.placements.iter().map(|&(cell, _)| cell).collect();
    let comes_last = |cells: CellSet| !roles.houses.is_empty() && placed.is_superset(cells);
    let key_for = |cells: CellSet, digits: DigitSet, role: Role| match first_link(
        &roles.links,
        cells,
        digits,
    ) {
        Some(number) if matches!(role, Role::Cause | Role::Second | Role::Third) => {
            FrameKey::Link(number)
        }
        _ if comes_last(cells) => FrameKey::Conclusion,
        _ => key_of(role),
    };
    for &(cells, role) in &roles.cells {
        // A placed digit has a mark of its own.
        if role != Role::Place {
            stages.cells(key_for(cells, DigitSet::ALL, role), cells, role.into());
        }
    }
    for &(cells, digits, role) in &roles.candidates {
        let meaning = match refutation.map(|refutation| refutation.assumption) {
            Some(Assumption::IsNot { .. }) if role == Role::Assumption => Meaning::AssumedNot,
            _ => role.into(),
        };
        let key = key_for(cells, digits, role);
        for (cell, digits) in state.marks(cells, digits).iter() {
            digits.iter().for_each(|digit| stages.candidate(key, cell, digit, meaning, None));
        }
    }
    for (number, &link) in roles.links.iter().enumerate() {
        stages.link(FrameKey::Link(number + 1), link, roles.is_directed);
    }
    match refutation {
        Some(refutation) => add_film(&mut stages, state, refutation),
        None if !step.placements.is_empty() => add_rays(&mut stages, state, step),
        None => {}
    }
    stages
}

/// Returns the frame in which parts with this role appear.
fn key_of(role: Role) -> FrameKey {
    match role {
        Role::Cause => FrameKey::Cause,
        Role::Second => FrameKey::Second,
        Role::Assumption => FrameKey::Assumption,
        Role::Place | Role::Remove => FrameKey::Conclusion,
        Role::Third => FrameKey::Third,
    }
}

/// Returns the number of the first link, from 1, that begins or ends in these cells with one of
/// these digits.
fn first_link(links: &[Link], cells: CellSet, digits: DigitSet) -> Option<usize> {
    let is_there = |node: Node| digits.contains(node.digit) && !(node.cells & cells).is_empty();
    links.iter().position(|link| is_there(link.from) || is_there(link.to)).map(|place| place + 1)
}
