//! Where a problem stands beside a range of ranks: below it, within, or beyond.

use super::boards::{Boards, Contradictory, digit_indices};
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
        let mut boards = Boards::of_givens(problem);
        let (lowest, highest) = (ranks.start().index(), ranks.end().index());
        // C3 is quick and contained in all that comes after it.
        let below = if lowest > 3 { [Some(3), Some(lowest)] } else { [None, (lowest > 0).then_some(lowest)] };
        for closure in below.into_iter().flatten() {
            if close(closure, &mut boards).is_err() {
                return Standing::Beyond { further: false };
            }
            if boards.is_solved() {
                return Standing::Below;
            }
        }
        if highest == Rank::ULTRA_HARD.index() {
            return Standing::Within;
        }
        let before = boards.bands;
        let closed = close(highest + 1, &mut boards);
        if closed.is_ok() && boards.is_solved() {
            return Standing::Within;
        }
        Standing::Beyond { further: boards.bands != before }
    }
}

/// Closes a state under C1 … C7, by number.
pub(super) fn close(number: usize, boards: &mut Boards) -> Result<(), Contradictory> {
    match number.checked_sub(1).and_then(|index| Rules::C.get(index)) {
        Some(rules) => rules.run(boards, &Boards::NOTHING),
        None => {
            Rules::C6.run(boards, &Boards::NOTHING)?;
            Negation::C7.run(boards, None)
        }
    }
}

/// Whether the closure of this rank solves a problem, C1 … C7; false for rank 8, which has none. A problem it solves has no
/// other solution.
pub(crate) fn is_solved_by(problem: &Grid, rank: Rank) -> bool {
    let mut boards = Boards::of_givens(problem);
    rank < Rank::ULTRA_HARD && close(rank.index() + 1, &mut boards).is_ok() && boards.is_solved()
}

/// The cells of a problem that negation proves at once where C6 ends, but no more than one above `at_most`, the `likely` ones being
/// looked at first; none where C6 solves it. The fewer, the nearer to rank 8, where negation proves no more.
pub(crate) fn provable(problem: &Grid, solution: &Grid, likely: CellSet, at_most: usize) -> Option<CellSet> {
    let mut boards = Boards::of_givens(problem);
    close(6, &mut boards).ok()?;
    (!boards.is_solved()).then(|| Negation::C7.proves(&boards, &digit_indices(solution), likely, at_most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::Rater;

    #[test]
    fn standing_agrees_with_the_rank() {
        let mut rater = Rater::default();
        for problem in [
            "91.42........3.....7.....58...6....4....9.67.86..5...9......24...31..7....5.7...1",
            "...5........83..94.3..1.8....6...1.3......46...7..2..............9183..5..54..9.6",
            "......9....5..9..3..9.4.....4....2.9938.2.64..2............8.6575.3..4..8.2.....1",
            ".85.396.2..1....34...1..85....593.....4...2...5.........9......1.8.4.......78..29",
            "9.......7..754......6..134.18..6.7......8.9..........3..3.7...4....94..1...6.....",
            "........1.......23..4..5........6.......4.5...21.........3....26.5...7..8...1....",
            ".1.....24..3..859.....1...77.8.....2.....3...46.2...7......5.4.89..2..5.....69...",
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        ] {
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
