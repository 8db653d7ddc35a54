//! What is to be seen about each cell, and about each of its candidates.

use super::Sign;
use crate::scene::{CandidateMark, Meaning, Scene};
use numpre::{Cell, Digit, DigitSet};

/// What is to be seen about a candidate or digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    /// What it is.
    pub(super) sign: Sign,
    /// The number of the line of reasoning that does it, 0 that of the assumption.
    pub(super) number: Option<usize>,
}

/// What is to be seen about a cell.
#[derive(Clone, Debug)]
pub(super) struct Face {
    /// Its digits: the one that stands in it, a second one beside that, or its candidates,
    /// ascending.
    pub(super) digits: Vec<(Digit, Look)>,
    /// Whether they are candidates.
    pub(super) is_open: bool,
    /// Whether the contradiction is here.
    pub(super) is_contradiction: bool,
}

impl Face {
    pub(super) fn of(scene: &Scene, cell: Cell) -> Face {
        let has = |meaning: Meaning| {
            scene.cells.iter().any(|part| part.meaning == meaning && part.cells.contains(cell))
        };
        let is_contradiction = has(Meaning::Contradiction);
        let Some(digit) = scene.digit(cell) else {
            let digits = scene
                .candidates_of(cell)
                .iter()
                .map(|digit| (digit, look(scene, cell, digit)))
                .collect();
            return Face { digits, is_open: true, is_contradiction };
        };
        let is_amiss = [Meaning::Clash, Meaning::Changed, Meaning::Wrong, Meaning::Differs]
            .into_iter()
            .any(has);
        let placed = marks(scene, cell, digit).find(|mark| mark.meaning == Meaning::Place);
        let sign = match placed {
            Some(_) => Sign::Place,
            None if is_amiss => Sign::Conflict,
            None if has(Meaning::Blocker) => Sign::Cause,
            None => Sign::Digit,
        };
        let look = Look { sign, number: placed.and_then(|mark| mark.order) };
        let second = scene.others.get(cell).filter(|_| has(Meaning::Differs));
        let digits =
            [Some(digit), second].into_iter().flatten().map(|digit| (digit, look)).collect();
        Face { digits, is_open: false, is_contradiction }
    }

    pub(super) fn has_candidates(&self) -> bool {
        self.is_open && !self.digits.is_empty()
    }

    /// Whether it has one candidate left that nothing is said about.
    pub(super) fn is_single(&self) -> bool {
        self.is_open
            && matches!(&*self.digits, [(_, Look { sign: Sign::Candidate, .. })])
            && !self.is_contradiction
    }

    /// The digit that is placed in it, if there is one.
    pub(super) fn placed(&self) -> Option<(Digit, Look)> {
        self.digits.iter().copied().find(|(_, look)| look.sign == Sign::Place)
    }
}

fn marks(scene: &Scene, cell: Cell, digit: Digit) -> impl Iterator<Item = &CandidateMark> {
    scene.marks.iter().filter(move |mark| mark.cell == cell && mark.digit == digit)
}

/// What is to be seen about a candidate. What is done to it goes before what is looked at.
fn look(scene: &Scene, cell: Cell, digit: Digit) -> Look {
    let as_meant = |mark: &CandidateMark| match mark.meaning {
        Meaning::Place => Some((0, Sign::Place, mark.order)),
        Meaning::Assumption => Some((0, Sign::Place, Some(0))),
        Meaning::Inferred => Some((0, Sign::Place, Some(mark.order.unwrap_or(0)))),
        Meaning::AssumedNot => Some((1, Sign::Remove, Some(0))),
        Meaning::Excluded => Some((1, Sign::Remove, Some(mark.order.unwrap_or(0)))),
        Meaning::Remove => Some((1, Sign::Remove, None)),
        Meaning::Cause | Meaning::Second | Meaning::Third => Some((2, Sign::Cause, None)),
        _ => None,
    };
    let meant =
        marks(scene, cell, digit).filter_map(as_meant).min_by_key(|(precedence, ..)| *precedence);
    match meant {
        Some((precedence, sign, number)) if precedence < 2 => Look { sign, number },
        _ if taken(scene, cell).contains(digit) => Look { sign: Sign::Remove, number: None },
        Some((_, sign, number)) => Look { sign, number },
        None => Look { sign: Sign::Candidate, number: None },
    }
}

/// What the digits that are placed take from a cell.
fn taken(scene: &Scene, cell: Cell) -> DigitSet {
    let placed = scene.marks.iter().filter(|mark| mark.meaning == Meaning::Place);
    placed.fold(DigitSet::EMPTY, |taken, mark| match mark {
        mark if mark.cell == cell => taken | !DigitSet::of(mark.digit),
        mark if mark.cell.sees(cell) => taken | DigitSet::of(mark.digit),
        _ => taken,
    })
}
