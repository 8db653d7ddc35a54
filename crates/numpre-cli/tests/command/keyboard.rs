//! Input from the keyboard: a command that waits for it prints a note.

use crate::run::*;
use pty_process::blocking::{Command, open};
use std::io::{Read, Write};
use std::process::Stdio;

/// Runs the command with a terminal as its standard input, and types a line and Ctrl-D. Returns the
/// exit code and the two output streams, which are not the terminal.
fn typed(arguments: &[&str], line: &str) -> (Option<i32>, String, String) {
    let (pty, end) = open().unwrap();
    let command = Command::new(env!("CARGO_BIN_EXE_numpre"))
        .args(arguments)
        .env_clear()
        .env("LC_ALL", "C.UTF-8");
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn(end).unwrap();
    (&pty).write_all(format!("{line}\n\u{4}").as_bytes()).unwrap();
    let (mut out, mut err) = (String::new(), String::new());
    child.stdout.take().unwrap().read_to_string(&mut out).unwrap();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    (child.wait().unwrap().code(), out, err)
}

#[test]
fn a_command_that_reads_the_keyboard_says_so() {
    let message = "reading from the keyboard; Ctrl-D ends the input\n".to_owned();
    let answer = format!("{INKALA_ANSWER}\n");
    assert_eq!(typed(&["solve"], INKALA), (Some(0), answer.clone(), message.clone()));
    assert_eq!(typed(&["solve", "-"], INKALA), (Some(0), answer.clone(), message));
    let japanese = "キーボードから入力を読んでいます。Ctrl-Dで入力を終わります\n".to_owned();
    assert_eq!(typed(&["solve", "--lang", "ja"], INKALA), (Some(0), answer.clone(), japanese));
    // If the keyboard is not read, or the input is a pipe, there is no note.
    assert_eq!(typed(&["solve", INKALA], ""), (Some(0), answer.clone(), String::new()));
    fed(&["solve"], format!("{INKALA}\n")).expect(0, &answer, "");
}

#[test]
fn a_pattern_is_read_from_the_keyboard_too() {
    let (code, out, err) = typed(&["generate", "--seed", "1", "--pattern", "-"], INKALA_ANSWER);
    assert_eq!((code, out.lines().count()), (Some(0), 1), "{err}");
    assert!(err.starts_with("reading from the keyboard; "), "{err}");
}
