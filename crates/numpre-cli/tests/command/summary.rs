//! `--summary`: a table of how often each rank, rating or hardest technique occurs.

use crate::hypothesis::puzzles;
use crate::run::*;
use crate::scene::{LANGUAGES, Scene};
use numpre::logic::ladder::PLAYER;

#[test]
fn outputs() {
    let mut scene = Scene::default();
    for output in ["line", "csv", "json"] {
        let ran = fed(&["rate", "--summary", "--output", output], puzzles());
        scene.add(output, &ran.shown());
    }
    for lang in LANGUAGES {
        let arguments = [
            "rate",
            "--summary",
            "--weight",
            "controlled-bias",
            "--output",
            "grid",
            "--lang",
            lang,
        ];
        scene.add(format!("grid, {lang}"), &fed(&arguments, puzzles()).shown());
    }
    scene.check("rate-summary");
}

#[test]
fn outputs_of_other_tables() {
    let mut scene = Scene::default();
    let tables: [&[&str]; 3] = [
        &["rate", "--rater", "se121", "--summary"],
        &["rate", "--rater", "hodoku", "--summary"],
        &["explain", "--summary"],
    ];
    for table in tables {
        for output in ["line", "json"] {
            let line = [table, &["--output", output]].concat();
            scene.add(line.join(" "), &fed(&line, puzzles()).shown());
        }
        for lang in LANGUAGES {
            let line = [table, &["--output", "grid", "--lang", lang]].concat();
            scene.add(line.join(" "), &fed(&line, puzzles()).shown());
        }
    }
    scene.check("other-summaries");
}

/// Returns the rows of a table of lines: the first field, and the count.
fn rows(ran: &Ran) -> Vec<(String, usize)> {
    let row = |line: &str| {
        let mut fields = line.split(' ').map(str::to_owned);
        (fields.next().unwrap(), fields.next().unwrap().parse().unwrap())
    };
    ran.out.lines().map(row).filter(|(_, count)| *count > 0).collect()
}

/// Returns how often each item occurs, in order.
fn tally<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<(T, usize)> {
    let mut counts = std::collections::BTreeMap::new();
    items.into_iter().for_each(|item| *counts.entry(item).or_default() += 1);
    counts.into_iter().collect()
}

#[test]
fn the_tables_of_other_raters_count_what_they_rate() {
    let each = fed(&["rate", "--rater", "se121"], puzzles());
    let ratings = each.out.lines().filter_map(|line| Some(line.split_once('/')?.0.to_owned()));
    let mut table = rows(&fed(&["rate", "--rater", "se121", "--summary"], puzzles()));
    table.sort();
    assert_eq!(table, tally(ratings));
    let each = fed(&["rate", "--rater", "hodoku"], puzzles());
    let levels = each.out.lines().filter_map(|line| Some(line.split_once(' ')?.1.to_owned()));
    let mut table = rows(&fed(&["rate", "--rater", "hodoku", "--summary"], puzzles()));
    table.sort();
    assert_eq!(table, tally(levels));
}

/// Takes the technique of each step of each explanation, and the order of the ladder.
#[test]
fn the_table_of_techniques_counts_the_one_that_is_latest_on_the_ladder() {
    let explained = fed(&["explain", "--output", "json"], puzzles());
    let ladder: Vec<&str> = PLAYER.iter().map(|technique| technique.slug()).collect();
    let hardest = |line: &str| {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        let steps = row["steps"].as_array()?;
        let place = |step: &serde_json::Value| {
            ladder.iter().position(|slug| step["technique"] == *slug).unwrap()
        };
        steps.iter().map(place).max()
    };
    let places = tally(explained.out.lines().filter_map(hardest));
    let expected: Vec<(String, usize)> =
        places.into_iter().map(|(place, count)| (ladder[place].to_owned(), count)).collect();
    assert!(expected.len() > 3, "{expected:?}");
    assert_eq!(rows(&fed(&["explain", "--summary"], puzzles())), expected);
}

#[test]
fn puzzles_without_a_rating_are_counted_apart() {
    let input = format!("{SAMPLE_ANSWER}\n{SAMPLE}\n{SEVERAL}\n{IMPOSSIBLE}\n12\n");
    let tables: [(&[&str], u64); 4] = [
        (&["rate", "--rater", "se121", "--summary"], 1),
        (&["rate", "--rater", "hodoku", "--summary"], 1),
        (&["explain", "--summary"], 1),
        (&["explain", "--summary", "--techniques", "hidden-pair"], 2),
    ];
    for (table, unrated) in tables {
        let ran = fed(&[table, &["--output", "json"]].concat(), &input);
        let row: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        let others = ["unique", "unrated", "multiple", "none", "invalid"].map(|key| &row[key]);
        assert_eq!(others, [2, unrated, 1, 1, 1], "{table:?}");
        assert_eq!(ran.code, Some(2));
    }
}

#[test]
fn a_table_has_no_place_for_isomorphs_and_for_steps() {
    for line in [
        &["rate", "--rater", "se121", "--summary", "--isomorphs", "3"][..],
        &["explain", "--summary", "--check"],
        &["explain", "--summary", "--step"],
    ] {
        let ran = fed(line, SAMPLE);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{line:?}");
    }
}

#[test]
fn threads_do_not_matter() {
    for (table, repeats) in [("rate", 50), ("explain", 10)] {
        let many = puzzles().repeat(repeats);
        let run = |threads| {
            let options = ["--summary", "--weight", "controlled-bias", "--threads", threads];
            fed(&[&[table][..], &options].concat(), &many)
        };
        let (one, several) = (run("1"), run("5"));
        assert_eq!((one.code, one.out), (several.code, several.out));
    }
}

#[test]
fn a_weight_is_for_a_summary() {
    let ran = fed(&["rate", "--weight", "one"], SAMPLE);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("--summary"), "{}", ran.err);
}

#[test]
fn the_shares_among_all_minimal_puzzles_are_near_those_that_are_known() {
    let file = std::env::var_os("NUMPRE_DATA").map_or_else(
        || std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"),
        std::path::PathBuf::from,
    );
    let file = file.join("cb_000_ser.tsv");
    if !file.exists() {
        return eprintln!("skipped: {} is not there", file.display());
    }
    let ran = fed(
        &[
            "rate",
            "--summary",
            "--weight",
            "controlled-bias",
            "--output",
            "csv",
            &file.to_string_lossy(),
        ],
        "",
    );
    // The known shares come from 79 parts that were rated (docs/hypothesis.md). This file is one
    // part.
    let known = [0.0105, 0.2809, 0.0841, 0.0455, 0.00313, 0.000102, 0.5751, 0.00066];
    for (line, known) in ran.out.lines().skip(1).zip(known) {
        let figures: Vec<f64> = line.split(',').map(|figure| figure.parse().unwrap()).collect();
        assert!((figures[2] - known).abs() < 4.0 * figures[3].max(0.0002), "{line}: {known}");
    }
    assert_eq!(ran.out.lines().count(), 9);
}

#[test]
fn boards_with_placed_digits_and_broken_lines_are_counted_among_plain_ones() {
    let placed = format!(":0000:x:+{}:::", INKALA.replace(' ', ""));
    let input = format!("{SAMPLE}\n{placed}\n{SEVERAL}\n12\n{IMPOSSIBLE}\n{SAMPLE} beside it\n");
    let each = fed(&["rate"], &input);
    let summary = fed(&["rate", "--summary", "--output", "json"], &input);
    let table: serde_json::Value = serde_json::from_str(&summary.out).unwrap();
    assert_eq!((summary.code, each.code), (Some(2), Some(2)));
    let ending = |text: &str| each.out.lines().filter(|line| line.ends_with(text)).count();
    for status in ["multiple", "none", "invalid"] {
        assert_eq!(table[status], ending(status), "{status}: {}", each.out);
    }
    for rank in 1..=8 {
        assert_eq!(
            table["ranks"][rank - 1]["count"],
            ending(&format!(" {rank}")),
            "rank {rank}: {}",
            each.out
        );
    }
    assert_eq!(table["unique"], 3);
}
