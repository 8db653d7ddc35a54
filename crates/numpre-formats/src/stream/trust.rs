//! Judges line by line whether an input is text.

/// An input is a binary file if it has this many more lines with bytes of value 0 than lines of
/// text.
const PATIENCE: i32 = 8;
/// The most lines of text that count, so that only about this many lines with bytes of value 0 are
/// accepted after them.
const MOST: i32 = 1000;

/// The number of lines of text read so far, less the number of lines with bytes of value 0.
///
/// A few such bytes are damage, and only their lines are errors. But a binary file gets one error,
/// not one per line.
#[derive(Default)]
pub(crate) struct Trust(i32);

impl Trust {
    /// Takes in a piece. Returns whether the input still counts as text.
    #[inline]
    pub(crate) fn take(&mut self, piece: &[u8], has_zero: bool) -> bool {
        if has_zero {
            self.0 -= 1;
        } else if self.0 < MOST && is_text(piece) {
            self.0 += 1;
        }
        self.0 > -PATIENCE
    }
}

/// Returns whether bytes are UTF-8 without control characters other than white space.
fn is_text(bytes: &[u8]) -> bool {
    let is_control = |byte: &u8| byte.is_ascii_control() && !byte.is_ascii_whitespace();
    !bytes.iter().any(is_control) && str::from_utf8(bytes).is_ok()
}

#[cfg(test)]
mod tests {
    use super::{MOST, PATIENCE, Trust};

    #[test]
    fn lines_of_text_are_set_against_lines_with_zeros() {
        let mut trust = Trust::default();
        for _ in 0..2 * MOST {
            assert!(trust.take(b"1.3\n", false));
        }
        for _ in 0..MOST + PATIENCE - 1 {
            assert!(trust.take(b"1\x003\n", true));
            // Lines that count neither as text nor as lines with zeros.
            assert!(trust.take(b"1\x013\n", false) && trust.take(b"caf\xe9\n", false));
        }
        assert!(!trust.take(b"\0\n", true));
    }
}
