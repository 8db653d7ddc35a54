//! Options, exit codes and files.

use crate::run::*;
use std::process::Stdio;

#[test]
fn exit_codes() {
    let code = |puzzles: &[&str]| fed(&["solve"], puzzles.join("\n")).code;
    assert_eq!(code(&[INKALA]), Some(0));
    assert_eq!(code(&[INKALA, IMPOSSIBLE]), Some(1));
    assert_eq!(code(&["12", IMPOSSIBLE, INKALA]), Some(2), "2 beats 1");
    assert_eq!(numpre(&["solve", "--engine", "magic"]).code, Some(2));
    assert_eq!(numpre(&["sovle"]).code, Some(2));
    assert_eq!(numpre(&["--help"]).code, Some(0));
    assert_eq!(numpre(&["--version"]).code, Some(0));
}

#[test]
fn an_argument_is_a_puzzle_else_a_file() {
    let folder = Folder::new();
    folder.file("two.txt", format!("{SAMPLE}\n{INKALA}\n"));
    let ran = folder.numpre(&["solve", INKALA, "two.txt", SAMPLE]);
    ran.expect(
        0,
        &format!("{INKALA_ANSWER}\n{SAMPLE_ANSWER}\n{INKALA_ANSWER}\n{SAMPLE_ANSWER}\n"),
        "",
    );
}

#[test]
fn a_dash_is_standard_input() {
    fed(&["solve", SAMPLE, "-"], INKALA).expect(
        0,
        &format!("{SAMPLE_ANSWER}\n{INKALA_ANSWER}\n"),
        "",
    );
}

#[test]
fn global_options_may_come_before_and_after_the_command() {
    let before = numpre(&["--output", "json", "--lang", "ja", "solve", INKALA]);
    let after = numpre(&["solve", INKALA, "--output", "json", "--lang", "ja"]);
    assert_eq!(before.out, after.out);
    assert!(before.out.starts_with("{\"line\":1,"), "{before:?}");
}

#[test]
fn the_language_comes_from_the_first_variable_that_is_set() {
    let message = |variables: &[(&str, &str)]| {
        let mut command = command(&["solve", "12"]);
        let output = command
            .env_remove("LC_ALL")
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .output();
        Ran::from(output.unwrap()).err
    };
    let is_japanese = |text: String| text.contains("ファイルはありません");
    assert!(is_japanese(message(&[("LANG", "ja_JP.UTF-8")])));
    assert!(is_japanese(message(&[
        ("LC_ALL", ""),
        ("LC_MESSAGES", "ja_JP.UTF-8"),
        ("LANG", "en_US.UTF-8")
    ])));
    assert!(!is_japanese(message(&[("LC_ALL", "C"), ("LANG", "ja_JP.UTF-8")])));
    assert!(!is_japanese(message(&[])));
}

#[test]
fn frames_are_plain_in_a_plain_locale() {
    let output =
        command(&["solve", "--output", "grid", INKALA]).env("LC_ALL", "C").output().unwrap();
    let shown = Ran::from(output).out;
    assert!(shown.is_ascii() && shown.contains("| 8'1 2 | 7 5 3 | 6 4 9 |"), "{shown}");
}

#[test]
fn colours_are_for_terminals_or_on_demand() {
    let escape = '\u{1b}';
    assert!(!numpre(&["solve", "--output", "grid", INKALA]).out.contains(escape));
    assert!(
        numpre(&["solve", "--output", "grid", "--color", "always", INKALA]).out.contains(escape)
    );
}

#[test]
fn every_engine_gives_the_same_answers() {
    for &engine in numpre::EngineKind::ALL {
        let ran = fed(&["solve", "--engine", engine.name()], format!("{INKALA}\n"));
        ran.expect(0, &format!("{INKALA_ANSWER}\n"), "");
    }
}

#[test]
fn the_naive_engine_counts_as_the_1999_page_does() {
    // S3.3 counts 74,025 calls up to the first solution. Proving that it is the only one takes more
    // calls.
    let ran = numpre(&["solve", "--engine", "naive", "--stats", "--output", "json", INKALA]);
    let fields: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(fields["first_calls"].as_u64(), Some(74_025), "{fields}");
    assert!(fields["calls"].as_u64().unwrap() > 74_025, "{fields}");
    assert!(fields["micros"].is_u64(), "{fields}");
}

#[test]
fn limit_counts_solutions() {
    // A full board with two blanks has exactly one solution.
    let puzzle = SAMPLE_ANSWER.replacen("417", "4..", 1);
    let count = |puzzle: &str, limit: &str| {
        let ran = numpre(&["check", "--output", "json", "--limit", limit, puzzle]);
        serde_json::from_str::<serde_json::Value>(&ran.out).unwrap()["count"].as_u64()
    };
    assert_eq!(count(&puzzle, "50"), Some(1));
    assert_eq!(count(&".".repeat(81), "50"), Some(50));
    assert_eq!(
        numpre(&["check", "--limit", "1", &puzzle]).code,
        Some(2),
        "one is not enough to tell"
    );
}

#[test]
fn out_writes_a_file_when_it_is_complete() {
    let folder = Folder::new();
    folder.file("in.txt", format!("{SAMPLE}\n{INKALA}\n"));
    folder.file("out.txt", "what was there before");
    folder.numpre(&["solve", "in.txt", "--out", "out.txt"]).expect(0, "", "");
    assert_eq!(folder.read("out.txt"), format!("{SAMPLE_ANSWER}\n{INKALA_ANSWER}\n"));
    let names: Vec<_> = std::fs::read_dir(folder.path("."))
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(names.len(), 2, "nothing is left beside: {names:?}");
}

#[test]
fn out_reports_a_file_that_cannot_be_written() {
    let folder = Folder::new();
    let ran = folder.numpre(&["solve", INKALA, "--out", "nowhere/out.txt"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.starts_with("numpre: nowhere/out.txt: cannot be written ("), "{ran:?}");
}

#[test]
fn grids_are_a_function_of_seed_and_index() {
    let grids = |arguments: &[&str]| numpre(&[&["grid", "--seed", "7"], arguments].concat()).out;
    let all = grids(&["--count", "200"]);
    assert_eq!(all.lines().count(), 200);
    assert_eq!(all, grids(&["--count", "200", "--threads", "1"]));
    let rest: String = all.lines().skip(150).map(|line| format!("{line}\n")).collect();
    assert_eq!(rest, grids(&["--start", "150", "--count", "50"]));
}

#[test]
fn a_random_seed_is_printed() {
    let ran = numpre(&["grid", "--count", "3"]);
    let seed = ran.err.strip_prefix("seed ").and_then(|seed| seed.strip_suffix('\n')).unwrap();
    assert_eq!(numpre(&["grid", "--count", "3", "--seed", seed]).out, ran.out);
}

#[test]
fn convert_round_trips() {
    let folder = Folder::new();
    folder.file("in.txt", format!("{SAMPLE}\n{INKALA}\n"));
    for format in numpre_formats::Format::ALL.into_iter().filter(|format| format.is_written()) {
        let there = folder.numpre(&["convert", "--to", format.name(), "in.txt"]);
        assert_eq!((there.code, there.err.as_str()), (Some(0), ""), "{format}");
        let back = fed(&["convert", "--to", "line-81"], &there.out);
        assert_eq!(
            (back.code, back.out.as_str(), back.err.as_str()),
            (Some(0), folder.read("in.txt").as_str(), ""),
            "{format}"
        );
    }
}

#[test]
fn convert_shuffles_by_seed_and_index() {
    let lines = format!("{SAMPLE},{SAMPLE_ANSWER}\n{INKALA},{INKALA_ANSWER}\n").repeat(200);
    let convert = |arguments: &[&str], text: &str| {
        fed(&[&["convert", "--to", "csv"], arguments].concat(), text)
    };
    let one = convert(&["--shuffle", "--seed", "7", "--threads", "1"], &lines);
    assert_eq!((one.code, one.err.as_str()), (Some(0), ""));
    assert_eq!(convert(&["--shuffle", "--seed", "7", "--threads", "3"], &lines).out, one.out);
    assert_ne!(convert(&["--shuffle", "--seed", "8"], &lines).out, one.out);
    // Unreadable records and line numbers have no effect on the result.
    let ran = convert(&["--shuffle", "--seed", "7"], &format!("# comment\n12\n{lines}"));
    assert_eq!(
        (ran.code, ran.out),
        (Some(2), one.out.replacen("solution\n", "solution\ninvalid,\n", 1))
    );
    // The answers are moved like their puzzles. All records differ.
    fed(&["verify"], &one.out).expect(0, &"correct\n".repeat(400), "");
    let different: std::collections::HashSet<&str> = one.out.lines().collect();
    assert_eq!(different.len(), 401);
    // The canonical forms are those of the two original puzzles.
    let least = convert(&["--canonical"], &one.out);
    assert_eq!((least.code, least.out), (Some(0), convert(&["--canonical"], &lines).out));
    let ran = convert(&["--shuffle"], &lines);
    let seed = ran.err.strip_prefix("seed ").and_then(|seed| seed.strip_suffix('\n')).unwrap();
    assert_eq!(convert(&["--shuffle", "--seed", seed], &lines).out, ran.out);
    assert_eq!(convert(&["--seed", "7"], &lines).code, Some(2), "a seed of nothing");
}

#[test]
fn convert_writes_the_least_isomorph() {
    let least = numpre::canonical::canonical(&SAMPLE.parse().unwrap());
    numpre(&["convert", "--to", "line-81", "--canonical", SAMPLE]).expect(
        0,
        &format!("{least}\n"),
        "",
    );
    // Placed digits and removed candidates are moved along.
    let ran =
        numpre(&["convert", "--to", "hodoku", "--canonical", &format!("+4{}:915", &SAMPLE[1..])]);
    assert_eq!(ran.code, Some(0));
    let message = "the canonical form uses the givens only; \
                   candidates and placed digits of 1 puzzle were moved along";
    assert_eq!(ran.err, format!("warning: {message}, first at argument 1:1\n"));
    assert_eq!(
        (ran.out.matches('+').count(), ran.out.trim_end().len()),
        (1, ":0000:x:::::".len() + 82 + 3),
        "{}",
        ran.out
    );
}

#[test]
fn convert_shuffles_into_workbooks_too() {
    let folder = Folder::new();
    folder.file(
        "in.csv",
        format!("puzzle,solution\n{SAMPLE},{SAMPLE_ANSWER}\n{INKALA},{INKALA_ANSWER}\n"),
    );
    let options = ["--shuffle", "--seed", "7", "in.csv"];
    folder
        .numpre(&[&["convert", "--to", "xlsx", "--out", "out.xlsx"], &options[..]].concat())
        .expect(0, "", "");
    let text = folder.numpre(&[&["convert", "--to", "csv"], &options[..]].concat());
    folder.numpre(&["convert", "--to", "csv", "out.xlsx"]).expect(0, &text.out, "");
}

#[test]
fn convert_says_what_is_lost() {
    let ran = fed(&["convert", "--to", "nine-lines"], format!("{INKALA},{INKALA_ANSWER}\n"));
    assert_eq!(ran.code, Some(0));
    assert_eq!(
        ran.err,
        "warning: the answers of 1 puzzle cannot be expressed in this format and are lost, \
         first at <stdin>:1\n"
    );
}

#[test]
fn convert_has_its_own_form() {
    let ran = numpre(&["convert", "--to", "sdm", "--output", "json", INKALA]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
}

#[test]
fn verify_takes_pairs_in_every_form() {
    let folder = Folder::new();
    folder.file("pairs.txt", format!("{SAMPLE} {SAMPLE_ANSWER}\n{INKALA},{INKALA_ANSWER}\n"));
    folder.file("puzzles.txt", format!("{SAMPLE}\n{INKALA}\n"));
    folder.file("answers.txt", format!("{SAMPLE_ANSWER}\n{INKALA_ANSWER}\n"));
    let both = "correct\ncorrect\n";
    folder.numpre(&["verify", "pairs.txt"]).expect(0, both, "");
    folder.numpre(&["verify", "pairs.txt", "pairs.txt"]).expect(0, &both.repeat(2), "");
    folder.numpre(&["verify", "puzzles.txt", "answers.txt"]).expect(0, both, "");
    folder.numpre(&["verify", INKALA, INKALA_ANSWER]).expect(0, "correct\n", "");
}

#[test]
fn verify_names_every_test_that_fails() {
    let line = |answer: &str| numpre(&["verify", INKALA, answer]);
    let blank = INKALA_ANSWER.replace("452", "45.");
    line(&blank).expect(1, "incorrect blank\n", "");
    let changed = INKALA_ANSWER.replacen('8', "9", 1);
    line(&changed).expect(1, "incorrect given-changed duplicate\n", "");
    let all = changed.replace("452", "45.");
    line(&all).expect(1, "incorrect blank given-changed duplicate\n", "");
    // The answer is that of another puzzle.
    line(SAMPLE_ANSWER).expect(1, "incorrect given-changed\n", "");
}

#[test]
fn verify_reports_files_of_different_lengths() {
    let folder = Folder::new();
    folder.file("puzzles.txt", format!("{SAMPLE}\n{INKALA}\n"));
    folder.file("one.txt", format!("{SAMPLE_ANSWER}\n"));
    folder.file("three.txt", format!("{SAMPLE_ANSWER}\n{INKALA_ANSWER}\n{INKALA_ANSWER}\n"));
    let message = "puzzles.txt:2:1: no answer to this puzzle: one.txt ends after 1 answer; \
                   expected one for every puzzle\n";
    folder.numpre(&["verify", "puzzles.txt", "one.txt"]).expect(2, "correct\ninvalid\n", message);
    let message = "three.txt:3:1: no puzzle for this answer: puzzles.txt ends after 2 puzzles; \
                   expected one for every answer\n";
    folder.numpre(&["verify", "puzzles.txt", "three.txt"]).expect(2, "correct\ncorrect\n", message);
}

#[test]
fn verify_needs_an_answer() {
    let message = "<stdin>:1:1: no answer next to the puzzle; \
                   expected 81 more cells, separated by a space or a comma\n";
    fed(&["verify"], format!("{INKALA}\n")).expect(2, "invalid\n", message);
}

#[test]
fn completions_and_manual_pages_are_made() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ran = numpre(&["completions", shell]);
        assert_eq!(ran.code, Some(0));
        assert!(ran.out.contains("numpre") && ran.out.contains("verify"), "{shell}");
    }
    assert!(numpre(&["man"]).out.contains(".TH numpre 1"));
    assert!(numpre(&["man", "solve", "--lang", "ja"]).out.contains("唯一解である"));
}

#[test]
fn workbooks_are_read_and_written() {
    let folder = Folder::new();
    // One puzzle becomes a sheet with the layout of S1.1. The input is not changed.
    folder.numpre(&["convert", "--to", "xlsx", INKALA, "--out", "book.xlsx"]).expect(0, "", "");
    let before = std::fs::read(folder.path("book.xlsx")).unwrap();
    folder.numpre(&["solve", "book.xlsx"]).expect(0, &format!("{INKALA_ANSWER}\n"), "");
    folder
        .numpre(&["solve", "book.xlsx", "--out", "solved.xlsx", "--lang", "ja"])
        .expect(0, "", "");
    assert_eq!(std::fs::read(folder.path("book.xlsx")).unwrap(), before);
    folder.numpre(&["convert", "--to", "line-81", "solved.xlsx"]).expect(
        0,
        &format!("{INKALA} {INKALA_ANSWER}\n"),
        "",
    );
    // Several puzzles become a list, each with its answer next to it.
    folder.file("in.txt", format!("{SAMPLE}\n{IMPOSSIBLE}\n{INKALA}\n"));
    let ran = folder.numpre(&["solve", "in.txt", "--out", "list.xlsx"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""));
    let ran = folder.numpre(&["verify", "list.xlsx"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), "correct\ninvalid\ncorrect\n"));
    assert!(
        ran.err.starts_with("list.xlsx:") && ran.err.contains("no answer next to the puzzle"),
        "{ran:?}"
    );
}

#[test]
fn workbooks_are_not_written_by_accident() {
    let folder = Folder::new();
    let ran = folder.numpre(&["bench", INKALA, "--out", "book.xlsx"]);
    ran.expect(
        2,
        "",
        "numpre: this command writes no workbook; expected another name after --out\n",
    );
    let ran = folder.numpre(&["convert", "--to", "line-81", INKALA, "--out", "book.xlsx"]);
    let message = "numpre: book.xlsx is the name of a workbook; \
                   expected --to xlsx, or another name after --out\n";
    ran.expect(2, "", message);
    let ran = folder.numpre(&["rate", INKALA, "--output", "csv", "--out", "book.xlsx"]);
    let message = "numpre: book.xlsx is the name of a workbook; \
                   expected --output xlsx, or another name after --out\n";
    ran.expect(2, "", message);
    let ran = folder.numpre(&["rate", INKALA, "--output", "xlsx"]);
    ran.expect(2, "", "numpre: a workbook has to be written to a file; expected --out FILE.xlsx\n");
    assert!(!folder.path("book.xlsx").exists());
    let ran = folder.numpre(&["convert", "--to", "xlsx", INKALA]);
    ran.expect(2, "", "numpre: a workbook has to be written to a file; expected --out FILE.xlsx\n");
    folder.file("book.xlsx", "no workbook at all");
    let ran = folder.numpre(&["solve", "book.xlsx"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert_eq!(
        ran.err,
        "book.xlsx: a damaged workbook, or not a workbook; expected an .xlsx workbook\n"
    );
}
