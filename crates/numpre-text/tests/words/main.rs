//! The words of the messages, both languages: the terms of the glossary, nothing of the other
//! language, nothing that one says and the other leaves out.
//!
//! Only a reader can judge what reads well; these tests find words that have slipped in again.

#![allow(clippy::unwrap_used, reason = "every function here is part of a test")]

mod avoided;
mod glossary;
mod latin;
mod marks;
mod same_content;
mod texts;
