//! What a command found about a puzzle, and what every output needs of it.

use super::view::View;
use crate::ground::Exit;
use numpre::{Cell, Grid};
use numpre_text::Texts;
use serde::Serialize;

/// What a command found about one puzzle.
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

    /// The board, and the cell on it that the remark is about, where it may be told.
    fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        None
    }

    /// What is said once, at the end, with a count: names of texts that take `count` and the first
    /// `place`.
    fn sums(&self) -> &[&'static str] {
        &[]
    }
}

/// A finding that only changes how another one is written. It is counted and reported like that
/// one.
pub trait Wrapper: 'static {
    /// The finding inside.
    type Inner: Finding;

    /// The finding inside.
    fn inner(&self) -> &Self::Inner;
}

impl<W: Wrapper> Finding for W {
    fn status(&self) -> &'static str {
        self.inner().status()
    }

    fn exit(&self) -> Exit {
        self.inner().exit()
    }

    fn remark(&self, texts: &Texts) -> Option<String> {
        self.inner().remark(texts)
    }

    fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        self.inner().wrong_cell()
    }

    fn sums(&self) -> &[&'static str] {
        self.inner().sums()
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
