//! **[numpre-api](../numpre_api/index.html) for a web page**: bindings for JavaScript, without
//! logic of their own. Requests and replies are JSON; many puzzles at once are bytes.
//!
//! | module | in JavaScript | what it binds |
//! |---|---|---|
//! | `engine` | `Desk` | [`numpre_api::Engine`]: a request as JSON, a reply as JSON |
//! | `bulk` | `Mill` | [`numpre_api::BulkEngine`]: many puzzles at once, 81 bytes each |
//! | `file` | `Reading` | [`numpre_api::FileReader`]: a file, some records at a time |
//! | `workbook` | `Workbook` | [`numpre_formats::xlsx::TableWriter`]: a table as a workbook |
//! | `photo` | `Photo` | [`numpre_api::PhotoReader`]: the boards of a photo |
//! | `clock` | | the clock, which the page provides |

#[cfg(feature = "mill")]
mod bulk;
#[cfg(any(feature = "desk", feature = "mill"))]
mod clock;
#[cfg(any(feature = "desk", feature = "mill"))]
mod engine;
#[cfg(any(feature = "mill", feature = "workbook"))]
mod file;
#[cfg(feature = "photo")]
mod photo;
#[cfg(feature = "workbook")]
mod workbook;

#[cfg(feature = "mill")]
pub use bulk::BulkEngine;
#[cfg(any(feature = "desk", feature = "mill"))]
pub use engine::Engine;
#[cfg(any(feature = "mill", feature = "workbook"))]
pub use file::FileReader;
#[cfg(feature = "photo")]
pub use photo::Photo;
#[cfg(feature = "workbook")]
pub use workbook::Workbook;
