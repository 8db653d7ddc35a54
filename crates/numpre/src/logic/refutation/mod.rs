//! Refutations: assumptions that lead to a contradiction, the shortest line of reasoning first.
//!
//! The length of a line is the number of its steps between the assumption and the contradiction; if
//! a step is a trial itself, its own steps count too.
//!
//! | file | what it holds |
//! |---|---|
//! | `negation`, `trial` | the two techniques that assume something |
//! | `refute` | why one cell is not a digit |
//! | `shortest` | which assumptions are followed, and how far: the shortest refutation of all |
//! | `parallel_search` | several assumptions followed in step: which contradicts first |
//! | `line` | what follows from one assumption, in the order of the steps it needs |
//! | `derivation` | the steps that are known to follow, and how many steps each needs |
//! | `reasoned_board` | candidates that know which step removed them |
//! | `ancestors` | the steps that a step rests on, as a set |
//! | `trials` | trials with trials inside |
//! | `writing_out` | a line written out as steps |
//!
//! What needs *n* steps is found where all that needs fewer is there: so lines grow step by step,
//! all of them side by side, until one contradicts. The number of steps that something needs is the
//! size of the union of what its causes need; taking the least for each cause is not always the
//! least for all of them together, so a line may in rare cases be longer than it could be.

mod ancestors;
mod derivation;
mod line;
pub(super) mod negation;
mod parallel_search;
#[cfg(test)]
mod plain;
mod reasoned_board;
mod refute;
mod shortest;
pub(super) mod trial;
mod trials;
mod writing_out;

pub use refute::refute;
