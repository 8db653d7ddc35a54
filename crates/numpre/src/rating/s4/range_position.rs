//! The position of a puzzle relative to a range of ranks: below it, within it, or beyond it.

use crate::closure::{BitBoards, Contradictory, Negation, Rules};
use crate::vocabulary::{CellSet, Grid, Rank};
use std::ops::RangeInclusive;

/// The position of a puzzle relative to a range of ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RangePosition {
    /// A closure below the range solves it.
    Below,
    /// Its rank is within the range.
    Within,
    /// The closure of the highest rank does not solve it. It is harder, or it has multiple
    /// solutions or none.
    Beyond {
        /// True if that closure removes anything that the closure below the range does not.
        further: bool,
    },
}

impl RangePosition {
    /// Returns the position of a puzzle. If the range ends with rank 8, the puzzle must be proper:
    /// a puzzle that no closure solves counts as within such a range, even if it has multiple
    /// solutions.
    ///
    /// ```text
    ///   ranks      closures run    solved by                    position
    ///   5 to 6     C3, C4, C6      C3 or C4 / C6 / none         Below / Within / Beyond
    ///   2 to 3     C1, C3          C1 / C3 / none               Below / Within / Beyond
    ///   7 to 8     C3, C6          C3 or C6 / none              Below / Within
    ///   1 to 8     none                                         Within
    /// ```
    pub(crate) fn of(puzzle: &Grid, ranks: &RangeInclusive<Rank>) -> RangePosition {
        let (lowest, highest) = (ranks.start().index(), ranks.end().index());
        if (lowest, highest) == (0, Rank::EXTREME.index()) {
            return RangePosition::Within;
        }
        let mut boards = BitBoards::of_givens(puzzle);
        // C3 is quick, and all higher closures contain it.
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

/// Closes a state under C1 … C7, given by number. `closed` is the number of the closure that the
/// state has been closed under before, or 0 for none.
fn close(number: usize, closed: usize, boards: &mut BitBoards) -> Result<(), Contradictory> {
    let closure =
        |number: usize| number.checked_sub(1).and_then(|index| Rules::C.get(index)).copied();
    let rules = closure(number).unwrap_or(Rules::C6);
    rules.run_beyond(closure(closed), boards)?;
    if number > Rules::C.len() { Negation::C7.run(boards, None) } else { Ok(()) }
}

/// Returns whether the closure of this rank, C1 … C7, solves a puzzle. Such a puzzle has exactly
/// one solution. Returns `false` for rank 8, which has no closure.
pub(crate) fn is_solved_by(puzzle: &Grid, rank: Rank) -> bool {
    let mut boards = BitBoards::of_givens(puzzle);
    rank < Rank::EXTREME && close(rank.index() + 1, 0, &mut boards).is_ok() && boards.is_solved()
}

/// How close a puzzle is to rank 8.
pub(crate) struct Provable {
    /// The cells that negation proves in the first round after C6. The fewer they are, the closer
    /// the puzzle is to rank 8.
    pub(crate) cells: CellSet,
    /// True if its rank is 8, so that negation does not solve it.
    pub(crate) is_beyond: bool,
}

/// Measures how close a puzzle with this only solution is to rank 8. Returns `None` if C6 solves
/// it.
///
/// At most `at_most + 1` cells are counted, and the `likely` ones are tried first. If there are
/// more than `at_most`, the puzzle is not close enough to matter: then its rank is not computed,
/// and `is_beyond` is `false`.
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

    /// Compares the cells with a plain count, on puzzles of ranks 7 and 8.
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
