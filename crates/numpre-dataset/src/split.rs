//! The rule that decides whether a class belongs to the split train, validation or test.

use crate::hash;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The property of a puzzle that decides its split.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SplitBy {
    /// The class of its solution: no two splits share a solution, up to isomorphs.
    GridClass,
    /// The class of the puzzle: no two splits share a puzzle, up to isomorphs.
    Class,
    /// Its part and index. Two splits may share puzzles and solutions, up to isomorphs.
    None,
}

impl SplitBy {
    /// All properties, the default first.
    pub const ALL: [SplitBy; 3] = [SplitBy::GridClass, SplitBy::Class, SplitBy::None];

    /// Returns the name of the property in a configuration.
    pub const fn name(self) -> &'static str {
        match self {
            SplitBy::GridClass => "grid-class",
            SplitBy::Class => "class",
            SplitBy::None => "none",
        }
    }
}

/// The shares of the splits, in their order: train, validation, test, then the others by name.
///
/// ```
/// use numpre_dataset::split::Shares;
///
/// let shares = Shares::new([("test", 0.05), ("train", 0.9), ("validation", 0.05)])?;
/// assert_eq!(shares.names().collect::<Vec<_>>(), ["train", "validation", "test"]);
/// assert_eq!(shares.at(0.9), 1);
/// # Ok::<(), numpre_dataset::split::BadShares>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Shares(Vec<(String, f64)>);

/// The error for invalid shares: one is not a number from 0 to 1, or their sum is not 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BadShares {
    /// The sum of the shares.
    pub sum: f64,
}

impl std::fmt::Display for BadShares {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the shares sum to {}; expected numbers from 0 to 1 with the sum 1", self.sum)
    }
}

impl std::error::Error for BadShares {}

impl Shares {
    /// Sorts the shares into the order of their splits.
    ///
    /// # Errors
    /// [`BadShares`] if a share is not from 0 to 1, or if their sum differs from 1 by 10⁻⁹ or more.
    pub fn new<'n>(shares: impl IntoIterator<Item = (&'n str, f64)>) -> Result<Shares, BadShares> {
        let mut shares: Vec<(String, f64)> =
            shares.into_iter().map(|(name, share)| (name.to_owned(), share)).collect();
        let first = |name: &str| {
            ["train", "validation", "test"].iter().position(|known| *known == name).unwrap_or(3)
        };
        shares.sort_by(|(one, _), (other, _)| {
            (first(one), one.as_str()).cmp(&(first(other), other.as_str()))
        });
        let sum: f64 = shares.iter().map(|(_, share)| share).sum();
        let are_sound = shares.iter().all(|(_, share)| (0.0..=1.0).contains(share));
        if are_sound && (sum - 1.0).abs() < 1e-9 {
            Ok(Shares(shares))
        } else {
            Err(BadShares { sum })
        }
    }

    /// Iterates over the names of the splits.
    pub fn names(&self) -> impl ExactSizeIterator<Item = &str> + Clone {
        self.0.iter().map(|(name, _)| name.as_str())
    }

    /// Iterates over the names and their shares.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, f64)> + Clone {
        self.0.iter().map(|(name, share)| (name.as_str(), *share))
    }

    /// Returns the number of splits, at least 1.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns the position of the split with this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.names().position(|found| found == name)
    }

    /// Returns the position of the split at a place from 0 to 1. The shares are laid on the line
    /// from 0 to 1 in the order of the splits:
    ///
    /// ```text
    /// 0                                0.9        0.95        1
    /// ├───────────── train ─────────────┼validation┼── test ──┤
    /// ```
    ///
    /// Each split begins where the one before it ends, so 0.9 belongs to validation. The ends are
    /// sums of 64-bit floats, added in this order. If rounding leaves a gap before 1, it belongs to
    /// the last split with a share above 0.
    pub fn at(&self, place: f64) -> usize {
        let mut sum = 0.0;
        let found = self.0.iter().position(|(_, share)| {
            sum += share;
            place < sum
        });
        let last = || self.0.iter().rposition(|(_, share)| *share > 0.0);
        found.or_else(last).unwrap_or(0)
    }

    /// Divides a number into whole parts in proportion to the shares. First, each part is rounded
    /// down. Then the units that are left are added, one each, to the parts with the largest
    /// remainders. Of equal remainders, the first has precedence.
    ///
    /// ```
    /// use numpre_dataset::split::Shares;
    ///
    /// let shares = Shares::new([("train", 0.9), ("validation", 0.05), ("test", 0.05)])?;
    /// assert_eq!(shares.divide(100), [90, 5, 5]);
    /// // 9.9, 0.55 and 0.55 become 9, 0 and 0. The two units left are added to the first two.
    /// assert_eq!(shares.divide(11), [10, 1, 0]);
    /// # Ok::<(), numpre_dataset::split::BadShares>(())
    /// ```
    pub fn divide(&self, number: u64) -> Vec<u64> {
        // Floats such as 0.05 are not exact. After rounding to 10⁻⁹, remainders such as 0.55 and
        // 0.55 are equal.
        let exact = self.0.iter().map(|(_, share)| (number as f64 * share * 1e9).round() / 1e9);
        let exact: Vec<f64> = exact.collect();
        let mut parts: Vec<u64> = exact.iter().map(|part| part.floor() as u64).collect();
        let mut by_remainder: Vec<usize> = (0..parts.len()).collect();
        let remainder = |place: &usize| ((exact[*place].fract()) * 1e9).round() as u64;
        by_remainder.sort_by_key(|place| std::cmp::Reverse(remainder(place)));
        let left = number.saturating_sub(parts.iter().sum());
        for place in by_remainder.into_iter().cycle().take(usize::try_from(left).unwrap_or(0)) {
            parts[place] += 1;
        }
        parts
    }
}

impl Serialize for Shares {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Shares {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Shares, D::Error> {
        let shares = BTreeMap::<String, f64>::deserialize(deserializer)?;
        let shares = shares.iter().map(|(name, share)| (name.as_str(), *share));
        Shares::new(shares).map_err(serde::de::Error::custom)
    }
}

/// Returns the place of a class, from 0 to 1: the first 8 bytes, as a big-endian number, of
/// SHA-256(`numpre-split/1` ‖ 0 ‖ salt ‖ 0 ‖ class), divided by 2⁶⁴.
///
/// `class` has the 16 bytes of the class id, not their hexadecimal text. With [`SplitBy::None`] it
/// is the text `part/index` instead. The place depends on nothing else, so a class never changes
/// its split when a data set grows.
///
/// ```
/// use numpre_dataset::split::place;
///
/// // python3 -c "import hashlib; h = hashlib.sha256(b'numpre-split/1\0\0' + bytes(range(16)));
/// //             print(int.from_bytes(h.digest()[:8], 'big') / 2**64)"
/// let class: [u8; 16] = std::array::from_fn(|byte| byte as u8);
/// assert_eq!(place("", &class), 0.4269114038694096);
/// assert_eq!(place("salt", &class), 0.6015163813469651);
/// ```
pub fn place(salt: &str, class: &[u8]) -> f64 {
    let hash = hash::fields(&[b"numpre-split/1", salt.as_bytes(), class]);
    hash::number(&hash) as f64 / 2_f64.powi(64)
}

/// Returns the key by which the rows of a file are sorted: SHA-256(`numpre-order/1` ‖ 0 ‖ salt ‖ 0
/// ‖ id). The order looks random, but depends only on the salt and the ids.
pub fn order(salt: &str, id: &str) -> hash::Hash {
    hash::fields(&[b"numpre-order/1", salt.as_bytes(), id.as_bytes()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(shares: &[(&str, f64)]) -> Shares {
        Shares::new(shares.iter().copied()).unwrap()
    }

    #[test]
    fn the_first_three_have_their_order_and_the_others_their_names() {
        let five = [("b", 0.1), ("test", 0.2), ("a", 0.2), ("validation", 0.2), ("train", 0.3)];
        let names: Vec<String> = shares(&five).names().map(str::to_owned).collect();
        assert_eq!(names, ["train", "validation", "test", "a", "b"]);
    }

    #[test]
    fn a_place_belongs_to_the_first_share_above_it() {
        let shares = shares(&[("train", 0.9), ("validation", 0.05), ("test", 0.05)]);
        let found = [0.0, 0.899_999, 0.9, 0.949_999, 0.951, 0.999_999, 1.0].map(|at| shares.at(at));
        assert_eq!(found, [0, 0, 1, 1, 2, 2, 2]);
        let without = super::Shares::new([("train", 1.0), ("test", 0.0)]).unwrap();
        assert_eq!([0.0, 0.5, 1.0].map(|at| without.at(at)), [0, 0, 0]);
    }

    #[test]
    fn shares_sum_to_one() {
        for wrong in
            [vec![], vec![("a", 0.9)], vec![("a", 1.5), ("b", -0.5)], vec![("a", f64::NAN)]]
        {
            assert!(Shares::new(wrong.clone()).is_err(), "{wrong:?}");
        }
        assert!(Shares::new([("a", 0.1), ("b", 0.2), ("c", 0.7)]).is_ok());
    }

    #[test]
    fn parts_are_whole_and_sum_to_the_number() {
        let three = shares(&[("a", 1.0 / 3.0), ("b", 1.0 / 3.0), ("c", 1.0 / 3.0)]);
        assert_eq!(three.divide(10), [4, 3, 3]);
        assert_eq!(three.divide(11), [4, 4, 3]);
        let standard = shares(&[("train", 0.9), ("validation", 0.05), ("test", 0.05)]);
        assert_eq!(standard.divide(12_500), [11_250, 625, 625]);
        assert_eq!(standard.divide(1), [1, 0, 0]);
        for number in 0..500 {
            assert_eq!(standard.divide(number).iter().sum::<u64>(), number);
        }
    }

    #[test]
    fn the_order_of_rows_is_fixed() {
        let hash = hash::hex(&order("salt", "r1c24/7/0"));
        assert_eq!(hash, "2eee9cbd8247515e1632d295b85ce7b827bcd3518eae8a893c27de7a56941c43");
    }

    #[test]
    fn about_the_share_of_all_classes_falls_into_a_split() {
        let shares = shares(&[("train", 0.9), ("validation", 0.05), ("test", 0.05)]);
        let mut counts = [0; 3];
        for number in 0..20_000_u32 {
            counts[shares.at(place("x", &number.to_be_bytes()))] += 1;
        }
        // The tolerance is four standard deviations.
        for (count, (expected, around)) in
            counts.iter().zip([(18_000, 170), (1000, 124), (1000, 124)])
        {
            assert!((expected - around..=expected + around).contains(count), "{counts:?}");
        }
    }
}
