//! Options that take a number or a range of numbers: `24`, `24..28`.

use std::ops::RangeInclusive;

/// Reads one number, or the first and the last of a range; each from `numbers`.
///
/// # Errors
/// What was expected instead.
pub fn span(text: &str, numbers: RangeInclusive<usize>) -> Result<RangeInclusive<usize>, String> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| text.parse().ok().filter(|number| numbers.contains(number));
    match (number(first), number(last)) {
        (Some(first), Some(last)) => Ok(first..=last),
        _ => {
            let (least, most) = (numbers.start(), numbers.end());
            Err(format!("expected {least} to {most}, or a range such as {least}..{most}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_ranges() {
        assert_eq!(span("3", 1..=8), Ok(3..=3));
        assert_eq!(span("3..8", 1..=8), Ok(3..=8));
        // That it is empty is for the core to tell.
        assert_eq!(span("5..4", 1..=8).map(|span| span.is_empty()), Ok(true));
        for text in ["", "0", "9", "3..", "..3", "3..9", "a", "-1", "1..2..3", "1...2", "18446744073709551617"] {
            assert_eq!(span(text, 1..=8), Err("expected 1 to 8, or a range such as 1..8".to_owned()), "{text}");
        }
    }
}
