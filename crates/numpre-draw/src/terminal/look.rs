//! The marks of each cell and of each of its candidates.

use super::Sign;
use crate::scene::{CandidateMark, Meaning, Scene};
use numpre::{Cell, Digit, DigitSet};

/// The mark of a candidate or digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    /// The kind of mark.
    pub(super) sign: Sign,
    /// The number of the line of reasoning that places or removes it; 0 is the assumption.
    pub(super) number: Option<usize>,
}

/// The digits in a cell, with their marks.
#[derive(Clone, Debug)]
pub(super) struct Face {
    /// The digits shown: the digit of the cell, and a second one if two solutions differ there; or
    /// the candidates, ascending.
    pub(super) digits: Vec<(Digit, Look)>,
    /// True if the digits are candidates.
    pub(super) is_open: bool,
    /// True if the contradiction is in this cell.
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

    /// Returns whether the cell has only one candidate left, and no mark.
    pub(super) fn is_single(&self) -> bool {
        self.is_open
            && matches!(&*self.digits, [(_, Look { sign: Sign::Candidate, .. })])
            && !self.is_contradiction
    }

    /// Returns the digit that is placed in the cell, if any.
    pub(super) fn placed(&self) -> Option<(Digit, Look)> {
        self.digits.iter().copied().find(|(_, look)| look.sign == Sign::Place)
    }
}

fn marks(scene: &Scene, cell: Cell, digit: Digit) -> impl Iterator<Item = &CandidateMark> {
    scene.marks.iter().filter(move |mark| mark.cell == cell && mark.digit == digit)
}

/// Returns the mark of a candidate. Placements and removals take precedence over causes.
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

/// Returns the candidates that placed digits remove from a cell.
fn taken(scene: &Scene, cell: Cell) -> DigitSet {
    let placed = scene.marks.iter().filter(|mark| mark.meaning == Meaning::Place);
    placed.fold(DigitSet::EMPTY, |taken, mark| match mark {
        mark if mark.cell == cell => taken | !DigitSet::of(mark.digit),
        mark if mark.cell.sees(cell) => taken | DigitSet::of(mark.digit),
        _ => taken,
    })
}
