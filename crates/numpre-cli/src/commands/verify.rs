//! `numpre verify`: tests whether answers are right (検証ツール, S1.6).

mod pairs;

use super::subcommand::Subcommand;
use crate::args::{EntriesChoice, Inputs};
use crate::exit::{Exit, Failure};
use crate::form::OutputKind;
use crate::input::{InputError, InputErrorKind, Place};
use crate::output::{Answer, Board, Face, Mark, Tone, View, fields};
use crate::results::status;
use crate::run::{ReportOptions, Session, report};
use numpre::check::{Clash, Verification, verify};
use numpre::{Cell, CellSet, Engine, EngineKind, Grid, Limits};
use numpre_api::row::{Column, Kind, Row, Value};
use numpre_formats::{Puzzle, Record};

#[derive(clap::Args)]
pub struct Verify {
    #[command(flatten)]
    inputs: Inputs,
}

impl Subcommand for Verify {
    const NAME: &'static str = "verify";

    fn run(mut self, session: &Session) -> Result<Exit, Failure> {
        self.inputs.photo_entries.get_or_insert(EntriesChoice::Keep);
        let (strict, output) = (self.inputs.strict, session.output);
        let worker = move || Judge::new(output);
        let mut pairs = match pairs::of(session, &self.inputs) {
            Ok(pairs) => pairs,
            Err(reader) => return report::run(session, strict, *reader, worker, verdict),
        };
        let sources = pairs.sources();
        let extra = pairs.extra_fields(session);
        let options = ReportOptions { extra, ..ReportOptions::new(session, strict, &sources) };
        report::run_pieces(&options, pairs.into_pieces(), worker, |judge, piece, writer| {
            piece.judge(judge, writer)
        })
    }
}

/// Returns the verdict on the answer that the input contains for the puzzle.
fn verdict(judge: &mut Judge, _: &Place, record: Record) -> Result<Verdict, InputError> {
    match record.answer {
        Some(answer) => Ok(judge.verdict(record.line, &record.puzzle, answer)),
        None => {
            let puzzle = Some(Box::new(record.puzzle.givens));
            Err(InputError { puzzle, ..InputError::new(record.line, 1, InputErrorKind::NoAnswer) })
        }
    }
}

/// The judge of a worker.
pub struct Judge {
    /// The engine, for outputs that state whether the *puzzle* has exactly one solution. The
    /// verdict on the answer needs no engine.
    engine: Option<Box<dyn Engine>>,
}

impl Judge {
    /// Creates a judge for this output.
    pub fn new(output: OutputKind) -> Judge {
        let states_status = !matches!(output, OutputKind::Grid | OutputKind::Line);
        Judge { engine: states_status.then(|| EngineKind::default().build()) }
    }

    /// Returns the verdict on an answer to the puzzle on this line.
    pub fn verdict(&mut self, line: usize, puzzle: &Puzzle, answer: Grid) -> Verdict {
        let givens = puzzle.givens;
        let puzzle_status = self
            .engine
            .as_mut()
            .map(|engine| status(engine.search(&givens, Limits::default()).verdict()));
        Verdict { line, givens, puzzle_status, answer, found: verify(&givens, &answer) }
    }
}

/// The verdict on an answer.
pub struct Verdict {
    line: usize,
    givens: Grid,
    /// The status of the puzzle, if the output states it.
    puzzle_status: Option<&'static str>,
    answer: Grid,
    found: Verification,
}

/// One reason why an answer is wrong.
enum Reason<'a> {
    Blank(CellSet),
    GivenChanged(CellSet),
    Duplicate(&'a Clash),
}

impl Reason<'_> {
    const fn name(&self) -> &'static str {
        match self {
            Reason::Blank(_) => "blank",
            Reason::GivenChanged(_) => "given-changed",
            Reason::Duplicate(_) => "duplicate",
        }
    }

    fn value(&self) -> Value {
        match self {
            Reason::Duplicate(clash) => fields::object([
                ("reason", self.name().into()),
                ("house", clash.house.to_string().into()),
                ("digit", clash.digit.get().into()),
                ("cells", clash.cells.into()),
            ]),
            Reason::Blank(cells) | Reason::GivenChanged(cells) => {
                fields::object([("reason", self.name().into()), ("cells", (*cells).into())])
            }
        }
    }

    const fn cells(&self) -> CellSet {
        match self {
            Reason::Blank(cells) | Reason::GivenChanged(cells) => *cells,
            Reason::Duplicate(clash) => clash.cells,
        }
    }
}

impl Verdict {
    fn reasons(&self) -> Vec<Reason<'_>> {
        let Verification { blank, changed, clashes } = &self.found;
        let blank = (!blank.is_empty()).then_some(Reason::Blank(*blank));
        let changed = (!changed.is_empty()).then_some(Reason::GivenChanged(*changed));
        blank.into_iter().chain(changed).chain(clashes.iter().map(Reason::Duplicate)).collect()
    }
}

const COLUMNS: &[Column] = &[
    Column::required("line", Kind::Integer),
    Column::optional("puzzle", Kind::Grid),
    Column::required("status", Kind::Text),
    Column::optional("answer", Kind::Grid),
    Column::optional("correct", Kind::Flag),
    Column::optional("reasons", Kind::Nested),
    Column::optional("error", Kind::Text),
];

impl Answer for Verdict {
    const IS_SPACED: bool = false;

    fn status(&self) -> &'static str {
        if self.found.is_correct() { "correct" } else { "incorrect" }
    }

    fn exit(&self) -> Exit {
        if self.found.is_correct() { Exit::Holds } else { Exit::No }
    }

    fn columns() -> &'static [Column] {
        COLUMNS
    }

    fn row(&self, row: &mut Row) {
        row.set("line", self.line);
        row.set("puzzle", self.givens);
        row.set("status", self.puzzle_status);
        row.set("answer", self.answer);
        row.set("correct", self.found.is_correct());
        row.set("reasons", self.reasons().iter().map(Reason::value).collect::<Vec<_>>());
    }

    fn line(&self, line: &mut Vec<u8>) {
        line.extend_from_slice(self.status().as_bytes());
        let mut names: Vec<&str> = self.reasons().iter().map(Reason::name).collect();
        names.dedup();
        for name in names {
            line.push(b' ');
            line.extend_from_slice(name.as_bytes());
        }
    }

    fn view(&self, view: &mut View<'_>) {
        if self.found.is_correct() {
            let verdict = view.word(Tone::Good, "verdict-correct");
            return view.heading(&[verdict]);
        }
        let verdict = view.word(Tone::Bad, "verdict-incorrect");
        view.heading(&[verdict]);
        let wrong = self.found.blank | self.found.changed | self.found.clashing();
        let puzzle = |cell: Cell| Face { digit: self.givens.get(cell), mark: Mark::Given };
        let answer = |cell: Cell| {
            let mark = match self.givens.get(cell) {
                _ if wrong.contains(cell) => Mark::Wrong,
                Some(_) => Mark::GivenAmongOthers,
                None => Mark::Found,
            };
            Face { digit: self.answer.get(cell), mark }
        };
        let marks = [("mark-given", Mark::GivenAmongOthers), ("mark-wrong", Mark::Wrong)];
        view.boards(&[
            Board { caption: view.caption("puzzle", &[]), face: &puzzle },
            Board { caption: view.caption("answer", &marks), face: &answer },
        ]);
        for reason in self.reasons() {
            let text = match &reason {
                Reason::Duplicate(clash) => view.texts.clash(clash),
                Reason::Blank(_) | Reason::GivenChanged(_) => {
                    let cells = view.texts.cells(reason.cells());
                    view.texts.say(&format!("reason-{}", reason.name()), &[("cells", cells.into())])
                }
            };
            view.line(&text);
        }
        view.line("");
    }
}
