//! The effect of a rule's evidence, and the candidates that have to be gone for it to hold.
//!
//! ```text
//!   hidden single, 7 in r2c3 of block 1      condition: the other cells of b1 without 7
//!                                            effect:    r2c3 = 7
//!   naked pair 15 in r1c1 r1c2 of row 1      condition: r1c12 without 2 3 4 6 7 8 9
//!                                            effect:    r1c3…9 without 1 and 5
//! ```
//!
//! The matches have an arm for each family, so that a new family does not compile without a
//! condition and an effect. A chain, a colouring, a deadly pattern, a pattern of counting, a
//! pattern of cases and a refutation carry their premises with them, candidate by candidate, in
//! [`Step::rests_on`]; no rule of [`find`](crate::logic) returns them.

use super::{Contradiction, Effect, Evidence, Marks, Step};
use crate::logic::solving_state::SolvingState;
use crate::logic::technique::Technique;
use crate::vocabulary::{Cell, CellSet, DigitSet, House};

impl Evidence {
    /// Returns the condition of a rule's evidence: cells, and the digits that all of them must have
    /// lost.
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
            Evidence::Subset { house, cells, digits, is_hidden: true, .. } => {
                (house.cells() - *cells, *digits)
            }
            Evidence::Fish { digit, base, body, fins, .. } => {
                (cells_of(base) - *body - *fins, DigitSet::of(*digit))
            }
            Evidence::Chain { .. }
            | Evidence::Colouring { .. }
            | Evidence::Deadly { .. }
            | Evidence::Sets { .. }
            | Evidence::Cases { .. }
            | Evidence::Refutation { .. } => {
                unreachable!("no rule returns it; its premises are in `Step::rests_on`")
            }
        }
    }

    /// Returns the effect of a rule's evidence.
    pub(in crate::logic) fn effect(&self) -> Effect {
        match self {
            Evidence::Single { cell, digit, .. } => Effect::Place(*cell, *digit),
            Evidence::Locked { digit, confined, crossing, .. } => {
                Effect::Remove(crossing.cells() - confined.cells(), DigitSet::of(*digit))
            }
            Evidence::Subset { house, cells, digits, is_hidden: false, crossing } => {
                let crossing = crossing.map_or(CellSet::EMPTY, House::cells);
                Effect::Remove((house.cells() | crossing) - *cells, *digits)
            }
            Evidence::Subset { cells, digits, is_hidden: true, .. } => {
                Effect::Remove(*cells, !*digits)
            }
            Evidence::Fish { digit, base, cover, fins, .. } => {
                let exceeds = |cell: &Cell| count(cover, *cell) > count(base, *cell);
                let lost: CellSet = cells_of(cover).iter().filter(exceeds).collect();
                Effect::Remove(lost & fins.common_peers(), DigitSet::of(*digit))
            }
            Evidence::Chain { .. }
            | Evidence::Colouring { .. }
            | Evidence::Deadly { .. }
            | Evidence::Sets { .. }
            | Evidence::Cases { .. }
            | Evidence::Refutation { .. } => {
                unreachable!("no rule returns it; its step lists what it does")
            }
        }
    }

    /// Returns the same evidence as seen on another board on which its condition holds: its cells
    /// may have lost further candidates there. If too few are left, the board is contradictory.
    ///
    /// For example, the naked pair 1, 5 of r1c1 and r1c2 is [`Contradiction::TooFewDigits`] on a
    /// board on which neither cell has the 5 any more.
    pub(crate) fn seen_on(&self, state: &SolvingState) -> Result<Evidence, Contradiction> {
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
            Evidence::Subset { house, digits, cells, is_hidden, .. } => {
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
            Evidence::Single { .. }
            | Evidence::Fish { .. }
            | Evidence::Chain { .. }
            | Evidence::Colouring { .. }
            | Evidence::Deadly { .. }
            | Evidence::Sets { .. }
            | Evidence::Cases { .. }
            | Evidence::Refutation { .. } => Ok(self.clone()),
        }
    }
}

impl Step {
    /// Creates the step of a rule's evidence on a board on which it holds.
    pub(crate) fn of(technique: Technique, evidence: Evidence, state: &SolvingState) -> Step {
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

/// Returns the number of these houses that include a cell.
fn count(houses: &[House], cell: Cell) -> usize {
    houses.iter().filter(|house| house.cells().contains(cell)).count()
}

fn cells_of(houses: &[House]) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |all, house| all | house.cells())
}
