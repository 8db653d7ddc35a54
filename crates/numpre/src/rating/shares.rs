//! The share of each rank, rating or technique in a collection of puzzles, and an estimate of its
//! share among all minimal puzzles.

use crate::vocabulary::named;
use std::collections::BTreeMap;
use std::fmt;

/// The weight with which a puzzle is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Weight {
    /// Every puzzle has weight 1.
    #[default]
    One,
    /// A puzzle of *n* clues has a weight proportional to C(81, *n*).
    ///
    /// D. Berthier's controlled-bias generator produces a minimal puzzle of *n* clues with a
    /// probability proportional to 1 / C(81, *n*). This weight cancels that bias, so that the
    /// weighted shares of its puzzles estimate the shares among *all* minimal puzzles. For puzzles
    /// of other generators it does not.
    ///
    /// For example, C(81, 25) is 57/25 = 2.28 times C(81, 24). So one puzzle of 25 clues counts as
    /// much as 2.28 puzzles of 24 clues.
    ControlledBias,
}

impl Weight {
    /// Both weights.
    pub const ALL: &'static [Weight] = &[Weight::One, Weight::ControlledBias];

    /// Returns the name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Weight::One => "one",
            Weight::ControlledBias => "controlled-bias",
        }
    }

    /// Returns the weight of a puzzle with this number of clues, relative to a puzzle of 26 clues.
    fn of(self, clues: usize) -> f64 {
        // C(81, n + 1) = C(81, n) · (81 - n) / (n + 1)
        let up = |from: usize, to: usize| {
            (from..to).map(|n| (81 - n) as f64 / (n + 1) as f64).product::<f64>()
        };
        match self {
            Weight::One => 1.0,
            Weight::ControlledBias if clues >= 26 => up(26, clues),
            Weight::ControlledBias => 1.0 / up(clues, 26),
        }
    }
}

named!(Weight, UnknownWeight, |name| UnknownWeight(name.to_owned()));

/// The error for a name that no weight has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWeight(String);

impl fmt::Display for UnknownWeight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown weight {:?}", self.0)
    }
}

impl std::error::Error for UnknownWeight {}

/// The number of puzzles of each kind and number of clues. A kind is a rank, a rating or whatever
/// else divides puzzles.
///
/// It holds whole numbers only, so the result does not depend on the order in which puzzles are
/// counted, nor on the number of threads.
///
/// ```
/// use numpre::{Rank, rating::{Shares, Weight}};
///
/// let mut shares = Shares::new();
/// shares.add(Rank::EASY, 24);
/// shares.add(Rank::FIENDISH, 25);
/// let (share, error) = shares.of(Rank::EASY, Weight::One).unwrap();
/// assert!(share == 0.5 && (error - 0.125_f64.sqrt()).abs() < 1e-12);
/// // C(81, 25) is 57/25 times C(81, 24).
/// let (share, _) = shares.of(Rank::EASY, Weight::ControlledBias).unwrap();
/// assert!((share - 25.0 / (25.0 + 57.0)).abs() < 1e-12);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shares<K> {
    counts: BTreeMap<(K, usize), u64>,
}

impl<K: Copy + Ord> Default for Shares<K> {
    fn default() -> Shares<K> {
        Shares::new()
    }
}

impl<K: Copy + Ord> Shares<K> {
    /// Creates a table in which nothing has been counted.
    pub const fn new() -> Shares<K> {
        Shares { counts: BTreeMap::new() }
    }

    /// Counts a puzzle of this kind with this number of clues (more than 81 count as 81).
    pub fn add(&mut self, kind: K, clues: usize) {
        *self.counts.entry((kind, clues.min(81))).or_default() += 1;
    }

    /// Returns the kinds that were counted, in their order.
    pub fn kinds(&self) -> Vec<K> {
        let mut kinds: Vec<K> = self.cells().map(|(kind, ..)| kind).collect();
        kinds.dedup();
        kinds
    }

    /// Returns how many puzzles of this kind were counted.
    pub fn count(&self, kind: K) -> u64 {
        self.cells().filter(|(other, ..)| *other == kind).map(|(_, _, count)| count).sum()
    }

    /// Returns how many puzzles were counted.
    pub fn total(&self) -> u64 {
        self.counts.values().sum()
    }

    /// Returns the share of a kind, from 0 to 1, and its standard error, which measures how far
    /// chance may have moved it. Returns `None` if nothing was counted.
    pub fn of(&self, kind: K, weight: Weight) -> Option<(f64, f64)> {
        let all = self.weighed(weight, |_, _| 1.0);
        let share = self.weighed(weight, |other, _| f64::from(u8::from(other == kind))) / all;
        let squares: f64 = self
            .cells()
            .map(|(other, clues, count)| {
                let off = f64::from(u8::from(other == kind)) - share;
                count as f64 * (weight.of(clues) * off).powi(2)
            })
            .sum();
        (all > 0.0).then(|| (share, squares.sqrt() / all))
    }

    /// Returns the mean number of clues, or `None` if nothing was counted.
    pub fn mean_clues(&self, weight: Weight) -> Option<f64> {
        let all = self.weighed(weight, |_, _| 1.0);
        (all > 0.0).then(|| self.weighed(weight, |_, clues| clues as f64) / all)
    }

    /// Returns the sum of `what(kind, clues)` over all puzzles, each times its weight.
    fn weighed(&self, weight: Weight, what: impl Fn(K, usize) -> f64) -> f64 {
        self.cells()
            .map(|(kind, clues, count)| count as f64 * weight.of(clues) * what(kind, clues))
            .sum()
    }

    /// Returns every kind and number of clues that has puzzles, and how many it has.
    fn cells(&self) -> impl Iterator<Item = (K, usize, u64)> + '_ {
        self.counts.iter().map(|(&(kind, clues), &count)| (kind, clues, count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::Rank;

    #[test]
    fn weights_are_binomial_coefficients() {
        let ratio = |clues: usize| Weight::ControlledBias.of(clues) / Weight::ControlledBias.of(17);
        // C(81, 18) / C(81, 17) = 64/18. C(81, 30) / C(81, 17) is computed by another formula
        // below.
        assert!((ratio(18) - 64.0 / 18.0).abs() < 1e-9);
        let choose =
            |k: u32| (0..k).fold(1.0, |product, i| product * f64::from(81 - i) / f64::from(i + 1));
        assert!((ratio(30) / (choose(30) / choose(17)) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn an_empty_table_has_no_share_and_no_mean() {
        let shares = Shares::new();
        assert_eq!(shares.of(Rank::EASY, Weight::One), None);
        assert_eq!(shares.mean_clues(Weight::ControlledBias), None);
        assert_eq!(shares.kinds(), []);
    }
}
