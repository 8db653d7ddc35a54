//! What follows from evidence, and what has to be gone for that: of the families whose evidence
//! says it all.

use super::{Contradiction, Evidence, Marks, Step};
use crate::logic::{SolvingState, Technique};
use crate::vocabulary::{Cell, CellSet, Digit, DigitSet, House};

/// What a step does, as far as there is still something to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::logic) enum Effect {
    /// The cell is the digit.
    Place(Cell, Digit),
    /// None of the cells is any of the digits.
    Remove(CellSet, DigitSet),
}

impl Effect {
    /// Nothing.
    pub(in crate::logic) const NONE: Effect = Effect::Remove(CellSet::EMPTY, DigitSet::EMPTY);
}

impl Evidence {
    /// The cells and the digits that must all be gone from these for it to hold: evidence of a
    /// single, of locked candidates, of a subset and of a fish says so; of other families nothing
    /// is told.
    pub(in crate::logic) fn condition(&self) -> (CellSet, DigitSet) {
        match self {
            Evidence::Single { cell, digit, house: None } => {
                (CellSet::of(*cell), !DigitSet::of(*digit))
            }
            Evidence::Single { cell, digit, house: Some(house) } => {
                (house.cells() - CellSet::of(*cell), DigitSet::of(*digit))
            }
            Evidence::Locked { digit, confined, crossing, .. } => {
                (confined.cells() - crossing.cells(), DigitSet::of(*digit))
            }
            Evidence::Subset { cells, digits, is_hidden: false, .. } => (*cells, !*digits),
            Evidence::Subset { house, cells, digits, is_hidden: true } => {
                (house.cells() - *cells, *digits)
            }
            Evidence::Fish { digit, base, body, fins, .. } => {
                (cells_of(base) - *body - *fins, DigitSet::of(*digit))
            }
            _ => (CellSet::EMPTY, DigitSet::EMPTY),
        }
    }

    /// What follows, of the same families.
    pub(in crate::logic) fn effect(&self) -> Effect {
        match self {
            Evidence::Single { cell, digit, .. } => Effect::Place(*cell, *digit),
            Evidence::Locked { digit, confined, crossing, .. } => {
                Effect::Remove(crossing.cells() - confined.cells(), DigitSet::of(*digit))
            }
            Evidence::Subset { house, cells, digits, is_hidden: false } => {
                Effect::Remove(house.cells() - *cells, *digits)
            }
            Evidence::Subset { cells, digits, is_hidden: true, .. } => {
                Effect::Remove(*cells, !*digits)
            }
            Evidence::Fish { digit, base, cover, .. } => {
                Effect::Remove(cells_of(cover) - cells_of(base), DigitSet::of(*digit))
            }
            _ => Effect::NONE,
        }
    }

    /// The same evidence on another board, on which its condition holds, too: other candidates may
    /// stand in its cells there. Where too few are left, that contradicts.
    pub(in crate::logic) fn seen_on(
        &self,
        state: &SolvingState,
    ) -> Result<Evidence, Contradiction> {
        match *self {
            Evidence::Single { cell, digit, house } if !state.digits(cell).contains(digit) => {
                Err(match house {
                    None => Contradiction::NoCandidate { cell },
                    Some(house) => Contradiction::NoPlace { house, digit },
                })
            }
            Evidence::Locked { digit, confined, crossing, .. } => {
                let cells = state.cells_with(digit) & confined.cells() & crossing.cells();
                let evidence = Evidence::Locked { digit, confined, crossing, cells };
                if cells.is_empty() {
                    Err(Contradiction::NoPlace { house: confined, digit })
                } else {
                    Ok(evidence)
                }
            }
            Evidence::Subset { house, digits, cells, is_hidden } => {
                let marks = state.marks(cells, digits);
                let (left, needed): (CellSet, DigitSet) = (
                    marks.iter().map(|(cell, _)| cell).collect(),
                    marks.iter().fold(DigitSet::EMPTY, |all, (_, some)| all | some),
                );
                if is_hidden && left != cells {
                    return Err(Contradiction::TooFewPlaces { house, digits, cells: left });
                }
                if !is_hidden && needed != digits {
                    return Err(Contradiction::TooFewDigits { house, cells, digits: needed });
                }
                Ok(self.clone())
            }
            _ => Ok(self.clone()),
        }
    }
}

impl Step {
    /// The step that this evidence, of one of these families, makes on a board on which it holds.
    pub(in crate::logic) fn of(
        technique: Technique,
        evidence: Evidence,
        state: &SolvingState,
    ) -> Step {
        let (cells, digits) = evidence.condition();
        let rests_on = Marks::of(cells, digits);
        match evidence.effect() {
            Effect::Place(cell, digit) => Step::placing(technique, evidence, cell, digit, rests_on),
            Effect::Remove(cells, digits) => {
                Step::removing(technique, evidence, state.marks(cells, digits), rests_on)
            }
        }
    }
}

fn cells_of(houses: &[House]) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |all, house| all | house.cells())
}
