//! `trm/SPLIT/`: the folders that HRM and TRM train on, as their own `build_sudoku_dataset.py`
//! writes them.
//!
//! | file | type | contents |
//! |---|---|---|
//! | `all__inputs.npy` | uint8, N × 81 | puzzles, digits + 1: a blank is 1; 0 is padding |
//! | `all__labels.npy` | uint8, N × 81 | solutions, digits + 1 |
//! | `all__puzzle_identifiers.npy` | int32, N | 0 |
//! | `all__puzzle_indices.npy` | int32, N + 1 | the row where each puzzle begins: 0, 1, 2, …, N |
//! | `all__group_indices.npy` | int32, G + 1 | the row where each group begins, and N at the end |
//! | `dataset.json` | JSON | the metadata that HRM and TRM read first |
//!
//! A group is a base puzzle and its isomorphs. Two base puzzles with two isomorphs each are N = 6
//! rows in G = 2 groups: the puzzle indices are 0 to 6, and the group indices are 0, 3, 6.
//!
//! `trm/identifiers.json` contains `["<blank>"]`: all rows have the identifier 0.

use super::npy::{ArrayFile, DType, boards, read_array};
use super::row_writer::{RowWriter, Target};
use crate::error::{DatasetError, Result};
use crate::manifest::{Digest, FileEntry};
use crate::row::{Row, StoredRow};
use crate::shard;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// The names of the arrays, in the order in which the manifest lists them.
const ARRAYS: [&str; 5] =
    ["inputs", "labels", "puzzle_identifiers", "puzzle_indices", "group_indices"];

/// The path of a file that all splits share. Each split writes the same bytes.
pub(crate) const IDENTIFIERS: &str = "trm/identifiers.json";

fn array(split: &str, name: &str) -> String {
    format!("trm/{split}/all__{name}.npy")
}

/// Returns the paths of the files of a split in the folder of the data set.
pub(crate) fn files(split: &str) -> Vec<String> {
    let arrays = ARRAYS.map(|name| array(split, name));
    arrays.into_iter().chain([format!("trm/{split}/dataset.json")]).collect()
}

/// The contents of `dataset.json`: the fields that HRM and TRM expect.
#[derive(Serialize)]
struct Metadata {
    pad_id: u8,
    ignore_label_id: u8,
    blank_identifier_id: u8,
    vocab_size: u8,
    seq_len: u8,
    num_puzzle_identifiers: u8,
    total_groups: u64,
    mean_puzzle_examples: u8,
    total_puzzles: u64,
    sets: [&'static str; 1],
}

/// The writer of a split. The rows of a group must follow each other.
pub(crate) struct Writer {
    folder: PathBuf,
    split: String,
    inputs: ArrayFile,
    labels: ArrayFile,
    /// The row where each group begins.
    groups: Vec<u64>,
    /// The group of the last row.
    last: Option<u64>,
    rows: u64,
    digest: Digest,
}

impl Writer {
    pub(crate) fn new(target: &Target<'_>) -> Result<Writer> {
        let (folder, split) = target.named();
        let boards = |name| {
            let shape = [target.rows, 81];
            ArrayFile::create(&folder, array(&split, name), DType::U8, &shape)
        };
        Ok(Writer {
            inputs: boards("inputs")?,
            labels: boards("labels")?,
            folder,
            split,
            groups: Vec::new(),
            last: None,
            rows: 0,
            digest: Digest::default(),
        })
    }

    /// Writes an array of int32.
    fn numbers(
        &self,
        name: &str,
        length: u64,
        numbers: impl Iterator<Item = u64>,
    ) -> Result<(String, shard::Put)> {
        let name = array(&self.split, name);
        let mut file = ArrayFile::create(&self.folder, name, DType::I32, &[length])?;
        for number in numbers {
            // HRM and TRM read int32, so a larger split does not fit into this layout.
            let number = i32::try_from(number).map_err(|_| {
                DatasetError::writing(&self.folder.join(&file.name))(std::io::Error::other(
                    "more than 2147483647 rows do not fit into int32",
                ))
            })?;
            file.add(&number.to_le_bytes())?;
        }
        file.put()
    }
}

impl RowWriter for Writer {
    fn row(&mut self, row: &Row) -> Result<()> {
        if self.last != Some(row.group) {
            self.groups.push(self.rows);
            self.last = Some(row.group);
        }
        self.rows += 1;
        self.digest.add(&row.puzzle, &row.solution);
        self.inputs.add(&row.puzzle.values().map(|digit| digit + 1))?;
        self.labels.add(&row.solution.values().map(|digit| digit + 1))
    }

    fn end(self) -> Result<Vec<FileEntry>> {
        let (rows, groups) = (self.rows, self.groups.len() as u64);
        let identifiers =
            self.numbers("puzzle_identifiers", rows, std::iter::repeat_n(0, rows as usize))?;
        let puzzles = self.numbers("puzzle_indices", rows + 1, 0..=rows)?;
        let begins = self.groups.iter().copied().chain([rows]);
        let begins = self.numbers("group_indices", groups + 1, begins)?;
        let metadata = Metadata {
            pad_id: 0,
            ignore_label_id: 0,
            blank_identifier_id: 0,
            vocab_size: 11,
            seq_len: 81,
            num_puzzle_identifiers: 1,
            total_groups: groups,
            mean_puzzle_examples: 1,
            total_puzzles: groups,
            sets: ["all"],
        };
        let name = format!("trm/{}/dataset.json", self.split);
        let json = serde_json::to_vec(&metadata).unwrap_or_default();
        let metadata = (name.clone(), shard::write(&self.folder.join(&name), &json)?);
        shard::write(&self.folder.join(IDENTIFIERS), b"[\"<blank>\"]")?;
        let (rows, text) = self.digest.end();
        let put = [self.inputs.put()?, self.labels.put()?, identifiers, puzzles, begins, metadata];
        let target = Target { folder: Path::new(""), split: &self.split, rows };
        Ok(put.into_iter().map(|(name, put)| target.entry(name, rows, put, text.clone())).collect())
    }
}

/// Reads the rows of a split.
pub(crate) fn read(folder: &Path, split: &str) -> Result<Vec<StoredRow>> {
    let path = |name| folder.join(array(split, name));
    let (puzzles, solutions) = (boards(&path("inputs"), 1)?, boards(&path("labels"), 1)?);
    let indices = read_array(&path("puzzle_indices"), DType::I32)?;
    let is_sound = puzzles.len() == solutions.len() && indices.shape == [puzzles.len() as u64 + 1];
    if !is_sound {
        return Err(DatasetError::damaged(&path("labels"), 0, "as many rows as the inputs"));
    }
    let rows = puzzles.into_iter().zip(solutions);
    Ok(rows.map(|(puzzle, solution)| StoredRow { puzzle, solution, rank: None }).collect())
}
