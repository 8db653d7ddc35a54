//! `explain --step` on a terminal: one key per step, and the terminal is restored at every end.

use crate::explanations::OF_RANK;
use crate::narrow::fits;
use crate::run::*;
use crate::scene::{LANGUAGES, Scene};
use crate::signals::{effective, send};
use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::termios::{LocalModes, tcgetattr};
use std::io::{Read, Write};
use std::process::{Child, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// The maximum time that a busy machine may take for one page.
const PATIENCE: Duration = Duration::from_secs(60);

/// The command, running on its own terminal.
struct Terminal {
    pty: Arc<Pty>,
    child: Child,
    /// Everything that it has written.
    screen: Arc<Mutex<String>>,
}

impl Terminal {
    /// Starts the command with `explain --step`. `fed` is its standard input; if it is `None`, the
    /// terminal is.
    fn start(columns: u16, arguments: &[&str], fed: Option<&str>) -> Terminal {
        let (pty, end) = open().unwrap();
        pty.resize(Size::new(50, columns)).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_numpre"))
            .args(["explain", "--step"])
            .args(arguments)
            .env_clear()
            .env("LC_ALL", "C.UTF-8")
            .env("TERM", "xterm");
        if fed.is_some() {
            command = command.stdin(Stdio::piped());
        }
        let mut child = command.spawn(end).unwrap();
        if let (Some(text), Some(mut stdin)) = (fed, child.stdin.take()) {
            stdin.write_all(text.as_bytes()).unwrap();
        }
        let pty = Arc::new(pty);
        let (reader, screen) = (Arc::clone(&pty), Arc::new(Mutex::new(String::new())));
        let written = Arc::clone(&screen);
        thread::spawn(move || {
            let (mut bytes, mut all) = ([0; 4096], Vec::new());
            // At the end the terminal is closed, which is an error.
            while let Ok(count @ 1..) = (&*reader).read(&mut bytes) {
                all.extend_from_slice(&bytes[..count]);
                *written.lock().unwrap() = String::from_utf8_lossy(&all).into_owned();
            }
        });
        Terminal { pty, child, screen }
    }

    /// Waits until the last page contains this text, and returns the page. Fails if a line is too
    /// wide.
    #[track_caller]
    fn shows(&self, text: &str) -> String {
        let begun = Instant::now();
        loop {
            let all = self.screen.lock().unwrap().clone();
            let page = plain(all.rsplit("\u{1b}[J").next().unwrap_or_default());
            // The line of keys is written last, so then the page is complete.
            if page.contains(text) && page.contains('?') {
                return page;
            }
            assert!(begun.elapsed() < PATIENCE, "{text} does not appear: {all}");
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn press(&self, keys: &str) {
        (&*self.pty).write_all(keys.as_bytes()).unwrap();
    }

    /// Returns whether the terminal is in its initial mode: it reads whole lines and shows typed
    /// keys.
    fn is_as_it_was(&self) -> bool {
        let modes = tcgetattr(&*self.pty).unwrap().local_modes;
        modes.contains(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG)
    }

    /// Waits for the end, and checks the exit code and that the terminal is restored.
    #[track_caller]
    fn ends(mut self, code: i32) {
        let begun = Instant::now();
        let status = loop {
            match self.child.try_wait().unwrap() {
                Some(status) => break status,
                None => thread::sleep(Duration::from_millis(10)),
            }
            assert!(begun.elapsed() < PATIENCE, "{:?}", self.screen);
        };
        assert_eq!(status.code(), Some(code), "{:?}", self.screen);
        assert!(self.is_as_it_was());
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // The command has ended already, unless the test has failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns the text of a page without its colours.
fn plain(page: &str) -> String {
    let mut plain = String::new();
    let mut letters = page.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\u{1b}' => drop(letters.find(char::is_ascii_alphabetic)),
            '\r' => {}
            letter => plain.push(letter),
        }
    }
    plain
}

#[test]
fn keys_go_one_step_forward_and_back() {
    for (columns, lang) in [(40, "en"), (60, "ja"), (80, "en"), (80, "ja"), (40, "ja"), (60, "en")]
    {
        let terminal = Terminal::start(columns, &["--lang", lang, OF_RANK[4][0]], None);
        let step = |number: usize| match lang {
            "en" => format!("step {number} of 57"),
            _ => format!("57手中{number}手目"),
        };
        fits(&terminal.shows(if lang == "en" { "57 steps" } else { "全57手" }), columns.into());
        assert!(!terminal.is_as_it_was());
        // Space, Enter and the right arrow go forward; b and the left arrow go back.
        for (key, number) in
            [(" ", 1), ("\r", 2), ("\u{1b}[C", 3), ("b", 2), ("\u{1b}[D", 1), (" ", 2)]
        {
            terminal.press(key);
            fits(&terminal.shows(&step(number)), columns.into());
        }
        terminal.press("?");
        let help = terminal.shows("Backspace");
        fits(&help, columns.into());
        assert!(!help.contains(&step(2)), "{help}");
        // Any key leads from the help back to the step.
        terminal.press(" ");
        terminal.shows(&step(2));
        terminal.press("q");
        terminal.ends(0);
    }
}

#[test]
fn the_last_step_leads_to_the_solution_and_the_end() {
    let terminal = Terminal::start(80, &["--brief", "--check", OF_RANK[0][1]], None);
    terminal.shows("steps");
    let solution = numpre(&["solve", OF_RANK[0][1]]).out;
    let steps = numpre(&["explain", OF_RANK[0][1]]).out.split("; ").count();
    for number in 1..=steps {
        terminal.press(" ");
        terminal.shows(&format!("step {number} of {steps}"));
    }
    terminal.press(" ");
    let page = terminal.shows("steps are sound");
    let digits: String = page
        .lines()
        .filter(|line| line.starts_with('│'))
        .flat_map(str::chars)
        .filter(char::is_ascii_digit)
        .collect();
    assert_eq!(digits, solution.trim_end());
    terminal.press(" ");
    terminal.ends(0);
}

/// Keys come from the terminal, not from standard input. Each puzzle is shown in turn, and an
/// unreadable line has a page with its error.
#[test]
fn keys_come_from_the_terminal_though_puzzles_come_from_a_pipe() {
    let terminal =
        Terminal::start(60, &[], Some(&format!("{}\n12\n{IMPOSSIBLE}\n", OF_RANK[0][0])));
    terminal.shows("<stdin>:1 · ");
    terminal.press(" ");
    let steps = numpre(&["explain", OF_RANK[0][0]]).out.split("; ").count();
    for number in 1..=steps {
        terminal.shows(&format!("<stdin>:1 · ★ very easy · step {number} of "));
        terminal.press(" ");
    }
    terminal.shows("Solution");
    terminal.press(" ");
    terminal.shows("<stdin>:2:");
    terminal.press(" ");
    terminal.shows("<stdin>:3 · no solution");
    terminal.press("q");
    terminal.ends(2);
}

#[test]
fn escape_ends_it() {
    let terminal = Terminal::start(80, &[OF_RANK[0][0]], None);
    terminal.shows("steps");
    terminal.press("\u{1b}");
    terminal.ends(0);
}

#[test]
fn signals_leave_the_terminal_as_it_was() {
    let terminal = Terminal::start(80, &[OF_RANK[0][0]], None);
    terminal.shows("steps");
    terminal.press("\u{3}");
    terminal.ends(130);
    for (signal, code) in effective(&[("TERM", 143), ("INT", 130), ("HUP", 129)]) {
        let terminal = Terminal::start(80, &[OF_RANK[0][0]], None);
        terminal.shows("steps");
        send(signal, &terminal.child);
        terminal.ends(code);
    }
}

/// While the command waits for a puzzle, the terminal is in its usual mode, so nothing has to be
/// restored.
#[test]
fn a_signal_ends_it_at_once_while_a_puzzle_is_waited_for() {
    let terminal = Terminal::start(80, &[], None);
    terminal.press("12\n");
    // The terminal itself shows what is typed, because it reads whole lines.
    let begun = Instant::now();
    while !terminal.screen.lock().unwrap().contains("12") {
        assert!(begun.elapsed() < PATIENCE);
        thread::sleep(Duration::from_millis(10));
    }
    thread::sleep(Duration::from_millis(300));
    terminal.press("\u{3}");
    terminal.ends(130);
}

/// After a change of size the page is drawn again.
#[test]
fn a_page_is_drawn_again_after_a_change_of_size() {
    let terminal = Terminal::start(80, &[OF_RANK[4][0]], None);
    terminal.press(" ");
    let wide = terminal.shows("step 1 of ");
    terminal.pty.resize(Size::new(50, 40)).unwrap();
    let begun = Instant::now();
    while terminal.shows("step 1 of ") == wide {
        assert!(begun.elapsed() < PATIENCE);
        thread::sleep(Duration::from_millis(10));
    }
    fits(&terminal.shows("step 1 of "), 40);
    terminal.press("q");
    terminal.ends(0);
}

#[test]
fn without_a_terminal_it_says_what_was_expected() {
    let mut scene = Scene::default();
    for lang in LANGUAGES {
        let options = ["explain", "--step", "--lang", lang, OF_RANK[0][0]];
        scene.add(lang, &numpre(&options).shown());
    }
    scene.check("explain-step-no-terminal");
}
