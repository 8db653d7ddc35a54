//! How often each rank is met among puzzles, and what that says of all minimal puzzles.

use crate::vocabulary::{Rank, named};
use std::fmt;

/// What a puzzle counts for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Weight {
    /// Every puzzle counts for one.
    #[default]
    One,
    /// A puzzle of *n* givens counts for C(81, *n*).
    ///
    /// D. Berthier's controlled-bias generator meets a minimal puzzle of *n* givens with a
    /// probability in proportion to 1 / C(81, *n*). Weighted so, its puzzles tell the shares among
    /// *all* minimal puzzles; those of other generators do not.
    ControlledBias,
}

impl Weight {
    /// Both.
    pub const ALL: &'static [Weight] = &[Weight::One, Weight::ControlledBias];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Weight::One => "one",
            Weight::ControlledBias => "controlled-bias",
        }
    }

    /// The weight of a puzzle with this number of givens, in parts of that with 26 givens.
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

/// No weight has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWeight(String);

impl fmt::Display for UnknownWeight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown weight {:?}", self.0)
    }
}

impl std::error::Error for UnknownWeight {}

/// A table of puzzles by rank and number of givens.
///
/// It holds whole numbers only, so the order in which puzzles are counted, and on how many threads,
/// does not matter.
///
/// ```
/// use numpre::{Rank, rating::{Shares, Weight}};
///
/// let mut shares = Shares::default();
/// shares.add(Rank::EASY, 24);
/// shares.add(Rank::FIENDISH, 25);
/// let (share, error) = shares.of(Rank::EASY, Weight::One).unwrap();
/// assert!(share == 0.5 && (error - 0.125_f64.sqrt()).abs() < 1e-12);
/// // C(81, 25) is 57/25 times C(81, 24).
/// let (share, _) = shares.of(Rank::EASY, Weight::ControlledBias).unwrap();
/// assert!((share - 25.0 / (25.0 + 57.0)).abs() < 1e-12);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shares {
    counts: [[u64; 82]; 8],
}

impl Default for Shares {
    /// Nothing counted yet.
    fn default() -> Shares {
        Shares { counts: [[0; 82]; 8] }
    }
}

impl Shares {
    /// Counts a puzzle of this rank with this number of givens (more than 81 count as 81).
    pub fn add(&mut self, rank: Rank, clues: usize) {
        self.counts[rank.index()][clues.min(81)] += 1;
    }

    /// How many puzzles of this rank were counted.
    pub fn count(&self, rank: Rank) -> u64 {
        self.counts[rank.index()].iter().sum()
    }

    /// How many puzzles were counted.
    pub fn total(&self) -> u64 {
        Rank::all().map(|rank| self.count(rank)).sum()
    }

    /// The share of a rank, from 0 to 1, and its standard error, which says how far chance may have
    /// moved it; `None` where nothing was counted.
    pub fn of(&self, rank: Rank, weight: Weight) -> Option<(f64, f64)> {
        let all = self.weighed(weight, |_, _| 1.0);
        let share = self.weighed(weight, |other, _| f64::from(u8::from(other == rank))) / all;
        let squares: f64 = self
            .cells()
            .map(|(other, clues, count)| {
                let off = f64::from(u8::from(other == rank)) - share;
                count as f64 * (weight.of(clues) * off).powi(2)
            })
            .sum();
        (all > 0.0).then(|| (share, squares.sqrt() / all))
    }

    /// The mean number of givens; `None` where nothing was counted.
    pub fn mean_clues(&self, weight: Weight) -> Option<f64> {
        let all = self.weighed(weight, |_, _| 1.0);
        (all > 0.0).then(|| self.weighed(weight, |_, clues| clues as f64) / all)
    }

    fn weighed(&self, weight: Weight, what: impl Fn(Rank, usize) -> f64) -> f64 {
        self.cells()
            .map(|(rank, clues, count)| count as f64 * weight.of(clues) * what(rank, clues))
            .sum()
    }

    /// Rank, number of givens, and how many, where there are any.
    fn cells(&self) -> impl Iterator<Item = (Rank, usize, u64)> + '_ {
        let row = |rank: Rank| {
            self.counts[rank.index()]
                .iter()
                .enumerate()
                .map(move |(clues, &count)| (rank, clues, count))
        };
        Rank::all().flat_map(row).filter(|&(_, _, count)| count > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_binomial_coefficients() {
        let ratio = |clues: usize| Weight::ControlledBias.of(clues) / Weight::ControlledBias.of(17);
        // C(81, 18) / C(81, 17) = 64/18; C(81, 30) / C(81, 17) from the table of Pascal's triangle.
        assert!((ratio(18) - 64.0 / 18.0).abs() < 1e-9);
        let choose =
            |k: u32| (0..k).fold(1.0, |product, i| product * f64::from(81 - i) / f64::from(i + 1));
        assert!((ratio(30) / (choose(30) / choose(17)) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn nothing_has_no_share() {
        assert_eq!(Shares::default().of(Rank::EASY, Weight::One), None);
        assert_eq!(Shares::default().mean_clues(Weight::ControlledBias), None);
    }
}
