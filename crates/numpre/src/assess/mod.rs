//! What a puzzle as it stands amounts to: proper, improper, or gone wrong on the way; its rank from there, its explanation, its next step.
//!
//! | file | what it holds |
//! |---|---|
//! | `assessment` | what a puzzle amounts to, as data |
//! | `assessor` | who finds out |
//! | `possible` | what each digit of each cell would lead to; givens that are not needed |
//! | `work` | how much work it is, beyond its rank |

mod assessment;
mod assessor;
mod possible;
mod work;

pub use assessment::Assessment;
pub use assessor::Assessor;
pub use possible::{Possible, not_needed, possible};
pub use work::Work;
