//! Encodings and kinds of files that are recognised, but not read.

use std::fmt;

/// A character encoding that is recognised, but not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Encoding {
    /// Shift_JIS, which older Japanese programs write.
    ShiftJis,
    /// EUC-JP.
    EucJp,
    /// UTF-16, low byte first. Spreadsheets export it as "Unicode text".
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

/// A kind of file that is not text, recognised by its first bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
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
    /// A document of Microsoft Office in its old format; an .xls workbook is one.
    OldOffice,
    /// A program for Linux.
    Program,
}

impl BinaryKind {
    /// Returns the kind of a file by its first bytes, of which four are enough.
    ///
    /// ```
    /// use numpre_formats::BinaryKind;
    ///
    /// assert_eq!(BinaryKind::of(b"%PDF-1.7"), Some(BinaryKind::Pdf));
    /// assert_eq!(BinaryKind::of(b"53..7...."), None);
    /// ```
    pub const fn of(head: &[u8]) -> Option<BinaryKind> {
        Some(match head {
            [b'P', b'K', 3, 4, ..] => BinaryKind::Zip,
            [0x1f, 0x8b, ..] => BinaryKind::Gzip,
            [0x28, 0xb5, 0x2f, 0xfd, ..] => BinaryKind::Zstd,
            [b'B', b'Z', b'h', b'1'..=b'9', ..] => BinaryKind::Bzip2,
            [0xfd, b'7', b'z', b'X', ..] => BinaryKind::Xz,
            [0x89, b'P', b'N', b'G', ..]
            | [0xff, 0xd8, 0xff, ..]
            | [b'G', b'I', b'F', b'8', ..] => BinaryKind::Picture,
            [b'%', b'P', b'D', b'F', ..] => BinaryKind::Pdf,
            [0xd0, 0xcf, 0x11, 0xe0, ..] => BinaryKind::OldOffice,
            [0x7f, b'E', b'L', b'F', ..] => BinaryKind::Program,
            _ => return None,
        })
    }

    /// Returns the stable name of the kind.
    pub const fn name(self) -> &'static str {
        match self {
            BinaryKind::Zip => "zip",
            BinaryKind::Gzip => "gzip",
            BinaryKind::Zstd => "zstd",
            BinaryKind::Bzip2 => "bzip2",
            BinaryKind::Xz => "xz",
            BinaryKind::Picture => "picture",
            BinaryKind::Pdf => "pdf",
            BinaryKind::OldOffice => "old-office",
            BinaryKind::Program => "program",
        }
    }
}

impl fmt::Display for BinaryKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
