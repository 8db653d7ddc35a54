//! Finds the columns of a table only by their names. In a file with typed columns, the rows do not
//! have to be examined.

use super::header::{ANSWER, MAYBE_PUZZLE, PUZZLE, is_heading, name};

/// Returns which columns hold the puzzles and, if there is such a column, their answers. The names
/// are those of the header of a CSV table.
///
/// ```
/// use numpre_formats::puzzle_columns;
///
/// assert_eq!(puzzle_columns(&["id", "Quizzes", "Solutions"]), Some((1, Some(2))));
/// assert_eq!(puzzle_columns(&["sudoku grid", "rank"]), Some((0, None)));
/// assert_eq!(puzzle_columns(&["id", "rank"]), None);
/// ```
pub fn puzzle_columns(names: &[&str]) -> Option<(usize, Option<usize>)> {
    let names: Vec<String> = names.iter().map(|text| name(text.as_bytes())).collect();
    let first = |known: &[&str]| names.iter().position(|name| known.contains(&name.as_str()));
    let by_words = || names.iter().position(|name| is_heading(name));
    let puzzle = first(&PUZZLE).or_else(|| first(&MAYBE_PUZZLE)).or_else(by_words)?;
    Some((puzzle, first(&ANSWER).filter(|&answer| answer != puzzle)))
}
