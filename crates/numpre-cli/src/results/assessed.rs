//! The assessment of a puzzle, as every output shows it: whether it has exactly one solution, and
//! if not, why not.

use super::answer::status;
use crate::exit::Exit;
use crate::output::{Board, Face, Mark, Tone, View, fields};
use numpre::assess::{AssessError, Assessment, HintLevel, MistakeHint};
use numpre::logic::SolvingState;
use numpre::{Cell, CellSet, Grid, Puzzle, Verdict};
use numpre_api::row::{Row, Value};
use numpre_text::Texts;

/// The assessment of a puzzle: whether it is proper, and if not, why not.
pub struct Assessed {
    line: usize,
    puzzle: Puzzle,
    /// The reason why the puzzle is not proper; `None` if it is proper.
    fault: Option<AssessError>,
    revealed: Revealed,
}

/// The part of a mistake on the board that the fields reveal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Revealed {
    /// Which cells are wrong, and why.
    All,
    /// Which cells are wrong, but not why.
    Cells,
    /// Only that there is a mistake.
    Nothing,
}

impl Assessed {
    /// Returns the assessment of the puzzle on this line. If it is proper, also returns what was
    /// found about it.
    pub fn with<T>(
        line: usize,
        puzzle: Puzzle,
        found: Result<T, AssessError>,
    ) -> (Assessed, Option<T>) {
        let (found, fault) = match found {
            Ok(found) => (Some(found), None),
            Err(error) => (None, Some(error)),
        };
        (Assessed { line, puzzle, fault, revealed: Revealed::All }, found)
    }

    /// Adds the fields that every row begins with, and the fields about the mistake, if there is
    /// one.
    pub fn row(&self, row: &mut Row) {
        row.set("line", self.line);
        row.set("puzzle", self.grid());
        row.set("status", self.status());
        let clashes = match self.assessment() {
            Some(Assessment::Clash { clashes }) if self.revealed == Revealed::All => &clashes[..],
            _ => &[],
        };
        if !clashes.is_empty() {
            row.set("clashes", Value::List(clashes.iter().map(fields::clash).collect()));
        }
        let is_listed = match self.assessment() {
            Some(Assessment::WrongDigits { .. } | Assessment::WrongRemovals { .. }) => true,
            _ => self.revealed == Revealed::Cells,
        };
        let wrong = self.wrong_cells();
        if is_listed && self.revealed != Revealed::Nothing && !wrong.is_empty() {
            row.set("wrong", wrong);
        }
    }

    /// Returns the reason why the puzzle is not proper; `None` if it is proper.
    fn assessment(&self) -> Option<&Assessment> {
        self.fault.as_ref().and_then(AssessError::assessment)
    }

    /// Returns its status in the contract.
    pub fn status(&self) -> &'static str {
        status(self.assessment().map_or(Verdict::Unique, Assessment::verdict))
    }

    /// Returns whether it has exactly one solution and its placed digits and removals agree with
    /// it.
    pub fn is_proper(&self) -> bool {
        self.fault.is_none()
    }

    /// Returns the exit code that the assessment asks for.
    pub fn exit(&self) -> Exit {
        if self.is_proper() { Exit::Holds } else { Exit::No }
    }

    /// Returns the state in which logic starts.
    pub fn state(&self) -> SolvingState {
        SolvingState::from(&self.puzzle)
    }

    /// Returns whether this cell contains a given, not a placed digit or nothing.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.puzzle.givens.get(cell).is_some()
    }

    /// Returns the board: givens and placed digits.
    pub fn grid(&self) -> Grid {
        self.puzzle.grid()
    }

    /// Returns the givens.
    pub fn givens(&self) -> &Grid {
        &self.puzzle.givens
    }

    /// Returns the cells that are wrong. It is empty if none is known.
    pub fn wrong_cells(&self) -> CellSet {
        self.assessment().map(Assessment::wrong_cells).unwrap_or_default()
    }

    /// Returns the part of the mistake that this level reveals, if there is a mistake.
    pub fn mistake(&self, level: HintLevel) -> Option<MistakeHint<'_>> {
        self.assessment()?.mistake(level)
    }

    /// Returns the same assessment, whose fields do not reveal why cells are wrong, nor with
    /// `hides_cells` which ones.
    #[must_use]
    pub fn without_reasons(self, hides_cells: bool) -> Assessed {
        Assessed { revealed: if hides_cells { Revealed::Nothing } else { Revealed::Cells }, ..self }
    }

    /// Returns the message that says which cells are wrong and what is right, or which givens
    /// clash.
    pub fn remark(&self, texts: &Texts) -> Option<String> {
        self.assessment().and_then(|fault| texts.mistake(fault))
    }

    /// Returns the board, and the first of its cells that are wrong.
    pub fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        Some((self.grid(), self.wrong_cells().first()?))
    }

    /// Returns the status in one word, for people.
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

    /// Draws the board with its wrong cells marked. Draws nothing if no cell is known to be wrong.
    pub fn view_wrong(&self, view: &mut View<'_>) {
        let wrong = self.wrong_cells();
        if wrong.is_empty() {
            return;
        }
        let is_clash = matches!(self.assessment(), Some(Assessment::Clash { .. }));
        let mark = if is_clash { "mark-clash" } else { "mark-wrong" };
        self.view_board(wrong, &[(mark, Mark::Wrong)], view);
    }

    /// Draws the board: the givens and the placed digits.
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
