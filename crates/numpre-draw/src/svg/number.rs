//! Numbers in as few characters as possible.

use std::fmt;

/// A length, written to the hundredth of a point without superfluous zeros: `12.3`, `.25`, `-1.5`.
pub(super) struct Number(pub(super) f32);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (f64::from(self.0) * 100.0).round() as i64;
        let (sign, size) = (if hundredths < 0 { "-" } else { "" }, hundredths.unsigned_abs());
        let (whole, part) = (size / 100, size % 100);
        f.write_str(sign)?;
        // SVG accepts `.5` for `0.5`.
        if whole > 0 || part == 0 {
            write!(f, "{whole}")?;
        }
        match part {
            0 => Ok(()),
            part if part % 10 == 0 => write!(f, ".{}", part / 10),
            part => write!(f, ".{part:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Number;

    #[test]
    fn numbers_are_short() {
        let written = [0.0, 1.0, -1.5, 0.25, 0.999, 12.304, -0.001, 100.05]
            .map(|number| Number(number).to_string());
        assert_eq!(written, ["0", "1", "-1.5", ".25", "1", "12.3", "0", "100.05"]);
    }
}
