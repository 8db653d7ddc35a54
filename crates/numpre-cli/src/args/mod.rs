//! The options, and how they are read.

mod global;
mod help;
mod mistake;
mod series;
mod shared;
mod span;

pub use global::{ColorChoice, Global, OutputKind};
pub use help::localized;
pub use series::{Series, goes_on, seed_or_chance};
pub use shared::{Engines, Inputs, engine};
pub use span::span;

use crate::commands;
use crate::lang::{Lang, Texts};
use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use std::ffi::OsString;

/// The whole command line, with English help.
pub fn command() -> Command {
    let command = Command::new("numpre")
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .max_term_width(100);
    Global::augment_args(command)
        .about("Solve, check, rate, explain, make and convert Number Place (Sudoku) problems, one or millions")
        .subcommands(commands::ALL.iter().map(|row| (row.options)(Command::new(row.name))))
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

/// Reads the command line.
///
/// # Errors
/// The text to print instead of doing anything: help where it was asked for, or what is wrong, in the user's language.
pub fn parse(arguments: &[OsString]) -> Result<Parsed, clap::Error> {
    let read = |matches: ArgMatches| {
        let global = Global::from_arg_matches(matches.subcommand().map_or(&matches, |(_, matches)| matches))?;
        let (name, matches) = matches.subcommand().ok_or_else(|| clap::Error::new(ErrorKind::MissingSubcommand))?;
        let row = commands::ALL.iter().find(|row| row.name == name);
        let row = row.ok_or_else(|| clap::Error::new(ErrorKind::InvalidSubcommand))?;
        Ok(Parsed { row, global, matches: matches.clone() })
    };
    command().try_get_matches_from(arguments).and_then(read).map_err(|error| in_language(error, arguments))
}

/// The same error, or help, in the language that the arguments or the environment ask for.
fn in_language(error: clap::Error, arguments: &[OsString]) -> clap::Error {
    let texts = Texts::new(wanted_language(arguments));
    match (texts.lang(), error.kind()) {
        (Lang::En, _) => error,
        (Lang::Ja, ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand) => {
            localized(command(), &texts).try_get_matches_from(arguments).err().unwrap_or(error)
        }
        (Lang::Ja, _) => mistake::retold(error, &texts),
    }
}

/// `--lang`, looked for by hand since the command line as a whole could not be read, else the environment's.
fn wanted_language(arguments: &[OsString]) -> Lang {
    let written: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let after = |place: usize| written.get(place + 1).copied();
    let asked = written.iter().enumerate().find_map(|(place, argument)| match argument.strip_prefix("--lang") {
        Some("") => after(place),
        Some(rest) => rest.strip_prefix('='),
        None => None,
    });
    match asked {
        Some("ja") => Lang::Ja,
        Some("en") => Lang::En,
        _ => Lang::of_environment(),
    }
}
