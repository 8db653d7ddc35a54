//! Writes links for f-puzzles and SudokuPad.
//!
//! ```text
//!   f-puzzles   ?load= and packed JSON, base64 as it is
//!               givens, placed digits, candidates, title, author, answer
//!   SudokuPad   /fpuz and the same JSON, percent-encoded
//!               the same contents, but the site drops digits that are not given
//! ```
//!
//! The JSON of a board is that of f-puzzles. Here it has a given, a placed digit and a blank with
//! two candidates:
//!
//! ```text
//! {"size":9,"title":"T","author":"A","ruleset":"…","grid":[[{"value":8,"given":true},{"value":1},
//! {"centerPencilMarks":[2,7]},{},…],…],"solution":[8,1,2,…]}
//! ```

use super::notes;
use crate::reading::Extra;
use lz_str::compress_to_base64 as pack;
use numpre::{Cell, DigitSet, Grid, Puzzle};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

const F_PUZZLES: &str = "https://www.f-puzzles.com/?load=";
const SUDOKU_PAD: &str = "https://sudokupad.app/fpuz";

/// Rules for the link, because SudokuPad refers players of a puzzle without rules to other places.
const RULES: &str = "Normal sudoku rules apply.";

/// The other fields of a puzzle for which the JSON has names.
const FIELDS: [&str; 2] = ["title", "author"];

/// Returns a link of f-puzzles.
pub(crate) fn f_puzzles(puzzle: &Puzzle, answer: Option<&Grid>, extra: Option<&Extra>) -> String {
    format!("{F_PUZZLES}{}", pack(&json(puzzle, &puzzle.givens, answer, extra)))
}

/// Returns a link of SudokuPad. Placed digits become givens, because the site drops digits that are
/// not given.
pub(crate) fn sudoku_pad(puzzle: &Puzzle, answer: Option<&Grid>, extra: Option<&Extra>) -> String {
    let packed = pack(&json(puzzle, &puzzle.grid(), answer, extra));
    // A slash would end a part of the path.
    format!("{SUDOKU_PAD}{}", utf8_percent_encode(&packed, NON_ALPHANUMERIC))
}

/// Returns whether a link of f-puzzles reads back as this puzzle.
pub(crate) fn f_puzzles_holds(puzzle: &Puzzle) -> bool {
    puzzle.is_plain() || notes::hold(puzzle)
}

/// Returns whether a link of SudokuPad reads back as this puzzle.
pub(crate) fn sudoku_pad_holds(puzzle: &Puzzle) -> bool {
    puzzle.placed == Grid::EMPTY && f_puzzles_holds(puzzle)
}

/// Returns whether the JSON can hold this field: a text without white space around it, because
/// readers drop that white space.
pub(crate) fn carries(name: &str, value: &str) -> bool {
    value.is_empty() || (FIELDS.contains(&name) && value.trim() == value)
}

/// Returns the board in the form of f-puzzles. Digits that are not in `givens` are placed by the
/// player.
fn json(puzzle: &Puzzle, givens: &Grid, answer: Option<&Grid>, extra: Option<&Extra>) -> String {
    let (grid, marks) = (puzzle.grid(), puzzle.candidates.is_some().then(|| puzzle.pencil_marks()));
    let cell = |cell: Cell| match (grid.get(cell), &marks) {
        (Some(digit), _) if givens.get(cell).is_some() => {
            format!("{{\"value\":{digit},\"given\":true}}")
        }
        (Some(digit), _) => format!("{{\"value\":{digit}}}"),
        (None, Some(marks)) if !marks[cell].is_empty() => {
            format!("{{\"centerPencilMarks\":[{}]}}", listed(marks[cell]))
        }
        (None, _) => "{}".to_owned(),
    };
    let cells: Vec<String> = Cell::all().map(cell).collect();
    let rows: Vec<String> = cells.chunks(9).map(|row| format!("[{}]", row.join(","))).collect();
    let field = |name| {
        extra?.get(name).filter(|value| !value.is_empty()).map(|value| (name, quoted(value)))
    };
    let mut members = vec![("size", "9".to_owned())];
    members.extend(FIELDS.into_iter().filter_map(field));
    members.push(("ruleset", quoted(RULES)));
    members.push(("grid", format!("[{}]", rows.join(","))));
    if let Some(answer) = answer {
        let digits =
            Cell::all().map(|cell| answer.get(cell).map_or(0, |digit| digit.get()).to_string());
        members.push(("solution", format!("[{}]", digits.collect::<Vec<_>>().join(","))));
    }
    let members: Vec<String> =
        members.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
    format!("{{{}}}", members.join(","))
}

fn listed(digits: DigitSet) -> String {
    digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(",")
}

/// Returns a text as JSON, in quotes.
fn quoted(text: &str) -> String {
    let escaped = text.chars().map(|sign| match sign {
        '"' | '\\' => format!("\\{sign}"),
        '\0'..='\u{1f}' => format!("\\u{:04x}", u32::from(sign)),
        _ => sign.to_string(),
    });
    format!("\"{}\"", escaped.collect::<String>())
}
