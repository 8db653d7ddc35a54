//! Errors in a piece of the input.

use super::place::Source;
use numpre::Grid;
use numpre_api::{BoardReading, PictureFault};
use numpre_formats::xlsx::SheetError;
use numpre_formats::{ErrorKind, Extra, ReadError};
use numpre_text::Texts;
use std::sync::Arc;

/// A piece of the input that has no answer, and why.
#[derive(Clone, Debug)]
pub struct InputError {
    /// The line, 1-based.
    pub line: usize,
    /// The column, 1-based, in characters.
    pub column: usize,
    /// The error.
    pub wrong: InputErrorKind,
    /// The puzzle that the error is about, if it could be read.
    pub puzzle: Option<Box<Grid>>,
    /// Its other fields in the input.
    pub extra: Option<Box<Extra>>,
}

impl InputError {
    /// Creates an error about input of which nothing could be read.
    pub const fn new(line: usize, column: usize, wrong: InputErrorKind) -> InputError {
        InputError { line, column, wrong, puzzle: None, extra: None }
    }
}

/// The kinds of errors in a piece of the input.
#[derive(Clone, Debug)]
pub enum InputErrorKind {
    /// It could not be read.
    Unreadable(ErrorKind),
    /// An argument that is neither a puzzle nor the name of a file. The kind is that of the
    /// puzzle's error.
    Neither(Box<str>, ErrorKind),
    /// An argument that is neither a pattern nor the name of a file. The kind is that of the
    /// pattern's error.
    NoPattern(Box<str>, ErrorKind),
    /// A cell or sheet of a workbook that could not be read.
    Sheet(Box<SheetError>),
    /// A picture without a board, or one that could not be read.
    #[cfg_attr(not(feature = "photo"), allow(dead_code, reason = "pictures need the feature"))]
    Picture(Box<PictureFault>),
    /// A doubtful board of a picture, with its likeliest reading.
    #[cfg_attr(not(feature = "photo"), allow(dead_code, reason = "pictures need the feature"))]
    DoubtfulBoard(Box<BoardReading>, Box<Grid>),
    /// A number in a list of cells that is not a digit.
    #[cfg_attr(not(feature = "table"), allow(dead_code, reason = "only Parquet has numbers"))]
    CellValue {
        /// The cell, from 1.
        cell: usize,
        /// The number.
        value: u8,
    },
    /// A number of a step that is larger than the number of steps.
    NoStep {
        /// The number that was asked for, from 1.
        asked: usize,
        /// The number of steps of the explanation.
        count: usize,
    },
    /// A puzzle that is to be verified, but has no answer.
    NoAnswer,
    /// A puzzle without an answer, because the source of answers has ended.
    NoPartner {
        /// The source of the answers.
        file: Arc<Source>,
        /// The number of answers in it.
        count: usize,
    },
    /// An answer without a puzzle, because the source of puzzles has ended.
    NoPuzzle {
        /// The source of the puzzles.
        file: Arc<Source>,
        /// The number of puzzles in it.
        count: usize,
    },
}

impl InputErrorKind {
    /// Returns its stable name, for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            InputErrorKind::Unreadable(kind)
            | InputErrorKind::Neither(_, kind)
            | InputErrorKind::NoPattern(_, kind) => kind.name(),
            InputErrorKind::Sheet(error) => error.kind.name(),
            InputErrorKind::Picture(fault) => fault.code(),
            InputErrorKind::DoubtfulBoard(..) => "picture-doubtful",
            InputErrorKind::CellValue { .. } => "cell-number",
            InputErrorKind::NoStep { .. } => "no-step",
            InputErrorKind::NoAnswer => "no-answer",
            InputErrorKind::NoPartner { .. } => "no-partner",
            InputErrorKind::NoPuzzle { .. } => "no-puzzle-for",
        }
    }

    /// Returns the message: what is wrong, and what was expected.
    pub fn text(&self, texts: &Texts) -> String {
        let ended = |name: &str, file: &Source, count: usize| {
            texts.say(name, &[("file", file.name(texts).into()), ("count", count.into())])
        };
        match self {
            InputErrorKind::Unreadable(kind) => texts.error(kind),
            InputErrorKind::Neither(argument, kind) => texts.neither(argument, kind),
            InputErrorKind::NoPattern(argument, kind) => texts.no_pattern(argument, kind),
            InputErrorKind::Sheet(error) => texts.sheet_error(error),
            InputErrorKind::Picture(fault) => fault.text(texts),
            InputErrorKind::DoubtfulBoard(reading, puzzle) => {
                reading.not_taken(&puzzle.to_string(), texts)
            }
            &InputErrorKind::CellValue { cell, value } => {
                let values = [("cell", cell.into()), ("value", usize::from(value).into())];
                texts.say("error-cell-number", &values)
            }
            &InputErrorKind::NoStep { asked, count } => {
                texts.say("error-no-step", &[("asked", asked.into()), ("count", count.into())])
            }
            InputErrorKind::NoAnswer => texts.word("error-no-answer"),
            InputErrorKind::NoPartner { file, count } => ended("error-no-partner", file, *count),
            InputErrorKind::NoPuzzle { file, count } => ended("error-no-puzzle-for", file, *count),
        }
    }

    /// Returns whether every record of a source may have this error. Then only the first ones are
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
