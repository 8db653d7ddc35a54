//! What is wrong with a table, where, and why.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What is wrong with a file or a column of puzzles.
#[derive(Clone, Debug)]
pub struct TableError {
    /// The file, if it has a name.
    pub path: Option<PathBuf>,
    /// The place in it.
    pub place: Place,
    /// What is wrong there.
    pub reason: Reason,
}

/// A place in a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Place {
    /// The file as a whole, or its table of contents.
    File,
    /// The column of this name.
    Column(String),
    /// The rows from this one on, counted from 1.
    Rows(u64),
}

/// Why a table cannot be read or written.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The file does not begin as a Parquet file does.
    NotParquet,
    /// The file begins as a Parquet file does, but its end is missing.
    Truncated,
    /// The content contradicts itself; in the words of the library.
    Damaged(String),
    /// The file uses something that is not read, such as encryption; in the words of the library.
    Unsupported(String),
    /// No column has the name of a column of puzzles.
    NoPuzzleColumn {
        /// The names of all columns.
        present: Vec<String>,
    },
    /// The column has a type that puzzles cannot have.
    ColumnType {
        /// The type that was found.
        found: String,
    },
    /// A value does not have the type of its column.
    Value,
    /// The caller cancelled the work.
    Cancelled,
    /// The system could not read or write.
    Io(Arc<io::Error>),
}

impl TableError {
    /// An error in a place of a table without a name.
    pub const fn new(place: Place, reason: Reason) -> TableError {
        TableError { path: None, place, reason }
    }

    /// Returns the same error about the file of this name.
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
