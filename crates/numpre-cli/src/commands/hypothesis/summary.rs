//! The sums of all findings, and their outputs: a table for people, numbers with names, one JSON
//! object.

use crate::exit::Exit;
use crate::form::OutputKind;
use crate::output::{Answer, Tone, View, json};
use crate::run::Session;
use numpre::rating::{self, Finding, NoRank, Reach};
use numpre::{Grid, Rank};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use std::collections::{BTreeMap, BTreeSet};

/// The finding about one puzzle.
pub enum Found {
    /// It has exactly one solution. The finding says how far negation solves it.
    Proper {
        puzzle: Grid,
        finding: rating::Finding,
        /// True if it was found in this run, not taken from the journal.
        is_new: bool,
    },
    /// It does not have exactly one solution, so the question does not apply.
    NotProper(NoRank),
    /// It could not be read.
    Unreadable,
}

impl Answer for Found {
    fn status(&self) -> &'static str {
        match self {
            Found::Proper { .. } => "unique",
            Found::NotProper(NoRank::MultipleSolutions) => "multiple",
            Found::NotProper(NoRank::NoSolution) => "none",
            Found::NotProper(NoRank::Cancelled) => unreachable!("the rater has no token"),
            Found::Unreadable => "invalid",
        }
    }

    /// Treats a counterexample as an ordinary answer. A puzzle that is not proper is a "no".
    fn exit(&self) -> Exit {
        match self {
            Found::Proper { .. } => Exit::Holds,
            Found::NotProper(_) => Exit::No,
            Found::Unreadable => Exit::Unusable,
        }
    }
}

/// The sums of all findings. Only the list of counterexamples depends on the order of the puzzles.
#[derive(Serialize)]
pub struct Summary {
    /// The maximum depth to which negation was nested.
    pub deepest: u8,
    /// The number of puzzles with exactly one solution.
    pub unique: u64,
    /// The number of puzzles with multiple solutions.
    pub multiple: u64,
    /// The number of puzzles without a solution.
    pub none: u64,
    /// The number of puzzles that could not be read.
    pub invalid: u64,
    /// The number of puzzles of each rank.
    #[serde(serialize_with = "by_rank")]
    pub ranks: [u64; 8],
    /// The results of each reading with each set of rules.
    pub readings: [Reached; 4],
    /// The depths to which each reading must be nested, with the rules C6.
    pub depths: [Depths; 2],
    /// The number of puzzles of rank 8 that the general reading solves with the rules C6.
    pub rank_8_by_general: u64,
    /// The puzzles that no reading solves with any set of rules, in input order.
    #[serde(serialize_with = "as_lines")]
    pub counterexamples: Vec<Grid>,
}

/// The results of a reading with a set of rules.
#[derive(Serialize)]
pub struct Reached {
    /// The name of the reading.
    pub reading: &'static str,
    /// The number of puzzles that it solves.
    pub solved: u64,
    /// The number of these for which one proof is enough. Puzzles that need no proof are not
    /// included.
    pub one_is_enough: u64,
    /// The number of solved puzzles for each number of rounds. A round proves everything that can
    /// be proven at its beginning.
    pub rounds: BTreeMap<u32, u64>,
    #[serde(skip)]
    of: fn(&Finding) -> Reach,
}

/// The depths to which a reading must be nested.
#[derive(Serialize)]
pub struct Depths {
    /// The name of the reading.
    pub reading: &'static str,
    /// The number of puzzles for each depth that is just enough.
    pub depths: BTreeMap<u32, u64>,
    /// The number of puzzles that need more than the maximum depth.
    pub deeper: u64,
    #[serde(skip)]
    of: fn(&Finding) -> Option<u8>,
}

/// A part of a finding, with the name of its reading.
type Named<T> = (&'static str, fn(&Finding) -> T);

impl Summary {
    /// Creates the sums of no findings.
    pub fn new(deepest: u8) -> Summary {
        let reached = |(reading, of): Named<Reach>| Reached {
            reading,
            solved: 0,
            one_is_enough: 0,
            rounds: BTreeMap::new(),
            of,
        };
        let readings: [Named<Reach>; 4] = [
            ("literal", |finding| finding.literal),
            ("general", |finding| finding.general),
            ("literal-enclosure", |finding| finding.literal_enclosure),
            ("general-enclosure", |finding| finding.general_enclosure),
        ];
        let depths: [Named<Option<u8>>; 2] = [
            ("literal", |finding| finding.literal_depth),
            ("general", |finding| finding.general_depth),
        ];
        Summary {
            deepest,
            unique: 0,
            multiple: 0,
            none: 0,
            invalid: 0,
            ranks: [0; 8],
            readings: readings.map(reached),
            depths: depths.map(|(reading, of)| Depths {
                reading,
                depths: BTreeMap::new(),
                deeper: 0,
                of,
            }),
            rank_8_by_general: 0,
            counterexamples: Vec::new(),
        }
    }

    /// Adds a finding.
    pub fn add(&mut self, found: &Found) {
        let (puzzle, finding) = match found {
            Found::Proper { puzzle, finding, .. } => (puzzle, finding),
            Found::NotProper(NoRank::MultipleSolutions) => return self.multiple += 1,
            Found::NotProper(NoRank::NoSolution) => return self.none += 1,
            Found::NotProper(NoRank::Cancelled) => unreachable!("the rater has no token"),
            Found::Unreadable => return self.invalid += 1,
        };
        self.unique += 1;
        self.ranks[finding.rank.index()] += 1;
        for reached in &mut self.readings {
            let reach = (reached.of)(finding);
            if reach.solved {
                reached.solved += 1;
                reached.one_is_enough += u64::from(reach.one_is_enough);
                *reached.rounds.entry(reach.rounds).or_insert(0) += 1;
            }
        }
        for depths in &mut self.depths {
            match (depths.of)(finding) {
                Some(depth) => *depths.depths.entry(depth.into()).or_insert(0) += 1,
                None => depths.deeper += 1,
            }
        }
        self.rank_8_by_general +=
            u64::from(finding.rank == Rank::EXTREME && finding.general.solved);
        if finding.is_counterexample() {
            self.counterexamples.push(*puzzle);
        }
    }

    /// Returns every number with its name, such as `rank 7`, `rounds literal 2` or `depth general
    /// deeper`.
    pub fn numbers(&self) -> Vec<(String, u64)> {
        let mut numbers = vec![
            ("unique".to_owned(), self.unique),
            ("multiple".to_owned(), self.multiple),
            ("none".to_owned(), self.none),
            ("invalid".to_owned(), self.invalid),
        ];
        numbers.extend(
            Rank::all().zip(self.ranks).map(|(rank, count)| (format!("rank {rank}"), count)),
        );
        for Reached { reading, solved, one_is_enough, rounds, .. } in &self.readings {
            numbers.push((format!("solved {reading}"), *solved));
            numbers.push((format!("one-is-enough {reading}"), *one_is_enough));
            numbers.extend(
                rounds.iter().map(|(rounds, count)| (format!("rounds {reading} {rounds}"), *count)),
            );
        }
        for Depths { reading, depths, deeper, .. } in &self.depths {
            numbers.extend(
                depths.iter().map(|(depth, count)| (format!("depth {reading} {depth}"), *count)),
            );
            numbers.push((format!("depth {reading} deeper"), *deeper));
        }
        numbers.push(("rank-8-by-general".to_owned(), self.rank_8_by_general));
        numbers.push(("counterexamples".to_owned(), self.counterexamples.len() as u64));
        numbers
    }
}

fn by_rank<S: Serializer>(ranks: &[u64; 8], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(8))?;
    for (rank, count) in Rank::all().zip(ranks) {
        map.serialize_entry(&rank.get(), count)?;
    }
    map.end()
}

fn as_lines<S: Serializer>(grids: &[Grid], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(grids.iter().map(Grid::to_string))
}

/// The number of counterexamples that the table for people shows.
const SHOWN: usize = 10;

/// Returns the sums in the session's output.
pub fn written(summary: &Summary, session: &Session) -> Vec<u8> {
    let mut out = Vec::new();
    match session.output {
        OutputKind::Grid => {
            view(summary, &mut View::new(&session.texts, session.style, None, &mut out))
        }
        OutputKind::Line => lines(summary, " ", &mut out),
        OutputKind::Xlsx | OutputKind::Parquet => {
            unreachable!("both are refused before anything is read")
        }
        OutputKind::Csv => {
            out.extend_from_slice(b"name,value\n");
            lines(summary, ",", &mut out);
        }
        OutputKind::Json => {
            json::write(summary, &mut out);
            out.push(b'\n');
        }
    }
    out
}

fn lines(summary: &Summary, separator: &str, out: &mut Vec<u8>) {
    for (name, count) in summary.numbers() {
        out.extend_from_slice(format!("{name}{separator}{count}\n").as_bytes());
    }
    for puzzle in &summary.counterexamples {
        out.extend_from_slice(format!("counterexample{separator}{puzzle}\n").as_bytes());
    }
}

fn view(summary: &Summary, view: &mut View<'_>) {
    let title = view.word(Tone::Strong, "hypothesis-title");
    view.line(&title);
    let counts = [
        ("unique", summary.unique),
        ("multiple", summary.multiple),
        ("none", summary.none),
        ("invalid", summary.invalid),
    ];
    view.sums(&counts);
    parts(view, ranks(summary, view));
    parts(view, readings(summary, view));
    let rounds = summary.readings.iter().map(|Reached { reading, rounds, .. }| Counts {
        reading,
        counts: rounds,
        deeper: None,
    });
    parts(view, histogram(view, "hypothesis-rounds-of", rounds.collect(), summary.deepest));
    let depths = summary.depths.iter().map(|Depths { reading, depths, deeper, .. }| Counts {
        reading,
        counts: depths,
        deeper: Some(*deeper),
    });
    parts(view, histogram(view, "hypothesis-depth", depths.collect(), summary.deepest));
    view.line("");
    let values = [
        ("all", summary.ranks[Rank::EXTREME.index()].into()),
        ("fallen", summary.rank_8_by_general.into()),
    ];
    let fallen = view.texts.say("hypothesis-fallen", &values);
    view.line(&fallen);
    counterexamples(summary, view);
}

/// Writes a blank line and a table whose first row is the heading.
fn parts(view: &mut View<'_>, rows: Vec<Vec<String>>) {
    view.line("");
    view.table(&rows);
}

fn ranks(summary: &Summary, view: &View<'_>) -> Vec<Vec<String>> {
    let heading =
        ["summary-rank", "summary-count", "summary-share"].map(|name| view.texts.word(name));
    let row = |(rank, count): (Rank, u64)| {
        vec![
            format!("{rank} {}", view.texts.rank(rank)),
            count.to_string(),
            share(count, summary.unique),
        ]
    };
    std::iter::once(heading.to_vec()).chain(Rank::all().zip(summary.ranks).map(row)).collect()
}

fn readings(summary: &Summary, view: &View<'_>) -> Vec<Vec<String>> {
    let names = ["hypothesis-reading", "hypothesis-solves", "summary-share", "hypothesis-once"];
    let row = |Reached { reading, solved, one_is_enough, .. }: &Reached| {
        let name = view.texts.word(&format!("hypothesis-{reading}"));
        vec![name, solved.to_string(), share(*solved, summary.unique), one_is_enough.to_string()]
    };
    let heading = names.map(|name| view.texts.word(name)).to_vec();
    std::iter::once(heading).chain(summary.readings.iter().map(row)).collect()
}

/// The row of a histogram: for each number of rounds or each depth, the number of puzzles.
struct Counts<'a> {
    reading: &'a str,
    counts: &'a BTreeMap<u32, u64>,
    /// The number of puzzles that need more than was tried; `None` for rounds, which have no limit.
    deeper: Option<u64>,
}

/// Returns a row for each reading, with a column for each number that occurs, and one for puzzles
/// that need more.
fn histogram(view: &View<'_>, title: &str, rows: Vec<Counts<'_>>, deepest: u8) -> Vec<Vec<String>> {
    let numbers: BTreeSet<u32> = rows.iter().flat_map(|row| row.counts.keys().copied()).collect();
    let mut heading = vec![view.texts.word(title)];
    heading.extend(numbers.iter().map(u32::to_string));
    if rows.iter().any(|row| row.deeper.is_some()) {
        heading.push(view.texts.say("hypothesis-deeper", &[("deepest", deepest.into())]));
    }
    let row = |Counts { reading, counts, deeper }: Counts<'_>| {
        let mut row = vec![view.texts.word(&format!("hypothesis-{reading}"))];
        row.extend(
            numbers.iter().map(|number| counts.get(number).copied().unwrap_or(0).to_string()),
        );
        row.extend(deeper.map(|count| count.to_string()));
        row
    };
    std::iter::once(heading).chain(rows.into_iter().map(row)).collect()
}

fn counterexamples(summary: &Summary, view: &mut View<'_>) {
    let all = &summary.counterexamples;
    let line = view.texts.say("hypothesis-counterexamples", &[("count", all.len().into())]);
    view.line(&line);
    for puzzle in all.iter().take(SHOWN) {
        view.line(&format!("  {puzzle}"));
    }
    if all.len() > SHOWN {
        let more = view.texts.say("hypothesis-more", &[("count", (all.len() - SHOWN).into())]);
        view.line(&format!("  {more}"));
    }
}

fn share(count: u64, all: u64) -> String {
    if all == 0 { "–".to_owned() } else { format!("{:.2} %", 100.0 * count as f64 / all as f64) }
}
