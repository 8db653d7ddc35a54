//! Generates puzzles that meet a request: rank, technique, number of clues, layout. Each is proven
//! to have exactly one solution (S1.7).
//!
//! | part | what it holds |
//! |---|---|
//! | `order` | the request, the reasons to refuse it, and the plan |
//! | `generator` | makes each puzzle from its index |
//! | `daily` | a date, and the request for its puzzle |
//! | `examiner` | measures a puzzle against the technique, the ER and the level demanded |
//! | `find` | the search for one puzzle: dig, then walk among neighbours |
//! | `unique` | decides which givens are enough for exactly one solution |
//! | `run` | runs one search, or many with one batch engine; the final check |
//! | `generated` | the results |
//!
//! ```
//! use numpre::{Symmetry, generate::Request};
//!
//! let made = Request::default().seed(2026).build()?.generate(0)?;
//! assert!(Symmetry::Point.holds(!made.puzzle.blanks()));
//! assert_eq!(numpre::solve(&made.puzzle), numpre::Solved::Unique(made.solution));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod daily;
mod examiner;
mod find;
mod generated;
mod generator;
mod order;
mod run;
mod unique;

pub use daily::{DAILY_RANKS, Day, ParseDayError};
pub use generated::{Generated, Nearest, NotFound, Progress, StopReason};
pub use generator::Generator;
pub use order::{Difficulty, ParseDifficultyError, Refusal, Request};
