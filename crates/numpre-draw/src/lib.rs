//! Drawings of Number Place (Sudoku) boards: one for page, notebook, print and terminal.
//!
//! Two floors. A [`Scene`] says what is meant: digits, candidates, and what each house, cell and
//! candidate is to a step. A [`Drawing`] is a flat list of [marks](Mark) in points, which a back
//! end only walks. There is no I/O here, no font, and no sentence in any language: captions are
//! keys.
//!
//! | step | from | to |
//! |---|---|---|
//! | [`board`], [`step`], [`why`], [`run`], [`supposition`], [`two_solutions`], [`comparison`] | boards and steps of the core | [`Scene`] |
//! | [`Scene::at`] | a scene | the same up to one of its frames |
//! | [`lay_out`], [`lay_out_within`] | a scene, a length, a [`Sheet`] | [`Drawing`] |
//! | [`overlay()`] | a scene | what lies under and over the digits of a board that somebody else draws, frame by frame |
//! | [`svg()`] | a drawing | the text of an SVG file |
//! | [`characters`], [`lines()`] | a scene | lines of characters, and what their marks mean |
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
pub use layout::{Layer, OverlayMark, lay_out, lay_out_within, overlay};
pub use scene::{
    FrameKey, Meaning, Scene, View, board, comparison, run, step, supposition, two_solutions, why,
};
pub use svg::{Style, SvgOptions, svg};
pub use terminal::{Characters, Entry, Room, Sign, Span, characters, lines};

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
