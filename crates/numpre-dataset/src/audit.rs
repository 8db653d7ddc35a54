//! Measures how much the splits of a data set share. The files may come from anywhere.
//!
//! For each two splits, the audit counts the puzzles of the second that are also in the first:
//! digit by digit, as an isomorph, with the same solution up to isomorphs, or as a near-copy. Files
//! without splits are divided 90 to 10 by a hash of the class of each puzzle. This shows how much a
//! random split would share.

use crate::error::{DatasetError, Result};
use crate::examine::{Examined, examine};
use crate::ids::ClassId;
use crate::near_copy::{NearCopies, Placed};
use crate::{puzzles, split};
use numpre::{CancelToken, Grid, Verdict};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::PathBuf;

/// The maximum number of examples of each kind that an audit lists.
pub const EXAMPLES: usize = 10;

/// The share of the split train, if the files have no splits.
const TRAIN: f64 = 0.9;

/// A file to audit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditFile {
    /// The file.
    pub path: PathBuf,
    /// The split of all its rows. `None` if a column contains the splits, or if there are none.
    pub split: Option<String>,
}

/// The findings of an audit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Audit {
    /// The number of puzzles.
    pub rows: u64,
    /// The records that cannot be read.
    pub unreadable: Found,
    /// The puzzles with several solutions.
    pub multiple: Found,
    /// The puzzles without a solution.
    pub none: Found,
    /// The rows whose answer is not the solution.
    pub wrong_answer: Found,
    /// The number of puzzles of each rank, beginning with rank 1.
    pub ranks: [u64; 8],
    /// The number of puzzles by their number of clues.
    pub clues: BTreeMap<usize, u64>,
    /// True if the files have no splits, so that the audit has divided the puzzles itself.
    pub made_up: bool,
    /// The splits.
    pub splits: Vec<SplitAudit>,
    /// The puzzles that each split shares with each earlier split.
    pub pairs: Vec<PairAudit>,
    /// The number of classes of puzzles.
    pub classes: u64,
    /// The number of classes of solutions.
    pub grid_classes: u64,
}

/// The rows of one kind: their number, and the places of the first ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Found {
    /// The number of rows.
    pub count: u64,
    /// The places of the first [`EXAMPLES`] rows: `FILE:LINE`. For a shared or repeated puzzle,
    /// with the place of the other row.
    pub examples: Vec<String>,
}

impl Found {
    fn add(&mut self, example: impl FnOnce() -> String) {
        if self.examples.len() < EXAMPLES {
            self.examples.push(example());
        }
        self.count += 1;
    }
}

/// The findings about one split.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SplitAudit {
    /// The name of the split.
    pub name: String,
    /// The number of puzzles.
    pub rows: u64,
    /// The number of classes of puzzles.
    pub classes: u64,
    /// The number of classes of solutions.
    pub grid_classes: u64,
    /// The puzzles that occur earlier in the split, digit by digit.
    pub repeated: Found,
    /// The puzzles of which another isomorph occurs earlier in the split.
    pub isomorphs: Found,
}

/// The puzzles that a split shares with an earlier split.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PairAudit {
    /// The earlier split, such as `train`.
    pub first: String,
    /// The later split, such as `test`.
    pub second: String,
    /// The number of puzzles of the later split.
    pub of: u64,
    /// The puzzles of the later split that are in the earlier one, digit by digit.
    pub same: Found,
    /// The puzzles of the later split whose class is in the earlier one.
    pub class: Found,
    /// The puzzles of the later split whose solution class is in the earlier one.
    pub grid_class: Found,
    /// The puzzles of the later split that are near-copies of a puzzle in the earlier one: see
    /// [`near_copy`](crate::near_copy).
    pub near_copy: Found,
}

impl Audit {
    /// Returns whether all puzzles can be read and have exactly one solution, all answers are
    /// right, and no two splits of the files share a class.
    pub fn is_clean(&self) -> bool {
        let bad = [&self.unreadable, &self.multiple, &self.none, &self.wrong_answer];
        let shares = |pair: &PairAudit| pair.grid_class.count + pair.class.count > 0;
        bad.iter().all(|found| found.count == 0) && (self.made_up || !self.pairs.iter().any(shares))
    }
}

/// A puzzle that was read, with its place and split.
struct Row {
    file: usize,
    line: usize,
    puzzle: Grid,
    answer: Option<Grid>,
    split: Option<String>,
}

/// Audits files. If `column` is given, the split of a row is its value in that column.
///
/// # Errors
/// [`DatasetError::File`] if a file cannot be read at all, [`DatasetError::BadTable`] if a row
/// lacks the column, and [`DatasetError::Cancelled`].
pub fn audit(
    files: &[AuditFile],
    column: Option<&str>,
    threads: usize,
    cancel: &CancelToken,
) -> Result<Audit> {
    let mut unreadable = Found::default();
    let mut rows = Vec::new();
    for (number, file) in files.iter().enumerate() {
        cancel.check().map_err(|_| DatasetError::Cancelled)?;
        puzzles::each(&file.path, |record| {
            match record {
                Ok(record) => {
                    let named = |name: &str| record.extra.as_ref()?.get(name).map(str::to_owned);
                    let split = match column {
                        None => file.split.clone(),
                        Some(column) => Some(named(column).ok_or_else(|| {
                            let reason = format!("line {}: no column {column}", record.line);
                            DatasetError::BadTable { path: file.path.clone(), reason }
                        })?),
                    };
                    let (line, puzzle, answer) = (record.line, record.puzzle, record.answer);
                    rows.push(Row { file: number, line, puzzle, answer, split });
                }
                Err(error) => unreadable.add(|| format!("{}: {error}", file.path.display())),
            }
            Ok(())
        })?;
    }
    let examined = examine(rows.iter().map(|row| row.puzzle).collect(), threads, cancel)?;
    Ok(Measure { files, rows, examined }.audit(unreadable))
}

struct Measure<'a> {
    files: &'a [AuditFile],
    rows: Vec<Row>,
    examined: Vec<Examined>,
}

impl Measure<'_> {
    fn place(&self, row: usize) -> String {
        let Row { file, line, .. } = &self.rows[row];
        format!("{}:{line}", self.files[*file].path.display())
    }

    fn audit(&self, unreadable: Found) -> Audit {
        let [mut multiple, mut none, mut wrong_answer] = [(); 3].map(|()| Found::default());
        let (mut ranks, mut clues) = ([0; 8], BTreeMap::new());
        for (at, (row, found)) in self.rows.iter().zip(&self.examined).enumerate() {
            *clues.entry(row.puzzle.clue_count()).or_default() += 1;
            match (found.verdict, found.proper) {
                (Verdict::Multiple, _) => multiple.add(|| self.place(at)),
                (_, None) => none.add(|| self.place(at)),
                (_, Some(proper)) => {
                    ranks[usize::from(proper.rank) - 1] += 1;
                    if row.answer.is_some_and(|answer| answer != proper.solution) {
                        wrong_answer.add(|| self.place(at));
                    }
                }
            }
        }
        let made_up = self.rows.iter().all(|row| row.split.is_none());
        let splits = self.splits(made_up);
        let pairs = (1..splits.len())
            .flat_map(|second| (0..second).map(move |first| (first, second)))
            .map(|(first, second)| self.pair(&splits[first], &splits[second]))
            .collect();
        let all: Vec<usize> = (0..self.rows.len()).collect();
        let (classes, grid_classes) = self.classes(&all);
        Audit {
            rows: self.rows.len() as u64,
            unreadable,
            multiple,
            none,
            wrong_answer,
            ranks,
            clues,
            made_up,
            splits: splits.iter().map(|(name, rows)| self.split(name, rows)).collect(),
            pairs,
            classes,
            grid_classes,
        }
    }

    /// Returns the splits with the positions of their rows: train, validation, test, then the
    /// others by name.
    fn splits(&self, made_up: bool) -> Vec<(String, Vec<usize>)> {
        let first = |name: &str| {
            ["train", "validation", "test"].iter().position(|known| *known == name).unwrap_or(3)
        };
        let mut splits: BTreeMap<(usize, String), Vec<usize>> = BTreeMap::new();
        for (at, (row, found)) in self.rows.iter().zip(&self.examined).enumerate() {
            let name = match &row.split {
                Some(name) => name.as_str(),
                None if !made_up => "",
                None if split::place("", &found.class) < TRAIN => "train",
                None => "test",
            };
            splits.entry((first(name), name.to_owned())).or_default().push(at);
        }
        splits.into_iter().map(|((_, name), rows)| (name, rows)).collect()
    }

    /// Returns the number of puzzle classes and the number of solution classes of these rows.
    fn classes(&self, rows: &[usize]) -> (u64, u64) {
        let classes: HashSet<ClassId> = rows.iter().map(|&row| self.examined[row].class).collect();
        let grid = |&row: &usize| self.examined[row].proper.map(|proper| proper.grid_class);
        let grids: HashSet<ClassId> = rows.iter().filter_map(grid).collect();
        (classes.len() as u64, grids.len() as u64)
    }

    fn split(&self, name: &str, rows: &[usize]) -> SplitAudit {
        let (classes, grid_classes) = self.classes(rows);
        let (mut repeated, mut isomorphs) = (Found::default(), Found::default());
        let mut boards: HashMap<[u8; 81], usize> = HashMap::new();
        let mut by_class: HashMap<ClassId, usize> = HashMap::new();
        for &row in rows {
            let both = |other: usize| format!("{} = {}", self.place(row), self.place(other));
            let board = boards.get(self.rows[row].puzzle.values());
            match (board, by_class.get(&self.examined[row].class)) {
                (Some(&other), _) => repeated.add(|| both(other)),
                (None, Some(&other)) => isomorphs.add(|| both(other)),
                (None, None) => {}
            }
            boards.entry(*self.rows[row].puzzle.values()).or_insert(row);
            by_class.entry(self.examined[row].class).or_insert(row);
        }
        let rows = rows.len() as u64;
        SplitAudit { name: name.to_owned(), rows, classes, grid_classes, repeated, isomorphs }
    }

    fn pair(&self, first: &(String, Vec<usize>), second: &(String, Vec<usize>)) -> PairAudit {
        let mut pair = PairAudit {
            first: first.0.clone(),
            second: second.0.clone(),
            of: second.1.len() as u64,
            same: Found::default(),
            class: Found::default(),
            grid_class: Found::default(),
            near_copy: Found::default(),
        };
        let mut boards: HashMap<[u8; 81], usize> = HashMap::new();
        let mut classes: HashMap<ClassId, usize> = HashMap::new();
        let mut grids: HashMap<ClassId, Vec<usize>> = HashMap::new();
        for &row in &first.1 {
            boards.entry(*self.rows[row].puzzle.values()).or_insert(row);
            classes.entry(self.examined[row].class).or_insert(row);
            if let Some(proper) = self.examined[row].proper {
                grids.entry(proper.grid_class).or_default().push(row);
            }
        }
        let mut near: HashMap<ClassId, NearCopies> = HashMap::new();
        for &row in &second.1 {
            let both = |other: usize| format!("{} ~ {}", self.place(row), self.place(other));
            if let Some(&other) = boards.get(self.rows[row].puzzle.values()) {
                pair.same.add(|| both(other));
            }
            if let Some(&other) = classes.get(&self.examined[row].class) {
                pair.class.add(|| both(other));
            }
            let Some(proper) = self.examined[row].proper else { continue };
            let Some(others) = grids.get(&proper.grid_class) else { continue };
            if let Some(&other) = others.first() {
                pair.grid_class.add(|| both(other));
            }
            let copies = near.entry(proper.grid_class).or_insert_with(|| {
                let mut copies = NearCopies::default();
                others.iter().for_each(|&other| {
                    if let Some(placed) = self.placed(other) {
                        copies.add(other, placed);
                    }
                });
                copies
            });
            if let Some((other, _)) = self.placed(row).and_then(|placed| copies.find(&placed)) {
                pair.near_copy.add(|| both(other));
            }
        }
        pair
    }

    fn placed(&self, row: usize) -> Option<Placed> {
        let proper = self.examined[row].proper?;
        Placed::new(&self.rows[row].puzzle, &proper.solution)
    }
}
