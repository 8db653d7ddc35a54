//! `--pattern`: the reading of its argument, and a quick test whether it has a chance.

use crate::exit::Failure;
use crate::input::{InputErrorKind, means_no_file, text};
use crate::run::{RunInput, Session};
use numpre::CellSet;
use numpre::random::random_grid;
use numpre::search::{EngineKind, Limits};
use numpre_formats::{ErrorKind, ReadError, read_pattern};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};

/// The maximum length of a file with a pattern, in bytes. The rest is not read.
const LONGEST: u64 = 1 << 16;

/// Reads the pattern from the argument, or from the file of this name. `-` is standard input.
pub fn read(argument: &OsStr, session: &Session) -> Result<CellSet, Failure> {
    let texts = &session.texts;
    let name = argument.to_string_lossy();
    let failure = |name: &str, error: ReadError, wrong: InputErrorKind| {
        Failure::Message(format!("{name}:{}:{}: {}", error.line, error.column, wrong.text(texts)))
    };
    let unread = match argument.to_str().map(read_pattern) {
        Some(Ok(cells)) => return Ok(cells),
        Some(Err(error)) => Some(error),
        None => None,
    };
    let file: io::Result<Box<dyn Read + Send>> = if argument == "-" {
        session.note_keyboard();
        session.reads([RunInput::Stdin]);
        Ok(Box::new(io::stdin()))
    } else {
        session.reads([RunInput::File(argument.into())]);
        File::open(argument).map(|file| Box::new(file) as Box<dyn Read + Send>)
    };
    let mut bytes = Vec::new();
    match (file.and_then(text).and_then(|text| text.take(LONGEST).read_to_end(&mut bytes)), unread)
    {
        (Ok(_), _) => {}
        (Err(error), Some(unread)) if means_no_file(&error) => {
            let wrong = InputErrorKind::NoPattern((*name).into(), unread.kind.clone());
            return Err(failure("--pattern", unread, wrong));
        }
        (Err(error), _) => return Err(Failure::Message(texts.unreadable(&name, &error))),
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()])
            .into_owned();
        let line = valid.matches('\n').count() + 1;
        let column = valid
            .lines()
            .last()
            .filter(|_| !valid.ends_with('\n'))
            .map_or(0, |line| line.chars().count())
            + 1;
        ReadError::new(line, column, ErrorKind::NotUtf8 { looks_like: None })
    });
    text.and_then(|text| read_pattern(&text)).map_err(|error| {
        let wrong = InputErrorKind::Unreadable(error.kind.clone());
        failure(&name, error, wrong)
    })
}

/// The number of random full grids that are tried. This takes at most some tenths of a second.
pub const GRIDS: u64 = 300;
/// The number of solutions at which counting stops.
const MANY: u64 = 1000;

/// Fills the cells of the pattern from random full grids, and returns the smallest number of
/// solutions. Returns `None` as soon as one grid gives exactly one solution.
///
/// A large number proves nothing: the patterns of known puzzles with 17 or 21 clues have such
/// numbers too.
pub fn fewest_solutions(pattern: CellSet) -> Option<u64> {
    let mut engine = EngineKind::default().build();
    let mut fewest = MANY;
    for index in 0..GRIDS {
        let count =
            engine.search(&random_grid(0, index).only(pattern), Limits::solutions(MANY)).count;
        if count == 1 {
            return None;
        }
        fewest = fewest.min(count);
    }
    Some(fewest)
}
