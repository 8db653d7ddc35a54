//! Help in another language than English.
//!
//! English help is the documentation of the options themselves. Another language's texts are named after them:
//! `help-COMMAND`, `help-COMMAND-OPTION`, or `help-OPTION` where commands share an option.

use crate::lang::{Lang, Texts};
use clap::{Arg, ArgAction, Command};

/// The command line with its help in the language of the texts.
pub fn localized(command: Command, texts: &Texts) -> Command {
    if texts.lang() == Lang::En {
        return command;
    }
    let name = command.get_name().to_owned();
    retold(command, &name, texts)
        .mut_subcommands(|command| {
            let name = command.get_name().to_owned();
            retold(command, &name, texts)
        })
        .subcommand_help_heading(texts.word("help-heading-commands"))
}

fn retold(mut command: Command, name: &str, texts: &Texts) -> Command {
    if let Some(about) = texts.find(&format!("help-{name}"), &[]) {
        command = command.about(about);
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
    let id = argument.get_id().as_str();
    let own = texts.find(&format!("help-{command}-{id}"), &[]);
    let Some(mut help) = own.or_else(|| texts.find(&format!("help-{id}"), &[])) else { return argument };
    if !argument.get_action().takes_values() {
        return argument.help(help);
    }
    let values: Vec<String> = argument.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if !values.is_empty() {
        help += &texts.say("help-values", &[("values", values.join(", ").into())]);
    }
    if let [default] = argument.get_default_values() {
        help += &texts.say("help-default", &[("value", default.to_string_lossy().into())]);
    }
    argument.help(help).hide_possible_values(true).hide_default_value(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every command and option has its Japanese text.
    #[test]
    fn nothing_is_left_in_english() {
        let texts = Texts::new(Lang::Ja);
        let command = crate::args::command();
        for part in std::iter::once(&command).chain(command.get_subcommands()) {
            let name = part.get_name();
            assert!(texts.find(&format!("help-{name}"), &[]).is_some(), "help-{name}");
            for argument in part.get_arguments() {
                let id = argument.get_id();
                let found = [format!("help-{name}-{id}"), format!("help-{id}")]
                    .iter()
                    .any(|name| texts.find(name, &[]).is_some());
                assert!(found, "help-{name}-{id} or help-{id}");
            }
        }
        localized(command, &texts).debug_assert();
    }
}
