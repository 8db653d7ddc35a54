//! Puzzles to order: any rank, any number of clues, any layout, each proven (S1.7).
//!
//! | part | what it holds |
//! |---|---|
//! | `order` | what is asked for: the request, what no puzzle can be like, the plan |
//! | `generator` | puzzle after puzzle, each by its index |
//! | `find` | the search for one: dig, then walk among neighbours |
//! | `unique` | which givens are enough |
//! | `run` | one search by itself, or many answered by one batch; the final check |
//! | `generated` | what comes of it |
//!
//! ```
//! use numpre::{Symmetry, generate::Request};
//!
//! let made = Request::default().seed(2026).build()?.generate(0)?;
//! assert!(Symmetry::Point.holds(!made.puzzle.blanks()));
//! assert_eq!(numpre::solve(&made.puzzle), numpre::Solved::Unique(made.solution));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod find;
mod generated;
mod generator;
mod order;
mod run;
mod unique;

pub use generated::{Generated, Nearest, NotFound, Progress, StopReason};
pub use generator::Generator;
pub use order::{Difficulty, ParseDifficultyError, Refusal, Request};
