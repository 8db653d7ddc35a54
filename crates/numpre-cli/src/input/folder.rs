//! The files of puzzles in a folder.

use numpre_text::NoPuzzleFiles;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// How the names of files of puzzles end.
const ENDINGS: [&str; 9] =
    ["txt", "sdm", "sdk", "csv", "tsv", "json", "jsonl", "ndjson", "opensudoku"];

/// The same for workbooks, which are never compressed once more.
const WORKBOOKS: [&str; 2] = ["xlsx", "xlsm"];

/// What may follow the ending of a text that is compressed.
const COMPRESSED: [&str; 2] = ["gz", "zst"];

/// The files of puzzles directly in this folder, in natural order: `book 2.txt` precedes
/// `book 10.txt`. Files in folders of it, hidden files and files with other endings are ignored.
///
/// # Errors
/// Those of the system; [`NoPuzzleFiles`] if there is no such file.
pub(super) fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        // Skips pipes and devices, since reading them may never end. Keeps a dangling link, so that
        // it is reported.
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
        let endings =
            ENDINGS.into_iter().chain(WORKBOOKS).map(|ending| format!(".{ending}")).collect();
        return Err(io::Error::other(NoPuzzleFiles { endings }));
    }
    Ok(names.into_iter().map(|name| folder.join(name)).collect())
}

/// Whether a file with this name is one of puzzles.
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
    is_text(ending) || WORKBOOKS.contains(&ending) || (COMPRESSED.contains(&ending) && inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_decide() {
        for name in [
            "a.txt",
            "A.TXT",
            "a.sdk",
            "a b.csv",
            "a.txt.gz",
            "x.y.jsonl.zst",
            "a.opensudoku",
            "問題.sdm",
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
