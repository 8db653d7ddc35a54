//! The output of every command, in every form and both languages. Times are masked.

use crate::run::*;
use crate::scene::{LANGUAGES, Scene};

/// Returns one puzzle of each kind, and a line that cannot be read.
fn mixed() -> String {
    format!("# four puzzles\n{INKALA}\n{IMPOSSIBLE}\n12\n{}\n", INKALA.replacen('8', ".", 1))
}

fn pairs() -> String {
    let changed = INKALA_ANSWER.replacen('8', "9", 1).replace("452", "45.");
    format!("{INKALA} {INKALA_ANSWER}\n{INKALA} {changed}\n{INKALA}\n")
}

/// Compares every output of a command, and the `grid` output in each language, with one snapshot.
fn all_outputs(name: &str, command: &str, arguments: &[&str], text: &str) {
    let mut scene = Scene::without_times();
    for output in ["line", "json", "csv"] {
        let options = [&[command, "--output", output], arguments].concat();
        scene.add(output, &fed(&options, text).shown());
    }
    for lang in LANGUAGES {
        let options = [&[command, "--output", "grid", "--lang", lang], arguments].concat();
        scene.add(format!("grid, {lang}"), &fed(&options, text).shown());
    }
    scene.check(name);
}

#[test]
fn solve() {
    // Each engine may find other solutions first, so the engine is fixed.
    all_outputs("solve", "solve", &["--engine", "fewest"], &mixed());
}

#[test]
fn solve_one() {
    let mut scene = Scene::without_times();
    for lang in LANGUAGES {
        let grid = ["solve", "--output", "grid", "--lang", lang];
        scene.add(
            format!("one solution, {lang}"),
            &fed(&[&grid[..], &[INKALA]].concat(), "").shown(),
        );
        let puzzle = INKALA.replacen('8', ".", 1);
        let options =
            ["--engine", "fewest", "--color", "always", "--stats", "--limit", "9", &puzzle];
        let several = [&grid[..], &options[..]].concat();
        scene.add(format!("multiple solutions, {lang}"), &fed(&several, "").shown());
    }
    scene.check("solve-grid");
}

#[test]
fn check() {
    all_outputs("check", "check", &["--engine", "fewest", "--stats", "--limit", "9"], &mixed());
}

#[test]
fn rate() {
    all_outputs("rate", "rate", &["--work"], &mixed());
}

#[test]
fn explain() {
    // Only puzzles that are not proper; `explanations.rs` tests the explanations.
    let improper = format!("{IMPOSSIBLE}\n12\n{}\n", INKALA.replacen('8', ".", 1));
    all_outputs("explain-improper", "explain", &[], &improper);
}

#[test]
fn hint() {
    all_outputs("hint", "hint", &["--level", "what"], &mixed());
}

#[test]
fn verify() {
    all_outputs("verify", "verify", &[], &pairs());
}

#[test]
fn grid() {
    all_outputs("grid", "grid", &["--count", "2", "--seed", "2026", "--start", "41"], "");
}

#[test]
fn generate() {
    all_outputs("generate", "generate", &["--count", "2", "--seed", "2026", "--start", "41"], "");
}

#[test]
fn generate_finds_nothing() {
    let hopeless =
        ["--rank", "8", "--clues", "17", "--max-tries", "3", "--count", "2", "--seed", "2026"];
    all_outputs("generate-none", "generate", &hopeless, "");
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
    // The patterns: 180° symmetry and no other, two empty rows, all cells.
    let pattern =
        "x.x.x..x..x..x.x.x..x..x..xx..x.x....xx...xx....x.x..xx..x..x..x.x.x..x..x..x.x.x";
    let two_empty = format!("{}{}", ".".repeat(18), "x".repeat(63));
    let sixteen = SAMPLE.replacen('4', ".", 1);
    let whole = format!("{}{}", "x".repeat(9), &pattern[9..]);
    let mut scene = Scene::default();
    for lang in LANGUAGES {
        let refusal = |line: &str| {
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
        for line in refused {
            scene.add(format!("{line}, {lang}"), &refusal(line));
        }
    }
    scene.check("generate-refused");
}

#[test]
fn convert() {
    let mut scene = Scene::default();
    for format in numpre_formats::Format::ALL.into_iter().filter(|format| format.is_written()) {
        let ran = fed(&["convert", "--to", format.name()], format!("{SAMPLE}\n{INKALA}\n"));
        scene.add(format, &ran.shown());
    }
    scene.check("convert");
}

#[test]
fn help() {
    let commands = [
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
        "dataset",
        "hypothesis",
        "bench",
        "serve",
        "completions",
        "man",
        "help",
    ];
    let in_both_languages = |name: &str, arguments: &[&str]| {
        let mut scene = Scene::default();
        for lang in LANGUAGES {
            scene.add(lang, &numpre(&[arguments, &["--lang", lang]].concat()).shown());
        }
        scene.check(name);
    };
    in_both_languages("help", &["--help"]);
    for command in commands {
        in_both_languages(&format!("help-{command}"), &[command, "-h"]);
    }
}
