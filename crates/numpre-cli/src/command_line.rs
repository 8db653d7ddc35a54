//! The command line, read: options, or why nothing is done.

use crate::args::{Global, displayed, matches, told};
use crate::{commands, language};
use clap::error::ErrorKind;
use clap::{ArgMatches, FromArgMatches};
use numpre_text::{Language, Texts};
use std::ffi::OsString;

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
    matches(commands::command, arguments).and_then(read).map_err(|error| stop(error, arguments))
}

/// What the error comes to, in the language that the arguments or the environment ask for.
fn stop(error: clap::Error, arguments: &[OsString]) -> Stop {
    let texts = Texts::new(&wanted_language(arguments));
    match error.kind() {
        ErrorKind::DisplayVersion => Stop::Shown(error),
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Stop::Shown(displayed(commands::command(), &texts).try_get_matches_from(arguments).err().unwrap_or(error))
        }
        _ => {
            let mut command = commands::command();
            command.build();
            Stop::Mistake(told(&error, &command, arguments, &texts))
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
