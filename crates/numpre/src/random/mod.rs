//! Seeded, portable random numbers, and the grids and isomorphs that are drawn with them.

mod grid;
mod isomorph;
mod source;

pub(crate) use grid::draw_grid;
pub use grid::random_grid;
pub use isomorph::random_isomorph;
pub use source::RandomSource;
