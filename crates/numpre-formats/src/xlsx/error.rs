//! Errors as data: what could not be read from a workbook, or not written to it.

use super::PartFault;
use crate::reading::{ErrorKind, Extra};
use std::fmt;

/// The error for a workbook that could not be read or written at all.
#[derive(Debug)]
#[non_exhaustive]
pub enum WorkbookError {
    /// The file could not be read.
    Read(std::io::Error),
    /// The file is not a ZIP archive, as every workbook is, or it is a damaged one.
    NoArchive,
    /// The file is a ZIP archive, but not a workbook.
    NoWorkbook,
    /// The file is a workbook in the old format (.xls), or has a password.
    Old,
    /// A part of the file is damaged.
    Part {
        /// The name of the part in the archive.
        part: String,
        /// The fault, and its place.
        fault: PartFault,
    },
    /// A part of the file has more than 256 MiB when unpacked.
    TooLarge {
        /// The name of the part in the archive.
        part: String,
    },
    /// The workbook could not be made: it has too many rows, or a sheet has a name that is not
    /// allowed.
    Make(rust_xlsxwriter::XlsxError),
    /// The workbook could not be written.
    Save(std::io::Error),
}

impl WorkbookError {
    /// Returns the stable name of the error.
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

/// Prints the name and the details, for logs and programmers.
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

/// The error for a cell or a sheet that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetError {
    /// The name of the sheet.
    pub sheet: String,
    /// The cell, such as `A2`.
    pub cell: String,
    /// The kind of error.
    pub kind: SheetErrorKind,
    /// The other cells of its row, if the sheet is a list.
    pub extra: Option<Box<Extra>>,
}

/// The kind of error in a cell or a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SheetErrorKind {
    /// The sheet has digits, or is the only one, but has neither a 9×9 block of 1 to 9 and blanks
    /// nor a text of 81 characters.
    NoPuzzle,
    /// An empty row or column is at the edge of a board, so that it may begin here or at `other`.
    SeveralBlocks {
        /// Another place where it may begin.
        other: String,
    },
    /// Digits near a board, which would be part of it if it had more than nine rows or columns.
    Outside {
        /// The first of these digits.
        other: String,
    },
    /// A cell of a board that is neither a digit nor empty.
    Cell {
        /// The contents of the cell; empty for an error or a truth value.
        found: String,
    },
    /// A formula whose result was not stored in the workbook.
    Formula,
    /// A cell whose reference is outside of every sheet.
    Reference {
        /// The reference.
        found: String,
    },
    /// The sheet has more cells than a sheet of puzzles.
    TooManyCells {
        /// The most cells that are read.
        limit: usize,
    },
    /// A number in place of the 81 digits of a puzzle. It has lost its leading zeros and all but 15
    /// digits.
    Number,
    /// A text that is not a puzzle.
    Text {
        /// The 1-based column in the text, in characters.
        column: usize,
        /// The error in the text.
        kind: ErrorKind,
    },
}

impl SheetErrorKind {
    /// Returns the stable name of the error.
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

/// Prints `Sheet1!B4: cell: found "x"`, for logs and programmers.
impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}!{}: {}", self.sheet, self.cell, self.kind)
    }
}

/// Prints the name and what was found.
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
