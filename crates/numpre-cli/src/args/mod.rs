//! The options of the command line, and the reading of their values.

mod dashed;
mod help;
mod ladder;
mod mistake;
mod options;
mod value;

pub use dashed::{as_typed, matches};
pub use help::{displayed, localized, takes_a_name};
pub use ladder::Ladder;
pub use mistake::{ALIASES, Misuse, message, misused};
pub use options::{
    ColorChoice, DoubtfulChoice, EncodingChoice, Engines, EntriesChoice, Global, Inputs, Series,
    engine, resume_hint, seed_or_random,
};
pub use value::{address, at_least_one, base, date, length, se_ratings, seconds, span, svg, whole};
