//! The final check of a puzzle, by another method than the one that made it.

use crate::check::verify;
use crate::generate::order::Plan;
use crate::search::{EngineKind, Solved};
use crate::vocabulary::{Grid, Rank};

/// Returns whether a puzzle of this rank meets the request, except for its demands, and has exactly
/// this solution.
///
/// A puzzle found by search is proven by logic, and the other way round. Up to rank 7 the closures
/// solve the puzzle, and a puzzle that they solve has exactly one solution. If the search itself
/// used only logic, a search engine confirms it. Rank 8, which logic does not solve, is confirmed
/// by a different engine. The solution is verified by the rules of the game only.
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
    plan.ranks.contains(&rank)
        && request.clues.contains(&puzzle.clue_count())
        && verify(puzzle, solution).is_correct()
        && second.is_none_or(is_unique)
}
