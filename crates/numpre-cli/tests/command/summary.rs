//! `rate --summary`: a table of how often each rank occurs.

use crate::hypothesis::puzzles;
use crate::run::*;
use crate::scene::{LANGUAGES, Scene};

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
fn threads_do_not_matter() {
    let many = puzzles().repeat(50);
    let run = |threads| {
        fed(&["rate", "--summary", "--weight", "controlled-bias", "--threads", threads], &many)
    };
    let (one, several) = (run("1"), run("5"));
    assert_eq!((one.code, one.out), (several.code, several.out));
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
