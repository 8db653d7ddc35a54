//! A run: its settings, its workers and progress, and the destinations of its results.

mod batch_worker;
pub mod chosen;
mod chunk;
#[cfg(unix)]
mod descriptor;
mod destination;
mod ending;
mod inputs;
mod messages;
mod new_file;
pub mod output;
mod progress;
pub mod report;
mod result_writer;
mod session;
mod sink;
pub mod stream;
pub mod workbook;

pub use batch_worker::{BatchWorker, PendingRecords};
pub use chunk::Chunk;
pub use inputs::{RunInput, refused};
#[cfg(test)]
pub use new_file::NewFile;
#[cfg(feature = "plot")]
pub use output::not_written;
pub use output::{Cut, Output, cannot_write};
pub use report::{Printer, ReportOptions};
pub use result_writer::ResultWriter;
pub use session::Session;
pub use sink::{Sink, TableSink, TextSink};
pub use stream::redraw_progress;
