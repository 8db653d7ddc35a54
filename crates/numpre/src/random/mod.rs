//! Seeded, portable randomness, and what is made with it.

mod grid;
mod isomorph;
mod source;

pub(crate) use grid::draw_grid;
pub use grid::random_grid;
pub use isomorph::random_isomorph;
pub use source::RandomSource;
