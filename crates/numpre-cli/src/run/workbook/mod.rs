//! Results that become a workbook.

mod fill_sink;
mod sheet_sink;
mod table_sink;

pub use fill_sink::{FillSink, filling, target};
pub use sheet_sink::{BookEntry, SheetSink};
pub use table_sink::TableSink;
