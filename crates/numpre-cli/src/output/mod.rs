//! Answers written: as text in four outputs, as rows of a workbook, or as parts of something else.

mod answer;
mod board;
mod csv;
mod extra_fields;
pub mod fields;
mod format;
mod frame;
mod grid;
pub mod json;
mod layout;
mod paint;
mod scene;
mod styled_text;
mod table;
mod view;

pub use answer::Answer;
pub use board::{Board, Face, Mark};
pub use csv::{TableFormat, TableRow};
pub use extra_fields::ExtraFields;
pub use fields::digits;
pub use format::{Format, Mapped, TextFormat};
pub use paint::Tone;
pub use view::View;
