//! **numpre-formats** — reads and prints Number Place (Sudoku) puzzles as text, with exact errors.
//!
//! This crate does not solve puzzles. It detects the format of each record from the text, first
//! from the shape of its lines and then from their characters, so that one file may hold several
//! formats.
//!
//! ```text
//!                stream    batches of whole records from a reader; read_one, read_pattern
//!                   │
//!                  cut      finds where one record ends and the next begins
//!                   │
//!     write        csv      tables: one puzzle per row                  xlsx  workbooks
//!       │           │                                                   │
//!       │        detect     detects the format of a line or a board by its shape
//!       │           │
//!       └──────▶ notation   one file per format: how it is read and printed
//!                   │
//!                 text      characters, lines and places in a text
//!                   │
//!                reading    what was read, or why it could not be read: only data
//! ```
//!
//! Each folder depends only on the folders below it.
//!
//! | | contents |
//! |---|---|
//! | [`Format`] | the formats by name |
//! | [`Puzzle`], [`Record`], [`Extra`] | what was read, and the other texts that came with it |
//! | [`ReadError`], [`ErrorKind`], [`Warning`] | what was wrong and where, as data |
//! | [`read_one`] | reads one puzzle from a text |
//! | [`puzzle_columns`] | finds the columns of a typed table that hold puzzles and answers |
//! | [`read_pattern`] | reads which cells are given, from a puzzle or a drawing |
//! | [`Batches`], [`Batch`], [`Item`] | any number of puzzles from a stream, in constant memory |
//! | [`print()`], [`Writer`], [`Columns`] | writes puzzles in every format |
//! | [`link()`], [`read_link`], [`LinkState`] | numpre's own links, with a game in progress |
//! | `xlsx` | reads and writes workbooks; needs the feature `xlsx` |
//!
//! The feature `json` adds JSON objects to the formats that can be read, and the feature
//! `opensudoku` the XML of OpenSudoku.
//!
//! ```
//! use numpre_formats::{Format, read_one};
//!
//! let record = read_one("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4...... hard")?;
//! assert_eq!((record.format, record.puzzle.givens.clue_count()), (Format::Line81, 17));
//! # Ok::<(), numpre_formats::ReadError>(())
//! ```

mod csv;
mod cut;
mod detect;
mod link;
mod notation;
mod reading;
mod stream;
mod text;
mod write;
#[cfg(feature = "xlsx")]
pub mod xlsx;

pub use csv::puzzle_columns;
pub use link::{LinkError, LinkState, link, payload, read_link};
pub use notation::hodoku::LibraryEntry;
pub use numpre::Puzzle;
pub use reading::{
    BinaryKind, Encoding, ErrorKind, Extra, ExtraNames, Format, ReadError, Record, Rule,
    UnknownFormat, Unread, Warning,
};
pub use stream::{Batch, Batches, Item, Options, place_of, read_one, read_pattern};
pub use write::{Columns, Writer, print};

/// Runs the example of the README as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
