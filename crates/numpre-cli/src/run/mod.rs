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
mod packed;
pub mod photos;
mod progress;
mod recipe;
pub mod report;
mod result_writer;
mod session;
mod sink;
pub mod stream;
mod table;
pub mod workbook;

pub use batch_worker::{BatchWorker, PendingRecords};
pub use chunk::Chunk;
pub use inputs::{RunInput, refused};
#[cfg(test)]
pub use new_file::NewFile;
#[cfg(any(feature = "plot", feature = "table"))]
pub use output::not_written;
pub use output::{Cut, Output, cannot_write};
pub use recipe::Recipe;
pub use report::{Printer, ReportOptions};
pub use result_writer::ResultWriter;
pub use session::Session;
pub use sink::{Sink, TableSink, TextSink};
pub use stream::redraw_progress;
pub use table::table_sink;
