//! The values of options: numbers, ranges, dates, times, lengths, addresses.

use numpre::generate::{Day, ParseDayError};
use numpre::rating::SeRating;
use numpre_draw::millimetres;
use numpre_text::Expected;
use std::net::{IpAddr, Ipv4Addr};
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// Returns the text with full-width digits, points and signs as ASCII: `２４～２８` becomes `24~28`.
pub(super) fn narrow(text: &str) -> String {
    let narrow = |sign: char| match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(sign as u32 - 0xfee0).unwrap_or(sign),
        '\u{301c}' => '~',
        other => other,
    };
    text.trim().chars().map(narrow).collect()
}

/// Reads a whole number from `least` to `most`.
pub fn whole<T: TryFrom<u64> + 'static>(
    least: u64,
    most: u64,
) -> impl Fn(&str) -> Result<T, Expected> + Clone + Send + Sync {
    move |text| {
        let text = narrow(text);
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        // For a number that is too large, "0 or more" would not help.
        let is_too_large =
            most == u64::MAX && text.len() > 19 && text.bytes().all(|digit| digit.is_ascii_digit());
        let expected = if is_too_large {
            Expected::NumberUpTo { least }
        } else {
            Expected::Number { least, most }
        };
        number.and_then(|number| T::try_from(number).ok()).ok_or(expected)
    }
}

/// Reads a whole number that is at least 1.
///
/// # Errors
/// Returns what was expected instead.
pub fn at_least_one(text: &str) -> Result<NonZeroUsize, Expected> {
    let number: usize = whole(1, u64::MAX)(text)?;
    NonZeroUsize::new(number).ok_or(Expected::Number { least: 1, most: u64::MAX })
}

/// Reads a number of threads.
///
/// # Errors
/// Returns what was expected instead.
pub fn threads(text: &str) -> Result<NonZeroUsize, Expected> {
    let most = numpre_bulk::MOST_THREADS as u64;
    let number: usize = whole(1, most)(text)?;
    NonZeroUsize::new(number).ok_or(Expected::Number { least: 1, most })
}

/// Reads a date such as `2026-11-23`.
///
/// # Errors
/// Returns what was expected instead.
pub fn date(text: &str) -> Result<Day, Expected> {
    narrow(text).parse().map_err(|error| match error {
        ParseDayError::Form => Expected::Date,
        ParseDayError::NoSuchDay => Expected::DateThatExists,
    })
}

/// Reads a time in seconds, such as `2.5`.
///
/// # Errors
/// Returns what was expected instead.
pub fn seconds(text: &str) -> Result<Duration, Expected> {
    let seconds =
        narrow(text).parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|seconds| !seconds.is_zero()).ok_or(Expected::Seconds)
}

/// The separators between the two ends of a range. A longer one comes before one that it contains.
const DASHES: [&str; 6] = ["..=", "...", "..", "-", "~", "\u{2013}"];

/// Reads a number, or a range with its first and last number, each of which must be in `numbers`.
/// An open end means the end of `numbers`. The error shows `such_as` as an example.
///
/// For ranks, `numbers` is 1 to 8: `3` becomes 3 to 3, `3-5` and `3..5` become 3 to 5, `3..`
/// becomes 3 to 8, `..3` becomes 1 to 3.
///
/// # Errors
/// Returns what was expected instead.
pub fn span(
    text: &str,
    numbers: RangeInclusive<usize>,
    such_as: (usize, usize),
) -> Result<RangeInclusive<usize>, Expected> {
    let (least, most) = (*numbers.start(), *numbers.end());
    range(text, numbers).ok_or(Expected::Span { least, most, such_as })
}

/// Reads a rating of Sudoku Explainer such as `7.1`, or a range such as `7.0..7.5`. An open end
/// means the lowest or the highest rating.
///
/// # Errors
/// Returns what was expected instead.
pub fn se_ratings(text: &str) -> Result<RangeInclusive<SeRating>, Expected> {
    range(text, SeRating::LOWEST..=SeRating::HIGHEST).ok_or(Expected::SeRatings)
}

/// Reads a number, or a range with its first and last number, each of which must be in `numbers`.
/// An open end means the end of `numbers`.
fn range<T: FromStr + PartialOrd + Copy>(
    text: &str,
    numbers: RangeInclusive<T>,
) -> Option<RangeInclusive<T>> {
    let text = narrow(text);
    let (least, most) = (*numbers.start(), *numbers.end());
    let number = |text: &str| text.trim().parse().ok().filter(|number| numbers.contains(number));
    let parts = DASHES.into_iter().find_map(|dash| Some((dash, text.split_once(dash)?)));
    match parts {
        None => number(&text).map(|only| only..=only),
        // Only `..` may have an open end: `-3` is more likely a slip.
        Some(("..", (first, ""))) => number(first).map(|first| first..=most),
        Some(("..", ("", last))) => number(last).map(|last| least..=last),
        Some((_, (first, last))) => {
            number(first).zip(number(last)).map(|(first, last)| first..=last)
        }
    }
}

/// The smallest and the largest size of a drawing, in millimetres.
const LEAST: f32 = 10.0;
const MOST: f32 = 10_000.0;

/// The length of each unit in points.
const UNITS: [(&str, f32); 5] =
    [("mm", 72.0 / 25.4), ("cm", 720.0 / 25.4), ("in", 72.0), ("pt", 1.0), ("px", 72.0 / 96.0)];

/// Reads a length with its unit, such as `60mm`. Returns it in points.
///
/// # Errors
/// Returns what was expected instead.
pub fn length(text: &str) -> Result<f32, Expected> {
    let text = narrow(text).to_ascii_lowercase();
    let read = |(unit, points): (&str, f32)| {
        Some(text.strip_suffix(unit)?.trim_end().parse::<f32>().ok()? * points)
    };
    let length = UNITS.into_iter().find_map(read);
    length
        .filter(|length| (millimetres(LEAST)..=millimetres(MOST)).contains(length))
        .ok_or(Expected::Length)
}

/// Reads a network address: `127.0.0.1`, `::1`, `[::1]` or `localhost`.
///
/// # Errors
/// Returns what was expected instead.
pub fn address(text: &str) -> Result<IpAddr, Expected> {
    let text = narrow(text);
    if text.eq_ignore_ascii_case("localhost") {
        return Ok(Ipv4Addr::LOCALHOST.into());
    }
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(&text);
    bare.parse().map_err(|_| Expected::Address)
}

/// Reads the path of a URL, and makes it begin and end with a slash: `sudoku` becomes `/sudoku/`.
///
/// # Errors
/// Returns what was expected instead.
pub fn base(text: &str) -> Result<String, Expected> {
    if matches!(text, "" | "/") {
        return Ok("/".to_owned());
    }
    let text = text.strip_prefix('/').unwrap_or(text);
    let text = text.strip_suffix('/').unwrap_or(text);
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "._~-".contains(letter);
    let is_name = |part: &str| !matches!(part, "" | "." | "..") && part.chars().all(is_plain);
    if text.split('/').all(is_name) { Ok(format!("/{text}/")) } else { Err(Expected::Base) }
}

/// Reads the name of an SVG file.
pub fn svg(name: &str) -> Result<PathBuf, Expected> {
    let path = PathBuf::from(name);
    let is_svg = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("svg"));
    if is_svg { Ok(path) } else { Err(Expected::Svg) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_within_their_limits() {
        assert_eq!(whole(1, 9)("９"), Ok(9_u8));
        for text in ["", "0", "10", "-1", "1.5", "x", "99999999999999999999"] {
            assert_eq!(
                whole::<u8>(1, 9)(text),
                Err(Expected::Number { least: 1, most: 9 }),
                "{text}"
            );
        }
    }

    #[test]
    fn dates_of_the_calendar() {
        for text in ["2026-11-23", " ２０２６－１１－２３"] {
            assert_eq!(date(text), Ok(Day::new(2026, 11, 23).unwrap()), "{text}");
        }
        for text in ["", "today", "2026-1-1", "23.11.2026"] {
            assert_eq!(date(text), Err(Expected::Date), "{text}");
        }
        for text in ["2026-02-29", "2026-13-01", "0000-01-01"] {
            assert_eq!(date(text), Err(Expected::DateThatExists), "{text}");
        }
    }

    #[test]
    fn seconds_with_a_fraction() {
        assert_eq!(seconds("0.25"), Ok(Duration::from_millis(250)));
        for text in ["", "0", "-1", "nan", "inf", "1e300", "x"] {
            assert_eq!(seconds(text), Err(Expected::Seconds), "{text}");
        }
    }

    #[test]
    fn numbers_and_ranges() {
        let ranks = |text: &str| span(text, 1..=8, (2, 4));
        assert_eq!(ranks("3"), Ok(3..=3));
        for text in
            ["3..8", "3..=8", "3...8", "3-8", "3 - 8", "3~8", "３～８", "３〜８", "3–8", "3.."]
        {
            assert_eq!(ranks(text), Ok(3..=8), "{text}");
        }
        assert_eq!(ranks("..3"), Ok(1..=3));
        // The core refuses an empty range, so it is accepted here.
        assert_eq!(ranks("5..4").map(|span| span.is_empty()), Ok(true));
        let bad = [
            "",
            "..",
            "0",
            "9",
            "3-",
            "-3",
            "3..9",
            "..9",
            "a",
            "-1",
            "1..2..3",
            "1-2-3",
            "18446744073709551617",
        ];
        for text in bad {
            assert_eq!(
                ranks(text),
                Err(Expected::Span { least: 1, most: 8, such_as: (2, 4) }),
                "{text}"
            );
        }
    }

    #[test]
    fn lengths_have_a_unit() {
        let points = [
            ("72pt", 72.0),
            ("1in", 72.0),
            ("2.54CM", 72.0),
            ("25.4 mm", 72.0),
            ("９６ｐｘ", 72.0),
        ];
        for (text, expected) in points {
            let found = length(text).unwrap();
            assert!((found - expected).abs() < 1e-3, "{text}: {found}");
        }
        assert!(length("10mm").is_ok() && length("10000mm").is_ok());
        for text in [
            "", "60", "mm", "-60mm", "60 m", "60mm2", "9mm", "0mm", "10001mm", "nanmm", "infmm",
            "1e99mm",
        ] {
            assert_eq!(length(text), Err(Expected::Length), "{text}");
        }
    }

    #[test]
    fn addresses_of_both_families() {
        for (text, expected) in [
            ("127.0.0.1", "127.0.0.1"),
            ("localhost", "127.0.0.1"),
            ("::1", "::1"),
            ("[::1]", "::1"),
            ("0.0.0.0", "0.0.0.0"),
        ] {
            assert_eq!(
                address(text).map(|address| address.to_string()),
                Ok(expected.to_owned()),
                "{text}"
            );
        }
        for text in ["", "numpre.example", "127.0.0.1:80", "1.2.3", "[::1", "999.0.0.1"] {
            assert_eq!(address(text), Err(Expected::Address), "{text}");
        }
    }

    #[test]
    fn a_path_begins_and_ends_with_a_slash() {
        for (text, expected) in [
            ("", "/"),
            ("/", "/"),
            ("sudoku", "/sudoku/"),
            ("/sudoku", "/sudoku/"),
            ("/a/b-2/", "/a/b-2/"),
        ] {
            assert_eq!(base(text), Ok(expected.to_owned()), "{text}");
        }
        for text in
            ["//", "/a//b/", "/../", "/a/./b/", "/a b/", "/ä/", "/a?b/", "/a%20/", "http://x/"]
        {
            assert_eq!(base(text), Err(Expected::Base), "{text}");
        }
    }
}
