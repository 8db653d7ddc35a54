//! Errors in files and columns, each with its place and its reason.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// An error in a file or a column of puzzles.
#[derive(Clone, Debug)]
pub struct TableError {
    /// The path of the file, or `None` if the table does not come from a named file.
    pub path: Option<PathBuf>,
    /// The place of the error in the table.
    pub place: Place,
    /// The reason of the error.
    pub reason: Reason,
}

/// A place in a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Place {
    /// The file as a whole, or its table of contents (the Parquet footer).
    File,
    /// The column of this name.
    Column(String),
    /// The row with this number, counted from 1, or a row after it.
    Rows(u64),
}

/// The reason why a table cannot be read or written.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The file does not begin with the bytes `PAR1`.
    NotParquet,
    /// The file begins with the bytes `PAR1`, but does not end with them.
    Truncated,
    /// The content contradicts itself. The text is usually the message of the crate `parquet`.
    Damaged(String),
    /// The file uses a feature that is not supported, such as encryption. The text names the
    /// feature, usually in the words of the crate `parquet`.
    Unsupported(String),
    /// No column has a name that is known for columns of puzzles, such as `puzzle`.
    NoPuzzleColumn {
        /// The names of all columns of the table.
        present: Vec<String>,
    },
    /// The column has a type that a column of puzzles cannot have.
    ColumnType {
        /// The Arrow type of the column.
        found: String,
    },
    /// A value has another type than its column, or is missing where the column needs one, or the
    /// column has another number of rows than the table.
    Value,
    /// The caller cancelled the work.
    Cancelled,
    /// The operating system reported an error while reading or writing.
    Io(Arc<io::Error>),
}

impl TableError {
    /// Creates an error without the path of a file.
    pub const fn new(place: Place, reason: Reason) -> TableError {
        TableError { path: None, place, reason }
    }

    /// Returns the same error with the path of the file that it is in.
    #[must_use]
    pub fn in_file(self, path: &Path) -> TableError {
        TableError { path: Some(path.to_owned()), ..self }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File => formatter.write_str("file"),
            Place::Column(name) => write!(formatter, "column {name}"),
            Place::Rows(first) => write!(formatter, "row {first} or after it"),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NotParquet => formatter.write_str("not a Parquet file; expected PAR1 first"),
            Reason::Truncated => formatter.write_str("the end is missing; expected PAR1 last"),
            Reason::Damaged(text) => write!(formatter, "damaged: {text}"),
            Reason::Unsupported(text) => write!(formatter, "not supported: {text}"),
            Reason::NoPuzzleColumn { present } => write!(
                formatter,
                "no column of puzzles; expected one called puzzle, found {}",
                present.join(", ")
            ),
            Reason::ColumnType { found } => write!(
                formatter,
                "type {found}; expected strings, or 81 uint8 values per row as a list or binary"
            ),
            Reason::Value => formatter.write_str("a value of another type than its column"),
            Reason::Cancelled => formatter.write_str("cancelled"),
            Reason::Io(error) => error.fmt(formatter),
        }
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(path) = &self.path {
            write!(formatter, "{}: ", path.display())?;
        }
        write!(formatter, "{}: {}", self.place, self.reason)
    }
}

impl std::error::Error for TableError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.reason {
            Reason::Io(error) => Some(&**error),
            _ => None,
        }
    }
}
