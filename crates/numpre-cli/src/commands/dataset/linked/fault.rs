//! The messages for the errors that end an action on a data set.

use crate::exit::Failure;
use crate::run::{Session, cannot_write};
use numpre_dataset::{ConfigError, ConfigErrorKind, DatasetError, Doing, Expected};
use numpre_text::Texts;
use std::path::Path;

/// Returns the failure with the message for an error. `about` is the file or folder on the command
/// line, for errors that do not name one.
pub(super) fn failure(error: &DatasetError, about: &Path, session: &Session) -> Failure {
    Failure::Message(message(error, about, &session.texts))
}

fn shown(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

fn message(error: &DatasetError, about: &Path, texts: &Texts) -> String {
    match error {
        DatasetError::Config(error) => config(error, about, texts),
        DatasetError::File { path, doing: Doing::Writing, source } => {
            cannot_write(texts, Some(&shown(path)), source)
        }
        DatasetError::File { path, source, .. } => {
            let values = [("name", shown(path).into()), ("error", texts.io_error(source).into())];
            texts.say("dataset-cannot-read", &values)
        }
        DatasetError::Unreadable { path, source } => {
            let text = texts.error(&source.kind);
            format!("{}:{}:{}: {text}", shown(path), source.line, source.column)
        }
        DatasetError::BadTable { path, reason } => {
            let values = [("name", shown(path).into()), ("reason", reason.as_str().into())];
            texts.say("dataset-bad-table", &values)
        }
        DatasetError::OtherBytes { path, expected, found } => {
            let values = [
                ("name", shown(path).into()),
                ("expected", expected.as_str().into()),
                ("found", found.as_str().into()),
            ];
            texts.say("dataset-other-bytes", &values)
        }
        DatasetError::Refused { part, refusal } => {
            let values =
                [("part", part.as_str().into()), ("reason", texts.refusal(refusal).into())];
            texts.say("dataset-refused", &values)
        }
        DatasetError::Exhausted(exhausted) => {
            let values = [
                ("part", exhausted.part.as_str().into()),
                ("split", exhausted.split.as_str().into()),
                ("wanted", exhausted.wanted.into()),
                ("found", exhausted.found.into()),
                ("all", exhausted.in_all.into()),
                ("tried", exhausted.tried.into()),
            ];
            texts.say("dataset-exhausted", &values)
        }
        DatasetError::Occupied { folder } => {
            texts.say("dataset-occupied", &[("name", shown(folder).into())])
        }
        DatasetError::OtherPlan { folder } => {
            texts.say("dataset-other-plan", &[("name", shown(folder).into())])
        }
        DatasetError::Damaged { path, line, .. } => {
            let place = if *line == 0 { shown(path) } else { format!("{}:{line}", shown(path)) };
            texts.say("dataset-damaged", &[("place", place.into())])
        }
        // The command makes a shard before it reads it, so a missing one was removed since.
        DatasetError::TooEarly { path, .. } => {
            texts.say("dataset-damaged", &[("place", shown(path).into())])
        }
        DatasetError::NoParquet => texts.word("dataset-no-parquet"),
        DatasetError::NoShards { count } => {
            texts.say("dataset-no-shards", &[("last", count.saturating_sub(1).into())])
        }
        // `Cancelled`, or an error that numpre-dataset added and that has no translation yet.
        _ => error.to_string(),
    }
}

/// Returns the message for an error in a configuration, beginning with its place.
fn config(error: &ConfigError, about: &Path, texts: &Texts) -> String {
    let text = match &error.kind {
        ConfigErrorKind::Syntax { message } => {
            texts.say("config-syntax", &[("message", message.as_str().into())])
        }
        ConfigErrorKind::UnknownKey { key, nearest } => {
            let values = [("key", key.as_str().into()), ("nearest", (*nearest).into())];
            texts.say("config-unknown-key", &values)
        }
        ConfigErrorKind::UnknownSplit { key, nearest } => {
            let values = [("key", key.as_str().into()), ("nearest", nearest.as_str().into())];
            texts.say("config-unknown-split", &values)
        }
        ConfigErrorKind::MissingKey { key } => {
            texts.say("config-missing-key", &[("key", (*key).into())])
        }
        ConfigErrorKind::Value { key, found, expected: wanted } => {
            let values = [
                ("key", key.as_str().into()),
                ("found", found.as_str().into()),
                ("expected", expected(wanted, texts).into()),
            ];
            texts.say("config-value", &values)
        }
    };
    format!("{}:{}:{}: {text}", shown(about), error.line, error.column)
}

/// Returns the words for the values that a key may have.
fn expected(expected: &Expected, texts: &Texts) -> String {
    let numbers = |name, least: u64, most: u64| {
        // Passed as texts, because a number would get thousands separators, which a configuration
        // must not have.
        let values = [("least", least.to_string().into()), ("most", most.to_string().into())];
        texts.say(name, &values)
    };
    let listed = |name, names: &[&str]| {
        let names = names.join(&texts.word("value-separator"));
        texts.say(name, &[("names", names.into())])
    };
    match expected {
        Expected::Text => texts.word("config-expected-text"),
        Expected::Name => texts.word("config-expected-name"),
        Expected::Whole { least, most } => numbers("config-expected-whole", *least, *most),
        Expected::Flag => texts.word("config-expected-flag"),
        Expected::Share => texts.word("config-expected-share"),
        Expected::SumOfOne => texts.word("config-expected-sum"),
        Expected::Range { least, most } => numbers("config-expected-range", *least, *most),
        Expected::OneOf(names) => listed("config-expected-one-of", names),
        Expected::ListOf(names) => listed("config-expected-list-of", names),
        Expected::List => texts.word("config-expected-list"),
        Expected::Table => texts.word("config-expected-table"),
        Expected::Files => texts.word("config-expected-files"),
        Expected::Sha256 => texts.word("config-expected-sha256"),
        Expected::Pattern => texts.word("config-expected-pattern"),
        Expected::Template { keys } => {
            texts.say("config-expected-template", &[("keys", keys.as_str().into())])
        }
        Expected::InEachOnly => texts.word("config-expected-in-each"),
        Expected::OtherName => texts.word("config-expected-other-name"),
        Expected::ShareForCount => texts.word("config-expected-no-count"),
        Expected::RequestOrFiles => texts.word("config-expected-one-origin"),
        Expected::Compression => texts.word("config-expected-compression"),
        Expected::ParquetForSteps => texts.word("config-expected-parquet"),
    }
}
