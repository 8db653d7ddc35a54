//! Runs ended at random moments: the output file has its earlier content, or all of the new
//! content.

use crate::run::*;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Instant;

const BEFORE: &[u8] = b"as before";
const SIGNALS: [(&str, i32); 4] = [("INT", 2), ("TERM", 15), ("HUP", 1), ("KILL", 9)];

/// A source of pseudo-random numbers that are the same in each run.
struct Chance(u64);

impl Chance {
    /// Returns the next number, from 0 to 1.
    fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// Measures how long the complete command takes. Then ends it at random moments up to slightly more
/// than that time.
fn ended_at_moments(
    name: &str,
    count: u32,
    arguments: &[&str],
    seed: u64,
    is_new: impl Fn(&[u8]) -> bool,
) {
    let folder = Folder::new();
    let out = folder.path(name);
    let start = || {
        fs::write(&out, BEFORE).unwrap();
        let mut command = command(&[arguments, &["--out", name]].concat());
        command
            .current_dir(folder.path("."))
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    };
    let begun = Instant::now();
    assert!(start().wait().unwrap().success());
    let mut whole = begun.elapsed();
    assert!(is_new(&fs::read(&out).unwrap()), "{name} is complete");
    let (mut chance, mut old, mut new) = (Chance(seed), 0, 0);
    for turn in 0..count {
        let (signal, number) = SIGNALS[turn as usize % SIGNALS.len()];
        let moment = whole.mul_f64(chance.next() * 1.1);
        let begun = Instant::now();
        let mut child = start();
        thread::sleep(moment);
        // The run may be over by then.
        let _ =
            Command::new("kill").args([&format!("-{signal}"), &child.id().to_string()]).output();
        let status = child.wait().unwrap();
        let there = fs::read(&out).unwrap();
        let how = format!("{name}, {signal} after {moment:?}: {status:?}");
        let is_old = there == BEFORE;
        assert!(is_old || is_new(&there), "{how}: {} bytes that are neither", there.len());
        *(if is_old { &mut old } else { &mut new }) += 1;
        if !is_old {
            // If the machine has become faster, the moments are moved forward.
            whole = whole.min(begun.elapsed());
        }
        if number == 9 {
            assert!(status.signal() == Some(9) || status.success(), "{how}");
            // No program can clean up after SIGKILL. The only file that may be left has a name like
            // this.
            for other in folder.names().into_iter().filter(|other| other != name) {
                assert!(other.starts_with(".numpre-"), "{how}: {other}");
                fs::remove_file(folder.path(&other)).unwrap();
            }
            continue;
        }
        // Before the run has installed its handler, the system ends it.
        let by_signal = status.code() == Some(128 + number) || status.signal() == Some(number);
        assert!(by_signal || status.success(), "{how}");
        assert_eq!(by_signal, is_old, "{how}: what stands there and how it ended say the same");
        assert_eq!(folder.names(), [name], "{how}");
    }
    assert!(old > 0 && old + new == count, "{name}: {old} of {count} runs were ended");
}

#[test]
fn a_text_is_old_or_new_at_any_moment() {
    let made = numpre(&["grid", "--seed", "3", "--count", "6000"]).out;
    let arguments = ["grid", "--seed", "3", "--count", "6000"];
    ended_at_moments("out.txt", 60, &arguments, 0x1999, |there| there == made.as_bytes());
}

#[test]
fn a_workbook_is_old_or_new_at_any_moment() {
    let input = Folder::new();
    let text = numpre(&["generate", "--seed", "3", "--count", "300"]).out;
    let list = input.file("in.txt", &text);
    let puzzles = text.lines().count();
    let check = Folder::new();
    let is_new = |there: &[u8]| {
        check.file("book.xlsx", there);
        let ran = check.numpre(&["solve", "book.xlsx"]);
        ran.code == Some(0) && ran.out.lines().count() == puzzles
    };
    ended_at_moments("out.xlsx", 40, &["solve", list.to_str().unwrap()], 0x2026, is_new);
}
