//! Runs the commands that the pages show. In a block ```` ```console ````, a line after `$ ` is a
//! command, and lines after `> ` continue it. The other lines are its output.
//!
//! Each page has a folder of its own with the repository's example `puzzles.txt`. So a command
//! finds the files that earlier commands of the page have written. The shell is `sh`, because
//! readers use pipes and redirections, which existing runners of such blocks do not support.

use crate::pages::{LANGUAGES, folder, overwrites, pages, repository};
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// Runs a command of a page, for at most a minute of processor time. Returns both output streams in
/// the order of writing.
pub(crate) fn run(command: &str, language: &str, place: &Path) -> String {
    let bin = Path::new(env!("CARGO_BIN_EXE_numpre")).parent().unwrap();
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap());
    let locale = if language == "ja" { "ja_JP.UTF-8" } else { "C.UTF-8" };
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1\nulimit -t 60\n{command}")])
        .env_clear()
        .env("PATH", path)
        .env("LANG", locale)
        .env("LC_COLLATE", "C")
        .env("COLUMNS", "88")
        .current_dir(place)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// Returns the text with every measured time replaced by `0 s`, and the microseconds of JSON by
/// `0`.
fn without_times(text: &str) -> String {
    let is_number = |found: char| found.is_ascii_digit() || found == '.';
    let mut plain = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|found: char| found.is_ascii_digit()) {
        let (before, from) = rest.split_at(start);
        let end = from.find(|found| !is_number(found)).unwrap_or(from.len());
        let (number, after) = from.split_at(end);
        let is_end = |after: &&str| !after.starts_with(char::is_alphanumeric);
        let after_unit = [" ns", " µs", " ms", " s"]
            .iter()
            .find_map(|unit| after.strip_prefix(unit).filter(is_end));
        plain += before;
        plain += match after_unit {
            Some(_) => "0 s",
            None if before.ends_with("\"micros\":") => "0",
            None => number,
        };
        rest = after_unit.unwrap_or(after);
    }
    plain + rest
}

/// Returns a new folder with the example, as every page has one.
pub(crate) fn folder_of_a_page() -> TempDir {
    let place = TempDir::new().unwrap();
    std::fs::copy(repository().join("examples/puzzles.txt"), place.path().join("puzzles.txt"))
        .unwrap();
    place
}

/// Returns the page with the current output of its commands. If only times differ, the old output
/// stays.
fn as_it_is_now(text: &str, language: &str) -> String {
    let place = folder_of_a_page();
    let mut lines = text.lines().peekable();
    let mut now = String::new();
    let mut is_console = false;
    while let Some(line) = lines.next() {
        now += line;
        now.push('\n');
        if line.starts_with("```") {
            is_console = line == "```console";
        }
        let Some(command) = line.strip_prefix("$ ").filter(|_| is_console) else { continue };
        let mut command = command.to_owned();
        while let Some(next) = lines.next_if(|line| line.starts_with("> ")) {
            command += &format!("\n{}", &next[2..]);
            now += &format!("{next}\n");
        }
        let mut shown = String::new();
        while let Some(line) =
            lines.next_if(|line| !line.starts_with("$ ") && !line.starts_with("```"))
        {
            shown += &format!("{line}\n");
        }
        let written = run(&command, language, place.path());
        let written: String =
            written.lines().map(|line| format!("{}\n", line.trim_end())).collect();
        now += if without_times(&shown) == without_times(&written) { &shown } else { &written };
    }
    now
}

#[track_caller]
fn check(language: &str) {
    let pages = pages(language);
    let wrong: Vec<(String, String)> = std::thread::scope(|scope| {
        let runs = pages
            .iter()
            .map(|(name, text)| (name, text, scope.spawn(|| as_it_is_now(text, language))));
        // `collect` starts all threads before the first one is waited for.
        let runs: Vec<_> = runs.collect();
        let done = runs.into_iter().map(|(name, text, run)| (name, text, run.join().unwrap()));
        done.filter(|(_, text, now)| *text != now)
            .map(|(name, _, now)| (name.clone(), now))
            .collect()
    });
    for (name, now) in &wrong {
        if overwrites() {
            std::fs::write(folder(language).join(name), now).unwrap();
        } else {
            println!("{name}:\n{}", first_difference(&pages[name], now));
        }
    }
    let names: Vec<&String> = wrong.iter().map(|(name, _)| name).collect();
    assert!(
        overwrites() || names.is_empty(),
        "{language}: {names:?} show something else than the command writes; \
         BOOK=overwrite writes them anew"
    );
}

fn first_difference(shown: &str, now: &str) -> String {
    let at = shown.lines().zip(now.lines()).position(|(shown, now)| shown != now).unwrap_or(0);
    let lines = |text: &str| {
        text.lines().skip(at).take(8).map(|line| format!("  {line}\n")).collect::<String>()
    };
    format!("line {}, the page has\n{}the command writes\n{}", at + 1, lines(shown), lines(now))
}

#[test]
fn the_english_pages_show_what_the_command_writes() {
    check(LANGUAGES[0]);
}

#[test]
fn the_japanese_pages_show_what_the_command_writes() {
    check(LANGUAGES[1]);
}

#[test]
fn times_may_differ_and_nothing_else() {
    assert_eq!(without_times("one · 0.1 ms\n"), without_times("one · 12 µs\n"));
    assert_eq!(
        without_times("{\"calls\":7,\"micros\":12}"),
        without_times("{\"calls\":7,\"micros\":9}")
    );
    assert_ne!(
        without_times("{\"calls\":7,\"micros\":12}"),
        without_times("{\"calls\":8,\"micros\":12}")
    );
    assert_ne!(without_times("12 solutions"), without_times("13 solutions"));
    assert_ne!(without_times("12 puzzles"), without_times("13 puzzles"));
}

#[test]
fn a_wrong_output_is_noticed() {
    let page =
        "```console\n$ printf 'one\\ntwo\\n'\none\nthree\n$ echo more\nmore\n```\n$ no block\n";
    assert_eq!(as_it_is_now(page, "en"), page.replace("three", "two"));
}
