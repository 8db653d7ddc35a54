//! Tests of the words in messages of both languages: the terms of the glossary, no words of the
//! other language, and the same content.
//!
//! Only a reader can judge whether a text reads well. These tests find words that were replaced
//! once and have come back.

#![allow(clippy::unwrap_used, reason = "every function here is part of a test")]

mod avoided;
mod glossary;
mod latin;
mod marks;
mod same_content;
mod texts;
