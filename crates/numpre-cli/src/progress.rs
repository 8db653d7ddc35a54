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
    style: ProgressStyle,
    total: Option<u64>,
    bytes: u64,
    begun: Instant,
    drawn: Instant,
    is_wanted: bool,
}

impl Progress {
    /// Progress of a run that begins now. It shows where standard error is a terminal and the answers go elsewhere: on the
    /// screen they are progress enough.
    pub fn new(session: &Session, total: Option<u64>) -> Progress {
        let to_screen = session.out.is_none() && io::stdout().is_terminal();
        let known = if session.style.unicode { "█▌ " } else { "=> " };
        let style = match total {
            Some(_) => ProgressStyle::with_template("{bar:40} {percent:>3} %  {bytes}/{total_bytes}  {bytes_per_sec}  {eta}"),
            None => ProgressStyle::with_template("{spinner} {bytes}  {bytes_per_sec}  {elapsed}"),
        };
        let style = style.unwrap_or_else(|_| ProgressStyle::default_bar()).progress_chars(known);
        let now = Instant::now();
        let is_wanted = io::stderr().is_terminal() && !to_screen;
        Progress { bar: None, style, total, bytes: 0, begun: now, drawn: now, is_wanted }
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
            bar.set_style(self.style.clone());
            bar.with_elapsed(now - self.begun)
        });
        bar.set_position(self.bytes);
        bar.tick();
    }

    /// Takes the bar from the screen for good.
    pub fn finish(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}
