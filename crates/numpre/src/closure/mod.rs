//! Closures: what rules leave of a state when none of them finds anything more. Made for speed, all
//! digits and houses at once.
//!
//! The techniques are those of [`logic`](crate::logic), but nothing is explained here. The
//! [ranks](crate::rating) ask whether a closure solves; a [`Reasoner`](crate::logic::Reasoner) asks
//! which assumption contradicts, and then explains that one only.
//!
//! | file | what it does |
//! |---|---|
//! | `bit_boards` | the state: one board a digit, three bands a board, nine digits side by side |
//! | `sweep` | naked and hidden singles and locked candidates, of all digits in all houses at once |
//! | `one_digit` | the same of one digit, where others have not changed |
//! | `digit_houses` | where one digit has no place, one place, or places in only one of two houses that cross |
//! | `locked_sets` | pairs, triples, quads: by sets, or all sizes at once by a matching |
//! | `rules` | which rules run, and the closure under them: C1 … C6, Enclosure(1…8) |
//! | `assumption`, `assumptions` | what is assumed about a candidate, and in which order |
//! | `negation` | both readings of negation |
//! | `refuted_assumptions` | what every assumption about a state comes to, about one state after the other |
//! | `nested` | negation inside of negation, to any depth |
//! | `witnesses`, `reached` | what that remembers: what does not contradict, and what each assumption comes to |
//! | `incremental` | singles and locked candidates where little has changed |
//! | `digit_patterns` | what a digit's places have told after each assumption |
//! | `batched` | many variants of a state at once: which of them singles and locked candidates contradict |
//! | `minimal_conflict` | as few candidates as have to be gone for a contradiction |
//! | `nested_plan` | which trials inside of an assumption are worth explaining |

mod assumption;
mod assumptions;
mod batched;
mod bit_boards;
mod digit_houses;
mod digit_patterns;
mod incremental;
mod locked_sets;
mod minimal_conflict;
mod negation;
mod nested;
mod nested_plan;
mod one_digit;
mod reached;
mod refuted_assumptions;
mod rules;
mod sweep;
mod witnesses;

pub use assumption::{Assumption, Reading};
pub use bit_boards::Contradictory;
pub(crate) use bit_boards::{BAND, BitBoards};
pub(crate) use digit_houses::{HouseCounts, uneven_crossings};
pub(crate) use locked_sets::smallest_sets;
pub use negation::Negation;
pub(crate) use nested::Nested;
pub(crate) use nested_plan::NestedPlan;
pub(crate) use refuted_assumptions::{ClosureCache, RefutedAssumptions};
pub use rules::Rules;
