//! Errors as data: what could not be read, where, and what was expected.

use crate::link::LinkError;
use crate::reading::{BinaryKind, Encoding, Extra, Rule, Warning};
use std::fmt;

/// A piece of text that could not be read.
///
/// It says what is wrong and where, with a stable name. The sentences for people are made in
/// another crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The line, 1-based.
    pub line: usize,
    /// The column, 1-based, in characters.
    pub column: usize,
    /// The kind of error.
    pub kind: ErrorKind,
    /// The other columns of the row, if they could be read.
    pub extra: Option<Box<Extra>>,
}

impl ReadError {
    /// Creates an error without other columns.
    pub const fn new(line: usize, column: usize, kind: ErrorKind) -> ReadError {
        ReadError { line, column, kind, extra: None }
    }
}

/// Prints `line 3, column 7: character: found 'n'`, for logs and programmers. The crate numpre-text
/// has the sentences for people.
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl std::error::Error for ReadError {}

/// The kind of error, with its values.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A text of only blank lines and comments, although one puzzle was expected.
    Empty,
    /// A second puzzle, although one was expected. The error is at its beginning.
    MoreThanOne,
    /// A line with another number of cells than 81.
    CellCount {
        /// The number of cells.
        found: usize,
    },
    /// A character that is neither a digit nor a blank.
    Character {
        /// The character.
        found: char,
    },
    /// A mark in a drawing of a pattern that also has digits. In a puzzle, this mark would be a
    /// blank.
    GivenOrBlank {
        /// The mark.
        found: char,
    },
    /// A character right after the 81st cell, without a separator.
    AfterCells {
        /// The character.
        found: char,
    },
    /// A row of a board that does not have nine cells.
    RowLength {
        /// The row, 1 to 9.
        row: usize,
        /// The number of cells.
        found: usize,
    },
    /// A board that does not have nine rows.
    RowCount {
        /// The number of rows.
        found: usize,
    },
    /// A board with more than nine columns that have cells.
    ColumnCount {
        /// The number of columns from the first with a cell to the last.
        found: usize,
    },
    /// Empty rows or columns on both sides of a board, so that it may begin in several places.
    BoardPlace,
    /// Text in a cell of a board that has one field per cell.
    Field {
        /// The row, 1 to 9.
        row: usize,
        /// The column, counted from the first with a cell.
        column: usize,
        /// The text.
        found: String,
    },
    /// A rule (a line of a frame) in a wrong place.
    RulePlace {
        /// The row above it, 1 to 8.
        row: usize,
    },
    /// A cell of a candidate grid that is not a group of digits.
    CandidateGroup {
        /// The row, 1 to 9.
        row: usize,
        /// The column, 1 to 9.
        column: usize,
        /// The text of the cell.
        found: String,
    },
    /// A candidate that appears twice in one group of a candidate grid.
    RepeatedCandidate {
        /// The digit.
        found: char,
    },
    /// One of 729 characters that is another digit than the one that belongs in its place.
    CandidatePlace {
        /// The character.
        found: char,
        /// The digit that belongs in the place.
        expected: char,
    },
    /// An entry in a list of deleted candidates that is not a digit, a row and a column.
    Deletion,
    /// A `+` without a digit to place after it.
    PlacedDigit,
    /// A line of HoDoKu's library with too few fields.
    LibraryFields {
        /// The number of fields.
        found: usize,
    },
    /// A CSV row that ends before the column of puzzles.
    MissingColumn {
        /// The column of puzzles, 1-based.
        column: usize,
        /// The number of columns of the row.
        found: usize,
    },
    /// A quoted CSV field that is not closed. Only the line where it begins is lost.
    UnclosedQuote,
    /// A text that begins as a JSON object, but is not well formed from this place on.
    Json {
        /// The text ends here, before the object does.
        is_cut: bool,
    },
    /// A JSON object without a string in the field `puzzle`.
    NoPuzzleField,
    /// A tag of OpenSudoku that is well formed only up to here.
    Tag,
    /// A game of OpenSudoku without the attribute `data`.
    NoGameData,
    /// A link that contains only the name of a puzzle on the server of the site.
    OnServer,
    /// A link of a site whose links cannot be read.
    UnknownSite {
        /// The host in the link: `sudoku.coach`.
        host: String,
    },
    /// A link of a known site, without a puzzle.
    NoPuzzleInLink {
        /// The parts one of which a link with a puzzle has.
        expected: &'static [&'static str],
    },
    /// A packed puzzle that ends too early.
    PackedIncomplete,
    /// A packed puzzle that cannot be unpacked.
    PackedCorrupt,
    /// A packed puzzle that is too long when unpacked.
    PackedTooLong {
        /// The limit, in characters.
        limit: usize,
    },
    /// An unpacked puzzle without a board.
    NoBoard,
    /// A board that does not have nine rows and nine columns.
    BoardSize {
        /// The number of rows.
        rows: usize,
        /// The number of columns.
        columns: usize,
    },
    /// A value in a cell of an unpacked puzzle that is not a digit.
    CellValue {
        /// The row, 1 to 9.
        row: usize,
        /// The column, 1 to 9.
        column: usize,
        /// The value.
        found: String,
    },
    /// A puzzle with rules in addition to those of rows, columns and blocks.
    OtherRules {
        /// The rules.
        rules: Vec<Rule>,
    },
    /// A board of SudokuWiki in an unknown form.
    WikiBoard,
    /// Two characters that are not a cell of SudokuWiki's.
    WikiCell {
        /// The two characters.
        found: String,
    },
    /// A link of numpre's own page that is not a game.
    Link {
        /// The reason.
        error: LinkError,
    },
    /// A line longer than the limit; the rest of it was skipped.
    TooLong {
        /// The limit, in bytes.
        limit: usize,
    },
    /// Bytes that are not UTF-8.
    NotUtf8 {
        /// The encoding that they seem to have, if any.
        looks_like: Option<Encoding>,
    },
    /// A byte of value 0, which no text has. Only its line is lost.
    ZeroByte,
    /// A file that is not text, as its first bytes or its many bytes of value 0 show. The text
    /// after this place is not read.
    Binary {
        /// The kind of file that it seems to be, if any.
        looks_like: Option<BinaryKind>,
    },
    /// A doubtful reading, which is an error in strict mode.
    Doubtful(Warning),
}

impl ErrorKind {
    /// Returns the stable name of the kind.
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
            ErrorKind::Json { is_cut: false } => "json",
            ErrorKind::Json { is_cut: true } => "json-incomplete",
            ErrorKind::NoPuzzleField => "no-puzzle-field",
            ErrorKind::Tag => "tag",
            ErrorKind::NoGameData => "no-game-data",
            ErrorKind::OnServer => "on-server",
            ErrorKind::UnknownSite { .. } => "unknown-site",
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
            ErrorKind::Link { error: LinkError::Newer { .. } } => "link-newer",
            ErrorKind::Link { .. } => "link-damaged",
            ErrorKind::TooLong { .. } => "too-long",
            ErrorKind::NotUtf8 { .. } => "not-utf8",
            ErrorKind::ZeroByte => "zero-byte",
            ErrorKind::Binary { .. } => "binary",
            ErrorKind::Doubtful(_) => "doubtful",
        }
    }
}

/// Prints the name and what was found: `row-length: row 4, found 8`.
impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            ErrorKind::CellCount { found }
            | ErrorKind::RowCount { found }
            | ErrorKind::ColumnCount { found }
            | ErrorKind::LibraryFields { found } => write!(f, ": found {found}"),
            ErrorKind::Character { found }
            | ErrorKind::GivenOrBlank { found }
            | ErrorKind::AfterCells { found }
            | ErrorKind::RepeatedCandidate { found } => write!(f, ": found {found:?}"),
            ErrorKind::RowLength { row, found } => write!(f, ": row {row}, found {found}"),
            ErrorKind::RulePlace { row } => write!(f, ": row {row}"),
            ErrorKind::Field { row, column, found }
            | ErrorKind::CandidateGroup { row, column, found }
            | ErrorKind::CellValue { row, column, found } => {
                write!(f, ": row {row}, column {column}, found {found:?}")
            }
            ErrorKind::CandidatePlace { found, expected } => {
                write!(f, ": found {found:?}, expected {expected:?}")
            }
            ErrorKind::MissingColumn { column, found } => {
                write!(f, ": column {column}, found {found}")
            }
            ErrorKind::UnknownSite { host } => write!(f, ": {host}"),
            ErrorKind::NoPuzzleInLink { expected } => {
                write!(f, ": expected {}", expected.join(", "))
            }
            ErrorKind::PackedTooLong { limit } | ErrorKind::TooLong { limit } => {
                write!(f, ": limit {limit}")
            }
            ErrorKind::BoardSize { rows, columns } => write!(f, ": rows {rows}, columns {columns}"),
            ErrorKind::OtherRules { rules } => {
                rules.iter().enumerate().try_for_each(|(place, rule)| {
                    write!(f, "{}{rule}", if place == 0 { ": " } else { ", " })
                })
            }
            ErrorKind::WikiCell { found } => write!(f, ": found {found:?}"),
            ErrorKind::NotUtf8 { looks_like: Some(encoding) } => {
                write!(f, ": looks like {encoding}")
            }
            ErrorKind::Binary { looks_like: Some(kind) } => write!(f, ": looks like {kind}"),
            ErrorKind::Doubtful(warning) => write!(f, ": {warning}"),
            _ => Ok(()),
        }
    }
}
