//! What an argument stands for: a puzzle, a file, standard input.

use super::piece::Found;
#[cfg(feature = "xlsx")]
use super::workbook::is_workbook;
use crate::ground::{InputError, InputErrorKind};
use numpre_formats::{ErrorKind as FormatErrorKind, read_one};
use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind};
#[cfg(feature = "xlsx")]
use std::path::Path;
use std::path::PathBuf;

/// What an argument stands for.
pub(super) enum Content {
    Puzzle(Found),
    File(PathBuf),
    #[cfg(feature = "xlsx")]
    Workbook(PathBuf),
    Stdin,
    Broken(io::Error),
}

/// What the argument is: a puzzle, else a file, else a puzzle that cannot be read.
pub(super) fn content(argument: &OsString) -> Content {
    if argument == "-" {
        return Content::Stdin;
    }
    // A text that is not UTF-8 is no puzzle, but may be the name of a file.
    let read = argument.to_str().map(read_one);
    if let Some(Ok(record)) = read {
        return Content::Puzzle(Box::new(Ok(record)));
    }
    match (fs::metadata(argument), read) {
        (Ok(found), _) if found.is_dir() => Content::Broken(io::Error::from(ErrorKind::IsADirectory)),
        #[cfg(feature = "xlsx")]
        (Ok(found), _) if found.is_file() && is_workbook(Path::new(argument)) => {
            Content::Workbook(PathBuf::from(argument))
        }
        (Ok(_), _) => Content::File(PathBuf::from(argument)),
        (Err(error), Some(Err(unread))) if is_no_file(&error) && is_meant_as_puzzle(argument, &unread.kind) => {
            let wrong = InputErrorKind::Neither(argument.to_string_lossy().into(), unread.kind);
            Content::Puzzle(Box::new(Err(InputError::new(unread.line, unread.column, wrong))))
        }
        (Err(error), _) if is_no_file(&error) => Content::Broken(ErrorKind::NotFound.into()),
        (Err(error), _) => Content::Broken(error),
    }
}

/// Whether an argument that is neither is more likely a puzzle with a mistake than the name of a file: it has several lines, is a link or the
/// packed puzzle of one, or has nearly as many cells as a puzzle.
fn is_meant_as_puzzle(argument: &OsString, wrong: &FormatErrorKind) -> bool {
    use FormatErrorKind::{NoBoard, PackedCorrupt, PackedIncomplete, PackedTooLong};
    let text = argument.to_string_lossy();
    let cells =
        text.chars().filter(|found| found.is_ascii_digit() || matches!(found, '.' | '*' | '_' | '-' | 'x' | 'X'));
    text.contains('\n')
        || text.contains("://")
        || matches!(wrong, PackedIncomplete | PackedCorrupt | PackedTooLong { .. } | NoBoard)
        || cells.count() >= NEARLY_A_PUZZLE
}

/// Whether nothing in the file system is called so, or could be.
pub fn is_no_file(error: &io::Error) -> bool {
    use ErrorKind::{InvalidFilename, InvalidInput, NotADirectory, NotFound};
    matches!(error.kind(), NotFound | InvalidFilename | InvalidInput | NotADirectory)
}

/// An argument with so many cells must be meant as a puzzle.
const NEARLY_A_PUZZLE: usize = 60;
