//! Problems to order: any rank, any number of clues, any layout, each proven (S1.7).
//!
//! | file | what it does |
//! |---|---|
//! | `request` | what a problem should be like |
//! | `difficulty` | ranks for people who do not know them |
//! | `refusal` | what no problem can be like, and why |
//! | `plan` | a request found possible and worked out |
//! | `generator` | problem after problem, each by its index |
//! | `make` | one problem, from its index to the last look |
//! | `desk`, `side_by_side` | where a hunt asks and waits; many hunts answered by one batch |
//! | `hunt` | the search for one: dig, then walk among neighbours |
//! | `look` | how near a problem comes |
//! | `finish` | the last moves: ease, make minimal, give more |
//! | `pattern` | the search where the cells of the givens are fixed |
//! | `groups` | cells that are given together, in random order |
//! | `removal` | givens dropped while a property holds: many at once |
//! | `uniqueness` | is a choice of givens enough? Asked often of one solution |
//! | `swaps` | what is plain to see of that |
//! | `unavoidable` | what is remembered of that |
//! | `tries` | counted, watched, limited |
//! | `site` | where a pair, triple or quad could be needed |
//! | `audit` | the last look, by another way |
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

mod audit;
mod desk;
mod difficulty;
mod finish;
mod generated;
mod generator;
mod groups;
mod hunt;
mod look;
mod make;
mod pattern;
mod plan;
mod refusal;
mod removal;
mod request;
mod side_by_side;
mod site;
mod swaps;
mod tries;
mod unavoidable;
mod uniqueness;

use audit::audit;
use desk::{Desk, alone};
pub use difficulty::{Difficulty, ParseDifficultyError};
pub use generated::{Because, Generated, Nearest, NotFound, Progress};
pub use generator::Generator;
use groups::{Fewer, Group, Order};
use hunt::Hunt;
use look::Seen;
use make::hunt;
use plan::Plan;
pub use refusal::Refusal;
use removal::Removal;
pub use request::Request;
use side_by_side::{HUNTS, side_by_side};
use site::Site;
use tries::Tries;
use uniqueness::Uniqueness;
