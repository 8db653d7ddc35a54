//! Refutations: assumptions that lead to a contradiction, the shortest line of reasoning first.
//!
//! The length of a line is the number of its steps between the assumption and the contradiction. If
//! a step is itself a trial, its own steps count too.
//!
//! | file | what it holds |
//! |---|---|
//! | `negation`, `trial` | the two techniques that assume something |
//! | `refute` | why one cell is not a digit |
//! | `shortest` | which assumptions are followed, and how far: the shortest refutation of all |
//! | `parallel_search` | several assumptions followed level by level, until one contradicts |
//! | `line` | the consequences of one assumption, in the order of the steps they need |
//! | `derivation` | the steps that are known to follow, and how many steps each needs |
//! | `reasoned_board` | a board that knows which step removed each candidate |
//! | `ancestors` | the steps that a step rests on, as a set |
//! | `trials` | trials with trials inside |
//! | `writing_out` | a line written out as steps |
//! | `draft` | a line whose steps come from elsewhere |
//!
//! A step that needs *n* steps is found once all steps that need fewer have been taken. So all
//! lines grow level by level, in parallel, until one contradicts. The number of steps that a step
//! needs is the size of the union of its causes' steps. The smallest set for each cause does not
//! always give the smallest union, so in rare cases a line is longer than necessary.

mod ancestors;
mod derivation;
mod draft;
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

pub(crate) use draft::Draft;
pub use refute::refute;
