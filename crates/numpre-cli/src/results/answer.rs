//! The result of a search for a puzzle: the answer of `solve` and of `check`.

use crate::exit::Exit;
use crate::output::{Answer, Board, Face, Mark, Tone, View, digits, fields};
use numpre::check::{Clash, clashes};
use numpre::search::Verdict;
use numpre::{Cell, CellSet, FEWEST_CLUES, Grid};
use numpre_api::row::{Column, Kind, Row, Value};
use numpre_formats::Puzzle;
use numpre_text::Texts;
use std::time::Duration;

/// The result of a search for a puzzle.
///
/// `solve` shows the solutions, `check` shows only the status. The rows of both are the same.
pub struct SearchAnswer<const SHOWS_SOLUTIONS: bool> {
    pub(super) line: usize,
    /// The puzzle as it was read.
    pub puzzle: Puzzle,
    pub(super) verdict: Verdict,
    /// The first solution that was found.
    pub first: Option<Grid>,
    pub(super) second: Option<Grid>,
    pub(super) count: Option<u64>,
    /// The number of search calls until the first solution was found.
    pub(super) first_calls: Option<u64>,
    /// The number of all search calls, including the proof that there is not another solution.
    pub(super) calls: Option<u64>,
    pub(super) micros: Option<u64>,
    pub(super) clashes: Vec<Clash>,
    /// The duration of the search, if the puzzle was not searched together with others.
    pub time: Option<Duration>,
    pub(super) may_have_more: bool,
}

/// The answer of `solve`.
pub type SolveAnswer = SearchAnswer<true>;

const COLUMNS: &[Column] = &[
    Column::required("line", Kind::Integer),
    Column::optional("puzzle", Kind::Grid),
    Column::required("status", Kind::Text),
    Column::optional("solution", Kind::Grid),
    Column::optional("second", Kind::Grid),
    Column::optional("count", Kind::Integer),
    Column::optional("first_calls", Kind::Integer),
    Column::optional("calls", Kind::Integer),
    Column::optional("micros", Kind::Integer),
    Column::optional("clashes", Kind::Nested),
    Column::optional("error", Kind::Text),
];

/// Returns the name of a verdict in the contract.
pub fn status(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Unique => "unique",
        Verdict::Multiple => "multiple",
        Verdict::None => "none",
        Verdict::Unknown => unreachable!("a search without a limit of calls ends with a verdict"),
    }
}

impl<const SHOWS_SOLUTIONS: bool> SearchAnswer<SHOWS_SOLUTIONS> {
    /// Creates an answer with these solutions, without counts and times.
    #[inline]
    pub(super) fn new(
        line: usize,
        puzzle: Puzzle,
        verdict: Verdict,
        first: Option<Grid>,
        second: Option<Grid>,
    ) -> Self {
        SearchAnswer {
            line,
            verdict,
            first,
            second,
            count: None,
            first_calls: None,
            calls: None,
            micros: None,
            clashes: match verdict {
                Verdict::None => clashes(&puzzle.grid()).collect(),
                _ => Vec::new(),
            },
            puzzle,
            time: None,
            may_have_more: false,
        }
    }

    /// Returns the cells whose givens clash with each other.
    fn clashing(&self) -> CellSet {
        self.clashes.iter().fold(CellSet::EMPTY, |cells, clash| cells | clash.cells)
    }

    /// Returns the status, the clues, the time and the search calls, for people.
    fn heading(&self, view: &View<'_>) -> Vec<String> {
        let status = self.status();
        let tone = match status {
            "unique" => Tone::Good,
            "multiple" => Tone::Doubtful,
            _ => Tone::Bad,
        };
        let mut parts = vec![view.word(tone, &format!("status-{status}"))];
        if let Some(count) = self.count {
            let name = if self.may_have_more { "solutions-at-least" } else { "solutions" };
            parts.push(view.texts.say(name, &[("count", count.into())]));
        }
        parts.push(view.texts.say("clues", &[("count", self.puzzle.givens.clue_count().into())]));
        parts.extend(self.time.map(|time| view.duration(time)));
        if let Some(calls) = self.first_calls.filter(|_| self.first.is_some()) {
            parts.push(view.texts.say("first-calls", &[("count", calls.into())]));
        }
        if let Some(calls) = self.calls {
            parts.push(view.texts.say("calls", &[("count", calls.into())]));
        }
        parts
    }

    /// Returns the note that a puzzle with this few givens never has exactly one solution. There is
    /// no note if candidates were removed in advance, because these act like givens.
    fn note(&self, texts: &Texts) -> Option<String> {
        let is_short =
            self.puzzle.candidates.is_none() && self.puzzle.grid().clue_count() < FEWEST_CLUES;
        is_short.then(|| texts.say("note-few-givens", &[("fewest", FEWEST_CLUES.into())]))
    }

    /// Draws the puzzle, and to its right the solution, or two solutions if there are more.
    fn view_boards(&self, view: &mut View<'_>) {
        let clashing = self.clashing();
        let (givens, placed) = (&self.puzzle.givens, &self.puzzle.placed);
        let puzzle = |cell: Cell| {
            let given = givens.get(cell);
            let mark = match given {
                _ if clashing.contains(cell) => Mark::Wrong,
                Some(_) => Mark::Given,
                None => Mark::Placed,
            };
            Face { digit: given.or(placed.get(cell)), mark }
        };
        let solution = |solution: &Grid, other: &Grid, cell: Cell| {
            let mark = if givens.get(cell).is_some() {
                Mark::GivenAmongOthers
            } else if solution.get(cell) != other.get(cell) {
                Mark::Different
            } else if placed.get(cell).is_some() {
                Mark::Placed
            } else {
                Mark::Found
            };
            Face { digit: solution.get(cell), mark }
        };
        let caption = |name: &str, marks: &[(&str, Mark)]| view.caption(name, marks);
        let placed_mark = [("mark-placed", Mark::Placed)];
        let of_puzzle = if *placed == Grid::EMPTY { &[][..] } else { &placed_mark };
        let board = Board { caption: caption("puzzle", of_puzzle), face: &puzzle };
        match (&self.first, &self.second) {
            (None, _) => {
                let of_clashes = [("mark-clash", Mark::Wrong)];
                let marks = if clashing.is_empty() { of_puzzle } else { &of_clashes };
                view.boards(&[Board { caption: caption("puzzle", marks), ..board }]);
            }
            (Some(only), None) => {
                let face = |cell| solution(only, only, cell);
                let caption = caption("solution", &[("mark-given", Mark::GivenAmongOthers)]);
                view.boards(&[board, Board { caption, face: &face }]);
            }
            (Some(first), Some(second)) => {
                let faces =
                    (|cell| solution(first, second, cell), |cell| solution(second, first, cell));
                let first = caption("solution-first", &[("mark-given", Mark::GivenAmongOthers)]);
                let second = caption("solution-second", &[("mark-different", Mark::Different)]);
                view.boards(&[
                    board,
                    Board { caption: first, face: &faces.0 },
                    Board { caption: second, face: &faces.1 },
                ]);
            }
        }
    }
}

impl<const SHOWS_SOLUTIONS: bool> Answer for SearchAnswer<SHOWS_SOLUTIONS> {
    const IS_SPACED: bool = SHOWS_SOLUTIONS;

    fn status(&self) -> &'static str {
        status(self.verdict)
    }

    /// Asks for exit code 0 only if there is exactly one solution.
    fn exit(&self) -> Exit {
        if self.verdict == Verdict::Unique { Exit::Holds } else { Exit::No }
    }

    /// Returns the message that names the clashing givens.
    fn remark(&self, texts: &Texts) -> Option<String> {
        texts.remark_of_clashes(self.clashes.iter())
    }

    /// Returns the board, and its first cell whose given clashes with another.
    fn wrong_cell(&self) -> Option<(Grid, Cell)> {
        Some((self.puzzle.grid(), self.clashing().first()?))
    }

    fn columns() -> &'static [Column] {
        COLUMNS
    }

    fn row(&self, row: &mut Row) {
        row.set("line", self.line);
        row.set("puzzle", self.puzzle.grid());
        row.set("status", self.status());
        row.set_some("solution", self.first);
        row.set_some("second", self.second);
        row.set_some("count", self.count);
        row.set_some("first_calls", self.first_calls);
        row.set_some("calls", self.calls);
        row.set_some("micros", self.micros);
        if !self.clashes.is_empty() {
            row.set("clashes", Value::List(self.clashes.iter().map(fields::clash).collect()));
        }
    }

    #[inline]
    fn line(&self, line: &mut Vec<u8>) {
        match &self.first {
            Some(only) if SHOWS_SOLUTIONS && self.second.is_none() => digits(only, line),
            _ => line.extend_from_slice(self.status().as_bytes()),
        }
    }

    fn view(&self, view: &mut View<'_>) {
        let mut heading = self.heading(view);
        let note = self.note(view.texts);
        if SHOWS_SOLUTIONS {
            view.heading(&heading);
            self.view_boards(view);
            if let Some(note) = note {
                view.line(&note);
            }
        } else {
            heading.extend(note);
            view.heading(&heading);
        }
    }
}
