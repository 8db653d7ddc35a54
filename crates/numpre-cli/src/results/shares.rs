//! A table of how often each rank, rating or technique occurs (`--summary`).

use crate::exit::{Exit, Failure};
use crate::form::OutputKind;
use crate::input::Reader;
use crate::output::{Answer, Mapped, Tone, View, json};
use crate::run::{
    BatchWorker, Output, PendingRecords, ReportOptions, ResultWriter, Session, Sink, report,
};
use numpre::Verdict;
use numpre::assess::AssessError;
use numpre::rating::{Shares, Weight};
use numpre_formats::Record;
use numpre_text::Texts;
use serde::ser::{Serialize, SerializeMap, Serializer};

/// A quantity that a table counts: the rank of a puzzle, its rating, or a technique.
pub trait Kind: Copy + Ord + Send + 'static {
    /// The name of its column; in JSON, its key in each row. Also the message with its heading.
    const COLUMN: &'static str;
    /// The key of the rows in JSON.
    const ROWS: &'static str;
    /// Its form in JSON.
    type Json: Serialize;

    /// Returns its value in JSON.
    fn json(self) -> Self::Json;

    /// Returns its value in a line or a table: `7`, `x-wing`.
    fn plain(self) -> String;

    /// Returns its name for people.
    fn name(self, texts: &Texts) -> String;
}

/// The result for one puzzle.
pub enum Counted<K> {
    /// It is of this kind, and has this number of clues.
    Of(K, usize),
    /// It is proper, but it is of no kind: a full board, or not rated in time.
    Unrated,
    /// It has multiple solutions.
    Several,
    /// It has no solution.
    None,
    /// It could not be read.
    Unreadable,
}

impl<K> Counted<K> {
    /// Returns the result for a puzzle that is not proper, or that was not rated.
    pub fn without(error: &AssessError) -> Counted<K> {
        match error.assessment() {
            Some(assessment) => Counted::of_verdict(assessment.verdict()),
            None => Counted::Unrated,
        }
    }

    /// Returns the result for a puzzle that is of no kind.
    pub fn of_verdict(verdict: Verdict) -> Counted<K> {
        match verdict {
            Verdict::Unique => Counted::Unrated,
            Verdict::Multiple => Counted::Several,
            _ => Counted::None,
        }
    }
}

impl<K: Kind> Answer for Counted<K> {
    fn status(&self) -> &'static str {
        match self {
            Counted::Of(..) | Counted::Unrated => "unique",
            Counted::Several => "multiple",
            Counted::None => "none",
            Counted::Unreadable => "invalid",
        }
    }

    fn exit(&self) -> Exit {
        match self {
            Counted::Of(..) => Exit::Holds,
            Counted::Unrated | Counted::Several | Counted::None => Exit::No,
            Counted::Unreadable => Exit::Unusable,
        }
    }
}

/// The form of a table.
pub struct Form<K> {
    /// The weight of each puzzle.
    pub weight: Weight,
    /// The rows, in order. Kinds that are not among them follow in their own order.
    pub order: Vec<K>,
    /// True if kinds without a puzzle have a row too.
    pub with_empty: bool,
}

/// Counts all puzzles of the reader's sources one by one, and writes the table.
///
/// # Errors
/// Returns an error if the table cannot be written.
pub fn run<K: Kind, W: 'static>(
    session: &Session,
    strict: bool,
    reader: Reader,
    form: Form<K>,
    worker: impl Fn() -> W + Send + Sync + 'static,
    count: impl Fn(&mut W, Record) -> Counted<K> + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    write(session, strict, reader, form, worker, move |state, piece, writer| {
        writer.each(piece, |_, record| Ok(count(state, record)));
    })
}

/// Counts all puzzles of the reader's sources, many in one call, and writes the table.
///
/// # Errors
/// Returns an error if the table cannot be written.
pub fn run_batch<K: Kind, W: BatchWorker<Counted<K>> + 'static>(
    session: &Session,
    strict: bool,
    reader: Reader,
    form: Form<K>,
    worker: impl Fn() -> W + Send + Sync + 'static,
) -> Result<Exit, Failure> {
    let worker = move || (worker(), PendingRecords::default());
    write(session, strict, reader, form, worker, |(worker, pending), piece, writer| {
        writer.batch(piece, worker, pending);
    })
}

fn write<K: Kind, W: 'static>(
    session: &Session,
    strict: bool,
    mut reader: Reader,
    form: Form<K>,
    worker: impl Fn() -> W + Send + Sync + 'static,
    work: impl Fn(&mut W, crate::input::Piece, &mut ResultWriter<'_, Counted<K>>)
    + Send
    + Sync
    + 'static,
) -> Result<Exit, Failure> {
    session.has_no_workbook()?;
    // The table has no room for other fields of the puzzles.
    reader.drop_extra();
    let sources = reader.sources();
    let options = ReportOptions::new(session, strict, &sources);
    let mut sink = SharesSink { session, form, shares: Shares::new(), others: [0; 4] };
    report::run_into(
        &options,
        reader.into_pieces(),
        || Mapped::new(|_, counted| Some(counted), |_, _| Some(Counted::Unreadable)),
        &mut sink,
        worker,
        work,
    )
}

/// A sink that adds up the results, and writes the table at the end.
struct SharesSink<'a, K> {
    session: &'a Session,
    form: Form<K>,
    shares: Shares<K>,
    /// The numbers of puzzles without a rating, with multiple solutions, with none, and that could
    /// not be read.
    others: [u64; 4],
}

impl<K: Kind> Sink<Counted<K>> for SharesSink<'_, K> {
    fn print(&mut self, _: &mut Output, part: &[Counted<K>]) -> Result<(), Failure> {
        for counted in part {
            match *counted {
                Counted::Of(kind, clues) => self.shares.add(kind, clues),
                Counted::Unrated => self.others[0] += 1,
                Counted::Several => self.others[1] += 1,
                Counted::None => self.others[2] += 1,
                Counted::Unreadable => self.others[3] += 1,
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
struct Table<K> {
    unique: u64,
    unrated: u64,
    multiple: u64,
    none: u64,
    invalid: u64,
    weight: &'static str,
    mean_clues: Option<f64>,
    rows: Vec<Row<K>>,
}

/// The number of puzzles of one kind, their share of the puzzles that are counted, and the standard
/// error of that share.
struct Row<K> {
    kind: K,
    count: u64,
    share: Option<f64>,
    standard_error: Option<f64>,
}

impl<K: Kind> Serialize for Table<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("unique", &self.unique)?;
        map.serialize_entry("unrated", &self.unrated)?;
        map.serialize_entry("multiple", &self.multiple)?;
        map.serialize_entry("none", &self.none)?;
        map.serialize_entry("invalid", &self.invalid)?;
        map.serialize_entry("weight", self.weight)?;
        map.serialize_entry("mean_clues", &self.mean_clues)?;
        map.serialize_entry(K::ROWS, &self.rows)?;
        map.end()
    }
}

impl<K: Kind> Serialize for Row<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry(K::COLUMN, &self.kind.json())?;
        map.serialize_entry("count", &self.count)?;
        map.serialize_entry("share", &self.share)?;
        map.serialize_entry("standard_error", &self.standard_error)?;
        map.end()
    }
}

impl<K: Kind> SharesSink<'_, K> {
    /// Returns the kinds that have a row, in order.
    fn kinds(&self) -> Vec<K> {
        let Form { order, with_empty, .. } = &self.form;
        let found = self.shares.kinds();
        let rows = order.iter().filter(|kind| *with_empty || found.contains(kind));
        let others = found.iter().filter(|kind| !order.contains(kind));
        rows.chain(others).copied().collect()
    }

    fn table(&self) -> Table<K> {
        let weight = self.form.weight;
        let row = |kind: K| {
            let (share, standard_error) = self.shares.of(kind, weight).unzip();
            Row { kind, count: self.shares.count(kind), share, standard_error }
        };
        let [unrated, multiple, none, invalid] = self.others;
        Table {
            unique: self.shares.total() + unrated,
            unrated,
            multiple,
            none,
            invalid,
            weight: weight.name(),
            mean_clues: self.shares.mean_clues(weight),
            rows: self.kinds().into_iter().map(row).collect(),
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
                let heading = format!("{},count,share,standard_error\n", K::COLUMN);
                out.extend_from_slice(heading.as_bytes());
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

/// Writes a line for each row: the kind, the count, and the share with its error as fractions of 1.
fn lines<K: Kind>(table: &Table<K>, separator: &str, out: &mut Vec<u8>) {
    for row in &table.rows {
        let figure =
            |figure: Option<f64>| figure.map_or(String::new(), |figure| format!("{figure:.8}"));
        let cells = [
            row.kind.plain(),
            row.count.to_string(),
            figure(row.share),
            figure(row.standard_error),
        ];
        out.extend_from_slice(cells.join(separator).as_bytes());
        out.push(b'\n');
    }
}

fn view<K: Kind>(table: &Table<K>, view: &mut View<'_>) {
    let title = view.texts.say("summary-shares", &[("weight", table.weight.into())]);
    let title = view.paint(Tone::Strong, &title);
    view.line(&title);
    view.sums(&[
        ("unique", table.unique),
        ("unrated", table.unrated),
        ("multiple", table.multiple),
        ("none", table.none),
        ("invalid", table.invalid),
    ]);
    if let Some(clues) = table.mean_clues {
        let line = view.texts.say("summary-mean-clues", &[("clues", format!("{clues:.4}").into())]);
        view.line(&line);
    }
    view.line("");
    let heading = format!("summary-{}", K::COLUMN);
    let heading = [&*heading, "summary-count", "summary-share", "summary-error"]
        .map(|name| view.texts.word(name));
    let row = |row: &Row<K>| {
        let percent = |figure: Option<f64>| {
            figure.map_or("–".to_owned(), |figure| format!("{:.4} %", 100.0 * figure))
        };
        let name = row.kind.name(view.texts);
        vec![name, row.count.to_string(), percent(row.share), percent(row.standard_error)]
    };
    let rows: Vec<Vec<String>> =
        std::iter::once(heading.to_vec()).chain(table.rows.iter().map(row)).collect();
    view.table(&rows);
}
