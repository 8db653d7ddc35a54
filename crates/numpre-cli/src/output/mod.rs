//! Answers written: four outputs behind one trait.

mod as_found;
mod board;
mod csv;
mod extra_fields;
mod format;
mod frame;
mod grid;
mod json;
mod layout;
mod line;
mod paint;
mod plain;
mod result;
mod scene;
mod steps;
mod styled_text;
mod table;
mod view;

pub use as_found::AsFound;
pub use board::{Board, Face, Mark};
pub use extra_fields::ExtraFields;
pub use format::ResultFormat;
pub use paint::Tone;
pub use plain::{ClashFields, Digits, cells, digits};
pub use result::{Finding, Report, Wrapper};
pub use steps::{StepFields, rank_number};
pub use view::View;

use crate::ground::{OutputKind, Style};
use numpre_text::{Language, Texts};

/// Returns the format for an output of this kind.
pub fn result_format<R: Report>(
    kind: OutputKind,
    language: &Language,
    style: Style,
    beside: &ExtraFields,
) -> Box<dyn ResultFormat<R>> {
    match kind {
        OutputKind::Grid => Box::new(grid::Grid::new(Texts::new(language), style)),
        OutputKind::Line => Box::new(line::Line),
        OutputKind::Json => Box::new(json::Json::new(beside)),
        OutputKind::Csv => Box::new(csv::Csv::new(beside)),
        // Its cells are the fields of the table.
        OutputKind::Xlsx => Box::new(csv::Csv::new(beside)),
    }
}
