//! Seeded, portable randomness, and what is made with it.

mod grid;
mod source;

pub use grid::random_grid;
pub use source::RandomSource;
