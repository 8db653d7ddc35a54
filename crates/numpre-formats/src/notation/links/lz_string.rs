//! Unpacks LZ-String in base64, in which f-puzzles and SudokuPad pack their puzzles.
//!
//! Packing is left to a library, but unpacking is not. The libraries keep a copy of the text of
//! every entry of the dictionary, and have no limit. So a line of 64 KiB can be made that costs
//! them 2 GB and 8 s. Here an entry is the place in the text where it was first seen, and the
//! length of the text is limited.
//!
//! The text `aaa` is packed as these numbers:
//!
//! ```text
//!   code  bits  meaning                                  text   new entry
//!      0     2  a character of 8 bits follows: `a`       a      3 = 0..1, `a`
//!      4     3  the entry that is being made: the last   aaa    4 = 0..2, `aa`
//!               entry and its own first character
//!      2     3  the end
//! ```

use std::ops::Range;

/// The length of the longest text that is unpacked, in UTF-16 units. Puzzles with many drawings
/// have some ten thousand.
pub(crate) const LONGEST: usize = 1 << 19;

/// The reason why a text cannot be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Broken {
    /// The text ends before its end mark.
    Incomplete,
    /// The text is not LZ-String.
    Corrupt,
    /// The unpacked text is longer than [`LONGEST`].
    TooLong,
}

/// The codes that are not entries of the dictionary. After [`SHORT`] and [`LONG`], a character of 8
/// or 16 bits follows; [`END`] ends the text.
const SHORT: usize = 0;
const LONG: usize = 1;
const END: usize = 2;

/// Returns the six bits of a character in base64. Some programs write `-` for `/`.
pub(crate) const fn six_bits(found: u8) -> Option<u8> {
    match found {
        b'A'..=b'Z' => Some(found - b'A'),
        b'a'..=b'z' => Some(found - b'a' + 26),
        b'0'..=b'9' => Some(found - b'0' + 52),
        b'+' => Some(62),
        b'/' | b'-' => Some(63),
        _ => None,
    }
}

/// Unpacks a text.
pub(crate) fn unpack(packed: &[u8]) -> Result<String, Broken> {
    let mut bits = Bits { packed, place: 0 };
    let mut text: Vec<u16> = Vec::new();
    // The place of each entry in the text. The first three codes are not entries.
    let mut entries: Vec<Range<usize>> = vec![0..0; 3];
    let mut width = 2;
    // The place of the previous entry.
    let mut last = 0..0;
    loop {
        let code = bits.take(width)?;
        let start = text.len();
        match code {
            END => return Ok(String::from_utf16_lossy(&text)),
            SHORT | LONG => {
                let unit = bits.take(8 * (code + 1))?;
                // At most 16 bits were taken.
                text.push(u16::try_from(unit).unwrap_or_default());
                entries.push(start..start + 1);
            }
            _ => {
                // The entry that is being made is the last one, followed by its own first unit.
                let entry = entries.get(code).cloned();
                let is_next = code == entries.len() && !last.is_empty();
                let entry =
                    entry.or(is_next.then_some(last.start..last.end + 1)).ok_or(Broken::Corrupt)?;
                if start + entry.len() > LONGEST {
                    return Err(Broken::TooLong);
                }
                for place in entry {
                    let unit = text[place];
                    text.push(unit);
                }
            }
        }
        if !last.is_empty() {
            entries.push(last.start..last.end + 1);
        }
        last = start..text.len();
        // The next code may be the number of an entry that is complete only after it.
        width = bits_of(entries.len());
    }
}

/// Returns how many bits a number has.
const fn bits_of(number: usize) -> usize {
    (usize::BITS - number.leading_zeros()) as usize
}

/// The bits of a text in base64, the high bits of a character first.
struct Bits<'t> {
    packed: &'t [u8],
    place: usize,
}

impl Bits<'_> {
    /// Reads a number of `count` bits, the low bits first.
    fn take(&mut self, count: usize) -> Result<usize, Broken> {
        let mut number = 0;
        for power in 0..count {
            let found = *self.packed.get(self.place / 6).ok_or(Broken::Incomplete)?;
            let six = six_bits(found).ok_or(if found == b'=' {
                Broken::Incomplete
            } else {
                Broken::Corrupt
            })?;
            let bit = six >> (5 - self.place % 6) & 1;
            number |= usize::from(bit) << power;
            self.place += 1;
        }
        Ok(number)
    }
}

#[cfg(all(test, feature = "packed-links"))]
mod tests {
    use super::*;
    use lz_str::compress_to_base64 as pack;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig {
            failure_persistence: None,
            ..ProptestConfig::default()
        })]

        #[test]
        fn a_packed_text_is_unpacked(text in "(a|b|ab|\\{\"v\":[1-9]\\}|問|\u{1f9e9}|\\PC){0,300}") {
            prop_assert_eq!(unpack(pack(&text).as_bytes()), Ok(text));
        }
    }

    const ONE_GIVEN: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R+Yd1nVp/Vdk7r58WK5A";

    /// Encodes bits in base64, the high bits of a character first, and the low bits of a number
    /// first.
    fn base64(numbers: &[(usize, usize)]) -> String {
        let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let bits: Vec<usize> = numbers
            .iter()
            .flat_map(|&(number, width)| (0..width).map(move |bit| number >> bit & 1))
            .collect();
        let six =
            |bits: &[usize]| (0..6).fold(0, |six, place| six << 1 | bits.get(place).unwrap_or(&0));
        bits.chunks(6).map(|bits| char::from(alphabet[six(bits)])).collect()
    }

    #[test]
    fn a_text_packed_by_a_site_is_unpacked() {
        let empty = format!("[{}]", ["{}"; 9].join(","));
        let first = empty.replacen("{}", "{\"value\":1,\"given\":true}", 1);
        let rows = [vec![first], vec![empty; 8]].concat().join(",");
        let json = format!("{{\"size\":9,\"grid\":[{rows}]}}");
        assert_eq!(unpack(ONE_GIVEN.as_bytes()), Ok(json.clone()));
        assert_eq!(pack(&json).trim_end_matches('='), ONE_GIVEN.trim_end_matches('='));
        // An empty text, and a text of two characters, one of which has 16 bits.
        assert_eq!(unpack(b"Q==="), Ok(String::new()));
        let packed = base64(&[(LONG, 2), (0x554f, 16), (SHORT, 3), (0x61, 8), (END, 3)]);
        assert_eq!(unpack(packed.as_bytes()), Ok("問a".to_owned()));
    }

    #[test]
    fn cut_off_or_changed_texts_are_errors() {
        for length in 0..ONE_GIVEN.len() - 1 {
            assert_eq!(
                unpack(&ONE_GIVEN.as_bytes()[..length]),
                Err(Broken::Incomplete),
                "{length}"
            );
        }
        assert_eq!(unpack(b"N4Ig!"), Err(Broken::Corrupt));
        assert_eq!(unpack(b"N4Ig="), Err(Broken::Incomplete));
        // The first code is the number of an entry that does not exist.
        assert_eq!(unpack(b"wAAA"), Err(Broken::Corrupt));
    }

    #[test]
    fn a_text_that_grows_without_end_is_an_error() {
        // Each code is the number of the entry that it makes, so each entry is longer by one than
        // the last.
        let mut numbers = vec![(SHORT, 2), (0x61, 8)];
        numbers.extend((4..30_000).map(|code| (code, bits_of(code))));
        assert_eq!(unpack(base64(&numbers).as_bytes()), Err(Broken::TooLong));
    }
}
