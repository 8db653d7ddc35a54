//! Calls the batch engines and writes their results directly into Arrow buffers.
//!
//! Each function takes a part of a column, typically some thousand rows, and an engine of the
//! caller. It returns a batch with one row per row of the input. The column `puzzle` shares the
//! array of the input, and all boards of the result are in the type of that array
//! ([`PuzzleColumn::boards`](crate::PuzzleColumn::boards)). The exception is [`generated`], which
//! has no input.
//!
//! | function | columns |
//! |---|---|
//! | [`solve`] | `puzzle`, `status`, `solution`, `second`, `error` |
//! | [`rate`] | `puzzle`, `status`, `rank`, `techniques`, `error` |
//! | [`rate_se`] | `puzzle`, `status`, `er`, `ep`, `ed`, `hardest`, `steps`, `error` |
//! | [`explain`] | `puzzle`, `status`, `rank`, `moves`, `steps`, `error` |
//! | [`verify`] | `puzzle`, `status`, `answer`, `correct`, `reasons`, `error` |
//! | [`classes`] | `puzzle`, `canonical`, `class`, `grid_class`, `error` |
//! | [`generated`] | `puzzle`, `status`, `solution`, `rank`, `clues`, `seed`, `index`, `tries` |

mod board_buffer;
mod classes;
mod explained;
mod generated;
mod memory;
mod piece;
mod rated;
mod rated_se;
mod solved;
mod verified;

pub use classes::classes;
pub use explained::{ExplainOptions, explain};
pub use generated::generated;
pub use rated::rate;
pub use rated_se::rate_se;
pub use solved::solve;
pub use verified::verify;
