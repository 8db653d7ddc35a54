//! Whether a text is a table, by its first lines.

use super::fields::{DELIMITERS, fields, proper_fields};
use super::layout::{Layout, label};
use crate::notation::{line81, links};
use std::sync::Arc;

/// The names of the column of puzzles, in lower case.
pub(crate) const PUZZLE: [&str; 6] = ["puzzle", "quiz", "quizzes", "question", "problem", "問題"];
/// Names that may head a column of puzzles or stand above something else: the row below has to
/// tell.
pub(crate) const MAYBE_PUZZLE: [&str; 10] = [
    "puzzles",
    "questions",
    "puzzles",
    "sudoku",
    "sudokus",
    "grid",
    "grids",
    "board",
    "数独",
    "ナンプレ",
];
/// The names of the column of answers, in lower case.
pub(crate) const ANSWER: [&str; 4] = ["solution", "answer", "solutions", "解答"];

/// What the first line of a file says about its columns.
pub(crate) enum Detected {
    Csv(Arc<Layout>),
    /// It may be a header of unknown names: the line after it will tell.
    AskNext,
    No,
}

/// Looks at the first line of a file that says something, and the next if it has come; `None` for
/// that at the end.
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
        // Beside empty fields alone it may be the title of a sheet.
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

/// A name in lower case, its words separated by single spaces.
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

/// Whether puzzles may stand under a name: one of its words says so, and none says that they are
/// answers. What has a number or a colon in it heads one puzzle, or is one: `Grid 01`, `Puzzle:`, a
/// link.
fn may_head_puzzles(text: &[u8], name: &str) -> bool {
    String::from_utf8_lossy(text)
        .chars()
        .all(|found| found.is_alphabetic() || " _.-".contains(found))
        && is_heading(name)
}

/// The same of a name alone.
pub(super) fn is_heading(name: &str) -> bool {
    is_name(name)
        && words(name).any(|word| PUZZLE.contains(&word) || MAYBE_PUZZLE.contains(&word))
        && !words(name).any(|word| ANSWER.contains(&word))
}

fn is_name(name: &str) -> bool {
    name.chars().next().is_some_and(char::is_alphabetic) && name.chars().count() <= 40
}

/// Whether the line may be a row of some table: a puzzle of 81 cells stands in it.
pub(crate) fn may_be_row(line: &[u8]) -> bool {
    DELIMITERS.into_iter().any(|delimiter| {
        proper_fields(line, delimiter)
            .is_some_and(|fields| fields.iter().any(|field| is_81(&field.text)))
    })
}

/// Whether the line has as many fields, this one of which is a puzzle.
fn is_row(delimiter: u8, puzzle: usize, line: &[u8], columns: usize) -> bool {
    fields(line, delimiter)
        .is_ok_and(|fields| fields.len() == columns && is_81(&fields[puzzle].text))
}

fn is_81(text: &[u8]) -> bool {
    let text = text.trim_ascii();
    text.len() == 81 && line81::cells(text).is_some() || links::begins(text)
}
