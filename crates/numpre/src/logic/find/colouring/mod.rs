//! Colouring: candidates of which every second one is true.
//!
//! *Picture.* If a digit has two places in a house, exactly one of them is true. Give them two
//! colours, and continue at both with the next house that has two places. In the end, either all
//! candidates of one colour are true, or all of the other.
//!
//! *Example.* A digit has two places each in rows 1 and 8, columns 2 and 7, and block 8. They have
//! the colours A and B:
//!
//! ```text
//!        c1 c2 c3   c4 c5 c6   c7 c8 c9
//!   r1   .  A  .  | .  .  .  | B  .  .
//!   r5   .  .  .  | -  .  .  | A  .  .      - sees the A of r5c7 and the B of r9c4,
//!   r8   .  B  .  | .  A  .  | .  .  .        so it is not the digit
//!   r9   .  .  .  | B  .  .  | .  .  .
//! ```
//!
//! | rule | removes |
//! |---|---|
//! | both | what conflicts with a candidate of each colour (a trap) |
//! | within | a colour, two candidates of which conflict (a wrap) |
//! | emptied | a colour that takes all candidates from a cell |
//! | between | what conflicts with A and B, if the opposite colours of two clusters conflict |
//! | against | a colour that conflicts with both colours of another cluster |
//!
//! | technique | clusters |
//! |---|---|
//! | remote pair | cells with the same two candidates |
//! | simple colouring | one, of one digit |
//! | multi-colouring | two, of one digit |
//! | 3D Medusa | one, of several digits |
//!
//! *Order.* Fewest links, then fewest digits, then steps that open a single, then most removals.
//!
//! *Source.* Not in S4.

mod clusters;
mod found;
mod rules;

use super::instances::{Instances, OnStep};
use crate::logic::facts::Facts;
use crate::logic::solving_state::SolvingState;
use crate::logic::step::Cluster;
use crate::logic::technique::{ColouringKind, Technique};
use crate::vocabulary::Digit;
use found::Found;
use rules::Coloured;
use std::ops::ControlFlow;

/// Finds the colourings that have the name of this technique.
pub(in crate::logic) fn find(
    technique: Technique,
    kind: ColouringKind,
    state: &SolvingState,
    facts: &mut Facts,
    on_step: OnStep<'_>,
) -> ControlFlow<()> {
    let mut found = Found { technique, instances: Instances::new(state) };
    match kind {
        ColouringKind::Pairs => {
            // Two or three cells are a naked pair.
            let is_long = |cluster: &Cluster| cluster.cells().len() > 3;
            for cluster in clusters::of_pairs(state).into_iter().filter(is_long) {
                Coloured::new(cluster).both(&mut found);
            }
        }
        ColouringKind::OneDigit { clusters } => {
            for digit in Digit::all() {
                // A colouring of one digit removes no other places.
                if facts.impossible(state, digit).is_empty() {
                    continue;
                }
                let all = clusters::of_links(state, facts.of_digit(state, digit));
                let coloured: Vec<Coloured> = all.into_iter().map(Coloured::new).collect();
                for (place, one) in coloured.iter().enumerate() {
                    if clusters == 1 {
                        one.single(&mut found);
                        continue;
                    }
                    for (_, other) in coloured.iter().enumerate().filter(|(at, _)| *at != place) {
                        one.with(other, &mut found);
                    }
                }
            }
        }
        ColouringKind::AllDigits => {
            for cluster in clusters::of_links(state, facts.of_board(state)) {
                Coloured::new(cluster).single(&mut found);
            }
        }
    }
    found.instances.report(on_step)
}
