//! The options, and how they are read.

mod dashed;
mod folded;
mod global;
mod help;
mod length;
mod mistake;
mod number;
mod series;
mod shared;
mod span;

pub use global::{ColorChoice, Global, OutputKind};
pub use help::localized;
pub use length::length;
pub use number::{at_least_one, seconds, whole};
pub use series::{Series, goes_on, seed_or_chance};
pub use shared::{Engines, Inputs, engine};
pub use span::span;

use crate::{commands, language};
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use numpre_text::{Language, Texts};
use std::ffi::OsString;

/// The whole command line, with English help.
pub fn command() -> Command {
    let command = Command::new("numpre")
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        // The last of several counts: an alias may bring options of its own.
        .args_override_self(true)
        .max_term_width(100);
    let subcommand = |row: &commands::Row| (row.options)(Command::new(row.name)).mut_args(with_negative);
    Global::augment_args(command)
        .mut_args(with_negative)
        .about("Solve, check, rate, explain, make and convert Number Place (Sudoku) problems, one or millions")
        .subcommands(commands::ALL.iter().map(subcommand))
}

/// What stands behind an option is its value, even `-1`, so that it is told what was expected there; but no file is meant by `--lang`.
fn with_negative(argument: Arg) -> Arg {
    let takes_any = argument.get_action().takes_values() && !argument.is_positional() && !help::takes_a_name(&argument);
    if takes_any { argument.allow_hyphen_values(true) } else { argument }
}

/// The whole command line, with help in the language of the texts that fits the screen.
pub fn displayed(texts: &Texts) -> Command {
    let command = localized(command(), texts);
    if texts.language().code() == "en" { command } else { folded::folded(command) }
}

/// A command line, read.
pub struct Parsed {
    /// The subcommand.
    pub row: &'static commands::Row,
    /// What stands before and after it for all.
    pub global: Global,
    /// Its own options.
    pub matches: ArgMatches,
}

/// Why nothing is done.
pub enum Stop {
    /// Help, or the version, was asked for: this is it.
    Shown(clap::Error),
    /// This is wrong, in the user's language.
    Mistake(String),
}

/// Reads the command line.
///
/// # Errors
/// What there is to say instead of doing anything.
pub fn parse(arguments: &[OsString]) -> Result<Parsed, Stop> {
    let read = |matches: ArgMatches| {
        let global = Global::from_arg_matches(matches.subcommand().map_or(&matches, |(_, matches)| matches))?;
        let (name, matches) = matches.subcommand().ok_or_else(|| clap::Error::new(ErrorKind::MissingSubcommand))?;
        let row = commands::ALL.iter().find(|row| row.name == name);
        let row = row.ok_or_else(|| clap::Error::new(ErrorKind::InvalidSubcommand))?;
        Ok(Parsed { row, global, matches: matches.clone() })
    };
    dashed::matches(command, arguments).and_then(read).map_err(|error| stop(error, arguments))
}

/// What the error comes to, in the language that the arguments or the environment ask for.
fn stop(error: clap::Error, arguments: &[OsString]) -> Stop {
    let texts = Texts::new(&wanted_language(arguments));
    match error.kind() {
        ErrorKind::DisplayVersion => Stop::Shown(error),
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Stop::Shown(displayed(&texts).try_get_matches_from(arguments).err().unwrap_or(error))
        }
        _ => {
            let mut command = command();
            command.build();
            Stop::Mistake(mistake::told(&error, &command, arguments, &texts))
        }
    }
}

/// `--lang`, looked for by hand since the command line as a whole could not be read, else the environment's.
fn wanted_language(arguments: &[OsString]) -> Language {
    let written: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let after = |place: usize| written.get(place + 1).copied();
    let asked = written.iter().enumerate().filter_map(|(place, argument)| match argument.strip_prefix("--lang")? {
        "" => after(place),
        rest => rest.strip_prefix('='),
    });
    // The last that is one.
    asked.filter_map(language::find).next_back().unwrap_or_else(language::of_environment)
}

#[cfg(test)]
mod tests;
