//! Parquet files hold the same rows as the other layouts, and more columns.
#![allow(clippy::unwrap_used)] // Clippy allows it in tests, but not in their helpers.
#![allow(clippy::needless_range_loop)] // One index is used for several columns.
#![cfg(feature = "table")]

use arrow_array::{
    Array, ArrayRef,
    cast::AsArray,
    types::{UInt8Type, UInt16Type, UInt64Type},
};
use numpre::CancelToken;
use numpre_dataset::{Config, Made, MakeOptions, Plan, make, score, verify};
use std::collections::HashMap;
use std::fs::{self, File};
use std::path::Path;

const SMALL: &str = r#"
format = 1
name = "tables"
seed = 3
unique = "grid-class"
[[part]]
name = "r{rank}"
each = { rank = "2..4" }
request = { symmetry = "none" }
count = { train = 30, validation = 3, test = 3 }
isomorphs = { train = 1 }
[[part]]
name = "seven"
request = { rank = "7..8", symmetry = "none", minimal = true }
count = { train = 10 }
[columns]
extra = ["rank", "clues", "redundant", "techniques", "calls", "class", "grid_class"]
steps = ["moves", "steps"]
cells = "text"
[output]
layout = ["parquet", "csv"]
rows = 100
compression = "zstd:5"
"#;

fn made(text: &str, folder: &Path, threads: usize) {
    let plan = Plan::new(Config::from_toml(text).unwrap(), Path::new(".")).unwrap();
    let options = MakeOptions {
        resume: false,
        threads,
        portion: Default::default(),
        cancel: Default::default(),
    };
    assert!(matches!(make(&plan, folder, &options, &mut |_| {}).unwrap(), Made::Complete(_)));
}

/// Returns all columns of the files in a folder whose names begin with `split`. Each column is a
/// list of pieces.
fn table(folder: &Path, split: &str) -> HashMap<String, Vec<ArrayRef>> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.sort();
    let mut columns: HashMap<String, Vec<ArrayRef>> = HashMap::new();
    for path in
        names.iter().filter(|path| path.file_name().unwrap().to_string_lossy().starts_with(split))
    {
        let file = File::open(path).unwrap();
        let reader = parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder::try_new(file);
        for batch in reader.unwrap().build().unwrap() {
            let batch = batch.unwrap();
            for (field, column) in batch.schema().fields().iter().zip(batch.columns()) {
                columns.entry(field.name().clone()).or_default().push(column.clone());
            }
        }
    }
    columns
}

#[test]
fn every_column_agrees_with_the_puzzles() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set");
    made(SMALL, &set, 2);
    let train = table(&set.join("data"), "train");
    let (mut rows, mut shown) = (0, Vec::new());
    for piece in 0..train["puzzle"].len() {
        let column = |name: &str| train[name][piece].clone();
        let techniques = column("techniques");
        for row in 0..column("puzzle").len() {
            let text = |name: &str| column(name).as_string::<i32>().value(row).to_owned();
            let number =
                |name: &str| u64::from(column(name).as_primitive::<UInt8Type>().value(row));
            let puzzle: numpre::Grid = text("puzzle").parse().unwrap();
            let solution: numpre::Grid = text("solution").parse().unwrap();
            assert_eq!(numpre::solve(&puzzle), numpre::Solved::Unique(solution));
            assert_eq!(number("clues"), puzzle.clue_count() as u64);
            let id = |name: &str| column(name).as_fixed_size_binary().value(row).to_owned();
            assert_eq!(id("class"), numpre_dataset::ids::class_id(&puzzle));
            assert_eq!(id("grid_class"), numpre_dataset::ids::class_id(&solution));
            // A given is redundant if there is still one solution without it.
            let spare = puzzle.filled().filter(|(cell, _)| {
                let mut without = puzzle;
                without.set(*cell, None);
                matches!(numpre::solve(&without), numpre::Solved::Unique(_))
            });
            assert_eq!(number("redundant"), spare.count() as u64);
            let copy = column("copy").as_primitive::<UInt16Type>().value(row);
            let index = column("index").as_primitive::<UInt64Type>().value(row);
            assert!(text("id").ends_with(&format!("/{index}/{copy}")));
            // The part's own request and seed make the base puzzle again.
            if copy == 0 && text("id").starts_with("r3/") {
                let seed = column("seed").as_primitive::<UInt64Type>().value(row);
                let request = numpre::generate::Request::default()
                    .rank(numpre::Rank::new(3).unwrap())
                    .symmetry(numpre::Symmetry::None)
                    .seed(seed);
                let again = request.build().unwrap().generate(index).unwrap();
                assert_eq!(again.puzzle, puzzle);
                assert_eq!(again.tries, column("tries").as_primitive::<UInt64Type>().value(row));
            }
            let uses: u64 = techniques
                .as_struct()
                .columns()
                .iter()
                .map(|uses| u64::from(uses.as_primitive::<UInt16Type>().value(row)))
                .sum();
            assert!(uses > 0);
            assert!(column("calls").as_primitive::<UInt64Type>().value(row) > 0);
            shown.push(text("puzzle"));
            rows += 1;
        }
    }
    assert_eq!(rows, 3 * 60 + 10);
    // The same rows in the same order as in the CSV file.
    let text = fs::read_to_string(set.join("train.csv")).unwrap();
    let in_csv: Vec<&str> =
        text.lines().skip(1).map(|line| line.split(',').nth(1).unwrap()).collect();
    assert_eq!(shown, in_csv);
}

#[test]
fn the_moves_solve_the_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set");
    made(SMALL, &set, 2);
    let steps = table(&set.join("steps"), "train");
    let data = table(&set.join("data"), "train");
    let ranks: usize = data["rank"]
        .iter()
        .flat_map(|piece| piece.as_primitive::<UInt8Type>().values().to_vec())
        .filter(|rank| *rank <= 7)
        .count();
    let mut rows = 0;
    let mut assumed = 0;
    for piece in 0..steps["puzzle"].len() {
        let (puzzles, moves) = (steps["puzzle"][piece].clone(), steps["moves"][piece].clone());
        let lists = steps["steps"][piece].clone();
        for row in 0..puzzles.len() {
            let mut board: numpre::Grid = puzzles.as_string::<i32>().value(row).parse().unwrap();
            for number in moves.as_list::<i32>().value(row).as_primitive::<UInt16Type>().values() {
                let cell = numpre::Cell::from_index(usize::from(number / 9)).unwrap();
                assert_eq!(board.get(cell), None);
                board.set(cell, numpre::Digit::from_index(usize::from(number % 9)));
            }
            assert!(board.is_full() && numpre::check::clashes(&board).next().is_none());
            let list = lists.as_list::<i32>().value(row);
            let list = list.as_struct();
            let assumes = list.column_by_name("assumes").unwrap();
            assumed += list.len() - assumes.null_count();
            let placed = list.column_by_name("placements").unwrap().as_list::<i32>().clone();
            let removed = list.column_by_name("eliminations").unwrap().as_list::<i32>().clone();
            for step in 0..list.len() {
                assert!(placed.value(step).len() + removed.value(step).len() > 0);
            }
            rows += 1;
        }
    }
    assert_eq!(rows, ranks);
    assert!(assumed > 0, "some puzzle of rank 7 needs an assumption");
}

#[test]
fn tables_have_the_same_bytes_for_any_number_of_threads() {
    let folder = tempfile::tempdir().unwrap();
    let text = SMALL.replace("cells = \"text\"", "cells = \"uint8\"");
    let read = |name: &str| {
        let set = folder.path().join(name);
        ["data/train-00000-of-00002.parquet", "steps/test-00000-of-00001.parquet", "manifest.json"]
            .map(|name| fs::read(set.join(name)).unwrap())
    };
    for threads in [1, 2, 5] {
        made(&text, &folder.path().join(threads.to_string()), threads);
    }
    assert!(read("1") == read("2") && read("2") == read("5"));
    let report = verify::verify(&folder.path().join("5"), 2, &CancelToken::NEVER).unwrap();
    assert_eq!(report.faults, []);
    // Train has 3 × 60 + 10 rows, with isomorphs. Validation and test have 3 × 3 rows each.
    assert_eq!(report.rows, 3 * 66 + 10);
}

#[test]
fn answers_are_scored_by_rank_and_clues() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set");
    made(SMALL, &set, 2);
    let text = fs::read_to_string(set.join("test.csv")).unwrap();
    let rows: Vec<Vec<&str>> = text.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let predictions = folder.path().join("answers.csv");
    // The first is wrong in a blank, the second is missing, the others are right.
    let mut lines = vec!["question,answer".to_owned()];
    for (number, row) in rows.iter().enumerate().filter(|(number, _)| *number != 1) {
        let mut answer = row[2].to_owned();
        if number == 0 {
            let blank = row[1].find('.').unwrap();
            answer.replace_range(blank..=blank, "?");
        }
        lines.push(format!("{},{answer}", row[1]));
    }
    fs::write(&predictions, lines.join("\n")).unwrap();
    let scores = score::score(&set, &predictions, score::Protocol::In).unwrap();
    assert_eq!((scores.all.puzzles, scores.all.exact, scores.all.missing), (9, 7, 1));
    assert_eq!(scores.by_rank.values().map(|score| score.puzzles).collect::<Vec<_>>(), [3, 3, 3]);
    assert_eq!(scores.by_clues.values().map(|score| score.exact).sum::<u64>(), 7);
    // Answers without puzzles, in the order of the rows.
    let answers: Vec<&str> = rows.iter().map(|row| row[2]).collect();
    fs::write(&predictions, answers.join("\n")).unwrap();
    assert_eq!(score::score(&set, &predictions, score::Protocol::In).unwrap().all.exact, 9);
    let none = score::score(&set, &predictions, score::Protocol::RankUp).unwrap();
    assert_eq!((none.all.puzzles, none.unused), (0, 9));
    fs::write(&predictions, "nothing\n").unwrap();
    assert!(score::score(&set, &predictions, score::Protocol::In).is_err());
}
