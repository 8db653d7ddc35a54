//! What could not be read in a workbook, or not written, as data.

use crate::reading::{ErrorKind, Extra};
use std::fmt;

/// A workbook that could not be read or made at all.
#[derive(Debug)]
#[non_exhaustive]
pub enum WorkbookError {
    /// The file could not be read.
    Read(std::io::Error),
    /// It is no ZIP archive, as every workbook is, or a damaged one.
    NoArchive,
    /// It is a ZIP archive, but no workbook.
    NoWorkbook,
    /// It is a workbook of the old kind (.xls), or one with a password.
    Old,
    /// A part of it is damaged.
    Part {
        /// Its name in the archive.
        part: String,
        /// What is wrong with it.
        error: String,
    },
    /// A part of it has more than 256 MiB.
    TooLarge {
        /// Its name in the archive.
        part: String,
    },
    /// It could not be made: too many rows, or a name of a sheet that workbooks do not allow.
    Make(rust_xlsxwriter::XlsxError),
    /// It could not be written.
    Save(std::io::Error),
}

impl WorkbookError {
    /// Its stable name.
    pub const fn name(&self) -> &'static str {
        match self {
            WorkbookError::Read(_) => "read",
            WorkbookError::NoArchive => "no-archive",
            WorkbookError::NoWorkbook => "no-workbook",
            WorkbookError::Old => "old",
            WorkbookError::Part { .. } => "part",
            WorkbookError::TooLarge { .. } => "too-large",
            WorkbookError::Make(_) => "make",
            WorkbookError::Save(_) => "save",
        }
    }
}

impl fmt::Display for WorkbookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WorkbookError::Read(error) | WorkbookError::Save(error) => error.fmt(f),
            WorkbookError::NoArchive => f.write_str("a damaged workbook, or none; expected an .xlsx workbook"),
            WorkbookError::NoWorkbook => {
                f.write_str("a ZIP archive without a workbook in it; expected an .xlsx workbook")
            }
            WorkbookError::Old => f.write_str(
                "an old .xls workbook, or one with a password; expected .xlsx without a password (save it as such)",
            ),
            WorkbookError::Part { part, .. } => {
                write!(f, "a damaged workbook: {part} cannot be read; expected an .xlsx workbook")
            }
            WorkbookError::TooLarge { part } => write!(f, "{part} has more than 256 MiB; expected a smaller sheet"),
            WorkbookError::Make(error) => write!(f, "no workbook can be made of this: {error}"),
        }
    }
}

impl std::error::Error for WorkbookError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            WorkbookError::Read(error) | WorkbookError::Save(error) => Some(error),
            WorkbookError::Make(error) => Some(error),
            _ => None,
        }
    }
}

/// A cell or sheet that could not be read. Printed in English without the place, `what is wrong; expected what`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetError {
    /// The name of the sheet.
    pub sheet: String,
    /// The cell, such as `A2`.
    pub cell: String,
    /// What is wrong.
    pub kind: SheetErrorKind,
    /// The other cells of its row, in a list.
    pub extra: Option<Box<Extra>>,
}

/// What is wrong with a cell or sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SheetErrorKind {
    /// There are digits, or it is the only sheet, but there is no 9×9 block of 1 to 9 and blanks, nor a text of 81 characters.
    NoProblem,
    /// An empty row or column at the edge of the block leaves open where it begins: here, or at `other`.
    SeveralBlocks {
        /// Where else it may begin.
        other: String,
    },
    /// A cell of a board that is neither a digit nor empty.
    Cell {
        /// What it holds; nothing for an error or a truth value.
        found: String,
    },
    /// A formula whose result was not stored in the workbook.
    Formula,
    /// A cell that says it stands where no sheet has cells.
    Reference {
        /// What it says.
        found: String,
    },
    /// More cells than a sheet of puzzles has.
    TooManyCells {
        /// How many are looked at.
        limit: usize,
    },
    /// A number where the 81 digits of a puzzle were: leading zeros and all but 15 digits are lost.
    Number,
    /// A text that is no puzzle.
    Text {
        /// The 1-based column in the text, in characters.
        column: usize,
        /// What is wrong with it.
        kind: ErrorKind,
    },
}

impl SheetErrorKind {
    /// Its stable name.
    pub const fn name(&self) -> &'static str {
        match self {
            SheetErrorKind::NoProblem => "no-problem",
            SheetErrorKind::SeveralBlocks { .. } => "several-blocks",
            SheetErrorKind::Cell { .. } => "cell",
            SheetErrorKind::Formula => "formula",
            SheetErrorKind::Reference { .. } => "reference",
            SheetErrorKind::TooManyCells { .. } => "too-many-cells",
            SheetErrorKind::Number => "number",
            SheetErrorKind::Text { kind, .. } => kind.name(),
        }
    }
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            SheetErrorKind::NoProblem => f.write_str(
                "no puzzle here; expected 1 to 9 and blanks in B4:J12, a board with empty cells around it, or a column of 81-character texts",
            ),
            SheetErrorKind::SeveralBlocks { other } => write!(
                f,
                "the board may begin here or at {other}; expected it at B4, lines around its cells, or a digit in its first and last rows and columns"
            ),
            SheetErrorKind::Cell { found } if found.is_empty() => {
                f.write_str("neither a digit nor empty; expected 1 to 9 or an empty cell")
            }
            SheetErrorKind::Cell { found } => write!(f, "{found}; expected 1 to 9 or an empty cell"),
            SheetErrorKind::Formula => f.write_str(
                "a formula without a stored result; expected a value (open and save the workbook once in a spreadsheet program)",
            ),
            SheetErrorKind::Reference { found } => {
                write!(f, "no cell of a sheet is called '{found}'; expected A1 to XFD1048576")
            }
            SheetErrorKind::TooManyCells { limit } => {
                write!(f, "the sheet holds more than {limit} numbers; expected puzzles")
            }
            SheetErrorKind::Number => f.write_str(
                "a number, which has lost its leading zeros and last digits; expected the 81 characters as text",
            ),
            SheetErrorKind::Text { column, kind } => write!(f, "character {column}: {kind}"),
        }
    }
}

impl std::error::Error for SheetError {}
