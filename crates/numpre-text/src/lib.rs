//! **numpre-text** — the texts of numpre: steps, ranks, techniques, faults of proofs, errors in
//! input, impossible requests, and all messages of the command with its help.
//!
//! The sentences are [Fluent](https://projectfluent.org) messages under `messages`, with a folder
//! per language and a file per subject. This crate fills in their values. To add a language, add a
//! folder before the build, or read one at run time with `Language::from_folder` (feature
//! `languages`).
//!
//! | module | texts of |
//! |---|---|
//! | [`Language`], [`Texts`] | languages, and any message by its name |
//! | `vocabulary`, `step`, `work` | cells, houses, ranks, techniques; steps; the work of a puzzle |
//! | `expected`, `system` | the values of an option; errors of the operating system |
//! | `proof`, `refusal` | the proof check; impossible requests; features `proofs` and `orders` |
//! | `link`, `reading`, `workbook` | errors of input; features `links`, `formats` and `xlsx` |

mod bundle;
mod expected;
mod language;
#[cfg(feature = "links")]
mod link;
#[cfg(feature = "proofs")]
mod proof;
#[cfg(feature = "formats")]
mod reading;
#[cfg(feature = "orders")]
mod refusal;
mod step;
mod system;
mod texts;
mod value;
mod vocabulary;
mod work;
#[cfg(feature = "xlsx")]
mod workbook;

pub use expected::Expected;
#[cfg(feature = "languages")]
pub use language::MessagesError;
pub use language::{FALLBACK, File, Language};
pub use step::Sentence;
pub use system::NoPuzzleFiles;
pub use texts::Texts;
pub use value::Value;

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
