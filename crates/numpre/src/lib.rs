//! **numpre**: Number Place (ナンプレ, 数独, Sudoku), solved, proven unique, rated, explained and made.
//!
//! ```text
//! +-------+-------+-------+
//! | 5 3 . | . 7 . | . . . |     Is there one solution, and which?     solve
//! | 6 . . | 1 9 5 | . . . |     How many are there?                   Engine::search
//! | . 9 8 | . . . | . 6 . |     How hard is it?                       rating::Rater
//! +-------+-------+-------+     What is the next step, and why?       assess::Assessor
//! | 8 . . | . 6 . | . . 3 |     How do I make one like this?          generate::Request
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
//! use numpre::assess::Assessor;
//! use numpre::generate::Request;
//! use numpre::search::Fast;
//! use numpre::{BatchEngine, Engine, Grid, Limits, Puzzle, Rank, Solved, Verdict, solve};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let puzzle: Grid = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
//!
//! // Solve, and prove that the solution is the only one.
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
//! // Make a puzzle: the same seed and number always give the same one.
//! let made = Request::default().seed(2026).build()?.generate(0)?;
//! assert_eq!(solve(&made.puzzle), Solved::Unique(made.solution));
//!
//! // Check many at once.
//! let verdicts = BatchEngine::new().verdicts(&[puzzle, Grid::EMPTY])?;
//! assert_eq!(verdicts, [Verdict::Unique, Verdict::Multiple]);
//! # Ok(())
//! # }
//! ```
//!
//! Each of these is an example program in `examples/`; `tour` combines them. Every error implements
//! [`std::error::Error`], for `?`. Engines are connected to a [`CancelToken`] with `with_cancel`.
//! With the feature `serde`, steps, explanations, assessments, ranks and errors can be serialized.
//! The crate uses no input or output, no threads and no clock, and it compiles to WebAssembly.
//!
//! # Which of several functions to call
//!
//! | for | call | when |
//! |---|---|---|
//! | a rank | [`Assessor::rank`] | one puzzle, half-solved or not; the error says what is wrong |
//! | | [`Rater::rank_many`](rating::Rater::rank_many) | many puzzles of givens only |
//! | steps | [`Assessor::explain`] | a puzzle, with its rank; the error says what is wrong |
//! | | [`logic::explain`] | any board, also one with multiple solutions |
//! | | [`Reasoner::explain`] | any board, with techniques of your choice |
//! | candidates | [`Candidates::pencil_marks`] | what a person writes into the blanks of a grid |
//! | | [`Puzzle::pencil_marks`] | the same for a puzzle |
//! | | [`Candidates::unreduced`] | a grid, for code that removes digits from peers itself |
//! | | [`Puzzle::unreduced_candidates`] | the same for a puzzle |
//! | a rank's name | [`Rank::name`], `{rank:#}` | in English |
//! | | `numpre_text::Texts::rank` | in all languages |
//!
//! [`Assessor::rank`]: assess::Assessor::rank
//! [`Assessor::explain`]: assess::Assessor::explain
//! [`Reasoner::explain`]: logic::Reasoner::explain
//!
//! # Where to go next
//!
//! The modules depend on each other in one direction only. It is best to read them in this order:
//!
//! | module | what it holds |
//! |---|---|
//! | [`vocabulary`] | the words of the puzzle as types: [`Cell`], [`Digit`], [`House`], [`Grid`] |
//! | [`state`] | what is known while solving: [`Candidates`], [`Puzzle`] |
//! | [`closure`] | the candidates that rules leave when they find nothing more, computed fast |
//! | [`search`] | engines that find the first solution, the second, and count |
//! | [`logic`] | solving as a person does: techniques, steps, explanations |
//! | [`proof`] | the independent checker of explanations |
//! | [`rating`] | ranks, and the hypothesis of 1999 |
//! | [`assess`] | the status of a puzzle, half-solved board or candidates; explanations and hints |
//! | [`check`] | clashing givens, and the answer verifier |
//! | [`canonical`] | the canonical form: the smallest isomorph, one board for each class |
//! | [`random`] | seeded, portable randomness; random full grids |
//! | [`generate`] | puzzles to order: any rank, clues, symmetry, pattern |
//! | [`practice`] | exercises for one technique |
//! | [`cancel`] | cancellation of long calls |
//!
//! The crate `numpre-text` writes sentences for people, in English and Japanese; `numpre-draw`
//! draws pictures; `numpre-formats` reads texts and workbooks.

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
