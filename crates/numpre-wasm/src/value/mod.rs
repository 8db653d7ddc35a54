//! What several answers have in common.

mod board;
mod mistake;
mod order;
mod picture;
mod step;
mod strength;

pub(crate) use board::Board;
pub(crate) use mistake::{ClashValue, Mistake};
pub(crate) use order::Order;
pub(crate) use picture::Picture;
pub(crate) use step::{StepValue, judged};
pub(crate) use strength::Strength;
