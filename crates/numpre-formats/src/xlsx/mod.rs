//! Workbooks (.xlsx, .xlsm): boards in cells, laid out as in S1.1, or a column of line-81 texts.
//!
//! ```text
//!        A   B C D   E F G   H I J   K   L
//!   4        8 . .   . . .   . . .       how long it took
//!   …        puzzle, B4:J12              0.012
//!  12        . 9 .   . . .   4 . .       seconds
//!  14        8 1 2   7 5 3   6 4 9
//!   …        answer, B14:J22
//!  22        3 9 4   …
//! ```

mod boards;
mod cells;
mod error;
mod fault;
mod fill;
mod frame;
mod list;
mod package;
mod pairs;
mod part;
mod place;
mod read;
mod sheet;
mod strings;
mod styles;
mod table;
mod window;
mod write;

pub use error::{SheetError, SheetErrorKind, WorkbookError};
pub use fault::PartFault;
pub use fill::{Fill, FillNote, Filling};
pub use read::{SheetPuzzle, read_workbook, read_workbook_from};
pub use table::TableWriter;
pub use write::{AnswerSheet, Labels, print_workbook};

/// The first bytes of every ZIP archive that is not empty, and so of every workbook.
pub const ARCHIVE: [u8; 4] = *b"PK\x03\x04";
/// The first bytes of a workbook in the old format (.xls), and of one with a password.
pub const OLD: [u8; 8] = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/// Returns whether a file with these first bytes is a ZIP archive, as every workbook is.
pub fn is_archive(head: &[u8]) -> bool {
    head.starts_with(&ARCHIVE)
}

/// Returns whether a file with these first bytes is a workbook in the old format (.xls), or has a
/// password.
pub fn is_old_workbook(head: &[u8]) -> bool {
    head.starts_with(&OLD)
}
