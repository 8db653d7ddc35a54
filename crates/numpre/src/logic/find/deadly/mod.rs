//! Deadly patterns: cells that could be filled in two ways, so that the puzzle would have two
//! solutions. A puzzle with one solution has none, so one of their other candidates is true.
//!
//! *Picture.* Four cells in two rows, two columns and two blocks, none of them given. If all of
//! them are 4 or 7, these two digits can be exchanged, and no other cell notices.
//!
//! *Example.* A unique rectangle of type 2:
//!
//! ```text
//!         c1    c2    c3  | c4    c5    c6
//!   r1    .     47    .   | .     47    .        r1c2 r1c5 are the floor, r3c2 r3c5 the roof.
//!   r2    .     .     .   | .     .     .        One of the roof is 2,
//!   r3    2 -   247   .   | .     247   2 -      so no other cell of row 3 is.
//! ```
//!
//! The candidates that break a pattern are its *guards*. At least one guard is true. Removed is
//! what no filling of the cells leaves: see [`fillings`].
//!
//! | file | patterns |
//! |---|---|
//! | `cells` | rectangles and loops of open cells |
//! | `placed` | rectangles with placed cells: avoidable rectangles |
//! | `board` | the whole board: BUG, bivalue universal grave |
//! | `subsets` | naked subsets of guards and other cells, for the types 3 |
//! | `fillings` | what a pattern removes |
//! | `found` | adds a pattern with the name that is searched for |
//!
//! *Order.* Fewest cells, then fewest digits, then steps that open a single, then most removals.
//!
//! *Source.* Not in S4, where the puzzle's only solution must be proved.

mod board;
mod cells;
mod fillings;
mod found;
mod placed;
mod subsets;

use super::instances::OnStep;
use crate::logic::facts::Facts;
use crate::logic::solving_state::SolvingState;
use crate::logic::technique::{DeadlyKind, Technique};
use found::Found;
use std::ops::ControlFlow;

/// Finds the deadly patterns that have the name of this technique. The givens must single out a
/// solution.
pub(in crate::logic) fn find(
    technique: Technique,
    kind: DeadlyKind,
    state: &SolvingState,
    facts: &mut Facts,
    on_step: OnStep<'_>,
) -> ControlFlow<()> {
    let mut found = Found::new(technique, state);
    match kind {
        DeadlyKind::Rectangle | DeadlyKind::Loop => {
            let is_rectangle = kind == DeadlyKind::Rectangle;
            for set in facts.exchangeable(state) {
                if (set.cells.len() == 4) == is_rectangle {
                    cells::find(*set, &mut found);
                }
            }
        }
        DeadlyKind::PlacedRectangle => placed::find(&mut found),
        DeadlyKind::Board => board::find(&mut found),
    }
    found.instances.report(on_step)
}
