//! The endings of a run, and the content of its output file after them: the earlier content, or all
//! of the new content. No other file is left.

use crate::run::*;
use crate::signals::{effective, send};
use std::fs::{self, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::thread;
use std::time::{Duration, Instant};

const BEFORE: &str = "as before";

/// Creates a folder with a file that a run is to replace.
fn with_old_file() -> Folder {
    let folder = Folder::new();
    folder.file("out.txt", BEFORE);
    folder
}

#[track_caller]
fn is_untouched(folder: &Folder) {
    assert_eq!(folder.names(), ["out.txt"]);
    assert_eq!(folder.read("out.txt"), BEFORE);
}

/// Starts the command in the folder.
fn started(folder: &Folder, arguments: &[&str]) -> Child {
    let mut command = command(arguments);
    command
        .current_dir(folder.path("."))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command.spawn().unwrap()
}

/// Feeds the command without end. Returns when it has read enough that some answers are written.
fn at_work(child: &mut Child) {
    let (mut stdin, text) = (child.stdin.take().unwrap(), format!("{SAMPLE}\n").repeat(1000));
    let taken = Arc::new(AtomicU64::new(0));
    let counter = Arc::clone(&taken);
    thread::spawn(move || {
        while stdin.write_all(text.as_bytes()).is_ok() {
            counter.fetch_add(text.len() as u64, SeqCst);
        }
    });
    let begun = Instant::now();
    while taken.load(SeqCst) < 3_000_000 && begun.elapsed() < Duration::from_secs(30) {
        thread::sleep(Duration::from_millis(5));
    }
}

/// Sends the signal. Returns the exit code and the messages on standard error.
fn ended_by(signal: &str, mut child: Child) -> (Option<i32>, String) {
    send(signal, &child);
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    (child.wait().unwrap().code(), err)
}

#[test]
fn a_signal_leaves_the_old_file_and_its_own_exit_code() {
    for (signal, code) in effective(&[("INT", 130), ("TERM", 143), ("HUP", 129)]) {
        let folder = with_old_file();
        let mut child = started(&folder, &["solve", "--out", "out.txt"]);
        at_work(&mut child);
        let (ended, err) = ended_by(signal, child);
        assert_eq!(ended, Some(code), "{err}");
        let message = "numpre: out.txt: not written, since the run ended early; \
                       --keep-partial would keep what is finished\n";
        assert_eq!(err, message);
        is_untouched(&folder);
    }
}

#[test]
fn a_signal_leaves_whole_lines_on_standard_output() {
    for (signal, code) in effective(&[("TERM", 143), ("HUP", 129)]) {
        let folder = Folder::new();
        let mut child = started(&folder, &["solve", "--out", "-"]);
        let mut stdout = child.stdout.take().unwrap();
        let reader = thread::spawn(move || io::read_to_string(&mut stdout).unwrap());
        at_work(&mut child);
        assert_eq!(ended_by(signal, child), (Some(code), String::new()));
        let all = reader.join().unwrap();
        assert!(all.ends_with('\n') && all.lines().all(|line| line == SAMPLE_ANSWER));
        assert_eq!(folder.names(), [""; 0]);
    }
}

#[test]
#[cfg(target_os = "linux")]
fn under_nohup_the_end_of_the_session_changes_nothing() {
    let folder = with_old_file();
    let mut child = Command::new("nohup");
    child
        .arg(env!("CARGO_BIN_EXE_numpre"))
        .args(["solve", "--out", "out.txt"])
        .current_dir(folder.path("."));
    let mut child =
        child.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let text = format!("{SAMPLE}\n").repeat(1000);
    for _ in 0..20 {
        stdin.write_all(text.as_bytes()).unwrap();
    }
    send("HUP", &child);
    thread::sleep(Duration::from_millis(50));
    stdin.write_all(text.as_bytes()).unwrap();
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert_eq!(folder.read("out.txt").lines().count(), 21_000);
}

#[test]
fn keep_partial_keeps_what_is_finished() {
    for (signal, code) in effective(&[("INT", 130), ("TERM", 143), ("HUP", 129)]) {
        let folder = with_old_file();
        let mut child = started(&folder, &["solve", "--out", "out.txt", "--keep-partial"]);
        at_work(&mut child);
        let (ended, err) = ended_by(signal, child);
        assert_eq!(ended, Some(code), "{err}");
        assert_eq!(
            err,
            "numpre: out.txt: incomplete; it holds what was finished before the run ended\n"
        );
        assert_eq!(folder.names(), ["out.txt"]);
        let kept = folder.read("out.txt");
        assert!(kept.ends_with('\n') && kept.lines().all(|line| line == SAMPLE_ANSWER));
        assert!(kept.lines().count() > 1000);
    }
}

#[test]
fn a_signal_among_pictures_leaves_whole_files_only() {
    for signal in ["INT", "TERM"] {
        let folder = Folder::new();
        let mut child = started(&folder, &["draw", "--out", "board.svg"]);
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(format!("{SAMPLE}\n").repeat(40).as_bytes()).unwrap();
        let begun = Instant::now();
        while folder.names().is_empty() && begun.elapsed() < Duration::from_secs(30) {
            thread::sleep(Duration::from_millis(1));
        }
        let (ended, err) = ended_by(signal, child);
        assert_eq!(ended, Some(if signal == "INT" { 130 } else { 143 }), "{err}");
        let names = folder.names();
        assert!(!names.is_empty());
        for (place, name) in names.iter().enumerate() {
            assert_eq!(*name, format!("board-{:03}.svg", place + 1));
            assert!(folder.read(name).ends_with("</svg>\n"), "{name}");
        }
    }
}

#[test]
fn a_signal_finds_a_run_that_waits_for_input() {
    let folder = with_old_file();
    let mut child = started(&folder, &["solve", "--out", "out.txt", "--keep-partial"]);
    let mut stdin = child.stdin.take().unwrap();
    writeln!(stdin, "{INKALA}").unwrap();
    // A test cannot see when the answer has been recorded, so it waits for a while.
    thread::sleep(Duration::from_millis(300));
    let (ended, err) = ended_by("INT", child);
    assert_eq!(ended, Some(130), "{err}");
    assert_eq!(folder.read("out.txt"), format!("{INKALA_ANSWER}\n"));
    // If nothing is finished, the earlier file stays in its place.
    let folder = with_old_file();
    let mut child =
        started(&folder, &["solve", "--out", "out.txt", "--keep-partial", "--output", "csv"]);
    let _stdin = child.stdin.take();
    thread::sleep(Duration::from_millis(300));
    let message = "numpre: out.txt: not written, since the run ended early\n";
    assert_eq!(ended_by("INT", child), (Some(130), message.to_owned()));
    is_untouched(&folder);
}

#[test]
fn a_workbook_is_kept_too() {
    let folder = Folder::new();
    let mut child = started(&folder, &["solve", "--out", "out.xlsx", "--keep-partial"]);
    let mut stdin = child.stdin.take().unwrap();
    write!(stdin, "{}", format!("{SAMPLE}\n").repeat(50)).unwrap();
    thread::sleep(Duration::from_millis(500));
    let (ended, err) = ended_by("INT", child);
    assert_eq!(ended, Some(130), "{err}");
    assert_eq!(folder.names(), ["out.xlsx"]);
    let ran = folder.numpre(&["solve", "out.xlsx"]);
    assert!(
        ran.out.lines().count() > 1 && ran.out.lines().all(|line| line == SAMPLE_ANSWER),
        "{ran:?}"
    );
}

/// Returns the options with which the run can be resumed, from the message.
fn resume_options(err: &str) -> Vec<&str> {
    let message = err.lines().last().unwrap();
    let options = message.strip_prefix("stopped; continue with ");
    options.unwrap_or_else(|| panic!("{err}")).split(' ').collect()
}

#[test]
fn a_resumed_run_continues_where_the_first_ended() {
    for name in ["generate", "grid"] {
        for keeps in [true, false] {
            let folder = Folder::new();
            let count = ["--seed", "1", "--count", "9000000"];
            let kept = if keeps { &["--out", "out.txt", "--keep-partial"][..] } else { &[] };
            let mut child = started(&folder, &[&[name], &count[..], kept].concat());
            let made = if keeps {
                thread::sleep(Duration::from_millis(600));
                None
            } else {
                let mut line = String::new();
                let mut stdout = BufReader::new(child.stdout.take().unwrap());
                stdout.read_line(&mut line).unwrap();
                Some(thread::spawn(move || line + &io::read_to_string(stdout).unwrap()))
            };
            let (ended, err) = ended_by("INT", child);
            assert_eq!(ended, Some(130), "{err}");
            let made = made.map_or_else(|| folder.read("out.txt"), |made| made.join().unwrap());
            let options = resume_options(&err);
            let lines = made.lines().count();
            let (start, left) = (lines.to_string(), (9_000_000 - lines).to_string());
            assert_eq!(
                options,
                ["--seed", "1", "--start", start.as_str(), "--count", left.as_str()],
                "{name}"
            );
            // The next puzzle is the one that would have come next.
            let next =
                numpre(&[name, "--seed", "1", "--start", &(lines - 1).to_string(), "--count", "1"]);
            assert_eq!(next.out.trim_end(), made.lines().last().unwrap());
        }
    }
}

#[test]
fn a_strict_stop_leaves_the_old_file() {
    let folder = with_old_file();
    folder.file("in.txt", format!("{SAMPLE}\n12\n{INKALA}\n"));
    let message = "in.txt:2:3: 2 cells; expected 81\n";
    for output in ["line", "json", "csv", "grid"] {
        for threads in ["1", "3"] {
            let options = ["solve", "in.txt", "--strict", "--output", output, "--threads", threads];
            let ran = folder.numpre(&[&options[..], &["--out", "out.txt"]].concat());
            let but = "numpre: out.txt: not written, since the run ended early; \
                       --keep-partial would keep what is finished\n";
            ran.expect(2, "", &format!("{message}{but}"));
            assert_eq!(folder.names(), ["in.txt", "out.txt"]);
            assert_eq!(folder.read("out.txt"), BEFORE);
        }
    }
    let ran = folder.numpre(&["solve", "in.txt", "--strict", "--out", "out.txt", "--keep-partial"]);
    let kept = "numpre: out.txt: incomplete; it holds what was finished before the run ended\n";
    ran.expect(2, "", &format!("{message}{kept}"));
    assert_eq!(folder.read("out.txt"), format!("{SAMPLE_ANSWER}\ninvalid\n"));
}

/// Runs the command in the folder, with a limit of blocks for each file.
fn with_small_files(folder: &Folder, blocks: u32, arguments: &[&str]) -> Ran {
    let script = format!("ulimit -f {blocks} && exec \"$0\" \"$@\"");
    let mut shell = Command::new("sh");
    shell.args(["-c", &script, env!("CARGO_BIN_EXE_numpre")]).args(arguments);
    shell.env_clear().env("LC_ALL", "C.UTF-8").current_dir(folder.path(".")).stdin(Stdio::null());
    shell.output().unwrap().into()
}

#[test]
fn a_file_that_cannot_grow_leaves_the_old_one() {
    let folder = with_old_file();
    folder.file("in.txt", format!("{SAMPLE}\n").repeat(3000));
    let there = || (folder.names(), folder.read("out.txt"));
    let names = vec!["in.txt".to_owned(), "out.txt".to_owned()];
    for output in ["line", "json", "grid"] {
        let ran = with_small_files(
            &folder,
            40,
            &["solve", "in.txt", "--output", output, "--out", "out.txt"],
        );
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        assert!(ran.err.starts_with("numpre: out.txt: cannot be written ("), "{ran:?}");
        assert_eq!(ran.err.lines().count(), 1, "{ran:?}");
        assert_eq!(there(), (names.clone(), BEFORE.to_owned()));
    }
    let ran =
        with_small_files(&folder, 40, &["solve", "in.txt", "--out", "out.txt", "--keep-partial"]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    let (error, kept) = ran.err.split_once('\n').unwrap();
    assert_eq!(
        kept,
        "numpre: out.txt: incomplete; it holds what was finished before the run ended\n"
    );
    assert!(error.starts_with("numpre: out.txt: cannot be written ("), "{ran:?}");
    let (there, kept) = there();
    assert_eq!(there, names);
    assert!(
        kept.ends_with('\n') && kept.lines().all(|line| line == SAMPLE_ANSWER) && !kept.is_empty()
    );
}

#[test]
fn a_workbook_that_cannot_grow_leaves_the_old_one() {
    let folder = Folder::new();
    folder.file("out.xlsx", BEFORE);
    folder.file("in.txt", format!("{SAMPLE}\n").repeat(3000));
    for keeps in [&[][..], &["--keep-partial"]] {
        let ran = with_small_files(
            &folder,
            8,
            &[&["solve", "in.txt", "--out", "out.xlsx"], keeps].concat(),
        );
        assert_eq!((ran.code, ran.err.lines().count()), (Some(2), 1), "{ran:?}");
        assert!(ran.err.starts_with("numpre: out.xlsx: cannot be written ("), "{ran:?}");
        assert_eq!(
            (folder.names(), folder.read("out.xlsx")),
            (vec!["in.txt".into(), "out.xlsx".into()], BEFORE.into())
        );
    }
}

#[test]
fn a_file_is_written_through_a_dangling_link() {
    let folder = Folder::new();
    symlink("target.txt", folder.path("link.txt")).unwrap();
    for puzzle in [INKALA, SAMPLE] {
        folder.numpre(&["solve", puzzle, "--out", "link.txt"]).expect(0, "", "");
        assert!(folder.path("link.txt").is_symlink());
    }
    assert_eq!(folder.names(), ["link.txt", "target.txt"]);
    assert_eq!(folder.read("target.txt"), format!("{SAMPLE_ANSWER}\n"));
    // A link into a missing folder cannot be written through.
    symlink("missing/target.txt", folder.path("lost.txt")).unwrap();
    let ran = folder.numpre(&["solve", INKALA, "--out", "lost.txt"]);
    assert!(
        ran.code == Some(2)
            && ran.err.starts_with("numpre: lost.txt: cannot be written (no such file or folder)"),
        "{ran:?}"
    );
    assert_eq!(folder.names(), ["link.txt", "lost.txt", "target.txt"]);
}

#[test]
fn a_file_keeps_its_permissions() {
    let folder = with_old_file();
    fs::set_permissions(folder.path("out.txt"), fs::Permissions::from_mode(0o646)).unwrap();
    folder.numpre(&["solve", INKALA, "--out", "out.txt"]).expect(0, "", "");
    assert_eq!(fs::metadata(folder.path("out.txt")).unwrap().permissions().mode() & 0o777, 0o646);
}

#[test]
fn a_named_pipe_is_written_as_it_is() {
    let folder = Folder::new();
    assert!(Command::new("mkfifo").arg(folder.path("pipe")).status().unwrap().success());
    let child = started(&folder, &["solve", INKALA, "--out", "pipe"]);
    assert_eq!(folder.read("pipe"), format!("{INKALA_ANSWER}\n"));
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(0));
    assert_eq!(folder.names(), ["pipe"]);
}

#[test]
fn a_dash_is_standard_output() {
    let folder = Folder::new();
    folder.numpre(&["solve", INKALA, "--out", "-"]).expect(0, &format!("{INKALA_ANSWER}\n"), "");
    assert_eq!(folder.names(), [""; 0]);
    folder.numpre(&["solve", INKALA, "--out", "./-"]).expect(0, "", "");
    assert_eq!(folder.names(), ["-"]);
}

#[test]
fn a_message_names_the_file_that_was_asked_for() {
    let folder = Folder::new();
    fs::create_dir(folder.path("sub")).unwrap();
    for (out, why) in [("missing/out.txt", "no such file or folder"), ("sub", "it is a folder")] {
        let ran = folder.numpre(&["solve", INKALA, "--out", out]);
        assert_eq!(ran.code, Some(2));
        assert!(
            ran.err.starts_with(&format!("numpre: {out}: cannot be written ({why})")),
            "{ran:?}"
        );
        assert!(!ran.err.contains(".numpre"), "{ran:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn help_that_cannot_be_written_is_an_error() {
    for lang in ["en", "ja"] {
        for arguments in [&["--help"][..], &["solve", "--help"], &["--version"]] {
            let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
            let output =
                command(&[arguments, &["--lang", lang]].concat()).stdout(full).output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{arguments:?}");
            assert!(String::from_utf8(output.stderr).unwrap().contains("the disk is full"));
        }
    }
    // If the reader has closed the pipe, that is not an error.
    let mut child = started(&Folder::new(), &["--help"]);
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
#[cfg(target_os = "linux")]
fn without_new_threads_the_work_is_still_done() {
    let folder = with_old_file();
    // No system can give a thread a stack of this size.
    let refused = |arguments: &[&str]| {
        let mut command = command(arguments);
        command.env("RUST_MIN_STACK", (1_u64 << 46).to_string()).current_dir(folder.path("."));
        Ran::from(command.stdin(Stdio::null()).output().unwrap())
    };
    let message = "numpre: only 1 of 64 threads could be started\n";
    let made = numpre(&["grid", "--seed", "1", "--count", "500"]).out;
    refused(&["grid", "--seed", "1", "--count", "500", "--threads", "64"])
        .expect(0, &made, message);
    refused(&["grid", "--seed", "1", "--count", "500", "--threads", "64", "--out", "out.txt"])
        .expect(0, "", message);
    assert_eq!((folder.names(), folder.read("out.txt")), (vec!["out.txt".into()], made));
    let made = numpre(&["generate", "--seed", "1", "--count", "64"]).out;
    refused(&["generate", "--seed", "1", "--count", "64", "--threads", "64"])
        .expect(0, &made, message);
}
