//! **numpre-text** — everything that numpre says, in words: steps, ranks, techniques, faults of
//! proofs, what is wrong with a text or an order, and all that the command says, its help included.
//!
//! The sentences are messages of [Fluent](https://projectfluent.org), a folder a language and a
//! file a subject, under `messages`. What is here fills in their values. Adding a language is
//! adding a folder, at build time or, with [`Language::from_folder`], at run time.
//!
//! | module | words for |
//! |---|---|
//! | [`Language`], [`Texts`] | languages, and a message by its name |
//! | `vocabulary`, `step`, `work` | cells, houses, ranks, techniques; steps; the work of a puzzle |
//! | `expected`, `system` | the values of an option; the operating system |
//! | `proof`, `refusal` | the proof check; impossible requests; features `proofs` and `orders` |
//! | `link`, `reading`, `workbook` | errors of input; features `links`, `formats` and `xlsx` |

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
mod vocabulary;
mod work;
#[cfg(feature = "xlsx")]
mod workbook;

pub use expected::Expected;
pub use fluent_bundle::FluentValue as Value;
pub use language::{FALLBACK, File, Language, MessagesError};
pub use step::Sentence;
pub use system::NoPuzzleFiles;
pub use texts::Texts;

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
