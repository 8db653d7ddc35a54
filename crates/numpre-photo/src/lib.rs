//! **numpre-photo**: reads Number Place (Sudoku) puzzles from the pixels of photos, scans and
//! screenshots.
//!
//! A board is sure, doubtful or refused; nothing is guessed silently. A doubtful board names its
//! doubtful cells and what else could be in them.
//!
//! ```text
//!   pixels ─▶ grey ─▶ frames ─▶ lattice ─▶ 81 cells ─▶ network ─▶ decode ─▶ sure or doubtful
//!                     ╱────╲    ┼─┼─┼─┼               5: 99%     the likeliest reading
//!                    ╱      ╲   ┼─┼─┼─┼               6: 1%      with exactly one solution
//! ```
//!
//! The solver is a strong witness against wrong digits: two digits of one house that are equal, or
//! a board without a solution, show a mistake, and the next likely reading repairs it. It does not
//! see a missed given: two of five puzzles stay proper without one. So ink in a cell that was read
//! as empty makes a board doubtful.
//!
//! | file | contents |
//! |---|---|
//! | `reader` | [`Reader`], [`read_photo`] and [`read_frame`] |
//! | `board` | [`PhotoBoard`]: a board, turned upright and judged |
//! | `kinds` | printed and handwritten digits, by what the givens of a board have in common |
//! | `shape`, `tint` | measures of a digit's ink; its colour |
//! | `decode` | the likeliest readings that are proper puzzles |
//! | `net` | the network, and its weights file |
//! | `cells` | the cells of a board as small pictures of ink |
//! | `find` | the places of boards in a picture |
//! | `lattice` | the 100 nodes where the lines of a board cross |
//! | `frame` | quadrilaterals that could be the outside of a board |
//! | `homography` | how a flat sheet appears to a camera |
//! | `grey` | grey pictures, shrunk and between pixels |
//! | `picture`, `point`, `error` | [`Picture`], [`Point`], [`PhotoError`] |
//! | `functions` | the exponential and the logarithm, the same on all machines |
//!
//! The crate decodes no files, and it uses no threads and no clock. Pixels decide: it knows neither
//! names nor the orientation that a camera has noted.

#![forbid(unsafe_code)]

mod board;
mod cells;
mod decode;
mod error;
mod find;
mod frame;
mod functions;
mod grey;
mod homography;
mod kinds;
mod lattice;
mod net;
mod picture;
mod point;
mod reader;
mod shape;
mod suspects;
mod tint;

pub use board::{CellReading, Doubt, PhotoBoard, Quarter, Reason, Verdict};
pub use error::{Frame, PhotoError};
pub use picture::{MOST_PIXELS, Picture, Pixels, SHORTEST_SIDE, check_size};
pub use point::Point;
pub use reader::{Reader, read_frame, read_photo};

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
