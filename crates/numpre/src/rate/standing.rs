//! Where a problem stands beside a range of ranks: below it, within, or beyond.

use super::boards::{Boards, Contradictory};
use super::negation::Negation;
use super::rules::Rules;
use crate::vocabulary::{CellSet, Grid, Rank};
use std::ops::RangeInclusive;

/// Where a problem stands beside a range of ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// A closure of less than the range solves it.
    Below,
    /// Its rank is within the range.
    Within,
    /// The closure of the highest rank does not solve it: it is harder, or has several solutions or none.
    Beyond {
        /// Whether that closure finds anything at all that the one below the range does not.
        further: bool,
    },
}

impl Standing {
    /// Where a proper problem stands. For other problems too, unless the range ends with rank 8, which nothing is beyond.
    pub(crate) fn of(problem: &Grid, ranks: &RangeInclusive<Rank>) -> Standing {
        let (lowest, highest) = (ranks.start().index(), ranks.end().index());
        if (lowest, highest) == (0, Rank::ULTRA_HARD.index()) {
            return Standing::Within;
        }
        let mut boards = Boards::of_givens(problem);
        // C3 is quick and contained in all that comes after it.
        let below = if lowest > 3 { [Some(3), Some(lowest)] } else { [None, (lowest > 0).then_some(lowest)] };
        let mut closed = 0;
        for closure in below.into_iter().flatten() {
            if close(closure, closed, &mut boards).is_err() {
                return Standing::Beyond { further: false };
            }
            if boards.is_solved() {
                return Standing::Below;
            }
            closed = closure;
        }
        if highest == Rank::ULTRA_HARD.index() {
            return Standing::Within;
        }
        let before = boards.bands;
        let end = close(highest + 1, closed, &mut boards);
        if end.is_ok() && boards.is_solved() {
            return Standing::Within;
        }
        Standing::Beyond { further: boards.bands != before }
    }
}

/// Closes a state under C1 … C7, by number, from where another of them has ended; 0 for none.
fn close(number: usize, closed: usize, boards: &mut Boards) -> Result<(), Contradictory> {
    let closure = |number: usize| number.checked_sub(1).and_then(|index| Rules::C.get(index)).copied();
    let rules = closure(number).unwrap_or(Rules::C6);
    match closure(closed) {
        Some(lower) => rules.run_beyond(lower, boards)?,
        None => rules.run(boards, &Boards::NOTHING)?,
    }
    if number > Rules::C.len() { Negation::C7.run(boards, None) } else { Ok(()) }
}

/// Whether the closure of this rank solves a problem, C1 … C7; false for rank 8, which has none. A problem it solves has no
/// other solution.
pub(crate) fn is_solved_by(problem: &Grid, rank: Rank) -> bool {
    let mut boards = Boards::of_givens(problem);
    rank < Rank::ULTRA_HARD && close(rank.index() + 1, 0, &mut boards).is_ok() && boards.is_solved()
}

/// The cells of a problem that negation proves at once where C6 ends, but no more than one above `at_most`, the `likely` ones being
/// looked at first; none where C6 solves it. The fewer, the nearer to rank 8, where negation proves no more.
pub(crate) fn provable(problem: &Grid, solution: &Grid, likely: CellSet, at_most: usize) -> Option<CellSet> {
    let mut boards = Boards::of_givens(problem);
    close(6, 0, &mut boards).ok()?;
    (!boards.is_solved()).then(|| Negation::C7.proves(&boards, &Boards::of_solution(solution), likely, at_most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::{Rater, SAMPLES};

    #[test]
    fn standing_agrees_with_the_rank() {
        let mut rater = Rater::default();
        for problem in SAMPLES {
            let problem = problem.parse().unwrap();
            let rank = rater.rank(&problem).unwrap();
            for lowest in Rank::all() {
                assert_eq!(is_solved_by(&problem, lowest), rank <= lowest && lowest < Rank::ULTRA_HARD);
                for highest in Rank::all().filter(|highest| *highest >= lowest) {
                    let standing = Standing::of(&problem, &(lowest..=highest));
                    let expected = (rank < lowest, rank > highest);
                    let found = (standing == Standing::Below, matches!(standing, Standing::Beyond { .. }));
                    assert_eq!(found, expected, "{problem} of rank {rank}: {lowest} to {highest}");
                }
            }
        }
    }
}
