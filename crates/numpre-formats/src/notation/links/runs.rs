//! Boards in which a letter stands for a run of blanks: links of puzz.link, and game ids of Solo by
//! Simon Tatham.
//!
//! | board | a digit | a letter |
//! |---|---|---|
//! | puzz.link | `1` to `9` | `g` to `z`: 1 to 20 blanks |
//! | Solo | `1` to `9`, with `_` between two neighbours | `a` to `z`: 1 to 26 blanks |
//!
//! The top row `4.....8.5`, and the beginning of the next one, `.3.`:
//!
//! ```text
//! puzz.link   4k8g5g3…        4, 5 blanks, 8, 1 blank, 5, 1 blank, 3
//! Solo        4e8a5a3…        the same
//! ```

use crate::reading::ErrorKind;
use numpre::{Cell, Digit, Grid, Puzzle};

/// The way in which a board writes runs of blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Runs {
    /// The text before the board.
    head: &'static str,
    /// The letter of a single blank.
    first: u8,
    /// The separator between digits in adjacent cells, if any.
    separator: Option<u8>,
}

/// The boards of puzz.link.
pub(crate) const PUZZ_LINK: Runs =
    Runs { head: "https://puzz.link/p?sudoku/9/9/", first: b'g', separator: None };

/// The boards of Solo.
pub(crate) const SOLO: Runs = Runs { head: "3x3:", first: b'a', separator: Some(b'_') };

impl Runs {
    /// Reads a board, or returns what is wrong and at which of its characters.
    pub(crate) fn read(self, board: &str) -> Result<Puzzle, (usize, ErrorKind)> {
        let mut givens = Grid::EMPTY;
        let mut next = 0;
        for (place, found) in board.chars().enumerate() {
            match found {
                '1'..='9' => {
                    if let Some(cell) = Cell::from_index(next) {
                        givens.set(cell, Digit::from_char(found));
                    }
                    next += 1;
                }
                'a'..='z' if found >= char::from(self.first) => {
                    next += found as usize - usize::from(self.first) + 1;
                }
                _ if self.separator.is_some_and(|separator| found == char::from(separator)) => {}
                _ => return Err((place, ErrorKind::Character { found })),
            }
        }
        if next == 81 {
            Ok(Puzzle::of_givens(givens))
        } else {
            Err((board.chars().count(), ErrorKind::CellCount { found: next }))
        }
    }

    /// Prints the board with the text before it. Placed digits become givens.
    pub(crate) fn print(self, puzzle: &Puzzle) -> String {
        let (grid, longest) = (puzzle.grid(), usize::from(b'z' - self.first) + 1);
        let mut text = self.head.to_owned();
        let mut blanks = 0;
        let mut follows_digit = false;
        let write_blanks = |text: &mut String, blanks: usize| {
            let runs = std::iter::repeat_n(longest, blanks / longest).chain(Some(blanks % longest));
            // A run has at most 26 blanks.
            let letter = |length: usize| {
                char::from(self.first + u8::try_from(length - 1).unwrap_or_default())
            };
            text.extend(runs.filter(|length| *length > 0).map(letter));
        };
        for cell in Cell::all() {
            let Some(digit) = grid.get(cell) else {
                blanks += 1;
                continue;
            };
            if let (0, true, Some(separator)) = (blanks, follows_digit, self.separator) {
                text.push(char::from(separator));
            }
            write_blanks(&mut text, std::mem::take(&mut blanks));
            text.push(char::from(b'0' + digit.get()));
            follows_digit = true;
        }
        write_blanks(&mut text, blanks);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    const LINK: &str = "4k8g5g3p7l2k6k8g4l1m6g3g7g5h2k1g4l";
    const ID: &str = "4e8a5a3j7f2e6e8a4f1g6a3a7a5b2e1a4f";

    #[test]
    fn samples_are_read_and_written() {
        let puzzle = Puzzle::of_givens(SAMPLE.parse().unwrap());
        for (runs, board) in [(PUZZ_LINK, LINK), (SOLO, ID)] {
            assert_eq!(runs.read(board).as_ref(), Ok(&puzzle));
            assert_eq!(runs.print(&puzzle), format!("{}{board}", runs.head));
        }
        let empty = Puzzle::of_givens(Grid::EMPTY);
        assert_eq!(SOLO.print(&empty), "3x3:zzzc");
        assert_eq!(PUZZ_LINK.print(&empty), format!("{}zzzzg", PUZZ_LINK.head));
        let pair = Puzzle::of_givens(format!("12{}", ".".repeat(79)).parse().unwrap());
        assert_eq!(SOLO.print(&pair), "3x3:1_2zzza");
        assert_eq!(SOLO.read("1_2zzza"), Ok(pair));
    }

    #[test]
    fn errors_have_places() {
        let wrong = |runs: Runs, board: &str| {
            runs.read(board).map_err(|(place, kind)| (place, kind.name()))
        };
        assert_eq!(wrong(SOLO, &ID[..ID.len() - 1]), Err((33, "cell-count")));
        assert_eq!(wrong(SOLO, "4e0"), Err((2, "character")));
        assert_eq!(wrong(PUZZ_LINK, &LINK.replacen('k', "a", 1)), Err((1, "character")));
        assert_eq!(wrong(PUZZ_LINK, "-1f"), Err((0, "character")));
    }
}
