//! **Requests about Number Place (Sudoku) puzzles and their replies as plain data**: one shape for
//! the command, the web page and other languages, with sentences and pictures filled in.
//!
//! A request is a structure such as [`NextRequest`]; an [`Engine`] answers it, typed or as JSON:
//!
//! ```
//! use numpre::assess::HintLevel;
//! use numpre_api::{Board, Engine, NextReply, NextRequest};
//!
//! let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let board = Board::of_givens(puzzle.parse()?);
//! let request = NextRequest { board, level: HintLevel::Where, ..NextRequest::default() };
//! let reply = Engine::new().answer(request, "en", Default::default());
//! let Ok(NextReply::Where { houses, text }) = reply else { panic!("there is a next step") };
//! assert_eq!((houses[0].to_string(), text), ("b2".into(), "Look at block 2.".into()));
//! # Ok::<(), numpre::ParseGridError>(())
//! ```
//!
//! The core decides what a step is, what a hint reveals, and why a cell cannot hold a digit. This
//! crate puts that into words and pictures. Programs in other languages use it through bindings.
//!
//! | module | what it holds |
//! |---|---|
//! | `engine` | answers requests |
//! | `requests` | each request, its reply, and the function that answers it |
//! | `board`, `step`, `proof`, `picture`, `mistake`, `fault` | what replies have in common |
//! | `walk` | a whole explanation as steps of the core |
//! | `context`, `state` | language, clock and deadline of a request; what the engine keeps |
//! | `bulk` | many puzzles at once, 81 bytes each |
//! | `file` | a file of puzzles, some records at a time |
//! | `photo` | the boards of a photo |
//! | [`row`] | results as rows of named, typed values |
//! | [`schema`](mod@schema) | the JSON Schema of all this (feature `schema`) |

// If some features are off, the code that only their requests use is unused.
#![cfg_attr(
    not(all(feature = "play", feature = "proof", feature = "bulk", feature = "workbook")),
    allow(dead_code, unused_imports, unused_variables)
)]

mod board;
#[cfg(feature = "bulk")]
mod bulk;
mod context;
mod engine;
mod fault;
#[cfg(any(feature = "bulk", feature = "workbook"))]
mod file;
mod mistake;
#[cfg(feature = "photo")]
mod photo;
mod picture;
#[cfg(feature = "proof")]
mod proof;
mod requests;
pub mod row;
#[cfg(feature = "schema")]
pub mod schema;
mod state;
mod step;
mod walk;

pub use board::{Board, Candidate, CellSets};
#[cfg(feature = "bulk")]
pub use bulk::BulkEngine;
pub use context::{Clock, Context};
pub use engine::Engine;
pub use fault::{Fault, FaultCode};
#[cfg(any(feature = "bulk", feature = "workbook"))]
pub use file::{FileReader, Portion};
pub use mistake::{Clash, Mistake, Status};
#[cfg(feature = "photo")]
pub use numpre_photo::Reason as DoubtReason;
#[cfg(feature = "photo-files")]
pub use photo::MOST_PICTURE_BYTES;
#[cfg(feature = "photo")]
pub use photo::{
    BoardReading, DoubtfulCell, OtherReading, PICTURE_SIGNATURES, PhotoReader, PhotoReply,
    PictureBoard, PictureBoards, PictureFault, Place, ReadBoard, Turn, is_picture,
};
pub use picture::{CandidateMark, Frame, Picture, Sign};
#[cfg(feature = "proof")]
pub use proof::{Line, RefutationFamily, StepEvidence};
pub use requests::*;
pub use state::{EngineState, Ladder};
pub use step::{Sentence, Step, StepData};
pub use walk::Walk;

/// Returns a value as JSON. It never fails for the types of this crate: texts, numbers, lists, and
/// maps with texts as keys.
fn json(value: &impl serde::Serialize) -> String {
    match serde_json::to_string(value) {
        Ok(json) => json,
        // Without the error's text, which would add all texts of serde to a page's module.
        Err(_) => unreachable!("every value of this crate has a form in JSON"),
    }
}

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
