//! What is wrong with a piece of input, in words.

use super::{Lang, Texts};
use crate::trouble::Wrong;
use fluent_bundle::FluentValue;
#[cfg(feature = "xlsx")]
use numpre_formats::xlsx::{SheetError, SheetErrorKind, WorkbookError};
use numpre_formats::{ErrorKind, Rule, Warning};
use std::io;

/// How much of a long argument is shown: enough for a puzzle.
const SHOWN: usize = 90;

impl Texts {
    /// What is wrong, and what was expected.
    pub fn wrong(&self, wrong: &Wrong) -> String {
        match wrong {
            Wrong::Unreadable(kind) => self.error(kind),
            Wrong::Neither(argument, kind) => self.neither("error-neither", argument, kind),
            Wrong::NoPattern(argument, kind) => self.neither("error-no-pattern", argument, kind),
            #[cfg(feature = "xlsx")]
            Wrong::Sheet(error) => self.sheet_error(error),
            Wrong::NoStep { asked, count } => {
                self.say("error-no-step", &[("asked", asked.into()), ("count", count.into())])
            }
            Wrong::NoAnswer => self.word("error-no-answer"),
            Wrong::NoPartner { file, count } => {
                self.say("error-no-partner", &[("file", file.name(self).into()), ("count", count.into())])
            }
            Wrong::NoProblem { file, count } => {
                self.say("error-no-problem-for", &[("file", file.name(self).into()), ("count", count.into())])
            }
        }
    }

    fn neither(&self, name: &str, argument: &str, kind: &ErrorKind) -> String {
        let mut shown: String = argument.chars().take(SHOWN).collect();
        if shown.len() < argument.len() {
            shown += &self.word("cut-off");
        }
        self.say(name, &[("argument", shown.into()), ("error", self.error(kind).into())])
    }

    /// That a source cannot be read, and why.
    pub fn unreadable(&self, name: &str, error: &io::Error) -> String {
        #[cfg(feature = "xlsx")]
        if let Some(error) = error.get_ref().and_then(|error| error.downcast_ref::<WorkbookError>()) {
            return format!("{name}: {}", self.workbook_error(error));
        }
        match error.kind() {
            io::ErrorKind::IsADirectory => self.say("is-a-directory", &[("name", name.into())]),
            io::ErrorKind::NotFound => self.say("no-such-file", &[("name", name.into())]),
            _ => self.say("cannot-read", &[("name", name.into()), ("error", self.io_error(error).into())]),
        }
    }

    fn error(&self, kind: &ErrorKind) -> String {
        // The formats speak English themselves.
        if self.lang() == Lang::En {
            return kind.to_string();
        }
        let values: &[(&str, FluentValue<'_>)] = &match kind {
            ErrorKind::CellCount { found }
            | ErrorKind::RowCount { found }
            | ErrorKind::ColumnCount { found }
            | ErrorKind::LibraryFields { found } => {
                vec![("found", (*found).into())]
            }
            ErrorKind::Character { found }
            | ErrorKind::GivenOrBlank { found }
            | ErrorKind::AfterCells { found }
            | ErrorKind::RepeatedCandidate { found } => vec![("found", shown(*found))],
            ErrorKind::RulePlace { row } => vec![("row", (*row).into())],
            ErrorKind::RowLength { row, found } => vec![("row", (*row).into()), ("found", (*found).into())],
            ErrorKind::CandidatePlace { found, expected } => {
                vec![("found", shown(*found)), ("expected", shown(*expected))]
            }
            ErrorKind::MissingColumn { column, found } => {
                vec![("column", (*column).into()), ("found", (*found).into())]
            }
            ErrorKind::NoPuzzleInLink { expected } => vec![("expected", (*expected).into())],
            ErrorKind::BoardSize { rows, columns } => {
                vec![("rows", (*rows).into()), ("columns", (*columns).into())]
            }
            ErrorKind::CellValue { row, column, found }
            | ErrorKind::CandidateGroup { row, column, found }
            | ErrorKind::Field { row, column, found } => {
                vec![("row", (*row).into()), ("column", (*column).into()), ("found", found.as_str().into())]
            }
            ErrorKind::WikiCell { found } => vec![("found", found.as_str().into())],
            ErrorKind::OtherRules { rules } => vec![("rules", self.rules(rules).into())],
            ErrorKind::PackedTooLong { limit } | ErrorKind::TooLong { limit } => vec![("limit", (*limit).into())],
            ErrorKind::NotUtf8 { looks_like } => {
                vec![("like", looks_like.map_or("none".to_owned(), |encoding| encoding.to_string()).into())]
            }
            ErrorKind::Binary { looks_like } => {
                vec![("like", looks_like.map_or("none".to_owned(), |kind| format!("{kind:?}")).into())]
            }
            ErrorKind::Doubtful(warning) => return self.warning(warning),
            _ => vec![],
        };
        self.say(&format!("error-{}", kind.name()), values)
    }

    /// Rules by their names.
    fn rules(&self, rules: &[Rule]) -> String {
        let name = |rule: &Rule| match rule {
            Rule::Other(name) => self.say("rule-other", &[("name", name.as_str().into())]),
            known => self.word(&format!("rule-{}", known.name())),
        };
        rules.iter().map(name).collect::<Vec<_>>().join(&self.word("list-separator"))
    }

    #[cfg(feature = "xlsx")]
    fn sheet_error(&self, error: &SheetError) -> String {
        if self.lang() == Lang::En {
            return error.to_string();
        }
        let kind = &error.kind;
        let values: &[(&str, FluentValue<'_>)] = &match kind {
            SheetErrorKind::SeveralBlocks { other } => vec![("other", other.as_str().into())],
            SheetErrorKind::Cell { found } | SheetErrorKind::Reference { found } => {
                vec![("found", found.as_str().into())]
            }
            SheetErrorKind::TooManyCells { limit } => vec![("limit", (*limit).into())],
            SheetErrorKind::Text { column, kind } => {
                vec![("column", (*column).into()), ("error", self.error(kind).into())]
            }
            _ => vec![],
        };
        let name = match kind {
            SheetErrorKind::Text { .. } => "text",
            SheetErrorKind::Cell { found } if found.is_empty() => "cell-unknown",
            kind => kind.name(),
        };
        self.say(&format!("sheet-{name}"), values)
    }

    /// What is wrong with a whole workbook.
    #[cfg(feature = "xlsx")]
    pub fn workbook_error(&self, error: &WorkbookError) -> String {
        let values: &[(&str, FluentValue<'_>)] = &match error {
            _ if self.lang() == Lang::En => return error.to_string(),
            WorkbookError::Read(error) | WorkbookError::Save(error) => return error.to_string(),
            WorkbookError::Part { part, .. } | WorkbookError::TooLarge { part } => vec![("part", part.as_str().into())],
            WorkbookError::Make(error) => vec![("error", error.to_string().into())],
            _ => vec![],
        };
        self.say(&format!("sheet-file-{}", error.name()), values)
    }

    /// What is doubtful about a reading.
    pub fn warning(&self, warning: &Warning) -> String {
        if self.lang() == Lang::En {
            return warning.to_string();
        }
        let values: &[(&str, FluentValue<'_>)] = &match warning {
            Warning::TakenAsBlank { found, .. } => vec![("found", shown(*found))],
            Warning::AnswerLength { found, .. } => vec![("found", (*found).into())],
            _ => vec![],
        };
        self.say(&format!("warning-{}", warning.name()), values)
    }
}

/// A character as it is, or by its code where it cannot be seen.
fn shown(found: char) -> FluentValue<'static> {
    if found.is_control() { found.escape_default().to_string() } else { found.to_string() }.into()
}
