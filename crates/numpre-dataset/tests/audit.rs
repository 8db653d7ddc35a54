//! An audit finds all shared and faulty puzzles that were planted, and nothing else.

#![allow(clippy::unwrap_used)] // Clippy allows it in tests, but not in their helpers.

use numpre::random::random_isomorph;
use numpre::{CancelToken, Grid, Solved, solve};
use numpre_dataset::audit::{Audit, AuditFile, audit};
use numpre_dataset::verify::{FaultKind, verify};
use numpre_dataset::{Config, Made, MakeOptions, Plan, make};
use std::fs;
use std::path::Path;

fn puzzles(count: u64) -> Vec<Grid> {
    let mut generator = numpre::generate::Request::default().seed(77).build().unwrap();
    (0..count).map(|index| generator.generate(index).unwrap().puzzle).collect()
}

fn solution(puzzle: &Grid) -> Grid {
    match solve(puzzle) {
        Solved::Unique(solution) => solution,
        other => panic!("{other:?}"),
    }
}

fn audited(folder: &Path, files: &[(&str, &str)]) -> Audit {
    let write = |(split, text): &(&str, &str)| {
        let path = folder.join(format!("{split}.txt"));
        fs::write(&path, text).unwrap();
        AuditFile { path, split: Some((*split).to_owned()) }
    };
    let files: Vec<AuditFile> = files.iter().map(write).collect();
    audit(&files, None, 2, &CancelToken::NEVER).unwrap()
}

fn lines(puzzles: &[Grid]) -> String {
    puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect()
}

#[test]
fn planted_puzzles_are_found() {
    let all = puzzles(60);
    let (train, clean) = all.split_at(40);
    let move_by = |number: u64, puzzle: &Grid| random_isomorph(5, number).apply(puzzle);
    let isomorph = move_by(0, &train[3]);
    // An isomorph with one more given: the same solution class, but another puzzle class.
    let near = {
        let mut puzzle = train[5];
        puzzle.set(
            puzzle.blanks().first().unwrap(),
            solution(&train[5]).get(puzzle.blanks().first().unwrap()),
        );
        move_by(1, &puzzle)
    };
    // The same solution, but most cells are given: not a near-copy.
    let shared = {
        let whole = solution(&train[7]);
        let cells: numpre::CellSet = whole.filled().map(|(cell, _)| cell).take(72).collect();
        move_by(2, &whole.only(cells | !train[7].blanks()))
    };
    let improper = {
        let mut puzzle = clean[0];
        while matches!(solve(&puzzle), Solved::Unique(_)) {
            let first = (!puzzle.blanks()).first().unwrap();
            puzzle.set(first, None);
        }
        puzzle
    };
    let mut broken = clean[1].to_line(b'.');
    let first = broken.iter().position(|&byte| byte != b'.').unwrap();
    let row = first / 9 * 9;
    let blank = (row..row + 9).find(|&cell| broken[cell] == b'.').unwrap();
    broken[blank] = broken[first];
    let test = format!(
        "{}{isomorph}\n{near}\n{shared}\n{improper}\n{}\n{}\nnot a puzzle\n",
        lines(&clean[2..]),
        train[9],
        String::from_utf8(broken.to_vec()).unwrap(),
    );
    let folder = tempfile::tempdir().unwrap();
    let found = audited(folder.path(), &[("train", &lines(train)), ("test", &test)]);
    assert_eq!((found.rows, found.unreadable.count), (40 + 24, 1));
    assert_eq!((found.multiple.count, found.none.count), (1, 1));
    assert!(found.multiple.examples[0].ends_with("test.txt:22"), "{:?}", found.multiple);
    let pair = &found.pairs[0];
    assert_eq!((pair.first.as_str(), pair.second.as_str(), pair.of), ("train", "test", 24));
    assert_eq!((pair.same.count, pair.class.count), (1, 2));
    assert_eq!((pair.grid_class.count, pair.near_copy.count), (4, 3));
    assert!(pair.near_copy.examples[1].ends_with("train.txt:6"), "{:?}", pair.near_copy);
    assert!(!found.is_clean() && !found.made_up);
    let clean = audited(folder.path(), &[("train", &lines(train)), ("test", &lines(clean))]);
    assert!(clean.is_clean(), "{clean:?}");
}

#[test]
fn repetitions_within_a_split_are_counted() {
    let all = puzzles(10);
    let text = format!("{}{}\n{}\n", lines(&all), all[2], random_isomorph(1, 1).apply(&all[4]));
    let folder = tempfile::tempdir().unwrap();
    let found = audited(folder.path(), &[("train", &text)]);
    let split = &found.splits[0];
    assert_eq!((split.repeated.count, split.isomorphs.count), (1, 1));
    assert_eq!((split.rows, split.classes), (12, 10));
    assert_eq!((found.classes, found.grid_classes), (10, 10));
}

#[test]
fn splits_come_from_a_column_or_are_made_up() {
    let all = puzzles(40);
    let rows: String = all
        .iter()
        .enumerate()
        .map(|(number, puzzle)| {
            let answer = if number == 7 { all[0] } else { *puzzle };
            let split = if number % 4 == 0 { "test" } else { "train" };
            format!("{puzzle},{},{split}\n", solution(&answer))
        })
        .collect();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.csv");
    fs::write(&path, format!("quizzes,solutions,part\n{rows}")).unwrap();
    let files = [AuditFile { path, split: None }];
    let found = audit(&files, Some("part"), 1, &CancelToken::NEVER).unwrap();
    let names: Vec<(&str, u64)> = found.splits.iter().map(|s| (s.name.as_str(), s.rows)).collect();
    assert_eq!(names, [("train", 30), ("test", 10)]);
    assert_eq!(found.wrong_answer.count, 1);
    assert!(found.wrong_answer.examples[0].ends_with("a.csv:9"), "{:?}", found.wrong_answer);
    assert!(audit(&files, Some("fold"), 1, &CancelToken::NEVER).is_err());
    let made_up = audit(&files, None, 2, &CancelToken::NEVER).unwrap();
    assert!(made_up.made_up && made_up.splits.len() == 2);
    assert_eq!(made_up.splits.iter().map(|split| split.rows).sum::<u64>(), 40);
}

const SET: &str = r#"
format = 1
name = "checked"
seed = 5
unique = "grid-class"
[[part]]
name = "a"
request = { rank = "1..3", symmetry = "none" }
count = { train = 30, validation = 5, test = 5 }
[output]
layout = ["csv", "npy", "trm"]
"#;

#[test]
fn a_changed_data_set_does_not_verify() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set");
    let plan = Plan::new(Config::from_toml(SET).unwrap(), Path::new(".")).unwrap();
    let options = MakeOptions {
        resume: false,
        threads: 2,
        portion: Default::default(),
        cancel: Default::default(),
    };
    assert!(matches!(make(&plan, &set, &options, &mut |_| {}).unwrap(), Made::Complete(_)));
    let report = || verify(&set, 2, &CancelToken::NEVER).unwrap();
    let whole = report();
    // Without isomorphs all layouts have the same rows in the same order, which are examined once.
    assert_eq!((whole.faults.len(), whole.rows, whole.files), (0, 40, 3 * (1 + 3 + 6)));
    let train = fs::read_to_string(set.join("train.csv")).unwrap();
    let test = fs::read_to_string(set.join("test.csv")).unwrap();
    let kinds = |file: &str, text: &str, whole: &str| {
        fs::write(set.join(file), text).unwrap();
        let kinds: Vec<&str> = report().faults.iter().map(|fault| fault.kind.name()).collect();
        fs::write(set.join(file), whole).unwrap();
        kinds
    };
    // A puzzle of the split train replaces one of the split test.
    let first = train.lines().nth(1).unwrap();
    let replaced = test.lines().nth(3).unwrap();
    assert_eq!(
        kinds("test.csv", &test.replace(replaced, first), &test),
        ["bytes", "text", "class-in-two-splits", "grid-class-in-two-splits"]
    );
    let fields: Vec<&str> = replaced.split(',').collect();
    let rank: u8 = fields[3].parse().unwrap();
    let ranked = replaced.replace(&format!(",{rank}"), &format!(",{}", rank % 8 + 1));
    assert_eq!(kinds("test.csv", &test.replace(replaced, &ranked), &test), ["bytes", "wrong-rank"]);
    let lines: Vec<&str> = test.lines().collect();
    let short = lines[..lines.len() - 1].join("\n");
    assert_eq!(kinds("test.csv", &short, &test), ["bytes", "rows"]);
    let blank = format!("{},{},{},{rank}", fields[0], ".".repeat(81), fields[2]);
    assert_eq!(
        kinds("test.csv", &test.replace(replaced, &blank), &test),
        ["bytes", "text", "multiple-solutions"]
    );
    assert_eq!(kinds("test.csv", "x", &test), ["bytes", "unreadable"]);
    fs::remove_file(set.join("npy/train-ranks.npy")).unwrap();
    let faults = report().faults;
    assert!(faults.iter().all(|fault| matches!(fault.kind, FaultKind::Unreadable { .. })));
    assert!(!faults.is_empty());
}
