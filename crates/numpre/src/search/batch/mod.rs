//! Many puzzles at once: one search node in each bit of a vector register.
//!
//! | file | what it holds |
//! |---|---|
//! | `batch_engine` | the engine: slices and streams of puzzles |
//! | `results` | what it gives back |
//! | `account`, `accounts` | what is known of each puzzle, and which comes next |
//! | `cost_model` | whether the kernel is quicker than the scalar engine |
//! | `question_stream` | questions that come one out of another |
//! | `scheduler`, `lane_sets` | which node is in which lane, and what happens to it next |
//! | `parked_state`, `stacks` | nodes that wait in memory |
//! | `reading_order` | where to branch, depth first |
//! | `solution_buffer` | solutions on their way out |

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
