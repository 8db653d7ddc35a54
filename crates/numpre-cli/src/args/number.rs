//! Options that take a number.

use numpre_text::Expected;
use std::num::NonZeroUsize;
use std::time::Duration;

/// The text with full-width digits, points and signs as ASCII: `２４～２８` is as good as `24~28`.
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
        // "0 or more" is no help with a number that is more, but too much.
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

/// Reads a whole number from 1.
///
/// # Errors
/// What was expected instead.
pub fn at_least_one(text: &str) -> Result<NonZeroUsize, Expected> {
    let number: usize = whole(1, u64::MAX)(text)?;
    NonZeroUsize::new(number).ok_or(Expected::Number { least: 1, most: u64::MAX })
}

/// Reads a number of threads.
///
/// # Errors
/// What was expected instead.
pub fn threads(text: &str) -> Result<NonZeroUsize, Expected> {
    let most = numpre_bulk::MOST_THREADS as u64;
    let number: usize = whole(1, most)(text)?;
    NonZeroUsize::new(number).ok_or(Expected::Number { least: 1, most })
}

/// Reads a time in seconds, such as `2.5`.
///
/// # Errors
/// What was expected instead.
pub fn seconds(text: &str) -> Result<Duration, Expected> {
    let seconds =
        narrow(text).parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|seconds| !seconds.is_zero()).ok_or(Expected::Seconds)
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
    fn seconds_with_a_fraction() {
        assert_eq!(seconds("0.25"), Ok(Duration::from_millis(250)));
        for text in ["", "0", "-1", "nan", "inf", "1e300", "x"] {
            assert_eq!(seconds(text), Err(Expected::Seconds), "{text}");
        }
    }
}
