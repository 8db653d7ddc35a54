//! What a puzzle amounts to, as every output shows it.

use super::answer::status;
use crate::ground::Exit;
use crate::output::{Board, ClashFields, Digits, Face, Mark, Tone, View, cells};
use numpre::assess::{AssessError, Assessment};
use numpre::logic::SolvingState;
use numpre::{Candidates, Cell, CellSet, Grid, Puzzle, Verdict};
use numpre_text::Texts;
use serde::Serialize;

/// What a puzzle amounts to, with the fields that every object begins with.
#[derive(Serialize)]
pub struct Assessed {
    line: usize,
    puzzle: Digits,
    status: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    clashes: Vec<ClashFields>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    wrong: Vec<String>,
    /// What is the matter with it; nothing, where it is proper.
    #[serde(skip)]
    fault: Option<AssessError>,
    #[serde(skip)]
    asked: Puzzle,
}

impl Assessed {
    /// What a puzzle on this line amounts to, and what was found about it where it is proper.
    pub fn with<T>(
        line: usize,
        asked: Puzzle,
        found: Result<T, AssessError>,
    ) -> (Assessed, Option<T>) {
        let (found, fault) = match found {
            Ok(found) => (Some(found), None),
            Err(error) => (None, Some(error)),
        };
        let improper = fault.as_ref().and_then(AssessError::assessment);
        let status = status(improper.map_or(Verdict::Unique, Assessment::verdict));
        let clashes = match improper {
            Some(Assessment::Clash { clashes }) => {
                clashes.iter().map(|&clash| ClashFields(clash)).collect()
            }
            _ => Vec::new(),
        };
        let wrong = match improper {
            Some(
                Assessment::WrongDigits { cells: wrong, .. }
                | Assessment::WrongRemovals { cells: wrong, .. },
            ) => cells(*wrong),
            _ => Vec::new(),
        };
        (
            Assessed { line, puzzle: Digits(asked.grid()), status, clashes, wrong, fault, asked },
            found,
        )
    }

    /// What is the matter with it; nothing, where it is proper.
    fn assessment(&self) -> Option<&Assessment> {
        self.fault.as_ref().and_then(AssessError::assessment)
    }

    /// The contract's status.
    pub fn status(&self) -> &'static str {
        self.status
    }

    /// Whether it has one solution and nothing contradicts it.
    pub fn is_proper(&self) -> bool {
        self.fault.is_none()
    }

    /// What it means for the exit code.
    pub fn exit(&self) -> Exit {
        if self.is_proper() { Exit::Holds } else { Exit::No }
    }

    /// The board that logic starts from.
    pub fn state(&self) -> SolvingState {
        SolvingState::from(&self.asked)
    }

    /// The candidates of that board.
    pub fn candidates(&self) -> Candidates {
        *self.state().candidates()
    }

    /// The givens by themselves.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.asked.givens.get(cell).is_some()
    }

    /// Its 81 characters.
    pub fn puzzle(&self) -> &Grid {
        &self.puzzle.0
    }

    /// The givens.
    pub fn givens(&self) -> &Grid {
        &self.asked.givens
    }

    /// The cells that are wrong.
    pub fn wrong_cells(&self) -> CellSet {
        self.assessment().map(Assessment::wrong_cells).unwrap_or_default()
    }

    /// The same without a word of which cells are wrong in its fields, or with no more than that.
    #[must_use]
    pub fn veiled(self, names_cells: bool) -> Assessed {
        let wrong = if names_cells { cells(self.wrong_cells()) } else { Vec::new() };
        Assessed { clashes: Vec::new(), wrong, ..self }
    }

    /// Which cells are wrong and what would be right, or which givens clash.
    pub fn remark(&self, texts: &Texts) -> Option<String> {
        self.assessment().and_then(|fault| texts.mistake(fault))
    }

    /// The board, and the first of its cells that are wrong.
    pub fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        Some((*self.puzzle(), self.wrong_cells().first()?))
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
        let marks = if self.asked.placed == Grid::EMPTY { &[][..] } else { &placed };
        self.view_board(CellSet::EMPTY, marks, view);
    }

    fn view_board(&self, wrong: CellSet, marks: &[(&str, Mark)], view: &mut View<'_>) {
        let face = |cell: Cell| {
            let mark = if wrong.contains(cell) {
                Mark::Wrong
            } else if self.is_given(cell) {
                Mark::Given
            } else {
                Mark::Placed
            };
            Face { digit: self.puzzle().get(cell), mark }
        };
        view.boards(&[Board { caption: view.caption("puzzle", marks), face: &face }]);
    }
}
