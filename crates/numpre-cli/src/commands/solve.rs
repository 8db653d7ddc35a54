//! `numpre solve`: the solution of every problem, and whether it is the only one.

use super::Subcommand;
use crate::answer::{self, Answer, Look, Wanted};
use crate::args::{Engines, Inputs};
use crate::output::{Board, Face, Mark, View, digits};
use crate::session::Session;
use crate::trouble::{Exit, Failure};
#[cfg(feature = "xlsx")]
use crate::{
    answer::{Shown, Solver},
    input::{self, Place, Reader},
    output::Exporter,
    report::{self, Setting},
    workbook::{Binder, Row},
};
use numpre::{Cell, Grid};

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
        #[cfg(feature = "xlsx")]
        if session.out.as_deref().is_some_and(input::is_workbook) {
            return into_workbook(session, &self.inputs, self.engines);
        }
        answer::run::<BySolution>(session, &self.inputs, self.engines)
    }
}

/// Writes the solutions into a workbook (S1.1).
#[cfg(feature = "xlsx")]
fn into_workbook(session: &Session, inputs: &Inputs, engines: Engines) -> Result<Exit, Failure> {
    session.has_no_outputs()?;
    let reader = Reader::new(inputs);
    let sources = reader.sources();
    let setting = Setting::new(session, inputs.strict, &sources);
    let mut binder = Binder::new(&session.texts);
    let worker = move || Solver::new(&engines);
    report::printed(
        &setting,
        reader.into_pieces(),
        || Box::new(Rows),
        &mut binder,
        worker,
        |solver, piece, pen| {
            pen.each(piece, |_, record| Ok(Shown::<BySolution>::new(solver.answer(record.line, record.problem))));
        },
    )
}

/// Turns solutions into rows of a workbook.
#[cfg(feature = "xlsx")]
struct Rows;

#[cfg(feature = "xlsx")]
impl Exporter<Shown<BySolution>, Row> for Rows {
    fn report(&mut self, place: &Place, solution: Shown<BySolution>, out: &mut Vec<Row>) {
        let answer = solution.0;
        out.push(Row {
            sheet: Row::sheet(place),
            answer: answer.first().copied(),
            status: answer.status(),
            seconds: answer.time.map(|time| time.as_secs_f64()),
            problem: answer.problem,
        });
    }
}

/// With the solution in the first place.
struct BySolution;

impl Look for BySolution {
    const LINE_WANTS: Wanted = Wanted::Only;

    fn line(answer: &Answer, line: &mut Vec<u8>) {
        match answer.only() {
            Some(solution) => digits(solution, line),
            None => line.extend_from_slice(answer.status().as_bytes()),
        }
    }

    fn view(answer: &Answer, view: &mut View<'_>) {
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

    fn part(view: &mut View<'_>) {
        view.line("");
    }
}
