//! The boards in links of SudokuWiki: 81 digits, or two characters per cell.
//!
//! | board | a cell is |
//! |---|---|
//! | 81 characters | a digit or a blank |
//! | `S9B` and 162 characters | a number in base 36 |
//!
//! The number is 1 to 9 for a given, 10 to 18 for a placed digit (the digit plus 9), and 19 to 529
//! for candidates (18 plus 1 for the digit 1, 2 for 2, 4 for 3 and so on).
//!
//! ```text
//!   05     5                               given 5
//!   0f    15 = 9 + 6                       placed 6
//!   2e    86 = 18 + 68, 68 = 64 + 4        candidates 3 and 7
//! ```
//!
//! An older form, 162 characters without `S9B`, is not read, because the description and the
//! example on the page of the site contradict each other.

use super::notes::{self, Notes};
use crate::reading::ErrorKind;
use crate::text::characters::value;
use numpre::{Cell, Digit, DigitSet, Puzzle};

/// The beginning of the links that are printed.
const LINK: &str = "https://www.sudokuwiki.org/sudoku.htm?bd=";

/// The beginning of a board with candidates: a Sudoku of size 9, version B.
const VERSION_B: &str = "S9B";

/// Reads a board, or returns what is wrong and at which of its characters.
pub(crate) fn read(board: &str) -> Result<Puzzle, (usize, ErrorKind)> {
    match board.strip_prefix(VERSION_B) {
        Some(cells) => coded(cells).map_err(|(place, kind)| (place + VERSION_B.len(), kind)),
        None => read_digits(board).map_err(|(place, kind)| match kind {
            ErrorKind::CellCount { .. } if board.chars().any(|found| value(found).is_none()) => {
                (0, ErrorKind::WikiBoard)
            }
            kind => (place, kind),
        }),
    }
}

/// Reads 81 digits or blanks, or returns what is wrong and at which of the characters.
pub(super) fn read_digits(board: &str) -> Result<Puzzle, (usize, ErrorKind)> {
    let chars: Vec<char> = board.chars().collect();
    if chars.len() != 81 {
        return Err((chars.len().min(81), ErrorKind::CellCount { found: chars.len() }));
    }
    if let Some(place) = chars.iter().position(|&found| value(found).is_none()) {
        return Err((place, ErrorKind::Character { found: chars[place] }));
    }
    let mut notes = Notes::new();
    for (cell, &found) in Cell::all().zip(&chars) {
        if let Some(digit) = Digit::from_char(found) {
            notes.fill(cell, digit, true);
        }
    }
    Ok(notes.puzzle())
}

/// Reads two characters per cell: a number in base 36.
fn coded(cells: &str) -> Result<Puzzle, (usize, ErrorKind)> {
    let chars: Vec<char> = cells.chars().collect();
    if chars.len() != 162 {
        return Err((chars.len().min(162), ErrorKind::WikiBoard));
    }
    let mut notes = Notes::new();
    for ((cell, code), place) in Cell::all().zip(chars.chunks(2)).zip((0..).step_by(2)) {
        let number =
            code.iter().try_fold(0, |number, found| Some(36 * number + found.to_digit(36)?));
        let number = number.and_then(|number| u16::try_from(number).ok());
        let digit = |number: u16| u8::try_from(number).ok().and_then(Digit::new);
        match number {
            Some(0) => {}
            Some(number @ 19..=529) => notes.mark(cell, DigitSet::from_bits(number - 18)),
            _ => match (
                number.and_then(digit),
                number.and_then(|number| digit(number.checked_sub(9)?)),
            ) {
                (Some(given), _) => notes.fill(cell, given, true),
                (None, Some(placed)) => notes.fill(cell, placed, false),
                (None, None) => {
                    return Err((place, ErrorKind::WikiCell { found: code.iter().collect() }));
                }
            },
        }
    }
    Ok(notes.puzzle())
}

/// Returns a link, with 81 digits if they express the whole puzzle.
pub(crate) fn print(puzzle: &Puzzle) -> String {
    if puzzle.is_plain() {
        return format!("{LINK}{}", puzzle.givens.to_string().replace('.', "0"));
    }
    let marks = puzzle.pencil_marks();
    let code = |cell: Cell| match (puzzle.givens.get(cell), puzzle.placed.get(cell)) {
        (_, Some(digit)) => u16::from(digit.get()) + 9,
        (Some(digit), None) => u16::from(digit.get()),
        (None, None) => marks[cell].bits() + 18,
    };
    // No number is above 529.
    let in_36 = |number: u16| char::from_digit(u32::from(number), 36).unwrap_or('0');
    let cells = Cell::all().map(code).flat_map(|code| [in_36(code / 36), in_36(code % 36)]);
    format!("{LINK}{VERSION_B}{}", cells.collect::<String>())
}

/// Returns whether the link can express everything in the puzzle. It cannot express that a blank
/// cell has no candidates.
pub(crate) fn holds(puzzle: &Puzzle) -> bool {
    puzzle.is_plain() || notes::hold(puzzle)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board with candidates from SudokuWiki's pages, and the puzzle that it came from.
    const GROUPED: &str = "S9B050f2e0i46015y020466026212064i0a095u0i4601070b0d4m0f4m4a4j4q027n03bu0g06360936164a4i0o010o02474u067n07bu4q4i464i0b0u0g09064q0a4y040i0a051g5w035w01071y080u1g181609";
    const GROUPED_START: &str =
        "500001024020060090001700000000203006090000010200607000000009600040050030170800009";
    #[test]
    fn boards_of_the_site_are_read() {
        let puzzle = read(GROUPED).unwrap();
        assert_eq!(puzzle.givens, GROUPED_START.replace('0', ".").parse().unwrap());
        assert_eq!(read(GROUPED_START), Ok(Puzzle::of_givens(puzzle.givens)));
        assert_eq!(&puzzle.placed.to_string()[..18], ".6.9...........1..");
        let marks = puzzle.pencil_marks();
        assert_eq!(marks["r1c3".parse::<Cell>().unwrap()], DigitSet::from_bits(0b0100_0100));
        assert_eq!(print(&puzzle), format!("{LINK}{GROUPED}"));
        assert!(holds(&puzzle));
    }

    #[test]
    fn a_wrong_board_is_an_error_with_its_place() {
        let wrong = |board: &str| read(board).map_err(|(place, kind)| (place, kind.name()));
        assert_eq!(wrong(&GROUPED_START[1..]), Err((80, "cell-count")));
        assert_eq!(wrong(&GROUPED_START.replacen('5', "n", 1)), Err((0, "character")));
        assert_eq!(wrong(&GROUPED[..100]), Err((100, "wiki-board")));
        assert_eq!(wrong(&GROUPED.replacen("i4", "zz", 1)), Err((11, "wiki-cell")));
        assert_eq!(wrong(&GROUPED.replacen("S9B", "J9B", 1)), Err((0, "wiki-board")));
        assert_eq!(wrong(""), Err((0, "cell-count")));
    }

    #[test]
    fn a_blank_without_candidates_cannot_be_expressed() {
        let mut none = Puzzle::of_givens(numpre::Grid::EMPTY);
        let mut candidates = none.pencil_marks();
        candidates["r1c1".parse::<Cell>().unwrap()] = DigitSet::EMPTY;
        none.candidates = Some(Box::new(candidates));
        assert!(!holds(&none));
    }
}
