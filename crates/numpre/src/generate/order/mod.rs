//! The request, the reasons to refuse it, and the plan.
//!
//! | file | what it holds |
//! |---|---|
//! | `request` | the requirements for a puzzle |
//! | `demands` | requirements on how a puzzle is solved: a technique, an ER, a level of HoDoKu |
//! | `usual_ranks` | the ranks of puzzles with some ER, or with some level |
//! | `difficulty` | ranks in everyday words |
//! | `refusal` | requests that no puzzle can meet, and why |
//! | `plan` | a request that was accepted, with all that follows from it |
//! | `cell_groups` | cells that are given together, in random order |

mod cell_groups;
mod demands;
mod difficulty;
mod plan;
mod refusal;
mod request;
mod usual_ranks;

pub(in crate::generate) use cell_groups::{CellGroup, GroupOrder, Reduction};
pub(in crate::generate) use demands::Demands;
pub use difficulty::{Difficulty, ParseDifficultyError};
pub(in crate::generate) use plan::Plan;
pub use refusal::Refusal;
pub use request::Request;
