//! What several answers have in common.

mod board;
mod link_state;
mod mistake;
mod order;
mod picture;
mod step;
mod strength;

pub(crate) use board::{Board, bits};
pub(crate) use link_state::LinkStateValue;
pub(crate) use mistake::{ClashValue, Mistake};
pub(crate) use order::Order;
pub(crate) use picture::Picture;
pub(crate) use step::{Candidate, StepValue, judged};
pub(crate) use strength::Strength;
