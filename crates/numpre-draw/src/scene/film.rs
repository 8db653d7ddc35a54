//! The animation of a refutation: an assumption and its consequences, step by step, up to the
//! contradiction.

use super::stages::Stages;
use super::{FrameKey, Meaning};
use numpre::logic::{Assumption, Contradiction, Marks, Refutation, SolvingState};
use numpre::{Candidates, Cell, CellSet, Digit, DigitSet};

/// Adds the placements and removals of each step under the assumption, with the step's number, and
/// the houses and cells of the contradiction.
///
/// Placing a digit removes it from many peers. Of these removals only those are drawn on which a
/// step or the contradiction rests. A refutation within the refutation is drawn as its conclusion
/// only.
pub(super) fn add_film(stages: &mut Stages, state: &SolvingState, refutation: &Refutation) {
    let wanted = wanted(refutation);
    let mut board = state.clone();
    let assumed = refutation.assumption;
    match refutation.supposed(state.digits(assumed.cell())) {
        Some((cell, digit)) => {
            board.place(cell, digit);
            add_supposed(stages, state, &board, assumed, (cell, digit), &wanted);
        }
        None => board.remove(assumed.cell(), DigitSet::of(assumed.digit())),
    }
    for (number, inner) in (1..).zip(&refutation.steps) {
        let key = FrameKey::Inside(number);
        let before = board.clone();
        board.apply(inner);
        for &(cell, digit) in &inner.placements {
            stages.candidate(key, cell, digit, Meaning::Inferred, Some(number));
        }
        let placed: CellSet = inner.placements.iter().map(|&(cell, _)| cell).collect();
        for cell in Cell::all().filter(|&cell| !placed.contains(cell)) {
            let gone = before.digits(cell) - board.digits(cell);
            let removed = inner
                .eliminations
                .iter()
                .find(|&(other, _)| other == cell)
                .map_or(DigitSet::EMPTY, |(_, digits)| digits);
            for digit in (gone & (wanted[cell] | removed)).iter() {
                stages.candidate(key, cell, digit, Meaning::Excluded, Some(number));
            }
        }
    }
    add_contradiction(stages, refutation.contradiction);
}

/// Adds the consequences of an assumption that places a digit: the digit, unless it is the assumed
/// one itself, and those of the removed candidates that are `wanted`.
fn add_supposed(
    stages: &mut Stages,
    before: &SolvingState,
    after: &SolvingState,
    assumed: Assumption,
    (placed, digit): (Cell, Digit),
    wanted: &Candidates,
) {
    let key = FrameKey::Assumption;
    if matches!(assumed, Assumption::IsNot { .. }) {
        stages.candidate(key, placed, digit, Meaning::Inferred, None);
    }
    for cell in Cell::all().filter(|&cell| cell != placed) {
        for digit in ((before.digits(cell) - after.digits(cell)) & wanted[cell]).iter() {
            stages.candidate(key, cell, digit, Meaning::Excluded, None);
        }
    }
}

/// Returns the candidates on whose absence the steps and the contradiction rest.
fn wanted(refutation: &Refutation) -> Candidates {
    let mut wanted = Candidates::NONE;
    let mut add = |marks: &Marks| marks.iter().for_each(|(cell, digits)| wanted[cell] |= digits);
    refutation.steps.iter().for_each(|step| add(&step.rests_on));
    add(&refutation.contradiction.rests_on());
    wanted
}

/// Marks the houses and cells in which the contradiction appears.
fn add_contradiction(stages: &mut Stages, contradiction: Contradiction) {
    let key = FrameKey::Contradiction;
    let (houses, cells) = match contradiction {
        Contradiction::NoCandidate { cell } => (vec![], CellSet::of(cell)),
        Contradiction::NoPlace { house, .. } => (vec![house], CellSet::EMPTY),
        Contradiction::NoIntersection { line, block, .. } => (vec![line, block], CellSet::EMPTY),
        Contradiction::TooFewDigits { house, cells, .. }
        | Contradiction::TooFewPlaces { house, cells, .. } => (vec![house], cells),
    };
    houses.into_iter().for_each(|house| stages.house(key, house, Meaning::Contradiction));
    if !cells.is_empty() {
        stages.cells(key, cells, Meaning::Contradiction);
    }
}
