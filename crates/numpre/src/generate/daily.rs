//! The daily puzzle: one puzzle for each date, the same for everyone.

use super::order::Request;
use crate::vocabulary::Rank;
use std::fmt;
use std::str::FromStr;

/// The ranks of the daily puzzles, from Monday to Sunday. Later in the week they are harder.
pub const DAILY_RANKS: [Rank; 7] = [
    Rank::EASY,
    Rank::EASY,
    Rank::MODERATE,
    Rank::MODERATE,
    Rank::TRICKY,
    Rank::HARD,
    Rank::FIENDISH,
];

/// A date of the Gregorian calendar, in the years 1 to 9999. Each has one puzzle, the daily puzzle.
///
/// The puzzle depends on the date only: it is the one with index 0 of [`request`](Day::request),
/// which has the [rank](Day::rank) of the weekday and the digits of the date as its
/// [seed](Day::seed). It never changes, in any version of this crate. Years before 1583 follow the
/// same rules as later ones.
///
/// ```
/// use numpre::{Rank, generate::{Day, Request}};
///
/// let monday: Day = "2026-11-23".parse()?;
/// assert_eq!(monday.rank(), Rank::EASY);
/// assert_eq!(monday.request(), Request::default().rank(Rank::EASY).seed(20261123));
/// assert_eq!(
///     monday.request().build()?.generate(0)?.puzzle.to_string(),
///     "79...4.834....61....5..3...2....5....1.....4....7....9...2..3....14....584.3...76"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

impl Day {
    /// Returns the day with this year, month and day of the month; `None` if there is no such day.
    ///
    /// ```
    /// use numpre::generate::Day;
    ///
    /// let day = Day::new(2028, 2, 29).expect("2028 is a leap year");
    /// assert_eq!(day.to_string(), "2028-02-29");
    /// assert_eq!(Day::new(2026, 2, 29), None);
    /// ```
    pub fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let exists = (1..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=month_length(year, month)).contains(&day);
        exists.then_some(Day { year, month, day })
    }

    /// Returns the rank of the day's puzzle, which depends on the weekday: [`DAILY_RANKS`].
    pub fn rank(self) -> Rank {
        DAILY_RANKS[self.weekday()]
    }

    /// Returns the seed of the day's puzzle: the digits of the date as one number, such as
    /// 20261123.
    pub fn seed(self) -> u64 {
        (u64::from(self.year) * 100 + u64::from(self.month)) * 100 + u64::from(self.day)
    }

    /// Returns the request for the day's puzzle, which has index 0.
    pub fn request(self) -> Request {
        Request::default().rank(self.rank()).seed(self.seed())
    }

    /// Returns the weekday, 0 for Monday to 6 for Sunday.
    fn weekday(self) -> usize {
        let years = usize::from(self.year) - 1;
        let leap_days = years / 4 - years / 100 + years / 400;
        let months = 1..self.month;
        let months: usize = months.map(|month| usize::from(month_length(self.year, month))).sum();
        // The first day of year 1 is a Monday.
        (365 * years + leap_days + months + usize::from(self.day) - 1) % 7
    }
}

/// Returns the number of days of a month, 1 to 12.
fn month_length(year: u16, month: u8) -> u8 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 => 28 + u8::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Writes `YYYY-MM-DD`, such as `2026-11-23`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The error for a text that is not a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseDayError {
    /// The text does not have the form `YYYY-MM-DD`.
    Form,
    /// The calendar has no such day.
    NoSuchDay,
}

impl fmt::Display for ParseDayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ParseDayError::Form => "not a date; expected YYYY-MM-DD, such as 2026-11-23",
            ParseDayError::NoSuchDay => {
                "no such day; expected a day of the calendar, such as 2026-11-23"
            }
        })
    }
}

impl std::error::Error for ParseDayError {}

/// Parses exactly `YYYY-MM-DD`.
///
/// ```
/// use numpre::generate::{Day, ParseDayError};
///
/// assert_eq!("2026-11-23".parse(), Ok(Day::new(2026, 11, 23).unwrap()));
/// assert_eq!("2026-2-3".parse::<Day>(), Err(ParseDayError::Form));
/// assert_eq!("2026-02-29".parse::<Day>(), Err(ParseDayError::NoSuchDay));
/// ```
impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Day, ParseDayError> {
        let (year, month, day) = parts(text).ok_or(ParseDayError::Form)?;
        Day::new(year, month, day).ok_or(ParseDayError::NoSuchDay)
    }
}

/// Returns the three numbers of a text of the form `YYYY-MM-DD`.
fn parts(text: &str) -> Option<(u16, u8, u8)> {
    let (year, rest) = text.split_once('-')?;
    let (month, day) = rest.split_once('-')?;
    Some((number(year, 4)?, number(month, 2)?, number(day, 2)?))
}

/// Reads a number with exactly this many digits, of which some may be leading zeros.
fn number<T: FromStr>(text: &str, length: usize) -> Option<T> {
    let is_number = text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts day by day from a known Monday. The leap years and the months come from lists.
    #[test]
    fn weekdays_are_those_of_a_count_day_by_day() {
        // 1 January 1601 was a Monday.
        let mut weekday = 0;
        let mut count = 0;
        for year in 1601..=2800_u16 {
            let is_century = year.to_string().ends_with("00");
            let is_leap = if is_century {
                [2000, 2400, 2800].contains(&year)
            } else {
                (1604..=2800).step_by(4).any(|leap| leap == year)
            };
            let february = if is_leap { 29 } else { 28 };
            let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
            for (month, length) in (1..).zip(lengths) {
                for day in 1..=length {
                    let found = Day::new(year, month, day).unwrap();
                    assert_eq!(found.weekday(), weekday, "{found}");
                    weekday = (weekday + 1) % 7;
                    count += 1;
                }
                assert_eq!(Day::new(year, month, length + 1), None, "{year} {month}");
            }
        }
        // Three periods of 400 years.
        assert_eq!((count, weekday), (3 * 146_097, 0));
    }

    #[test]
    fn weekdays_that_are_known() {
        let weekday = |text: &str| text.parse::<Day>().map(Day::weekday);
        // The first day of the Gregorian calendar was a Friday; the first landing on the Moon was
        // on a Sunday.
        assert_eq!(weekday("1582-10-15"), Ok(4));
        assert_eq!(weekday("1969-07-20"), Ok(6));
        assert_eq!(weekday("2000-01-01"), Ok(5));
        assert_eq!(weekday("2026-11-23"), Ok(0));
        // The calendar repeats after 400 years.
        for (year, month, day) in [(1, 1, 1), (4, 2, 29), (100, 3, 1), (399, 12, 31)] {
            let [early, late] = [year, year + 2000].map(|year| Day::new(year, month, day).unwrap());
            assert_eq!(early.weekday(), late.weekday(), "{early}");
        }
        assert_eq!(weekday("9999-12-31"), Ok(4));
    }
}
