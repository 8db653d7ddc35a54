//! The result for one index, in every output.

use crate::exit::Exit;
use crate::output::{Answer, Board, Face, Mark, Tone, View, digits, rank_name};
use numpre::generate::{Generated, Nearest, NotFound, StopReason};
use numpre::logic::Technique;
use numpre::rating::{HodokuRating, SeScore, SeVariant};
use numpre::{Cell, Grid};
use numpre_api::row::{Column, Kind, Row, Value};
use numpre_bulk::Made;
use numpre_text::{Texts, Value as Text};
use std::borrow::Cow;

/// The result for one index. If `EXAMINED` is true, the request has a technique, an ER or a level
/// of HoDoKu, and tables have columns for them.
pub struct Outcome<const EXAMINED: bool> {
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

const EXAMINED_COLUMNS: &[Column] = &[
    Column::required("line", Kind::Integer),
    Column::optional("puzzle", Kind::Grid),
    Column::required("status", Kind::Text),
    Column::optional("solution", Kind::Grid),
    Column::optional("rank", Kind::Integer),
    Column::optional("clues", Kind::Integer),
    Column::required("seed", Kind::Integer),
    Column::required("index", Kind::Integer),
    Column::required("tries", Kind::Integer),
    Column::optional("technique", Kind::Text),
    Column::optional("er", Kind::Number),
    Column::optional("ep", Kind::Number),
    Column::optional("ed", Kind::Number),
    Column::optional("score", Kind::Integer),
    Column::optional("level", Kind::Text),
    Column::optional("reason", Kind::Text),
    Column::optional("nearest", Kind::Nested),
];

impl<const EXAMINED: bool> Answer for Outcome<EXAMINED> {
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
                let Nearest { puzzle, rank, clues, minimal, se, hodoku } = nearest;
                let score = |score: &SeScore| texts.say("nearest-se", &se_values(score));
                let rating = |rating: &HodokuRating| {
                    texts.say("nearest-hodoku", &level_values(rating, texts))
                };
                let ratings = [se.as_ref().map(score), hodoku.as_ref().map(rating)];
                let values = [
                    ("rank", rank.get().into()),
                    ("ratings", ratings.into_iter().flatten().collect::<String>().into()),
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
        if EXAMINED { EXAMINED_COLUMNS } else { COLUMNS }
    }

    fn row(&self, row: &mut Row) {
        row.set("line", self.line);
        row.set("puzzle", self.made.as_ref().ok().map(|made| made.puzzle));
        match &self.made {
            Ok(Generated {
                solution,
                rank,
                clues,
                seed,
                index,
                tries,
                technique,
                se,
                hodoku,
                ..
            }) => {
                row.set("status", "unique");
                row.set("solution", *solution);
                row.set("rank", rank.get());
                row.set("clues", *clues);
                row.set("seed", *seed);
                row.set("index", *index);
                row.set("tries", *tries);
                row.set_some("technique", technique.map(Technique::slug));
                if let Some(score) = se {
                    row.set("er", score.er.value());
                    row.set("ep", score.ep.value());
                    row.set("ed", score.ed.value());
                }
                if let Some(rating) = hodoku {
                    row.set("score", u64::from(rating.score));
                    row.set("level", rating.level.slug());
                }
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
                if let Some(technique) = made.technique {
                    let values = [("technique", view.texts.technique(technique).into())];
                    let line = view.texts.say("made-needs", &values);
                    view.line(&line);
                }
                view_ratings(view, made.se.as_ref(), made.hodoku.as_ref());
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
                    view_ratings(view, nearest.se.as_ref(), nearest.hodoku.as_ref());
                    draw(view, &nearest.puzzle);
                }
            }
        }
    }
}

/// Writes the ratings that were requested, one per line.
fn view_ratings(view: &mut View<'_>, se: Option<&SeScore>, hodoku: Option<&HodokuRating>) {
    let texts = view.texts;
    if let Some(score) = se {
        view.line(&texts.say("rate-se", &se_values(score)));
    }
    if let Some(rating) = hodoku {
        view.line(&texts.say("rate-hodoku", &level_values(rating, texts)));
    }
}

fn se_values(score: &SeScore) -> [(&'static str, Text<'static>); 4] {
    [
        ("rater", SeVariant::Se121.name().into()),
        ("er", score.er.to_string().into()),
        ("ep", score.ep.to_string().into()),
        ("ed", score.ed.to_string().into()),
    ]
}

fn level_values(rating: &HodokuRating, texts: &Texts) -> [(&'static str, Text<'static>); 2] {
    [("score", rating.score.into()), ("level", texts.hodoku_level(rating.level).into())]
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
    let Nearest { puzzle, rank, clues, minimal, se, hodoku } = *nearest;
    let mut fields: Vec<(Cow<'static, str>, Value)> = vec![
        ("puzzle".into(), puzzle.into()),
        ("rank".into(), rank.get().into()),
        ("clues".into(), clues.into()),
        ("minimal".into(), minimal.into()),
    ];
    if let Some(score) = se {
        fields.push(("er".into(), score.er.value().into()));
        fields.push(("ep".into(), score.ep.value().into()));
        fields.push(("ed".into(), score.ed.value().into()));
    }
    if let Some(rating) = hodoku {
        fields.push(("score".into(), u64::from(rating.score).into()));
        fields.push(("level".into(), rating.level.slug().into()));
    }
    Value::Object(fields)
}
