//! Runs searches to their ends: one with its own engine, or hundreds with one batch engine.
//!
//! | file | what it holds |
//! |---|---|
//! | `one_search` | runs one search and answers each question at once |
//! | `many_searches` | runs many side by side; the batch engine answers their questions |
//! | `found_puzzle` | from an index to a puzzle that has passed the final check |
//! | `final_check` | the final check, by another method than the puzzle was made |

mod final_check;
mod found_puzzle;
mod many_searches;
mod one_search;

pub(in crate::generate) use found_puzzle::FoundPuzzle;
pub(in crate::generate) use many_searches::{MOST_SEARCHES, side_by_side};
pub(in crate::generate) use one_search::run_one;
