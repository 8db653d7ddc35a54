//! The options, and how they are read.

mod dashed;
mod folded;
mod global;
mod help;
mod length;
mod mistake;
mod network;
mod number;
mod order;
mod series;
mod shared;
mod span;

pub use dashed::matches;
pub use global::{ColorChoice, Global};
pub use help::{displayed, localized, takes_a_name};
pub use length::length;
pub use mistake::told;
pub use network::{address, base};
pub use number::{at_least_one, seconds, whole};
pub use order::Order;
pub use series::{Series, goes_on, seed_or_chance};
pub use shared::{Engines, Inputs, engine};
pub use span::span;
