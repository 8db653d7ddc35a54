//! Ranks: how hard a problem is, by closures made for speed; and the question whether negation solves them all.
//!
//! The techniques are those of `logic`, but nothing is explained here, so all digits and houses can be looked
//! at together:
//!
//! | file | what it does |
//! |---|---|
//! | `boards` | the state: one board a digit, three bands a board, nine digits side by side |
//! | `sweep` | naked and hidden singles and locked candidates, of all digits in all houses at once |
//! | `tight` | pairs, triples, quads: by sets, or all sizes at once by a matching |
//! | `rules` | which rules run, and the closure under them: C1 … C6, Enclosure(1…8) |
//! | `negation` | both readings of negation, to any depth |
//! | `rater` | the rank |
//! | `standing` | below a range of ranks, within, or beyond: what making problems asks |
//! | `easing` | a problem beyond the range, and what more givens make of it |
//! | `hypothesis` | the experiment |

mod boards;
mod easing;
mod hypothesis;
mod negation;
mod rater;
mod rules;
mod standing;
mod sweep;
mod tight;

pub use boards::Contradictory;
pub(crate) use easing::{Eased, Easing};
pub use hypothesis::{Finding, Reach};
pub use negation::{Negation, Reading};
pub use rater::{NotProper, Rater};
pub use rules::Rules;
pub(crate) use standing::{Standing, is_solved_by, provable};
