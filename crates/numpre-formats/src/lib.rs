//! **numpre-formats** — Number Place (Sudoku) texts: detected, read with exact errors, and printed.
//!
//! Nothing here knows how to solve. The format is found from the text, the total shape first and
//! the characters second, record by record, so that one file may hold several notations.
//!
//! ```text
//!                stream    batches of whole records from a reader; read_one, read_pattern
//!                   │
//!                  cut      where one record ends and the next begins
//!                   │
//!     write        csv      tables: a puzzle a row                     xlsx  workbooks
//!       │           │                                                   │
//!       │        detect     which notation a line or a board is in, by its shape
//!       │           │
//!       └──────▶ notation   a file for each notation: how it is read and printed
//!                   │
//!                 text      characters, lines and places in a text
//!                   │
//!                reading    what was read, or why not: data alone
//! ```
//!
//! Each stands on what is below it and on nothing else.
//!
//! | | what it holds |
//! |---|---|
//! | [`Format`] | the notations by name |
//! | [`Puzzle`], [`Record`], [`Extra`] | what was read, and what stood beside it |
//! | [`ReadError`], [`ErrorKind`], [`Warning`] | what was wrong and where, as data |
//! | [`read_one`] | one puzzle from a text |
//! | [`puzzle_columns`] | which columns of a typed table hold puzzles and answers |
//! | [`read_pattern`] | which cells are given, as a puzzle or a drawing shows it |
//! | [`Batches`], [`Batch`], [`Item`] | any number of puzzles from a stream, in constant memory |
//! | [`print()`], [`Writer`], [`Columns`] | every notation written |
//! | [`link()`], [`read_link`], [`LinkState`] | our own links, which carry a game as it stands |
//! | `xlsx` | workbooks read and written, behind the feature of that name |
//!
//! The feature `json` adds JSON objects to the notations that are read, `opensudoku` the XML of
//! OpenSudoku.
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

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
