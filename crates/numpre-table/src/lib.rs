//! **numpre-table**: Number Place (Sudoku) puzzles as Arrow columns and Parquet files.
//!
//! Puzzles come in as a column of text or of numbers, and results go out as columns with one
//! schema, whichever writer fills them. No threads, no options, no search of its own: the caller
//! brings the engine and divides the work.
//!
//! ```text
//!      parquet     row groups read and written, metadata of a file
//!         │
//!      columns     results of batch calls, straight into buffers
//!      rows        results of the command, row by row
//!         │
//!      source      columns of puzzles in any accepted type
//!      others      the other columns of a file, as text
//!         │
//!      schema      every column once: name, type, which may be null
//!      class_id    16 bytes that name a class of isomorphs
//!      error       what is wrong with a file or a column, and where
//! ```
//!
//! ```
//! use arrow_array::{ArrayRef, StringArray};
//! use numpre::BatchEngine;
//! use numpre_table::{PuzzleColumn, columns};
//! use std::sync::Arc;
//!
//! let puzzle = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
//! let column: ArrayRef = Arc::new(StringArray::from(vec![Some(puzzle), None]));
//! let puzzles = PuzzleColumn::of(&column)?;
//! let solved = columns::solve(&puzzles, &mut BatchEngine::new(), false)?;
//! assert_eq!((solved.num_rows(), solved.num_columns()), (2, 4));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod class_id;
pub mod columns;
mod error;
mod others;
pub mod parquet;
pub mod rows;
pub mod schema;
pub mod source;

pub use class_id::{CLASS_VERSION, ClassId, class_id, id_of_canonical};
pub use error::{Place, Reason, TableError};
pub use others::TextColumn;
pub use source::PuzzleColumn;

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
