//! What a puzzle as it stands amounts to: proper, improper, or gone wrong on the way; its rank from there, its explanation, its next step.
//!
//! | file | what it holds |
//! |---|---|
//! | `assessment` | what a puzzle amounts to, as data |
//! | `assessor` | who finds out |

mod assessment;
mod assessor;

pub use assessment::Assessment;
pub use assessor::Assessor;
