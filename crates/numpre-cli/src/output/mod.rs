//! Answers written: four outputs behind one trait.

mod beside;
mod board;
mod csv;
mod format;
mod frame;
mod grid;
mod json;
mod layout;
mod line;
mod paint;
mod painted;
mod pencil;
mod plain;
mod result;
mod steps;
mod table;
mod view;

pub use beside::Beside;
pub use board::{Board, Face, Mark};
pub use format::Exporter;
pub use paint::Tone;
pub use plain::{ClashFields, Digits, cells, digits};
pub use result::{Finding, Report};
pub use steps::{StepFields, rank_number};
pub use view::View;

use crate::ground::{OutputKind, Style};
use numpre_text::{Language, Texts};

/// The exporter of this kind.
pub fn exporter<R: Report>(
    kind: OutputKind,
    language: &Language,
    style: Style,
    beside: &Beside,
) -> Box<dyn Exporter<R>> {
    match kind {
        OutputKind::Grid => Box::new(grid::Grid::new(Texts::new(language), style)),
        OutputKind::Line => Box::new(line::Line),
        OutputKind::Json => Box::new(json::Json::new(beside)),
        OutputKind::Csv => Box::new(csv::Csv::new(beside)),
        // Its cells are the fields of the table.
        #[cfg(feature = "xlsx")]
        OutputKind::Xlsx => Box::new(csv::Csv::new(beside)),
    }
}
