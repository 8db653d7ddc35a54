//! The help in the user's language.
//!
//! The texts are messages whose names are made from the names of the options: `help-COMMAND`,
//! `help-COMMAND-OPTION`, or `help-OPTION` for an option that commands share. The code of the
//! options contains no texts.

use crate::terminal::{screen, wrap};
use clap::builder::{PossibleValue, PossibleValuesParser, Resettable, StyledStr, Styles};
use clap::{Arg, ArgAction, Command};
use numpre_text::Texts;
use std::any::TypeId;
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::PathBuf;

/// Returns the command line with its help in the language of the texts.
pub fn localized(command: Command, texts: &Texts) -> Command {
    let name = command.get_name().to_owned();
    with_help(command, &name, texts)
        .mut_subcommands(|command| {
            let name = command.get_name().to_owned();
            with_help(command, &name, texts)
        })
        .subcommand_help_heading(texts.word("help-heading-commands"))
}

/// Returns the command line with its help in the user's language, in lines that fit the screen.
pub fn displayed(command: Command, texts: &Texts) -> Command {
    let command = localized(command, texts);
    if has_blanks(texts) { command } else { folded(command) }
}

/// Returns whether the language has spaces between its words, at which clap can break lines.
fn has_blanks(texts: &Texts) -> bool {
    texts.word("help-layout") == "blanks"
}

fn with_help(mut command: Command, name: &str, texts: &Texts) -> Command {
    if let Some(about) = texts.find(&format!("help-{name}"), &[]) {
        let more = texts.find(&format!("help-{name}-more"), &[]);
        let long = more.map_or_else(|| about.clone(), |more| format!("{about}\n\n{more}"));
        command = command.about(about).long_about(long);
    }
    let (arguments, options) =
        (texts.word("help-heading-arguments"), texts.word("help-heading-options"));
    // The id of the flag is `show_help`, because `help-help` is the message of the command `help`.
    // clap would add its own `--help` and `--version` with English texts if they were not defined
    // here.
    let has_version = command.get_version().is_some();
    command = command.disable_help_flag(true).disable_version_flag(true);
    command = command.arg(
        Arg::new("show_help").long("help").short('h').action(ArgAction::Help).display_order(998),
    );
    if has_version {
        command = command.arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .display_order(999),
        );
    }
    command = command.mut_args(|argument| {
        let heading = if argument.is_positional() { &arguments } else { &options };
        described(argument, name, texts).help_heading(heading.clone())
    });
    let (style, usage) = (*Styles::default().get_usage(), texts.word("help-heading-usage"));
    // The space after the heading comes from the message of the language, and has no style.
    let (heading, blank) = usage.split_at(usage.trim_end().len());
    command.help_template(format!(
        "{{about-with-newline}}\n{style}{heading}{style:#}{blank}{{usage}}\n\n{{all-args}}"
    ))
}

fn described(argument: Arg, command: &str, texts: &Texts) -> Arg {
    let id = argument.get_id().as_str().to_owned();
    let own = texts.find(&format!("help-{command}-{id}"), &[]);
    let Some(help) = own.or_else(|| texts.find(&format!("help-{id}"), &[])) else {
        return argument;
    };
    if !argument.get_action().takes_values() {
        let long = texts.find(&format!("help-{id}-long"), &[]).unwrap_or_else(|| help.clone());
        return argument.help(help).long_help(long);
    }
    let default = match argument.get_default_values() {
        [default] => texts.say("help-default", &[("value", default.to_string_lossy().into())]),
        _ => String::new(),
    };
    let values: Vec<String> =
        argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let mut named = String::new();
    if !values.is_empty() {
        let listed = values.join(&texts.word("value-separator"));
        named = texts.say("help-values", &[("values", listed.into())]);
    }
    let meanings: Vec<Option<String>> =
        values.iter().map(|value| meaning(&id, value, texts)).collect();
    let has_meanings = meanings.iter().any(Option::is_some);
    let listed = has_meanings.then(|| list(&values, &meanings, texts));
    let long = long_help(&help, &default, &named, listed.as_deref(), has_blanks(texts));
    let short = if has_blanks(texts) { default + &named } else { named + &default };
    let argument = argument.help(help + &short).long_help(long);
    let argument = argument.hide_possible_values(true).hide_default_value(true);
    if !has_meanings {
        return argument;
    }
    // Shells show the meanings next to the values that they complete.
    let values = values.into_iter().zip(meanings).map(|(value, meaning)| match meaning {
        Some(meaning) => PossibleValue::new(value).help(meaning),
        None => PossibleValue::new(value),
    });
    argument.value_parser(PossibleValuesParser::new(values))
}

/// Returns the long help of an option. In a language with spaces the parts are separate paragraphs.
/// In another language they are one text, which is then wrapped.
fn long_help(
    help: &str,
    default: &str,
    named: &str,
    listed: Option<&str>,
    has_blanks: bool,
) -> String {
    if !has_blanks {
        return match listed {
            Some(listed) => format!("{help}{default}\n\n{listed}"),
            None => format!("{help}{default}{named}"),
        };
    }
    let named = if listed.is_some() { "" } else { named.trim_start() };
    let last = [default.trim_start(), named]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("\n");
    let parts = [help, listed.unwrap_or_default(), &last];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
}

/// Returns the values of an option one below the other, with their meanings.
fn list(values: &[String], meanings: &[Option<String>], texts: &Texts) -> String {
    let has_blanks = has_blanks(texts);
    let style = *Styles::default().get_literal();
    let widest = values.iter().map(String::len).max().unwrap_or(0);
    let line = |(value, meaning): (&String, &Option<String>)| {
        let room = if has_blanks { " ".repeat(widest - value.len()) } else { String::new() };
        let value = format!("{style}{value}{style:#}");
        let meaning = meaning.clone().unwrap_or_default();
        texts.say(
            "help-value",
            &[("value", value.into()), ("room", room.into()), ("meaning", meaning.into())],
        )
    };
    let lines: Vec<String> = values.iter().zip(meanings).map(line).collect();
    format!("{}\n{}", texts.word("help-heading-values"), lines.join("\n"))
}

/// Returns the meaning of a value of an option. A language without a message has the name that it
/// gives itself.
fn meaning(id: &str, value: &str, texts: &Texts) -> Option<String> {
    let own = || {
        let language = crate::language::find(value).filter(|_| id == "lang")?;
        Texts::new(&language).find("language-name", &[])
    };
    texts.find(&format!("value-{id}-{value}"), &[]).or_else(own)
}

/// Returns whether the value of an option is a file name or any text.
pub fn takes_a_name(argument: &Arg) -> bool {
    let value = argument.get_value_parser().type_id();
    [TypeId::of::<PathBuf>(), TypeId::of::<OsString>(), TypeId::of::<String>()]
        .iter()
        .any(|name| value == *name)
}

/// The indent of an option's help if it is on the line below the option, in columns.
const INDENT: usize = 10;

/// Returns the command and its subcommands with their help wrapped to the screen. The help of an
/// option is on the line below the option.
pub fn folded(command: Command) -> Command {
    let width = screen::width(io::stdout().is_terminal()).saturating_sub(INDENT);
    let fold = |help: Option<&StyledStr>| {
        Resettable::from(help.map(|help| StyledStr::from(wrap::folded(&help.to_string(), width))))
    };
    let (about, long_about) = (fold(command.get_about()), fold(command.get_long_about()));
    command
        .next_line_help(true)
        .about(about)
        .long_about(long_about)
        .mut_args(|argument| {
            let (help, long_help) = (fold(argument.get_help()), fold(argument.get_long_help()));
            argument.help(help).long_help(long_help)
        })
        .mut_subcommands(folded)
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre_text::Language;

    /// Checks that every command and option has a message in every language, and that the code
    /// contains no text.
    #[test]
    fn all_help_is_in_messages() {
        let command = crate::commands::command();
        for language in Language::built_in() {
            let texts = Texts::new(&language);
            for part in std::iter::once(&command).chain(command.get_subcommands()) {
                let name = part.get_name();
                assert!(part.get_about().is_none(), "{name}");
                assert!(texts.find(&format!("help-{name}"), &[]).is_some(), "help-{name}");
                for argument in part.get_arguments() {
                    let id = argument.get_id();
                    assert!(argument.get_help().is_none(), "{name} {id}");
                    let names = [format!("help-{name}-{id}"), format!("help-{id}")];
                    assert!(names.iter().any(|name| texts.find(name, &[]).is_some()), "{names:?}");
                    for value in argument.get_possible_values() {
                        assert!(
                            value.get_help().is_none() || name == "completions",
                            "{id} {}",
                            value.get_name()
                        );
                    }
                }
            }
            for (id, values) in [
                ("output", &["grid", "line", "json", "csv", "xlsx"][..]),
                ("color", &["auto", "always", "never"]),
                ("level", &["where", "what", "full"]),
                ("lang", &["en", "ja"]),
            ] {
                for value in values {
                    assert!(meaning(id, value, &texts).is_some(), "value-{id}-{value}");
                }
            }
            localized(command.clone(), &texts).debug_assert();
        }
    }
}
