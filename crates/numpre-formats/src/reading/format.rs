//! The formats by name.

use std::fmt;
use std::str::FromStr;

/// A format of puzzles.
///
/// ```
/// use numpre_formats::Format;
///
/// assert_eq!("givens-placed-deleted".parse(), Ok(Format::GivensPlacedDeleted));
/// assert_eq!(Format::Line81.to_string(), "line-81");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Format {
    /// 81 characters row by row; a comment or the answer may follow.
    #[default]
    Line81,
    /// Nine lines of nine characters. Any character except 1 to 9 is a blank (S3.1).
    NineLines,
    /// Nine rows of nine cells, with bars, rules or separators between them.
    Framed,
    /// 81 groups of candidate digits. A group of one digit is a value.
    Candidates,
    /// Line-81 below `#` comments, one puzzle per line.
    Sdm,
    /// Comma-separated values. The header names the columns.
    Csv,
    /// JSON objects with a field `puzzle`, as the command writes them. This format can only be
    /// read, and only with the feature `json`.
    Json,
    /// OpenSudoku XML: the games in it, `<game data="…"/>`. This format can only be read, and only
    /// with the feature `opensudoku`.
    OpenSudoku,
    /// 81 cells, with `+` before each placed digit, and then the deleted candidates:
    /// `…+1+42…:217 317`.
    GivensPlacedDeleted,
    /// A line of HoDoKu's library of techniques: `:0100:2:…::297 299::`.
    Hodoku,
    /// 729 characters: nine per cell, one for each digit, which is that digit if it is a candidate,
    /// else a blank.
    Sukaku,
    /// A link of SudokuWiki: `https://www.sudokuwiki.org/sudoku.htm?bd=…`.
    SudokuWiki,
    /// A link of numpre's own page, on any server: `…/#/play/…`. It contains placed digits and
    /// removed candidates.
    Numpre,
    /// A link of SudokuExchange: `https://sudokuexchange.com/play/?s=…`.
    SudokuExchange,
    /// A link of f-puzzles, `https://www.f-puzzles.com/?load=…`, or only the text after its `=`.
    FPuzzles,
    /// A link of SudokuPad, `https://sudokupad.app/…`, or the string in it: `fpuz…`, `scl…`,
    /// `ctc…`, `scf…`.
    SudokuPad,
    /// A link of puzz.link: `https://puzz.link/p?sudoku/9/9/…`.
    PuzzLink,
    /// A game id of Solo, in Simon Tatham's puzzle collection: `3x3:…`.
    Tatham,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 18] = [
        Format::Line81,
        Format::NineLines,
        Format::Framed,
        Format::Candidates,
        Format::Sdm,
        Format::Csv,
        Format::Json,
        Format::OpenSudoku,
        Format::GivensPlacedDeleted,
        Format::Hodoku,
        Format::Sukaku,
        Format::SudokuWiki,
        Format::Numpre,
        Format::SudokuExchange,
        Format::FPuzzles,
        Format::SudokuPad,
        Format::PuzzLink,
        Format::Tatham,
    ];

    /// Returns whether puzzles can be written in the format, and not only read. Links of f-puzzles
    /// and SudokuPad can be written with the feature `packed-links`.
    ///
    /// ```
    /// use numpre_formats::Format;
    ///
    /// assert!(Format::SudokuWiki.is_written());
    /// assert!(!Format::Json.is_written());
    /// ```
    #[allow(clippy::match_like_matches_macro, reason = "two arms are equal in some builds only")]
    pub const fn is_written(self) -> bool {
        match self {
            Format::Json | Format::OpenSudoku => false,
            Format::FPuzzles | Format::SudokuPad => cfg!(feature = "packed-links"),
            _ => true,
        }
    }

    /// Returns the name of the format on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Line81 => "line-81",
            Format::NineLines => "nine-lines",
            Format::Framed => "framed",
            Format::Candidates => "candidates",
            Format::Sdm => "sdm",
            Format::Csv => "csv",
            Format::Json => "json",
            Format::OpenSudoku => "opensudoku",
            Format::GivensPlacedDeleted => "givens-placed-deleted",
            Format::Hodoku => "hodoku",
            Format::Sukaku => "sukaku",
            Format::SudokuWiki => "sudokuwiki",
            Format::Numpre => "numpre",
            Format::SudokuExchange => "sudokuexchange",
            Format::FPuzzles => "f-puzzles",
            Format::SudokuPad => "sudokupad",
            Format::PuzzLink => "puzz-link",
            Format::Tatham => "tatham",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error for a name that no format has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownFormat(String);

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no format is called {:?}; expected one of", self.0)?;
        Format::ALL.iter().try_for_each(|format| write!(f, " {format}"))
    }
}

impl std::error::Error for UnknownFormat {}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Format, UnknownFormat> {
        Format::ALL
            .into_iter()
            .find(|format| format.name() == name)
            .ok_or_else(|| UnknownFormat(name.to_owned()))
    }
}
