//! The search for one puzzle: dig one out of a full grid, then walk among its neighbours.
//!
//! | file | what it holds |
//! |---|---|
//! | `puzzle_search` | the search: dig, then walk |
//! | `target_house` | where a pair, triple or quad could be needed |
//! | `nearness` | how near a puzzle comes to the request |
//! | `completion` | the last moves: add givens, make minimal, give more |
//! | `pattern` | the search where the cells of the givens are fixed |
//! | `try_counter` | tries: counted, watched, limited |

mod completion;
mod nearness;
mod pattern;
mod puzzle_search;
mod target_house;
mod try_counter;

pub(in crate::generate) use puzzle_search::PuzzleSearch;
