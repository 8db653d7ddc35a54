//! What the value of an option may be: what its reader says where it is something else.

use std::error::Error;
use std::fmt;

/// What was expected of a value, to be said in the user's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A whole number.
    Number {
        /// The least.
        least: u64,
        /// The greatest; `u64::MAX` where any will do.
        most: u64,
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
    /// A time in seconds, with or without a fraction.
    Seconds,
    /// A length with its unit.
    Length,
    /// The name of a drawing.
    Svg,
}

impl fmt::Display for Expected {
    /// For programmers; users are told by [`Texts`](crate::lang::Texts).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {self:?}")
    }
}

impl Error for Expected {}
