//! Where a puzzle lies beside a range of ranks: below it, within, or beyond.

use crate::closure::{BitBoards, Contradictory, Negation, Rules};
use crate::vocabulary::{CellSet, Grid, Rank};
use std::ops::RangeInclusive;

/// Where a puzzle stands beside a range of ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RangePosition {
    /// A closure of less than the range solves it.
    Below,
    /// Its rank is within the range.
    Within,
    /// The closure of the highest rank does not solve it: it is harder, or has multiple solutions
    /// or none.
    Beyond {
        /// Whether that closure finds anything at all that the one below the range does not.
        further: bool,
    },
}

impl RangePosition {
    /// Where a proper puzzle stands. For other puzzles too, unless the range ends with rank 8,
    /// which nothing is beyond.
    pub(crate) fn of(puzzle: &Grid, ranks: &RangeInclusive<Rank>) -> RangePosition {
        let (lowest, highest) = (ranks.start().index(), ranks.end().index());
        if (lowest, highest) == (0, Rank::EXTREME.index()) {
            return RangePosition::Within;
        }
        let mut boards = BitBoards::of_givens(puzzle);
        // C3 is quick and contained in all that comes after it.
        let below = if lowest > 3 {
            [Some(3), Some(lowest)]
        } else {
            [None, (lowest > 0).then_some(lowest)]
        };
        let mut closed = 0;
        for closure in below.into_iter().flatten() {
            if close(closure, closed, &mut boards).is_err() {
                return RangePosition::Beyond { further: false };
            }
            if boards.is_solved() {
                return RangePosition::Below;
            }
            closed = closure;
        }
        if highest == Rank::EXTREME.index() {
            return RangePosition::Within;
        }
        let before = boards.bands;
        let end = close(highest + 1, closed, &mut boards);
        if end.is_ok() && boards.is_solved() {
            return RangePosition::Within;
        }
        RangePosition::Beyond { further: boards.bands != before }
    }
}

/// Closes a state under C1 … C7, by number, from where another of them has ended; 0 for none.
fn close(number: usize, closed: usize, boards: &mut BitBoards) -> Result<(), Contradictory> {
    let closure =
        |number: usize| number.checked_sub(1).and_then(|index| Rules::C.get(index)).copied();
    let rules = closure(number).unwrap_or(Rules::C6);
    rules.run_beyond(closure(closed), boards)?;
    if number > Rules::C.len() { Negation::C7.run(boards, None) } else { Ok(()) }
}

/// Whether the closure of this rank solves a puzzle, C1 … C7; false for rank 8, which has none. A
/// puzzle it solves has no other solution.
pub(crate) fn is_solved_by(puzzle: &Grid, rank: Rank) -> bool {
    let mut boards = BitBoards::of_givens(puzzle);
    rank < Rank::EXTREME && close(rank.index() + 1, 0, &mut boards).is_ok() && boards.is_solved()
}

/// How near a puzzle comes to rank 8.
pub(crate) struct Provable {
    /// The cells that negation proves at once where C6 ends; the fewer, the nearer.
    pub(crate) cells: CellSet,
    /// Whether its rank is 8: negation does not solve it.
    pub(crate) is_beyond: bool,
}

/// How near a puzzle with this one solution comes to rank 8; nothing, where C6 solves it. Of the
/// cells no more than one above `at_most` are counted, the `likely` ones being looked at first;
/// whether its rank is 8 is asked only where they are no more than that.
pub(crate) fn provable(
    puzzle: &Grid,
    solution: &Grid,
    likely: CellSet,
    at_most: usize,
) -> Option<Provable> {
    let mut boards = BitBoards::of_givens(puzzle);
    close(6, 0, &mut boards).ok()?;
    if boards.is_solved() {
        return None;
    }
    let solution = BitBoards::of_solution(solution);
    let cells = Negation::C7.proves(&boards, &solution, likely, at_most);
    let is_beyond = cells.len() <= at_most && !Negation::C7.solves(&mut boards, &solution, cells);
    Some(Provable { cells, is_beyond })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::{RandomSource, random_isomorph};
    use crate::rating::{Rater, SAMPLES};
    use crate::search::{Solved, solve};
    use crate::state::Candidates;
    use crate::vocabulary::Cell;

    #[test]
    fn the_position_agrees_with_the_rank() {
        let mut rater = Rater::default();
        for puzzle in SAMPLES {
            let puzzle = puzzle.parse().unwrap();
            let rank = rater.rank(&puzzle).unwrap();
            for lowest in Rank::all() {
                assert_eq!(is_solved_by(&puzzle, lowest), rank <= lowest && lowest < Rank::EXTREME);
                for highest in Rank::all().filter(|highest| *highest >= lowest) {
                    let position = RangePosition::of(&puzzle, &(lowest..=highest));
                    let expected = (rank < lowest, rank > highest);
                    let found = (
                        position == RangePosition::Below,
                        matches!(position, RangePosition::Beyond { .. }),
                    );
                    assert_eq!(found, expected, "{puzzle} of rank {rank}: {lowest} to {highest}");
                }
            }
        }
    }

    /// Against the plain count, on puzzles of ranks 7 and 8.
    #[test]
    #[cfg_attr(miri, ignore = "takes too long where each step is interpreted")]
    fn cells_that_negation_proves_are_counted() {
        let mut source = RandomSource::new(22, 0);
        let mut proven = 0;
        for index in 0..200 {
            let sample: Grid = SAMPLES[6 + index % 2].parse().unwrap();
            let puzzle = random_isomorph(22, index as u64).apply(&sample);
            let Solved::Unique(solution) = solve(&puzzle) else { panic!("a proper puzzle") };
            let closed = Rules::C6.close(&Candidates::unreduced(&puzzle)).unwrap();
            let is_proven = |cell: &Cell| {
                let mut assumed = closed;
                assumed[*cell].remove(solution.get(*cell).unwrap());
                closed[*cell].single().is_none() && Rules::C6.close(&assumed).is_err()
            };
            let all: CellSet = Cell::all().filter(is_proven).collect();
            let nearness = provable(&puzzle, &solution, CellSet::EMPTY, 81).unwrap();
            assert_eq!((nearness.cells, nearness.is_beyond), (all, index % 2 == 1), "{puzzle}");
            let at_most = source.below(8) as usize;
            let likely = Cell::all().filter(|_| source.below(3) == 0).collect();
            let some = provable(&puzzle, &solution, likely, at_most).unwrap().cells;
            assert!(
                all.is_superset(some) && some.len() == all.len().min(at_most + 1),
                "{some} of {all}"
            );
            assert_eq!(all.is_empty(), index % 2 == 1, "rank 8 is where nothing is proven");
            proven += all.len();
        }
        assert!(proven > 500, "{proven}");
    }
}
