//! The result as a table, plain or Markdown.

use crate::contestants::Kind;
use crate::measure::Measured;

/// Prints the files one below the other.
pub(crate) struct Table {
    markdown: bool,
    begun: bool,
}

impl Table {
    /// A table that has not begun.
    pub(crate) fn new(markdown: bool) -> Table {
        Table { markdown, begun: false }
    }

    /// Prints the lines of a file.
    pub(crate) fn print(&mut self, file: &str, problems: usize, kinds: &[Kind], against: Kind, measured: &Measured) {
        if !self.begun {
            self.begun = true;
            let ratio = format!("× {}", against.name());
            self.line(["collection", "contestant", "ended", "timed", "problems/s", "µs/problem", &ratio]);
            if self.markdown {
                self.line(["---", "---", "--:", "--:", "--:", "--:", "--:"]);
            }
        }
        for (place, kind) in kinds.iter().enumerate() {
            let seconds = measured.seconds[place];
            let ended = format!("{} of {problems}", measured.ended[place]);
            self.line([
                if place == 0 || self.markdown { file } else { "" },
                &kind.name(),
                &ended,
                &measured.timed.to_string(),
                &format!("{:.0}", 1.0 / seconds),
                &format!("{:.3}", seconds * 1e6),
                &format!("{:.2}", measured.ratio[place]),
            ]);
        }
    }

    fn line(&self, [file, contestant, ended, timed, speed, time, ratio]: [&str; 7]) {
        if self.markdown {
            println!("| {file} | {contestant} | {ended} | {timed} | {speed} | {time} | {ratio} |");
        } else {
            println!("{file:<26} {contestant:<12} {ended:>15} {timed:>7} {speed:>11} {time:>13} {ratio:>9}");
        }
    }
}
