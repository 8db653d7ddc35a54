//! Digits as one number in base 9.
//!
//! Each digit less one is a place of the number, the first digit the highest:
//!
//! ```text
//!   digits   4    8    5
//!   places   3    7    4       3 × 81 + 7 × 9 + 4 = 310 = 0x0136
//!   bytes    01 36             two, because 9³ = 729 is more than 256
//! ```

use numpre::Digit;

/// Returns the number of bytes that any number of `count` digits fits in.
pub(super) fn length(count: usize) -> usize {
    number(std::iter::repeat_n(8, count)).len()
}

/// Returns the digits as one number, the first digit the highest. It has as many bytes as the
/// largest number of that many digits needs.
pub(super) fn write(digits: &[Digit]) -> Vec<u8> {
    let bytes = number(digits.iter().map(|digit| digit.get() - 1));
    let mut whole = vec![0; length(digits.len()) - bytes.len()];
    whole.extend(bytes);
    whole
}

/// Returns the `count` digits of a number, or `None` if the number has more.
pub(super) fn read(bytes: &[u8], count: usize) -> Option<Vec<Digit>> {
    let mut number = bytes.to_vec();
    let mut digits = Vec::with_capacity(count);
    for _ in 0..count {
        // Divides the number by 9, from its highest byte down. The remainder is the next digit.
        let mut rest = 0_u16;
        for byte in &mut number {
            let value = rest << 8 | u16::from(*byte);
            *byte = (value / 9) as u8;
            rest = value % 9;
        }
        digits.push(Digit::new(rest as u8 + 1)?);
    }
    digits.reverse();
    number.iter().all(|&byte| byte == 0).then_some(digits)
}

/// Returns the number with these places in base 9, in as few bytes as it needs.
fn number(places: impl Iterator<Item = u8>) -> Vec<u8> {
    // The lowest byte is the first until the end.
    let mut bytes: Vec<u8> = Vec::new();
    for place in places {
        let mut carry = u16::from(place);
        for byte in &mut bytes {
            let value = u16::from(*byte) * 9 + carry;
            *byte = value as u8;
            carry = value >> 8;
        }
        if carry > 0 {
            bytes.push(carry as u8);
        }
    }
    bytes.reverse();
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The length is the smallest for which 9 ** count <= 256 ** length.
    #[test]
    fn a_length_is_the_fewest_bytes_that_suffice() {
        assert_eq!([0, 1, 2, 3, 5, 6, 24, 81].map(length), [0, 1, 1, 2, 2, 3, 10, 33]);
    }
}
