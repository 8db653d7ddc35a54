//! The manifest: the configuration, the files and the counts of a data set. It contains neither a
//! time nor the name of a machine, so that all runs write the same bytes.

use crate::config::{Config, Layout};
use crate::error::{DatasetError, Result};
use crate::hash::{self, Hasher};
use crate::plan::Plan;
use numpre::Grid;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;
use std::path::Path;

/// The manifest of a data set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    /// The version of the manifest: 1.
    pub format: u64,
    /// The versions that the rows depend on.
    pub versions: Versions,
    /// The configuration, with all defaults filled in.
    pub config: Config,
    /// The SHA-256 of the configuration as compact JSON.
    pub config_sha256: String,
    /// The hash of the plan: the SHA-256 of the versions, the configuration and the input files.
    pub plan: String,
    /// The input files.
    pub inputs: Vec<Input>,
    /// The files with the rows of the data set. The manifest, the card and `trm/identifiers.json`
    /// are not listed.
    pub files: Vec<FileEntry>,
    /// The number of rows by split, part, rank and clues.
    pub counts: Vec<Count>,
}

/// The versions that the rows of a data set depend on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Versions {
    /// The version of numpre.
    pub numpre: String,
    /// The version of the ranks.
    pub ranks: u64,
    /// The version of the class ids.
    pub class: u64,
}

/// An input file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Input {
    /// The path as the configuration writes it.
    pub path: String,
    /// The SHA-256 of its bytes.
    pub sha256: String,
}

/// A file of a data set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileEntry {
    /// The path in the folder of the data set, with `/` as separator.
    pub path: String,
    /// The split.
    pub split: String,
    /// The number of rows.
    pub rows: u64,
    /// The number of bytes.
    pub bytes: u64,
    /// The SHA-256 of the bytes.
    pub sha256: String,
    /// The [`Digest`] of its rows. It remains the same if another version writes the same rows with
    /// other bytes, for example because of a new compression.
    pub text: String,
}

/// The number of rows with the same split, part, rank and number of clues.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count {
    /// The split.
    pub split: String,
    /// The part.
    pub part: String,
    /// The rank.
    pub rank: u8,
    /// The number of clues.
    pub clues: u8,
    /// The number of rows, with isomorphs.
    pub rows: u64,
}

/// The SHA-256 of rows as text. A row is `PUZZLE,SOLUTION` and a line feed, with `.` for a blank:
/// 164 bytes.
///
/// ```
/// use numpre::random::random_grid;
/// use numpre_dataset::Digest;
///
/// let solution = random_grid(1, 0);
/// let mut digest = Digest::default();
/// digest.add(&solution, &solution);
/// assert_eq!(digest.end().0, 1);
/// ```
#[derive(Clone, Default)]
pub struct Digest {
    hasher: Hasher,
    rows: u64,
}

impl Digest {
    /// Adds a row.
    pub fn add(&mut self, puzzle: &Grid, solution: &Grid) {
        self.hasher.add(&puzzle.to_line(b'.'));
        self.hasher.add(b",");
        self.hasher.add(&solution.to_line(b'.'));
        self.hasher.add(b"\n");
        self.rows += 1;
    }

    /// Returns the number of rows, and the digest as hexadecimal text.
    pub fn end(self) -> (u64, String) {
        (self.rows, self.hasher.hex())
    }
}

impl Manifest {
    /// The name of the file with the manifest.
    pub const NAME: &'static str = "manifest.json";

    /// Returns the manifest of a complete data set.
    pub(crate) fn new(plan: &Plan, files: Vec<FileEntry>, counts: &[Count]) -> Manifest {
        let parts = plan.parts.iter().flat_map(|part| &part.files);
        let inputs = parts.chain(&plan.exclude).map(|file| Input {
            path: file.written.to_string_lossy().replace('\\', "/"),
            sha256: file.sha256.clone(),
        });
        Manifest {
            format: 1,
            versions: Versions { numpre: env!("CARGO_PKG_VERSION").to_owned(), ranks: 1, class: 1 },
            config_sha256: hash::hex(&hash::of(plan.config.to_json().as_bytes())),
            config: plan.config.clone(),
            plan: plan.hash.clone(),
            inputs: inputs.collect(),
            files,
            counts: counts.to_vec(),
        }
    }

    /// Returns the text of the file.
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Reads the manifest of a folder, or returns `None` if there is none.
    ///
    /// # Errors
    /// [`DatasetError::Damaged`] if the file does not contain a manifest, and
    /// [`DatasetError::File`] if it cannot be read.
    pub fn find(folder: &Path) -> Result<Option<Manifest>> {
        let path = folder.join(Manifest::NAME);
        match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(DatasetError::reading(&path)(error)),
            Ok(bytes) => serde_json::from_slice(&bytes).map(Some).map_err(|error| {
                DatasetError::damaged(&path, error.line(), "a manifest of format 1")
            }),
        }
    }

    /// Reads the manifest of a folder.
    ///
    /// # Errors
    /// [`DatasetError::File`] if there is none, and the errors of [`Manifest::find`].
    pub fn read(folder: &Path) -> Result<Manifest> {
        let missing = || {
            let path = folder.join(Manifest::NAME);
            DatasetError::reading(&path)(io::ErrorKind::NotFound.into())
        };
        Manifest::find(folder)?.ok_or_else(missing)
    }

    /// Returns the number of rows of a split.
    pub fn rows(&self, split: &str) -> u64 {
        self.counts.iter().filter(|count| count.split == split).map(|count| count.rows).sum()
    }

    /// Iterates over the files of the first layout that is Parquet or CSV. Together they have each
    /// row once. If there is no such layout, there are no files.
    pub fn tables(&self) -> impl Iterator<Item = &FileEntry> {
        let layouts = &self.config.output.layout;
        let is_read = |layout: &&Layout| matches!(layout, Layout::Parquet | Layout::Csv);
        let layout = layouts.iter().find(is_read).copied();
        let of = move |split| match layout {
            Some(layout) => self.files_of(layout, split),
            None => Vec::new(),
        };
        self.splits().flat_map(of)
    }

    /// Returns the files of a split in a layout whose rows, one file after the other, are all rows
    /// of the split. Of arrays with the same rows, returns only the one with the puzzles.
    pub(crate) fn files_of(&self, layout: Layout, split: &str) -> Vec<&FileEntry> {
        let is_one = |file: &&FileEntry| {
            let path = file.path.as_str();
            file.split == split
                && match layout {
                    Layout::Parquet => path.starts_with("data/"),
                    Layout::Csv => path.ends_with(".csv"),
                    Layout::Npy => path.ends_with("-puzzles.npy"),
                    Layout::Trm => path.ends_with("/all__inputs.npy"),
                }
        };
        self.files.iter().filter(is_one).collect()
    }

    /// Iterates over the names of the splits, in their order.
    pub fn splits(&self) -> impl Iterator<Item = &str> {
        self.config.split.shares.names()
    }
}
