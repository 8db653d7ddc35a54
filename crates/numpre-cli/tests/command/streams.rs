//! Streams: answers come at once and in order, and either side may end the run.

use crate::interrupts::{interrupt, interruptible};
use crate::run::*;
#[cfg(target_os = "linux")]
use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Stdio};
use std::thread;
use std::time::Duration;

fn piped(arguments: &[&str]) -> Child {
    command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Returns the same, but so that Ctrl-C can be sent; `None` if the tests cannot send it.
fn interruptible_child(arguments: &[&str]) -> Option<Child> {
    let mut command = command(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    interruptible(&mut command).then(|| command.spawn().unwrap())
}

/// Writes puzzles without end.
fn endless(mut stdin: impl Write + Send + 'static) {
    let text = format!("{SAMPLE}\n").repeat(1000);
    thread::spawn(move || while stdin.write_all(text.as_bytes()).is_ok() {});
}

#[test]
fn the_first_answers_are_out_before_the_input_ends() {
    let mut child = piped(&["solve"]);
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for (puzzle, answer) in
        [(SAMPLE, SAMPLE_ANSWER), (INKALA, INKALA_ANSWER), (SAMPLE, SAMPLE_ANSWER)]
    {
        writeln!(stdin, "{puzzle}").unwrap();
        let mut line = String::new();
        // If the answer were held back for more input, this would wait for ever.
        stdout.read_line(&mut line).unwrap();
        assert_eq!(line.trim_end(), answer);
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_order_is_that_of_the_input_on_any_number_of_threads() {
    let kinds = [
        (SAMPLE, SAMPLE_ANSWER),
        (INKALA, INKALA_ANSWER),
        (IMPOSSIBLE, "none"),
        (&SAMPLE[..80], "invalid"),
        (SEVERAL, "multiple"),
    ];
    let (mut text, mut expected, mut place) = (String::new(), String::new(), 7_usize);
    for _ in 0..3000 {
        place = place * 31 % 1_000_003;
        let (puzzle, answer) = kinds[if place % 10 == 0 { place / 10 % 5 } else { 0 }];
        text += &format!("{puzzle}\n");
        expected += &format!("{answer}\n");
    }
    let one = fed(&["solve", "--threads", "1"], &text);
    assert_eq!(one.out, expected);
    for (_, answer) in kinds {
        assert!(
            expected.lines().filter(|line| *line == answer).count() > 10,
            "{answer} stands among the answers"
        );
    }
    for threads in ["2", "5"] {
        let many = fed(&["solve", "--threads", threads], &text);
        assert_eq!(
            (many.code, &many.out, &many.err),
            (one.code, &one.out, &one.err),
            "{threads} threads"
        );
    }
}

/// Reads the beginning of the output, closes the pipe, and checks that the command ends without a
/// message.
#[track_caller]
fn ends_quietly_after_a_closed_pipe(mut child: Child) {
    child.stdout.take().unwrap().read_exact(&mut [0; 200]).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), String::from_utf8(output.stderr).unwrap().as_str()),
        (Some(0), "")
    );
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    for output in ["line", "json", "csv", "grid"] {
        let mut child = piped(&["solve", "--output", output]);
        endless(child.stdin.take().unwrap());
        ends_quietly_after_a_closed_pipe(child);
        let endless = "18446744073709551615";
        ends_quietly_after_a_closed_pipe(piped(&[
            "generate", "--seed", "1", "--count", endless, "--output", output,
        ]));
    }
}

/// Reads this number of bytes, sends Ctrl-C, and reads the rest.
#[track_caller]
fn interrupted(child: &mut Child, bytes: usize) -> Ran {
    let (mut stdout, mut stderr) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
    let mut begin = vec![0; bytes];
    stdout.read_exact(&mut begin).unwrap();
    let reader = thread::spawn(move || {
        stdout.read_to_end(&mut begin).unwrap();
        begin
    });
    interrupt(child);
    let mut err = String::new();
    stderr.read_to_string(&mut err).unwrap();
    Ran {
        code: child.wait().unwrap().code(),
        out: String::from_utf8(reader.join().unwrap()).unwrap(),
        err,
    }
}

#[test]
fn ctrl_c_prints_how_to_resume_generating() {
    let Some(mut child) = interruptible_child(&["generate", "--seed", "1", "--count", "1000000"])
    else {
        return;
    };
    let ran = interrupted(&mut child, 8200);
    assert_eq!(ran.code, Some(130));
    let all = ran.out;
    let count = all.lines().count();
    assert!(all.ends_with('\n'));
    let message =
        format!("stopped; continue with --seed 1 --start {count} --count {}\n", 1_000_000 - count);
    assert_eq!(ran.err, message);
    numpre(&["generate", "--seed", "1", "--count", &count.to_string()]).expect(0, &all, "");
}

#[test]
fn ctrl_c_ends_a_hopeless_search() {
    let folder = Folder::new();
    let hopeless =
        ["generate", "--seed", "1", "--rank", "1", "--clues", "17", "--max-tries", "1000000000000"];
    let Some(mut child) = interruptible_child(&hopeless) else { return };
    // The head of a table is written before anything is found.
    let out = folder.path("out.csv");
    let options = ["--output", "csv", "--out", out.to_str().unwrap()];
    let Some(mut into_file) = interruptible_child(&[&hopeless[..], &options].concat()) else {
        return;
    };
    thread::sleep(Duration::from_millis(300));
    interrupt(&child);
    interrupt(&into_file);
    assert_eq!(
        (child.wait().unwrap().code(), into_file.wait().unwrap().code()),
        (Some(130), Some(130))
    );
    let message =
        |child: Child| String::from_utf8(child.wait_with_output().unwrap().stderr).unwrap();
    assert_eq!(message(child), "stopped; continue with --seed 1 --start 0 --count 1\n");
    // The message does not say how to resume, because nothing was finished.
    assert_eq!(
        message(into_file),
        format!("numpre: {}: not written, since the run ended early\n", out.display())
    );
    assert_eq!(std::fs::read_dir(folder.path(".")).unwrap().count(), 0);
}

#[test]
fn a_closed_standard_error_changes_nothing() {
    let mut child = piped(&["solve"]);
    drop(child.stderr.take());
    let mut stdin = child.stdin.take().unwrap();
    write!(stdin, "12\n{INKALA}\n").unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8(output.stdout).unwrap(), format!("invalid\n{INKALA_ANSWER}\n"));
}

#[test]
fn ctrl_c_leaves_whole_lines() {
    let Some(mut child) = interruptible_child(&["solve"]) else { return };
    endless(child.stdin.take().unwrap());
    let ran = interrupted(&mut child, 1000);
    assert_eq!((ran.code, ran.err.as_str()), (Some(130), ""));
    let all = ran.out;
    assert!(all.ends_with('\n'));
    assert!(all.lines().all(|line| line == SAMPLE_ANSWER));
}

#[test]
fn ctrl_c_ends_a_run_that_waits_for_input() {
    let Some(mut child) = interruptible_child(&["solve"]) else { return };
    let mut stdin = child.stdin.take().unwrap();
    writeln!(stdin, "{INKALA}").unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    interrupt(&child);
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(line.trim_end(), INKALA_ANSWER);
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_reported() {
    let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = command(&["solve", INKALA]).stdout(full).stderr(Stdio::piped()).output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        message.starts_with("numpre: standard output: cannot be written (the disk is full)"),
        "{message}"
    );
    let ran = numpre(&["solve", INKALA, "--out", "/dev/full"]);
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.err.starts_with("numpre: /dev/full: cannot be written (the disk is full)"),
        "{ran:?}"
    );
}

/// Compares puzzles that are answered in one call with the same puzzles answered one by one.
#[test]
fn puzzles_get_the_same_answers_in_one_call_and_one_by_one() {
    let board: String = (0..9).map(|row| format!("{}\n", &SAMPLE[9 * row..][..9])).collect();
    let kinds = [
        format!("{SAMPLE}\n"),
        format!("{INKALA} a comment\n"),
        format!("{IMPOSSIBLE}\n"),
        format!("{}\n", &SAMPLE[..80]),
        format!("{SEVERAL}\n"),
        format!("{}\n", ".".repeat(81)),
        format!("{SAMPLE},{}\n", &SAMPLE_ANSWER[..80]),
        format!("{SEVERAL}:111\n"),
        format!("\n{board}\n"),
    ];
    let (mut text, mut place) = (String::new(), 7_usize);
    for _ in 0..6000 {
        place = place * 31 % 1_000_003;
        text += &kinds[place / 10 % if place % 10 == 0 { kinds.len() } else { 2 }];
    }
    for command in ["solve", "check"] {
        for options in
            [&["--output", "line"][..], &["--output", "json"], &["--output", "csv"], &["--strict"]]
        {
            let run = |engine| fed(&[&[command, "--engine", engine], options].concat(), &text);
            let (together, one_by_one) = (run("batch"), run("fast"));
            assert_eq!(
                (together.code, together.out, together.err),
                (one_by_one.code, one_by_one.out, one_by_one.err),
                "{options:?}"
            );
        }
    }
}
