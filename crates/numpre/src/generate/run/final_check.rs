//! The last look at a puzzle, by another way than it was made.

use crate::check::verify;
use crate::generate::order::Plan;
use crate::search::{EngineKind, Solved};
use crate::vocabulary::{Grid, Rank};

/// Whether a puzzle of this rank is all it has to be.
///
/// What was found by search is proven by logic, and the other way round: up to rank 7 the closures
/// solve a puzzle, and what they solve has no other solution. Where nothing but logic has been
/// asked before, a search says the same; and for rank 8, which logic does not solve, a search by
/// another engine. The solution is verified by the rules alone.
pub(in crate::generate) fn final_check(
    puzzle: &Grid,
    solution: &Grid,
    rank: Rank,
    plan: &Plan,
) -> bool {
    let request = &plan.request;
    let second = match rank {
        Rank::EXTREME => Some(EngineKind::Fewest),
        _ if plan.digs_by_logic() => Some(EngineKind::default()),
        _ => None,
    };
    let is_unique = |kind: EngineKind| kind.build().solve(puzzle) == Solved::Unique(*solution);
    request.ranks.contains(&rank)
        && request.clues.contains(&puzzle.clue_count())
        && verify(puzzle, solution).is_correct()
        && second.is_none_or(is_unique)
}
