//! LZ-String in base64, as f-puzzles and SudokuPad pack their puzzles.
//!
//! Packing is left to a library. Unpacking is not: the libraries keep every entry of the dictionary
//! as a text of its own and have no limit, so that a line of 64 KiB made for it takes them 2 GB and
//! 8 s. Here an entry is the place in the text where it was first seen, and the text has a limit.

use std::ops::Range;

/// The longest text that is unpacked, in UTF-16 units. Puzzles full of drawings have some ten
/// thousand.
pub(crate) const LONGEST: usize = 1 << 19;

/// Why a text cannot be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Broken {
    /// It ends before its end mark.
    Incomplete,
    /// It is not LZ-String.
    Corrupt,
    /// It is longer than [`LONGEST`].
    TooLong,
}

/// The codes that are no places of the dictionary: a character of 8 bits follows, one of 16, the
/// end.
const SHORT: usize = 0;
const LONG: usize = 1;
const END: usize = 2;

/// What the character stands for in base64; some write `-` for `/`.
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
    // Where each entry stands in the text; the first three codes are no entries.
    let mut entries: Vec<Range<usize>> = vec![0..0; 3];
    let mut width = 2;
    // The entry before.
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
                // The next entry is the last one and its own first unit again.
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
        // The next code may be the number of the entry that is only complete after it.
        width = bits_of(entries.len());
    }
}

/// How many bits the number has.
const fn bits_of(number: usize) -> usize {
    (usize::BITS - number.leading_zeros()) as usize
}

/// The bits of a text in base64: the high ones of a character first.
struct Bits<'t> {
    packed: &'t [u8],
    place: usize,
}

impl Bits<'_> {
    /// A number of so many bits, the low ones first.
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
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn what_is_packed_is_unpacked(text in "(a|b|ab|\\{\"v\":[1-9]\\}|問|\u{1f9e9}|\\PC){0,300}") {
            prop_assert_eq!(unpack(pack(&text).as_bytes()), Ok(text));
        }
    }

    const ONE_GIVEN: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0XKVKFsles1c1yrRu2S9R+Yd1nVp/Vdk7r58WK5A";

    /// Bits as base64, the high ones of a character first, numbers with their low bits first.
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
    fn what_a_site_packed_is_unpacked() {
        let empty = format!("[{}]", ["{}"; 9].join(","));
        let first = empty.replacen("{}", "{\"value\":1,\"given\":true}", 1);
        let rows = [vec![first], vec![empty; 8]].concat().join(",");
        let json = format!("{{\"size\":9,\"grid\":[{rows}]}}");
        assert_eq!(unpack(ONE_GIVEN.as_bytes()), Ok(json.clone()));
        assert_eq!(pack(&json).trim_end_matches('='), ONE_GIVEN.trim_end_matches('='));
        // Nothing at all, and a text of two characters, one of which has 16 bits.
        assert_eq!(unpack(b"Q==="), Ok(String::new()));
        let packed = base64(&[(LONG, 2), (0x554f, 16), (SHORT, 3), (0x61, 8), (END, 3)]);
        assert_eq!(unpack(packed.as_bytes()), Ok("問a".to_owned()));
    }

    #[test]
    fn what_is_cut_off_or_changed_is_told() {
        for length in 0..ONE_GIVEN.len() - 1 {
            assert_eq!(
                unpack(&ONE_GIVEN.as_bytes()[..length]),
                Err(Broken::Incomplete),
                "{length}"
            );
        }
        assert_eq!(unpack(b"N4Ig!"), Err(Broken::Corrupt));
        assert_eq!(unpack(b"N4Ig="), Err(Broken::Incomplete));
        // An entry that there is not: the first code names one.
        assert_eq!(unpack(b"wAAA"), Err(Broken::Corrupt));
    }

    #[test]
    fn what_grows_without_end_is_stopped() {
        // Each code is that of the entry it makes, so that each is longer by one.
        let mut numbers = vec![(SHORT, 2), (0x61, 8)];
        numbers.extend((4..30_000).map(|code| (code, bits_of(code))));
        assert_eq!(unpack(base64(&numbers).as_bytes()), Err(Broken::TooLong));
    }
}
