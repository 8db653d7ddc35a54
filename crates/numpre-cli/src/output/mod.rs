//! The writing of answers: as text in four outputs, as rows of a workbook, or as parts of something
//! else.

mod answer;
mod board;
mod csv;
mod extra;
pub mod fields;
mod format;
pub mod json;
mod layout;
mod records;
mod style;
mod table;
mod text;
mod view;

pub use answer::{Answer, Tally, rank_name};
pub use board::{Board, Face, Mark};
pub use csv::{TableFormat, TableRow};
pub use extra::ExtraFields;
pub use fields::digits;
pub use format::{Format, Mapped};
pub use records::{RecordFormat, TableRecord};
pub use style::{Style, Tone};
pub use text::TextFormat;
pub use view::View;
