//! Helpers that run the command.

use std::ffi::OsStr;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use tempfile::TempDir;

/// Inkala's puzzle (S3.3) and its answer.
pub const INKALA: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
pub const INKALA_ANSWER: &str =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
/// The sample of the format page, and its answer.
pub const SAMPLE: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
pub const SAMPLE_ANSWER: &str =
    "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
/// The first sample of S3, in which column 6 has two 7s.
pub const IMPOSSIBLE: &str =
    "8..........36......7..9.2...5...7......457......1...3...1....68..85...1..9....4..";
/// Inkala's puzzle without its first two givens. It has 19 clues and several solutions.
pub const SEVERAL: &str =
    "............6......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// The result of a run.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Ran {
        Ran {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Ran {
    /// Returns all three parts as text, for a snapshot.
    pub fn shown(&self) -> String {
        format!("{}--- messages\n{}--- code {:?}\n", self.out, self.err, self.code.unwrap())
    }

    /// Fails unless the run ended with this exit code and these outputs.
    #[track_caller]
    pub fn expect(self, code: i32, out: &str, err: &str) {
        assert_eq!((self.code, self.out.as_str(), self.err.as_str()), (Some(code), out, err));
    }
}

/// Returns the command, in an environment that contains only a UTF-8 locale.
pub fn command(arguments: &[impl AsRef<OsStr>]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_numpre"));
    command.args(arguments).env_clear().env("LC_ALL", "C.UTF-8");
    command
}

/// Starts a command whose outputs the test reads.
///
/// Wine sometimes fails to start a process while other threads start theirs, with Windows' error
/// 1359 (`ERROR_INTERNAL_ERROR`). This is not an error of the command, so it is started again.
fn start(command: &mut Command) -> Child {
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    for _ in 0..4 {
        match command.spawn() {
            Err(error) if cfg!(windows) && error.raw_os_error() == Some(1359) => {}
            started => return started.unwrap(),
        }
    }
    command.spawn().unwrap()
}

/// Runs a command with empty standard input.
fn ran(command: &mut Command) -> Ran {
    start(command.stdin(Stdio::null())).wait_with_output().unwrap().into()
}

/// Runs the command with empty standard input.
pub fn numpre(arguments: &[impl AsRef<OsStr>]) -> Ran {
    ran(&mut command(arguments))
}

/// Runs the command with this text on its standard input.
pub fn fed(arguments: &[impl AsRef<OsStr>], text: impl AsRef<[u8]>) -> Ran {
    let mut child = start(command(arguments).stdin(Stdio::piped()));
    let (mut stdin, text) = (child.stdin.take().unwrap(), text.as_ref().to_vec());
    // A run that ends early closes its standard input, which is not an error here.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&text)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output.into()
}

/// A temporary folder of files.
pub struct Folder(TempDir);

impl Folder {
    pub fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    /// Returns the path of this file, whether or not it exists.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a file.
    pub fn file(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    /// Runs the command in the folder, so that messages contain the short names of files.
    pub fn numpre(&self, arguments: &[&str]) -> Ran {
        ran(command(arguments).current_dir(self.0.path()))
    }

    /// Returns the names of all files in it, sorted.
    pub fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.0.path()).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// Returns the content of a file.
    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }
}
