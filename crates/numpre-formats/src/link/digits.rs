//! Digits as one number to the base 9.

use numpre::Digit;

/// How many bytes every number of so many digits fits in.
pub(super) fn length(count: usize) -> usize {
    number(std::iter::repeat_n(8, count)).len()
}

/// The digits as one number, the first the highest, in as many bytes as all such numbers need.
pub(super) fn write(digits: &[Digit]) -> Vec<u8> {
    let bytes = number(digits.iter().map(|digit| digit.get() - 1));
    let mut whole = vec![0; length(digits.len()) - bytes.len()];
    whole.extend(bytes);
    whole
}

/// So many digits; `None` where the number has more.
pub(super) fn read(bytes: &[u8], count: usize) -> Option<Vec<Digit>> {
    let mut number = bytes.to_vec();
    let mut digits = Vec::with_capacity(count);
    for _ in 0..count {
        // Divided by 9, from the highest byte down.
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

/// A number by its places to the base 9, in as few bytes as it needs.
fn number(places: impl Iterator<Item = u8>) -> Vec<u8> {
    // The lowest byte first.
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

    /// 9 ** n < 256 ** length, and no shorter.
    #[test]
    fn as_few_bytes_as_all_such_numbers_need() {
        assert_eq!([0, 1, 2, 3, 5, 6, 24, 81].map(length), [0, 1, 1, 2, 2, 3, 10, 33]);
    }
}
