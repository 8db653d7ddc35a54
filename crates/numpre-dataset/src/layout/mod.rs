//! The layouts of the files. Each has a module that writes and reads its files.
//!
//! | layout | files of the split `train` | contents |
//! |---|---|---|
//! | `csv` | `train.csv` | `source,question,answer,rating` |
//! | `npy` | `npy/train-puzzles.npy`, `-solutions.npy`, `-ranks.npy` | uint8, 0 for a blank |
//! | `trm` | `trm/train/all__inputs.npy`, … | uint8, digits + 1; groups of isomorphs |
//! | `parquet` | `data/train-00000-of-00001.parquet` | all columns |

pub(crate) mod csv;
#[cfg(feature = "table")]
mod facts;
pub mod npy;
#[cfg(feature = "table")]
pub(crate) mod parquet;
mod row_writer;
#[cfg(feature = "table")]
pub(crate) mod trm;

use crate::config::Layout;
use crate::error::Result;
use crate::manifest::Manifest;
use crate::row::StoredRow;
use std::path::Path;

pub(crate) use row_writer::{RowWriter, Target};

/// Reads the rows of a split from the files of a layout.
pub(crate) fn read_split(
    folder: &Path,
    manifest: &Manifest,
    layout: Layout,
    split: &str,
) -> Result<Vec<StoredRow>> {
    match layout {
        Layout::Csv => csv::read(folder, split),
        Layout::Npy => npy::read(folder, split),
        Layout::Trm => trm::read(folder, split),
        #[cfg(feature = "table")]
        Layout::Parquet => parquet::read(folder, &manifest.files_of(layout, split)),
        #[cfg(not(feature = "table"))]
        Layout::Parquet => {
            let _ = manifest;
            Err(crate::error::DatasetError::NoParquet)
        }
    }
}
