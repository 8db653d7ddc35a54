//! Writes links of SudokuExchange: `/play/?s=` and 81 digits, 0 for a blank.

use numpre::Puzzle;

const ADDRESS: &str = "https://sudokuexchange.com/play/?s=";

/// Returns a link of SudokuExchange. Placed digits become givens.
pub(crate) fn print(puzzle: &Puzzle) -> String {
    format!("{ADDRESS}{}", puzzle.grid().to_string().replace('.', "0"))
}
