//! **numpre for a web page**: asks and replies, no logic of its own.
//!
//! Everything is asked of the core, the notations, the sentences and the drawings; what goes in and
//! out is JSON for single questions and bytes for many puzzles at once.
//!
//! | module | what it holds |
//! |---|---|
//! | [`Desk`] | single questions, one after the other: an [`Ask`](desk) as JSON, a reply as JSON |
//! | [`Mill`] | many puzzles at once, 81 bytes each |
//! | [`Reading`] | a file, a text or a workbook, a portion of records at a time |
//! | [`Workbook`] | a table as a workbook |
//! | `ask` | a file for each question: what comes with it, what is answered, and in which of the page's modules |
//! | `value` | what several answers have in common: boards, steps, pictures, mistakes |
//! | `fault` | why there is no answer |
//! | `clock` | the time, which the page gives |
//! | `types` | in tests: the same structures as TypeScript, compared with `web/src/engine/types` |
//!
//! ```
//! use numpre_wasm::Desk;
//!
//! let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let ask = format!(r#"{{"v":1,"id":7,"ask":"next","lang":"en","with":{{"board":{{"givens":"{puzzle}"}},"strength":1}}}}"#);
//! let reply = Desk::new().ask(&ask);
//! assert_eq!(reply, r#"{"id":7,"ok":true,"value":{"kind":"where","block":"b2","text":"Look at block 2."}}"#);
//! ```

// A module with some of the questions has no use for what serves the others.
#![cfg_attr(
    not(all(feature = "desk", feature = "mill", feature = "workbook")),
    allow(dead_code, unused_imports, unused_variables)
)]

mod ask;
mod clock;
pub mod desk;
mod fault;
#[cfg(feature = "mill")]
mod mill;
#[cfg(any(feature = "mill", feature = "workbook"))]
mod reading;
#[cfg(test)]
mod types;
mod value;
#[cfg(feature = "workbook")]
mod workbook;

pub use desk::Desk;
#[cfg(feature = "mill")]
pub use mill::Mill;
#[cfg(any(feature = "mill", feature = "workbook"))]
pub use reading::Reading;
#[cfg(feature = "workbook")]
pub use workbook::Workbook;
