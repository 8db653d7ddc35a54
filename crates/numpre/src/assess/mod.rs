//! The status of a puzzle (proper, improper, or with a mistake on the way), its rank, its
//! explanation and its next step.
//!
//! | file | what it holds |
//! |---|---|
//! | `assessment` | the status of a puzzle, as data |
//! | `assessor` | determines the status, ranks, explains and gives hints |
//! | `error` | why there is no rank, explanation or step |
//! | `hardest_moments` | how many ways to continue a puzzle leaves where it is hardest |
//! | `hint` | how much a hint reveals, level by level |
//! | `hodoku` | rates puzzles by the rules of the program HoDoKu |
//! | `possible` | how many solutions each digit leads to; unneeded givens; a minimal puzzle |
//! | `se_path` | the hints of Sudoku Explainer, as steps |
//! | `why` | why a cell is not a digit |
//! | `work` | how much work a puzzle is, beyond its rank |

mod assessment;
mod assessor;
mod error;
mod hardest_moments;
mod hint;
mod hodoku;
mod possible;
mod se_path;
mod why;
mod work;

pub use assessment::Assessment;
pub use assessor::Assessor;
pub use error::AssessError;
pub use hardest_moments::HardestMoments;
pub use hint::{HintLevel, MistakeHint, StepHint};
pub use hodoku::HodokuRater;
pub use possible::{Possible, minimal, not_needed, possible};
pub use se_path::{SePath, SeStep};
pub use why::{Reason, Why};
pub use work::Work;
