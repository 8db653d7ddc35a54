//! The options, and how they are read.

mod dashed;
mod encoding;
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
mod synonym;

pub use dashed::{as_typed, matches};
pub use encoding::EncodingChoice;
pub use global::{ColorChoice, Global};
pub use help::{displayed, localized, takes_a_name};
pub use length::length;
pub use mistake::{Misuse, misused, told};
pub use network::{address, base};
pub use number::{at_least_one, seconds, threads, whole};
pub use order::Order;
pub use series::{Series, resume_hint, seed_or_chance};
pub use shared::{Engines, Inputs, engine};
pub use span::span;
pub use synonym::ALIASES;
