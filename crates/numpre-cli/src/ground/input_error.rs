//! What is wrong with a piece of the input.

use super::place::Source;
use numpre::Grid;
#[cfg(feature = "xlsx")]
use numpre_formats::xlsx::SheetError;
use numpre_formats::{ErrorKind, Extra, ReadError};
use numpre_text::Texts;
use std::sync::Arc;

/// A piece of the input that gets no answer.
#[derive(Clone, Debug)]
pub struct Trouble {
    /// The line, 1-based.
    pub line: usize,
    /// The column, 1-based, in characters.
    pub column: usize,
    /// What is wrong.
    pub wrong: Wrong,
    /// The puzzle that it is about, where that could be read.
    pub puzzle: Option<Box<Grid>>,
    /// What stood beside it.
    pub extra: Option<Box<Extra>>,
}

impl Trouble {
    /// Trouble about nothing that could be read.
    pub const fn new(line: usize, column: usize, wrong: Wrong) -> Trouble {
        Trouble { line, column, wrong, puzzle: None, extra: None }
    }
}

/// What is wrong with a piece of the input.
#[derive(Clone, Debug)]
pub enum Wrong {
    /// It could not be read.
    Unreadable(ErrorKind),
    /// An argument that is no puzzle, for this reason, nor the name of a file.
    Neither(Box<str>, ErrorKind),
    /// An argument that is no pattern, for this reason, nor the name of a file.
    NoPattern(Box<str>, ErrorKind),
    /// A cell or sheet of a workbook that could not be read.
    #[cfg(feature = "xlsx")]
    Sheet(Box<SheetError>),
    /// A step that the explanation does not have.
    NoStep {
        /// Which was asked for, from 1.
        asked: usize,
        /// How many there are.
        count: usize,
    },
    /// A problem to verify without its answer.
    NoAnswer,
    /// A problem whose source of answers has ended.
    NoPartner {
        /// What the source of answers is called.
        file: Arc<Source>,
        /// How many answers it had.
        count: usize,
    },
    /// An answer whose source of problems has ended.
    NoProblem {
        /// What the source of problems is called.
        file: Arc<Source>,
        /// How many problems it had.
        count: usize,
    },
}

impl Wrong {
    /// Its stable name, for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Wrong::Unreadable(kind) | Wrong::Neither(_, kind) | Wrong::NoPattern(_, kind) => kind.name(),
            #[cfg(feature = "xlsx")]
            Wrong::Sheet(error) => error.kind.name(),
            Wrong::NoStep { .. } => "no-step",
            Wrong::NoAnswer => "no-answer",
            Wrong::NoPartner { .. } => "no-partner",
            Wrong::NoProblem { .. } => "no-problem-for",
        }
    }

    /// What is wrong, and what was expected, in words.
    pub fn told(&self, texts: &Texts) -> String {
        let ended = |name: &str, file: &Source, count: usize| {
            texts.say(name, &[("file", file.name(texts).into()), ("count", count.into())])
        };
        match self {
            Wrong::Unreadable(kind) => texts.error(kind),
            Wrong::Neither(argument, kind) => texts.neither(argument, kind),
            Wrong::NoPattern(argument, kind) => texts.no_pattern(argument, kind),
            #[cfg(feature = "xlsx")]
            Wrong::Sheet(error) => texts.sheet_error(error),
            &Wrong::NoStep { asked, count } => {
                texts.say("error-no-step", &[("asked", asked.into()), ("count", count.into())])
            }
            Wrong::NoAnswer => texts.word("error-no-answer"),
            Wrong::NoPartner { file, count } => ended("error-no-partner", file, *count),
            Wrong::NoProblem { file, count } => ended("error-no-problem-for", file, *count),
        }
    }

    /// Whether it may well be the same with every record of a source, so that it is not said of each.
    pub const fn repeats(&self) -> bool {
        matches!(self, Wrong::NoAnswer | Wrong::NoPartner { .. })
    }
}

impl From<ReadError> for Trouble {
    fn from(error: ReadError) -> Trouble {
        let wrong = Wrong::Unreadable(error.kind);
        Trouble { extra: error.extra, ..Trouble::new(error.line, error.column, wrong) }
    }
}
