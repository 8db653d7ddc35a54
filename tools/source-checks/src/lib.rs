//! Checks of numpre's own sources. The tests of this crate run them on the whole repository.
//!
//! | module | what it finds |
//! |---|---|
//! | [`circles`] | folders and files that use each other in a circle |
//! | [`rust_uses`], [`web_uses`] | which file uses which, in a crate and in the web app |
//! | [`columns`] | lines above 100 columns |
//! | [`words`] | words that comments, names and documents avoid |
//! | [`avoided`] | the list of these words, which the tests of messages share |
//!
//! The lists of known places are in `tests/`: `circles.rs`, `columns.rs` and `words.rs`.

pub mod avoided;
pub mod circles;
pub mod columns;
pub mod files;
pub mod parts;
pub mod rust_uses;
pub mod web_uses;
pub mod words;
