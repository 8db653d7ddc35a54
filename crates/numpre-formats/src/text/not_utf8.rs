//! Texts that are not UTF-8, and bytes that are no text: what they look like.

use crate::reading::{BinaryKind, Encoding, ErrorKind};

/// The encoding that bytes which are not UTF-8 look like: every character of them is well formed in
/// it.
pub(crate) fn guess(bytes: &[u8]) -> Option<Encoding> {
    if is_well_formed(bytes, euc_jp) {
        Some(Encoding::EucJp)
    } else if is_well_formed(bytes, shift_jis) {
        Some(Encoding::ShiftJis)
    } else {
        None
    }
}

/// The 1-based column of the first byte that is not UTF-8, in characters.
pub(crate) fn first_column(bytes: &[u8]) -> Option<usize> {
    let length = str::from_utf8(bytes).err()?.valid_up_to();
    Some(String::from_utf8_lossy(&bytes[..length]).chars().count() + 1)
}

/// What a file that begins so is, if it can not be read; asked of its first four bytes.
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

/// Whether the text is a row of characters, each as long as `length` says; `None` there is a byte
/// out of place.
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
