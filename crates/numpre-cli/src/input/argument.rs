//! What an argument means: a puzzle, a file, a folder, or standard input.

use super::folder;
use super::piece::Found;
use super::workbook::is_workbook;
use crate::ground::{InputError, InputErrorKind, is_device};
use numpre_formats::{ErrorKind as FormatErrorKind, read_one};
use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// What an argument stands for.
pub(super) enum Content {
    Puzzle(Found),
    File(PathBuf),
    Workbook(PathBuf),
    Stdin,
    Broken(io::Error),
}

/// An argument: one source, or the files of a folder, each of which is one.
pub(super) enum Argument {
    Single(Content),
    Folder(Vec<PathBuf>),
}

/// What the argument is: a puzzle, else a file or a folder, else a puzzle that cannot be read.
pub(super) fn read(argument: &OsStr) -> Argument {
    match content(argument) {
        Content::Broken(error) if error.kind() == ErrorKind::IsADirectory => {
            match folder::files(Path::new(argument)) {
                Ok(files) => Argument::Folder(files),
                Err(error) => Argument::Single(Content::Broken(error)),
            }
        }
        content => Argument::Single(content),
    }
}

fn content(argument: &OsStr) -> Content {
    if argument == "-" {
        return Content::Stdin;
    }
    // A text that is not UTF-8 is no puzzle, but may be the name of a file.
    let read = argument.to_str().map(read_one);
    if let Some(Ok(record)) = read {
        return Content::Puzzle(Box::new(Ok(record)));
    }
    match (fs::metadata(argument), read) {
        (Ok(found), _) if found.is_dir() => {
            Content::Broken(io::Error::from(ErrorKind::IsADirectory))
        }
        (Ok(_), _) => file(PathBuf::from(argument)),
        (Err(_), _) if is_device(Path::new(argument)) => Content::File(PathBuf::from(argument)),
        (Err(error), Some(Err(unread)))
            if is_no_file(&error) && is_meant_as_puzzle(argument, &unread.kind) =>
        {
            let wrong = InputErrorKind::Neither(argument.to_string_lossy().into(), unread.kind);
            Content::Puzzle(Box::new(Err(InputError::new(unread.line, unread.column, wrong))))
        }
        (Err(error), _) if is_no_file(&error) => Content::Broken(ErrorKind::NotFound.into()),
        (Err(error), _) => Content::Broken(error),
    }
}

/// A file, which may be a workbook.
pub(super) fn file(path: PathBuf) -> Content {
    if path.is_file() && is_workbook(&path) {
        return Content::Workbook(path);
    }
    Content::File(path)
}

/// Whether an argument is something to read, or is meant to be: a puzzle, a file, a folder, or the
/// name of a file that does not exist. A name with a dot or a slash in it is one, since no command
/// has these.
pub fn is_input(argument: &OsStr) -> bool {
    let is_name = || argument.to_string_lossy().contains(['.', '/', '\\']);
    let is_missing = |error: &io::Error| error.kind() == ErrorKind::NotFound;
    !argument.is_empty()
        && (is_name() || !matches!(content(argument), Content::Broken(error) if is_missing(&error)))
}

/// Whether an argument that is neither is more likely a puzzle with a mistake than the name of a
/// file: it has several lines, is a link or the packed puzzle of one, or has nearly as many cells
/// as a puzzle.
fn is_meant_as_puzzle(argument: &OsStr, wrong: &FormatErrorKind) -> bool {
    use FormatErrorKind::{NoBoard, PackedCorrupt, PackedIncomplete, PackedTooLong};
    let text = argument.to_string_lossy();
    let cells = text.chars().filter(|found| {
        found.is_ascii_digit() || matches!(found, '.' | '*' | '_' | '-' | 'x' | 'X')
    });
    text.contains('\n')
        || text.contains("://")
        || text.starts_with("3x3")
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
