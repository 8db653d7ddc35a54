//! The result for one index, in every output.

use crate::exit::Exit;
use crate::output::{Answer, Board, Face, Mark, Tone, View, digits, fields, rank_name};
use numpre::generate::{Generated, Nearest, NotFound, StopReason};
use numpre::{Cell, Grid};
use numpre_api::row::{Column, Kind, Row, Value};
use numpre_bulk::Made;
use numpre_text::Texts;

/// The result for one index.
pub struct Outcome {
    /// Its line in the output, from 1.
    pub line: usize,
    /// The puzzle, or the closest puzzle that the search found.
    pub made: Made,
}

const COLUMNS: &[Column] = &[
    Column::required("line", Kind::Integer),
    Column::optional("puzzle", Kind::Grid),
    Column::required("status", Kind::Text),
    Column::optional("solution", Kind::Grid),
    Column::optional("rank", Kind::Integer),
    Column::optional("clues", Kind::Integer),
    Column::required("seed", Kind::Integer),
    Column::required("index", Kind::Integer),
    Column::required("tries", Kind::Integer),
    Column::optional("reason", Kind::Text),
    Column::optional("nearest", Kind::Nested),
];

impl Answer for Outcome {
    /// Counts each rank separately.
    fn status(&self) -> &'static str {
        self.made.as_ref().map_or("not-found", |made| rank_name(made.rank))
    }

    fn exit(&self) -> Exit {
        if self.made.is_ok() { Exit::Holds } else { Exit::No }
    }

    fn remark(&self, texts: &Texts) -> Option<String> {
        let missed = self.made.as_ref().err()?;
        let nearest = match missed.nearest.as_deref() {
            None => texts.word("nearest-none"),
            Some(nearest) => {
                let Nearest { puzzle, rank, clues, minimal } = nearest;
                let values = [
                    ("rank", rank.get().into()),
                    ("clues", texts.say("clues", &[("count", (*clues).into())]).into()),
                    ("minimal", texts.word(minimal_name(*minimal)).into()),
                    ("puzzle", puzzle.to_string().into()),
                ];
                texts.say("nearest-is", &values)
            }
        };
        let values = [
            ("index", missed.index.to_string().into()),
            ("reason", reason(missed.because).into()),
            ("tries", texts.say("tries", &[("count", missed.tries.into())]).into()),
            ("nearest", nearest.into()),
        ];
        Some(texts.say("remark-not-found", &values))
    }

    fn columns() -> &'static [Column] {
        COLUMNS
    }

    fn row(&self, row: &mut Row) {
        row.set("line", self.line);
        row.set("puzzle", self.made.as_ref().ok().map(|made| made.puzzle));
        match &self.made {
            Ok(Generated { solution, rank, clues, seed, index, tries, .. }) => {
                row.set("status", "unique");
                row.set("solution", *solution);
                row.set("rank", rank.get());
                row.set("clues", *clues);
                row.set("seed", *seed);
                row.set("index", *index);
                row.set("tries", *tries);
            }
            Err(NotFound { because, seed, index, tries, nearest }) => {
                row.set("status", "none");
                row.set("seed", *seed);
                row.set("index", *index);
                row.set("tries", *tries);
                row.set("reason", reason(*because));
                row.set("nearest", nearest.as_deref().map(nearest_fields));
            }
        }
    }

    fn line(&self, line: &mut Vec<u8>) {
        match &self.made {
            Ok(made) => digits(&made.puzzle, line),
            Err(_) => line.extend_from_slice(b"none"),
        }
    }

    fn view(&self, view: &mut View<'_>) {
        let place = |view: &View<'_>, seed: u64, index: u64| {
            view.texts.say(
                "made-puzzle",
                &[("seed", seed.to_string().into()), ("index", index.to_string().into())],
            )
        };
        let tries =
            |view: &View<'_>, tries: u64| view.texts.say("tries", &[("count", tries.into())]);
        let clues =
            |view: &View<'_>, clues: usize| view.texts.say("clues", &[("count", clues.into())]);
        match &self.made {
            Ok(made) => {
                let heading = [
                    view.rank(made.rank),
                    clues(view, made.clues),
                    tries(view, made.tries),
                    place(view, made.seed, made.index),
                ];
                view.heading(&heading);
                draw(view, &made.puzzle);
            }
            Err(missed) => {
                let not_found = view.word(Tone::Bad, "not-found");
                let heading =
                    [not_found, tries(view, missed.tries), place(view, missed.seed, missed.index)];
                view.heading(&heading);
                if let Some(nearest) = missed.nearest.as_deref() {
                    let heading = [
                        view.word(Tone::Doubtful, "nearest"),
                        view.rank(nearest.rank),
                        clues(view, nearest.clues),
                        view.texts.word(minimal_name(nearest.minimal)),
                    ];
                    view.heading(&heading);
                    draw(view, &nearest.puzzle);
                }
            }
        }
    }
}

fn draw(view: &mut View<'_>, puzzle: &Grid) {
    let face = |cell: Cell| Face { digit: puzzle.get(cell), mark: Mark::Given };
    view.boards(&[Board { caption: None, face: &face }]);
}

const fn minimal_name(minimal: bool) -> &'static str {
    if minimal { "minimal" } else { "not-minimal" }
}

const fn reason(because: StopReason) -> &'static str {
    match because {
        StopReason::OutOfTries => "out-of-tries",
        // Only the time limit stops a search whose result is written. After a signal nothing is
        // written.
        StopReason::Stopped => "timeout",
    }
}

/// Returns the closest puzzle as an object.
fn nearest_fields(nearest: &Nearest) -> Value {
    let Nearest { puzzle, rank, clues, minimal } = *nearest;
    fields::object([
        ("puzzle", puzzle.into()),
        ("rank", rank.get().into()),
        ("clues", clues.into()),
        ("minimal", minimal.into()),
    ])
}
