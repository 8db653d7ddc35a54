//! What could not be read in a workbook, or not written, as data.

use crate::ErrorKind;
use std::fmt;

/// A workbook that could not be read or made at all.
#[derive(Debug)]
#[non_exhaustive]
pub enum WorkbookError {
    /// It could not be read: no such file, or no workbook.
    Read(calamine::XlsxError),
    /// It could not be made: too many rows, or a name of a sheet that workbooks do not allow.
    Make(rust_xlsxwriter::XlsxError),
}

impl fmt::Display for WorkbookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WorkbookError::Read(error) => write!(f, "not a readable workbook: {error}"),
            WorkbookError::Make(error) => write!(f, "no workbook can be made of this: {error}"),
        }
    }
}

impl std::error::Error for WorkbookError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            WorkbookError::Read(error) => Some(error),
            WorkbookError::Make(error) => Some(error),
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
}

/// What is wrong with a cell or sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetErrorKind {
    /// The sheet is not empty, but has no 9×9 block of 1 to 9 and blanks, nor a text of 81 characters.
    NoProblem,
    /// An empty row or column at the edge of the block leaves open where it begins: here, or at `other`.
    SeveralBlocks {
        /// Where else it may begin.
        other: String,
    },
    /// A number where the 81 digits of a problem were: leading zeros and all but 15 digits are lost.
    Number,
    /// A text that is no problem.
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
            SheetErrorKind::Number => "number",
            SheetErrorKind::Text { kind, .. } => kind.name(),
        }
    }
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            SheetErrorKind::NoProblem => f.write_str(
                "no problem in the sheet; expected 1 to 9 and blanks in B4:J12, or a column of 81-character texts",
            ),
            SheetErrorKind::SeveralBlocks { other } => {
                write!(
                    f,
                    "the 9×9 block may begin here or at {other}; expected it in B4:J12, or a digit in its first and last rows and columns"
                )
            }
            SheetErrorKind::Number => f.write_str(
                "a number, which has lost its leading zeros and last digits; expected the 81 characters as text",
            ),
            SheetErrorKind::Text { column, kind } => write!(f, "character {column}: {kind}"),
        }
    }
}

impl std::error::Error for SheetError {}
