//! Draws Number Place (Sudoku) boards for web pages, notebooks, print and terminals.
//!
//! A picture is made in two stages. A [`Scene`] says what it means: the digits, the candidates, and
//! the role of each house, cell and candidate in a step. A [`Drawing`] is a flat list of
//! [marks](Mark) with coordinates in points, which a back end only has to walk through. This crate
//! has no I/O, no fonts, and no sentences in any language: captions are message keys.
//!
//! | function | from | to |
//! |---|---|---|
//! | [`board`], [`step`], [`why`], [`run`], [`supposition`] | boards and steps | [`Scene`] |
//! | [`two_solutions`], [`comparison`] | a puzzle and two boards | [`Scene`] |
//! | [`Scene::at`] | a scene | the scene up to one of its frames |
//! | [`lay_out`], [`lay_out_within`] | a scene, a length, a [`Sheet`] | [`Drawing`] |
//! | [`lay_out_photos`] | pictures and the boards read from them | [`Drawing`] |
//! | [`overlay()`] | a scene | marks under and over the caller's digits, by frame |
//! | [`svg()`] | a drawing | the text of an SVG file |
//! | [`characters`], [`lines()`] | a scene | lines of characters, and a legend of their marks |
//!
//! ```
//! use numpre::{Grid, logic::{Next, SolvingState, next_step}};
//! use numpre_draw::{Sheet, Style, SvgOptions, View, board, lay_out, millimetres, step, svg};
//!
//! let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//! let drawing = lay_out(&board(&View::puzzle(&puzzle)), millimetres(60.0), &Sheet::SCREEN);
//! assert!(svg(&drawing, &SvgOptions::default()).starts_with("<svg "));
//!
//! let state = SolvingState::from(&puzzle);
//! if let Next::Step(next) = next_step(&puzzle) {
//!     let drawing = lay_out(&step(&puzzle, &state, &next), millimetres(90.0), &Sheet::PRESS);
//!     let text = svg(&drawing, &SvgOptions { style: Style::Print, ..SvgOptions::default() });
//!     assert!(text.contains("<title>r5c5=5</title>"));
//! }
//! # Ok::<(), numpre::ParseGridError>(())
//! ```

pub mod drawing;
mod layout;
pub mod scene;
mod svg;
mod terminal;

pub use drawing::{Drawing, Ink, Mark, Sheet, millimetres};
pub use layout::{
    Layer, OverlayMark, ReadBoard, ReadPicture, lay_out, lay_out_photos, lay_out_within, overlay,
};
pub use scene::{
    FrameKey, Meaning, Scene, View, board, comparison, run, step, supposition, two_solutions, why,
};
pub use svg::{Style, SvgOptions, svg};
pub use terminal::{Characters, Entry, Room, Sign, Span, characters, lines};

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
