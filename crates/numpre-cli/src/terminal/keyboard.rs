//! Single keys from the terminal.

use super::signals;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};
use std::time::Duration;
use std::{io, process};

/// The maximum delay of a signal while no key is pressed.
const PATIENCE: Duration = Duration::from_millis(50);

/// The number of the signal that Ctrl-C stands for.
const SIGINT: i32 = 2;

/// The request that a key stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// Show the next page.
    Next,
    /// Show the page before.
    Back,
    /// End.
    End,
    /// Show the meaning of the keys.
    Help,
    /// A key without a meaning here.
    Other,
    /// Draw the same page again, because the size of the terminal has changed.
    Again,
    /// End because of the signal with this number.
    Signal(i32),
}

/// The state of signals while keys may be read: [`IDLE`], [`READING`], or the number of the signal
/// that asked for the end.
#[derive(Clone)]
pub struct Signal(Arc<AtomicI32>);

/// The state in which no keys are being read, and no signal has come.
const IDLE: i32 = -1;
/// The state in which keys are being read, and no signal has come.
const READING: i32 = 0;

impl Signal {
    /// Makes a signal end the reading of keys in an orderly way. If no keys are being read, it ends
    /// the process at once.
    pub fn watch() -> Signal {
        let signal = Signal(Arc::new(AtomicI32::new(IDLE)));
        let received = Arc::clone(&signal.0);
        signals::watch(move |signal| {
            if received.swap(signal, Ordering::SeqCst) != READING {
                process::exit(signals::exit_code(signal).into());
            }
        });
        signal
    }

    fn change(&self, from: i32, to: i32) {
        // If a signal has come in between, the state stays as it is.
        let _ = self.0.compare_exchange(from, to, Ordering::SeqCst, Ordering::SeqCst);
    }
}

/// A terminal in the mode in which it sends each key at once, not whole lines. Dropping this
/// restores the usual mode.
pub struct Keyboard<'a>(&'a Signal);

impl Keyboard<'_> {
    /// Begins to read keys, from standard input if it is a terminal, else from the terminal that
    /// started the command.
    ///
    /// # Errors
    /// Returns an error if there is neither.
    pub fn open(signal: &Signal) -> io::Result<Keyboard<'_>> {
        signal.change(IDLE, READING);
        let keyboard = Keyboard(signal);
        terminal::enable_raw_mode()?;
        Ok(keyboard)
    }

    /// Waits for a key.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn next(&self) -> io::Result<Pressed> {
        loop {
            let signal = self.0.0.load(Ordering::SeqCst);
            if signal != READING {
                return Ok(Pressed::Signal(signal));
            }
            if !event::poll(PATIENCE)? {
                continue;
            }
            match event::read()? {
                Event::Resize(..) => return Ok(Pressed::Again),
                Event::Key(key) if key.kind != KeyEventKind::Release => return Ok(asked(&key)),
                _ => {}
            }
        }
    }
}

impl Drop for Keyboard<'_> {
    fn drop(&mut self) {
        // If the terminal is gone, there is nothing to restore.
        let _ = terminal::disable_raw_mode();
        self.0.change(READING, IDLE);
    }
}

/// Returns the request that a key stands for.
fn asked(key: &KeyEvent) -> Pressed {
    let plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    match key.code {
        KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => {
            Pressed::Signal(SIGINT)
        }
        KeyCode::Char(' ' | 'n') if plain => Pressed::Next,
        KeyCode::Char('b' | 'p') if plain => Pressed::Back,
        KeyCode::Char('q') if plain => Pressed::End,
        KeyCode::Char('?' | 'h') if plain => Pressed::Help,
        KeyCode::Enter | KeyCode::Right | KeyCode::Down | KeyCode::PageDown => Pressed::Next,
        KeyCode::Backspace | KeyCode::Left | KeyCode::Up | KeyCode::PageUp => Pressed::Back,
        KeyCode::Esc => Pressed::End,
        _ => Pressed::Other,
    }
}
