//! What a puzzle as it stands amounts to: proper, improper, or gone wrong on the way; its rank from
//! there, its explanation, its next step.
//!
//! | file | what it holds |
//! |---|---|
//! | `assessment` | what a puzzle amounts to, as data |
//! | `assessor` | finds it out, ranks, explains and gives hints |
//! | `error` | why there is no rank, explanation or step |
//! | `hardest_moments` | how narrow a puzzle is where it is hardest |
//! | `hint` | how much a hint reveals, level by level |
//! | `possible` | what each digit of each cell would lead to; givens that are not needed; a minimal puzzle |
//! | `why` | why a cell is not a digit |
//! | `work` | how much work it is, beyond its rank |

mod assessment;
mod assessor;
mod error;
mod hardest_moments;
mod hint;
mod possible;
mod why;
mod work;

pub use assessment::Assessment;
pub use assessor::Assessor;
pub use error::AssessError;
pub use hardest_moments::HardestMoments;
pub use hint::{HintLevel, MistakeHint, StepHint};
pub use possible::{Possible, minimal, not_needed, possible};
pub use why::{Reason, Why};
pub use work::Work;
