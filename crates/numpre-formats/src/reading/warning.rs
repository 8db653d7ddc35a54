//! Warnings as data: what was doubtful about a reading.

use std::fmt;

/// A place in a text that another reader might understand differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Warning {
    /// A character was taken as a blank (S3.1 allows any), although it is none of the common ones.
    TakenAsBlank {
        /// The 1-based line of the character.
        line: usize,
        /// The 1-based column where it first appears, in characters.
        column: usize,
        /// The character.
        found: char,
    },
    /// The text after the puzzle looks like an answer but does not have 81 cells. It was taken as a
    /// comment.
    AnswerLength {
        /// The 1-based line of the text.
        line: usize,
        /// The 1-based column where it begins.
        column: usize,
        /// The number of its cells.
        found: usize,
    },
    /// A line before the puzzle was taken as its heading.
    Heading {
        /// The 1-based line of the heading.
        line: usize,
    },
    /// The game in progress below the puzzle of an .sdk file was skipped.
    State {
        /// The 1-based line of `[State]`.
        line: usize,
    },
    /// A line of 81 dashes was taken as an empty puzzle, and not as a rule.
    DashedLine {
        /// The 1-based line of the dashes.
        line: usize,
    },
    /// A part of a puzzle in a link was not read.
    Unread {
        /// The 1-based line of the link.
        line: usize,
        /// The 1-based column where the link begins, in characters.
        column: usize,
        /// The part that was not read.
        what: Unread,
    },
    /// A byte in the text that came with the puzzle is not UTF-8. U+FFFD takes its place.
    NoCharacter {
        /// The 1-based line of the byte.
        line: usize,
        /// The 1-based column of the byte, in characters.
        column: usize,
    },
    /// A single `-` in a candidate grid was taken as a cell without candidates.
    NoCandidate {
        /// The 1-based line of the cell.
        line: usize,
        /// The 1-based column of the cell, in characters.
        column: usize,
    },
}

/// A part of a puzzle in a link that is not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unread {
    /// Lines, circles and other drawings.
    Drawings,
    /// Rules in words in addition to the usual ones.
    Words,
    /// Marks in the corners of cells. They show places for a digit, not all candidates of a cell.
    CornerMarks,
}

impl Warning {
    /// Returns the warning about another place: `place` maps its line and column to the new ones.
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
    /// Returns the stable name of the part.
    pub const fn name(self) -> &'static str {
        match self {
            Unread::Drawings => "unread-drawings",
            Unread::Words => "unread-words",
            Unread::CornerMarks => "unread-corner-marks",
        }
    }
}

impl Warning {
    /// Returns the stable name of the warning.
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

    /// Returns the line and column of the warning, 1-based.
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

/// Prints the name and what was found, for logs and programmers.
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
