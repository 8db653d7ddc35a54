//! Puzzles that begin with a blank written `-`, so that they look like options.

use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{ArgMatches, Command};
use std::ffi::{OsStr, OsString};

/// The length from which on such an argument may be a puzzle. No option without letters is that
/// long.
const SHORTEST: usize = 9;

/// The character that is put before a dash to hide it from clap. Arguments never contain it, so it
/// can be removed again.
pub(super) const MARK: char = '\0';

/// Reads the command line. An argument that looks like an option but consists of cells is a puzzle.
///
/// # Errors
/// Returns the errors of clap.
pub fn matches(
    command: impl Fn() -> Command,
    arguments: &[OsString],
) -> Result<ArgMatches, clap::Error> {
    let read = command().try_get_matches_from(arguments);
    match &read {
        Err(error)
            if error.kind() == ErrorKind::UnknownArgument
                && arguments.iter().any(|it| is_puzzle(it)) => {}
        _ => return read,
    }
    command().try_get_matches_from(arguments.iter().map(|argument| {
        let mut marked = OsString::new();
        if is_puzzle(argument) {
            marked.push(MARK.to_string());
        }
        marked.push(argument);
        marked
    }))
}

/// Returns whether an argument begins with a dash and consists only of cells, frames and spaces.
/// There need not be 81 cells.
fn is_puzzle(argument: &OsStr) -> bool {
    let is_cell =
        |sign: char| sign.is_ascii_digit() || sign.is_whitespace() || ".*_xX-|+=:,".contains(sign);
    let text = argument.to_str().unwrap_or_default();
    text.len() >= SHORTEST && text.starts_with('-') && text.chars().all(is_cell)
}

/// Returns an argument without the mark that hides its dash.
pub fn as_typed(argument: &str) -> &str {
    argument.trim_start_matches(MARK)
}

/// Reads an argument and removes the mark that hides its dash.
pub(super) fn as_written() -> impl TypedValueParser<Value = OsString> {
    OsStringValueParser::new().map(|argument| {
        match argument.to_str().and_then(|text| text.strip_prefix(MARK)) {
            Some(puzzle) => OsString::from(puzzle),
            None => argument,
        }
    })
}
