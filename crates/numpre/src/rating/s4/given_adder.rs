//! Tests which additional givens bring a puzzle that is too hard into a range of ranks.

use crate::closure::{BAND, BitBoards, Rules};
use crate::vocabulary::{CellSet, Grid, Rank};
use std::ops::RangeInclusive;

/// A puzzle beyond a range of ranks: the closure of the highest rank, C6 at most, leaves it open.
/// Two closures are kept: that of the highest rank, and the one just below the range.
///
/// An additional given continues both from there, so that nothing is closed from the start. The
/// given is taken from the solution, so that a proper puzzle stays proper.
///
/// For the ranks 2 to 3, with the sample puzzle of rank 4 in the tests, which has 55 blanks:
///
/// ```text
///   closure   open cells   with r2c1 given   with r2c4 given   with r3c3 given
///   C1        50           solved            open              not computed
///   C3        46           solved            solved            42 open
///                          Below             Within            Beyond
/// ```
pub(crate) struct GivenAdder {
    /// The closure just below the ranks; the givens, if rank 1 is in the range.
    below: BitBoards,
    /// The closure of the highest rank.
    highest: BitBoards,
    /// The rules of both closures; `None` for no rules at all.
    rules: [Option<Rules>; 2],
}

/// The position of a puzzle after givens were added.
pub(crate) enum WithGivens {
    /// It is below the ranks.
    Below,
    /// It is within the ranks.
    Within,
    /// It is still beyond the ranks.
    Beyond(StillBeyond),
}

/// A puzzle that is still beyond the ranks with some givens added. Only its highest closure has
/// been computed.
pub(crate) struct StillBeyond {
    highest: BitBoards,
    /// The cells that were given in addition.
    given: CellSet,
}

impl GivenAdder {
    /// Computes both closures of a puzzle. Returns `None` if one of them solves it, or finds that
    /// it has no solution.
    pub(crate) fn of(puzzle: &Grid, ranks: &RangeInclusive<Rank>) -> Option<GivenAdder> {
        let rules =
            |number: usize| number.checked_sub(1).and_then(|index| Rules::C.get(index)).copied();
        let rules = [rules(ranks.start().index()), rules(ranks.end().index() + 1)];
        let mut below = BitBoards::of_givens(puzzle);
        GivenAdder::run(rules[0], &mut below, &BitBoards::NOTHING)?;
        let mut highest = below;
        rules[1].map_or(Ok(()), |higher| higher.run_beyond(rules[0], &mut highest)).ok()?;
        (!highest.is_solved()).then_some(GivenAdder { below, highest, rules })
    }

    /// Returns the cells that the highest closure leaves open.
    pub(crate) fn open(&self) -> CellSet {
        open(&self.highest)
    }

    /// Returns the position of the puzzle with these cells given in addition, with their digits in
    /// `solution`.
    pub(crate) fn with(&self, given: CellSet, solution: &Grid) -> WithGivens {
        let mut highest = self.highest;
        place(given, solution, &mut highest);
        let closed = GivenAdder::run(self.rules[1], &mut highest, &self.highest);
        if closed.is_none() || !highest.is_solved() {
            return WithGivens::Beyond(StillBeyond { highest, given });
        }
        match self.below_with(given, solution) {
            Some(below) if !below.is_solved() => WithGivens::Within,
            _ => WithGivens::Below,
        }
    }

    /// Returns the adder of a puzzle to which givens were added. Returns `None` if its highest
    /// closure removes nothing that the closure below the ranks does not.
    pub(crate) fn on(&self, ahead: &StillBeyond, solution: &Grid) -> Option<GivenAdder> {
        let below = self.below_with(ahead.given, solution)?;
        (below.bands != ahead.highest.bands).then_some(GivenAdder {
            below,
            highest: ahead.highest,
            rules: self.rules,
        })
    }

    /// Returns the closure below the ranks with these cells given in addition, or `None` if it
    /// contradicts.
    fn below_with(&self, given: CellSet, solution: &Grid) -> Option<BitBoards> {
        let mut below = self.below;
        place(given, solution, &mut below);
        GivenAdder::run(self.rules[0], &mut below, &self.below)?;
        Some(below)
    }

    /// Closes boards that differ from closed ones. Returns `None` if that contradicts.
    fn run(rules: Option<Rules>, boards: &mut BitBoards, closed: &BitBoards) -> Option<()> {
        rules.map_or(Some(()), |rules| rules.run(boards, closed).ok())
    }
}

impl StillBeyond {
    /// Returns the cells that its highest closure leaves open.
    pub(crate) fn open(&self) -> CellSet {
        open(&self.highest)
    }
}

/// Places the digits of these cells of the solution.
fn place(given: CellSet, solution: &Grid, boards: &mut BitBoards) {
    for cell in given.iter() {
        if let Some(digit) = solution.get(cell) {
            boards.place(cell.index(), digit.index());
        }
    }
}

/// Returns the cells in which no digit has been confirmed.
fn open(boards: &BitBoards) -> CellSet {
    let [upper, middle, lower] = boards.confirmed.map(|band| u128::from(!band & BAND));
    CellSet::from_bits(upper | middle << 27 | lower << 54)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::{RangePosition, SAMPLES};
    use crate::solve;
    use crate::vocabulary::Cell;

    /// Compares each result with the position of the puzzle with that given, computed from the
    /// start.
    #[test]
    fn positions_equal_those_computed_from_the_start() {
        let mut compared = [0; 3];
        for puzzle in SAMPLES {
            let puzzle: Grid = puzzle.parse().unwrap();
            let crate::Solved::Unique(solution) = solve(&puzzle) else {
                panic!("{puzzle} is proper")
            };
            for highest in Rank::all().filter(|rank| *rank <= Rank::VERY_HARD) {
                for lowest in Rank::all().filter(|rank| *rank <= highest) {
                    let ranks = lowest..=highest;
                    let position = RangePosition::of(&puzzle, &ranks);
                    let adder = GivenAdder::of(&puzzle, &ranks);
                    assert_eq!(adder.is_some(), matches!(position, RangePosition::Beyond { .. }));
                    let Some(adder) = adder else { continue };
                    for cell in puzzle.blanks().iter() {
                        let mut more = puzzle;
                        more.set(cell, solution.get(cell));
                        let expected = RangePosition::of(&more, &ranks);
                        match adder.with(CellSet::of(cell), &solution) {
                            WithGivens::Below => assert_eq!(expected, RangePosition::Below),
                            WithGivens::Within => assert_eq!(expected, RangePosition::Within),
                            WithGivens::Beyond(ahead) => {
                                let next = adder.on(&ahead, &solution);
                                assert_eq!(
                                    expected,
                                    RangePosition::Beyond { further: next.is_some() }
                                );
                                assert!(
                                    !ahead.open().contains(cell)
                                        && adder.open().is_superset(ahead.open())
                                );
                            }
                        }
                        compared[match expected {
                            RangePosition::Below => 0,
                            RangePosition::Within => 1,
                            RangePosition::Beyond { .. } => 2,
                        }] += 1;
                    }
                }
            }
        }
        assert!(compared.iter().all(|&number| number > 20), "{compared:?}");
        assert!(
            GivenAdder::of(&Grid::EMPTY, &(Rank::HARD..=Rank::HARD))
                .is_some_and(|adder| adder.open() == Cell::all().collect())
        );
    }
}
