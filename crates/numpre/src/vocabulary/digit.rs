//! A digit from 1 to 9.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// A digit from 1 to 9. `Option<Digit>` is one byte: an empty cell is `None`.
///
/// ```
/// use numpre::Digit;
///
/// let seven = Digit::new(7).unwrap();
/// assert_eq!((seven.get(), seven.index(), seven.to_string()), (7, 6, "7".to_owned()));
/// assert_eq!((Digit::new(0), "7".parse()), (None, Ok(seven)));
/// assert_eq!(Digit::all().map(Digit::get).sum::<u8>(), 45);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// Returns the digit with this value; `None` if it is not 1 to 9.
    #[inline]
    pub const fn new(value: u8) -> Option<Digit> {
        match NonZeroU8::new(value) {
            Some(value) if value.get() <= 9 => Some(Digit(value)),
            _ => None,
        }
    }

    /// Returns the digit at this index, 0 for the digit 1 to 8 for 9; `None` if the index is
    /// greater.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Digit> {
        if index < 9 { Digit::new(index as u8 + 1) } else { None }
    }

    /// Returns the digit for an ASCII character `1` to `9`; `None` for any other character.
    #[inline]
    pub const fn from_char(written: char) -> Option<Digit> {
        match written {
            '1'..='9' => Digit::new(written as u8 - b'0'),
            _ => None,
        }
    }

    /// The digit 1.
    pub const ONE: Digit = Digit::ALL[0];
    /// The digit 2.
    pub const TWO: Digit = Digit::ALL[1];
    /// The digit 3.
    pub const THREE: Digit = Digit::ALL[2];
    /// The digit 4.
    pub const FOUR: Digit = Digit::ALL[3];
    /// The digit 5.
    pub const FIVE: Digit = Digit::ALL[4];
    /// The digit 6.
    pub const SIX: Digit = Digit::ALL[5];
    /// The digit 7.
    pub const SEVEN: Digit = Digit::ALL[6];
    /// The digit 8.
    pub const EIGHT: Digit = Digit::ALL[7];
    /// The digit 9.
    pub const NINE: Digit = Digit::ALL[8];

    /// Iterates over all nine digits, ascending.
    pub fn all() -> impl ExactSizeIterator<Item = Digit> + DoubleEndedIterator + Clone {
        Digit::ALL.into_iter()
    }

    /// All nine digits, ascending.
    pub const ALL: [Digit; 9] = {
        let mut all = [Digit(NonZeroU8::MIN); 9];
        let mut index = 0;
        while index < 9 {
            if let Some(digit) = Digit::from_index(index) {
                all[index] = digit;
            }
            index += 1;
        }
        all
    };

    /// Returns its value, 1 to 9.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// Returns its index, 0 to 8.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Returns its character, `'1'` to `'9'`.
    #[inline]
    pub const fn to_char(self) -> char {
        (b'0' + self.0.get()) as char
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.get(), f)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error for text or a number that is not a digit from 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDigitError;

impl fmt::Display for ParseDigitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a digit; expected 1 to 9")
    }
}

impl std::error::Error for ParseDigitError {}

/// Parses `1` to `9`.
impl FromStr for Digit {
    type Err = ParseDigitError;

    fn from_str(text: &str) -> Result<Digit, ParseDigitError> {
        text.parse().ok().filter(|_| text.len() == 1).and_then(Digit::new).ok_or(ParseDigitError)
    }
}

impl TryFrom<u8> for Digit {
    type Error = ParseDigitError;

    fn try_from(value: u8) -> Result<Digit, ParseDigitError> {
        Digit::new(value).ok_or(ParseDigitError)
    }
}

impl From<Digit> for u8 {
    fn from(digit: Digit) -> u8 {
        digit.get()
    }
}
