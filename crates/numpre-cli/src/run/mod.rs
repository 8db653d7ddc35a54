//! A run: what holds for all of it, workers, progress, and where the results go.

mod chunk;
mod ending;
mod keep_going;
mod messages;
mod new_file;
pub mod output;
mod progress;
pub mod report;
mod result_writer;
mod session;
mod sink;
pub mod stream;
pub mod together;
mod totals;
#[cfg(feature = "xlsx")]
pub mod workbook;

pub use keep_going::keep_going;
#[cfg(any(test, feature = "plot"))]
pub use new_file::NewFile;
#[cfg(feature = "plot")]
pub use output::not_written;
pub use output::{Cut, Output, cannot_write};
pub use report::{ReportOptions, text_sink};
pub use result_writer::ResultWriter;
pub use session::Session;
pub use sink::Sink;
pub use together::Together;
