//! The shortest refutation: of all assumptions that contradict, the one with the shortest line of
//! reasoning first.
//!
//! The length of a line is the number of its steps between the assumption and the contradiction; of
//! a step that is a trial itself, its own steps count, too.
//!
//! | file | what it holds |
//! |---|---|
//! | `ancestors` | the steps that something rests on, as a set |
//! | `board` | candidates that know which step removed them |
//! | `line` | what follows from one assumption, what needs few steps first |
//! | `memory` | what is known from one board to the next |
//! | `notes` | what is known to follow, and how many steps it needs |
//! | `race` | several assumptions side by side: which contradicts first |
//! | `stages` | who races whom, and for how long: the shortest refutation of all |
//! | `refute` | trials, with trials inside too |
//! | `written` | lines written out |
//!
//! What needs *n* steps is found where all that needs fewer is there: so lines grow step by step,
//! all of them side by side, until one contradicts. The number of steps that something needs is the
//! size of the union of what its causes need; taking the least for each cause is not always the
//! least for all of them together, so a line may in rare cases be longer than it could be.

mod ancestors;
mod board;
mod line;
mod memory;
mod notes;
#[cfg(test)]
mod plain;
mod race;
mod refute;
mod stages;
mod written;

use line::Line;
pub use memory::Remembered;
use notes::Outcome;
use race::Race;
#[cfg(test)]
use refute::only_solution;
pub(super) use refute::{refuting, trials};
pub(super) use stages::shortest;
