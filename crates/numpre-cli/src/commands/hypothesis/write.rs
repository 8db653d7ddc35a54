//! The sums written: a table for people, numbers under their names, one object.

use super::summary::{Depths, Reached, Summary};
use crate::ground::OutputKind;
use crate::output::{Tone, View, json};
use crate::run::Session;
use numpre::Rank;
use std::collections::{BTreeMap, BTreeSet};

/// How many counterexamples people are shown.
const SHOWN: usize = 10;

/// The sums in the session's output.
pub fn written(summary: &Summary, session: &Session) -> Vec<u8> {
    let mut out = Vec::new();
    match session.output {
        OutputKind::Grid => {
            view(summary, &mut View::new(&session.texts, session.style, None, &mut out))
        }
        OutputKind::Line => lines(summary, " ", &mut out),
        OutputKind::Xlsx => unreachable!("a workbook is refused before anything is read"),
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
        ("all", summary.ranks[Rank::ULTRA_HARD.index()].into()),
        ("fallen", summary.rank_8_by_general.into()),
    ];
    let fallen = view.texts.say("hypothesis-fallen", &values);
    view.line(&fallen);
    counterexamples(summary, view);
}

/// A table after a blank line, its first row as a heading.
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

/// How many puzzles need each number of something.
struct Counts<'a> {
    reading: &'a str,
    counts: &'a BTreeMap<u32, u64>,
    /// How many need more than was tried, where that may be.
    deeper: Option<u64>,
}

/// A row for each reading, a column for each number that occurs, and one for those that are deeper.
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
