//! The meaning of an argument: a puzzle, a file, a folder, or standard input.

use super::parquet::is_parquet;
use super::piece::Found;
use super::workbook::is_workbook;
use super::{InputError, InputErrorKind};
use crate::system::is_device;
use numpre_formats::{ErrorKind as FormatErrorKind, read_one};
use numpre_text::NoPuzzleFiles;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The content of an argument.
pub(super) enum Content {
    Puzzle(Found),
    File(PathBuf),
    Workbook(PathBuf),
    Parquet(PathBuf),
    Stdin,
    Broken(io::Error),
}

/// An argument: one source, or a folder, each file of which is a source.
pub(super) enum Argument {
    Single(Content),
    Folder(Vec<PathBuf>),
}

/// Returns what the argument is: a puzzle if it can be read as one, else a file or a folder, else a
/// puzzle with a mistake.
pub(super) fn read(argument: &OsStr) -> Argument {
    match content(argument) {
        Content::Broken(error) if error.kind() == ErrorKind::IsADirectory => {
            match files(Path::new(argument)) {
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
    // An argument that is not UTF-8 cannot be a puzzle, but may be the name of a file.
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
            if means_no_file(&error) && is_meant_as_puzzle(argument, &unread.kind) =>
        {
            let wrong = InputErrorKind::Neither(argument.to_string_lossy().into(), unread.kind);
            Content::Puzzle(Box::new(Err(InputError::new(unread.line, unread.column, wrong))))
        }
        (Err(error), _) if means_no_file(&error) => Content::Broken(ErrorKind::NotFound.into()),
        (Err(error), _) => Content::Broken(error),
    }
}

/// Returns the content of a file, which may be a workbook or Parquet.
pub(super) fn file(path: PathBuf) -> Content {
    if path.is_file() && is_workbook(&path) {
        return Content::Workbook(path);
    }
    if path.is_file() && is_parquet(&path) {
        return Content::Parquet(path);
    }
    Content::File(path)
}

/// Returns whether an argument is, or was meant to be, something to read: a puzzle, a file, a
/// folder, or the name of a file that does not exist. A name with a dot or a slash counts as a
/// file, because no command has these characters.
pub fn is_input(argument: &OsStr) -> bool {
    let is_name = || argument.to_string_lossy().contains(['.', '/', '\\']);
    let is_missing = |error: &io::Error| error.kind() == ErrorKind::NotFound;
    !argument.is_empty()
        && (is_name() || !matches!(content(argument), Content::Broken(error) if is_missing(&error)))
}

/// Returns whether an argument that is neither a puzzle nor a file is more likely a puzzle with a
/// mistake than a wrong file name. It is if it has several lines, if it is a link or the packed
/// puzzle of a link, or if it has nearly as many cells as a puzzle.
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

/// Returns whether the error means that no file has this name, or that no file can have it.
pub fn means_no_file(error: &io::Error) -> bool {
    use ErrorKind::{InvalidFilename, InvalidInput, NotADirectory, NotFound};
    matches!(error.kind(), NotFound | InvalidFilename | InvalidInput | NotADirectory)
}

/// The number of cells from which on an argument must be meant as a puzzle.
const NEARLY_A_PUZZLE: usize = 60;

/// The extensions of text files with puzzles.
const ENDINGS: [&str; 9] =
    ["txt", "sdm", "sdk", "csv", "tsv", "json", "jsonl", "ndjson", "opensudoku"];

/// The extensions of workbooks, Parquet files and pictures. They are compressed already, so
/// `.xlsx.gz` is not accepted.
const BINARY: &[&str] = if cfg!(feature = "photo") {
    &["xlsx", "xlsm", "parquet", "jpg", "jpeg", "png", "webp"]
} else {
    &["xlsx", "xlsm", "parquet"]
};

/// The extensions of compressed text files. They follow the extension of the text, as in `.txt.gz`.
const COMPRESSED: [&str; 2] = ["gz", "zst"];

/// Returns the files of puzzles directly in this folder, in natural order: `book 2.txt` precedes
/// `book 10.txt`. Ignores files in subfolders, hidden files and files with other extensions.
///
/// # Errors
/// Returns the errors of the system, and [`NoPuzzleFiles`] if there is no such file.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        // Skips pipes and devices, since reading them may never end. Keeps a dangling link, so that
        // its error is reported.
        let is_file = fs::metadata(folder.join(&name)).map_or(true, |found| found.is_file());
        if is_file && holds_puzzles(&name) {
            names.push(name);
        }
    }
    // Two names may be equal in natural order, such as `1.txt` and `01.txt`.
    names.sort_by(|one, other| {
        alphanumeric_sort::compare_os_str(one, other).then_with(|| one.cmp(other))
    });
    if names.is_empty() {
        let endings = ENDINGS.iter().chain(BINARY).map(|ending| format!(".{ending}")).collect();
        return Err(io::Error::other(NoPuzzleFiles { endings }));
    }
    Ok(names.into_iter().map(|name| folder.join(name)).collect())
}

/// Returns whether a file with this name may contain puzzles, by its extension.
fn holds_puzzles(name: &OsStr) -> bool {
    let name = name.to_string_lossy().to_lowercase();
    let Some((rest, ending)) = name.rsplit_once('.').filter(|(rest, _)| !rest.is_empty()) else {
        return false;
    };
    if name.starts_with('.') {
        return false;
    }
    let is_text = |ending: &str| ENDINGS.contains(&ending);
    let inner = || rest.rsplit_once('.').is_some_and(|(_, ending)| is_text(ending));
    is_text(ending) || BINARY.contains(&ending) || (COMPRESSED.contains(&ending) && inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extensions_decide() {
        for name in [
            "a.txt",
            "A.TXT",
            "a.sdk",
            "a b.csv",
            "a.txt.gz",
            "x.y.jsonl.zst",
            "a.opensudoku",
            "問題.sdm",
            #[cfg(feature = "photo")]
            "IMG 1.JPG",
        ] {
            assert!(holds_puzzles(OsStr::new(name)), "{name}");
        }
        for name in [
            ".a.txt",
            ".txt",
            "txt",
            "a.md",
            "a.gz",
            "a.png.gz",
            "a.txt~",
            "a.txt.bak",
            "a.xlsx.gz",
            "a.",
        ] {
            assert!(!holds_puzzles(OsStr::new(name)), "{name}");
        }
    }
}
