//! Every notation written.

use crate::csv;
#[cfg(feature = "packed-links")]
use crate::notation::links::packed;
use crate::notation::links::runs::{PUZZ_LINK, SOLO};
use crate::notation::links::{numpre_page, sudoku_exchange, sudoku_wiki};
use crate::notation::{
    candidate_grid, framed, givens_placed_deleted, hodoku, line81, nine_lines, sukaku,
};
use crate::reading::{Extra, Format};
use crate::write::columns::Columns;
use numpre::{Grid, Puzzle};

/// A puzzle in this notation, with its answer where the notation has a place for it: line-81, sdm,
/// CSV, and the links of f-puzzles and SudokuPad. No line end follows. For a file, which may need a
/// header or blank lines, see [`Writer`](crate::Writer).
///
/// ```
/// use numpre_formats::{Format, Puzzle, print};
///
/// let puzzle = Puzzle::of_givens("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?);
/// assert_eq!(print(Format::NineLines, &puzzle, None).lines().nth(1), Some("..36....."));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn print(format: Format, puzzle: &Puzzle, answer: Option<&Grid>) -> String {
    print_beside(format, puzzle, answer, None)
}

/// The same, with what stood beside it where the notation has a place for that; a table has columns
/// instead.
pub(super) fn print_beside(
    format: Format,
    puzzle: &Puzzle,
    answer: Option<&Grid>,
    extra: Option<&Extra>,
) -> String {
    let mut text = print_alone(format, puzzle, answer, extra);
    if let (true, Some(extra)) = (takes_comments(format), extra) {
        let comment = extra.to_string();
        // What may be read as cells stands behind a sign that says that it is none; so does every
        // comment of sdm.
        let is_marked = format != Format::Line81 || line81::may_be_answer(comment.as_bytes());
        if !comment.is_empty() {
            text.push_str(if is_marked { " # " } else { " " });
            text.push_str(&comment);
        }
    }
    text
}

/// Whether a comment may follow a puzzle in this notation.
fn takes_comments(format: Format) -> bool {
    matches!(format, Format::Line81 | Format::Sdm | Format::GivensPlacedDeleted)
}

fn print_alone(
    format: Format,
    puzzle: &Puzzle,
    answer: Option<&Grid>,
    extra: Option<&Extra>,
) -> String {
    match format {
        Format::Line81 | Format::Sdm | Format::Json | Format::OpenSudoku => {
            line81::print(puzzle, answer)
        }
        Format::NineLines => nine_lines::print(puzzle),
        Format::Framed => framed::print(puzzle),
        Format::Candidates => candidate_grid::print(puzzle),
        Format::Csv => csv::print(puzzle, answer),
        Format::GivensPlacedDeleted => givens_placed_deleted::print(puzzle),
        Format::Hodoku => hodoku::print(puzzle, extra),
        Format::Sukaku => sukaku::print(puzzle),
        Format::SudokuWiki => sudoku_wiki::print(puzzle),
        Format::Numpre => numpre_page::print(puzzle),
        Format::SudokuExchange => sudoku_exchange::print(puzzle),
        Format::PuzzLink => PUZZ_LINK.print(puzzle),
        Format::Tatham => SOLO.print(puzzle),
        #[cfg(feature = "packed-links")]
        Format::FPuzzles => packed::f_puzzles(puzzle, answer, extra),
        #[cfg(feature = "packed-links")]
        Format::SudokuPad => packed::sudoku_pad(puzzle, answer, extra),
        #[cfg(not(feature = "packed-links"))]
        Format::FPuzzles | Format::SudokuPad => line81::print(puzzle, answer),
    }
}

impl Format {
    /// Whether the notation says all that the puzzle says: that it reads back the same.
    ///
    /// Otherwise [`print()`] writes what it can: digits placed as if they were given, or no
    /// candidates.
    ///
    /// ```
    /// use numpre_formats::{Format, read_one};
    ///
    /// let puzzle = read_one(&format!("+4{}:915", ".".repeat(80)))?.puzzle;
    /// assert!(Format::Hodoku.holds(&puzzle));
    /// assert!(!Format::Line81.holds(&puzzle));
    /// # Ok::<(), numpre_formats::ReadError>(())
    /// ```
    pub fn holds(self, puzzle: &Puzzle) -> bool {
        let of_candidates = || {
            puzzle.candidates.as_deref().is_some_and(|all| Puzzle::of_candidates(*all) == *puzzle)
        };
        match self {
            Format::Line81
            | Format::NineLines
            | Format::Framed
            | Format::Sdm
            | Format::Csv
            | Format::SudokuExchange
            | Format::PuzzLink
            | Format::Tatham => puzzle.is_plain(),
            // A grid of values alone reads as a framed board; a row without any candidate, as a
            // rule.
            Format::Candidates => candidate_grid::holds(puzzle),
            Format::GivensPlacedDeleted | Format::Hodoku => givens_placed_deleted::holds(puzzle),
            Format::Sukaku => of_candidates(),
            Format::SudokuWiki => sudoku_wiki::holds(puzzle),
            Format::Numpre => numpre_page::holds(puzzle),
            Format::Json | Format::OpenSudoku => false,
            #[cfg(feature = "packed-links")]
            Format::FPuzzles => packed::f_puzzles_holds(puzzle),
            #[cfg(feature = "packed-links")]
            Format::SudokuPad => packed::sudoku_pad_holds(puzzle),
            #[cfg(not(feature = "packed-links"))]
            Format::FPuzzles | Format::SudokuPad => false,
        }
    }
}

impl Format {
    /// Whether the notation says all of what stood beside a puzzle; a table, in these columns.
    ///
    /// ```
    /// use numpre_formats::{Columns, Extra, Format};
    ///
    /// let extra = Extra::of([("id", "7")]).expect("a field");
    /// assert!(Format::Line81.carries(&extra, &Columns::default()));
    /// assert!(!Format::Framed.carries(&extra, &Columns::default()));
    /// ```
    pub fn carries(self, extra: &Extra, columns: &Columns) -> bool {
        match self {
            Format::Csv => columns.hold(extra),
            Format::Hodoku => {
                extra.fields().all(|(name, value)| value.is_empty() || hodoku::holds(name, value))
            }
            #[cfg(feature = "packed-links")]
            Format::FPuzzles | Format::SudokuPad => {
                extra.fields().all(|(name, value)| packed::carries(name, value))
            }
            _ if takes_comments(self) => true,
            _ => extra.fields().all(|(_, value)| value.is_empty()),
        }
    }
}
