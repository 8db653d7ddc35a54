//! `numpre solve`: the solution of every puzzle, and whether it is the only one.

use super::subcommand::Subcommand;
use crate::args::{Engines, Inputs};
use crate::ground::Place;
use crate::ground::{Exit, Failure};
use crate::input::Reader;
use crate::output::ResultFormat;
use crate::output::{Board, Face, Finding, Mark, View, digits};
use crate::results::{Answer, Look, Wanted, shown};
use crate::results::{Shown, Solver};
use crate::run::Session;
use crate::run::workbook::{self, FillSink, Row, SheetSink};
use crate::run::{ReportOptions, Sink, report};
use numpre::{Cell, Grid};
use numpre_formats::xlsx::Filling;

#[derive(clap::Args)]
pub struct Solve {
    #[command(flatten)]
    inputs: Inputs,
    #[command(flatten)]
    engines: Engines,
    #[arg(long, conflicts_with = "drop_extra")]
    in_place: bool,
}

impl Subcommand for Solve {
    const NAME: &'static str = "solve";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        let reader = session.reader(&self.inputs);
        if self.in_place || session.output.is_workbook() {
            return self.into_workbook(session, reader);
        }
        shown::run::<BySolution>(session, reader, self.inputs.strict, self.engines)
    }
}

impl Solve {
    /// Fills the solutions into the workbook of the puzzles; one puzzle from elsewhere becomes a
    /// sheet (S1.1), several a list. The workbook of the puzzles has more in it than puzzles, so a
    /// new one is made where that is to be dropped.
    fn into_workbook(self, session: &Session, mut reader: Reader) -> Result<Exit, Failure> {
        if let Some(book) = reader.only_workbook().filter(|_| !self.inputs.drop_extra) {
            let target = workbook::target(session, &book, self.in_place)?;
            let session = &if self.in_place {
                session.replacing(target)
            } else {
                session.writing_to(Some(target))
            };
            let mut sink = FillSink::new(&session.texts, &book, self.in_place);
            return self.printed(session, reader, || Box::new(Fillings), &mut sink);
        }
        if self.in_place {
            return Err(Failure::Message(session.texts.word("fill-needs-workbook")));
        }
        session.agrees()?;
        if reader.is_one() {
            let mut sink = SheetSink::new(&session.texts);
            return self.printed(session, reader, || Box::new(Rows), &mut sink);
        }
        shown::run::<BySolution>(session, reader, self.inputs.strict, self.engines)
    }

    fn printed<T: Send + 'static>(
        self,
        session: &Session,
        reader: Reader,
        result_format: impl Fn() -> Box<dyn ResultFormat<Shown<BySolution>, T>> + Send + Sync + 'static,
        sink: &mut dyn Sink<T>,
    ) -> Result<Exit, Failure> {
        session.warn_of_counts(self.engines.counts());
        let engines = self.engines;
        let sources = reader.sources();
        let setting = ReportOptions::new(session, self.inputs.strict, &sources);
        let worker = move || Solver::new(&engines);
        report::run_into(
            &setting,
            reader.into_pieces(),
            result_format,
            sink,
            worker,
            |solver, piece, writer| {
                writer.each(piece, |_, record| {
                    Ok(Shown::<BySolution>::new(solver.answer(record.line, record.puzzle)))
                });
            },
        )
    }
}

/// Turns solutions into what is filled in.
struct Fillings;

impl ResultFormat<Shown<BySolution>, Filling> for Fillings {
    fn report(&mut self, place: &Place, solution: Shown<BySolution>, out: &mut Vec<Filling>) {
        let answer = solution.0;
        out.extend(workbook::filling(place, answer.first().copied(), answer.status()));
    }
}

/// Turns a solution into a sheet.
struct Rows;

impl ResultFormat<Shown<BySolution>, Row> for Rows {
    fn report(&mut self, place: &Place, solution: Shown<BySolution>, out: &mut Vec<Row>) {
        let answer = solution.0;
        out.push(Row {
            sheet: Row::sheet(place),
            answer: answer.first().copied(),
            status: answer.status(),
            seconds: answer.time.map(|time| time.as_secs_f64()),
            puzzle: Some(answer.puzzle),
            extra: None,
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
        let (givens, placed) = (&answer.puzzle.givens, &answer.puzzle.placed);
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
        match (answer.first(), answer.second()) {
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
        if let Some(note) = answer.note(view.texts) {
            view.line(&note);
        }
    }

    fn part(view: &mut View<'_>) {
        view.line("");
    }
}
