//! The command line, read: options, or why nothing is done.

use crate::args::{Global, Misuse, as_typed, displayed, matches, misused, told};
use crate::input::is_input;
use crate::{commands, language};
use clap::ArgMatches;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use numpre_text::{Language, Texts};
use std::ffi::{OsStr, OsString};

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
    let parsed = read_or_solve(arguments)?;
    match misuse(&parsed) {
        None => Ok(parsed),
        Some(misuse) => {
            let texts = Texts::new(&parsed.global.lang.unwrap_or_else(language::of_environment));
            Err(Stop::Mistake(misused(&misuse, parsed.row.name, &texts)))
        }
    }
}

/// Reads the command line. Without a command, puzzles and files are for `solve`.
fn read_or_solve(arguments: &[OsString]) -> Result<Parsed, Stop> {
    let error = match read(arguments) {
        Ok(parsed) => return Ok(parsed),
        Err(error) => error,
    };
    let word = match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(word)) => as_typed(word),
        _ => "",
    };
    if word == "version" {
        let asked = [OsString::from("numpre"), OsString::from("--version")];
        return read(&asked).map_err(|error| stop(error, &asked));
    }
    if matches!(error.kind(), ErrorKind::InvalidSubcommand | ErrorKind::UnknownArgument)
        && !has_command(arguments)
    {
        let completed = with_solve(arguments);
        match read(&completed) {
            Ok(parsed) if first_input(&parsed).is_some_and(is_input) => return Ok(parsed),
            Err(error) if is_input(OsStr::new(word)) => return Err(stop(error, &completed)),
            _ => {}
        }
    }
    Err(stop(error, arguments))
}

fn read(arguments: &[OsString]) -> Result<Parsed, clap::Error> {
    let matches = matches(commands::command, arguments)?;
    let global = Global::read(matches.subcommand().map_or(&matches, |(_, matches)| matches))?;
    let (name, matches) =
        matches.subcommand().ok_or_else(|| clap::Error::new(ErrorKind::MissingSubcommand))?;
    let row = commands::ALL.iter().find(|row| row.name == name);
    let row = row.ok_or_else(|| clap::Error::new(ErrorKind::InvalidSubcommand))?;
    Ok(Parsed { row, global, matches: matches.clone() })
}

/// Returns whether any argument is the name of a command.
fn has_command(arguments: &[OsString]) -> bool {
    let command = commands::command();
    arguments.iter().skip(1).any(|argument| command.find_subcommand(argument).is_some())
}

/// `numpre puzzles.txt` as `numpre solve puzzles.txt`.
fn with_solve(arguments: &[OsString]) -> Vec<OsString> {
    let mut completed = arguments.to_vec();
    completed.insert(1.min(completed.len()), "solve".into());
    completed
}

/// The first puzzle, file or folder that `solve` is to read.
fn first_input(parsed: &Parsed) -> Option<&OsStr> {
    parsed.matches.get_many::<OsString>("inputs")?.next().map(OsString::as_os_str)
}

/// An option that the subcommand has no use for, or that lacks another which gives it its meaning.
fn misuse(parsed: &Parsed) -> Option<Misuse> {
    let is_given = |id: &str| parsed.matches.value_source(id) == Some(ValueSource::CommandLine);
    let unused = parsed.row.unused.iter().find(|id| is_given(id)).map(|id| Misuse::Unused(id));
    let needs = parsed.row.needs.iter().find(|(id, needed)| is_given(id) && !is_given(needed));
    unused.or_else(|| needs.map(|(id, needed)| Misuse::Needs(id, needed)))
}

/// What the error comes to, in the language that the arguments or the environment ask for.
fn stop(error: clap::Error, arguments: &[OsString]) -> Stop {
    let texts = Texts::new(&wanted_language(arguments));
    match error.kind() {
        ErrorKind::DisplayVersion => Stop::Shown(error),
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Stop::Shown(
                displayed(commands::command(), &texts)
                    .try_get_matches_from(arguments)
                    .err()
                    .unwrap_or(error),
            )
        }
        _ => {
            let mut command = commands::command();
            command.build();
            Stop::Mistake(told(&error, &command, arguments, &texts))
        }
    }
}

/// `--lang`, looked for by hand since the command line as a whole could not be read, else the
/// environment's.
fn wanted_language(arguments: &[OsString]) -> Language {
    let written: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let after = |place: usize| written.get(place + 1).copied();
    let asked = written.iter().enumerate().filter_map(|(place, argument)| {
        match argument.strip_prefix("--lang")? {
            "" => after(place),
            rest => rest.strip_prefix('='),
        }
    });
    // The last that is one.
    asked.filter_map(language::find).next_back().unwrap_or_else(language::of_environment)
}

#[cfg(test)]
mod tests;
