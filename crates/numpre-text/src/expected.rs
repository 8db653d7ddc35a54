//! Possible values of an option, as data and in words.

use crate::Texts;
use std::error::Error;
use std::fmt;

/// An expectation of a value, to be put into the user's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number.
    Number {
        /// The least.
        least: u64,
        /// The greatest; `u64::MAX` where any will do.
        most: u64,
    },
    /// A whole number of at most [`u64::MAX`], where a greater one was given.
    NumberUpTo {
        /// The least.
        least: u64,
    },
    /// A whole number or a range of them.
    Span {
        /// The least.
        least: usize,
        /// The greatest.
        most: usize,
        /// A range to show.
        such_as: (usize, usize),
    },
    /// A rank, a range of ranks, or the name of a difficulty.
    Ranks,
    /// A time in seconds, with or without a fraction.
    Seconds,
    /// A length with its unit.
    Length,
    /// The name of a drawing.
    Svg,
    /// A network address of this machine.
    Address,
    /// The path of an address.
    Base,
}

impl fmt::Display for Expected {
    /// For programmers; [`Texts::expected`] tells users.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {self:?}")
    }
}

impl Error for Expected {}

impl Texts {
    /// `1 to 8, or a range such as 2..4`.
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
            Expected::Seconds => self.word("expected-seconds"),
            Expected::Length => self.word("expected-length"),
            Expected::Svg => self.word("expected-svg"),
            Expected::Address => self.word("expected-address"),
            Expected::Base => self.word("expected-base"),
        }
    }
}

/// A number with its thousands grouped: `18,446,744,073,709,551,615`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(",")
}
