//! What could not be read, where, and what was expected, as data.

use crate::link::LinkError;
use crate::reading::{BinaryKind, Encoding, Extra, Rule, Warning};
use std::fmt;

/// A piece of text that could not be read.
///
/// It says where, and what, by its stable name; sentences for people are not made here.
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

/// `line 3, column 7: character: found 'n'`: for logs and programmers. The sentences for people are
/// those of the crate numpre-text.
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl std::error::Error for ReadError {}

/// What is wrong with a piece of text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// Nothing but blank lines and comments where one puzzle was asked for.
    Empty,
    /// Another puzzle where just one was asked for; it begins here.
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
    /// In a pattern: a mark that is a blank in puzzles, beside digits.
    GivenOrBlank {
        /// The mark.
        found: char,
    },
    /// A character right behind the 81st cell, not separated from it.
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
    /// A CSV row that ends before the column of puzzles.
    MissingColumn {
        /// The column of puzzles, 1-based.
        column: usize,
        /// How many columns the row has.
        found: usize,
    },
    /// A quoted CSV field that is not closed. It costs the line where it begins.
    UnclosedQuote,
    /// A text that begins as a JSON object and is none from this place on.
    Json {
        /// Whether it breaks off here.
        is_cut: bool,
    },
    /// A JSON object without a text under `puzzle`.
    NoPuzzleField,
    /// A tag of OpenSudoku's that is well formed up to here only.
    Tag,
    /// A game of OpenSudoku's without the attribute `data`.
    NoGameData,
    /// A link that only names a puzzle on the site's server.
    OnServer,
    /// A link of a site whose links are not read.
    UnknownSite {
        /// The host in the link: `sudoku.coach`.
        host: String,
    },
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
    /// A link of our own page that is no game.
    Link {
        /// Why.
        error: LinkError,
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
    /// A file that is no text, as its first bytes or its many bytes of value 0 tell. Nothing after
    /// this is read.
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

/// Its name and what was found: `row-length: row 4, found 8`.
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
