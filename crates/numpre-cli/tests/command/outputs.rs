//! What every command writes, in every output, in both languages; times are masked.

use crate::run::*;

/// One of each kind, and a piece that cannot be read.
fn mixed() -> String {
    format!("# four puzzles\n{INKALA}\n{IMPOSSIBLE}\n12\n{}\n", INKALA.replacen('8', ".", 1))
}

fn pairs() -> String {
    let changed = INKALA_ANSWER.replacen('8', "9", 1).replace("452", "45.");
    format!("{INKALA} {INKALA_ANSWER}\n{INKALA} {changed}\n{INKALA}\n")
}

fn snapshot(name: &str, arguments: &[&str], text: &str) {
    let shown = fed(arguments, text).shown();
    let mut settings = insta::Settings::clone_current();
    settings.add_filter(r"\b\d+(\.\d+)? (ns|µs|ms|s)\b", "[time]");
    settings.add_filter(r#""micros":\d+"#, r#""micros":0"#);
    // The columns count, first_calls, calls and micros of the table.
    settings.add_filter(r",(\d{1,9}),(\d{1,9}),(\d{1,9}),\d{1,9},", ",$1,$2,$3,[micros],");
    settings.bind(|| insta::assert_snapshot!(name, shown));
}

/// A snapshot of each output, of the one for people in each language.
fn all_outputs(command: &str, arguments: &[&str], text: &str) {
    for output in ["line", "json", "csv"] {
        snapshot(
            &format!("{command}-{output}"),
            &[&[command, "--output", output], arguments].concat(),
            text,
        );
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
        snapshot(
            &format!("solve-one-{lang}"),
            &["solve", "--output", "grid", "--lang", lang, INKALA],
            "",
        );
        let (puzzle, colour) =
            (INKALA.replacen('8', ".", 1), ["--color", "always", "--stats", "--limit", "9"]);
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
    all_outputs("rate", &["--work"], &mixed());
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
fn generate() {
    all_outputs("generate", &["--count", "2", "--seed", "2026", "--start", "41"], "");
}

#[test]
fn generate_finds_nothing() {
    let hopeless =
        ["--rank", "8", "--clues", "17", "--max-tries", "3", "--count", "2", "--seed", "2026"];
    for output in ["line", "json", "csv"] {
        snapshot(
            &format!("generate-none-{output}"),
            &[&["generate", "--output", output], &hopeless[..]].concat(),
            "",
        );
    }
    for lang in ["en", "ja"] {
        let options = ["generate", "--output", "grid", "--lang", lang];
        snapshot(&format!("generate-none-grid-{lang}"), &[&options, &hopeless[..]].concat(), "");
    }
}

#[test]
fn generate_refuses() {
    let refused = [
        "--rank 5..4",
        "--clues 30..29",
        "--clues 0..16",
        "--minimal --clues 73..80",
        "--symmetry full --clues 18..19",
        "--pattern PATTERN --clues 20..24",
        "--pattern PATTERN --symmetry vertical",
        "--pattern TWO-EMPTY",
        "--pattern SIXTEEN",
        "--pattern WHOLE --minimal",
    ];
    // Point symmetry and no other; two empty rows; a whole one.
    let pattern =
        "x.x.x..x..x..x.x.x..x..x..xx..x.x....xx...xx....x.x..xx..x..x..x.x.x..x..x..x.x.x";
    let two_empty = format!("{}{}", ".".repeat(18), "x".repeat(63));
    let sixteen = SAMPLE.replacen('4', ".", 1);
    let whole = format!("{}{}", "x".repeat(9), &pattern[9..]);
    for lang in ["en", "ja"] {
        let told = |line: &str| {
            let line = line
                .replace("PATTERN", pattern)
                .replace("TWO-EMPTY", &two_empty)
                .replace("SIXTEEN", &sixteen)
                .replace("WHOLE", &whole);
            let ran = numpre(
                &[&["generate", "--lang", lang], &line.split(' ').collect::<Vec<_>>()[..]].concat(),
            );
            assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
            ran.err
        };
        let all: String =
            refused.iter().map(|line| format!("{line}\n    {}", told(line))).collect();
        insta::assert_snapshot!(format!("generate-refused-{lang}"), all);
    }
}

#[test]
fn convert() {
    for format in numpre_formats::Format::ALL.into_iter().filter(|format| format.is_written()) {
        snapshot(
            &format!("convert-{format}"),
            &["convert", "--to", format.name()],
            &format!("{SAMPLE}\n{INKALA}\n"),
        );
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
            "draw",
            "generate",
            "grid",
            "convert",
            "hypothesis",
            "bench",
            "serve",
            "completions",
            "man",
            "help",
        ] {
            snapshot(&format!("help-{command}-{lang}"), &[command, "-h", "--lang", lang], "");
        }
    }
}
