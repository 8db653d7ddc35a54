//! Ranks: how hard a problem is, by closures made for speed.

mod boards;
mod negation;
mod rater;
mod rules;
mod sweep;
mod tight;

pub use boards::Contradictory;
pub use negation::{Negation, Reading};
pub use rater::{NotProper, Rater};
pub use rules::Rules;
