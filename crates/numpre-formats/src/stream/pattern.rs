//! Reads patterns: which cells are given, as a puzzle or a drawing shows it.

use crate::notation::links;
use crate::reading::{ErrorKind, ReadError};
use crate::stream::read_one::read_strictly;
use crate::text::characters::{fold, is_digit};
use numpre::CellSet;

/// Reads a pattern of givens from a puzzle in any format or from a drawing. Of a puzzle, only the
/// places of the givens count, not their digits.
///
/// A drawing has the shape of a puzzle (81 characters, nine lines, a frame) and a mark in every
/// given cell: a digit, `x`, `X`, `o`, `O`, `#`, `*`, `●`, `○` or `■`. Blanks are `.`, `0`, `_`,
/// `-` and `□`.
///
/// ```
/// use numpre::Symmetry;
/// use numpre_formats::read_pattern;
///
/// let cells = read_pattern("\
/// +-------+-------+-------+
/// | . . . | # . # | . . . |
/// | . # # | . . . | # # . |
/// | . # . | . # . | . # . |
/// +-------+-------+-------+
/// | # . . | # . # | . . # |
/// | . . # | . . . | # . . |
/// | # . . | # . # | . . # |
/// +-------+-------+-------+
/// | . # . | . # . | . # . |
/// | . # # | . . . | # # . |
/// | . . . | # . # | . . . |
/// +-------+-------+-------+")?;
/// assert_eq!(cells.len(), 28);
/// assert!(Symmetry::Full.holds(cells));
/// # Ok::<(), numpre_formats::ReadError>(())
/// ```
///
/// # Errors
/// Returns the errors of [`read_one`](crate::read_one()), and an error if the reading is doubtful:
/// if a character is neither a mark nor a blank, or if a drawing has both digits and `x` or `*`
/// ([`ErrorKind::GivenOrBlank`]), because these are blanks in a puzzle.
pub fn read_pattern(text: &str) -> Result<CellSet, ReadError> {
    let cells = |text: &str| read_strictly(text).map(|record| !record.puzzle.givens.blanks());
    if links::begins(text.trim().as_bytes()) {
        return cells(text);
    }
    let drawing: String = text.split_inclusive('\n').map(marks_as_digits).collect();
    let as_drawing = cells(&drawing);
    let has_digits = text
        .lines()
        .filter(|line| !is_comment(line))
        .any(|line| line.chars().map(fold).any(is_digit));
    if !has_digits {
        return as_drawing;
    }
    let as_puzzle = cells(text)?;
    if as_drawing? == as_puzzle { Ok(as_puzzle) } else { Err(first_mark(text)) }
}

/// Returns whether a character marks a given, other than a digit.
const fn is_mark(folded: char) -> bool {
    matches!(folded, 'x' | 'X' | 'o' | 'O' | '#' | '*' | '●' | '○' | '◯' | '■')
}

/// Replaces every mark of a line by 1. Each character keeps its place.
fn marks_as_digits(line: &str) -> String {
    if is_comment(line) {
        return line.to_owned();
    }
    line.chars().map(|found| if is_mark(fold(found)) { '1' } else { found }).collect()
}

/// Returns whether a line is `#` followed by words, and not by marks.
fn is_comment(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with('#')
        && line.chars().map(fold).any(|found| found.is_alphabetic() && !is_mark(found))
}

/// Returns the error that the first mark of a text may be either a given or a blank.
fn first_mark(text: &str) -> ReadError {
    let in_line = |line: &str| {
        let mark = |(_, found): &(usize, char)| is_mark(fold(*found));
        line.chars().enumerate().find(mark).filter(|_| !is_comment(line))
    };
    let first =
        text.lines().enumerate().find_map(|(row, line)| in_line(line).map(|found| (row, found)));
    let (row, (place, found)) = first.unwrap_or((0, (0, 'x')));
    ReadError::new(row + 1, place + 1, ErrorKind::GivenOrBlank { found })
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWN: &str =
        "...x.x....xx...xx..x..x..x.x..x.x..x..x...x..x..x.x..x.x..x..x..xx...xx....x.x...";

    #[test]
    fn every_mark_and_every_blank_is_read() {
        let cells = read_pattern(DRAWN).unwrap();
        assert_eq!(cells.len(), 28);
        for mark in ['x', 'X', 'o', 'O', '#', '*', '●', '○', '■', '1', '7', '＃', '５'] {
            for blank in ['.', '0', '_', '-', '□'] {
                let text = DRAWN.replace('.', &blank.to_string()).replace('x', &mark.to_string());
                assert_eq!(read_pattern(&text), Ok(cells), "{text}");
                let chars: Vec<char> = text.chars().collect();
                let rows: String =
                    chars.chunks(9).map(|row| row.iter().collect::<String>() + "\n").collect();
                assert_eq!(read_pattern(&rows), Ok(cells), "{rows}");
                assert_eq!(
                    read_pattern(&format!("# a drawing of 28 cells\n{rows}")),
                    Ok(cells),
                    "{rows}"
                );
            }
        }
    }

    #[test]
    fn a_puzzle_is_a_pattern() {
        let puzzle =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        assert_eq!(read_pattern(puzzle).map(CellSet::len), Ok(17));
        assert_eq!(read_pattern(&format!("# 17 clues\n{puzzle}")).map(CellSet::len), Ok(17));
        let link = format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", puzzle.replace('.', "0"));
        assert_eq!(read_pattern(&link).map(CellSet::len), Ok(17));
    }

    #[test]
    fn doubtful_patterns_are_errors() {
        let error = |text: &str| {
            read_pattern(text).map_err(|error| (error.line, error.column, error.kind.to_string()))
        };
        let wrong = |line, column, text: &str| Err((line, column, text.to_owned()));
        assert_eq!(error(&DRAWN[1..]), wrong(1, 81, "cell-count: found 80"));
        assert_eq!(error(&DRAWN.replacen('x', "5", 1)), wrong(1, 6, "given-or-blank: found 'x'"));
        assert_eq!(error(&DRAWN.replacen('x', "q", 1)), wrong(1, 4, "character: found 'q'"));
        assert_eq!(error("").map_err(|error| error.2), Err("empty".to_owned()));
    }
}
