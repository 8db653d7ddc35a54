//! Searches many puzzles at once: one search node in each bit of a vector register.
//!
//! | file | contents |
//! |---|---|
//! | `batch_engine` | the engine, for slices and streams of puzzles |
//! | `results` | the types of its results and errors |
//! | `account`, `accounts` | how far each puzzle has come, and which puzzle is admitted next |
//! | `cost_model` | decides whether the kernel or the scalar engine is quicker |
//! | `question_stream` | questions that depend on the answers to earlier ones |
//! | `scheduler`, `lane_sets` | assigns nodes to lanes, and decides what happens to them next |
//! | `parked_state`, `stacks` | nodes that wait in memory |
//! | `reading_order` | the branches of a depth-first search in reading order |
//! | `solution_buffer` | collects solutions before they are written |

mod account;
mod accounts;
mod batch_engine;
mod cost_model;
mod lane_sets;
mod parked_state;
mod question_stream;
mod reading_order;
mod results;
mod scheduler;
mod solution_buffer;
mod stacks;
#[cfg(test)]
mod tests;

pub use crate::lanes::Backend;
pub use batch_engine::BatchEngine;
pub(crate) use question_stream::{Question, QuestionSource};
pub(crate) use results::check_length;
pub use results::{BatchError, FirstSolutions, LengthMismatch};
