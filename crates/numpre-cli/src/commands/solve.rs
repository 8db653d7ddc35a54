//! `numpre solve`: the solution of every problem, and whether it is the only one.

use super::Subcommand;
use crate::answer::{Answer, Solver};
use crate::args::{Engines, Inputs};
use crate::input::Reader;
use crate::lang::Texts;
use crate::output::{Board, Face, Finding, Mark, Report, View, digits};
use crate::report;
use crate::session::Session;
use crate::trouble::{Exit, Failure};
#[cfg(feature = "xlsx")]
use crate::{
    input::{self, Place},
    output::Exporter,
    report::Setting,
    workbook::{Binder, Row},
};
use numpre::{Cell, Grid};
use serde::Serialize;

/// Solve problems, and prove each solution the only one
#[derive(clap::Args)]
pub struct Solve {
    #[command(flatten)]
    inputs: Inputs,
    #[command(flatten)]
    engines: Engines,
}

impl Subcommand for Solve {
    const NAME: &'static str = "solve";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        let reader = Reader::new(&self.inputs);
        let engines = self.engines;
        #[cfg(feature = "xlsx")]
        if session.out.as_deref().is_some_and(input::is_workbook) {
            return into_workbook(session, self.inputs.strict, reader, engines);
        }
        report::run(
            session,
            self.inputs.strict,
            reader,
            move || Solver::new(&engines),
            |solver, _, record| Ok(Solution(solver.answer(record))),
        )
    }
}

/// Writes the solutions into a workbook (S1.1).
#[cfg(feature = "xlsx")]
fn into_workbook(session: &Session, strict: bool, reader: Reader, engines: Engines) -> Result<Exit, Failure> {
    session.has_no_outputs()?;
    let setting = Setting { session, strict, sources: &reader.sources() };
    let mut binder = Binder::new(&session.texts);
    let worker = move || Solver::new(&engines);
    report::printed(
        &setting,
        reader.into_pieces(),
        || Box::new(Rows),
        &mut binder,
        worker,
        |solver, piece, pen| {
            pen.each(piece, |_, record| Ok(Solution(solver.answer(record))));
        },
    )
}

/// Turns solutions into rows of a workbook.
#[cfg(feature = "xlsx")]
struct Rows;

#[cfg(feature = "xlsx")]
impl Exporter<Solution, Row> for Rows {
    fn report(&mut self, place: &Place, solution: Solution, out: &mut Vec<Row>) {
        let answer = solution.0;
        out.push(Row {
            sheet: Row::sheet(place),
            answer: answer.first().copied(),
            status: answer.status(),
            seconds: Some(answer.time.as_secs_f64()),
            problem: answer.problem,
        });
    }
}

/// The answer, with the solution in the first place.
#[derive(Serialize)]
#[serde(transparent)]
struct Solution(Answer);

impl Finding for Solution {
    fn status(&self) -> &'static str {
        self.0.status()
    }

    fn exit(&self) -> Exit {
        self.0.exit()
    }

    fn remark(&self, texts: &Texts) -> Option<String> {
        self.0.remark(texts)
    }
}

impl Report for Solution {
    const COLUMNS: &'static [&'static str] = Answer::COLUMNS;

    fn line(&self, line: &mut Vec<u8>) {
        match self.0.only() {
            Some(solution) => digits(solution, line),
            None => line.extend_from_slice(self.0.status().as_bytes()),
        }
    }

    fn view(&self, view: &mut View<'_>) {
        let answer = &self.0;
        view.heading(&answer.heading(view));
        let clashing = answer.clashing();
        let (givens, placed) = (&answer.problem.givens, &answer.problem.placed);
        let problem = |cell: Cell| {
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
        let of_problem = if *placed == Grid::EMPTY { &[][..] } else { &placed_mark };
        let board = Board { caption: caption("problem", of_problem), face: &problem };
        match (answer.first(), answer.second()) {
            (None, _) => {
                let of_clashes = [("mark-clash", Mark::Wrong)];
                let marks = if clashing.is_empty() { of_problem } else { &of_clashes };
                view.boards(&[Board { caption: caption("problem", marks), ..board }]);
            }
            (Some(only), None) => {
                let face = |cell| solution(only, only, cell);
                let caption = caption("solution", &[("mark-given", Mark::GivenAmongOthers)]);
                view.boards(&[board, Board { caption, face: &face }]);
            }
            (Some(first), Some(second)) => {
                let faces = (|cell| solution(first, second, cell), |cell| solution(second, first, cell));
                let first = caption("solution-first", &[("mark-given", Mark::GivenAmongOthers)]);
                let second = caption("solution-second", &[("mark-different", Mark::Different)]);
                view.boards(&[
                    board,
                    Board { caption: first, face: &faces.0 },
                    Board { caption: second, face: &faces.1 },
                ]);
            }
        }
        if let Some(note) = answer.note(view.texts) {
            view.line(&note);
        }
    }
}
