//! Help in another language than English.
//!
//! English help is the documentation of the options themselves. Another language's texts are named after them:
//! `help-COMMAND`, `help-COMMAND-OPTION`, or `help-OPTION` where commands share an option.

use super::folded::folded;
use crate::language;
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgAction, Command};
use numpre_text::Texts;
use std::any::TypeId;
use std::ffi::OsString;
use std::path::PathBuf;

/// The command line with its help in the language of the texts.
pub fn localized(command: Command, texts: &Texts) -> Command {
    if texts.language().code() == "en" {
        let value = |code: &str| PossibleValue::new(code.to_owned()).help(texts.word(&format!("value-lang-{code}")));
        let values: Vec<_> = language::all().iter().map(|language| value(language.code())).collect();
        return command.mut_arg("lang", |argument| argument.value_parser(PossibleValuesParser::new(values)));
    }
    let name = command.get_name().to_owned();
    retold(command, &name, texts)
        .mut_subcommands(|command| {
            let name = command.get_name().to_owned();
            retold(command, &name, texts)
        })
        .subcommand_help_heading(texts.word("help-heading-commands"))
}

/// A command line with its help in the language of the texts that fits the screen.
pub fn displayed(command: Command, texts: &Texts) -> Command {
    let command = localized(command, texts);
    if texts.language().code() == "en" { command } else { folded(command) }
}

fn retold(mut command: Command, name: &str, texts: &Texts) -> Command {
    if let Some(about) = texts.find(&format!("help-{name}"), &[]) {
        let more = texts.find(&format!("help-{name}-more"), &[]);
        let long = more.map_or_else(|| about.clone(), |more| format!("{about}\n\n{more}"));
        command = command.about(about).long_about(long);
    }
    let (arguments, options) = (texts.word("help-heading-arguments"), texts.word("help-heading-options"));
    // clap adds its own --help and --version, in English, unless they are there already.
    let has_version = command.get_version().is_some();
    command = command.disable_help_flag(true).disable_version_flag(true);
    command = command.arg(Arg::new("help").long("help").short('h').action(ArgAction::Help).display_order(998));
    if has_version {
        command =
            command.arg(Arg::new("version").long("version").short('V').action(ArgAction::Version).display_order(999));
    }
    command = command.mut_args(|argument| {
        let heading = if argument.is_positional() { &arguments } else { &options };
        described(argument, name, texts).help_heading(heading.clone())
    });
    let usage = texts.word("help-heading-usage");
    command.help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}"))
}

fn described(argument: Arg, command: &str, texts: &Texts) -> Arg {
    let id = argument.get_id().as_str().to_owned();
    let own = texts.find(&format!("help-{command}-{id}"), &[]);
    let Some(help) = own.or_else(|| texts.find(&format!("help-{id}"), &[])) else { return argument };
    if !argument.get_action().takes_values() {
        return argument.help(help);
    }
    let default = match argument.get_default_values() {
        [default] => texts.say("help-default", &[("value", default.to_string_lossy().into())]),
        _ => String::new(),
    };
    let values = argument.get_possible_values();
    let names: Vec<String> = values.iter().map(|value| value.get_name().to_owned()).collect();
    let mut named = String::new();
    if !names.is_empty() {
        named = texts.say("help-values", &[("values", names.join(", ").into())]);
    }
    let mut long = format!("{help}{default}");
    let meanings: Vec<String> = names.iter().filter_map(|name| meaning(&id, name, texts)).collect();
    match &*meanings {
        [] => long += &named,
        meanings => long += &format!("\n\n{}\n{}", texts.word("help-heading-values"), meanings.join("\n")),
    }
    argument.help(help + &named + &default).long_help(long).hide_possible_values(true).hide_default_value(true)
}

/// A value of an option, and what it means.
fn meaning(id: &str, value: &str, texts: &Texts) -> Option<String> {
    let meaning = texts.find(&format!("value-{id}-{value}"), &[])?;
    Some(format!("- {value}: {meaning}"))
}

/// Whether an option takes the name of a file, or any text.
pub fn takes_a_name(argument: &Arg) -> bool {
    let value = argument.get_value_parser().type_id();
    [TypeId::of::<PathBuf>(), TypeId::of::<OsString>(), TypeId::of::<String>()].iter().any(|name| value == *name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use numpre_text::Language;

    /// Every command and option has its Japanese text.
    #[test]
    fn nothing_is_left_in_english() {
        let texts = Texts::new(&Language::find("ja").unwrap());
        let command = crate::commands::command();
        for part in std::iter::once(&command).chain(command.get_subcommands()) {
            let name = part.get_name();
            assert!(texts.find(&format!("help-{name}"), &[]).is_some(), "help-{name}");
            for argument in part.get_arguments() {
                let id = argument.get_id();
                let found = [format!("help-{name}-{id}"), format!("help-{id}")]
                    .iter()
                    .any(|name| texts.find(name, &[]).is_some());
                assert!(found, "help-{name}-{id} or help-{id}");
                let values = argument.get_possible_values();
                for value in values.iter().filter(|value| value.get_help().is_some()) {
                    let value = value.get_name();
                    assert!(meaning(id.as_str(), value, &texts).is_some(), "value-{id}-{value}");
                }
            }
        }
        localized(command, &texts).debug_assert();
    }
}
