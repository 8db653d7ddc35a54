//! `numpre grid`: makes random full grids (完成盤, S1.4).

use super::subcommand::Subcommand;
use crate::args::{Series, resume_hint};
use crate::exit::{Exit, Failure};
use crate::input::{Extent, Pieces};
use crate::output::{Answer, Board, Face, Mark, View, digits};
use crate::run::{ReportOptions, ResultWriter, Session, report};
use numpre::random::random_grid;
use numpre::{Cell, Grid as Board81};
use numpre_api::row::{Column, Kind, Row};
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
        session.note_option("seed", seed.to_string());
        let count = end - start;
        let mut next = start;
        let more = move |records: usize| {
            let begin = next;
            next = end.min(begin.saturating_add(records as u64));
            (begin < end).then_some(begin..next)
        };
        let pieces = Pieces {
            next: Box::new(more),
            at_hand: count < WORTH_THREADS,
            extent: Extent::Puzzles(count),
        };
        let options = ReportOptions::new(session, false, &[]);
        report::run_pieces(
            &options,
            pieces,
            || (),
            move |(), indices: Range<u64>, writer: &mut ResultWriter<'_, Made>| {
                writer.add_progress(indices.end - indices.start);
                let (next, left) = (indices.end, end - indices.end);
                writer.set_resume_hint(|texts| resume_hint(seed, next, left, texts));
                for index in indices {
                    let line = (index - start) as usize + 1;
                    writer.write_made(Made { line, grid: random_grid(seed, index), seed, index });
                }
            },
        )
    }
}

/// The number of grids from which on starting threads is worthwhile.
const WORTH_THREADS: u64 = 16;

/// A grid that was made.
struct Made {
    line: usize,
    grid: Board81,
    seed: u64,
    index: u64,
}

const COLUMNS: &[Column] = &[
    Column::required("line", Kind::Integer),
    Column::required("puzzle", Kind::Grid),
    Column::required("status", Kind::Text),
    Column::required("seed", Kind::Integer),
    Column::required("index", Kind::Integer),
];

impl Answer for Made {
    const IS_COUNTED: bool = false;

    fn status(&self) -> &'static str {
        "made"
    }

    fn exit(&self) -> Exit {
        Exit::Holds
    }

    fn columns() -> &'static [Column] {
        COLUMNS
    }

    fn row(&self, row: &mut Row) {
        row.set("line", self.line);
        row.set("puzzle", self.grid);
        // A full grid is its only solution.
        row.set("status", "unique");
        row.set("seed", self.seed);
        row.set("index", self.index);
    }

    fn line(&self, line: &mut Vec<u8>) {
        digits(&self.grid, line);
    }

    fn view(&self, view: &mut View<'_>) {
        let values =
            [("seed", self.seed.to_string().into()), ("index", self.index.to_string().into())];
        let heading = view.texts.say("made-grid", &values);
        view.line(&heading);
        let face = |cell: Cell| Face { digit: self.grid.get(cell), mark: Mark::Given };
        view.boards(&[Board { caption: None, face: &face }]);
    }
}
