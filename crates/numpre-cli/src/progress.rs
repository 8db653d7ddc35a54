//! The progress bar on a terminal's standard error.

use crate::session::Session;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

/// A run that ends sooner gets no bar.
const AFTER: Duration = Duration::from_millis(500);

/// How often the bar is drawn.
const EVERY: Duration = Duration::from_millis(100);

/// Progress by bytes of input: a bar where their number is known, a count where it is not.
pub struct Progress {
    bar: Option<ProgressBar>,
    is_wanted: bool,
    unicode: bool,
    total: Option<u64>,
    bytes: u64,
    begun: Instant,
    drawn: Instant,
}

impl Progress {
    /// Progress of a run that has not begun. It shows where standard error is a terminal and the answers go elsewhere: on
    /// the screen they are progress enough.
    pub fn new(session: &Session) -> Progress {
        let to_screen = session.out.is_none() && io::stdout().is_terminal();
        let (is_wanted, now) = (io::stderr().is_terminal() && !to_screen, Instant::now());
        let unicode = session.style.unicode;
        Progress { bar: None, is_wanted, unicode, total: None, bytes: 0, begun: now, drawn: now }
    }

    /// The answers do not appear on the screen before the run has ended: progress shows there too.
    pub fn show_on_screen(&mut self) {
        self.is_wanted = io::stderr().is_terminal();
    }

    /// The run begins, over so many bytes if that is known.
    pub fn begin(&mut self, total: Option<u64>) {
        self.total = total;
        self.begun = Instant::now();
    }

    /// So many more bytes are done.
    pub fn add(&mut self, bytes: u64) {
        self.bytes += bytes;
        let now = Instant::now();
        if !self.is_wanted || now - self.begun < AFTER || now - self.drawn < EVERY {
            return;
        }
        self.drawn = now;
        let bar = self.bar.get_or_insert_with(|| {
            let bar = ProgressBar::with_draw_target(self.total, ProgressDrawTarget::stderr());
            bar.set_style(look(self.total, self.unicode));
            bar.with_elapsed(now - self.begun)
        });
        bar.set_position(self.bytes);
        bar.tick();
    }

    /// Writes something else to standard error, above the bar.
    pub fn beside(&self, write: impl FnOnce()) {
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    /// Takes the bar from the screen for good.
    pub fn finish(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}

fn look(total: Option<u64>, unicode: bool) -> ProgressStyle {
    let template = match total {
        Some(_) => "{bar:28} {percent:>3} %  {bytes} / {total_bytes}  {bytes_per_sec}  {eta}",
        None => "{spinner} {bytes}  {bytes_per_sec}  {elapsed}",
    };
    let look = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    if unicode { look.progress_chars("━╸ ") } else { look.progress_chars("=> ").tick_chars("|/-\\ ") }
}
