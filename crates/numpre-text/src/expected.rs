//! The values that an option accepts, as data and in words.

use crate::Texts;
use std::error::Error;
use std::fmt;

/// The values that were expected in the place of a wrong one. [`Texts::expected`] names them in the
/// user's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number.
    Number {
        /// The least number.
        least: u64,
        /// The greatest number; `u64::MAX` if there is no limit.
        most: u64,
    },
    /// A whole number of at most [`u64::MAX`], in the place of a greater one.
    NumberUpTo {
        /// The least number.
        least: u64,
    },
    /// A whole number or a range of them.
    Span {
        /// The least number.
        least: usize,
        /// The greatest number.
        most: usize,
        /// An example of a range.
        such_as: (usize, usize),
    },
    /// A rank, a range of ranks, or the name of a difficulty.
    Ranks,
    /// A rating of Sudoku Explainer, or a range of them.
    SeRatings,
    /// A date as `YYYY-MM-DD`.
    Date,
    /// A date that the calendar has, in the place of one that it has not.
    DateThatExists,
    /// A time in seconds, with or without a fraction.
    Seconds,
    /// A length with its unit.
    Length,
    /// The file name of a drawing, which ends in `.svg`.
    Svg,
    /// A network address of this machine.
    Address,
    /// The path part of a URL.
    Base,
}

impl fmt::Display for Expected {
    /// Writes a text for programmers; [`Texts::expected`] has the text for users.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {self:?}")
    }
}

impl Error for Expected {}

impl Texts {
    /// Returns the expected values in words: `1 to 8, or a range such as 2..4`.
    pub fn expected(&self, expected: &Expected) -> String {
        match *expected {
            Expected::Number { least, most: u64::MAX } => {
                self.say("expected-number-from", &[("least", least.to_string().into())])
            }
            Expected::Number { least, most } => {
                let values =
                    [("least", least.to_string().into()), ("most", most.to_string().into())];
                self.say("expected-number", &values)
            }
            Expected::NumberUpTo { least } => {
                let values =
                    [("least", least.to_string().into()), ("most", grouped(u64::MAX).into())];
                self.say("expected-number", &values)
            }
            Expected::Span { least, most, such_as: (first, last) } => {
                let numbers = [("least", least), ("most", most), ("first", first), ("last", last)];
                self.say("expected-span", &numbers.map(|(name, number)| (name, number.into())))
            }
            Expected::Ranks => self.word("expected-ranks"),
            Expected::SeRatings => self.word("expected-se-ratings"),
            Expected::Date => self.word("expected-date"),
            Expected::DateThatExists => self.word("expected-date-that-exists"),
            Expected::Seconds => self.word("expected-seconds"),
            Expected::Length => self.word("expected-length"),
            Expected::Svg => self.word("expected-svg"),
            Expected::Address => self.word("expected-address"),
            Expected::Base => self.word("expected-base"),
        }
    }
}

/// Returns a number with its thousands grouped: `18,446,744,073,709,551,615`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(",")
}
