//! What a puzzle as it stands amounts to: proper, improper, or gone wrong on the way; its rank from
//! there, its explanation, its next step.
//!
//! | file | what it holds |
//! |---|---|
//! | `assessment` | what a puzzle amounts to, as data |
//! | `assessor` | finds it out, ranks, explains and gives hints |
//! | `error` | why there is no rank, explanation or step |
//! | `possible` | what each digit of each cell would lead to; givens that are not needed; a minimal puzzle |
//! | `work` | how much work it is, beyond its rank |

mod assessment;
mod assessor;
mod error;
mod possible;
mod work;

pub use assessment::Assessment;
pub use assessor::Assessor;
pub use error::AssessError;
pub use possible::{Possible, minimal, not_needed, possible};
pub use work::Work;
