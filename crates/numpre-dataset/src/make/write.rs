//! The third stage: writes the base puzzles and their isomorphs into the files of each layout.

use super::run::{MakeOptions, Places, Progress, Stage};
use super::select::{self, SelectedFile, Selection};
use crate::candidate::Base;
use crate::config::{Layout, Origin};
use crate::error::{DatasetError, Result};
use crate::ids::row_id;
use crate::layout::{Target, csv, npy, trm};
use crate::manifest::FileEntry;
use crate::plan::{FileId, Plan};
use crate::row::Row;
use crate::{seed, shard, split};

/// The order of the rows of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// By the hash of the id of each row.
    Rows,
    /// By the hash of the id of the base puzzle. Its isomorphs follow it, in the order of their
    /// numbers.
    Groups,
}

/// Writes these files. Returns their entries for the manifest.
pub(super) fn write(
    plan: &Plan,
    places: &Places,
    selection: &Selection,
    files: &[FileId],
    options: &MakeOptions,
    progress: &mut dyn FnMut(Progress),
) -> Result<Vec<FileEntry>> {
    let names: Vec<&str> = plan.config.split.shares.names().collect();
    let units: Vec<Unit<'_>> = files
        .iter()
        .map(|file| {
            let split = &selection.files[file.split];
            let bases = match file.layout {
                Layout::Parquet => std::slice::from_ref(&split[file.number as usize]),
                _ => split,
            };
            Unit { plan, places, file, split: names[file.split], bases, options }
        })
        .collect();
    let all = units.iter().map(Unit::rows).sum();
    let mut written = Vec::new();
    let mut done = 0;
    for unit in &units {
        progress(Progress { stage: Stage::Write, done, all });
        options.cancel.check().map_err(|_| DatasetError::Cancelled)?;
        written.extend(unit.write()?);
        done += unit.rows();
    }
    progress(Progress { stage: Stage::Write, done, all });
    Ok(written)
}

/// A file to write, with the run it belongs to.
struct Unit<'a> {
    plan: &'a Plan,
    places: &'a Places,
    file: &'a FileId,
    /// The name of the split.
    split: &'a str,
    /// The working files with the base puzzles of the file.
    bases: &'a [SelectedFile],
    options: &'a MakeOptions,
}

impl Unit<'_> {
    fn write(&self) -> Result<Vec<FileEntry>> {
        let target = Target { folder: &self.places.folder, split: self.split, rows: self.rows() };
        match self.file.layout {
            Layout::Csv => {
                self.whole(Order::Rows, csv::files(self.split), || csv::Writer::new(&target))
            }
            Layout::Npy => {
                self.whole(Order::Rows, npy::files(self.split), || npy::Writer::new(&target))
            }
            Layout::Trm => {
                self.whole(Order::Groups, trm::files(self.split), || trm::Writer::new(&target))
            }
            #[cfg(feature = "table")]
            Layout::Parquet => self.table(),
            #[cfg(not(feature = "table"))]
            Layout::Parquet => Err(DatasetError::NoParquet),
        }
    }

    /// Writes a Parquet file on all cores, unless an earlier run has written it.
    #[cfg(feature = "table")]
    fn table(&self) -> Result<Vec<FileEntry>> {
        use crate::layout::parquet::{Job, Table, write};
        let name = self.plan.file_name(self.file);
        if let Some(entries) = self.earlier(std::slice::from_ref(&name)) {
            return Ok(entries);
        }
        let config = &self.plan.config;
        let sha256 = crate::hash::hex(&crate::hash::of(config.to_json().as_bytes()));
        let job = Job {
            folder: &self.places.folder,
            name,
            split: self.split,
            table: if self.file.is_steps { Table::Steps } else { Table::Data },
            columns: &config.columns,
            level: config.output.zstd,
            config: &sha256,
            threads: self.options.threads,
            cancel: &self.options.cancel,
        };
        let mut all = Vec::new();
        for file in self.bases {
            all.extend(rows(self.plan, self.places, file, Order::Rows)?);
        }
        let entries = vec![write(&job, all)?];
        self.sign(&entries)?;
        Ok(entries)
    }

    fn rows(&self) -> u64 {
        self.bases.iter().map(|file| file.rows).sum()
    }

    /// Writes all rows of the split into one set of files, unless an earlier run has written them.
    fn whole<W: crate::layout::RowWriter>(
        &self,
        order: Order,
        names: Vec<String>,
        writer: impl FnOnce() -> Result<W>,
    ) -> Result<Vec<FileEntry>> {
        if let Some(entries) = self.earlier(&names) {
            return Ok(entries);
        }
        let mut writer = writer()?;
        for file in self.bases {
            for row in rows(self.plan, self.places, file, order)? {
                writer.row(&row)?;
            }
            self.options.cancel.check().map_err(|_| DatasetError::Cancelled)?;
        }
        let entries = writer.end()?;
        self.sign(&entries)?;
        Ok(entries)
    }

    /// Returns the entries of files that an earlier run has written. Returns `None` if one of them
    /// is missing or has other bytes.
    fn earlier(&self, names: &[String]) -> Option<Vec<FileEntry>> {
        let entry = |name: &String| {
            let file = self.places.folder.join(name);
            let receipt = shard::matching(&self.receipt(name), &file, &self.plan.hash)?;
            Some(FileEntry {
                path: name.clone(),
                split: self.split.to_owned(),
                rows: receipt.rows,
                bytes: receipt.bytes,
                sha256: receipt.sha256,
                text: receipt.text,
            })
        };
        names.iter().map(entry).collect()
    }

    fn sign(&self, entries: &[FileEntry]) -> Result<()> {
        for entry in entries {
            let receipt = shard::Receipt {
                plan: self.plan.hash.clone(),
                rows: entry.rows,
                bytes: entry.bytes,
                sha256: entry.sha256.clone(),
                text: entry.text.clone(),
                tried: 0,
                gave_up: false,
            };
            shard::sign(&self.receipt(&entry.path), &receipt)?;
        }
        Ok(())
    }

    /// Returns the path that the receipt of a file is named after. Receipts are in the folder of
    /// the working files, so that the complete data set has none of them.
    fn receipt(&self, name: &str) -> std::path::PathBuf {
        self.places.work.join("write").join(name.replace('/', "--"))
    }
}

/// Returns the rows of a file, with isomorphs, in the given order.
fn rows(plan: &Plan, places: &Places, file: &SelectedFile, order: Order) -> Result<Vec<Row>> {
    let bases = select::read(places, file)?;
    let salt = &plan.config.split.salt;
    let mut rows: Vec<_> = bases
        .iter()
        .flat_map(|base| {
            let of_group = split::order(salt, &of_base(plan, base).id);
            copies(plan, base, file.split).map(move |row| {
                let key = match order {
                    Order::Rows => (split::order(salt, &row.id), 0),
                    Order::Groups => (of_group, row.copy),
                };
                (key, row)
            })
        })
        .collect();
    rows.sort_unstable_by_key(|(key, _)| *key);
    Ok(rows.into_iter().map(|(_, row)| row).collect())
}

/// Returns the row of a base puzzle.
fn of_base(plan: &Plan, base: &Base) -> Row {
    let part = &plan.parts[base.part];
    let candidate = &base.candidate;
    Row {
        id: row_id(&part.part.name, candidate.index, 0),
        part: part.part.name.clone(),
        group: base.group,
        copy: 0,
        made: match part.part.origin {
            Origin::Request(_) => Some((part.seed, candidate.tries)),
            Origin::Files(_) => None,
        },
        index: candidate.index,
        rank: candidate.rank,
        class: candidate.class,
        grid_class: candidate.grid_class,
        puzzle: candidate.puzzle,
        solution: candidate.solution,
    }
}

/// Iterates over the rows of a base puzzle: the puzzle itself, and then its isomorphs.
fn copies(plan: &Plan, base: &Base, split: usize) -> impl Iterator<Item = Row> {
    let row = of_base(plan, base);
    let last = plan.parts[base.part].part.isomorphs[split];
    let seed = plan.config.seed;
    (0..=last).map(move |number| {
        if number == 0 {
            return row.clone();
        }
        let copy = seed::copy(seed, &row.part, row.index, number, &row.puzzle, &row.solution);
        Row {
            id: row_id(&row.part, row.index, number),
            copy: number,
            puzzle: copy.puzzle,
            solution: copy.solution,
            ..row.clone()
        }
    })
}
