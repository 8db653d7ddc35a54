//! The last look at a problem, by another way than it was made.

use super::Request;
use crate::check::verify;
use crate::rate::Rater;
use crate::search::{EngineKind, Limits, Solved};
use crate::vocabulary::{Grid, Rank};

/// The rank of a problem that is all it has to be; none where something is wrong.
///
/// What was found by search is proven by logic and the other way round, where that can be: up to rank 7 the closures solve a problem, and
/// what they solve has no other solution; a search by another engine than the default one says the same. The solution is verified
/// by the rules alone.
pub(super) fn audit(puzzle: &Grid, solution: &Grid, request: &Request, rater: &mut Rater) -> Option<Rank> {
    let rank = rater.rank(puzzle).ok()?;
    let second = if rank == Rank::ULTRA_HARD { EngineKind::Fewest } else { EngineKind::default() };
    let sound = request.ranks.contains(&rank)
        && request.clues.contains(&puzzle.clue_count())
        && verify(puzzle, solution).is_correct()
        && second.build().search(puzzle, Limits::default()).solved() == Solved::Unique(*solution);
    sound.then_some(rank)
}
