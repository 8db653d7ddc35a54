//! Options that take a number or a range of numbers: `24`, `24..28`, `24-28`, `24..`, `..28`.

use crate::args::number::narrow;
use numpre_text::Expected;
use std::ops::RangeInclusive;

/// What may part the ends of a range; the longer ones first.
const DASHES: [&str; 6] = ["..=", "...", "..", "-", "~", "\u{2013}"];

/// Reads one number, or the first and the last of a range; each from `numbers`. A range that is
/// open at an end goes on to theirs. Where it is something else, `such_as` is shown.
///
/// # Errors
/// What was expected instead.
pub fn span(
    text: &str,
    numbers: RangeInclusive<usize>,
    such_as: (usize, usize),
) -> Result<RangeInclusive<usize>, Expected> {
    let text = narrow(text);
    let (least, most) = (*numbers.start(), *numbers.end());
    let number = |text: &str| text.trim().parse().ok().filter(|number| numbers.contains(number));
    let parts = DASHES.into_iter().find_map(|dash| Some((dash, text.split_once(dash)?)));
    let span = match parts {
        None => number(&text).map(|only| only..=only),
        // Only the two points may stand at an end: `-3` is more likely a slip.
        Some(("..", (first, ""))) => number(first).map(|first| first..=most),
        Some(("..", ("", last))) => number(last).map(|last| least..=last),
        Some((_, (first, last))) => {
            number(first).zip(number(last)).map(|(first, last)| first..=last)
        }
    };
    span.ok_or(Expected::Span { least, most, such_as })
}

#[cfg(test)]
mod tests {
    use super::*;

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
        // That it is empty is for the core to tell.
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
}
