//! What an unpacked puzzle says, site by site told in the same way.

use super::notes::Notes;
use crate::notation::line81;
use crate::reading::{ErrorKind, Rule};
use numpre::{Cell, Grid};

use super::loose_json::Value;

/// A puzzle, as far as it is read.
pub(crate) struct Unpacked {
    pub(crate) notes: Notes,
    pub(crate) answer: Option<Grid>,
    pub(crate) title: Option<String>,
    pub(crate) author: Option<String>,
    /// Rules that a plain puzzle does not have.
    pub(crate) rules: Vec<Rule>,
    /// Whether there are lines, circles, or other drawings.
    pub(crate) has_drawings: bool,
    /// Whether there are rules in words, beyond those of every puzzle.
    pub(crate) has_words: bool,
    /// Whether there are marks of cells where a digit may go, which no candidates are.
    pub(crate) has_corner_marks: bool,
}

impl Unpacked {
    /// An empty board without any more.
    pub(crate) fn new() -> Unpacked {
        Unpacked {
            notes: Notes::new(),
            answer: None,
            title: None,
            author: None,
            rules: Vec::new(),
            has_drawings: false,
            has_words: false,
            has_corner_marks: false,
        }
    }

    /// Notes a rule, once.
    pub(crate) fn has_rule(&mut self, rule: Rule) {
        if !self.rules.contains(&rule) {
            self.rules.push(rule);
        }
    }

    /// Notes the rules in words, if they say more than that it is an ordinary puzzle.
    pub(crate) fn rules_in_words(&mut self, text: &str) {
        let letters: String =
            text.to_lowercase().chars().filter(|found| found.is_alphabetic()).collect();
        let ordinary = [
            "normal", "standard", "classic", "regular", "usual", "sudoku", "rules", "apply", "the",
        ];
        let left = ordinary.iter().fold(letters, |left, word| left.replace(word, ""));
        self.has_words |= !left.is_empty();
    }

    /// Notes an answer of 81 cells.
    pub(crate) fn answered(&mut self, digits: &str) {
        if digits.len() == 81 {
            self.answer = line81::cells(digits.as_bytes()).filter(|grid| *grid != Grid::EMPTY);
        }
    }
}

/// A text that says something, without white space around it.
pub(crate) fn said(value: Option<&Value>) -> Option<String> {
    value.and_then(Value::text).map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}

/// The 81 cells of a board of nine rows of nine, else what board it is.
pub(crate) fn cells(rows: &[Value]) -> Result<impl Iterator<Item = (Cell, &Value)>, ErrorKind> {
    let columns = rows.iter().map(|row| row.list().len());
    if rows.len() != 9 || columns.clone().any(|columns| columns != 9) {
        return Err(ErrorKind::BoardSize { rows: rows.len(), columns: columns.max().unwrap_or(0) });
    }
    Ok(Cell::all().zip(rows.iter().flat_map(Value::list)))
}
