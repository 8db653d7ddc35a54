//! What the verifier says about an answer.

use crate::ground::{Exit, OutputKind};
use crate::output::{Board, Digits, Face, Finding, Mark, Report, Tone, View, cells};
use crate::results::status;
use numpre::check::{Clash, Verification, verify};
use numpre::{Cell, CellSet, Engine, EngineKind, Grid, Limits};
use numpre_formats::Puzzle;
use serde::ser::{SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};

/// A worker's means to judge answers.
pub struct Judge {
    /// For the outputs that state whether the *puzzle* has one solution. The verdict on the answer
    /// needs no engine.
    engine: Option<Box<dyn Engine>>,
}

impl Judge {
    /// A judge whose verdicts are written so.
    pub fn new(output: OutputKind) -> Judge {
        let states_status = !matches!(output, OutputKind::Grid | OutputKind::Line);
        Judge { engine: states_status.then(|| EngineKind::default().build()) }
    }

    /// The verdict on an answer to the puzzle on this line.
    pub fn verdict(&mut self, line: usize, puzzle: &Puzzle, answer: Grid) -> Verdict {
        let givens = puzzle.givens;
        let status = self
            .engine
            .as_mut()
            .map(|engine| status(engine.search(&givens, Limits::default()).verdict()));
        Verdict { line, givens, status, answer, found: verify(&givens, &answer) }
    }
}

/// What the verifier says about an answer.
pub struct Verdict {
    line: usize,
    givens: Grid,
    status: Option<&'static str>,
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

impl Finding for Verdict {
    fn status(&self) -> &'static str {
        if self.found.is_correct() { "correct" } else { "incorrect" }
    }

    fn exit(&self) -> Exit {
        if self.found.is_correct() { Exit::Holds } else { Exit::No }
    }
}

impl Report for Verdict {
    const COLUMNS: &'static [&'static str] =
        &["line", "puzzle", "status", "answer", "correct", "reasons", "error"];

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

    fn part(_: &mut View<'_>) {}
}

impl Serialize for Verdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Verdict", 6)?;
        fields.serialize_field("line", &self.line)?;
        fields.serialize_field("puzzle", &Digits(self.givens))?;
        fields.serialize_field("status", &self.status)?;
        fields.serialize_field("answer", &Digits(self.answer))?;
        fields.serialize_field("correct", &self.found.is_correct())?;
        fields.serialize_field("reasons", &self.reasons())?;
        fields.end()
    }
}

impl Serialize for Reason<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("reason", self.name())?;
        if let Reason::Duplicate(clash) = self {
            fields.serialize_entry("house", &clash.house.to_string())?;
            fields.serialize_entry("digit", &clash.digit.get())?;
        }
        fields.serialize_entry("cells", &cells(self.cells()))?;
        fields.end()
    }
}
