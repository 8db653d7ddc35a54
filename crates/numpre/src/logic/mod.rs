//! Logic: solving as a person does, one named step at a time (S4.3).
//!
//! The [table](TECHNIQUES) lists the techniques, easiest first; each has a file of its own, which says how it works:
//!
//! | file | technique | S4 |
//! |---|---|---|
//! | `naked_single` | naked single | Sbit |
//! | `hidden_single` | hidden single | Ubit |
//! | `locked_candidates` | locked candidates | InterSection |
//! | `naked_subset` | naked pair, triple, quad | E(2), E(3), E(4) |
//! | `hidden_subset` | hidden pair, triple, quad | X(2), X(3), X(4) |
//! | `negation` | contradiction, 背理法 | Negation |
//! | `trial` | trial and error | A2-6 |
//!
//! A [`Reasoner`] tries them in order on a [`Board`]; what one finds is a [`Step`], plain data. [`proof`](crate::proof)
//! replays steps and judges them without any of this.

mod board;
mod contradiction;
mod explain;
mod finder;
mod hidden_single;
mod hidden_subset;
mod line;
mod locked_candidates;
mod marks;
mod naked_single;
mod naked_subset;
mod negation;
pub mod notation;
mod step;
mod subsets;
mod technique;
mod trial;

pub use board::Board;
pub use contradiction::Contradiction;
pub use explain::{End, Explanation, Next, Reasoner, explain, next_step};
pub use finder::{Finder, Found};
pub use marks::Marks;
pub use step::{Assumption, Cause, Line, Step};
pub use technique::{TECHNIQUES, Technique};
