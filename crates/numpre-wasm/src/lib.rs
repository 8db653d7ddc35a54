//! **numpre for a web page**: asks and replies, no logic of its own.
//!
//! Everything is asked of the core, the notations, the sentences and the drawings; what goes in and out is JSON for single questions and bytes for many
//! puzzles at once.
//!
//! | module | what it holds |
//! |---|---|
//! | [`Desk`] | single questions, one after the other: an [`Ask`](desk) as JSON, a reply as JSON |
//! | [`Mill`] | many puzzles at once, 81 bytes each |
//! | [`Reading`] | a file, a portion of records at a time |
//! | `ask` | a file for each question: what comes with it, what is answered, and in which of the page's two modules |
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

// A module with half of the questions has no use for what serves the other half.
#![cfg_attr(not(all(feature = "desk", feature = "mill")), allow(dead_code, unused_imports))]

mod ask;
mod clock;
pub mod desk;
mod fault;
#[cfg(feature = "mill")]
mod mill;
#[cfg(feature = "mill")]
mod reading;
#[cfg(test)]
mod types;
mod value;

pub use desk::Desk;
#[cfg(feature = "mill")]
pub use mill::Mill;
#[cfg(feature = "mill")]
pub use reading::Reading;
