//! Prints one puzzle in any format.

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

/// Returns a puzzle in this format, without a line end. The answer is included if the format has a
/// place for it: line-81, sdm, CSV, and the links of f-puzzles and SudokuPad. For a whole file,
/// which may need a header or blank lines, see [`Writer`](crate::Writer).
///
/// ```
/// use numpre_formats::{Format, Puzzle, print};
///
/// let puzzle = Puzzle::of_givens("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..".parse()?);
/// assert_eq!(print(Format::NineLines, &puzzle, None).lines().nth(1), Some("..36....."));
/// # Ok::<(), numpre::ParseGridError>(())
/// ```
pub fn print(format: Format, puzzle: &Puzzle, answer: Option<&Grid>) -> String {
    print_with_extra(format, puzzle, answer, None)
}

/// Returns a puzzle in this format, with the other texts that came with it if the format has a
/// place for them. In a table they have columns of their own, and are not included here.
pub(super) fn print_with_extra(
    format: Format,
    puzzle: &Puzzle,
    answer: Option<&Grid>,
    extra: Option<&Extra>,
) -> String {
    let mut text = print_puzzle(format, puzzle, answer, extra);
    if let (true, Some(extra)) = (takes_comments(format), extra) {
        let comment = extra.to_string();
        // A comment that could be read as an answer is marked with `#`. In other formats than
        // line-81, every comment is.
        let is_marked = format != Format::Line81 || line81::may_be_answer(comment.as_bytes());
        if !comment.is_empty() {
            text.push_str(if is_marked { " # " } else { " " });
            text.push_str(&comment);
        }
    }
    text
}

/// Returns whether a comment may follow a puzzle in this format.
fn takes_comments(format: Format) -> bool {
    matches!(format, Format::Line81 | Format::Sdm | Format::GivensPlacedDeleted)
}

fn print_puzzle(
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
    /// Returns whether the format can express everything in the puzzle, so that it reads back the
    /// same.
    ///
    /// If not, [`print()`] writes what it can: placed digits as if they were givens, or no
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
            // A grid with only values would be read as a framed board, and a row without any
            // candidates as a rule.
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
    /// Returns whether the format can express all other texts that came with a puzzle. A table can
    /// express those that it has columns for.
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
