//! `numpre rate --summary`: a table of how often each rank occurs.

use crate::exit::{Exit, Failure};
use crate::form::OutputKind;
use crate::input::Reader;
use crate::output::{Answer, Mapped, Tone, View, json};
use crate::run::{BatchWorker, Output, PendingRecords, ReportOptions, Session, Sink, report};
use numpre::assess::{Assessment, Assessor};
use numpre::rating::{NoRank, Shares, Weight};
use numpre::{Grid, Rank, Verdict};
use numpre_formats::Record;
use serde::Serialize;

/// Rates all puzzles of the reader and writes the table.
///
/// # Errors
/// Returns an error if the table cannot be written.
pub fn run(
    session: &Session,
    strict: bool,
    mut reader: Reader,
    weight: Weight,
) -> Result<Exit, Failure> {
    session.has_no_workbook()?;
    // The table has no room for other fields of the puzzles.
    reader.drop_extra();
    let sources = reader.sources();
    let options = ReportOptions::new(session, strict, &sources);
    let mut sink = SummarySink { session, weight, shares: Shares::default(), others: [0; 3] };
    report::run_into(
        &options,
        reader.into_pieces(),
        || Mapped::new(|_, found| Some(found), |_, _| Some(Found::Unreadable)),
        &mut sink,
        || (Ranker::default(), PendingRecords::default()),
        |(ranker, pending), piece, writer| writer.batch(piece, ranker, pending),
    )
}

/// The result for one puzzle.
enum Found {
    /// It has exactly one solution.
    Ranked { rank: Rank, clues: usize },
    /// It has multiple solutions.
    Several,
    /// It has no solution.
    None,
    /// It could not be read.
    Unreadable,
}

impl Found {
    fn of(rank: Result<Rank, Verdict>, clues: usize) -> Found {
        match rank {
            Ok(rank) => Found::Ranked { rank, clues },
            Err(Verdict::Multiple) => Found::Several,
            Err(_) => Found::None,
        }
    }
}

/// A worker that ranks many puzzles in one call.
#[derive(Default)]
struct Ranker {
    assessor: Assessor,
    /// The ranks of the puzzles of the last search.
    ranks: Vec<Result<Rank, NoRank>>,
}

impl BatchWorker<Found> for Ranker {
    fn search(&mut self, puzzles: &[Grid]) {
        self.ranks = self.assessor.rater().rank_many(puzzles);
    }

    fn answer(&mut self, number: usize, _: usize, givens: &Grid) -> Found {
        let rank = self.ranks[number].map_err(NoRank::verdict);
        Found::of(rank, givens.clue_count())
    }

    fn answer_one(&mut self, record: Record) -> Found {
        let rank = self
            .assessor
            .rank(&record.puzzle)
            .map_err(|error| error.assessment().map_or(Verdict::Unknown, Assessment::verdict));
        Found::of(rank, record.puzzle.givens.clue_count())
    }
}

impl Answer for Found {
    fn status(&self) -> &'static str {
        match self {
            Found::Ranked { .. } => "unique",
            Found::Several => "multiple",
            Found::None => "none",
            Found::Unreadable => "invalid",
        }
    }

    fn exit(&self) -> Exit {
        match self {
            Found::Ranked { .. } => Exit::Holds,
            Found::Several | Found::None => Exit::No,
            Found::Unreadable => Exit::Unusable,
        }
    }
}

/// A sink that adds up the results, and writes the table at the end.
struct SummarySink<'a> {
    session: &'a Session,
    weight: Weight,
    shares: Shares,
    /// The numbers of puzzles with multiple solutions, with none, and that could not be read.
    others: [u64; 3],
}

impl Sink<Found> for SummarySink<'_> {
    fn print(&mut self, _: &mut Output, part: &[Found]) -> Result<(), Failure> {
        for found in part {
            match *found {
                Found::Ranked { rank, clues } => self.shares.add(rank, clues),
                Found::Several => self.others[0] += 1,
                Found::None => self.others[1] += 1,
                Found::Unreadable => self.others[2] += 1,
            }
        }
        Ok(())
    }

    fn writes_at_end(&self) -> bool {
        true
    }

    fn end(&mut self, output: &mut Output) -> Result<(), Failure> {
        output.write(&self.written())
    }
}

/// The table as data.
#[derive(Serialize)]
struct Table {
    unique: u64,
    multiple: u64,
    none: u64,
    invalid: u64,
    weight: &'static str,
    mean_clues: Option<f64>,
    ranks: Vec<Row>,
}

/// The number of puzzles of one rank, their share of the puzzles with exactly one solution, and the
/// standard error of that share.
#[derive(Serialize)]
struct Row {
    rank: u8,
    count: u64,
    share: Option<f64>,
    standard_error: Option<f64>,
}

impl SummarySink<'_> {
    fn table(&self) -> Table {
        let row = |rank: Rank| {
            let (share, standard_error) = self.shares.of(rank, self.weight).unzip();
            Row { rank: rank.get(), count: self.shares.count(rank), share, standard_error }
        };
        let [multiple, none, invalid] = self.others;
        Table {
            unique: self.shares.total(),
            multiple,
            none,
            invalid,
            weight: self.weight.name(),
            mean_clues: self.shares.mean_clues(self.weight),
            ranks: Rank::all().map(row).collect(),
        }
    }

    fn written(&self) -> Vec<u8> {
        let (table, mut out) = (self.table(), Vec::new());
        match self.session.output {
            OutputKind::Grid => view(
                &table,
                &mut View::new(&self.session.texts, self.session.style, None, &mut out),
            ),
            OutputKind::Line => lines(&table, " ", &mut out),
            OutputKind::Xlsx | OutputKind::Parquet => {
                unreachable!("both are refused before anything is read")
            }
            OutputKind::Csv => {
                out.extend_from_slice(b"rank,count,share,standard_error\n");
                lines(&table, ",", &mut out);
            }
            OutputKind::Json => {
                json::write(&table, &mut out);
                out.push(b'\n');
            }
        }
        out
    }
}

/// Writes a line for each rank: its number, the count, and the share with its error as fractions of
/// 1.
fn lines(table: &Table, separator: &str, out: &mut Vec<u8>) {
    for row in &table.ranks {
        let figure =
            |figure: Option<f64>| figure.map_or(String::new(), |figure| format!("{figure:.8}"));
        let cells = [
            row.rank.to_string(),
            row.count.to_string(),
            figure(row.share),
            figure(row.standard_error),
        ];
        out.extend_from_slice(cells.join(separator).as_bytes());
        out.push(b'\n');
    }
}

fn view(table: &Table, view: &mut View<'_>) {
    let Table { unique, multiple, none, invalid, weight, mean_clues, ranks } = table;
    let title = view.texts.say("summary-shares", &[("weight", (*weight).into())]);
    let title = view.paint(Tone::Strong, &title);
    view.line(&title);
    view.sums(&[
        ("unique", *unique),
        ("multiple", *multiple),
        ("none", *none),
        ("invalid", *invalid),
    ]);
    if let Some(clues) = mean_clues {
        let line = view.texts.say("summary-mean-clues", &[("clues", format!("{clues:.4}").into())]);
        view.line(&line);
    }
    view.line("");
    let heading = ["summary-rank", "summary-count", "summary-share", "summary-error"]
        .map(|name| view.texts.word(name));
    let row = |row: &Row| {
        let percent = |figure: Option<f64>| {
            figure.map_or("–".to_owned(), |figure| format!("{:.4} %", 100.0 * figure))
        };
        let name = Rank::new(row.rank)
            .map_or(String::new(), |rank| format!("{rank} {}", view.texts.rank(rank)));
        vec![name, row.count.to_string(), percent(row.share), percent(row.standard_error)]
    };
    let rows: Vec<Vec<String>> =
        std::iter::once(heading.to_vec()).chain(ranks.iter().map(row)).collect();
    view.table(&rows);
}
