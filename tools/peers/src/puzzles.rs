//! Reads collections: one puzzle of 81 characters per line.

use crate::made::Made;
use numpre::Grid;
use numpre::random::random_isomorph;
use std::path::{Path, PathBuf};

/// A collection and its name.
pub(crate) struct Collection {
    /// The name of the file.
    pub(crate) name: String,
    /// The puzzles.
    pub(crate) puzzles: Vec<Grid>,
}

/// The puzzles to work on.
#[derive(clap::Args, Debug)]
pub(crate) struct Chosen {
    /// Files of puzzles, 81 characters per line. Without any, all collections of the data folder
    /// (NUMPRE_DATA, or ../shared/data next to the workspace; docs/sources.md lists them).
    files: Vec<PathBuf>,
    /// The number of puzzles to use of each file, evenly spaced: for slow contestants.
    #[arg(long)]
    sample: Option<usize>,
    /// The number of puzzles to use of each file, in order and then from the beginning again. Each
    /// is replaced by a random isomorph, so neighbours in the file no longer resemble each other.
    #[arg(long, conflicts_with = "sample")]
    permuted: Option<usize>,
    /// Generated puzzles instead of files: random-N (N random givens), easy-N (one solution, N
    /// givens), monster (two hard ones among easy ones).
    #[arg(long, value_delimiter = ',', conflicts_with_all = ["files", "sample", "permuted"])]
    made: Vec<String>,
    /// The number of puzzles of each generated kind.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(2..))]
    number: u32,
}

impl Chosen {
    /// Reads the puzzles, file by file.
    pub(crate) fn collections(&self) -> Result<Vec<Collection>, String> {
        if !self.made.is_empty() {
            return self.made.iter().map(|name| self.made(name)).collect();
        }
        let paths = if self.files.is_empty() { data_folder()? } else { self.files.clone() };
        paths.iter().map(|path| self.collection(path)).collect()
    }

    fn made(&self, name: &str) -> Result<Collection, String> {
        let kind: Made = name.parse().map_err(|error| format!("{name:?}: {error}"))?;
        Ok(Collection { name: name.to_owned(), puzzles: kind.puzzles(self.number as usize)? })
    }

    fn collection(&self, path: &Path) -> Result<Collection, String> {
        let all = read(path)?;
        let puzzles = match (self.sample, self.permuted) {
            (Some(sample), _) => {
                let count = sample.clamp(1, all.len());
                (0..count).map(|index| all[index * all.len() / count]).collect()
            }
            (None, Some(count)) => {
                let puzzle = |index: usize| {
                    random_isomorph(SEED, index as u64).apply(&all[index % all.len()])
                };
                (0..count).map(puzzle).collect()
            }
            (None, None) => all,
        };
        Ok(Collection {
            name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            puzzles,
        })
    }
}

/// The seed of the isomorphs, the same in every run.
const SEED: u64 = 2026;

fn data_folder() -> Result<Vec<PathBuf>, String> {
    let folder = std::env::var_os("NUMPRE_DATA").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"),
        PathBuf::from,
    );
    let entries =
        std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    paths.sort();
    if paths.is_empty() {
        Err(format!("{}: no file ends in .txt", folder.display()))
    } else {
        Ok(paths)
    }
}

/// Reads the puzzles of a file. Ignores empty lines, lines that begin with `#`, and text after the
/// 81 characters.
pub(crate) fn read(path: &Path) -> Result<Vec<Grid>, String> {
    let text =
        std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut puzzles = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let puzzle = line.get(..81).unwrap_or(line).parse();
        puzzles.push(
            puzzle.map_err(|error| format!("{}, line {}: {error}", path.display(), index + 1))?,
        );
    }
    if puzzles.is_empty() {
        Err(format!("{}: no puzzle in it", path.display()))
    } else {
        Ok(puzzles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_evenly_spaced_and_isomorphs_go_round() {
        let path = std::env::temp_dir().join(format!("numpre-peers-{}.txt", std::process::id()));
        let lines: Vec<String> =
            (1..=9).map(|digit| format!("{digit}{}", ".".repeat(80))).collect();
        std::fs::write(&path, format!("# nine\n\n{}\n", lines.join(" more\n"))).unwrap();
        let chosen = |sample, permuted| {
            let chosen =
                Chosen { files: vec![path.clone()], sample, permuted, made: vec![], number: 2 };
            chosen.collections().map(|mut collections| collections.remove(0).puzzles)
        };
        let firsts = |sample| -> Vec<u8> {
            chosen(Some(sample), None).unwrap().iter().map(|grid: &Grid| grid.values()[0]).collect()
        };
        assert_eq!(firsts(9), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(firsts(3), [1, 4, 7]);
        assert_eq!(firsts(100), firsts(9));
        let permuted = chosen(None, Some(20)).unwrap();
        assert_eq!(permuted.len(), 20);
        assert!(permuted.iter().all(|grid| grid.clue_count() == 1) && permuted[0] != permuted[9]);
        std::fs::write(&path, "#\n12").unwrap();
        assert!(chosen(None, None).unwrap_err().ends_with("line 2: 2 cells; expected 81"));
        std::fs::remove_file(&path).unwrap();
    }
}
