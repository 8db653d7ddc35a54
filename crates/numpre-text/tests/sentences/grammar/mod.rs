//! The sentences of both languages, and how they are read.
//!
//! | file | contents |
//! |---|---|
//! | `said` | the content of a sentence |
//! | `words` | the sentences of a language as templates, and its words |
//! | `en`, `ja` | the two languages |
//! | `lists` | lists, and the values of one sign in them |
//! | `read` | the reading of a sentence |
//! | `nodes` | the reading of nodes, and of what links them |
//! | `patterns` | the reading of colourings, sets of cells and deadly patterns |

mod en;
mod ja;
mod lists;
mod nodes;
mod patterns;
mod read;
mod said;
mod words;

pub(crate) use en::english;
pub(crate) use ja::japanese;
pub(crate) use said::{Kind, Said};
pub(crate) use words::Grammar;
