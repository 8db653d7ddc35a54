//! The likeliest readings of a board that are proper puzzles.
//!
//! The raw reading takes the likeliest class of each cell. A deviation takes another class in one
//! cell, at a cost: the difference of the logarithms of the probabilities, in nats. Sets of
//! deviations are tried in the order of their cost, which is the order of probability:
//!
//! ```text
//!   deviations by cost      r4c2: 8, not 9 (0.4)    r7c7: 1, not 7 (1.1)    r1c1: empty (5.9)
//!   readings by cost        raw (0)   {r4c2} (0.4)   {r7c7} (1.1)   {r4c2, r7c7} (1.5)   …
//! ```
//!
//! Readings with clashing digits are skipped; for the others the engine counts solutions up to 2.
//! The search ends at the second proper reading: the difference of both costs is the gap.

use crate::functions::exponential;
use numpre::search::Fast;
use numpre::{CancelToken, Cancelled, Engine, Grid, Limits};
use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// The largest cost of a deviation, in nats.
const MOST_COST: f32 = 12.0;

/// The search ends at this cost above that of the first proper reading, or of the raw one until a
/// proper one is found. So no repair costs more, and no gap is larger.
pub(crate) const MOST_GAP: f32 = 8.0;

/// Readings whose solutions are counted, and readings that are made, at most.
const MOST_COUNTED: usize = 20_000;
const MOST_MADE: usize = 100_000;

/// The fewest givens of a proper puzzle.
pub(crate) const FEWEST: usize = 17;

/// The logarithms of the probabilities of a cell: empty, then the digits 1 to 9.
pub(crate) type CellLikelihoods = [f32; 10];

/// The outcome of the search.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Decoded {
    /// The likeliest class of each cell, 0 for empty.
    pub(crate) raw: [u8; 81],
    /// The sum of the logarithms of their probabilities.
    pub(crate) sum: f32,
    /// The number of solutions of the raw reading, up to 2; 0 also for clashes.
    pub(crate) solutions: u64,
    /// The proper readings, at most two, with their costs, the likeliest first.
    pub(crate) proper: Vec<([u8; 81], f32)>,
}

impl Decoded {
    /// Returns the reading to be taken: the likeliest proper one, otherwise the raw one.
    pub(crate) fn reading(&self) -> &[u8; 81] {
        self.proper.first().map_or(&self.raw, |(reading, _)| reading)
    }

    /// Returns the cost of the likeliest proper reading.
    pub(crate) fn loss(&self) -> Option<f32> {
        self.proper.first().map(|(_, cost)| *cost)
    }

    /// Returns the cost from the likeliest to the second proper reading, at most [`MOST_GAP`].
    pub(crate) fn gap(&self) -> f32 {
        match self.proper[..] {
            [(_, first), (_, second)] => second - first,
            _ => MOST_GAP,
        }
    }

    /// Returns the probability of the first among the proper readings found; 0 without one.
    pub(crate) fn confidence(&self) -> f32 {
        let Some(first) = self.loss() else { return 0.0 };
        let weights = self.proper.iter().map(|(_, cost)| exponential(f64::from(first - cost)));
        (1.0 / weights.sum::<f64>()) as f32
    }
}

/// Finds the two likeliest proper readings.
pub(crate) fn decode(cells: &[CellLikelihoods], stop: &CancelToken) -> Result<Decoded, Cancelled> {
    let mut raw = [0; 81];
    for (class, cell) in raw.iter_mut().zip(cells) {
        *class = likeliest(cell);
    }
    let sum = cells.iter().zip(raw).map(|(cell, class)| cell[usize::from(class)]).sum();
    let deviations = deviations(cells, &raw);
    let raw_solutions = if clashes(&raw) { 0 } else { solutions(&raw, stop)? };
    let mut decoded = Decoded { raw, sum, solutions: raw_solutions, proper: Vec::new() };
    let (mut counted, mut made) = (0, 0);
    let mut sets = Sets::new(&deviations);
    while let Some(set) = sets.next() {
        made += 1;
        let limit = decoded.loss().unwrap_or(0.0) + MOST_GAP;
        if made > MOST_MADE || counted > MOST_COUNTED || set.cost >= limit {
            break;
        }
        let Some(reading) = apply(&raw, &deviations, &set.members) else { continue };
        if clashes(&reading) {
            continue;
        }
        counted += 1;
        let number =
            if set.members.is_empty() { decoded.solutions } else { solutions(&reading, stop)? };
        if number == 1 {
            decoded.proper.push((reading, set.cost));
            if decoded.proper.len() == 2 {
                break;
            }
        }
    }
    Ok(decoded)
}

/// Returns the likeliest class; of equal ones the first.
pub(crate) fn likeliest(cell: &CellLikelihoods) -> u8 {
    let mut best = 0;
    for class in 1..10 {
        if cell[class] > cell[best] {
            best = class;
        }
    }
    best as u8
}

/// Returns the number of solutions up to 2 of a reading without clashes. One with too few digits
/// has two.
fn solutions(reading: &[u8; 81], stop: &CancelToken) -> Result<u64, Cancelled> {
    if reading.iter().filter(|&&class| class > 0).count() < FEWEST {
        return Ok(2);
    }
    let Some(grid) = Grid::from_values(*reading) else { return Ok(0) };
    let outcome = Fast.search(&grid, Limits::solutions(2).cancel(stop));
    stop.check()?;
    Ok(outcome.count)
}

/// Returns whether a digit occurs twice in a house. [`numpre::check::clashes`] finds them all; this
/// stops at the first, because it looks at up to [`MOST_MADE`] readings.
fn clashes(reading: &[u8; 81]) -> bool {
    let mut houses = [[0_u16; 9]; 3];
    reading.iter().enumerate().any(|(cell, &class)| {
        let bit = if class > 0 { 1 << class } else { 0 };
        let (row, column) = (cell / 9, cell % 9);
        [row, column, row / 3 * 3 + column / 3].iter().zip(&mut houses).any(|(&house, seen)| {
            let is_second = seen[house] & bit != 0;
            seen[house] |= bit;
            is_second
        })
    })
}

/// Another class in a cell.
#[derive(Clone, Copy, Debug)]
struct Deviation {
    cell: usize,
    class: u8,
    cost: f32,
}

/// Returns all deviations, the cheapest first.
fn deviations(cells: &[CellLikelihoods], raw: &[u8; 81]) -> Vec<Deviation> {
    let mut found = Vec::new();
    for (cell, (likelihoods, &best)) in cells.iter().zip(raw).enumerate() {
        for class in (0..10).filter(|&class| class != best) {
            let cost = likelihoods[usize::from(best)] - likelihoods[usize::from(class)];
            if cost <= MOST_COST {
                found.push(Deviation { cell, class, cost });
            }
        }
    }
    found.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    found
}

/// Returns the reading with these deviations, or nothing if two of them are in one cell.
fn apply(raw: &[u8; 81], deviations: &[Deviation], members: &[u16]) -> Option<[u8; 81]> {
    let mut reading = *raw;
    let mut changed = 0_u128;
    for &member in members {
        let deviation = deviations[usize::from(member)];
        if changed & (1 << deviation.cell) != 0 {
            return None;
        }
        changed |= 1 << deviation.cell;
        reading[deviation.cell] = deviation.class;
    }
    Some(reading)
}

/// A set of deviations: their numbers, ascending.
#[derive(Clone, Debug)]
struct Set {
    cost: f32,
    members: Vec<u16>,
}

/// In a heap, the cheapest set is the greatest; of equal ones the one with the smaller numbers.
impl Ord for Set {
    fn cmp(&self, other: &Set) -> Ordering {
        other.cost.total_cmp(&self.cost).then_with(|| other.members.cmp(&self.members))
    }
}

impl PartialOrd for Set {
    fn partial_cmp(&self, other: &Set) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Set {
    fn eq(&self, other: &Set) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Set {}

/// All sets of deviations in the order of their cost. Each set but the empty one comes from exactly
/// one other: its last member is added to it, or takes the place of the deviation before it.
struct Sets<'a> {
    deviations: &'a [Deviation],
    heap: BinaryHeap<Set>,
}

impl<'a> Sets<'a> {
    fn new(deviations: &'a [Deviation]) -> Sets<'a> {
        Sets { deviations, heap: BinaryHeap::from([Set { cost: 0.0, members: Vec::new() }]) }
    }

    /// Returns the next set.
    fn next(&mut self) -> Option<Set> {
        let set = self.heap.pop()?;
        let next = set.members.last().map_or(0, |&last| last + 1);
        if usize::from(next) < self.deviations.len() {
            let mut members = set.members.clone();
            members.push(next);
            self.push(members);
            if !set.members.is_empty() {
                let mut members = set.members.clone();
                members.pop();
                members.push(next);
                self.push(members);
            }
        }
        Some(set)
    }

    /// Adds a set. Its cost is summed from the start, so that it does not depend on the way.
    fn push(&mut self, members: Vec<u16>) {
        let cost = |&member: &u16| self.deviations[usize::from(member)].cost;
        self.heap.push(Set { cost: members.iter().map(cost).sum(), members });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre::random::RandomSource;

    const PUZZLE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// Likelihoods that are sure of the puzzle.
    fn sure() -> Vec<CellLikelihoods> {
        let values = *PUZZLE.parse::<Grid>().expect("a puzzle").values();
        values
            .iter()
            .map(|&class| {
                std::array::from_fn(|other| if other == usize::from(class) { 0.0 } else { -20.0 })
            })
            .collect()
    }

    fn decoded(cells: &[CellLikelihoods]) -> Decoded {
        decode(cells, &CancelToken::NEVER).expect("not cancelled")
    }

    #[test]
    fn a_sure_reading_is_taken() {
        let found = decoded(&sure());
        assert_eq!((found.loss(), found.gap(), found.confidence()), (Some(0.0), MOST_GAP, 1.0));
        assert_eq!((found.solutions, found.proper.len()), (1, 1));
    }

    #[test]
    fn a_misread_given_is_repaired() {
        // r1c1 is 5; it is read as 8, which is in its block.
        let mut cells = sure();
        cells[0][8] = -0.2;
        cells[0][5] = -1.7;
        let found = decoded(&cells);
        assert_eq!((found.raw[0], found.solutions, found.reading()[0]), (8, 0, 5));
        assert!((found.loss().expect("proper") - 1.5).abs() < 1e-6);
    }

    #[test]
    fn two_likely_proper_readings_have_a_small_gap() {
        // r1c1 could as well be empty, which keeps one solution.
        let mut cells = sure();
        cells[0][0] = -0.8;
        let found = decoded(&cells);
        let without = Grid::from_values(found.proper[1].0).expect("digits");
        assert_eq!(Fast.search(&without, Limits::solutions(2)).count, 1);
        assert!((found.gap() - 0.8).abs() < 1e-6);
        assert!((found.confidence() - 0.69).abs() < 0.001);
    }

    #[test]
    fn sets_come_in_the_order_of_an_exhaustive_search() {
        let mut source = RandomSource::new(31, 0);
        for _ in 0..50 {
            let mut deviations: Vec<Deviation> = (0..10)
                .map(|cell| Deviation { cell, class: 1, cost: source.below(1000) as f32 / 64.0 })
                .collect();
            deviations.sort_by(|a, b| a.cost.total_cmp(&b.cost));
            let mut expected: Vec<f32> = (0..1024_u32)
                .map(|set| (0..10).filter(|i| set >> i & 1 == 1).map(|i| deviations[i].cost).sum())
                .collect();
            expected.sort_by(f32::total_cmp);
            let mut sets = Sets::new(&deviations);
            let found: Vec<f32> = std::iter::from_fn(|| sets.next()).map(|set| set.cost).collect();
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn the_first_two_are_those_of_an_exhaustive_search() {
        let mut source = RandomSource::new(31, 1);
        for _ in 0..20 {
            // Eight random deviations in eight cells.
            let mut cells = sure();
            for cell in 0..8 {
                let class = source.below(10) as usize;
                if cells[cell * 10][class] < -1.0 {
                    cells[cell * 10][class] = -0.25 - source.below(1000) as f32 / 256.0;
                }
            }
            let found = decoded(&cells);
            let mut expected: Vec<f32> = (0..256_u32)
                .filter_map(|set| {
                    let mut reading = found.raw;
                    let mut cost = 0.0;
                    for cell in (0..8).filter(|cell| set >> cell & 1 == 1) {
                        let place = cell * 10;
                        let raw = usize::from(found.raw[place]);
                        let other = (0..10).find(|&c| c != raw && cells[place][c] > -10.0)?;
                        reading[place] = other as u8;
                        cost += cells[place][raw] - cells[place][other];
                    }
                    let number = solutions(&reading, &CancelToken::NEVER).expect("not cancelled");
                    (number == 1).then_some(cost)
                })
                .collect();
            expected.sort_by(f32::total_cmp);
            expected.truncate(2);
            let limit = found.loss().unwrap_or(0.0) + MOST_GAP;
            expected.retain(|cost| *cost < limit);
            let costs: Vec<f32> = found.proper.iter().map(|(_, cost)| *cost).collect();
            assert_eq!(costs, expected);
        }
    }

    #[test]
    fn a_cancelled_search_ends() {
        let token = CancelToken::new();
        token.cancel();
        assert_eq!(decode(&sure(), &token), Err(Cancelled));
    }
}
