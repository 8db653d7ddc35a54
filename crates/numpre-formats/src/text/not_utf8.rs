//! Guesses what bytes are that are not UTF-8: another encoding, or a file that is not text.

use crate::reading::{BinaryKind, Encoding, ErrorKind};

/// Returns the encoding that bytes which are not UTF-8 seem to have: all their characters are well
/// formed in it. Returns `None` if that holds for none of the known encodings.
pub(crate) fn guess(bytes: &[u8]) -> Option<Encoding> {
    if is_well_formed(bytes, euc_jp) {
        Some(Encoding::EucJp)
    } else if is_well_formed(bytes, shift_jis) {
        Some(Encoding::ShiftJis)
    } else {
        None
    }
}

/// Returns the 1-based column of the first byte that is not UTF-8, in characters, or `None` if all
/// bytes are UTF-8.
pub(crate) fn first_column(bytes: &[u8]) -> Option<usize> {
    let length = str::from_utf8(bytes).err()?.valid_up_to();
    Some(String::from_utf8_lossy(&bytes[..length]).chars().count() + 1)
}

/// Returns the kind of a file that cannot be read, by its first four bytes, or `None` if it may be
/// read.
pub(crate) fn unreadable(head: &[u8]) -> Option<ErrorKind> {
    let utf16 = |encoding| Some(ErrorKind::NotUtf8 { looks_like: Some(encoding) });
    match head {
        [0xff, 0xfe, ..] => utf16(Encoding::Utf16Le),
        [0xfe, 0xff, ..] => utf16(Encoding::Utf16Be),
        [1..=0x7f, 0, 1..=0x7f, 0, ..] => utf16(Encoding::Utf16Le),
        [0, 1..=0x7f, 0, 1..=0x7f, ..] => utf16(Encoding::Utf16Be),
        _ => BinaryKind::of(head).map(|kind| ErrorKind::Binary { looks_like: Some(kind) }),
    }
}

/// Returns whether a text consists of whole characters. `length` returns the length of the
/// character that begins with these two bytes, or `None` if no character can begin with them.
fn is_well_formed(mut bytes: &[u8], length: fn(u8, Option<u8>) -> Option<usize>) -> bool {
    while let [first, rest @ ..] = bytes {
        match length(*first, rest.first().copied()) {
            Some(length) => bytes = bytes.get(length..).unwrap_or_default(),
            None => return false,
        }
    }
    true
}

fn shift_jis(first: u8, second: Option<u8>) -> Option<usize> {
    match (first, second) {
        (0..=0x7f | 0xa1..=0xdf, _) => Some(1),
        (0x81..=0x9f | 0xe0..=0xfc, Some(0x40..=0x7e | 0x80..=0xfc)) => Some(2),
        _ => None,
    }
}

fn euc_jp(first: u8, second: Option<u8>) -> Option<usize> {
    match (first, second) {
        (0..=0x7f, _) => Some(1),
        (0xa1..=0xfe, Some(0xa1..=0xfe)) | (0x8e, Some(0xa1..=0xdf)) => Some(2),
        _ => None,
    }
}
