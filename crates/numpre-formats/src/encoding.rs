//! Texts that are not UTF-8, and bytes that are no text: what they look like.

use crate::ErrorKind;
use std::fmt;

/// A character encoding that is not read, but recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// Shift_JIS, as older Japanese programs write it.
    ShiftJis,
    /// EUC-JP.
    EucJp,
    /// UTF-16, low byte first, as spreadsheets export "Unicode text".
    Utf16Le,
    /// UTF-16, high byte first.
    Utf16Be,
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Encoding::ShiftJis => "Shift_JIS",
            Encoding::EucJp => "EUC-JP",
            Encoding::Utf16Le => "UTF-16LE",
            Encoding::Utf16Be => "UTF-16BE",
        })
    }
}

/// A kind of file that is no text, told by its first bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryKind {
    /// A zip archive; an .xlsx workbook is one.
    Zip,
    /// Compressed by gzip.
    Gzip,
    /// Compressed by zstd.
    Zstd,
    /// Compressed by bzip2.
    Bzip2,
    /// Compressed by xz.
    Xz,
    /// A picture: PNG, JPEG or GIF.
    Picture,
    /// A PDF document.
    Pdf,
    /// An old document of Microsoft Office; an .xls workbook is one.
    OldOffice,
    /// A program of Linux.
    Program,
}

impl fmt::Display for BinaryKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BinaryKind::Zip => "a zip archive or .xlsx workbook",
            BinaryKind::Gzip => "a gzip file",
            BinaryKind::Zstd => "a zstd file",
            BinaryKind::Bzip2 => "a bzip2 file",
            BinaryKind::Xz => "an xz file",
            BinaryKind::Picture => "a picture",
            BinaryKind::Pdf => "a PDF document",
            BinaryKind::OldOffice => "an old .xls workbook or another old Office document",
            BinaryKind::Program => "a program",
        })
    }
}

/// The encoding that bytes which are not UTF-8 look like: every character of them is well formed in it.
pub(crate) fn guess(bytes: &[u8]) -> Option<Encoding> {
    if is_well_formed(bytes, euc_jp) {
        Some(Encoding::EucJp)
    } else if is_well_formed(bytes, shift_jis) {
        Some(Encoding::ShiftJis)
    } else {
        None
    }
}

/// What a file that begins so is, if it can not be read; asked of its first four bytes.
pub(crate) fn unreadable(head: &[u8]) -> Option<ErrorKind> {
    let binary = |kind| Some(ErrorKind::Binary { looks_like: Some(kind) });
    let utf16 = |encoding| Some(ErrorKind::NotUtf8 { looks_like: Some(encoding) });
    match head {
        [0xff, 0xfe, ..] => utf16(Encoding::Utf16Le),
        [0xfe, 0xff, ..] => utf16(Encoding::Utf16Be),
        [1..=0x7f, 0, 1..=0x7f, 0, ..] => utf16(Encoding::Utf16Le),
        [0, 1..=0x7f, 0, 1..=0x7f, ..] => utf16(Encoding::Utf16Be),
        [b'P', b'K', 3, 4, ..] => binary(BinaryKind::Zip),
        [0x1f, 0x8b, ..] => binary(BinaryKind::Gzip),
        [0x28, 0xb5, 0x2f, 0xfd, ..] => binary(BinaryKind::Zstd),
        [b'B', b'Z', b'h', b'1'..=b'9', ..] => binary(BinaryKind::Bzip2),
        [0xfd, b'7', b'z', b'X', ..] => binary(BinaryKind::Xz),
        [0x89, b'P', b'N', b'G', ..] | [0xff, 0xd8, 0xff, ..] | [b'G', b'I', b'F', b'8', ..] => {
            binary(BinaryKind::Picture)
        }
        [b'%', b'P', b'D', b'F', ..] => binary(BinaryKind::Pdf),
        [0xd0, 0xcf, 0x11, 0xe0, ..] => binary(BinaryKind::OldOffice),
        [0x7f, b'E', b'L', b'F', ..] => binary(BinaryKind::Program),
        _ => None,
    }
}

/// Whether the text is a row of characters, each as long as `length` says; `None` there is a byte out of place.
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
