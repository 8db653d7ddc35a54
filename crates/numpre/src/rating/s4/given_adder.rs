//! A puzzle that is too hard by little, and what more givens make of it.

use crate::closure::{BAND, BitBoards, Rules};
use crate::vocabulary::{CellSet, Grid, Rank};
use std::ops::RangeInclusive;

/// A puzzle that the closure of the highest of some ranks, C6 at most, leaves open: where that
/// closure ends, and where the one below the ranks.
///
/// More givens bring either further, from where it has ended; nothing is closed from the start. And
/// where there was one solution, there still is.
///
/// ```text
///   givens ── below the ranks ──▶ open ── one given more ──▶ solved: the rank is too low
///      └───── highest rank ─────▶ open ── the same given ──▶ solved: the rank is within, if the other is open
/// ```
pub(crate) struct GivenAdder {
    below: BitBoards,
    highest: BitBoards,
    rules: [Option<Rules>; 2],
}

/// What more givens make of a puzzle.
pub(crate) enum WithGivens {
    /// One below the ranks.
    Below,
    /// One within.
    Within,
    /// One still beyond, of so many open cells.
    Beyond(StillBeyond),
}

/// A puzzle still beyond, where only the highest closure has been looked at.
pub(crate) struct StillBeyond {
    highest: BitBoards,
    given: CellSet,
}

impl GivenAdder {
    /// The ends of both closures; none where one of them solves the puzzle, or finds that it has no
    /// solution.
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

    /// The cells that the highest closure leaves open.
    pub(crate) fn open(&self) -> CellSet {
        open(&self.highest)
    }

    /// What the puzzle becomes with these cells given, too, of a solution that it has.
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

    /// The puzzle ahead; none where its highest closure finds nothing that the one below does not.
    pub(crate) fn on(&self, ahead: &StillBeyond, solution: &Grid) -> Option<GivenAdder> {
        let below = self.below_with(ahead.given, solution)?;
        (below.bands != ahead.highest.bands).then_some(GivenAdder {
            below,
            highest: ahead.highest,
            rules: self.rules,
        })
    }

    fn below_with(&self, given: CellSet, solution: &Grid) -> Option<BitBoards> {
        let mut below = self.below;
        place(given, solution, &mut below);
        GivenAdder::run(self.rules[0], &mut below, &self.below)?;
        Some(below)
    }

    fn run(rules: Option<Rules>, boards: &mut BitBoards, closed: &BitBoards) -> Option<()> {
        rules.map_or(Some(()), |rules| rules.run(boards, closed).ok())
    }
}

impl StillBeyond {
    /// The cells that are still open.
    pub(crate) fn open(&self) -> CellSet {
        open(&self.highest)
    }
}

fn place(given: CellSet, solution: &Grid, boards: &mut BitBoards) {
    for cell in given.iter() {
        if let Some(digit) = solution.get(cell) {
            boards.place(cell.index(), digit.index());
        }
    }
}

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

    /// Against the position of the puzzle with that cell given, found from the start.
    #[test]
    fn it_says_what_the_position_says() {
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
