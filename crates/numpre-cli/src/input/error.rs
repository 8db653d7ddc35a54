//! What is wrong with a piece of the input.

use super::place::Source;
use numpre::Grid;
use numpre_formats::xlsx::SheetError;
use numpre_formats::{ErrorKind, Extra, ReadError};
use numpre_text::Texts;
use std::sync::Arc;

/// A piece of the input without an answer.
#[derive(Clone, Debug)]
pub struct InputError {
    /// The line, 1-based.
    pub line: usize,
    /// The column, 1-based, in characters.
    pub column: usize,
    /// What is wrong.
    pub wrong: InputErrorKind,
    /// The puzzle that it is about, if that could be read.
    pub puzzle: Option<Box<Grid>>,
    /// Its other fields in the input.
    pub extra: Option<Box<Extra>>,
}

impl InputError {
    /// An error about nothing that could be read.
    pub const fn new(line: usize, column: usize, wrong: InputErrorKind) -> InputError {
        InputError { line, column, wrong, puzzle: None, extra: None }
    }
}

/// What is wrong with a piece of the input.
#[derive(Clone, Debug)]
pub enum InputErrorKind {
    /// It could not be read.
    Unreadable(ErrorKind),
    /// An argument that is neither a puzzle, for this reason, nor the name of a file.
    Neither(Box<str>, ErrorKind),
    /// An argument that is neither a pattern, for this reason, nor the name of a file.
    NoPattern(Box<str>, ErrorKind),
    /// A cell or sheet of a workbook that could not be read.
    Sheet(Box<SheetError>),
    /// A number in a list of cells that is not a digit.
    #[cfg_attr(not(feature = "table"), allow(dead_code, reason = "only Parquet has numbers"))]
    CellValue {
        /// The cell, from 1.
        cell: usize,
        /// The number.
        value: u8,
    },
    /// A step that the explanation does not have.
    NoStep {
        /// Which was asked for, from 1.
        asked: usize,
        /// How many there are.
        count: usize,
    },
    /// A puzzle to verify without its answer.
    NoAnswer,
    /// A puzzle whose source of answers has ended.
    NoPartner {
        /// What the source of answers is called.
        file: Arc<Source>,
        /// How many answers it had.
        count: usize,
    },
    /// An answer whose source of puzzles has ended.
    NoPuzzle {
        /// What the source of puzzles is called.
        file: Arc<Source>,
        /// How many puzzles it had.
        count: usize,
    },
}

impl InputErrorKind {
    /// Its stable name, for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            InputErrorKind::Unreadable(kind)
            | InputErrorKind::Neither(_, kind)
            | InputErrorKind::NoPattern(_, kind) => kind.name(),
            InputErrorKind::Sheet(error) => error.kind.name(),
            InputErrorKind::CellValue { .. } => "cell-value",
            InputErrorKind::NoStep { .. } => "no-step",
            InputErrorKind::NoAnswer => "no-answer",
            InputErrorKind::NoPartner { .. } => "no-partner",
            InputErrorKind::NoPuzzle { .. } => "no-puzzle-for",
        }
    }

    /// What is wrong, and what was expected, in words.
    pub fn text(&self, texts: &Texts) -> String {
        let ended = |name: &str, file: &Source, count: usize| {
            texts.say(name, &[("file", file.name(texts).into()), ("count", count.into())])
        };
        match self {
            InputErrorKind::Unreadable(kind) => texts.error(kind),
            InputErrorKind::Neither(argument, kind) => texts.neither(argument, kind),
            InputErrorKind::NoPattern(argument, kind) => texts.no_pattern(argument, kind),
            InputErrorKind::Sheet(error) => texts.sheet_error(error),
            &InputErrorKind::CellValue { cell, value } => {
                let values = [("cell", cell.into()), ("value", usize::from(value).into())];
                texts.say("error-cell-value", &values)
            }
            &InputErrorKind::NoStep { asked, count } => {
                texts.say("error-no-step", &[("asked", asked.into()), ("count", count.into())])
            }
            InputErrorKind::NoAnswer => texts.word("error-no-answer"),
            InputErrorKind::NoPartner { file, count } => ended("error-no-partner", file, *count),
            InputErrorKind::NoPuzzle { file, count } => ended("error-no-puzzle-for", file, *count),
        }
    }

    /// Returns whether it may be the same with every record of a source. Then only the first are
    /// reported.
    pub const fn may_repeat(&self) -> bool {
        matches!(self, InputErrorKind::NoAnswer | InputErrorKind::NoPartner { .. })
    }
}

impl From<ReadError> for InputError {
    fn from(error: ReadError) -> InputError {
        let wrong = InputErrorKind::Unreadable(error.kind);
        InputError { extra: error.extra, ..InputError::new(error.line, error.column, wrong) }
    }
}
