//! Patterns of cases: one of several candidates is true, and each of them leads to the same.
//!
//! *Picture.* From each candidate of a cell, or each place of a digit in a house, links lead to the
//! same conclusion: a candidate is false, or it is true. So it is, whichever of the cases holds.
//!
//! *Example.* Only the candidates that the links use. r1c3 has no other candidates; 2 has no other
//! place in column 9, and 7 none in column 3:
//!
//! ```text
//!         c1     c3     c9       r1c1 = 2: r1c9 is not 2, so r5c9 is 2 (column 9)
//!   r1    257    25     2        r1c1 = 5: r1c3 is not 5, so r1c3 is 2
//!   r2    .      7      .        r1c1 = 7: r2c3 is not 7, so r5c3 is 7 (column 3)
//!   r5    .      27     2        in every case, r5c3 is not 2
//! ```
//!
//! If the candidates are the fins of a fish, the fish without fins has to lead to the same.
//!
//! All that follows from a candidate by links is a fact of the board: `Facts::reaches`.
//!
//! | file | contents |
//! |---|---|
//! | `forcing` | the candidates of a cell, the places of a digit in a house |
//! | `kraken` | the fins of a fish |
//! | `found` | the step of a pattern |
//!
//! *Source.* Not in S4.

mod forcing;
mod found;
mod kraken;

use super::instances::OnStep;
use crate::logic::facts::Facts;
use crate::logic::solving_state::SolvingState;
use crate::logic::technique::{CasesKind, Technique};
use found::Cases;
use std::ops::ControlFlow;

/// Finds the patterns of cases that have the name of this technique. The order: fewest links of all
/// cases together (for a fish, first the fewest base houses), fewest groups, fewest cases, then
/// patterns that open a single, then most removals.
pub(in crate::logic) fn find(
    technique: Technique,
    kind: CasesKind,
    state: &SolvingState,
    facts: &mut Facts,
    on_step: OnStep<'_>,
) -> ControlFlow<()> {
    let mut found = Cases::new(technique, state, facts.reaches(state));
    match kind {
        CasesKind::CellOrHouse => forcing::find(&mut found, on_step),
        CasesKind::Fins => kraken::find(&mut found, on_step),
    }
}
