//! Checks a complete data set against its manifest and its rules. Reads all files back, solves and
//! rates every puzzle again, and computes its classes again. Nothing is taken over from the run
//! that made the data set.

use crate::config::{Layout, Unique};
use crate::error::Result;
use crate::examine::examine;
use crate::ids::{ClassId, class_id};
use crate::layout;
use crate::manifest::{Digest, Manifest};
use crate::row::StoredRow;
use crate::shard;
use crate::split::SplitBy;
use numpre::{CancelToken, Verdict};
use serde::Serialize;
use std::collections::{HashMap, HashSet};
use std::path::Path;

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The number of files that were checked.
    pub files: u64,
    /// The number of rows whose puzzles were solved. Layouts with the same rows in the same order
    /// count once.
    pub rows: u64,
    /// The faults. Empty if the data set is correct.
    pub faults: Vec<DatasetFault>,
}

/// A fault of a data set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DatasetFault {
    /// The path of the file, or the split and layout: `train (csv)`.
    pub place: String,
    /// The row, from 1. `None` for a fault of a whole file.
    pub row: Option<u64>,
    /// The kind of fault.
    #[serde(flatten)]
    pub kind: FaultKind,
}

/// The kind of fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum FaultKind {
    /// The file is missing or cannot be read.
    Unreadable {
        /// The reason.
        reason: String,
    },
    /// The length or SHA-256 of the file is not the one in the manifest.
    Bytes,
    /// The number of rows is not the one in the manifest.
    Rows {
        /// The number in the manifest.
        expected: u64,
        /// The number in the files.
        found: u64,
    },
    /// The number of rows is the one in the manifest, but the digest of their puzzles and solutions
    /// is not.
    Text,
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has several solutions.
    MultipleSolutions,
    /// The solution of the row is not that of the puzzle.
    WrongSolution,
    /// The rank of the row is not that of the puzzle.
    WrongRank {
        /// The rank of the row.
        said: u8,
        /// The rank of the puzzle.
        is: u8,
    },
    /// The class of the puzzle is in another split, too.
    ClassInTwoSplits {
        /// The other split.
        other: String,
    },
    /// The solution class is in another split, too, although it decides the split.
    GridClassInTwoSplits {
        /// The other split.
        other: String,
    },
    /// An earlier row has the same solution class but another puzzle class, although each solution
    /// class may have only one puzzle and its isomorphs.
    NotOnce,
}

impl FaultKind {
    /// Returns the name of the fault in the JSON report.
    pub const fn name(&self) -> &'static str {
        match self {
            FaultKind::Unreadable { .. } => "unreadable",
            FaultKind::Bytes => "bytes",
            FaultKind::Rows { .. } => "rows",
            FaultKind::Text => "text",
            FaultKind::NoSolution => "no-solution",
            FaultKind::MultipleSolutions => "multiple-solutions",
            FaultKind::WrongSolution => "wrong-solution",
            FaultKind::WrongRank { .. } => "wrong-rank",
            FaultKind::ClassInTwoSplits { .. } => "class-in-two-splits",
            FaultKind::GridClassInTwoSplits { .. } => "grid-class-in-two-splits",
            FaultKind::NotOnce => "not-once",
        }
    }
}

/// Checks the files and rows of a complete data set.
///
/// # Errors
/// [`DatasetError`](crate::DatasetError) if the manifest is missing or cannot be read, or if the
/// work is cancelled. All other problems are faults in the report.
pub fn verify(folder: &Path, threads: usize, cancel: &CancelToken) -> Result<Report> {
    let manifest = Manifest::read(folder)?;
    let mut check = Check { folder, manifest: &manifest, faults: Vec::new(), rows: 0 };
    check.bytes();
    let mut seen = HashSet::new();
    for &layout in &manifest.config.output.layout {
        let splits = check.layout(layout);
        // Layouts with the same rows in the same order are examined once.
        let texts: Vec<String> = splits.iter().map(|(_, rows)| text_of(rows).1).collect();
        if seen.insert(texts) {
            check.examine(layout, splits, threads, cancel)?;
        }
    }
    let Check { faults, rows, .. } = check;
    Ok(Report { files: manifest.files.len() as u64, rows, faults })
}

fn text_of(rows: &[StoredRow]) -> (u64, String) {
    let mut digest = Digest::default();
    rows.iter().for_each(|row| digest.add(&row.puzzle, &row.solution));
    digest.end()
}

struct Check<'a> {
    folder: &'a Path,
    manifest: &'a Manifest,
    faults: Vec<DatasetFault>,
    rows: u64,
}

impl Check<'_> {
    fn fault(&mut self, place: &str, row: Option<usize>, kind: FaultKind) {
        let row = row.map(|row| row as u64 + 1);
        self.faults.push(DatasetFault { place: place.to_owned(), row, kind });
    }

    /// Compares the length and SHA-256 of all files with the manifest.
    fn bytes(&mut self) {
        for file in &self.manifest.files {
            match shard::digest_of(&self.folder.join(&file.path)) {
                Ok((bytes, sha256)) if bytes == file.bytes && sha256 == file.sha256 => {}
                Ok(_) => self.fault(&file.path, None, FaultKind::Bytes),
                Err(error) => {
                    let reason = error.to_string();
                    self.fault(&file.path, None, FaultKind::Unreadable { reason });
                }
            }
        }
    }

    /// Reads the splits of a layout, and compares the number of rows and their digests with the
    /// manifest.
    fn layout(&mut self, layout: Layout) -> Vec<(String, Vec<StoredRow>)> {
        let splits: Vec<String> = self.manifest.splits().map(str::to_owned).collect();
        let mut read = Vec::new();
        for split in splits {
            let place = format!("{split} ({})", layout.name());
            match layout::read_split(self.folder, self.manifest, layout, &split) {
                Ok(rows) => {
                    self.compare(layout, &split, &place, &rows);
                    read.push((split, rows));
                }
                Err(error) => {
                    let reason = error.to_string();
                    self.fault(&place, None, FaultKind::Unreadable { reason });
                }
            }
        }
        read
    }

    fn compare(&mut self, layout: Layout, split: &str, place: &str, rows: &[StoredRow]) {
        let expected = self.manifest.rows(split);
        if rows.len() as u64 != expected {
            let found = rows.len() as u64;
            return self.fault(place, None, FaultKind::Rows { expected, found });
        }
        let mut next = 0;
        for group in self.manifest.files_of(layout, split) {
            let end = (next + group.rows as usize).min(rows.len());
            if text_of(&rows[next..end]).1 != group.text {
                self.fault(&group.path, None, FaultKind::Text);
            }
            next = end;
        }
    }

    /// Solves and rates every row, and finds classes that are in two splits.
    fn examine(
        &mut self,
        layout: Layout,
        splits: Vec<(String, Vec<StoredRow>)>,
        threads: usize,
        cancel: &CancelToken,
    ) -> Result<()> {
        let rule = &self.manifest.config;
        let mut classes: HashMap<ClassId, usize> = HashMap::new();
        let mut grids: HashMap<ClassId, (usize, ClassId)> = HashMap::new();
        for (number, (split, rows)) in splits.iter().enumerate() {
            self.rows += rows.len() as u64;
            let place = format!("{split} ({})", layout.name());
            let puzzles = rows.iter().map(|row| row.puzzle).collect();
            let examined = examine(puzzles, threads, cancel)?;
            for (at, (row, found)) in rows.iter().zip(examined).enumerate() {
                let mut fault = |kind| self.fault(&place, Some(at), kind);
                let Some(proper) = found.proper else {
                    fault(match found.verdict {
                        Verdict::Multiple => FaultKind::MultipleSolutions,
                        _ => FaultKind::NoSolution,
                    });
                    continue;
                };
                if proper.solution != row.solution {
                    fault(FaultKind::WrongSolution);
                }
                if let Some(said) = row.rank.filter(|&rank| rank != proper.rank) {
                    fault(FaultKind::WrongRank { said, is: proper.rank });
                }
                let other = |first: usize| splits[first].0.clone();
                let first = *classes.entry(found.class).or_insert(number);
                if first != number && rule.split.by != SplitBy::None {
                    fault(FaultKind::ClassInTwoSplits { other: other(first) });
                }
                let grid = *grids.entry(proper.grid_class).or_insert((number, found.class));
                if grid.0 != number && rule.split.by == SplitBy::GridClass {
                    fault(FaultKind::GridClassInTwoSplits { other: other(grid.0) });
                }
                if grid.1 != found.class && rule.unique == Unique::GridClass {
                    fault(FaultKind::NotOnce);
                }
                debug_assert_eq!(class_id(&row.puzzle), found.class);
            }
        }
        Ok(())
    }
}
