//! What every command writes, in every output, in both languages; times are masked.

use crate::run::*;

/// One of each kind, and a piece that cannot be read.
fn mixed() -> String {
    format!("# four problems\n{INKALA}\n{IMPOSSIBLE}\n12\n{}\n", INKALA.replacen('8', ".", 1))
}

fn pairs() -> String {
    let changed = INKALA_ANSWER.replacen('8', "9", 1).replace("452", "45.");
    format!("{INKALA} {INKALA_ANSWER}\n{INKALA} {changed}\n{INKALA}\n")
}

fn snapshot(name: &str, arguments: &[&str], text: &str) {
    let shown = fed(arguments, text).shown();
    let mut settings = insta::Settings::clone_current();
    settings.add_filter(r"\b\d+(\.\d+)? (µs|ms|s)\b", "[time]");
    settings.add_filter(r#""micros":\d+"#, r#""micros":0"#);
    // The columns count, calls and micros of the table.
    settings.add_filter(r",(\d{1,9}),(\d{1,9}),\d{1,9},", ",$1,$2,[micros],");
    settings.bind(|| insta::assert_snapshot!(name, shown));
}

/// A snapshot of each output, of the one for people in each language.
fn all_outputs(command: &str, arguments: &[&str], text: &str) {
    for output in ["line", "json", "csv"] {
        snapshot(&format!("{command}-{output}"), &[&[command, "--output", output], arguments].concat(), text);
    }
    for lang in ["en", "ja"] {
        let options = [command, "--output", "grid", "--lang", lang];
        snapshot(&format!("{command}-grid-{lang}"), &[&options, arguments].concat(), text);
    }
}

#[test]
fn solve() {
    // Which of several solutions come first is an engine's own affair.
    all_outputs("solve", &["--engine", "fewest"], &mixed());
}

#[test]
fn solve_one() {
    for lang in ["en", "ja"] {
        snapshot(&format!("solve-one-{lang}"), &["solve", "--output", "grid", "--lang", lang, INKALA], "");
        let (puzzle, colour) = (INKALA.replacen('8', ".", 1), ["--color", "always", "--stats", "--limit", "9"]);
        let options = ["solve", "--output", "grid", "--lang", lang, "--engine", "fewest", &puzzle];
        snapshot(&format!("solve-several-{lang}"), &[&options, &colour[..]].concat(), "");
    }
}

#[test]
fn check() {
    all_outputs("check", &["--engine", "fewest", "--stats", "--limit", "9"], &mixed());
}

#[test]
fn rate() {
    all_outputs("rate", &[], &mixed());
}

#[test]
fn explain() {
    // What is not proper; the explanations themselves have a file of their own.
    all_outputs("explain", &[], &format!("{IMPOSSIBLE}\n12\n{}\n", INKALA.replacen('8', ".", 1)));
}

#[test]
fn hint() {
    all_outputs("hint", &["--level", "what"], &mixed());
}

#[test]
fn verify() {
    all_outputs("verify", &[], &pairs());
}

#[test]
fn grid() {
    all_outputs("grid", &["--count", "2", "--seed", "2026", "--start", "41"], "");
}

#[test]
fn convert() {
    for format in numpre_formats::Format::ALL {
        snapshot(&format!("convert-{format}"), &["convert", "--to", format.name()], &format!("{SAMPLE}\n{INKALA}\n"));
    }
}

#[test]
fn help() {
    for lang in ["en", "ja"] {
        snapshot(&format!("help-{lang}"), &["--help", "--lang", lang], "");
        for command in [
            "solve",
            "check",
            "verify",
            "rate",
            "explain",
            "hint",
            "grid",
            "convert",
            "hypothesis",
            "bench",
            "completions",
            "man",
        ] {
            snapshot(&format!("help-{command}-{lang}"), &[command, "-h", "--lang", lang], "");
        }
    }
}
