//! What could not be read in a workbook, or not written, as data.

use super::PartFault;
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
        /// Why, and where.
        fault: PartFault,
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

/// Its name and what it is about, for logs and programmers.
impl fmt::Display for WorkbookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            WorkbookError::Read(error) | WorkbookError::Save(error) => write!(f, ": {error}"),
            WorkbookError::Part { part, fault } => write!(f, ": {part}: {fault}"),
            WorkbookError::TooLarge { part } => write!(f, ": {part}"),
            WorkbookError::Make(error) => write!(f, ": {error}"),
            _ => Ok(()),
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

/// A cell or sheet that could not be read.
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
    /// There are digits, or it is the only sheet, but there is no 9×9 block of 1 to 9 and blanks,
    /// nor a text of 81 characters.
    NoPuzzle,
    /// An empty row or column at the edge of the block leaves open where it begins: here, or at
    /// `other`.
    SeveralBlocks {
        /// Where else it may begin.
        other: String,
    },
    /// Digits near a board that would be a part of it if it had more than nine rows or columns.
    Outside {
        /// The first of them.
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
            SheetErrorKind::NoPuzzle => "no-puzzle",
            SheetErrorKind::SeveralBlocks { .. } => "several-blocks",
            SheetErrorKind::Outside { .. } => "outside",
            SheetErrorKind::Cell { .. } => "cell",
            SheetErrorKind::Formula => "formula",
            SheetErrorKind::Reference { .. } => "reference",
            SheetErrorKind::TooManyCells { .. } => "too-many-cells",
            SheetErrorKind::Number => "number",
            SheetErrorKind::Text { kind, .. } => kind.name(),
        }
    }
}

/// `Sheet1!B4: cell: found "x"`: for logs and programmers.
impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}!{}: {}", self.sheet, self.cell, self.kind)
    }
}

/// Its name and what was found.
impl fmt::Display for SheetErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetErrorKind::Text { column, kind } => write!(f, "column {column}: {kind}"),
            SheetErrorKind::SeveralBlocks { other } | SheetErrorKind::Outside { other } => {
                write!(f, "{}: {other}", self.name())
            }
            SheetErrorKind::Cell { found } => write!(f, "{}: found {found}", self.name()),
            SheetErrorKind::Reference { found } => write!(f, "{}: found {found:?}", self.name()),
            SheetErrorKind::TooManyCells { limit } => write!(f, "{}: limit {limit}", self.name()),
            _ => f.write_str(self.name()),
        }
    }
}

impl std::error::Error for SheetError {}
