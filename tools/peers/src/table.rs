//! The result as a table, plain or Markdown.

use crate::turns::Timing;
use std::io::{self, Write};

/// Prints lines as they come.
pub(crate) struct Table {
    markdown: bool,
}

/// What is told of one contestant.
pub(crate) struct Line<'a> {
    /// What they worked on.
    pub(crate) on: &'a str,
    /// Who.
    pub(crate) who: &'a str,
    /// How many things were done in a pass.
    pub(crate) number: usize,
    /// What else there is to say.
    pub(crate) note: String,
    /// The time.
    pub(crate) timing: Timing,
}

impl Table {
    /// Prints the heading: what is counted, what the note tells, whom all are compared with.
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
            // Where nobody reads on, nothing more has to be measured.
            let is_closed = error.kind() == io::ErrorKind::BrokenPipe;
            if !is_closed {
                eprintln!("numpre-peers: {error}");
            }
            std::process::exit(i32::from(!is_closed));
        }
    }
}
