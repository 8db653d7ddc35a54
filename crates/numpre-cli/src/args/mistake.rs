//! Mistakes in the command line, told in another language than clap's.

use crate::lang::Texts;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// The same error with its text in the language of the texts; as it is where they have none for its kind.
pub fn retold(error: Error, texts: &Texts) -> Error {
    let name = match error.kind() {
        ErrorKind::UnknownArgument => "mistake-unknown-argument",
        ErrorKind::InvalidSubcommand => "mistake-invalid-subcommand",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation
            if context(&error, ContextKind::InvalidValue).is_empty() =>
        {
            "mistake-missing-value"
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "mistake-invalid-value",
        ErrorKind::MissingRequiredArgument => "mistake-missing-argument",
        ErrorKind::ArgumentConflict => "mistake-conflict",
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            "mistake-number-of-values"
        }
        ErrorKind::MissingSubcommand => "mistake-missing-subcommand",
        _ => return error,
    };
    let mut text = texts.say(
        name,
        &[
            ("argument", context(&error, ContextKind::InvalidArg).into()),
            ("other", context(&error, ContextKind::PriorArg).into()),
            ("value", context(&error, ContextKind::InvalidValue).into()),
            ("subcommand", context(&error, ContextKind::InvalidSubcommand).into()),
        ],
    );
    let valid = context(&error, ContextKind::ValidValue);
    if !valid.is_empty() {
        text += &texts.say("mistake-valid-values", &[("values", valid.into())]);
    }
    for kind in [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue] {
        let suggested = context(&error, kind);
        if !suggested.is_empty() {
            text += &texts.say("mistake-suggestion", &[("suggestion", suggested.into())]);
        }
    }
    text += &texts.word("mistake-see-help");
    Error::raw(error.kind(), text + "\n")
}

/// What the error has to say of this kind, or nothing.
fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}
