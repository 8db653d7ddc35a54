//! A set of digits as nine bits.

use super::digit::Digit;
use super::set_operators::set_operators;
use std::fmt;
use std::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};
use std::str::FromStr;

/// A set of digits, such as the candidates of a cell (the sources' 候補リスト, S4.1).
///
/// One bit per digit, the lowest for 1: `1` = 0x01, `2` = 0x02, … `9` = 0x100, so {1, 3, 9} is
/// 0x105.
///
/// ```text
/// bit    8 7 6 5 4 3 2 1 0
/// digit  9 8 7 6 5 4 3 2 1
///        1 0 0 0 0 0 1 0 1   = 0x105 = {1, 3, 9}
/// ```
///
/// ```
/// use numpre::{Digit, DigitSet};
///
/// let set: DigitSet = [1, 3, 9].into_iter().filter_map(Digit::new).collect();
/// assert_eq!(set.bits(), 0x105);
/// assert_eq!((!set).to_string(), "245678");
/// assert_eq!((set.len(), set.single()), (3, None));
/// assert_eq!((set - DigitSet::from_bits(0x005)).single(), Digit::new(9));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct DigitSet(u16);

impl DigitSet {
    /// The empty set.
    pub const EMPTY: DigitSet = DigitSet(0);
    /// All nine digits, 0x1ff.
    pub const ALL: DigitSet = DigitSet(0x1ff);

    /// Returns the set with these bits; ignores bits above the ninth.
    #[inline]
    pub const fn from_bits(bits: u16) -> DigitSet {
        DigitSet(bits & 0x1ff)
    }

    /// Returns the set with only this digit.
    #[inline]
    pub const fn of(digit: Digit) -> DigitSet {
        DigitSet(1 << digit.index())
    }

    /// Returns its nine bits, the lowest for 1.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Returns the number of digits (ビット数 in the Japanese sources).
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the set contains the digit.
    #[inline]
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 >> digit.index() & 1 == 1
    }

    /// Returns whether the set contains every digit of `other`.
    #[inline]
    pub const fn is_superset(self, other: DigitSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Adds a digit.
    #[inline]
    pub const fn insert(&mut self, digit: Digit) {
        self.0 |= 1 << digit.index();
    }

    /// Removes a digit and returns whether the set contained it.
    #[inline]
    pub const fn remove(&mut self, digit: Digit) -> bool {
        let had = self.contains(digit);
        self.0 &= !(1 << digit.index());
        had
    }

    /// Returns the lowest digit; `None` if the set is empty.
    #[inline]
    pub const fn first(self) -> Option<Digit> {
        Digit::from_index(self.0.trailing_zeros() as usize)
    }

    /// Returns the only digit; `None` if there is not exactly one.
    #[inline]
    pub const fn single(self) -> Option<Digit> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// Iterates over the digits, ascending.
    #[inline]
    pub fn iter(self) -> Digits {
        Digits { rest: self }
    }
}

/// Iterator over the digits of a set, ascending.
#[derive(Clone, Debug)]
pub struct Digits {
    rest: DigitSet,
}

impl Iterator for Digits {
    type Item = Digit;

    #[inline]
    fn next(&mut self) -> Option<Digit> {
        let digit = self.rest.first()?;
        self.rest.remove(digit);
        Some(digit)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }
}

impl ExactSizeIterator for Digits {}

/// Iterates over the digits, ascending.
impl IntoIterator for DigitSet {
    type Item = Digit;
    type IntoIter = Digits;

    #[inline]
    fn into_iter(self) -> Digits {
        self.iter()
    }
}

impl From<Digit> for DigitSet {
    #[inline]
    fn from(digit: Digit) -> DigitSet {
        DigitSet::of(digit)
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> DigitSet {
        digits.into_iter().fold(DigitSet::EMPTY, |set, digit| set | DigitSet::of(digit))
    }
}

impl Extend<Digit> for DigitSet {
    fn extend<I: IntoIterator<Item = Digit>>(&mut self, digits: I) {
        *self |= digits.into_iter().collect();
    }
}

set_operators!(DigitSet);

/// Prints the digits, ascending and without separators: `159`. The empty set is empty text.
impl fmt::Display for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(9);
        text.extend(self.iter().map(Digit::to_char));
        f.pad(&text)
    }
}

/// Error for text that contains anything but digits from 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDigitSetError;

impl fmt::Display for ParseDigitSetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not digits; expected some of 1 to 9, such as 159")
    }
}

impl std::error::Error for ParseDigitSetError {}

/// Parses digits in any order: `159`. Empty text is the empty set.
///
/// ```
/// use numpre::{Digit, DigitSet};
///
/// assert_eq!("91".parse(), Ok(DigitSet::of(Digit::ONE) | DigitSet::of(Digit::NINE)));
/// assert!("105".parse::<DigitSet>().is_err());
/// ```
impl FromStr for DigitSet {
    type Err = ParseDigitSetError;

    fn from_str(text: &str) -> Result<DigitSet, ParseDigitSetError> {
        text.chars().map(|written| Digit::from_char(written).ok_or(ParseDigitSetError)).collect()
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
