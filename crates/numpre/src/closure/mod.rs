//! Closures. A closure is the state in which a set of rules finds nothing more. The code is made
//! for speed and works on all digits and houses at once.
//!
//! It applies the techniques of [`logic`](crate::logic), but explains nothing. The
//! [ranks](crate::rating) ask whether a closure solves a puzzle. A
//! [`Reasoner`](crate::logic::Reasoner) asks which assumptions lead to a contradiction, and then
//! explains only one of them.
//!
//! | file | what it does |
//! |---|---|
//! | `bit_boards` | the state: 81 bits per digit, in three bands of nine digits each |
//! | `sweep` | naked and hidden singles and locked candidates of all digits at once |
//! | `one_digit` | hidden singles and locked candidates of one digit, if few digits have changed |
//! | `digit_houses` | the houses with no place or one place for a digit, and uneven crossings |
//! | `locked_sets` | pairs, triples and quads set by set, or all sizes at once by a matching |
//! | `rules` | which rules run, and the closure under them: C1 … C6, Enclosure(1…8) |
//! | `assumption`, `assumptions` | an assumption about a candidate, and the order of trials |
//! | `negation` | both readings of negation |
//! | `refuted_assumptions` | the refuted assumptions about one state after another |
//! | `nested` | negation inside negation, to any depth |
//! | `witnesses`, `reached` | its memory: states without a contradiction, ends of assumptions |
//! | `incremental` | singles and locked candidates of the digits that have changed |
//! | `digit_patterns` | a cache of findings about the places of one digit |
//! | `batched` | many variants of a state at once: which of them the sweeps refute |
//! | `minimal_conflict` | a minimal set of candidates whose removal leads to a contradiction |
//! | `nested_plan` | the trials inside an assumption that are worth explaining |

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
