//! **numpre-dataset**: makes, verifies, audits and scores data sets of Number Place (Sudoku)
//! puzzles. By default no two splits share a solution, even after digits are renamed and rows are
//! moved.
//!
//! A configuration states how many puzzles of which kind each split gets. A plan divides the work
//! into shards, and three stages make the files. The bytes of the files depend only on the plan.
//!
//! ```text
//!     verify  audit  score     check finished data sets, and files from elsewhere
//!          │
//!        make                  candidates ─▶ selection ─▶ files
//!          │
//!     card  manifest  layout   the files of a data set: README.md, manifest.json, rows
//!          │
//!        plan                  parts, shards, hash
//!          │
//!     config  puzzles  shard   the TOML file; input files; files that are complete or absent
//!          │
//!     split  seed  near_copy   the split of a class; seeds; the distance of two puzzles
//!          │
//!     hash  ids  error         SHA-256; ids of classes and rows; errors
//! ```
//!
//! ```
//! use numpre_dataset::{Config, Made, MakeOptions, Plan, Portion, make};
//!
//! let config = Config::from_toml(r#"
//!     format = 1
//!     name = "tiny"
//!     seed = 7
//!     unique = "grid-class"
//!     output = { layout = ["csv"] }
//!     [[part]]
//!     name = "easy"
//!     request = { rank = "1..2", symmetry = "none" }
//!     count = { train = 20, test = 2 }
//! "#)?;
//! let folder = std::env::temp_dir().join(format!("numpre-tiny-{}", std::process::id()));
//! let plan = Plan::new(config, std::path::Path::new("."))?;
//! let cancel = numpre::CancelToken::NEVER;
//! let portion = Portion::All;
//! let options = MakeOptions { resume: false, threads: 2, portion, cancel };
//! let Made::Complete(manifest) = make(&plan, &folder, &options, &mut |_| {})? else { panic!() };
//! assert_eq!((manifest.rows("train"), manifest.rows("test")), (20, 2));
//! assert!(folder.join("train.csv").exists());
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

pub mod audit;
mod candidate;
pub mod card;
mod config;
mod error;
mod estimate;
mod examine;
pub mod hash;
pub mod ids;
pub mod layout;
mod make;
mod manifest;
pub mod near_copy;
mod plan;
pub mod puzzles;
mod row;
pub mod score;
pub mod seed;
mod shard;
mod speed;
pub mod split;
pub mod verify;

pub use config::{
    Cells, Columns, Config, ConfigError, ConfigErrorKind, Expected, Extra, FileRef, FilesRule,
    Layout, Origin, Output, Part, RequestRule, SplitRule, StepColumn, Unique,
};
pub use error::{DatasetError, Doing, Exhausted, Result};
pub use estimate::{Estimate, estimate};
pub use make::{Made, MakeOptions, Portion, Progress, Stage, begin, make};
pub use manifest::{Count, Digest, FileEntry, Input, Manifest, Versions};
pub use plan::{FileId, InputFile, PartPlan, Plan, ShardId};

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
