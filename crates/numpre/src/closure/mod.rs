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
//! | `swept` | what every assumption about a state comes to, about one state after the other |
//! | `nested` | negation inside of negation, to any depth |
//! | `witnesses`, `reached` | what that remembers: what does not contradict, and what each assumption comes to |
//! | `changing` | singles and locked candidates where little has changed |
//! | `memory` | what a digit's places have told after each assumption |
//! | `side_by_side` | many variants of a state at once: which of them singles and locked candidates contradict |
//! | `fewest` | as few candidates as have to be gone for a contradiction |
//! | `trials_inside` | which trials inside of an assumption are worth explaining |

mod assumption;
mod assumptions;
mod bit_boards;
mod changing;
mod digit_houses;
mod fewest;
mod locked_sets;
mod memory;
mod negation;
mod nested;
mod one_digit;
mod reached;
mod rules;
mod side_by_side;
mod sweep;
mod swept;
mod trials_inside;
mod witnesses;

pub use assumption::{Assumption, Reading};
pub use bit_boards::Contradictory;
pub(crate) use bit_boards::{BAND, BitBoards};
pub(crate) use digit_houses::{HouseCounts, uneven_crossings};
pub(crate) use locked_sets::smallest_sets;
pub use negation::Negation;
pub(crate) use nested::Nested;
pub use rules::Rules;
pub(crate) use swept::{Ends, Swept};
pub(crate) use trials_inside::TrialsInside;
