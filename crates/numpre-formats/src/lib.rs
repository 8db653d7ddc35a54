//! **numpre-formats** — Number Place (Sudoku) texts: detected, read with exact errors, and printed.
//!
//! Nothing here knows how to solve. The format is found from the text, the total shape first and the characters second,
//! record by record, so that one file may hold several notations.
//!
//! | module | what it holds |
//! |---|---|
//! | [`Format`] | the notations by name |
//! | [`Problem`], [`Record`], [`Extra`] | what was read, and what stood beside it |
//! | [`ReadError`], [`ErrorKind`], [`Warning`] | what was wrong and where, as data |
//! | [`read_one`] | one problem from a text |
//! | [`read_pattern`] | which cells are given, as a problem or a drawing shows it |
//! | [`Batches`], [`Batch`], [`Item`] | any number of problems from a stream, in constant memory |
//! | [`print()`], [`Writer`], [`Columns`] | every notation written |
//! | `xlsx` | workbooks read and written, behind the feature of that name |
//!
//! ```
//! use numpre_formats::{Format, read_one};
//!
//! let record = read_one("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4...... hard")?;
//! assert_eq!((record.format, record.problem.givens.clue_count()), (Format::Line81, 17));
//! # Ok::<(), numpre_formats::ReadError>(())
//! ```

mod batch;
mod batches;
mod board;
mod candidate_grid;
mod characters;
mod columns;
mod csv;
mod csv_rows;
mod cut;
mod encoding;
mod error;
mod extra;
mod format;
mod framed;
mod givens_placed_deleted;
mod head;
mod hodoku;
mod line;
mod line81;
mod links;
mod nine_lines;
mod one_line;
mod pattern;
mod piece;
mod print;
mod read_one;
mod record;
mod row;
mod shape;
mod source_lines;
mod sukaku;
mod table;
mod table_cut;
mod trust;
mod warning;
#[cfg(feature = "xlsx")]
pub mod xlsx;

pub use batch::{Batch, Item};
pub use batches::{Batches, Options};
pub use columns::Columns;
pub use encoding::{BinaryKind, Encoding};
pub use error::{ErrorKind, ReadError};
pub use extra::Extra;
pub use format::{Format, UnknownFormat};
pub use hodoku::LibraryEntry;
pub use links::Rule;
pub use numpre::Problem;
pub use pattern::read_pattern;
pub use print::{Writer, print};
pub use read_one::read_one;
pub use record::Record;
pub use warning::{Unread, Warning};

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
