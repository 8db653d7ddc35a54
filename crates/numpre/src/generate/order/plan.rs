//! A request that was accepted, with all that follows from it without a solution.

use super::cell_groups::CellGroup;
use super::demands::Demands;
use super::refusal::Refusal;
use super::request::Request;
use crate::vocabulary::{CellSet, FEWEST_CLUES, House, Rank, Symmetry};
use std::ops::RangeInclusive;

/// A request that was accepted, with all that follows from it.
#[derive(Clone, Debug)]
pub(in crate::generate) struct Plan {
    pub(in crate::generate) request: Request,
    /// The ranks requested, or those that follow from the other requirements.
    pub(in crate::generate) ranks: RangeInclusive<Rank>,
    /// The maximum number of tries.
    pub(in crate::generate) max_tries: u64,
    /// The cells that are given together: the orbits of the symmetry.
    pub(in crate::generate) groups: Vec<CellGroup>,
    /// The smallest number of clues within the range that whole groups can add up to.
    pub(in crate::generate) fewest: usize,
    /// The seed of the random source.
    pub(in crate::generate) seed: u64,
}

/// With this many clues or more, a puzzle with one solution is solved by naked singles: its rank is
/// 1.
///
/// Proof: suppose naked singles stop with nine blanks or fewer. Each blank then has at least two
/// candidates, so each row, column and block with a blank has at least two blanks. The test
/// `few_blanks` goes through all such layouts and finds a second solution for each. The whole proof
/// is in `docs/design/generate.md`, under "Orders that no puzzle meets".
const ONLY_RANK_1: usize = 72;

/// The maximum number of tries if the request does not say it.
const MOST_TRIES: u64 = 1_000_000;
/// The same if puzzles are examined for a technique, an ER or a level, which takes much longer.
const MOST_EXAMINED: u64 = 100_000;

impl Plan {
    /// Accepts a request and derives its plan.
    ///
    /// # Errors
    /// [`Refusal`] if it is certain that no puzzle meets the request.
    pub(in crate::generate) fn new(request: Request) -> Result<Plan, Refusal> {
        let ranks = ranks(request.ranks.as_ref(), &request.demands)?;
        let lowest = *ranks.start();
        let (fewest, most) = (*request.clues.start(), *request.clues.end());
        if fewest > most {
            return Err(Refusal::NoClueCount { fewest, most });
        }
        if most < FEWEST_CLUES {
            return Err(Refusal::TooFewClues { most });
        }
        if fewest > 81 {
            return Err(Refusal::TooManyClues { fewest });
        }
        if request.minimal && fewest > 72 {
            return Err(Refusal::MinimalTooManyClues { fewest });
        }
        let default = if request.pattern.is_some() { Symmetry::None } else { Symmetry::Point };
        let symmetry = request.symmetry.unwrap_or(default);
        if let Some(cells) = request.pattern {
            check_pattern(cells, symmetry, &request)?;
        }
        let groups: Vec<CellGroup> = symmetry.orbits().map(CellGroup::from).collect();
        let possible = |sum: &usize| *sum >= FEWEST_CLUES && request.clues.contains(sum);
        let fewest =
            sums(&groups).find(possible).ok_or(Refusal::NotInOrbits { symmetry, fewest, most })?;
        let fewest_of_pattern = request.pattern.map_or(fewest, CellSet::len);
        if lowest > Rank::VERY_EASY && fewest_of_pattern >= ONLY_RANK_1 {
            return Err(Refusal::RankTooManyClues { lowest, fewest: fewest_of_pattern });
        }
        let default = if request.demands.is_empty() { MOST_TRIES } else { MOST_EXAMINED };
        let max_tries = request.max_tries.unwrap_or(default);
        let mut plan = Plan { request, ranks, max_tries, groups, fewest, seed: 0 };
        plan.seed = plan.mixed_seed();
        Ok(plan)
    }

    /// Mixes the seed of the request with all its other requirements. So two requests with the same
    /// seed do not make their puzzles from the same solutions.
    fn mixed_seed(&self) -> u64 {
        let request = &self.request;
        let pattern = request.pattern.map_or(0, CellSet::bits);
        let ranks = [self.ranks.start(), self.ranks.end()].map(|rank| u64::from(rank.get()));
        let clues =
            [request.clues.start(), request.clues.end()].map(|clues| *clues.min(&81) as u64);
        let halves = |cells: u128| [cells as u64, (cells >> 64) as u64];
        let groups = self.groups.iter().flat_map(|group| halves(group.cells.bits()));
        let all = ranks
            .into_iter()
            .chain(clues)
            .chain([request.minimal.into()])
            .chain(halves(pattern))
            .chain(groups)
            .chain(request.demands.numbers());
        all.fold(request.seed, mixed)
    }

    /// Returns the size of the tight sets on which the ranks requested depend: 2 for rank 4
    /// (pairs), 3 for rank 5 (triples), 4 for rank 6 (quads). Returns `None` if the ranks do not
    /// depend on such sets.
    pub(in crate::generate) fn set_size(&self) -> Option<usize> {
        let (lowest, highest) = (self.ranks.start().get(), self.ranks.end().get());
        (lowest >= 4 && highest <= 6).then(|| usize::from(highest) - 2)
    }

    /// Returns the number of clues at which digging stops. Hard puzzles with many clues are made
    /// from hard puzzles with few: digging only down to the number requested would hardly ever give
    /// a hard puzzle.
    pub(in crate::generate) fn left(&self) -> usize {
        if *self.ranks.start() >= Rank::MODERATE && !self.request.minimal {
            FEWEST_CLUES
        } else {
            self.fewest
        }
    }

    /// Returns how many neighbours are tried before the search draws another solution.
    pub(in crate::generate) fn steps(&self) -> usize {
        if *self.ranks.start() == Rank::EXTREME { 250 } else { 100 }
    }

    /// Returns how many cells are added to make a neighbour, before others are dropped. A whole
    /// group may exceed it. With fewer cells, most neighbours are the puzzle itself. With more, a
    /// neighbour keeps little of the puzzle, and a puzzle far from rank 8 hardly ever gets closer.
    pub(in crate::generate) fn added(&self) -> usize {
        if *self.ranks.start() == Rank::EXTREME { 3 } else { 6 }
    }

    /// Returns how many puzzles must be made side by side to be faster than one by one; `u64::MAX`
    /// if no number is enough.
    ///
    /// One by one, a search sees the second solutions and records unavoidable sets; the batch does
    /// not report them. For requests with very many tries among neighbours, these sets save as much
    /// time as the batch: ranks 6 and 8, and ranks 4 and 5 with a symmetry. Rank 5 without a
    /// symmetry is faster when many searches run together.
    pub(in crate::generate) fn worth_together(&self) -> u64 {
        if !self.request.demands.is_empty() {
            // Most of the time goes into the ratings of single puzzles.
            return u64::MAX;
        }
        let lowest = *self.ranks.start();
        let is_symmetric = self.groups.len() < 81;
        match self.set_size() {
            _ if lowest == Rank::EXTREME => u64::MAX,
            None => 1,
            Some(_) if is_symmetric || lowest > Rank::HARD => u64::MAX,
            Some(_) if lowest == Rank::HARD => 512,
            Some(_) => 1,
        }
    }

    /// Returns whether digging uses logic: it drops givens while the closure of the highest rank
    /// solves the puzzle, not while there is exactly one solution. If the lowest rank is 1 or 2,
    /// nearly all such puzzles are within the ranks requested.
    pub(in crate::generate) fn digs_by_logic(&self) -> bool {
        let ranks = &self.ranks;
        !self.request.minimal && *ranks.start() <= Rank::EASY && *ranks.end() <= Rank::VERY_HARD
    }
}

/// Returns the ranks to search for.
///
/// Ranks that were requested are reduced to those that the demands allow. Otherwise they are the
/// ranks at which such puzzles are usual; without demands, 1 to 3.
fn ranks(
    requested: Option<&RangeInclusive<Rank>>,
    demands: &Demands,
) -> Result<RangeInclusive<Rank>, Refusal> {
    let mut possible = match requested {
        Some(ranks) if ranks.is_empty() => {
            return Err(Refusal::NoRank { lowest: *ranks.start(), highest: *ranks.end() });
        }
        Some(ranks) => ranks.clone(),
        None if demands.is_empty() => Rank::VERY_EASY..=Rank::MODERATE,
        None => Rank::VERY_EASY..=Rank::EXTREME,
    };
    let mut usual = Some(possible.clone());
    for demand in demands.all() {
        let ranks = demand.possible_ranks()?;
        possible = in_both(&possible, &ranks).ok_or_else(|| demand.other_ranks(&ranks))?;
        let ranks = demand.usual_ranks()?;
        usual = usual.and_then(|usual| in_both(&usual, &ranks));
    }
    Ok(if requested.is_some() { possible } else { usual.unwrap_or(possible) })
}

/// Returns the ranks in both ranges; `None` if there are none.
fn in_both(
    one: &RangeInclusive<Rank>,
    other: &RangeInclusive<Rank>,
) -> Option<RangeInclusive<Rank>> {
    let both = *one.start().max(other.start())..=*one.end().min(other.end());
    (!both.is_empty()).then_some(both)
}

fn check_pattern(cells: CellSet, symmetry: Symmetry, request: &Request) -> Result<(), Refusal> {
    let (fewest, most) = (*request.clues.start(), *request.clues.end());
    if !request.clues.contains(&cells.len()) {
        return Err(Refusal::PatternClues { cells: cells.len(), fewest, most });
    }
    if cells.len() < FEWEST_CLUES {
        return Err(Refusal::PatternTooFew { cells: cells.len() });
    }
    if let Some(cell) = cells.iter().find(|&cell| !cells.is_superset(symmetry.orbit(cell))) {
        return Err(Refusal::PatternSymmetry { symmetry, cell });
    }
    if let Some(lines) = two_empty(cells) {
        return Err(Refusal::PatternTwoEmpty { lines });
    }
    let whole = House::all().find(|house| cells.is_superset(house.cells()));
    match whole {
        Some(house) if request.minimal => Err(Refusal::MinimalFullHouse { house }),
        _ => Ok(()),
    }
}

/// Returns two rows of a band, or two columns of a stack, without a cell of the pattern.
fn two_empty(cells: CellSet) -> Option<[House; 2]> {
    let empty = |line: &House| (line.cells() & cells).is_empty();
    (0..6).find_map(|three| {
        let line = |place: usize| {
            if three < 3 {
                House::row(3 * three + place)
            } else {
                House::column(3 * (three - 3) + place)
            }
        };
        let mut empty = (0..3).map(line).filter(empty);
        Some([empty.next()?, empty.next()?])
    })
}

/// Returns all numbers of cells that some of the groups add up to, in ascending order.
fn sums(groups: &[CellGroup]) -> impl Iterator<Item = usize> + use<> {
    let reachable = groups.iter().fold(1_u128, |sums, group| sums | sums << group.len);
    (0..=81).filter(move |sum| reachable >> sum & 1 == 1)
}

/// Mixes a value into a seed (SplitMix64). The mapping is one to one in each argument.
fn mixed(seed: u64, value: u64) -> u64 {
    let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15) ^ value;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::random_grid;
    use crate::search::{EngineKind, Limits};

    /// In each of 100 full grids, the digits of all other cells leave a second solution.
    #[test]
    fn two_empty_lines_of_three_are_hopeless() {
        let mut engine = EngineKind::default().build();
        for three in (0..27).step_by(3).take(6) {
            for (one, other) in [(0, 1), (0, 2), (1, 2)] {
                let line = |place: usize| {
                    let number = three % 9 + place;
                    if three < 9 { House::row(number) } else { House::column(number) }
                };
                let cells = CellSet::ALL - line(one).cells() - line(other).cells();
                assert_eq!(two_empty(cells), Some([line(one), line(other)]));
                for index in 0..100 {
                    let puzzle = random_grid(17, index).only(cells);
                    assert_eq!(engine.search(&puzzle, Limits::default()).count, 2, "{puzzle}");
                }
            }
        }
    }

    /// Accepts patterns for which a puzzle is known: one with 17 givens, one with three empty
    /// blocks.
    #[test]
    fn what_is_only_hard_is_not_refused() {
        let seventeen =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        let seventeen = !seventeen.parse::<crate::vocabulary::Grid>().unwrap().blanks();
        let blocks = [0, 4, 8].map(|block| House::block(block).cells());
        let three_blocks = blocks.into_iter().fold(CellSet::ALL, |left, block| left - block);
        for pattern in [seventeen, three_blocks] {
            assert!(Request::default().pattern(pattern).build().is_ok());
        }
        let sixteen: CellSet = seventeen.iter().skip(1).collect();
        let refused = Request::default().pattern(sixteen).build().err();
        assert_eq!(refused, Some(Refusal::PatternTooFew { cells: 16 }));
    }
}
