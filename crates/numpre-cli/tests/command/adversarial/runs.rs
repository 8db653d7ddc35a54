//! Runs the command many times, several runs at once, and collects what is wrong.

use super::checks::Expected;
use crate::run::{Folder, Ran};
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Mutex, mpsc};
use std::thread;
use std::time::Duration;

/// A time that no run reaches, however busy the machine is, unless it hangs.
const HANGS: Duration = Duration::from_secs(120);

/// The limit of a run's address space in kilobytes. Most of it is reserved for threads but not
/// used.
const MEMORY: &str = "2000000";

/// A run of the command.
pub struct Run {
    arguments: Vec<String>,
    input: Vec<u8>,
    expected: Expected,
}

impl Run {
    pub fn new(arguments: &[&str], expected: Expected) -> Run {
        let arguments = arguments.iter().map(|argument| (*argument).to_owned()).collect();
        Run { arguments, input: Vec::new(), expected }
    }

    /// Returns the same run with this text on its standard input.
    pub fn fed(mut self, input: &[u8]) -> Run {
        self.input = input.to_vec();
        self
    }

    /// Runs the command in the folder of the files, and returns what is wrong; `None` if nothing
    /// is. Its output goes to another folder.
    fn fault(&self, files: &Folder) -> Option<String> {
        let own = Folder::new();
        let out = self.arguments.iter().position(|argument| argument == "--out");
        let mut arguments = self.arguments.clone();
        let name = out
            .and_then(|place| arguments.get_mut(place + 1))
            .filter(|name| name.starts_with("out."));
        let name =
            name.map(|name| std::mem::replace(name, own.path(name).to_string_lossy().into_owned()));
        let ran = match ran(files, &arguments, &self.input) {
            Ok(ran) => ran,
            Err(fault) => return Some(format!("{:?}: {fault}", self.arguments)),
        };
        let left = own.names();
        let is_tidy = name.map_or(left.is_empty(), |name| left.is_empty() || left == [name]);
        let fault =
            self.expected.fault(&ran).or_else(|| (!is_tidy).then(|| format!("leaves {left:?}")));
        let begin = |text: &str| text.chars().take(600).collect::<String>();
        fault.map(|fault| {
            format!(
                "{:?}: {fault}\n{:?} {}{}",
                self.arguments,
                ran.code,
                begin(&ran.out),
                begin(&ran.err)
            )
        })
    }
}

fn ran(folder: &Folder, arguments: &[String], input: &[u8]) -> Result<Ran, String> {
    let mut command = if cfg!(unix) {
        let mut shell = Command::new("sh");
        let script = format!("ulimit -v {MEMORY} 2>/dev/null; exec \"$0\" \"$@\"");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_numpre")]);
        shell
    } else {
        Command::new(env!("CARGO_BIN_EXE_numpre"))
    };
    command.args(arguments).env_clear().env("LC_ALL", "C.UTF-8").current_dir(folder.path("."));
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| e.to_string())?;
    let (mut stdin, input, id) = (child.stdin.take().unwrap(), input.to_vec(), child.id());
    thread::spawn(move || drop(stdin.write_all(&input)));
    let (ended, end) = mpsc::channel();
    thread::spawn(move || drop(ended.send(child.wait_with_output())));
    match end.recv_timeout(HANGS) {
        Ok(Ok(output)) => {
            let text = |bytes: Vec<u8>| {
                String::from_utf8(bytes).map_err(|_| "writes what is no UTF-8".to_owned())
            };
            Ok(Ran {
                code: output.status.code(),
                out: text(output.stdout)?,
                err: text(output.stderr)?,
            })
        }
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => {
            let _ = Command::new("kill").args(["-9", &id.to_string()]).status();
            Err("hangs".to_owned())
        }
    }
}

/// Runs all. Fails if one breaks its expectations, or if there are fewer than `at_least`.
#[track_caller]
pub fn all_of_them(files: &Folder, runs: Vec<Run>, at_least: usize) {
    assert!(runs.len() >= at_least, "{} runs", runs.len());
    let (next, faults) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let threads = thread::available_parallelism().map_or(2, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(run) = runs.get(next.fetch_add(1, SeqCst)) {
                    if let Some(fault) = run.fault(files) {
                        faults.lock().unwrap().push(fault);
                    }
                }
            });
        }
    });
    let faults = faults.into_inner().unwrap();
    assert!(
        faults.is_empty(),
        "{} of {} runs:\n\n{}",
        faults.len(),
        runs.len(),
        faults.join("\n\n")
    );
}
