//! Narrow terminals: the output of every command at 40, 60 and 80 columns, in both languages. No
//! line is wider.

use crate::explanations::OF_RANK;
use crate::hypothesis;
use crate::run::*;
use crate::scene::{LANGUAGES, Scene};
use unicode_width::UnicodeWidthStr;

const WIDTHS: [usize; 3] = [40, 60, 80];

/// Runs the command at this width with this text as its input.
fn at(width: usize, arguments: &[&str], text: &str) -> Ran {
    let folder = Folder::new();
    let input = folder.file("input", text);
    let run = command(arguments)
        .env("COLUMNS", width.to_string())
        .stdin(std::fs::File::open(input).unwrap())
        .output()
        .unwrap();
    run.into()
}

/// Compares a part of the output, at each width in each language, with one snapshot. `part` selects
/// that part. Fails if any line of the whole output is too wide.
#[track_caller]
fn shown(name: &str, arguments: &[&str], text: &str, part: impl Fn(&str) -> String) {
    let mut scene = Scene::without_times();
    for lang in LANGUAGES {
        for width in WIDTHS {
            let arguments = [arguments, &["--output", "grid", "--lang", lang]].concat();
            let out = at(width, &arguments, text).out;
            fits(&out, width);
            scene.add(format!("{width} columns, {lang}"), &part(&out));
        }
    }
    scene.check(&format!("narrow-{name}"));
}

/// Fails if a line is wider than `width`, or begins with a character that must not be there.
#[track_caller]
pub fn fits(out: &str, width: usize) {
    assert!(!out.is_empty());
    for line in out.lines() {
        assert!(line.width() <= width, "{width}: {line}");
        assert!(!line.trim_start().starts_with(['、', '。', '）', '」', '；']), "{width}: {line}");
    }
}

fn whole(out: &str) -> String {
    out.to_owned()
}

/// Returns a puzzle with a wrong answer: a given is changed and a cell is blank.
fn wrong_answer() -> String {
    format!("{INKALA} {}\n", INKALA_ANSWER.replacen('8', "9", 1).replace("452", "45."))
}

#[test]
fn solutions() {
    shown("solve-one", &["solve", INKALA], "", whole);
    shown("solve-several", &["solve", "--engine", "fewest", SEVERAL], "", whole);
    shown("solve-impossible", &["solve", IMPOSSIBLE], "", whole);
}

#[test]
fn judgements() {
    // The comments before the puzzles make the line numbers long. So the line is broken at the same
    // place, however long the time is: at 40 columns no time fits, at 60 columns every time does.
    let many = format!("{}{INKALA}\n{IMPOSSIBLE}\n12\n{SEVERAL}\n", "#\n".repeat(1000));
    shown("check", &["check"], &many, whole);
    shown("verify", &["verify"], &wrong_answer(), whole);
    shown(
        "rate",
        &["rate"],
        &format!("{}\n{}\n{IMPOSSIBLE}\n", OF_RANK[4][0], OF_RANK[7][0]),
        whole,
    );
}

/// Compares the first step and the step with the most words.
#[test]
fn explanations() {
    let steps = |out: &str| {
        let steps: Vec<&str> = out.split("\n\n").collect();
        let is_drawn = |line: &&str| line.contains(['│', '┃', '─', '━']);
        let words =
            |step: &&&str| step.lines().filter(|line| !is_drawn(line)).map(str::len).sum::<usize>();
        let longest = steps[1..].iter().max_by_key(words).unwrap();
        format!("{}\n\n{longest}\n", steps[0])
    };
    for rank in [1, 5, 7, 8] {
        shown(&format!("explain-{rank}"), &["explain", "--check", OF_RANK[rank - 1][0]], "", steps);
    }
}

#[test]
fn hints() {
    for level in ["where", "full"] {
        shown(&format!("hint-{level}"), &["hint", "--level", level, OF_RANK[6][0]], "", whole);
    }
}

#[test]
fn made() {
    shown("generate", &["generate", "--seed", "2026", "--start", "41"], "", whole);
    let hopeless = ["--rank", "8", "--clues", "17", "--max-tries", "3"];
    shown("generate-none", &[&["generate", "--seed", "2026"], &hopeless[..]].concat(), "", whole);
    shown("grid", &["grid", "--seed", "2026"], "", whole);
}

#[test]
fn the_hypothesis() {
    shown("hypothesis", &["hypothesis", "--depth", "1"], &hypothesis::puzzles(), whole);
}

/// Checks only that the lines fit, because the times differ.
#[test]
fn engines_compared() {
    for lang in LANGUAGES {
        for width in WIDTHS {
            let options = [
                "bench",
                "--output",
                "grid",
                "--lang",
                lang,
                "--seconds",
                "0.2",
                "--engines",
                "fast,fewest",
            ];
            let out = at(width, &options, &format!("{INKALA}\n{SAMPLE}\n")).out;
            fits(&out, width);
            assert!(out.contains("fewest"), "{out}");
        }
    }
}

/// Checks every puzzle of every rank, also at unusual widths.
#[test]
fn no_line_is_wider_than_the_terminal() {
    for lang in LANGUAGES {
        for width in [37, 43, 52, 63, 72, 100] {
            for puzzles in OF_RANK {
                let puzzle = puzzles[usize::from(width % 2 == 0)];
                for command in ["solve", "check", "rate", "hint", "explain"] {
                    fits(
                        &at(width, &[command, "--output", "grid", "--lang", lang, puzzle], "").out,
                        width,
                    );
                }
            }
        }
    }
}

/// Checks that the help fits, and that the usage is on a separate line at every width.
#[test]
fn help_fits() {
    let commands = [
        "solve",
        "check",
        "verify",
        "rate",
        "explain",
        "hint",
        "generate",
        "grid",
        "convert",
        "dataset",
        "hypothesis",
        "bench",
        "serve",
        "completions",
        "man",
    ];
    for lang in LANGUAGES {
        for width in WIDTHS {
            for help in ["-h", "--help"] {
                let all =
                    commands.map(|command| at(width, &[command, help, "--lang", lang], "").out);
                let root = at(width, &[help, "--lang", lang], "").out;
                for help in all.iter().chain([&root]) {
                    let lines: Vec<&str> = help
                        .lines()
                        .filter(|line| {
                            ![": numpre ", "：numpre "].iter().any(|usage| line.contains(usage))
                        })
                        .collect();
                    fits(&lines.join("\n"), width);
                }
            }
        }
    }
}

/// The width is that of the terminal, or `COLUMNS`. A value of `COLUMNS` that is not a positive
/// number is ignored.
#[test]
fn a_wrong_value_of_columns_is_ignored() {
    let usual =
        numpre(&["solve", "--output", "grid", INKALA]).out.lines().nth(2).map(str::to_owned);
    for odd in ["", "0", "-1", "wide", "1e9"] {
        let ran =
            command(&["solve", "--output", "grid", INKALA]).env("COLUMNS", odd).output().unwrap();
        assert_eq!(Ran::from(ran).out.lines().nth(2).map(str::to_owned), usual, "{odd}");
    }
}
