//! The progress bar on a terminal's standard error.

use super::session::Session;
use crate::input::Extent;
use crate::terminal::screen;
use indicatif::{FormattedDuration, HumanBytes, ProgressBar, ProgressDrawTarget, ProgressStyle};
use numpre_text::{Language, Texts};
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};
use unicode_width::UnicodeWidthStr;

/// The time before the bar appears. A run that ends sooner gets no bar.
const AFTER: Duration = Duration::from_millis(500);

/// The time between two drawings of the bar.
pub(super) const EVERY: Duration = Duration::from_millis(100);

/// The width of the bar in columns, and the minimum on a narrow screen. With less room there is no
/// bar.
const BAR: usize = 28;
const LEAST_BAR: usize = 8;

/// The progress of a run in puzzles. It is a bar if the number of puzzles is known or can be
/// estimated from the bytes, otherwise a count.
pub struct Progress {
    bar: Option<ProgressBar>,
    pub(super) is_wanted: bool,
    /// True if `--quiet` forbids it.
    is_quiet: bool,
    unicode: bool,
    language: Language,
    extent: Extent,
    done: u64,
    /// The number of puzzles that are done, if the extent is in bytes.
    puzzles: u64,
    /// A further part of the text next to the bar.
    pub(super) message: String,
    begun: Instant,
    drawn: Instant,
}

impl Progress {
    /// Creates the progress of a run that has not begun. It is shown if standard error is a
    /// terminal and the answers go elsewhere. If the answers go to the screen, they already show
    /// the progress.
    pub fn new(session: &Session) -> Progress {
        let to_screen = session.out.is_none() && io::stdout().is_terminal();
        let now = Instant::now();
        Progress {
            bar: None,
            is_wanted: io::stderr().is_terminal() && !to_screen && !session.quiet,
            is_quiet: session.quiet,
            unicode: session.style.unicode,
            language: session.language.clone(),
            extent: Extent::Bytes(None),
            done: 0,
            puzzles: 0,
            message: String::new(),
            begun: now,
            drawn: now,
        }
    }

    /// Shows the progress even if the answers go to the screen. Used when the first answer may take
    /// long.
    pub fn show_on_screen(&mut self) {
        self.is_wanted = io::stderr().is_terminal() && !self.is_quiet;
    }

    /// Begins the run, whose amount of work is `extent`.
    pub fn begin(&mut self, extent: Extent) {
        self.extent = extent;
        self.begun = Instant::now();
    }

    /// Adds bytes or puzzles that are done, in the unit of the extent.
    pub fn add(&mut self, more: u64) {
        self.done += more;
        self.draw();
    }

    /// Counts puzzles whose bytes are added next.
    pub fn count_puzzles(&mut self, more: u64) {
        self.puzzles += more;
    }

    pub(super) fn draw(&mut self) {
        let now = Instant::now();
        if !self.is_wanted || now - self.begun < AFTER || now - self.drawn < EVERY {
            return;
        }
        self.drawn = now;
        let total = match self.extent {
            Extent::Bytes(total) => total,
            Extent::Puzzles(count) => Some(count),
        };
        // The last column stays free: some terminals start a new line when it is written.
        let columns = screen::width_of_messages().saturating_sub(1);
        let text =
            fitting(self.parts(total, now - self.begun, &Texts::new(&self.language)), columns);
        let room = columns.saturating_sub(text.width() + 2).min(BAR);
        let template = match total {
            Some(2..) if room >= LEAST_BAR => format!("{{bar:{room}}}  {{msg}}"),
            Some(2..) => "{msg}".to_owned(),
            _ => "{spinner} {msg}".to_owned(),
        };
        let bar = self.bar.get_or_insert_with(|| {
            ProgressBar::with_draw_target(total, ProgressDrawTarget::stderr())
        });
        let style = ProgressStyle::with_template(&template)
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        bar.set_style(if self.unicode {
            style.progress_chars("━╸ ")
        } else {
            style.progress_chars("=> ").tick_chars("|/-\\ ")
        });
        bar.set_message(text);
        bar.set_position(self.done);
        bar.tick();
    }

    /// Returns the parts of the text next to the bar, the most important first.
    fn parts(&self, total: Option<u64>, elapsed: Duration, texts: &Texts) -> Vec<String> {
        let seconds = elapsed.as_secs_f64();
        let mut parts = Vec::new();
        let said = |name: &str, count: u64, all: u64| {
            texts.say(name, &[("count", count.into()), ("all", all.into())])
        };
        let share = total.map(|total| (self.done as f64 / total.max(1) as f64).min(1.0));
        let puzzles = match self.extent {
            Extent::Puzzles(_) => self.done,
            Extent::Bytes(_) => self.puzzles,
        };
        match (total, share) {
            // For a single puzzle there is no share to show.
            (Some(..2), _) => {}
            (Some(total), Some(share)) => {
                parts.push(format!("{:>3} %", (100.0 * share) as u64));
                let (name, all) = match self.extent {
                    Extent::Puzzles(_) => ("progress-of", total),
                    Extent::Bytes(_) => {
                        ("progress-of-about", rounded(puzzles as f64 / share.max(1e-9)))
                    }
                };
                parts.push(said(name, puzzles, all));
            }
            _ => {
                parts.push(said("progress-done", puzzles, 0));
                parts.push(HumanBytes(self.done).to_string());
            }
        }
        if !self.message.is_empty() {
            parts.push(self.message.clone());
        }
        match share.filter(|share| *share > 0.0 && total > Some(1)) {
            Some(share) => {
                parts.push(said("progress-rate", (puzzles as f64 / seconds) as u64, 0));
                let left = Duration::try_from_secs_f64(seconds * (1.0 - share) / share)
                    .unwrap_or_default();
                parts.push(
                    texts.say(
                        "progress-left",
                        &[("time", FormattedDuration(left).to_string().into())],
                    ),
                );
            }
            None => parts.push(FormattedDuration(elapsed).to_string()),
        }
        parts
    }

    /// Hides the bar while `write` writes something else to the screen.
    pub fn suspended<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    /// Removes the bar from the screen for good.
    pub fn finish(&mut self) {
        self.is_wanted = false;
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}

/// Joins as many of the first parts as fit into this number of columns. Reserves two columns for
/// the spinner.
fn fitting(parts: Vec<String>, columns: usize) -> String {
    let mut text = String::new();
    for part in parts {
        let longer = if text.is_empty() { part } else { format!("{text}  {part}") };
        if longer.width() + 2 > columns {
            break;
        }
        text = longer;
    }
    text
}

/// Rounds an estimate to two digits, because more would suggest a precision that it does not have.
fn rounded(number: f64) -> u64 {
    let unit = 10_f64.powf(number.max(1.0).log10().floor() - 1.0).max(1.0);
    ((number / unit).round() * unit) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_joined_as_far_as_they_fit() {
        let parts = || ["12 %", "約49,000問", "残り 00:00:07"].map(str::to_owned).to_vec();
        for (columns, text) in [
            (80, "12 %  約49,000問  残り 00:00:07"),
            (20, "12 %  約49,000問"),
            (10, "12 %"),
            (3, ""),
        ] {
            assert_eq!(fitting(parts(), columns), text, "{columns}");
        }
    }

    #[test]
    fn estimates_are_rounded() {
        assert_eq!([0.4, 7.0, 99.6, 49_158.0].map(rounded), [0, 7, 100, 49_000]);
    }
}
