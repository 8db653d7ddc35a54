//! Options that take a length.

use crate::args::number::narrow;
use numpre_draw::millimetres;
use numpre_text::Expected;

/// What a drawing may measure, in millimetres.
const LEAST: f32 = 10.0;
const MOST: f32 = 10_000.0;

/// How many points a unit has.
const UNITS: [(&str, f32); 5] =
    [("mm", 72.0 / 25.4), ("cm", 720.0 / 25.4), ("in", 72.0), ("pt", 1.0), ("px", 72.0 / 96.0)];

/// Reads a length with its unit, such as `60mm`: how many points it is.
///
/// # Errors
/// What was expected instead.
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
