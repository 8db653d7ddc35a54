//! Decides which givens are enough for exactly one solution. A search asks this often about the
//! same full grid, and most answers need no search of their own.
//!
//! | file | what it holds |
//! |---|---|
//! | `oracle` | takes the questions of a search and holds the answers |
//! | `removal` | drops givens while a property holds, many at once |
//! | `unavoidable_sets` | answers that need no search |
//! | `digit_swaps`, `swap_sets`, `row_bytes` | the unavoidable sets of two exchanged digits |
//! | `recorded_sets` | the unavoidable sets found by earlier questions |

mod digit_swaps;
mod oracle;
mod recorded_sets;
mod removal;
mod row_bytes;
mod swap_sets;
mod unavoidable_sets;

pub(in crate::generate) use oracle::UniquenessOracle;
pub(in crate::generate) use removal::Removal;
