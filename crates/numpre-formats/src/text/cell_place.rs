//! Finds a cell of a puzzle in the text that the puzzle was read from.

use crate::text::characters::{fold, is_digit};
use crate::text::lines::numbered;
use numpre::{Cell, Grid};

/// The most lines that a puzzle takes, with frames and candidates.
const LINES: usize = 60;

/// Returns the line and the column, in characters from 1, of a filled cell of the puzzle that
/// begins on line `line`; the number of the first line of `text` is `first`. Returns `None` if the
/// text does not show the digits of the board in their order, as in a grid of candidates or a link.
///
/// The places of cells are not stored while reading, because only few of millions of puzzles are
/// wrong. The digits of the board are searched for again.
pub(crate) fn place_of(
    text: &[u8],
    first: usize,
    line: usize,
    board: &Grid,
    cell: Cell,
) -> Option<(usize, usize)> {
    board.get(cell)?;
    let lines = numbered(text, first).skip_while(|(number, _)| *number < line).take(LINES);
    let characters: Vec<(char, usize, usize)> = lines
        .flat_map(|(number, line)| {
            let line = String::from_utf8_lossy(line).into_owned();
            let folded: Vec<char> = line.chars().map(fold).collect();
            (1..).zip(folded).map(move |(column, found)| (found, number, column))
        })
        .collect();
    let found =
        unbroken(&characters, board, cell).or_else(|| by_digits(&characters, board, cell))?;
    Some((found.1, found.2))
}

type Placed = (char, usize, usize);

/// Finds the cell if the board is 81 characters in succession, on one line.
fn unbroken(characters: &[Placed], board: &Grid, cell: Cell) -> Option<Placed> {
    let shows = |window: &&[Placed]| {
        Cell::all()
            .zip(*window)
            .all(|(cell, (found, line, _))| *line == window[0].1 && is_of(board, cell, *found))
    };
    characters.windows(81).find(shows).map(|window| window[cell.index()])
}

/// Returns whether a character can be this cell's: its digit, or for a blank any other character
/// than a digit.
fn is_of(board: &Grid, cell: Cell, found: char) -> bool {
    match board.get(cell) {
        Some(digit) => found.to_digit(10) == Some(u32::from(digit.get())),
        None => !is_digit(found),
    }
}

/// Finds the cell by counting the digits of the text in reading order, with any text between them.
fn by_digits(characters: &[Placed], board: &Grid, cell: Cell) -> Option<Placed> {
    let digits: Vec<&Placed> = characters.iter().filter(|(found, ..)| is_digit(*found)).collect();
    let filled: Vec<Cell> = board.filled().map(|(cell, _)| cell).collect();
    let place = filled.iter().position(|&other| other == cell)?;
    let shows = |window: &&[&Placed]| {
        filled.iter().zip(*window).all(|(&cell, (found, ..))| is_of(board, cell, *found))
    };
    digits.windows(filled.len()).find(shows).map(|window| *window[place])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Format, print, read_one};

    const LINE: &str =
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    #[test]
    fn a_cell_is_found_at_its_digit() {
        let board: Grid = LINE.parse().unwrap();
        let place = |text: &str, line, name| place_of(text.as_bytes(), 1, line, &board, cell(name));
        assert_eq!(place(LINE, 1, "r2c2"), Some((1, 11)));
        assert_eq!(place(&format!("# 44\n17,{LINE} 4.....8"), 2, "r1c7"), Some((2, 10)));
        let nine = print(Format::NineLines, &board.into(), None);
        assert_eq!(place(&format!("\n\n{nine}"), 3, "r3c4"), Some((5, 4)));
        assert_eq!(place(&nine.replace('.', "0"), 1, "r9c3"), Some((9, 3)));
        assert_eq!(
            place(&LINE.replace('4', "４"), 1, "r1c7"),
            Some((1, 7)),
            "columns are characters"
        );
        let framed = print(Format::Framed, &board.into(), None);
        let (line, column) = place(&framed, 1, "r9c3").unwrap();
        assert_eq!(framed.lines().nth(line - 1).unwrap().chars().nth(column - 1), Some('4'));
    }

    #[test]
    fn a_cell_that_the_text_does_not_show_has_no_place() {
        let board: Grid = LINE.parse().unwrap();
        assert_eq!(place_of(LINE.as_bytes(), 1, 1, &board, cell("r1c2")), None, "a blank");
        assert_eq!(place_of(LINE.as_bytes(), 1, 2, &board, cell("r1c1")), None, "no such line");
        let candidates = print(Format::Candidates, &board.into(), None);
        assert!(read_one(&candidates).is_ok());
        assert_eq!(place_of(candidates.as_bytes(), 1, 1, &board, cell("r1c1")), None);
    }
}
