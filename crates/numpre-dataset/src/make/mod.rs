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
mod run;
mod select;
mod write;

use crate::error::{DatasetError, Result};
use crate::manifest::Manifest;
use crate::plan::Plan;
use crate::{card, shard};
use std::fs;
use std::io;
use std::ops::Range;
use std::path::Path;

use run::Places;
pub use run::{MakeOptions, Progress, Stage};

/// The name of the folder of working files.
const WORK: &str = ".work";

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
}

/// Makes the data set of a plan in a folder. Reports its progress by calls of `progress` on the
/// calling thread.
///
/// The bytes of the files depend only on the plan. They do not depend on the number of threads, on
/// earlier runs that were killed, or on which machine made which shard.
///
/// # Errors
/// [`DatasetError::Occupied`] if the folder has files and `resume` is false;
/// [`DatasetError::OtherPlan`] if it belongs to another plan; [`DatasetError::NoShards`] if the
/// requested shards do not exist; [`DatasetError::Exhausted`] if a part has too few puzzles;
/// [`DatasetError::Cancelled`]; and [`DatasetError::File`] if the operating system cannot read or
/// write a file. After an error no incomplete file has its final name, and a run with `resume`
/// continues.
pub fn make(
    plan: &Plan,
    folder: &Path,
    options: &MakeOptions,
    progress: &mut dyn FnMut(Progress),
) -> Result<Made> {
    let places = Places { folder: folder.to_owned(), work: folder.join(WORK) };
    open(plan, &places, options)?;
    if let Some(manifest) = finished(plan, &places)? {
        return Ok(Made::Complete(Box::new(manifest)));
    }
    let shards = plan.shards();
    if let Some(asked) = &options.shards {
        let of = shards.len() as u64;
        if asked.start >= asked.end || asked.end > of {
            return Err(DatasetError::NoShards { count: of });
        }
        let asked_shards = &shards[asked.start as usize..asked.end as usize];
        candidates::make(plan, &places, asked_shards, options, progress)?;
        return Ok(Made::Shards { shards: asked.clone(), of });
    }
    candidates::make(plan, &places, &shards, options, progress)?;
    let selection = select::select(plan, &places, options, progress)?;
    let files = write::write(plan, &places, &selection, options, progress)?;
    let manifest = Manifest::new(plan, files, &selection.counts);
    shard::write(&folder.join(card::NAME), card::card(&manifest).as_bytes())?;
    // The manifest comes last: with it, the data set is complete.
    shard::write(&folder.join(Manifest::NAME), manifest.to_json().as_bytes())?;
    remove(&places.work)?;
    Ok(Made::Complete(Box::new(manifest)))
}

/// The name of the working file that contains the hash of the plan.
const PLAN: &str = "plan";

/// Creates the folder of a data set, or checks that it belongs to the plan. Removes temporary files
/// that killed runs have left in it.
fn open(plan: &Plan, places: &Places, options: &MakeOptions) -> Result<()> {
    let Places { folder, work } = places;
    fs::create_dir_all(folder).map_err(DatasetError::writing(folder))?;
    let mut entries = fs::read_dir(folder).map_err(DatasetError::reading(folder))?;
    let is_occupied = entries.next().is_some();
    if is_occupied && !options.resume {
        return Err(DatasetError::Occupied { folder: folder.clone() });
    }
    // If this run makes only some shards, other machines may be writing the others, so their
    // temporary files are kept.
    shard::sweep(folder, options.shards.is_none())?;
    if let Some(manifest) = Manifest::find(folder)? {
        return match manifest.plan == plan.hash {
            true => Ok(()),
            false => Err(DatasetError::OtherPlan { folder: folder.clone() }),
        };
    }
    let marker = work.join(PLAN);
    match fs::read_to_string(&marker) {
        Ok(found) if found == plan.hash => Ok(()),
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
            shard::write(&marker, plan.hash.as_bytes()).map(drop)
        }
        Err(error) => Err(DatasetError::reading(&marker)(error)),
    }
}

/// Returns the manifest if the data set is complete, after removing working files that are left.
/// Otherwise returns `None`.
fn finished(plan: &Plan, places: &Places) -> Result<Option<Manifest>> {
    match Manifest::find(&places.folder)? {
        Some(manifest) if manifest.plan == plan.hash => {
            remove(&places.work)?;
            Ok(Some(manifest))
        }
        _ => Ok(None),
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
