//! What was doubtful about a reading, as data.

use std::fmt;

/// Something about a reading that another reader might have understood otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Warning {
    /// This character was taken as a blank (S3.1 allows any), though it is none of the common ones.
    TakenAsBlank {
        /// Its 1-based line.
        line: usize,
        /// Its 1-based column, in characters; the first place where it stands.
        column: usize,
        /// The character.
        found: char,
    },
    /// The text after the puzzle looks like an answer but has not 81 cells; it was taken as a
    /// comment.
    AnswerLength {
        /// Its 1-based line.
        line: usize,
        /// The 1-based column where it begins.
        column: usize,
        /// How many cells it has.
        found: usize,
    },
    /// A line before the puzzle was taken as its heading.
    Heading {
        /// Its 1-based line.
        line: usize,
    },
    /// The game in progress below the puzzle of an .sdk file was passed over.
    State {
        /// The 1-based line of its heading.
        line: usize,
    },
    /// A line of 81 dashes was taken as an empty puzzle, not as a rule.
    DashedLine {
        /// Its 1-based line.
        line: usize,
    },
    /// Something about a puzzle in a link was passed over.
    Unread {
        /// Its 1-based line.
        line: usize,
        /// The 1-based column where the link begins, in characters.
        column: usize,
        /// What it is.
        what: Unread,
    },
    /// A byte beside the puzzle is not UTF-8; U+FFFD takes its place.
    NoCharacter {
        /// Its 1-based line.
        line: usize,
        /// Its 1-based column, in characters.
        column: usize,
    },
    /// A lone `-` in a candidate grid was taken as a cell without a candidate.
    NoCandidate {
        /// Its 1-based line.
        line: usize,
        /// Its 1-based column, in characters.
        column: usize,
    },
}

/// What is not read of a puzzle in a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unread {
    /// Lines, circles, and whatever else is drawn.
    Drawings,
    /// Rules in words beyond the usual ones.
    Words,
    /// Marks in the corners of cells: where a digit may go, not which digits the cell has left.
    CornerMarks,
}

impl Warning {
    /// The same about another place: where `place` moves its line and column.
    #[must_use]
    pub fn moved(mut self, place: impl Fn(usize, usize) -> (usize, usize)) -> Warning {
        match &mut self {
            Warning::TakenAsBlank { line, column, .. }
            | Warning::AnswerLength { line, column, .. }
            | Warning::Unread { line, column, .. }
            | Warning::NoCharacter { line, column }
            | Warning::NoCandidate { line, column } => (*line, *column) = place(*line, *column),
            Warning::Heading { line } | Warning::State { line } | Warning::DashedLine { line } => {
                *line = place(*line, 1).0;
            }
        }
        self
    }
}

impl Unread {
    /// Its stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Unread::Drawings => "unread-drawings",
            Unread::Words => "unread-words",
            Unread::CornerMarks => "unread-corner-marks",
        }
    }
}

impl Warning {
    /// Its stable name.
    pub const fn name(&self) -> &'static str {
        match self {
            Warning::TakenAsBlank { .. } => "taken-as-blank",
            Warning::AnswerLength { .. } => "answer-length",
            Warning::Heading { .. } => "heading",
            Warning::State { .. } => "state",
            Warning::DashedLine { .. } => "dashed-line",
            Warning::NoCharacter { .. } => "no-character",
            Warning::NoCandidate { .. } => "no-candidate",
            Warning::Unread { what, .. } => what.name(),
        }
    }

    /// Its line and column, 1-based.
    pub const fn position(&self) -> (usize, usize) {
        match *self {
            Warning::TakenAsBlank { line, column, .. }
            | Warning::AnswerLength { line, column, .. }
            | Warning::Unread { line, column, .. }
            | Warning::NoCharacter { line, column }
            | Warning::NoCandidate { line, column } => (line, column),
            Warning::Heading { line } | Warning::State { line } | Warning::DashedLine { line } => {
                (line, 1)
            }
        }
    }
}

/// Its name and what was found, for logs and programmers.
impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Warning::TakenAsBlank { found, .. } => write!(f, ": found {found:?}"),
            Warning::AnswerLength { found, .. } => write!(f, ": found {found}"),
            _ => Ok(()),
        }
    }
}
