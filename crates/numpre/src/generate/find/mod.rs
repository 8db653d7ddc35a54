//! The search for one puzzle: digs a puzzle out of a full grid, then walks among its neighbours.
//!
//! | file | what it holds |
//! |---|---|
//! | `puzzle_search` | the search: dig, then walk |
//! | `target_house` | a house prepared so that the puzzle needs a pair, triple or quad |
//! | `nearness` | a measure of how close a puzzle is to the request |
//! | `completion` | the last moves: ease, make minimal, add givens |
//! | `pattern` | the search when the cells of the givens are fixed |
//! | `try_counter` | counts and limits the tries, and calls the watcher |

mod completion;
mod nearness;
mod pattern;
mod puzzle_search;
mod target_house;
mod try_counter;

pub(in crate::generate) use puzzle_search::PuzzleSearch;
