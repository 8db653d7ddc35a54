//! A row of the table of `bench`.

use super::benchmark::Measurement;
use crate::ground::Exit;
use crate::output::{Digits, Finding, Report, Tone, View};
use numpre_text::Texts;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::time::Duration;
use unicode_width::UnicodeWidthStr;

/// A row of the table.
pub struct Row(pub Measurement);

/// The columns for people: their names and widths, which fit 80 columns; the first is set left, the
/// others right.
const TABLE: [(&str, usize); 7] = [
    ("bench-engine", 10),
    ("bench-threads", 9),
    ("bench-puzzles", 10),
    ("bench-rate", 13),
    ("bench-ratio", 11),
    ("bench-mean", 12),
    ("bench-calls", 15),
];

/// How wide the table is.
fn table_width() -> usize {
    TABLE.iter().map(|(_, width)| width).sum()
}

/// A line of the table. What is wider than its column keeps its distance all the same.
fn table_line(cells: &[String; 7]) -> String {
    let mut line = String::new();
    for (place, (cell, (_, width))) in cells.iter().zip(TABLE).enumerate() {
        let space = width.saturating_sub(cell.width());
        line += &if place == 0 {
            format!("{cell}{}", " ".repeat(space))
        } else {
            format!("{}{cell}", " ".repeat(space.max(1)))
        };
    }
    line.trim_end().to_owned()
}

/// What stands where there is nothing to tell.
const NOTHING: &str = "-";

impl Row {
    /// The mean time of a search that ended, over the time of all.
    fn mean(&self) -> Option<Duration> {
        let seconds = self.0.time.as_secs_f64() * self.0.setup.threads as f64 / self.0.ended as f64;
        Duration::try_from_secs_f64(seconds).ok().filter(|_| self.0.ended > 0)
    }

    fn calls_each(&self) -> Option<f64> {
        self.0.calls.filter(|_| self.0.ended > 0).map(|calls| calls as f64 / self.0.ended as f64)
    }
}

impl Finding for Row {
    fn status(&self) -> &'static str {
        "measured"
    }

    fn exit(&self) -> Exit {
        if self.0.disagreement.is_some() { Exit::No } else { Exit::Holds }
    }
}

impl Report for Row {
    const COLUMNS: &'static [&'static str] = &[
        "engine",
        "threads",
        "puzzles",
        "reached",
        "given_up",
        "seconds",
        "puzzles_per_second",
        "ended",
        "ratio",
        "compared_with",
        "compared",
        "calls_per_puzzle",
        "disagreements",
    ];
    const IS_COUNTED: bool = false;

    fn line(&self, line: &mut Vec<u8>) {
        let (measurement, setup) = (&self.0, &self.0.setup);
        line.extend_from_slice(
            format!("{} {} {:.0}", setup.bench_solver.name(), setup.threads, measurement.rate())
                .as_bytes(),
        );
    }

    fn head(view: &mut View<'_>) {
        if !view.has_room(table_width()) {
            return;
        }
        let heading = table_line(&TABLE.map(|(name, _)| view.texts.word(name)));
        let heading = view.paint(Tone::Strong, &heading);
        view.line(&heading);
    }

    fn view(&self, view: &mut View<'_>) {
        let measurement = &self.0;
        let cells = [
            measurement.setup.bench_solver.name().to_owned(),
            measurement.setup.threads.to_string(),
            measurement.ended.to_string(),
            told((measurement.ended > 0).then(|| grouped(measurement.rate()))),
            told(measurement.comparison.map(|found| ratio(found.ratio))),
            told(self.mean().map(|mean| view.duration(mean))),
            told(self.calls_each().map(grouped)),
        ];
        if view.has_room(table_width()) {
            view.line(&table_line(&cells));
        } else {
            view.list(&TABLE.map(|(name, _)| view.texts.word(name)), &cells);
        }
        for note in self.notes(view.texts) {
            let note = view.paint(Tone::Doubtful, &note);
            view.line(&format!("  {note}"));
        }
    }

    fn part(_: &mut View<'_>) {}
}

impl Row {
    /// What did not end, what was not reached, what the ratio is over, where results differ.
    pub fn notes(&self, texts: &Texts) -> Vec<String> {
        let measurement = &self.0;
        let engine = || measurement.setup.bench_solver.name().into();
        let mut notes = Vec::new();
        if measurement.reached < measurement.puzzles {
            let values = [
                ("engine", engine()),
                ("threads", measurement.setup.threads.into()),
                ("left", (measurement.puzzles - measurement.reached).into()),
                ("total", measurement.puzzles.into()),
                ("seconds", measurement.limits.0.as_secs_f64().to_string().into()),
            ];
            notes.push(texts.say("bench-not-reached", &values));
        }
        if measurement.given_up > 0 {
            let values = [
                ("engine", engine()),
                ("count", measurement.given_up.into()),
                ("calls", measurement.limits.1.into()),
            ];
            notes.push(texts.say("bench-not-ended", &values));
        }
        if let Some(found) =
            measurement.comparison.filter(|found| found.puzzles < measurement.ended)
        {
            let values = [
                ("engine", engine()),
                ("other", found.with.name().into()),
                ("count", found.puzzles.into()),
            ];
            notes.push(texts.say("bench-compared", &values));
        }
        if let Some(found) = &measurement.disagreement {
            let values = [
                ("engine", engine()),
                ("other", found.other.name().into()),
                ("count", found.count.into()),
                ("puzzle", found.first.to_string().into()),
            ];
            notes.push(texts.say("bench-disagrees", &values));
        }
        notes
    }
}

/// What there is to tell.
fn told(text: Option<String>) -> String {
    text.unwrap_or_else(|| NOTHING.to_owned())
}

fn ratio(ratio: f64) -> String {
    if ratio < 100.0 { format!("{ratio:.2}") } else { grouped(ratio) }
}

/// A number with its thousands grouped: `1,234,567`; one below ten with two decimals.
pub fn grouped(number: f64) -> String {
    if number < 10.0 {
        return format!("{number:.2}");
    }
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let measurement = &self.0;
        let mut fields = serializer.serialize_struct("Row", 14)?;
        fields.serialize_field("engine", measurement.setup.bench_solver.name())?;
        fields.serialize_field("threads", &measurement.setup.threads)?;
        fields.serialize_field("puzzles", &measurement.puzzles)?;
        fields.serialize_field("reached", &measurement.reached)?;
        fields.serialize_field("given_up", &measurement.given_up)?;
        fields.serialize_field("seconds", &measurement.time.as_secs_f64())?;
        fields.serialize_field("puzzles_per_second", &measurement.rate())?;
        fields.serialize_field("ended", &measurement.ended)?;
        fields.serialize_field("ratio", &measurement.comparison.map(|found| found.ratio))?;
        fields.serialize_field(
            "compared_with",
            &measurement.comparison.map(|found| found.with.name()),
        )?;
        fields.serialize_field(
            "compared",
            &measurement.comparison.map_or(0, |found| found.puzzles),
        )?;
        fields.serialize_field("calls_per_puzzle", &self.calls_each())?;
        fields.serialize_field(
            "disagreements",
            &measurement.disagreement.as_ref().map_or(0, |found| found.count),
        )?;
        if let Some(found) = &measurement.disagreement {
            fields.serialize_field("disagrees_on", &Digits(found.first))?;
        }
        fields.end()
    }
}
