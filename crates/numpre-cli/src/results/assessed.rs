//! What a puzzle amounts to, as every output shows it.

use super::answer::status;
use crate::exit::Exit;
use crate::output::{Board, Face, Mark, Tone, View, fields};
use numpre::assess::{AssessError, Assessment, HintLevel, MistakeHint};
use numpre::logic::SolvingState;
use numpre::{Candidates, Cell, CellSet, Grid, Puzzle, Verdict};
use numpre_api::row::{Row, Value};
use numpre_text::Texts;

/// What a puzzle amounts to: whether it is proper, and if not, why.
pub struct Assessed {
    line: usize,
    puzzle: Puzzle,
    /// Why it is not proper; `None` if it is.
    fault: Option<AssessError>,
    veil: Veil,
}

/// How much the fields reveal about what is wrong.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Veil {
    /// All.
    None,
    /// Which cells are wrong, and nothing more.
    Reasons,
    /// Nothing.
    Cells,
}

impl Assessed {
    /// What the puzzle on this line amounts to, and what was found about it if it is proper.
    pub fn with<T>(
        line: usize,
        puzzle: Puzzle,
        found: Result<T, AssessError>,
    ) -> (Assessed, Option<T>) {
        let (found, fault) = match found {
            Ok(found) => (Some(found), None),
            Err(error) => (None, Some(error)),
        };
        (Assessed { line, puzzle, fault, veil: Veil::None }, found)
    }

    /// Adds the fields that every row begins with, and those about what is wrong, if something is.
    pub fn row(&self, row: &mut Row) {
        row.set("line", self.line);
        row.set("puzzle", self.grid());
        row.set("status", self.status());
        let clashes = match self.assessment() {
            Some(Assessment::Clash { clashes }) if self.veil == Veil::None => &clashes[..],
            _ => &[],
        };
        if !clashes.is_empty() {
            row.set("clashes", Value::List(clashes.iter().map(fields::clash).collect()));
        }
        let is_listed = match self.assessment() {
            Some(Assessment::WrongDigits { .. } | Assessment::WrongRemovals { .. }) => true,
            _ => self.veil == Veil::Reasons,
        };
        let wrong = self.wrong_cells();
        if is_listed && self.veil != Veil::Cells && !wrong.is_empty() {
            row.set("wrong", wrong);
        }
    }

    /// Why it is not proper; `None` if it is.
    fn assessment(&self) -> Option<&Assessment> {
        self.fault.as_ref().and_then(AssessError::assessment)
    }

    /// The contract's status.
    pub fn status(&self) -> &'static str {
        status(self.assessment().map_or(Verdict::Unique, Assessment::verdict))
    }

    /// Returns whether it has one solution and nothing contradicts it.
    pub fn is_proper(&self) -> bool {
        self.fault.is_none()
    }

    /// What it means for the exit code.
    pub fn exit(&self) -> Exit {
        if self.is_proper() { Exit::Holds } else { Exit::No }
    }

    /// The board that logic starts from.
    pub fn state(&self) -> SolvingState {
        SolvingState::from(&self.puzzle)
    }

    /// The candidates of that board.
    pub fn candidates(&self) -> Candidates {
        *self.state().candidates()
    }

    /// The givens by themselves.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.puzzle.givens.get(cell).is_some()
    }

    /// The board: givens and placed digits.
    pub fn grid(&self) -> Grid {
        self.puzzle.grid()
    }

    /// The givens.
    pub fn givens(&self) -> &Grid {
        &self.puzzle.givens
    }

    /// The cells that are wrong.
    pub fn wrong_cells(&self) -> CellSet {
        self.assessment().map(Assessment::wrong_cells).unwrap_or_default()
    }

    /// What a level reveals of the mistake on the board, if there is one.
    pub fn mistake(&self, level: HintLevel) -> Option<MistakeHint<'_>> {
        self.assessment()?.mistake(level)
    }

    /// The same, but its fields do not reveal why cells are wrong, nor which if `hides_cells`.
    #[must_use]
    pub fn veiled(self, hides_cells: bool) -> Assessed {
        Assessed { veil: if hides_cells { Veil::Cells } else { Veil::Reasons }, ..self }
    }

    /// Which cells are wrong and what would be right, or which givens clash.
    pub fn remark(&self, texts: &Texts) -> Option<String> {
        self.assessment().and_then(|fault| texts.mistake(fault))
    }

    /// The board, and the first of its cells that are wrong.
    pub fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        Some((self.grid(), self.wrong_cells().first()?))
    }

    /// In a word, for people.
    pub fn heading(&self, view: &View<'_>) -> String {
        match self.assessment() {
            None => view.word(Tone::Good, "status-unique"),
            Some(Assessment::Multiple { .. }) => view.word(Tone::Doubtful, "status-multiple"),
            Some(Assessment::WrongDigits { .. } | Assessment::WrongRemovals { .. }) => {
                view.word(Tone::Bad, "status-wrong")
            }
            Some(_) => view.word(Tone::Bad, "status-none"),
        }
    }

    /// The board with what is wrong in it.
    pub fn view_wrong(&self, view: &mut View<'_>) {
        let wrong = self.wrong_cells();
        if wrong.is_empty() {
            return;
        }
        let is_clash = matches!(self.assessment(), Some(Assessment::Clash { .. }));
        let mark = if is_clash { "mark-clash" } else { "mark-wrong" };
        self.view_board(wrong, &[(mark, Mark::Wrong)], view);
    }

    /// The board: what was given, and what was placed since.
    pub fn view_puzzle(&self, view: &mut View<'_>) {
        let placed = [("mark-placed", Mark::Placed)];
        let marks = if self.puzzle.placed == Grid::EMPTY { &[][..] } else { &placed };
        self.view_board(CellSet::EMPTY, marks, view);
    }

    fn view_board(&self, wrong: CellSet, marks: &[(&str, Mark)], view: &mut View<'_>) {
        let grid = self.grid();
        let face = |cell: Cell| {
            let mark = if wrong.contains(cell) {
                Mark::Wrong
            } else if self.is_given(cell) {
                Mark::Given
            } else {
                Mark::Placed
            };
            Face { digit: grid.get(cell), mark }
        };
        view.boards(&[Board { caption: view.caption("puzzle", marks), face: &face }]);
    }
}
