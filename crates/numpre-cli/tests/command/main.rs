//! Tests of the command from outside: its input, its output, and its exit codes.

#![allow(clippy::unwrap_used, reason = "every function here is part of a test")]
#![allow(unreachable_pub, reason = "here `pub` means for the other modules")]

mod adversarial;
mod bad_input;
mod bench;
mod comfort;
mod command_line;
mod compressed;
#[cfg(all(unix, feature = "table"))]
mod datasets;
#[cfg(unix)]
mod destinations;
mod draw;
mod encodings;
#[cfg(unix)]
mod endings;
mod explanations;
mod folders;
mod generate;
mod hints;
mod hypothesis;
mod interrupts;
mod json_input;
#[cfg(unix)]
mod keyboard;
#[cfg(unix)]
mod killed;
mod languages;
mod links;
#[path = "../../../numpre-text/tests/made_up_language/mod.rs"]
mod made_up_language;
mod names;
mod narrow;
mod options;
mod outputs;
#[cfg(feature = "table")]
mod parquet;
#[cfg(not(feature = "table"))]
mod parquet_missing;
#[cfg(feature = "photo")]
mod photo_entries;
#[cfg(feature = "photo")]
mod photos;
#[cfg(feature = "photo")]
mod picture_formats;
#[cfg(target_os = "linux")]
mod progress;
mod ranks;
mod rate;
mod records;
mod refusals;
mod run;
mod scene;
#[cfg(unix)]
mod serve;
#[cfg(feature = "photo")]
#[path = "../../../numpre-photo/tests/sheet/mod.rs"]
mod sheet;
#[cfg(unix)]
mod signals;
#[cfg(unix)]
mod stepping;
mod streams;
mod summary;
mod systems;
#[path = "../../../numpre-formats/tests/common/workbook.rs"]
mod workbook;
mod workbooks;
mod workbooks_of_programs;
