//! What came of one index, in every output.

use crate::ground::{Exit, rank_name};
use crate::output::{Board, Digits, Face, Finding, Mark, Report, Tone, View, digits};
use numpre::generate::{Generated, Nearest, NotFound, StopReason};
use numpre::{Cell, Grid, Rank};
use numpre_bulk::Made;
use numpre_text::Texts;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// What came of one index.
pub struct Outcome {
    /// Its line in the output, 1-based.
    pub line: usize,
    /// The puzzle, or how near it came.
    pub made: Made,
}

impl Finding for Outcome {
    /// The ranks are counted apart.
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
}

impl Report for Outcome {
    const COLUMNS: &'static [&'static str] = &[
        "line", "puzzle", "status", "solution", "rank", "clues", "seed", "index", "tries",
        "reason", "nearest",
    ];

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
        // Nothing else stops a search whose result is still wanted.
        StopReason::Stopped => "timeout",
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Outcome", 9)?;
        fields.serialize_field("line", &self.line)?;
        fields
            .serialize_field("puzzle", &self.made.as_ref().ok().map(|made| Digits(made.puzzle)))?;
        match &self.made {
            Ok(Generated { solution, rank, clues, seed, index, tries, .. }) => {
                fields.serialize_field("status", "unique")?;
                fields.serialize_field("solution", &Digits(*solution))?;
                fields.serialize_field("rank", &rank.get())?;
                fields.serialize_field("clues", clues)?;
                fields.serialize_field("seed", seed)?;
                fields.serialize_field("index", index)?;
                fields.serialize_field("tries", tries)?;
            }
            Err(NotFound { because, seed, index, tries, nearest }) => {
                fields.serialize_field("status", "none")?;
                fields.serialize_field("seed", seed)?;
                fields.serialize_field("index", index)?;
                fields.serialize_field("tries", tries)?;
                fields.serialize_field("reason", reason(*because))?;
                fields.serialize_field("nearest", &nearest.as_deref().map(NearestFields::from))?;
            }
        }
        fields.end()
    }
}

/// The nearest puzzle as the fields of an object.
#[derive(Serialize)]
struct NearestFields {
    puzzle: Digits,
    rank: u8,
    clues: usize,
    minimal: bool,
}

impl From<&Nearest> for NearestFields {
    fn from(nearest: &Nearest) -> NearestFields {
        let Nearest { puzzle, rank, clues, minimal } = *nearest;
        NearestFields { puzzle: Digits(puzzle), rank: Rank::get(rank), clues, minimal }
    }
}
