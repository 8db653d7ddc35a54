//! What could not be read, where, and what was expected, as data.

use crate::reading::{BinaryKind, Encoding, Extra, Rule, Warning};
use std::fmt;

/// A piece of text that could not be read.
///
/// Printed in English without the position, `what is wrong; expected what`: callers set `FILE:LINE:COLUMN:` before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The line, 1-based.
    pub line: usize,
    /// The column, 1-based, in characters.
    pub column: usize,
    /// What is wrong.
    pub kind: ErrorKind,
    /// What stood beside it, where that could be told: the other columns of its row.
    pub extra: Option<Box<Extra>>,
}

impl ReadError {
    /// An error with nothing beside it.
    pub const fn new(line: usize, column: usize, kind: ErrorKind) -> ReadError {
        ReadError { line, column, kind, extra: None }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.kind, f)
    }
}

impl std::error::Error for ReadError {}

/// What is wrong with a piece of text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// Nothing but blank lines and comments where one problem was asked for.
    Empty,
    /// Another problem where just one was asked for; it begins here.
    MoreThanOne,
    /// A line of this many cells.
    CellCount {
        /// How many cells it has.
        found: usize,
    },
    /// A character that is neither a digit nor a blank.
    Character {
        /// The character.
        found: char,
    },
    /// In a pattern: a mark that is a blank in problems, beside digits.
    GivenOrBlank {
        /// The mark.
        found: char,
    },
    /// A character right behind the 81st cell, not parted from it.
    AfterCells {
        /// The character.
        found: char,
    },
    /// A row of a board that has not nine cells.
    RowLength {
        /// The row, 1 to 9.
        row: usize,
        /// How many cells it has.
        found: usize,
    },
    /// A board that has not nine rows.
    RowCount {
        /// How many rows it has.
        found: usize,
    },
    /// More columns with cells than a board has.
    ColumnCount {
        /// How many columns, from the first with a cell to the last.
        found: usize,
    },
    /// Empty rows or columns on both sides of a board leave open where it begins.
    BoardPlace,
    /// Text in a cell of a board that has a field for each cell.
    Field {
        /// The row, 1 to 9.
        row: usize,
        /// The column, counted from the first with a cell.
        column: usize,
        /// The text.
        found: String,
    },
    /// A rule in a place where none can be.
    RulePlace {
        /// The row that stands above it, 1 to 8.
        row: usize,
    },
    /// A cell of a candidate grid that is no group of digits.
    CandidateGroup {
        /// The row, 1 to 9.
        row: usize,
        /// The column, 1 to 9.
        column: usize,
        /// What stands in it.
        found: String,
    },
    /// A candidate twice in one group of a candidate grid.
    RepeatedCandidate {
        /// The digit.
        found: char,
    },
    /// A digit in a place of the 729 that stands for another digit.
    CandidatePlace {
        /// The character.
        found: char,
        /// The digit that the place stands for.
        expected: char,
    },
    /// What stands in a list of deleted candidates is not a digit, a row and a column.
    Deletion,
    /// A `+` with no digit to place behind it.
    PlacedDigit,
    /// A HoDoKu library line with too few fields.
    LibraryFields {
        /// How many fields it has.
        found: usize,
    },
    /// A CSV row that ends before the column of problems.
    MissingColumn {
        /// The column of problems, 1-based.
        column: usize,
        /// How many columns the row has.
        found: usize,
    },
    /// A quoted CSV field that is not closed. It costs the line where it begins.
    UnclosedQuote,
    /// A link that only names a puzzle on the site's server.
    OnServer,
    /// A link of a site that is known, without a puzzle.
    NoPuzzleInLink {
        /// What a link with a puzzle has: one of these.
        expected: &'static [&'static str],
    },
    /// A packed puzzle that breaks off.
    PackedIncomplete,
    /// A packed puzzle that cannot be unpacked.
    PackedCorrupt,
    /// A packed puzzle that is longer than this, unpacked, in characters.
    PackedTooLong {
        /// The limit.
        limit: usize,
    },
    /// An unpacked puzzle without a board.
    NoBoard,
    /// A board that has not nine rows and nine columns.
    BoardSize {
        /// How many rows it has.
        rows: usize,
        /// How many columns.
        columns: usize,
    },
    /// A value in a cell of an unpacked puzzle that is no digit.
    CellValue {
        /// The row, 1 to 9.
        row: usize,
        /// The column, 1 to 9.
        column: usize,
        /// The value.
        found: String,
    },
    /// A puzzle with rules beyond rows, columns and blocks.
    OtherRules {
        /// The rules.
        rules: Vec<Rule>,
    },
    /// A board of SudokuWiki in no form that is known.
    WikiBoard,
    /// Two characters that are no cell of SudokuWiki's.
    WikiCell {
        /// The two characters.
        found: String,
    },
    /// A line longer than this many bytes; the rest of it was skipped.
    TooLong {
        /// The limit, in bytes.
        limit: usize,
    },
    /// Bytes that are not UTF-8.
    NotUtf8 {
        /// The encoding they look like, if any.
        looks_like: Option<Encoding>,
    },
    /// A byte of value 0, which no text has. It costs its line.
    ZeroByte,
    /// A file that is no text, as its first bytes or its many bytes of value 0 tell. Nothing after this is read.
    Binary {
        /// The kind of file it looks like, if any.
        looks_like: Option<BinaryKind>,
    },
    /// Readable, but strict reading was asked for and the reading is doubtful.
    Doubtful(Warning),
}

impl ErrorKind {
    /// Its stable name.
    pub const fn name(&self) -> &'static str {
        match self {
            ErrorKind::Empty => "empty",
            ErrorKind::MoreThanOne => "more-than-one",
            ErrorKind::CellCount { .. } => "cell-count",
            ErrorKind::Character { .. } => "character",
            ErrorKind::GivenOrBlank { .. } => "given-or-blank",
            ErrorKind::AfterCells { .. } => "after-cells",
            ErrorKind::RowLength { .. } => "row-length",
            ErrorKind::RowCount { .. } => "row-count",
            ErrorKind::ColumnCount { .. } => "column-count",
            ErrorKind::BoardPlace => "board-place",
            ErrorKind::Field { .. } => "field",
            ErrorKind::RulePlace { .. } => "rule-place",
            ErrorKind::CandidateGroup { .. } => "candidate-group",
            ErrorKind::RepeatedCandidate { .. } => "repeated-candidate",
            ErrorKind::CandidatePlace { .. } => "candidate-place",
            ErrorKind::Deletion => "deletion",
            ErrorKind::PlacedDigit => "placed-digit",
            ErrorKind::LibraryFields { .. } => "library-fields",
            ErrorKind::MissingColumn { .. } => "missing-column",
            ErrorKind::UnclosedQuote => "unclosed-quote",
            ErrorKind::OnServer => "on-server",
            ErrorKind::NoPuzzleInLink { .. } => "no-puzzle-in-link",
            ErrorKind::PackedIncomplete => "packed-incomplete",
            ErrorKind::PackedCorrupt => "packed-corrupt",
            ErrorKind::PackedTooLong { .. } => "packed-too-long",
            ErrorKind::NoBoard => "no-board",
            ErrorKind::BoardSize { .. } => "board-size",
            ErrorKind::CellValue { .. } => "cell-value",
            ErrorKind::OtherRules { .. } => "other-rules",
            ErrorKind::WikiBoard => "wiki-board",
            ErrorKind::WikiCell { .. } => "wiki-cell",
            ErrorKind::TooLong { .. } => "too-long",
            ErrorKind::NotUtf8 { .. } => "not-utf8",
            ErrorKind::ZeroByte => "zero-byte",
            ErrorKind::Binary { .. } => "binary",
            ErrorKind::Doubtful(_) => "doubtful",
        }
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ErrorKind::Empty => f.write_str("no problem; expected one"),
            ErrorKind::MoreThanOne => f.write_str("another problem; expected just one"),
            ErrorKind::CellCount { found } => {
                write!(f, "{found} {}; expected 81", if *found == 1 { "cell" } else { "cells" })
            }
            ErrorKind::Character { found } => {
                write!(f, "{found:?} is no cell; expected 1 to 9, or . or 0 for a blank")
            }
            ErrorKind::GivenOrBlank { found } => {
                write!(
                    f,
                    "{found:?} beside digits, a given or a blank? Expected a digit in every given cell and . or 0 in the others"
                )
            }
            ErrorKind::AfterCells { found } => {
                write!(
                    f,
                    "{found:?} right behind the 81st cell; expected white space, a comma, ; or # before a comment"
                )
            }
            ErrorKind::RowLength { row, found } => {
                write!(f, "row {row} has {found} {}; expected 9", if *found == 1 { "cell" } else { "cells" })
            }
            ErrorKind::RowCount { found } => {
                write!(f, "{found} {}; expected 9 rows of 9 cells", if *found == 1 { "row" } else { "rows" })
            }
            ErrorKind::ColumnCount { found } => write!(f, "{found} columns with cells in them; expected 9"),
            ErrorKind::BoardPlace => f.write_str(
                "empty rows or columns around the board leave open where it begins; expected 9 rows of 9 cells, with . or 0 for blanks",
            ),
            ErrorKind::Field { row, column, found } => {
                write!(f, "{found:?} in row {row}, column {column} of the board; expected 1 to 9, or nothing for a blank")
            }
            ErrorKind::RulePlace { row } => {
                write!(f, "a rule behind row {row}; expected rules behind rows 3 and 6, or behind every row")
            }
            ErrorKind::CandidateGroup { row, column, found } => {
                write!(f, "{found:?} in r{row}c{column} of a candidate grid; expected the digits that are left to the cell")
            }
            ErrorKind::RepeatedCandidate { found } => {
                write!(f, "candidate {found} twice in a cell; expected each digit once")
            }
            ErrorKind::CandidatePlace { found, expected } => {
                write!(f, "{found:?} in the place of candidate {expected}; expected {expected} or .")
            }
            ErrorKind::Deletion => {
                f.write_str("not a deleted candidate; expected a digit, a row and a column, such as 217")
            }
            ErrorKind::PlacedDigit => f.write_str("+ with no digit behind it; expected a placed digit, 1 to 9"),
            ErrorKind::LibraryFields { found } => {
                write!(f, "{found} fields; expected :type:digits:grid:deleted:eliminations:placements:extra")
            }
            ErrorKind::MissingColumn { column, found } => {
                let columns = if *found == 1 { "column" } else { "columns" };
                write!(f, "{found} {columns}; expected the problem in column {column}")
            }
            ErrorKind::UnclosedQuote => f.write_str("a quoted field is not closed; expected \" at its end"),
            ErrorKind::OnServer => f.write_str(
                "the link only names a puzzle that is on the site's server; expected a link that holds the puzzle itself",
            ),
            ErrorKind::NoPuzzleInLink { expected } => write!(f, "no puzzle in the link; expected {}", expected.join(" or ")),
            ErrorKind::PackedIncomplete => f.write_str("the packed puzzle breaks off here; expected the whole link"),
            ErrorKind::PackedCorrupt => {
                f.write_str("the packed puzzle cannot be unpacked; expected the link as the site has written it")
            }
            ErrorKind::PackedTooLong { limit } => {
                write!(f, "the packed puzzle has more than {limit} characters; expected a plain puzzle")
            }
            ErrorKind::NoBoard => f.write_str("no board in the packed puzzle; expected 9 rows of 9 cells"),
            ErrorKind::BoardSize { rows, columns } => {
                write!(f, "a board of {rows} rows and {columns} columns; expected 9 and 9")
            }
            ErrorKind::CellValue { row, column, found } => {
                write!(f, "{found:?} in r{row}c{column} of the packed puzzle; expected 1 to 9")
            }
            ErrorKind::OtherRules { rules } => {
                let rules: Vec<String> = rules.iter().map(Rule::to_string).collect();
                write!(f, "a puzzle with other rules: {}; expected rows, columns and blocks only", rules.join(", "))
            }
            ErrorKind::WikiBoard => f.write_str("no board of SudokuWiki; expected 81 digits, or S9B and 162 characters"),
            ErrorKind::WikiCell { found } => {
                write!(f, "{found:?} is no cell; expected two characters, 01 to ep")
            }
            ErrorKind::TooLong { limit } => write!(f, "a line of more than {limit} bytes; expected a problem"),
            ErrorKind::NotUtf8 { looks_like: None } => f.write_str("not UTF-8; expected UTF-8 text"),
            ErrorKind::NotUtf8 { looks_like: Some(encoding) } => {
                write!(f, "not UTF-8, it looks like {encoding}; expected UTF-8 text")
            }
            ErrorKind::ZeroByte => f.write_str("a byte of value 0; expected text"),
            ErrorKind::Binary { looks_like: None } => {
                f.write_str("too many bytes of value 0: this is no text, and the rest is not read; expected UTF-8 text")
            }
            ErrorKind::Binary { looks_like: Some(kind) } => {
                write!(f, "this is no text, it looks like {kind}; expected UTF-8 text")
            }
            ErrorKind::Doubtful(warning) => fmt::Display::fmt(warning, f),
        }
    }
}
