//! Chains: candidates joined by strong and weak links in turn.
//!
//! *Picture.* A chain begins and ends with a strong link. If its first node is false, the second is
//! true, so the third is false, and so on: the last node is true. So one of the two ends is true,
//! and a candidate that conflicts with both ends is removed.
//!
//! *Example.* A skyscraper of the digit 1. x is a place of the digit:
//!
//! ```text
//!        c1 c2 c3   c4 c5 c6   c7 c8 c9
//!   r1   .  .  .  | .  .  .  | -  .  .       - cannot be 1: it sees both ends
//!   r3   .  .  .  | .  x  .  | .  .  x       row 3: r3c5 or r3c9 is 1         (strong link)
//!   r7   .  .  .  | .  x  .  | x  .  .       column 5: not both of the c5     (weak link)
//!                                            row 7: r7c5 or r7c7 is 1         (strong link)
//! ```
//!
//! If the ends conflict with each other, the chain closes to a *loop*: either all nodes with an
//! even number are true, or all with an odd number. So each weak link is a strong one too, and what
//! conflicts with both nodes of a weak link is removed. If both ends are the same node, it is true.
//!
//! | file | contents |
//! |---|---|
//! | `two_links` | two strong links: skyscraper, two-string kite, turbot fish, empty rectangle |
//! | `wings` | XY-wing and W-wing |
//! | `shortest` | all others, shortest first |
//! | `instance` | the step of a chain |
//!
//! *Source.* Not in S4.

mod instance;
mod shortest;
mod two_links;
mod wings;

use super::instances::OnStep;
use crate::logic::cache::ReasonerCache;
use crate::logic::solving_state::SolvingState;
use crate::logic::technique::{ChainKind, Technique};
use crate::vocabulary::Digit;
use instance::Chains;
use shortest::Scope;
use std::ops::ControlFlow;

/// Finds the chains that have the name of this technique. The order: fewest links, groups and
/// digits, then chains that open a single, then most removals.
pub(in crate::logic) fn find(
    technique: Technique,
    kind: ChainKind,
    state: &SolvingState,
    cache: &mut ReasonerCache,
    on_step: OnStep<'_>,
) -> ControlFlow<()> {
    let facts = &mut cache.facts;
    let mut found = Chains::new(technique, state);
    // No chain of one digit removes anything else.
    let mut digits = Digit::all().collect::<Vec<_>>();
    if matches!(kind, ChainKind::TwoLinks | ChainKind::OneDigit { .. }) {
        digits.retain(|&digit| !facts.impossible(state, digit).is_empty());
    }
    match kind {
        ChainKind::TwoLinks => {
            for digit in digits {
                two_links::find(facts.of_digit(state, digit), &mut found);
            }
            found.report(on_step)
        }
        ChainKind::XyWing => {
            wings::find_xy(&mut found);
            found.report(on_step)
        }
        ChainKind::WWing => {
            wings::find_w(&mut found);
            found.report(on_step)
        }
        ChainKind::OneDigit { grouped } => {
            let of_digit = digits.into_iter().map(|digit| facts.of_digit(state, digit).clone());
            let all: Vec<_> = of_digit.collect();
            let scopes: Vec<Scope<'_>> = all
                .iter()
                .map(|links| Scope { links, only_cells: false, with_groups: grouped })
                .collect();
            shortest::find(&scopes, &mut found, on_step)
        }
        ChainKind::Cells => {
            let links = facts.of_board(state);
            let scope = Scope { links, only_cells: true, with_groups: false };
            shortest::find(&[scope], &mut found, on_step)
        }
        ChainKind::Any { grouped } => {
            let links = facts.of_board(state);
            let scope = Scope { links, only_cells: false, with_groups: grouped };
            shortest::find(&[scope], &mut found, on_step)
        }
    }
}
