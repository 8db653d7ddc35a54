//! Results of numpre as data: one shape for every program that reads or writes them.
//!
//! [`row`] has the results of the command: rows of named, typed values.

pub mod row;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
