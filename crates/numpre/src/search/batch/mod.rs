//! Many problems at once: one search node in each bit of a vector register.
//!
//! | file | what it holds |
//! |---|---|
//! | `in_order` | where to branch, depth first |
//! | `reserve`, `stacks`, `finished` | problems and nodes on their way in, solutions on their way out |
//! | `ledger`, `gate`, `schedule` | which node is where, and when |
//! | `inquiry` | questions that come one out of another |
//! | `engine` | the faces |

mod engine;
mod finished;
mod gate;
mod in_order;
mod inquiry;
mod ledger;
mod reserve;
mod schedule;
mod stacks;
#[cfg(test)]
mod tests;

pub use crate::lanes::Backend;
pub use engine::Batch;
pub(crate) use inquiry::{Asked, Asker};
