//! What is asked for: the request, what no puzzle can be like, and the plan.
//!
//! | file | what it holds |
//! |---|---|
//! | `request` | what a puzzle should be like |
//! | `difficulty` | ranks for people who do not know them |
//! | `refusal` | what no puzzle can be like, and why |
//! | `plan` | a request found possible and worked out |
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
