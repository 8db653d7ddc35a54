//! Results of batch calls, straight into buffers.
//!
//! Each function takes a piece of a column, some thousands of rows, and an engine of the caller's,
//! and returns a batch with as many rows. The column of puzzles is that of the input, not a copy,
//! and boards are written in its type.
//!
//! | function | columns |
//! |---|---|
//! | [`solve`] | `puzzle`, `status`, `solution`, `second`, `error` |
//! | [`rate`] | `puzzle`, `status`, `rank`, `techniques`, `error` |
//! | [`verify`] | `puzzle`, `status`, `answer`, `correct`, `reasons`, `error` |
//! | [`classes`] | `puzzle`, `canonical`, `class`, `grid_class`, `error` |
//! | [`generated`] | `puzzle`, `status`, `solution`, `rank`, `clues`, `seed`, `index`, `tries` |

mod board_buffer;
mod classes;
mod generated;
mod piece;
mod rated;
mod solved;
mod verified;

pub use classes::classes;
pub use generated::generated;
pub use rated::rate;
pub use solved::solve;
pub use verified::verify;
