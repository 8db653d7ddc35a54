//! A row of the table of `bench`.

use super::benchmark::Measurement;
use crate::exit::Exit;
use crate::output::{Answer, Tone, View};
use numpre_api::row::{Column, Kind, Row};
use numpre_text::Texts;
use std::time::Duration;
use unicode_width::UnicodeWidthStr;

/// A row of the table.
pub struct Measured(pub Measurement);

/// The columns for people: the names of their messages, and their widths, which add up to 80. The
/// first column is aligned left, the others right.
const TABLE: [(&str, usize); 7] = [
    ("bench-engine", 10),
    ("bench-threads", 9),
    ("bench-puzzles", 10),
    ("bench-rate", 13),
    ("bench-ratio", 11),
    ("bench-mean", 12),
    ("bench-calls", 15),
];

/// Returns the width of the table in columns.
fn table_width() -> usize {
    TABLE.iter().map(|(_, width)| width).sum()
}

/// Returns a line of the table. A cell that is wider than its column still has a space before it.
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

/// The text in the place of a missing value.
const NOTHING: &str = "-";

impl Measured {
    /// Returns the mean time per search that ended. It includes the time of searches that did not
    /// end.
    fn mean(&self) -> Option<Duration> {
        let seconds = self.0.time.as_secs_f64() * self.0.setup.threads as f64 / self.0.ended as f64;
        Duration::try_from_secs_f64(seconds).ok().filter(|_| self.0.ended > 0)
    }

    fn calls_each(&self) -> Option<f64> {
        self.0.calls.filter(|_| self.0.ended > 0).map(|calls| calls as f64 / self.0.ended as f64)
    }
}

const COLUMNS: &[Column] = &[
    Column::required("engine", Kind::Text),
    Column::required("threads", Kind::Integer),
    Column::required("puzzles", Kind::Integer),
    Column::required("reached", Kind::Integer),
    Column::required("given_up", Kind::Integer),
    Column::required("seconds", Kind::Number),
    Column::required("puzzles_per_second", Kind::Number),
    Column::required("ended", Kind::Integer),
    Column::optional("ratio", Kind::Number),
    Column::optional("compared_with", Kind::Text),
    Column::required("compared", Kind::Integer),
    Column::optional("calls_per_puzzle", Kind::Number),
    Column::required("disagreements", Kind::Integer),
];

impl Answer for Measured {
    const IS_SPACED: bool = false;
    const IS_COUNTED: bool = false;

    fn status(&self) -> &'static str {
        "measured"
    }

    fn exit(&self) -> Exit {
        if self.0.disagreement.is_some() { Exit::No } else { Exit::Holds }
    }

    fn columns() -> &'static [Column] {
        COLUMNS
    }

    fn row(&self, row: &mut Row) {
        let measurement = &self.0;
        let comparison = measurement.comparison;
        row.set("engine", measurement.setup.solver.name());
        row.set("threads", measurement.setup.threads);
        row.set("puzzles", measurement.puzzles);
        row.set("reached", measurement.reached);
        row.set("given_up", measurement.given_up);
        row.set("seconds", measurement.time.as_secs_f64());
        row.set("puzzles_per_second", measurement.rate());
        row.set("ended", measurement.ended);
        row.set("ratio", comparison.map(|found| found.ratio));
        row.set("compared_with", comparison.map(|found| found.with.name()));
        row.set("compared", comparison.map_or(0, |found| found.puzzles));
        row.set("calls_per_puzzle", self.calls_each());
        let disagreement = measurement.disagreement.as_ref();
        row.set("disagreements", disagreement.map_or(0, |found| found.count));
        row.set_some("disagrees_on", disagreement.map(|found| found.first));
    }

    fn line(&self, line: &mut Vec<u8>) {
        let (measurement, setup) = (&self.0, &self.0.setup);
        line.extend_from_slice(
            format!("{} {} {:.0}", setup.solver.name(), setup.threads, measurement.rate())
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
            measurement.setup.solver.name().to_owned(),
            measurement.setup.threads.to_string(),
            measurement.ended.to_string(),
            shown((measurement.ended > 0).then(|| grouped(measurement.rate()))),
            shown(measurement.comparison.map(|found| ratio(found.ratio))),
            shown(self.mean().map(|mean| view.duration(mean))),
            shown(self.calls_each().map(grouped)),
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
}

impl Measured {
    /// Returns the notes: searches that did not end, puzzles that were not reached, the puzzles
    /// that the ratio is based on, different results.
    pub fn notes(&self, texts: &Texts) -> Vec<String> {
        let measurement = &self.0;
        let engine = || measurement.setup.solver.name().into();
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

/// Returns the text, or the sign for a missing value.
fn shown(text: Option<String>) -> String {
    text.unwrap_or_else(|| NOTHING.to_owned())
}

fn ratio(ratio: f64) -> String {
    if ratio < 100.0 { format!("{ratio:.2}") } else { grouped(ratio) }
}

/// Returns a number with its thousands grouped: `1,234,567`. A number below ten has two decimals.
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
