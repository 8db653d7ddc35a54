//! Texts of errors and warnings about input with puzzles.

use crate::{Texts, Value};
use numpre_formats::{ErrorKind, Rule, Warning};
use std::fmt::Debug;

/// The number of characters of a long argument that are shown: enough for a puzzle.
const SHOWN: usize = 90;

impl Texts {
    /// Returns the error for an argument that is neither a puzzle nor the name of a file.
    pub fn neither(&self, argument: &str, kind: &ErrorKind) -> String {
        self.no_such_argument("error-neither", argument, kind)
    }

    /// Returns the error for an argument that is neither a pattern nor the name of a file.
    pub fn no_pattern(&self, argument: &str, kind: &ErrorKind) -> String {
        self.no_such_argument("error-no-pattern", argument, kind)
    }

    fn no_such_argument(&self, name: &str, argument: &str, kind: &ErrorKind) -> String {
        let mut shown: String = argument.chars().take(SHOWN).collect();
        if shown.len() < argument.len() {
            shown += &self.word("cut-off");
        }
        self.say(name, &[("argument", shown.into()), ("error", self.error(kind).into())])
    }

    /// Returns the error of an input, and what was expected.
    pub fn error(&self, kind: &ErrorKind) -> String {
        let values: &[(&str, Value<'_>)] = &match kind {
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
            ErrorKind::RowLength { row, found } => {
                vec![("row", (*row).into()), ("found", (*found).into())]
            }
            ErrorKind::CandidatePlace { found, expected } => {
                vec![("found", shown(*found)), ("expected", shown(*expected))]
            }
            ErrorKind::MissingColumn { column, found } => {
                vec![("column", (*column).into()), ("found", (*found).into())]
            }
            ErrorKind::UnknownSite { host } => vec![("host", host.as_str().into())],
            ErrorKind::NoPuzzleInLink { expected } => {
                vec![("expected", expected.join(&self.word("list-or")).into())]
            }
            ErrorKind::BoardSize { rows, columns } => {
                vec![("rows", (*rows).into()), ("columns", (*columns).into())]
            }
            ErrorKind::CellValue { row, column, found }
            | ErrorKind::CandidateGroup { row, column, found }
            | ErrorKind::Field { row, column, found } => {
                vec![("row", (*row).into()), ("column", (*column).into()), ("found", shown(found))]
            }
            ErrorKind::WikiCell { found } => vec![("found", shown(found))],
            ErrorKind::OtherRules { rules } => vec![("rules", self.rules(rules).into())],
            ErrorKind::PackedTooLong { limit } | ErrorKind::TooLong { limit } => {
                vec![("limit", (*limit).into())]
            }
            ErrorKind::NotUtf8 { looks_like } => {
                vec![(
                    "like",
                    looks_like.map_or("none".to_owned(), |encoding| encoding.to_string()).into(),
                )]
            }
            ErrorKind::Binary { looks_like } => {
                vec![(
                    "like",
                    looks_like.map_or("none".to_owned(), |kind| format!("{kind:?}")).into(),
                )]
            }
            ErrorKind::Doubtful(warning) => return self.warning(warning),
            // A kind that is added later has a message without values.
            _ => vec![],
        };
        self.say(&format!("error-{}", kind.name()), values)
    }

    /// Returns the names of rules as a list.
    fn rules(&self, rules: &[Rule]) -> String {
        let name = |rule: &Rule| match rule {
            Rule::Other(name) => self.say("rule-other", &[("name", name.as_str().into())]),
            known => self.word(&format!("rule-{}", known.name())),
        };
        rules.iter().map(name).collect::<Vec<_>>().join(&self.word("list-separator"))
    }

    /// Returns the text of a warning.
    pub fn warning(&self, warning: &Warning) -> String {
        let values: &[(&str, Value<'_>)] = &match warning {
            Warning::TakenAsBlank { found, .. } => vec![("found", shown(*found))],
            Warning::AnswerLength { found, .. } => vec![("found", (*found).into())],
            _ => vec![],
        };
        self.say(&format!("warning-{}", warning.name()), values)
    }
}

/// Returns a character or text as it is, but with escape codes for invisible characters.
fn shown(found: impl Debug + ToString) -> Value<'static> {
    let written = found.to_string();
    let escaped = format!("{found:?}");
    let is_plain = |letter: char| {
        !letter.is_control() && (letter.escape_debug().count() == 1 || r#"'"\"#.contains(letter))
    };
    if written.chars().all(is_plain) { written } else { escaped[1..escaped.len() - 1].to_owned() }
        .into()
}
