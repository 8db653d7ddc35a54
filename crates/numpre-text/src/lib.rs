//! **numpre-text** — everything that numpre says, in words: steps, ranks, techniques, faults of
//! proofs, what is wrong with a text or an order, and all that the command says, its help included.
//!
//! The sentences are messages of [Fluent](https://projectfluent.org), a folder a language and a
//! file a subject, under `messages`. What is here fills in their values. Adding a language is
//! adding a folder, at build time or, with [`Language::from_folder`], at run time.
//!
//! | module | what it has words for |
//! |---|---|
//! | [`Language`], [`Texts`] | languages, and a message by its name |
//! | `vocabulary`, `step`, `work` | cells and houses, ranks and techniques; steps of reasoning; how much work a puzzle is |
//! | `expected`, `system` | what an option takes; the operating system |
//! | `proof`, `refusal` | the judge of steps; orders that no puzzle can meet; features `proofs` and `orders` |
//! | `link`, `reading`, `workbook` | what is wrong or doubtful about a link, a text or a workbook; features `links`, `formats` and `xlsx` |

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
