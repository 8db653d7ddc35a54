//! Hints of producers 21 and 23 to 30: chains.

use super::grid::{Cell, Grid, HOUSES, bits};
use super::hint::{Candidate, Hint, candidates_of};
use super::link::{Cause, Literal};
use std::collections::HashSet;
use std::rc::Rc;

/// A hint that rests on one or several chains.
#[derive(Debug)]
pub(super) struct Chain {
    pub(super) hint: Hint,
    /// The number of nodes, the lower the better.
    pub(super) complexity: usize,
    /// The order of hints with the same rating and complexity.
    pub(super) key: u8,
    /// The ways back from the ends of the chains.
    pub(super) targets: Vec<Rc<Walk>>,
    /// The reason for which one of the sources is on, if they are all places of a house or all
    /// candidates of a cell.
    pub(super) root: Option<Cause>,
}

/// The nodes on the way back from a target, breadth first, each literal once. The target is first.
#[derive(Debug, Default)]
pub(super) struct Walk {
    /// Each literal, and the cause of the link that leads to it. A source has none.
    pub(super) nodes: Vec<(Literal, Option<Cause>)>,
    /// The hints that were found while the chain was followed and that gave one of its nodes.
    pub(super) nested: Vec<Rc<Chain>>,
}

impl Walk {
    /// Returns the walk along a chain without branches.
    pub(super) fn along(chain: impl IntoIterator<Item = (Literal, Option<Cause>)>) -> Walk {
        let mut is_listed = [false; Literal::COUNT];
        let mut nodes: Vec<_> = chain.into_iter().collect();
        nodes.retain(|(literal, _)| !std::mem::replace(&mut is_listed[literal.index()], true));
        Walk { nodes, nested: Vec::new() }
    }

    fn literals(&self) -> impl Iterator<Item = Literal> {
        self.nodes.iter().map(|&(literal, _)| literal)
    }
}

/// The changes that a chain makes to the grid.
pub(super) struct Effect {
    pub(super) removals: Vec<Candidate>,
    pub(super) placement: Option<Candidate>,
}

impl Effect {
    /// Returns the effect of a literal that is proved.
    pub(super) fn of(grid: &Grid, literal: Literal) -> Effect {
        let (cell, digit) = (literal.cell(), literal.digit());
        if literal.is_on() {
            let removals = candidates_of(grid, [cell], !(1 << digit));
            Effect { removals, placement: Some((cell, digit)) }
        } else {
            Effect { removals: candidates_of(grid, [cell], 1 << digit), placement: None }
        }
    }
}

impl Chain {
    /// Returns a hint, or `None` if nothing is removed.
    pub(super) fn new(
        effect: Effect,
        base: f64,
        key: u8,
        complexity: usize,
        targets: Vec<Rc<Walk>>,
    ) -> Option<Chain> {
        let mut hint = Hint::removing(base + added(complexity), effect.removals)?;
        hint.placement = effect.placement;
        Some(Chain { hint, complexity, key, targets, root: None })
    }

    /// Returns whether two hints have the same targets and the same walks.
    pub(super) fn is_same(&self, other: &Chain) -> bool {
        self.targets.len() == other.targets.len()
            && (self.targets.iter().zip(&other.targets))
                .all(|(one, other)| one.literals().eq(other.literals()))
    }

    /// Returns the candidates that were there before, and without which the links of the chain
    /// exist now. Each is listed once.
    pub(super) fn reasons(&self, before: &Grid, now: &Grid) -> Vec<Candidate> {
        let mut found = Vec::new();
        for &(literal, cause) in self.targets.iter().flat_map(|walk| &walk.nodes) {
            let Some(cause) = cause.or(self.root).filter(|_| literal.is_on()) else { continue };
            for candidate in gone_around(before, now, literal, cause) {
                if !found.contains(&candidate) {
                    found.push(candidate);
                }
            }
        }
        found
    }
}

/// Returns the candidates that were next to an on-literal before and are gone now: in its cell, or
/// its digit in the house.
pub(super) fn gone_around(
    before: &Grid,
    now: &Grid,
    literal: Literal,
    cause: Cause,
) -> Vec<Candidate> {
    let (cell, digit): (Cell, _) = (literal.cell(), literal.digit());
    match cause {
        Cause::Cell => {
            let gone = bits(before.candidates[cell] & !now.candidates[cell]);
            gone.map(|other| (cell, other)).collect()
        }
        Cause::House(kind) => {
            let house = kind.house_of(cell);
            let gone = bits(before.positions[house][digit] & !now.positions[house][digit]);
            gone.map(|position| (HOUSES[house][position], digit)).collect()
        }
    }
}

/// Returns what is added to the rating of a chain for its length.
///
/// The limits are 4, 6, 8, 12, 16, 24 and so forth: each is 3/2 or 4/3 of the one before, in turn.
/// A chain of 13 nodes is longer than 4 + 2, 6 + 2 and 8 + 2, so 0.1 is added three times.
pub(super) fn added(complexity: usize) -> f64 {
    let (mut sum, mut limit) = (0.0, 4);
    for number in 0.. {
        if complexity <= limit + 2 {
            break;
        }
        sum += 0.1;
        limit = if number % 2 == 0 { limit * 3 / 2 } else { limit * 4 / 3 };
    }
    sum
}

/// Sorts hints, and keeps the first of those that remove the same. The sort is stable.
pub(super) fn sorted(mut found: Vec<Chain>) -> Vec<Rc<Chain>> {
    found.sort_by(|one, other| {
        (one.hint.rating.total_cmp(&other.hint.rating))
            .then(one.complexity.cmp(&other.complexity))
            .then(one.key.cmp(&other.key))
    });
    let mut seen = HashSet::new();
    found.retain(|chain| seen.insert(chain.hint.removals.clone()));
    found.into_iter().map(Rc::new).collect()
}
