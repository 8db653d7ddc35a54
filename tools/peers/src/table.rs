//! Prints the results as a table, plain or Markdown.

use crate::turns::Timing;
use std::io::{self, Write};

/// A table that prints its lines at once.
pub(crate) struct Table {
    markdown: bool,
}

/// The results of one contestant.
pub(crate) struct Line<'a> {
    /// The name of the work, such as a collection.
    pub(crate) on: &'a str,
    /// The name of the contestant.
    pub(crate) who: &'a str,
    /// The number of things done in a pass.
    pub(crate) number: usize,
    /// A further note.
    pub(crate) note: String,
    /// The time.
    pub(crate) timing: Timing,
}

impl Table {
    /// Prints the heading. `counted` names the things done in a pass, `note` the notes, and
    /// `against` the contestant that the others are compared with.
    pub(crate) fn begin(markdown: bool, counted: &str, note: &str, against: &str) -> Table {
        let table = Table { markdown };
        table.cells(["", "", counted, note, "a second", "µs each", &format!("× {against}")]);
        if markdown {
            table.cells(["---", "---", "--:", "---", "--:", "--:", "--:"]);
        }
        table
    }

    /// Prints a line.
    pub(crate) fn line(&self, line: &Line<'_>) {
        let each = line.timing.seconds / line.number.max(1) as f64;
        self.cells([
            line.on,
            line.who,
            &line.number.to_string(),
            &line.note,
            &format!("{:.0}", 1.0 / each),
            &format!("{:.3}", each * 1e6),
            &format!("{:.2}", line.timing.ratio),
        ]);
    }

    fn cells(&self, [on, who, number, note, speed, time, ratio]: [&str; 7]) {
        let line = if self.markdown {
            format!("| {on} | {who} | {number} | {note} | {speed} | {time} | {ratio} |")
        } else {
            format!("{on:<26} {who:<12} {number:>8} {note:<24} {speed:>11} {time:>11} {ratio:>9}")
        };
        if let Err(error) = writeln!(io::stdout(), "{line}") {
            // The reader of the output has closed it, so nothing more has to be measured.
            let is_closed = error.kind() == io::ErrorKind::BrokenPipe;
            if !is_closed {
                eprintln!("numpre-peers: {error}");
            }
            std::process::exit(i32::from(!is_closed));
        }
    }
}
