//! The speed of a core, for the sizes of shards and for estimates.

use std::ops::RangeInclusive;

/// The number of puzzles that a core makes per second, by rank. Measured
/// without a symmetry.
pub(crate) const MADE: [f64; 8] =
    [30_000.0, 30_000.0, 30_000.0, 2_500.0, 541.0, 37.0, 7_000.0, 49.0];

/// The number of puzzles that a core reads, solves, rates and classifies per second.
pub(crate) const READ: f64 = 40_000.0;

/// The number of explanations that a core makes per second, by rank.
pub(crate) const EXPLAINED: [f64; 8] =
    [20_000.0, 20_000.0, 15_000.0, 10_000.0, 8_000.0, 7_000.0, 5_200.0, 50.0];

/// Returns the rank from 1 to 8 that most puzzles have if their rank may be any of these. It is the
/// one that takes the least time to make, because a puzzle is drawn first and rated then.
///
/// *Example:* of puzzles of the ranks 4 to 8, most have rank 7.
pub(crate) fn usual_rank(ranks: RangeInclusive<u8>) -> u8 {
    let speed = |rank: u8| MADE[usize::from(rank) - 1];
    let (lowest, highest) = (*ranks.start().max(&1), *ranks.end().min(&8));
    (lowest..=highest).rev().max_by(|&one, &other| speed(one).total_cmp(&speed(other))).unwrap_or(8)
}
