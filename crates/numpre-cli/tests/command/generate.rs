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

/// A technique, an ER and a level of HoDoKu, with the options that measure them.
const DEMANDS: [&[&str]; 3] =
    [&["--technique", "skyscraper"], &["--se", "6.6..7.2"], &["--hodoku", "hard"]];

#[test]
fn puzzles_have_what_is_demanded_on_any_number_of_threads() {
    for demand in DEMANDS {
        let request = [demand, &["--count", "6", "--output", "json"]].concat();
        let one = generate(&[&request[..], &["--threads", "1"]].concat());
        assert_eq!((one.code, one.err.as_str()), (Some(0), ""));
        assert_eq!(generate(&[&request[..], &["--threads", "3"]].concat()).out, one.out);
        for line in one.out.lines() {
            let made: Value = serde_json::from_str(line).unwrap();
            let puzzle = made["puzzle"].as_str().unwrap();
            let json = |arguments: &[&str]| -> Value {
                let out = numpre(&[arguments, &["--output", "json", puzzle]].concat()).out;
                serde_json::from_str(&out).unwrap()
            };
            match demand[0] {
                "--technique" => {
                    assert_eq!(made["technique"], "skyscraper");
                    let steps = json(&["explain"])["steps"].clone();
                    let steps = steps.as_array().unwrap();
                    assert!(steps.iter().any(|step| step["technique"] == "skyscraper"), "{made}");
                }
                "--se" => {
                    let rated = json(&["rate", "--rater", "se121"]);
                    for name in ["er", "ep", "ed"] {
                        assert_eq!(made[name], rated[name], "{made}");
                    }
                    assert!((6.6..=7.2).contains(&made["er"].as_f64().unwrap()), "{made}");
                }
                _ => {
                    let rated = json(&["rate", "--rater", "hodoku"]);
                    assert_eq!((&made["score"], &made["level"]), (&rated["score"], &"hard".into()));
                    assert_eq!(rated["level"], "hard");
                }
            }
        }
    }
}

#[test]
fn tables_and_boards_have_what_is_demanded() {
    let all = [DEMANDS.concat(), vec!["--output"]].concat();
    let table = generate(&[&all[..], &["csv"]].concat());
    assert_eq!((table.code, table.err.as_str()), (Some(0), ""));
    let heading = "line,puzzle,status,solution,rank,clues,seed,index,tries,\
                   technique,er,ep,ed,score,level,reason,nearest";
    assert_eq!(table.out.lines().next(), Some(heading));
    assert!(table.out.contains(",skyscraper,") && table.out.contains(",hard,"), "{table:?}");
    let board = generate(&[&all[..], &["grid"]].concat()).out;
    assert!(board.contains("\nNeeds: skyscraper\nse121: ER "), "{board}");
    assert!(board.contains("\nHoDoKu: score ") && board.contains(", level hard\n"), "{board}");
    let board = generate(&[&all[..], &["grid", "--lang", "ja"]].concat()).out;
    assert!(board.contains("\n必要な手筋：スカイスクレイパー\n"), "{board}");
    // Without such a requirement the table is as narrow as before.
    let plain = generate(&["--output", "csv"]).out;
    assert!(
        plain.starts_with(
            "line,puzzle,status,solution,rank,clues,seed,index,tries,reason,nearest\n"
        )
    );
}

#[test]
fn ranges_of_er_are_read_like_ranges_of_ranks() {
    let made = |range: &str| generate(&["--se", range]).out;
    assert_eq!(made("7.1..7.1"), made("7.1"));
    assert_eq!(made("7..7.2"), made("７．０～７．２"));
    assert_eq!(made("..1.5"), made("1.0..1.5"));
    assert_eq!(made("8.4.."), made("8.4..20.0"));
    for wrong in ["x", "7.15", "0.9", "20.1", "nan"] {
        let ran = generate(&["--se", wrong]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{wrong}");
        assert!(ran.err.contains("expected 1.0 to 20.0 with one decimal"), "{ran:?}");
    }
}

#[test]
fn a_failed_search_reports_the_rating_of_the_closest_puzzle() {
    let rare = ["--se", "11.5..", "--max-tries", "5"];
    let ran = generate(&rare);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), "none\n"));
    assert!(ran.err.contains("not found in 5 tries"), "{ran:?}");
    assert!(ran.err.contains("the closest was of rank 7, ER "), "{ran:?}");
    let ran = generate(&[&rare[..], &["--output", "json"]].concat());
    let fields: Value = serde_json::from_str(&ran.out).unwrap();
    assert!(fields["nearest"]["er"].as_f64() > Some(1.0), "{fields}");
    let ran = generate(&["--technique", "death-blossom", "--timeout", "0.05"]);
    assert!(ran.err.starts_with("puzzle 0: not found in time, after "), "{ran:?}");
}

#[test]
fn contradictory_demands_are_refused() {
    for (wrong, message) in [
        (
            &["--technique", "x-wing", "--rank", "1..6"][..],
            "numpre: puzzles that need the technique X-wing have rank 7 to 8; expected such a \
             rank, and other requirements that allow it\n",
        ),
        (
            &["--technique", "naked-pair", "--hodoku", "easy"],
            "numpre: puzzles with the HoDoKu level easy have rank 1 to 2; expected such a rank, \
             and other requirements that allow it\n",
        ),
        (
            &["--se", "6.6..7.0", "--difficulty", "easy"],
            "numpre: puzzles with an ER of 6.6 to 7.0 have rank 7 to 8; expected such a rank, and \
             other requirements that allow it\n",
        ),
        (
            &["--se", "7.5..7.0"],
            "numpre: empty range of ER 7.5..7.0; expected the lower rating first\n",
        ),
    ] {
        generate(wrong).expect(2, "", message);
    }
    for wrong in [&["--technique", "magic"][..], &["--hodoku", "fun"]] {
        assert_eq!(generate(wrong).code, Some(2), "{wrong:?}");
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
fn a_date_is_a_rank_and_a_seed() {
    for (date, rank, seed) in [
        ("2026-11-23", "2", "20261123"),
        ("2026-11-29", "7", "20261129"),
        ("0001-01-01", "2", "10101"),
    ] {
        for output in ["line", "json", "csv", "grid"] {
            let daily = numpre(&["generate", "--daily", date, "--output", output]);
            assert_eq!((daily.code, daily.err.as_str()), (Some(0), ""), "{date}");
            let same =
                numpre(&["generate", "--rank", rank, "--seed", seed, "--output", output]).out;
            assert_eq!(daily.out, same, "{date} {output}");
        }
    }
    let fields = numpre(&["generate", "--daily", "2026-11-23", "--json", "--timeout", "60"]);
    let fields: Value = serde_json::from_str(&fields.out).unwrap();
    assert_eq!(
        fields["puzzle"],
        "79...4.834....61....5..3...2....5....1.....4....7....9...2..3....14....584.3...76"
    );
    // A stopped search is not continued, because no puzzle follows.
    let none = numpre(&["generate", "--daily", "2026-11-28", "--max-tries", "1"]);
    assert_eq!((none.code, none.out.as_str()), (Some(1), "none\n"));
    assert!(!none.err.contains("--start"), "{none:?}");
}

#[test]
fn a_date_has_one_puzzle_only() {
    for other in [
        &["--seed", "7"][..],
        &["--count", "1"],
        &["--start", "0"],
        &["--rank", "2"],
        &["--difficulty", "easy"],
        &["--technique", "x-wing"],
        &["--se", "7.1"],
        &["--hodoku", "hard"],
        &["--clues", "28"],
        &["--symmetry", "point"],
        &["--pattern", "-"],
        &["--minimal"],
        &["--unique-classes"],
    ] {
        let ran = numpre(&[&["generate", "--daily", "2026-11-23"], other].concat());
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{other:?}");
        assert!(ran.err.contains("--daily") && ran.err.contains(other[0]), "{ran:?}");
    }
    for (date, expected) in [
        ("today", "a date as year-month-day, such as 2026-11-23"),
        ("2026-1-1", "a date as year-month-day, such as 2026-11-23"),
        ("2026-02-29", "a date that exists, from 0001-01-01 to 9999-12-31"),
    ] {
        let message = format!(
            "numpre: --daily cannot be \"{date}\"; expected {expected}\n\
             For more information, see numpre generate --help\n"
        );
        numpre(&["generate", "--daily", date]).expect(2, "", &message);
    }
    numpre(&["generate", "--daily", "2026-02-29", "--lang", "ja"]).expect(
        2,
        "",
        "numpre: --dailyに「2026-02-29」は使えません。\
         実在する日付（0001-01-01～9999-12-31）を指定してください\n\
         詳しくはnumpre generate --help\n",
    );
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
