//! How hard a puzzle is, on the scale of eight.

use std::fmt;
use std::str::FromStr;

/// How hard a puzzle is to solve by logic: 1 to 8 (S4.4), shown as that many stars.
///
/// The rank is the least *k* such that the closure *Ck* solves the puzzle, and 8 if none does:
///
/// | rank | needs, in addition to the ranks above it | name | on the 1999 page (S4.4) |
/// |---|---|---|---|
/// | 1 | naked singles (Sbit) | very easy | 大変やさしい |
/// | 2 | hidden singles (Ubit) | easy | やさしい |
/// | 3 | locked candidates (InterSection) | moderate | 普通 |
/// | 4 | pairs (E(2), X(2)) | tricky | ちょっと難しい |
/// | 5 | triples (E(3), X(3)) | hard | 難しい |
/// | 6 | quads (E(4), X(4)) | very hard | 難しい |
/// | 7 | negation | fiendish | 大変難しい |
/// | 8 | trial and error | extreme | 超難問 |
///
/// ```
/// use numpre::Rank;
///
/// let rank = Rank::new(4).unwrap();
/// assert_eq!((rank.to_string(), rank.stars(), rank.name()), ("4".to_owned(), "★★★★", "tricky"));
/// assert_eq!((Rank::new(9), "4".parse(), "tricky".parse()), (None, Ok(rank), Ok(rank)));
/// ```
///
/// `{rank}` prints the number and `{rank:#}` the [name](Rank::name); both can be parsed. Names in
/// other languages come from `numpre_text::Texts::rank`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// ★: naked singles are enough.
    pub const VERY_EASY: Rank = Rank(1);
    /// ★★: hidden singles.
    pub const EASY: Rank = Rank(2);
    /// ★★★: locked candidates.
    pub const MODERATE: Rank = Rank(3);
    /// ★★★★: pairs.
    pub const TRICKY: Rank = Rank(4);
    /// ★★★★★: triples.
    pub const HARD: Rank = Rank(5);
    /// ★★★★★★: quads.
    pub const VERY_HARD: Rank = Rank(6);
    /// ★★★★★★★: negation.
    pub const FIENDISH: Rank = Rank(7);
    /// ★★★★★★★★: trial and error.
    pub const EXTREME: Rank = Rank(8);

    /// Returns the rank with this number; `None` if it is not 1 to 8.
    pub const fn new(number: u8) -> Option<Rank> {
        if 1 <= number && number <= 8 { Some(Rank(number)) } else { None }
    }

    /// Iterates over all eight ranks, easiest first.
    pub fn all() -> impl ExactSizeIterator<Item = Rank> + DoubleEndedIterator + Clone {
        (0..8).map(|index| Rank(index + 1))
    }

    /// Returns its number, 1 to 8.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Returns its index on the scale, 0 to 7.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Returns its name in English, as in the table above.
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; 8] =
            ["very easy", "easy", "moderate", "tricky", "hard", "very hard", "fiendish", "extreme"];
        NAMES[self.index()]
    }

    /// Returns as many stars as its number.
    pub fn stars(self) -> &'static str {
        // A star has three bytes; the number is 1 to 8.
        &"★★★★★★★★"[..3 * self.0 as usize]
    }
}

/// Prints the number; with `{:#}` the name.
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() { f.pad(self.name()) } else { fmt::Display::fmt(&self.0, f) }
    }
}

/// Error for text or a number that is not a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRankError;

impl fmt::Display for ParseRankError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a rank; expected 1 to 8, or a name such as very hard")
    }
}

impl std::error::Error for ParseRankError {}

/// Parses `1` to `8`, or a [name](Rank::name).
impl FromStr for Rank {
    type Err = ParseRankError;

    fn from_str(text: &str) -> Result<Rank, ParseRankError> {
        let numbered = text.parse().ok().filter(|_| text.len() == 1).and_then(Rank::new);
        numbered.or_else(|| Rank::all().find(|rank| rank.name() == text)).ok_or(ParseRankError)
    }
}

impl TryFrom<u8> for Rank {
    type Error = ParseRankError;

    fn try_from(number: u8) -> Result<Rank, ParseRankError> {
        Rank::new(number).ok_or(ParseRankError)
    }
}

impl From<Rank> for u8 {
    fn from(rank: Rank) -> u8 {
        rank.get()
    }
}
