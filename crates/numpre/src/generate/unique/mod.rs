//! Which givens are enough: asked often of one solution, and mostly known without a search.
//!
//! | file | what it holds |
//! |---|---|
//! | `oracle` | where a search asks, and waits for the answer |
//! | `removal` | givens dropped while a property holds: many at once |
//! | `unavoidable_sets` | what is known without a search |
//! | `digit_swaps`, `swap_sets`, `row_bytes` | the sets that are plain to see: two digits changed over |
//! | `recorded_sets` | the sets that other solutions have shown |

mod digit_swaps;
mod oracle;
mod recorded_sets;
mod removal;
mod row_bytes;
mod swap_sets;
mod unavoidable_sets;

pub(in crate::generate) use oracle::UniquenessOracle;
pub(in crate::generate) use removal::Removal;
