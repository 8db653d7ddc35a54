//! The contents of an unpacked puzzle, in the same form for all sites.

use super::notes::Notes;
use crate::notation::line81;
use crate::reading::{ErrorKind, Rule};
use numpre::{Cell, Grid};

use super::loose_json::Value;

/// The parts of an unpacked puzzle that are read.
pub(crate) struct Unpacked {
    pub(crate) notes: Notes,
    pub(crate) answer: Option<Grid>,
    pub(crate) title: Option<String>,
    pub(crate) author: Option<String>,
    /// The rules that a classic puzzle does not have.
    pub(crate) rules: Vec<Rule>,
    /// The puzzle has lines, circles or other drawings.
    pub(crate) has_drawings: bool,
    /// The puzzle has rules in words, other than the usual ones.
    pub(crate) has_words: bool,
    /// Cells have corner marks. These show places for a digit, and are not candidates.
    pub(crate) has_corner_marks: bool,
}

impl Unpacked {
    /// Creates an empty board without any other contents.
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

    /// Adds a rule, unless it was added before.
    pub(crate) fn has_rule(&mut self, rule: Rule) {
        if !self.rules.contains(&rule) {
            self.rules.push(rule);
        }
    }

    /// Notes whether the rules in words say more than that it is a classic puzzle.
    pub(crate) fn rules_in_words(&mut self, text: &str) {
        let letters: String =
            text.to_lowercase().chars().filter(|found| found.is_alphabetic()).collect();
        let ordinary = [
            "normal", "standard", "classic", "regular", "usual", "sudoku", "rules", "apply", "the",
        ];
        let left = ordinary.iter().fold(letters, |left, word| left.replace(word, ""));
        self.has_words |= !left.is_empty();
    }

    /// Sets the answer, if it has 81 cells.
    pub(crate) fn answered(&mut self, digits: &str) {
        if digits.len() == 81 {
            self.answer = line81::cells(digits.as_bytes()).filter(|grid| *grid != Grid::EMPTY);
        }
    }
}

/// Returns a text without white space around it, if it is not empty.
pub(crate) fn said(value: Option<&Value>) -> Option<String> {
    value.and_then(Value::text).map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}

/// Returns the 81 cells of a board, or an error if it does not have nine rows of nine cells.
pub(crate) fn cells(rows: &[Value]) -> Result<impl Iterator<Item = (Cell, &Value)>, ErrorKind> {
    let columns = rows.iter().map(|row| row.list().len());
    if rows.len() != 9 || columns.clone().any(|columns| columns != 9) {
        return Err(ErrorKind::BoardSize { rows: rows.len(), columns: columns.max().unwrap_or(0) });
    }
    Ok(Cell::all().zip(rows.iter().flat_map(Value::list)))
}
