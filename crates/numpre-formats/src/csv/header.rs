//! Decides by the first lines of a text whether it is a table.
//!
//! ```text
//!   id,puzzle,solution          `puzzle` is a known name: a table, with answers in column 3
//!
//!   Grid,Level                  `Grid` may name a column of puzzles or be a heading:
//!   4.....8.5…,7                the next line has 81 cells in that column: a table
//!
//!   Name,Level                  no name is known: again the next line decides, and here it is
//!   4.....8.5…,7                a table whose first column has the puzzles
//!
//!   "4.....8.5…","417369825…"   a quoted puzzle: a table without a header
//! ```

use super::fields::{DELIMITERS, fields, proper_fields};
use super::layout::{Layout, label};
use crate::notation::{line81, links};
use std::sync::Arc;

/// The names of a column of puzzles, in lower case.
pub(crate) const PUZZLE: [&str; 6] = ["puzzle", "quiz", "quizzes", "question", "problem", "問題"];
/// Names that may head a column of puzzles or be a heading of something else. The next row decides.
pub(crate) const MAYBE_PUZZLE: [&str; 9] =
    ["puzzles", "questions", "sudoku", "sudokus", "grid", "grids", "board", "数独", "ナンプレ"];
/// The names of a column of answers, in lower case.
pub(crate) const ANSWER: [&str; 4] = ["solution", "answer", "solutions", "解答"];

/// The result of looking at the first line of a file.
pub(crate) enum Detected {
    Csv(Arc<Layout>),
    /// The line may be a header of unknown names. The line after it decides.
    AskNext,
    No,
}

/// Decides whether `line`, the first line of a file that is neither blank nor a comment, begins a
/// table. `next` is the line after it: `None` if it has not been read yet, `Some(None)` at the end
/// of the input.
pub(crate) fn detect(line: &[u8], next: Option<Option<&[u8]>>) -> Detected {
    let is_quoted = line.first() == Some(&b'"');
    if line81::cells(line).is_some() || std::str::from_utf8(line).is_err() {
        return Detected::No;
    }
    for delimiter in DELIMITERS {
        let Ok(fields) = fields(line, delimiter) else { continue };
        let names: Vec<String> = fields.iter().map(|field| name(&field.text)).collect();
        let column = |known: &[&str]| names.iter().position(|name| known.contains(&name.as_str()));
        let maybes: Vec<usize> = (0..names.len())
            .filter(|&place| may_head_puzzles(&fields[place].text, &names[place]))
            .collect();
        let layout = |puzzle: usize, answer: Option<usize>| {
            Layout::new(delimiter, puzzle, answer, &fields, true)
        };
        // A single name with only empty fields next to it may be the title of a sheet.
        let is_header = names.iter().filter(|name| !name.is_empty()).nth(1).is_some();
        if is_header && let Some(puzzle) = column(&PUZZLE) {
            return Detected::Csv(layout(puzzle, column(&ANSWER)).into());
        }
        if is_quoted && fields.first().is_some_and(|field| is_81(&field.text)) {
            return Detected::Csv(Layout::new(delimiter, 0, Some(1), &fields, false).into());
        }
        if !maybes.is_empty() || fields.len() > 1 && names.iter().all(|name| is_name(name)) {
            let Some(next) = next else { return Detected::AskNext };
            let holds = |place: usize| {
                next.is_some_and(|next| is_row(delimiter, place, next, fields.len()))
            };
            let may_answer = |place: &usize| {
                words(&names[*place]).any(|word| ANSWER.contains(&word)) && holds(*place)
            };
            if let Some(puzzle) = maybes.into_iter().chain([0]).find(|&place| holds(place)) {
                let answer = column(&ANSWER).or_else(|| (0..names.len()).find(may_answer));
                return Detected::Csv(
                    layout(puzzle, answer.filter(|&place| place != puzzle)).into(),
                );
            }
        }
    }
    Detected::No
}

/// Returns a name in lower case, with its words separated by single spaces.
pub(super) fn name(text: &[u8]) -> String {
    let text = label(text).to_lowercase();
    text.split(|found: char| !found.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

fn words(name: &str) -> impl Iterator<Item = &str> {
    name.split(' ')
}

/// Returns whether a column of puzzles may have this name: one of its words says so, and none says
/// that it has answers. A text with a number or a colon is not such a name, because it heads one
/// puzzle or is one: `Grid 01`, `Puzzle:`, a link.
fn may_head_puzzles(text: &[u8], name: &str) -> bool {
    String::from_utf8_lossy(text)
        .chars()
        .all(|found| found.is_alphabetic() || " _.-".contains(found))
        && is_heading(name)
}

/// Returns whether a column of puzzles may have this name, judged only by its words.
pub(super) fn is_heading(name: &str) -> bool {
    is_name(name)
        && words(name).any(|word| PUZZLE.contains(&word) || MAYBE_PUZZLE.contains(&word))
        && !words(name).any(|word| ANSWER.contains(&word))
}

fn is_name(name: &str) -> bool {
    name.chars().next().is_some_and(char::is_alphabetic) && name.chars().count() <= 40
}

/// Returns whether a line may be a row of a table: one of its fields is a puzzle.
pub(crate) fn may_be_row(line: &[u8]) -> bool {
    DELIMITERS.into_iter().any(|delimiter| {
        proper_fields(line, delimiter)
            .is_some_and(|fields| fields.iter().any(|field| is_81(&field.text)))
    })
}

/// Returns whether a line has `columns` fields and a puzzle in field `puzzle`.
fn is_row(delimiter: u8, puzzle: usize, line: &[u8], columns: usize) -> bool {
    fields(line, delimiter)
        .is_ok_and(|fields| fields.len() == columns && is_81(&fields[puzzle].text))
}

fn is_81(text: &[u8]) -> bool {
    let text = text.trim_ascii();
    text.len() == 81 && line81::cells(text).is_some() || links::begins(text)
}
