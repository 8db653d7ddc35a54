//! The screen: its width, and pages on it.

use crossterm::cursor::{MoveTo, MoveToColumn};
use crossterm::terminal::{self, Clear, ClearType};
use crossterm::{execute, queue};
use std::env;
use std::io::{self, Write};

/// The width of text in a file or a pipe, in columns.
const USUAL: usize = 80;

/// Returns the maximum width of a line: the variable `COLUMNS` if it is set, else the width of the
/// terminal, else 80.
pub fn width(to_terminal: bool) -> usize {
    let asked = env::var("COLUMNS").ok().and_then(|columns| columns.trim().parse().ok());
    let found =
        || terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| usize::from(width.0));
    // A terminal that does not know its size reports 0.
    let known = |width: &usize| *width > 0;
    asked.filter(known).or_else(|| found().filter(|_| to_terminal).filter(known)).unwrap_or(USUAL)
}

/// Returns whether the terminal understands escape sequences. On Windows this call makes the
/// console understand them.
#[cfg(windows)]
pub fn takes_escapes() -> bool {
    crossterm::ansi_support::supports_ansi()
}

/// Returns whether the terminal understands escape sequences. All terminals do; the variable `TERM`
/// is checked elsewhere.
#[cfg(not(windows))]
pub const fn takes_escapes() -> bool {
    true
}

/// Returns the width of standard error, which is a terminal.
pub fn width_of_messages() -> usize {
    let found =
        terminal_size::terminal_size_of(io::stderr()).map(|(width, _)| usize::from(width.0));
    found.filter(|width| *width > 0).unwrap_or(USUAL)
}

/// Pages on the terminal, each of which replaces the page before. The earlier content of the screen
/// has scrolled up. Dropping this erases the line of keys below the last page.
pub struct Page(());

impl Page {
    /// Makes room for pages by scrolling up the content of the screen.
    ///
    /// # Errors
    /// Returns an error if the terminal cannot be written.
    pub fn begin() -> io::Result<Page> {
        let (_, height) = terminal::size()?;
        let mut screen = io::stdout().lock();
        screen.write_all("\r\n".repeat(usize::from(height)).as_bytes())?;
        screen.flush()?;
        Ok(Page(()))
    }

    /// Shows a page, and below it the line of keys. A page that is higher than the screen can be
    /// seen by scrolling back.
    ///
    /// # Errors
    /// Returns an error if the terminal cannot be written.
    pub fn show(&self, text: &[u8], foot: &[u8]) -> io::Result<()> {
        let mut screen = io::stdout().lock();
        queue!(screen, MoveTo(0, 0), Clear(ClearType::FromCursorDown))?;
        let text = [text, foot.strip_suffix(b"\n").unwrap_or(foot)].concat();
        // In this mode a terminal does not return to the first column at a line end, so `\r` is
        // added.
        for line in text.split_inclusive(|byte| *byte == b'\n') {
            let (line, end) =
                line.strip_suffix(b"\n").map_or((line, &b""[..]), |line| (line, b"\r\n"));
            screen.write_all(line)?;
            screen.write_all(end)?;
        }
        screen.flush()
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        // If the terminal is gone, there is nothing to erase.
        let _ = execute!(io::stdout(), MoveToColumn(0), Clear(ClearType::CurrentLine));
    }
}
