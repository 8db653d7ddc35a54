//! `numpre grid`: random full grids (疑似数独, S1.4).

use super::subcommand::Subcommand;
use crate::args::{Series, goes_on};
use crate::ground::{Exit, Extent, Failure, Pieces, Place, Source, SourceKind};
use crate::output::{Board, Digits, Face, Finding, Mark, Report, View, digits};
use crate::run::{ReportOptions, ResultWriter, Session, report};
use numpre::random::random_grid;
use numpre::{Cell, Grid as Board81};
use serde::Serialize;
use std::ops::Range;

#[derive(clap::Args)]
pub struct Grid {
    #[command(flatten)]
    series: Series,
}

impl Subcommand for Grid {
    const NAME: &'static str = "grid";

    fn run(self, session: &Session) -> Result<Exit, Failure> {
        let Range { start, end } = self.series.indices(&session.texts)?;
        let seed = self.series.seed(&session.texts, session.quiet);
        let count = end - start;
        let mut next = start;
        let more = move |records: usize| {
            let begin = next;
            next = end.min(begin.saturating_add(records as u64));
            (begin < end).then_some(begin..next)
        };
        let pieces =
            Pieces { next: more, at_hand: count < WORTH_THREADS, extent: Extent::Puzzles(count) };
        let kind = if count == 1 { SourceKind::Only } else { SourceKind::Stream };
        let source = Source::of_what_is_made(kind);
        let setting = ReportOptions::new(session, false, &[]);
        report::run_pieces(
            &setting,
            pieces,
            || (),
            move |(), indices: Range<u64>, writer: &mut ResultWriter<'_, Made>| {
                writer.covers(indices.end - indices.start);
                writer.parts_with(|texts| goes_on(seed, indices.end, end - indices.end, texts));
                for index in indices {
                    let place = Place::at(&source, (index - start) as usize + 1);
                    let grid = random_grid(seed, index);
                    writer.write(
                        &place,
                        Ok(Made {
                            line: place.line,
                            puzzle: Digits(grid),
                            status: "unique",
                            seed,
                            index,
                        }),
                    );
                }
            },
        )
    }
}

/// Fewer grids than this are made before threads have started.
const WORTH_THREADS: u64 = 16;

/// A grid that was made.
#[derive(Serialize)]
struct Made {
    line: usize,
    puzzle: Digits,
    /// A full grid is its own and only solution.
    status: &'static str,
    seed: u64,
    index: u64,
}

impl Finding for Made {
    fn status(&self) -> &'static str {
        "made"
    }

    fn exit(&self) -> Exit {
        Exit::Holds
    }
}

impl Report for Made {
    const COLUMNS: &'static [&'static str] = &["line", "puzzle", "status", "seed", "index"];

    const IS_COUNTED: bool = false;

    fn line(&self, line: &mut Vec<u8>) {
        digits(&self.puzzle.0, line);
    }

    fn view(&self, view: &mut View<'_>) {
        let values =
            [("seed", self.seed.to_string().into()), ("index", self.index.to_string().into())];
        let heading = view.texts.say("made-grid", &values);
        view.line(&heading);
        let grid: &Board81 = &self.puzzle.0;
        let face = |cell: Cell| Face { digit: grid.get(cell), mark: Mark::Given };
        view.boards(&[Board { caption: None, face: &face }]);
    }
}
