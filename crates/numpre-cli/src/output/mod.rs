//! Answers written: four outputs behind one trait, and where they go.

mod beside;
mod board;
mod csv;
mod fate;
mod frame;
mod grid;
mod json;
mod layout;
mod line;
mod new_file;
mod outlet;
mod paint;
mod painted;
mod pencil;
mod plain;
mod steps;
mod table;
mod view;

pub use beside::{Beside, Told};
pub use board::{Board, Caption, Face, Mark};
pub use new_file::NewFile;
pub use outlet::{Cut, Outlet, cannot_write, not_written, watch};
pub use paint::Tone;
pub use plain::{ClashFields, Digits, cells, digits};
pub use steps::{StepFields, rank_number};
pub use view::View;

use crate::args::OutputKind;
use crate::input::Place;
use crate::report::Tally;
use crate::session::Style;
use crate::trouble::{Exit, Trouble};
use numpre_text::{Language, Texts};
use serde::Serialize;

/// What a command found about one problem.
pub trait Finding: 'static {
    /// The name under which it is counted: the contract's status, for instance.
    fn status(&self) -> &'static str;

    /// What it means for the exit code.
    fn exit(&self) -> Exit;

    /// What standard error has to say about it, if anything.
    fn remark(&self, texts: &Texts) -> Option<String> {
        let _ = texts;
        None
    }

    /// What is said once, at the end, with a count: names of texts that take `count` and the first `place`.
    fn sums(&self) -> &[&'static str] {
        &[]
    }
}

/// A finding that can be written in every output.
pub trait Report: Finding + Serialize {
    /// The columns of the CSV output, which are fields of the JSON output.
    const COLUMNS: &'static [&'static str];

    /// Whether a count of all closes the `grid` output.
    const IS_COUNTED: bool = true;

    /// The `line` output, without the end of the line.
    fn line(&self, line: &mut Vec<u8>);

    /// The `grid` output.
    fn view(&self, view: &mut View<'_>);

    /// What stands above the first in the `grid` output.
    fn head(view: &mut View<'_>) {
        let _ = view;
    }

    /// What parts them in the `grid` output.
    fn part(view: &mut View<'_>) {
        view.line("");
    }
}

/// One way to write findings, as text or as something that becomes text at the end.
pub trait Exporter<R, T = u8> {
    /// Writes what comes before the first.
    fn head(&mut self, out: &mut Vec<T>) {
        let _ = out;
    }

    /// Writes a finding.
    fn report(&mut self, place: &Place, report: R, out: &mut Vec<T>);

    /// Writes, in a finding's stead, that its problem could not be read.
    fn trouble(&mut self, place: &Place, trouble: &Trouble, out: &mut Vec<T>) {
        let _ = (place, trouble, out);
    }

    /// Whether something that stood beside a puzzle had no place, since this was last asked.
    fn has_lost(&mut self) -> bool {
        false
    }

    /// Writes what comes after the last.
    fn foot(&mut self, tally: &Tally, out: &mut Vec<T>) {
        let _ = (tally, out);
    }
}

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
