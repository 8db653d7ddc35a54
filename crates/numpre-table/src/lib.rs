//! **numpre-table**: Number Place (Sudoku) puzzles as Arrow columns and Parquet files.
//!
//! Puzzles come in as a column of text or of numbers. Results go out as columns, and all writers
//! use the same schema. The crate starts no threads, has no options and does not search: the caller
//! supplies the engine and divides the work among its threads.
//!
//! ```text
//!      parquet     reads and writes row groups and the metadata of a file
//!         │
//!      columns     writes results of batch calls directly into Arrow buffers
//!      rows        collects results of the command row by row
//!      records     collects the records of a text file
//!         │
//!      steps       builds the columns of steps of explanations
//!      source      reads columns of puzzles in any accepted type
//!      others      converts the other columns of a file to text
//!         │
//!      schema      defines each column: its name, its type, and whether it may be null
//!      class_id    computes the 16 bytes that identify a class of isomorphs
//!      error       describes an error in a file or a column by place and reason
//! ```
//!
//! ```
//! use arrow_array::{ArrayRef, StringArray};
//! use numpre::BatchEngine;
//! use numpre_table::{PuzzleColumn, columns};
//! use std::sync::Arc;
//!
//! let puzzle =
//!     "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
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
pub mod records;
pub mod rows;
pub mod schema;
pub mod source;
pub mod steps;

/// The crate of the arrays in this API, in the version that they come from.
pub use arrow_array;
/// The crate of the column types in this API, in the version that they come from.
pub use arrow_schema;
pub use class_id::{CLASS_VERSION, ClassId, class_id, id_of_canonical};
pub use error::{Place, Reason, TableError};
pub use others::TextColumn;
pub use source::PuzzleColumn;

/// The README, so that its example is compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
