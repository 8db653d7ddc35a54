//! **numpre** — Number Place (ナンプレ, 数独, Sudoku): solve, prove unique, verify.
//!
//! The core library: no I/O, almost no dependencies, `unsafe` only for vector registers; it
//! compiles to WebAssembly. Its modules depend on each
//! other one way only, and read best in that order:
//!
//! | module | what it holds |
//! |---|---|
//! | [`vocabulary`] | the words of the puzzle as types: [`Cell`], [`Digit`], [`House`], [`DigitSet`], [`CellSet`], [`Grid`] |
//! | [`state`] | what is known while solving: [`Candidates`] |
//! | [`closure`] | what rules leave of a state, fast |
//! | [`search`] | engines that find the first solution, the second, and count |
//! | [`logic`] | solving as a person does: techniques, steps, explanations |
//! | [`proof`] | the judge of explanations |
//! | [`rating`] | ranks, and the hypothesis of 1999 |
//! | [`assess`] | what a problem, a half-solved board or candidates amount to; explanations and hints for them |
//! | [`check`] | clashing givens, and the answer verifier |
//! | [`canonical`] | the least isomorph, one board for each class |
//! | [`random`] | seeded, portable randomness; random full grids |
//! | [`generate`] | problems to order: any rank, clues, symmetry, pattern |
//!
//! ```
//! use numpre::{Grid, solve, Solved};
//!
//! let problem: Grid = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......".parse()?;
//! let Solved::Unique(answer) = solve(&problem) else { panic!("a proper problem has one solution") };
//! assert_eq!(answer.to_string(), "417369825632158947958724316825437169791586432346912758289643571573291684164875293");
//! # Ok::<(), numpre::ParseGridError>(())
//! ```

pub mod assess;
pub mod cancel;
pub mod canonical;
pub mod check;
pub mod closure;
pub mod generate;
mod lanes;
pub mod logic;
pub mod proof;
pub mod random;
pub mod rating;
pub mod search;
#[cfg(feature = "serde")]
mod serial;
pub mod state;
pub mod vocabulary;

pub use cancel::{CancelToken, Cancelled};
pub use search::{BatchEngine, Engine, EngineKind, Limits, Outcome, Solved, Verdict, solve};
pub use state::{Candidates, Problem};
pub use vocabulary::{
    Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind, Isomorph, ParseCellError, ParseGridError,
    ParseSymmetryError, Rank, Symmetry,
};

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
