//! `generate`: puzzles with requirements.

use crate::run::*;
use numpre::canonical::canonical;
use numpre::{Grid, Rank, Symmetry, rating::Rater};
use serde_json::Value;
use std::collections::HashSet;

/// A pattern with 180° symmetry and 32 cells.
const DRAWING: &str = "\
x.x.x..x.
.x..x.x.x
..x..x..x
x..x.x...
.xx...xx.
...x.x..x
x..x..x..
x.x.x..x.
.x..x.x.x
";

fn generate(arguments: &[&str]) -> Ran {
    numpre(&[&["generate", "--seed", "7"], arguments].concat())
}

fn objects(arguments: &[&str]) -> Vec<Value> {
    let ran = generate(&[&["--output", "json"], arguments].concat());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn board(text: &Value) -> Grid {
    text.as_str().unwrap().parse().unwrap()
}

/// Returns the cells of the givens.
fn cells(puzzle: &Grid) -> numpre::CellSet {
    !puzzle.blanks()
}

#[test]
fn the_same_on_any_number_of_threads_and_from_any_start() {
    for output in ["line", "json", "csv", "grid"] {
        let made = |arguments: &[&str]| generate(&[&["--output", output], arguments].concat());
        let one = made(&["--count", "300", "--threads", "1"]);
        assert_eq!((one.code, one.err.as_str()), (Some(0), ""));
        for threads in ["2", "7"] {
            assert_eq!(
                made(&["--count", "300", "--threads", threads]).out,
                one.out,
                "{threads} threads"
            );
        }
    }
    let made = |arguments: &[&str]| generate(arguments).out;
    let halves = made(&["--count", "120"]) + &made(&["--start", "120", "--count", "180"]);
    assert_eq!(made(&["--count", "300"]), halves);
    assert_eq!(halves.lines().count(), 300);
}

#[test]
fn puzzles_meet_the_request() {
    let mut rater = Rater::default();
    for fields in objects(&[
        "--count",
        "10",
        "--rank",
        "2..4",
        "--clues",
        "25..29",
        "--symmetry",
        "diagonal",
        "--minimal",
    ]) {
        let (puzzle, solution) = (board(&fields["puzzle"]), board(&fields["solution"]));
        assert_eq!(numpre::solve(&puzzle), numpre::Solved::Unique(solution));
        let rank = rater.rank(&puzzle).unwrap();
        assert!((2..=4).contains(&rank.get()), "{fields}");
        assert_eq!(fields["rank"], rank.get());
        assert!((25..=29).contains(&puzzle.clue_count()), "{fields}");
        assert_eq!(fields["clues"], puzzle.clue_count());
        assert!(Symmetry::Diagonal.holds(cells(&puzzle)), "{fields}");
        for (cell, _) in puzzle.filled() {
            let mut fewer = puzzle;
            fewer.set(cell, None);
            assert!(matches!(numpre::solve(&fewer), numpre::Solved::Multiple(..)), "{fields}");
        }
    }
    for (difficulty, ranks) in
        [("easy", 1..=2), ("medium", 3..=4), ("hard", 5..=7), ("extreme", 8..=8)]
    {
        for fields in objects(&["--count", "3", "--difficulty", difficulty]) {
            let rank = rater.rank(&board(&fields["puzzle"])).map(Rank::get).unwrap();
            assert!(ranks.contains(&rank), "{difficulty}: {fields}");
        }
    }
}

#[test]
fn fields_are_those_of_the_contract() {
    let rows = objects(&["--count", "3", "--start", "5"]);
    for (place, fields) in rows.iter().enumerate() {
        let names: Vec<&str> = fields.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(
            names,
            ["clues", "index", "line", "puzzle", "rank", "seed", "solution", "status", "tries"]
        );
        assert_eq!((&fields["line"], &fields["index"]), (&(place + 1).into(), &(place + 5).into()));
        assert_eq!((&fields["seed"], &fields["status"]), (&7.into(), &"unique".into()));
        assert!(fields["tries"].as_u64() > Some(0));
    }
}

#[test]
fn other_commands_read_what_this_one_writes() {
    let table = generate(&["--count", "30", "--output", "csv", "--rank", "1..5"]).out;
    fed(&["check"], &table).expect(0, &"unique\n".repeat(30), "");
    fed(&["verify"], &table).expect(0, &"correct\n".repeat(30), "");
    let lines = generate(&["--count", "30", "--rank", "1..5"]).out;
    let rated = fed(&["rate"], &lines).out;
    let ranks = objects(&["--count", "30", "--rank", "1..5"]);
    let expected: String = ranks
        .iter()
        .map(|fields| format!("{} {}\n", fields["puzzle"].as_str().unwrap(), fields["rank"]))
        .collect();
    assert_eq!(rated, expected);
}

#[test]
fn a_pattern_is_kept_however_it_is_drawn() {
    let folder = Folder::new();
    folder.file("drawing.txt", DRAWING);
    let mask = DRAWING.replace('\n', "");
    let one = generate(&["--pattern", &mask, "--count", "3"]);
    assert_eq!((one.code, one.err.as_str()), (Some(0), ""));
    for line in one.out.lines() {
        let given: String =
            line.chars().map(|found| if found == '.' { '.' } else { 'x' }).collect();
        assert_eq!(given, mask);
    }
    let again = |pattern: &str| {
        folder.numpre(&["generate", "--seed", "7", "--count", "3", "--pattern", pattern])
    };
    again("drawing.txt").expect(0, &one.out, "");
    // A puzzle is a pattern too.
    again(one.out.lines().next().unwrap()).expect(0, &one.out, "");
    fed(&["generate", "--seed", "7", "--count", "3", "--pattern", "-"], DRAWING)
        .expect(0, &one.out, "");
}

#[test]
fn a_pattern_that_cannot_be_read_is_reported() {
    let folder = Folder::new();
    folder.file("short.txt", DRAWING.replacen("x.x", "x.", 1));
    folder.file("both.txt", DRAWING.replacen('x', "4", 1));
    folder.file("latin.txt", b"x.x\n\xe9.......");
    let message = |pattern: &str| {
        let ran = folder.numpre(&["generate", "--pattern", pattern]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
        ran.err
    };
    assert_eq!(message("short.txt"), "numpre: short.txt:1:9: row 1 has 8 cells; expected 9\n");
    assert!(message("both.txt").starts_with(
        "numpre: both.txt:1:3: 'x' next to digits may be a given or a blank; expected"
    ));
    // The file is decoded like any input. Only its shape is wrong.
    assert_eq!(message("latin.txt"), "numpre: latin.txt:1:4: 3 cells; expected 81\n");
    assert_eq!(
        message("none.txt"),
        "numpre: --pattern:1:1: \"none.txt\" is not a pattern \
         (unexpected 'n'; expected 1 to 9, or . or 0 for a blank), \
         and there is no file of that name\n"
    );
}

#[test]
fn a_failed_search_is_reported_and_the_rest_is_made() {
    // With few tries, some indices give a puzzle and some do not.
    let some = ["--rank", "4", "--max-tries", "20", "--count", "30"];
    let ran = generate(&some);
    let missed = ran.out.lines().filter(|line| *line == "none").count();
    assert_eq!((ran.code, ran.out.lines().count(), ran.err.lines().count()), (Some(1), 30, missed));
    assert!((1..30).contains(&missed), "{missed} not found");
    let fields: Vec<Value> = generate(&[&some[..], &["--output", "json"]].concat())
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    for (line, fields) in ran.out.lines().zip(&fields) {
        if line != "none" {
            assert_eq!(fields["puzzle"], line);
            continue;
        }
        assert_eq!(
            (&fields["puzzle"], &fields["status"], &fields["reason"]),
            (&Value::Null, &"none".into(), &"out-of-tries".into())
        );
        let nearest = &fields["nearest"];
        assert!(
            matches!(numpre::solve(&board(&nearest["puzzle"])), numpre::Solved::Unique(_)),
            "{fields}"
        );
        assert_ne!(nearest["rank"], 4);
    }
}

#[test]
fn time_runs_out() {
    let hopeless = ["--rank", "1", "--clues", "17", "--max-tries", "1000000000000", "--count", "2"];
    let ran = generate(&[&hopeless[..], &["--timeout", "0.05"]].concat());
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), "none\nnone\n"));
    assert!(ran.err.starts_with("puzzle 0: not found in time, after "), "{}", ran.err);
    // A time limit that is not reached makes no difference.
    assert_eq!(
        generate(&["--count", "20", "--timeout", "600"]).out,
        generate(&["--count", "20"]).out
    );
    for wrong in ["0", "x", "inf", "nan"] {
        assert_eq!(generate(&["--timeout", wrong]).code, Some(2), "{wrong}");
    }
}

#[test]
fn no_two_puzzles_are_isomorphs() {
    let unique =
        |threads: &str| generate(&["--unique-classes", "--count", "300", "--threads", threads]).out;
    let one = unique("1");
    let classes: HashSet<Grid> =
        one.lines().map(|line| canonical(&line.parse().unwrap())).collect();
    assert_eq!(classes.len(), 300);
    assert_eq!(one.lines().count(), 300);
    for threads in ["2", "7"] {
        assert_eq!(unique(threads), one, "{threads} threads");
    }
}

#[test]
fn a_random_seed_is_printed() {
    let ran = numpre(&["generate", "--count", "2"]);
    let seed = ran.err.strip_prefix("seed ").and_then(|seed| seed.strip_suffix('\n')).unwrap();
    numpre(&["generate", "--count", "2", "--seed", seed]).expect(0, &ran.out, "");
}

#[test]
fn impossible_requests_are_refused() {
    for wrong in [
        &["--rank", "0"][..],
        &["--rank", "9"],
        &["--rank", "3", "--difficulty", "easy"],
        &["--difficulty", "fun"],
        &["--clues", "82"],
        &["--clues", "20..x"],
        &["--symmetry", "round"],
        &["--max-tries", "0"],
        &["--start", "18446744073709551615", "--count", "2"],
    ] {
        let ran = generate(wrong);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{wrong:?}");
    }
    generate(&["--count", "0"]).expect(0, "", "");
    // A request that is refused creates no file.
    let folder = Folder::new();
    assert_eq!(folder.numpre(&["generate", "--clues", "16", "--out", "out.txt"]).code, Some(2));
    assert_eq!(std::fs::read_dir(folder.path(".")).unwrap().count(), 0);
}

#[test]
fn a_doubtful_pattern_is_only_a_warning_before_the_search() {
    let heart = "..xx.xx...x..x..x.x.......xx.......x.x.....x..x.....x...x...x.....x.x.......x....";
    let ran = generate(&["--pattern", heart, "--max-tries", "20"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), "none\n"));
    let lines: Vec<&str> = ran.err.lines().collect();
    assert!(
        lines[0].starts_with(
            "this pattern may have no puzzle: filled from 300 random full grids, it had at least"
        ),
        "{ran:?}"
    );
    assert!(
        lines[1].contains("not found in 20 tries, which does not prove that there is none"),
        "{ran:?}"
    );
    let ran = generate(&["--pattern", heart, "--max-tries", "20", "--lang", "ja"]);
    assert!(
        ran.err.starts_with(
            "この配置の問題はないかもしれません。ランダムな完成盤300個の数字を入れると"
        ),
        "{ran:?}"
    );
    assert!(ran.err.contains("存在しないという証明ではありません"), "{ran:?}");
}

#[test]
fn many_clues_with_a_high_rank_are_refused_before_any_search() {
    for arguments in [["--clues", "80", "--rank", "8"], ["--clues", "72..80", "--rank", "2..4"]] {
        let ran = numpre(&[&["generate", "--seed", "1"], &arguments[..]].concat());
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        assert!(ran.err.contains("naked singles solve every puzzle with 9 blanks"), "{ran:?}");
    }
    assert_eq!(numpre(&["generate", "--seed", "1", "--clues", "80", "--rank", "1"]).code, Some(0));
}
