//! The request, the reasons to refuse it, and the plan.
//!
//! | file | what it holds |
//! |---|---|
//! | `request` | the requirements for a puzzle |
//! | `difficulty` | ranks in everyday words |
//! | `refusal` | requests that no puzzle can meet, and why |
//! | `plan` | a request that was accepted, with all that follows from it |
//! | `cell_groups` | cells that are given together, in random order |

mod cell_groups;
mod difficulty;
mod plan;
mod refusal;
mod request;

pub(in crate::generate) use cell_groups::{CellGroup, GroupOrder, Reduction};
pub use difficulty::{Difficulty, ParseDifficultyError};
pub(in crate::generate) use plan::Plan;
pub use refusal::Refusal;
pub use request::Request;
