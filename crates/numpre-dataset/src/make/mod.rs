//! Makes a data set, in three stages:
//!
//! ```text
//!   make     shards of candidates: puzzle, solution, rank, classes           all cores
//!   select   the base puzzles, each with its split and file                  one pass
//!   write    the files of each layout, with the isomorphs                    all cores
//! ```
//! The folder `.work` of the data set has the working files, and the receipts of complete files. A
//! later run of the same plan does not repeat work that has a matching receipt.

mod candidates;
mod portion;
mod run;
mod select;
mod write;

use crate::error::{DatasetError, Result};
use crate::manifest::Manifest;
use crate::plan::{FileId, Plan, ShardId};
use crate::{card, shard};
use std::fs;
use std::io;
use std::ops::Range;
use std::path::Path;

pub use portion::Portion;
pub use run::{MakeOptions, Progress, Stage};
use run::{Places, WORK};

/// The result of a run.
#[derive(Clone, Debug)]
pub enum Made {
    /// The data set is complete.
    Complete(Box<Manifest>),
    /// The requested shards are complete. The data set is not.
    Shards {
        /// The requested shards.
        shards: Range<u64>,
        /// The number of shards of the plan.
        of: u64,
    },
    /// The selection is complete. The data set is not.
    Selection,
    /// The requested files are complete. The data set is not.
    Files {
        /// The requested files.
        files: Range<u64>,
        /// The number of files of the plan.
        of: u64,
    },
}

/// Makes the data set of a plan in a folder. Reports its progress by calls of `progress` on the
/// calling thread.
///
/// The bytes of the files depend only on the plan. They do not depend on the number of threads, on
/// earlier runs that were killed, or on which machine made which shard.
///
/// # Errors
/// [`DatasetError::Occupied`] if the folder has files and `resume` is false;
/// [`DatasetError::OtherPlan`] if it belongs to another plan; [`DatasetError::NoShards`] or
/// [`DatasetError::NoFiles`] if the requested shards or files do not exist;
/// [`DatasetError::TooEarly`] if a portion needs another one that is missing;
/// [`DatasetError::Exhausted`] if a part has too few puzzles; [`DatasetError::Cancelled`]; and
/// [`DatasetError::File`] if the operating system cannot read or write a file. After an error no
/// incomplete file has its final name, and a run with `resume` continues.
pub fn make(
    plan: &Plan,
    folder: &Path,
    options: &MakeOptions,
    progress: &mut dyn FnMut(Progress),
) -> Result<Made> {
    let places = Places::new(folder);
    if options.portion == Portion::All {
        sweep(folder, options.resume)?;
    }
    if let Some(manifest) = open(plan, &places, options.resume)? {
        return Ok(Made::Complete(Box::new(manifest)));
    }
    let shards = plan.shards();
    match &options.portion {
        Portion::All => {}
        Portion::Shards(asked) => {
            let of = shards.len() as u64;
            let asked_shards: &[ShardId] =
                among(&shards, asked).ok_or(DatasetError::NoShards { count: of })?;
            candidates::make(plan, &places, asked_shards, options, progress)?;
            return Ok(Made::Shards { shards: asked.clone(), of });
        }
        Portion::Selection => {
            select::select(plan, &places, options, progress)?;
            return Ok(Made::Selection);
        }
        Portion::Files(asked) => {
            let files = plan.files();
            let of = files.len() as u64;
            let asked_files: &[FileId] =
                among(&files, asked).ok_or(DatasetError::NoFiles { count: of })?;
            let selection = select::made(plan, &places)?;
            write::write(plan, &places, &selection, asked_files, options, progress)?;
            return Ok(Made::Files { files: asked.clone(), of });
        }
    }
    candidates::make(plan, &places, &shards, options, progress)?;
    let selection = select::select(plan, &places, options, progress)?;
    let files = write::write(plan, &places, &selection, &plan.files(), options, progress)?;
    let manifest = Manifest::new(plan, files, &selection.counts);
    shard::write(&folder.join(card::NAME), card::card(&manifest).as_bytes())?;
    // The manifest comes last: with it, the data set is complete.
    shard::write(&folder.join(Manifest::NAME), manifest.to_json().as_bytes())?;
    remove(&places.work)?;
    Ok(Made::Complete(Box::new(manifest)))
}

/// Begins a data set whose portions other processes will make. Creates the folder, or checks that
/// it belongs to the plan, and removes temporary files that killed runs have left in it. Returns
/// the manifest if the data set is already complete.
///
/// # Errors
/// [`DatasetError::Occupied`], [`DatasetError::OtherPlan`] and [`DatasetError::File`], as for
/// [`make`].
pub fn begin(plan: &Plan, folder: &Path, resume: bool) -> Result<Option<Manifest>> {
    sweep(folder, resume)?;
    open(plan, &Places::new(folder), resume)
}

/// Returns the items at these positions. Returns `None` if there are none, or if some do not exist.
fn among<'a, T>(items: &'a [T], asked: &Range<u64>) -> Option<&'a [T]> {
    let asked = usize::try_from(asked.start).ok()?..usize::try_from(asked.end).ok()?;
    items.get(asked).filter(|found| !found.is_empty())
}

/// The name of the working file that contains the hash of the plan.
const PLAN: &str = "plan";

/// Removes temporary files that killed runs have left in the folder of a data set, if a run may
/// continue there.
fn sweep(folder: &Path, resume: bool) -> Result<()> {
    if resume { shard::sweep(folder) } else { Ok(()) }
}

/// Creates the folder of a data set, or checks that it belongs to the plan. Returns the manifest if
/// the data set is complete, after removing working files that are left.
fn open(plan: &Plan, places: &Places, resume: bool) -> Result<Option<Manifest>> {
    let Places { folder, work } = places;
    fs::create_dir_all(folder).map_err(DatasetError::writing(folder))?;
    let mut entries = fs::read_dir(folder).map_err(DatasetError::reading(folder))?;
    let is_occupied = entries.next().is_some();
    if is_occupied && !resume {
        return Err(DatasetError::Occupied { folder: folder.clone() });
    }
    if let Some(manifest) = Manifest::find(folder)? {
        if manifest.plan != plan.hash {
            return Err(DatasetError::OtherPlan { folder: folder.clone() });
        }
        remove(work)?;
        return Ok(Some(manifest));
    }
    let marker = work.join(PLAN);
    match fs::read_to_string(&marker) {
        Ok(found) if found == plan.hash => Ok(None),
        Ok(_) => Err(DatasetError::OtherPlan { folder: folder.clone() }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            // There is no marker if a run was killed before its first file. Such a run leaves
            // nothing, or an empty working folder; everything else is foreign.
            let is_foreign = fs::read_dir(folder)
                .map_err(DatasetError::reading(folder))?
                .filter_map(std::result::Result::ok)
                .any(|entry| entry.file_name() != WORK);
            if is_foreign {
                return Err(DatasetError::OtherPlan { folder: folder.clone() });
            }
            shard::write(&marker, plan.hash.as_bytes())?;
            Ok(None)
        }
        Err(error) => Err(DatasetError::reading(&marker)(error)),
    }
}

fn remove(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(DatasetError::writing(folder)(error))
        }
        _ => Ok(()),
    }
}
