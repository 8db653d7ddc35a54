//! The messages about mistakes in the command line, in the user's language: what is wrong, and what
//! was expected.

use super::dashed::MARK;
use super::help::takes_a_name;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use numpre_text::{Expected, Texts};
use std::error::Error as _;
use std::ffi::OsString;

/// Returns the message about a mistake: what is wrong, and how to get help.
pub fn message(error: &Error, command: &Command, arguments: &[OsString], texts: &Texts) -> String {
    let place = Place::new(command, arguments);
    let mut text = wrong(error, &place, texts);
    for kind in
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
    {
        let suggested = match suggestion(&context(error, ContextKind::InvalidSubcommand)) {
            Some(synonym) if kind == ContextKind::SuggestedSubcommand => synonym.to_owned(),
            _ => context(error, kind),
        };
        if !suggested.is_empty() {
            text += &texts.say("mistake-suggestion", &[("suggestion", suggested.into())]);
        }
    }
    let help = place.help();
    if text.contains(&help) {
        return text;
    }
    text + "\n" + &texts.say("mistake-see-help", &[("help", help.into())])
}

/// The misuses of options that clap accepts, by the ids of the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misuse {
    /// The command does not use this option.
    Unused(&'static str),
    /// The first option has a meaning only together with the second.
    Needs(&'static str, &'static str),
}

/// Returns the message about a misused option: what is wrong, and how to get help.
pub fn misused(misuse: &Misuse, command: &str, texts: &Texts) -> String {
    let option = |id: &str| format!("--{}", id.replace('_', "-"));
    let help =
        texts.say("mistake-see-help", &[("help", format!("numpre {command} --help").into())]);
    let text = match *misuse {
        Misuse::Unused(id) => {
            let values =
                [("command", format!("numpre {command}").into()), ("argument", option(id).into())];
            texts.say("mistake-unused", &values)
        }
        Misuse::Needs(id, needed) => texts.say(
            "mistake-needs",
            &[("argument", option(id).into()), ("other", option(needed).into())],
        ),
    };
    format!("{text}\n{help}")
}

/// The place of a mistake: the subcommand and its arguments.
struct Place<'a> {
    all: &'a Command,
    /// The subcommand, if there is one.
    sub: Option<&'a Command>,
    arguments: &'a [OsString],
}

impl<'a> Place<'a> {
    fn new(command: &'a Command, arguments: &'a [OsString]) -> Place<'a> {
        let sub = arguments.iter().skip(1).find_map(|argument| command.find_subcommand(argument));
        Place { all: command, sub, arguments }
    }

    /// Returns the command that prints the help.
    fn help(&self) -> String {
        match self.sub {
            Some(sub) => format!("numpre {} --help", sub.get_name()),
            None => "numpre --help".to_owned(),
        }
    }

    fn commands(&self, texts: &Texts) -> String {
        listed(self.all.get_subcommands().map(|command| command.get_name().to_owned()), texts)
    }

    /// Returns the option or argument that clap shows as `name`, such as `--rank <R|R..S>`, `-n
    /// <N>` or `<SHELL>`.
    fn argument(&self, name: &str) -> Option<&'a Arg> {
        let is_it = |argument: &&Arg| match name.split_whitespace().next().unwrap_or_default() {
            word if word.starts_with("--") => argument.get_long() == word[2..].split('=').next(),
            word if word.starts_with('-') => argument.get_short() == word.chars().nth(1),
            word => {
                argument.is_positional()
                    && argument.get_id().as_str().eq_ignore_ascii_case(bare(word))
            }
        };
        let own = self.sub.into_iter().flat_map(Command::get_arguments);
        own.chain(self.all.get_arguments()).find(is_it)
    }

    /// Returns the message that says which values this option accepts.
    fn expected(&self, error: &Error, name: &str, texts: &Texts) -> String {
        if let Some(expected) = expected(error) {
            return texts.expected(&expected);
        }
        let argument = self.argument(name);
        let values = argument.map(Arg::get_possible_values).unwrap_or_default();
        if !values.is_empty() {
            let values = listed(values.iter().map(|value| value.get_name().to_owned()), texts);
            return texts.say("expected-one-of", &[("values", values.into())]);
        }
        if argument.is_some_and(takes_a_name) {
            return texts.word("expected-file");
        }
        // The value is missing at the end of the line. This reads the line with an empty value,
        // because the resulting error says which value was expected.
        let line = self.arguments.iter().cloned().chain([OsString::new()]);
        let found =
            self.all.clone().try_get_matches_from(line).err().and_then(|error| expected(&error));
        found.map_or_else(|| texts.word("expected-value"), |expected| texts.expected(&expected))
    }
}

fn wrong(error: &Error, place: &Place<'_>, texts: &Texts) -> String {
    let argument = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
    let named = |name: &str| bare(name.split_whitespace().next().unwrap_or_default()).to_owned();
    match error.kind() {
        ErrorKind::UnknownArgument if argument.starts_with('-') => texts.say(
            "mistake-unknown-option",
            &[("argument", argument.into()), ("help", place.help().into())],
        ),
        ErrorKind::UnknownArgument => {
            texts.say("mistake-unexpected", &[("argument", argument.into())])
        }
        ErrorKind::InvalidSubcommand => {
            let name = context(error, ContextKind::InvalidSubcommand);
            texts.say(
                "mistake-invalid-subcommand",
                &[("name", name.into()), ("commands", place.commands(texts).into())],
            )
        }
        ErrorKind::MissingSubcommand => {
            texts.say("mistake-missing-subcommand", &[("commands", place.commands(texts).into())])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let expected = place.expected(error, &argument, texts);
            let name =
                if value.is_empty() { "mistake-missing-value" } else { "mistake-invalid-value" };
            let values = [
                ("argument", named(&argument).into()),
                ("value", value.into()),
                ("expected", expected.into()),
            ];
            texts.say(name, &values)
        }
        ErrorKind::MissingRequiredArgument => {
            let first = match error.get(ContextKind::InvalidArg) {
                Some(ContextValue::Strings(names)) => names.first().cloned().unwrap_or_default(),
                _ => argument,
            };
            let expected = place.expected(error, &first, texts);
            texts.say(
                "mistake-missing-argument",
                &[("argument", named(&first).into()), ("expected", expected.into())],
            )
        }
        ErrorKind::ArgumentConflict => {
            let other = context(error, ContextKind::PriorArg);
            texts.say(
                "mistake-conflict",
                &[("argument", named(&argument).into()), ("other", named(&other).into())],
            )
        }
        ErrorKind::TooManyValues | ErrorKind::WrongNumberOfValues | ErrorKind::TooFewValues => {
            texts.say(
                "mistake-number-of-values",
                &[("argument", named(&argument).into()), ("value", value.into())],
            )
        }
        ErrorKind::InvalidUtf8 => texts.word("mistake-not-utf8"),
        _ => texts.say("mistake-other", &[("help", place.help().into())]),
    }
}

/// Returns what the function that reads a value expected.
fn expected(error: &Error) -> Option<Expected> {
    error.source()?.downcast_ref().copied()
}

/// Returns `SHELL` for `<SHELL>` and `[SHELL]...`.
fn bare(name: &str) -> &str {
    name.trim_end_matches('.').trim_matches(['<', '>', '[', ']'])
}

fn listed(names: impl Iterator<Item = String>, texts: &Texts) -> String {
    names.collect::<Vec<_>>().join(&texts.word("value-separator"))
}

/// Returns the part of this kind of an error, or an empty text.
fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.trim_start_matches(MARK).to_owned(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

/// Other names of commands, which mean exactly the same. These names work.
pub const ALIASES: [(&str, &[&str]); 2] =
    [("generate", &["create", "new", "make"]), ("rate", &["rank", "grade"])];

/// Words with nearly the meaning of a command, or of a command with an option. The message suggests
/// the command, but the words do not work.
const SUGGESTIONS: [(&str, &[&str]); 13] = [
    ("solve", &["answer", "solution", "run"]),
    ("check", &["test", "unique", "validate"]),
    ("check --limit N", &["count"]),
    ("rate", &["difficulty", "level"]),
    ("explain", &["step", "steps", "why"]),
    ("hint", &["next", "tip"]),
    ("draw", &["print", "paint", "picture", "image", "svg"]),
    ("generate", &["random"]),
    ("convert --to", &["export", "format", "transform", "translate"]),
    ("convert --shuffle", &["shuffle", "scramble"]),
    ("convert --canonical", &["canonical", "normalise", "normalize"]),
    ("bench", &["benchmark", "speed", "time"]),
    ("serve", &["play", "web", "server", "gui"]),
];

/// Returns the command, perhaps with an option, that the user may have meant with this word.
fn suggestion(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    SUGGESTIONS
        .into_iter()
        .find(|(_, words)| words.contains(&word.as_str()))
        .map(|(command, _)| command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_word_leads_to_one_command_that_exists() {
        let command = crate::commands::command();
        let names: HashSet<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
        let mut seen = HashSet::new();
        for (suggested, words) in ALIASES.into_iter().chain(SUGGESTIONS) {
            let (name, option) = suggested.split_once(" --").unwrap_or((suggested, ""));
            let found = command.find_subcommand(name).unwrap_or_else(|| panic!("{name}"));
            let option = option.split(' ').next().filter(|option| !option.is_empty());
            let has_option = option
                .is_none_or(|it| found.get_arguments().any(|known| known.get_long() == Some(it)));
            assert!(has_option, "{suggested}");
            for word in words {
                assert!(!names.contains(word) && seen.insert(word), "{word}");
            }
        }
    }
}
