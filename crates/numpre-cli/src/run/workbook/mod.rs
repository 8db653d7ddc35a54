//! Results that become a workbook.

mod binder;
mod fill;
mod table;

pub use binder::{Binder, Row};
pub use fill::{Filler, filling, target};
pub use table::Table;
