//! Searches run to their ends: one with its own engine, or hundreds whose questions one batch
//! answers.
//!
//! | file | what it holds |
//! |---|---|
//! | `one_search` | one search, each question answered at once |
//! | `many_searches` | many side by side, their questions answered by the batch engine |
//! | `found_puzzle` | from an index to a puzzle that has passed the final check |
//! | `final_check` | the last look, by another way than the puzzle was made |

mod final_check;
mod found_puzzle;
mod many_searches;
mod one_search;

pub(in crate::generate) use found_puzzle::FoundPuzzle;
pub(in crate::generate) use many_searches::{MOST_SEARCHES, side_by_side};
pub(in crate::generate) use one_search::run_alone;
