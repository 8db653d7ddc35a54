//! **numpre**: Number Place (ナンプレ, 数独, Sudoku), solved, proven unique, rated, explained and made.
//!
//! ```text
//! +-------+-------+-------+
//! | 5 3 . | . 7 . | . . . |     Is there one solution, and which?     solve
//! | 6 . . | 1 9 5 | . . . |     How many are there?                   Engine::search
//! | . 9 8 | . . . | . 6 . |     How hard is it?                       rating::Rater
//! +-------+-------+-------+     What is the next step, and why?       assess::Assessor
//! | 8 . . | . 6 . | . . 3 |     A new one like this, please.          generate::Request
//! | 4 . . | 8 . 3 | . . 1 |     And a million of them at once?        BatchEngine
//! | 7 . . | . 2 . | . . 6 |
//! +-------+-------+-------+
//! | . 6 . | . . . | 2 8 . |
//! | . . . | 4 1 9 | . . 5 |
//! | . . . | . 8 . | . 7 9 |
//! +-------+-------+-------+
//! ```
//!
//! ```
//! use numpre::{BatchEngine, Engine, Grid, Limits, Puzzle, Rank, Solved, Verdict, assess::Assessor, generate::Request, search::Fast, solve};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//!
//! // Solve, and know that the solution is the only one.
//! let Solved::Unique(solution) = solve(&puzzle) else { panic!("not a proper puzzle") };
//! assert_eq!(solution.to_string(), "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
//!
//! // Count, up to a limit.
//! assert_eq!(Fast.search(&Grid::EMPTY, Limits::solutions(100)).count, 100);
//!
//! // Rate and explain; the next step as a hint.
//! let mut assessor = Assessor::default();
//! let asked = Puzzle::of_givens(puzzle);
//! let (rank, explanation) = assessor.explain(&asked)?;
//! assert_eq!((rank, explanation.steps.len()), (Rank::VERY_EASY, 51));
//! let (_, step) = assessor.hint(&asked)?;
//! assert_eq!(step.ok_or("solved already")?.to_string(), "r5c5=5");
//!
//! // Make: the same puzzle for everyone who asks for this seed and number.
//! let made = Request::default().seed(2026).build()?.generate(0)?;
//! assert_eq!(solve(&made.puzzle), Solved::Unique(made.solution));
//!
//! // Many at once.
//! assert_eq!(BatchEngine::new().verdicts(&[puzzle, Grid::EMPTY])?, [Verdict::Unique, Verdict::Multiple]);
//! # Ok(())
//! # }
//! ```
//!
//! Each of these is a program of its own in `examples/`; `tour` has them in one. Every error
//! implements [`std::error::Error`], for `?`. Engines are connected to a [`CancelToken`] with
//! `with_cancel`. With the feature `serde` steps, explanations, assessments, ranks and errors are
//! data. No input or output, no threads, no clock; it compiles to WebAssembly.
//!
//! # Which function of several
//!
//! | for | call | when |
//! |---|---|---|
//! | a rank | [`Assessor::rank`](assess::Assessor::rank) | one puzzle as it stands; the error says what is wrong with it |
//! | | [`Rater::rank_many`](rating::Rater::rank_many) | many puzzles of givens alone |
//! | steps | [`Assessor::explain`](assess::Assessor::explain) | a puzzle, with its rank; the error says what is wrong with it |
//! | | [`logic::explain`] | any board, also one with multiple solutions |
//! | | [`Reasoner::explain`](logic::Reasoner::explain) | any board, with techniques of your choice |
//! | candidates | [`Candidates::pencil_marks`], [`Puzzle::pencil_marks`] | what a person writes into the blanks |
//! | | [`Candidates::unreduced`], [`Puzzle::unreduced_candidates`] | nothing removed: for code that removes digits itself |
//! | a rank's name | [`Rank::name`], `{rank:#}` | in English; `numpre_text::Texts::rank` in all languages |
//!
//! # Where to go next
//!
//! The modules depend on each other one way only, and read best in this order:
//!
//! | module | what it holds |
//! |---|---|
//! | [`vocabulary`] | the words of the puzzle as types: [`Cell`], [`Digit`], [`House`], [`DigitSet`], [`CellSet`], [`Grid`] |
//! | [`state`] | what is known while solving: [`Candidates`], [`Puzzle`] |
//! | [`closure`] | what rules leave of a state, fast |
//! | [`search`] | engines that find the first solution, the second, and count |
//! | [`logic`] | solving as a person does: techniques, steps, explanations |
//! | [`proof`] | the independent checker of explanations |
//! | [`rating`] | ranks, and the hypothesis of 1999 |
//! | [`assess`] | what a puzzle, a half-solved board or candidates amount to; explanations and hints for them |
//! | [`check`] | clashing givens, and the answer verifier |
//! | [`canonical`] | the least isomorph, one board for each class |
//! | [`random`] | seeded, portable randomness; random full grids |
//! | [`generate`] | puzzles to order: any rank, clues, symmetry, pattern |
//! | [`practice`] | exercises for one technique |
//! | [`cancel`] | ending long calls early |
//!
//! Sentences for people, in English and Japanese, are made by the crate `numpre-text`, pictures by
//! `numpre-draw`; texts and workbooks are read by `numpre-formats`.

pub mod assess;
pub mod cancel;
pub mod canonical;
pub mod check;
pub mod closure;
pub mod generate;
mod lanes;
pub mod logic;
pub mod practice;
pub mod proof;
pub mod random;
pub mod rating;
#[cfg(feature = "schema")]
mod schema;
pub mod search;
#[cfg(feature = "serde")]
mod serial;
pub mod state;
pub mod vocabulary;

pub use cancel::{CancelToken, Cancelled};
pub use search::{BatchEngine, Engine, EngineKind, Limits, Outcome, Solved, Verdict, solve};
pub use state::{Candidates, Puzzle};
pub use vocabulary::{
    Cell, CellSet, Digit, DigitSet, FEWEST_CLUES, Grid, House, HouseKind, Isomorph, ParseCellError,
    ParseGridError, ParseSymmetryError, Rank, Symmetry,
};

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
