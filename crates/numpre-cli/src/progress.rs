//! The progress bar on a terminal's standard error.

use crate::lang::{Lang, Texts};
use crate::output::Outlet;
use crate::session::Session;
use crate::stream;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::fmt;
use std::io::{self, IsTerminal};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// A run that ends sooner gets no bar.
const AFTER: Duration = Duration::from_millis(500);

/// How often the bar is drawn.
const EVERY: Duration = Duration::from_millis(100);

/// How much there is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// So many bytes of input, if that is known.
    Bytes(Option<u64>),
    /// So many problems to make.
    Problems(u64),
}

/// Progress by bytes of input or by problems: a bar where their number is known, a count where it is not.
pub struct Progress {
    bar: Option<ProgressBar>,
    is_wanted: bool,
    unicode: bool,
    extent: Extent,
    done: u64,
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
        Progress { bar: None, is_wanted, unicode, extent: Extent::Bytes(None), done: 0, begun: now, drawn: now }
    }

    /// It may be long before an answer appears on the screen: progress shows there too.
    pub fn show_on_screen(&mut self) {
        self.is_wanted = io::stderr().is_terminal();
    }

    /// The run begins, over so much.
    pub fn begin(&mut self, extent: Extent) {
        self.extent = extent;
        self.begun = Instant::now();
    }

    /// So many more bytes or problems are done.
    pub fn add(&mut self, more: u64) {
        self.done += more;
        self.draw();
    }

    fn draw(&mut self) {
        let now = Instant::now();
        if !self.is_wanted || now - self.begun < AFTER || now - self.drawn < EVERY {
            return;
        }
        self.drawn = now;
        let bar = self.bar.get_or_insert_with(|| {
            let total = match self.extent {
                Extent::Bytes(total) => total,
                Extent::Problems(count) => Some(count),
            };
            let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::stderr());
            bar.set_style(look(self.extent, self.unicode));
            bar.with_elapsed(now - self.begun)
        });
        bar.set_position(self.done);
        bar.tick();
    }

    /// Writes something else to the screen, above the bar.
    pub fn beside<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    /// Takes the bar from the screen for good.
    pub fn finish(&mut self) {
        self.is_wanted = false;
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}

/// Keeps the bar going while nothing is done, with what `told` says, until it is finished.
pub fn keep_going(outlet: &Arc<Mutex<Outlet>>, lang: Lang, told: impl Fn(&Texts) -> String + Send + 'static) {
    if !stream::lock(outlet).progress.is_wanted {
        return;
    }
    let outlet = Arc::downgrade(outlet);
    // Where the system has no thread to give, the bar stands still between two results.
    let _ = thread::Builder::new().spawn(move || {
        let texts = Texts::new(lang);
        loop {
            thread::sleep(EVERY);
            let Some(outlet) = outlet.upgrade() else { return };
            let progress = &mut stream::lock(&outlet).progress;
            if !progress.is_wanted {
                return;
            }
            progress.draw();
            if let Some(bar) = &progress.bar {
                bar.set_message(told(&texts));
            }
        }
    });
}

fn look(extent: Extent, unicode: bool) -> ProgressStyle {
    let template = match extent {
        Extent::Problems(..2) => "{spinner} {elapsed}  {msg}",
        Extent::Problems(_) => "{bar:28} {percent:>3} %  {pos} / {len}  {rate}/s  {eta}  {msg}",
        Extent::Bytes(Some(_)) => "{bar:28} {percent:>3} %  {bytes} / {total_bytes}  {bytes_per_sec}  {eta}",
        Extent::Bytes(None) => "{spinner} {bytes}  {bytes_per_sec}  {elapsed}",
    };
    let look = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let rate = |state: &ProgressState, out: &mut dyn fmt::Write| {
        let _ = write!(out, "{:.0}", state.per_sec());
    };
    let look = look.with_key("rate", rate);
    if unicode { look.progress_chars("━╸ ") } else { look.progress_chars("=> ").tick_chars("|/-\\ ") }
}
