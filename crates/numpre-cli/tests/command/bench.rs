//! `bench`: its measurements, comparisons and messages.

use crate::run::*;
use serde_json::Value;
use std::time::{Duration, Instant};

fn rows(ran: &Ran) -> Vec<Value> {
    ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn bench_ends_and_says_what_did_not() {
    let ran = fed(
        &["bench", "--output", "json", "--threads", "2", "--calls", "50000"],
        format!("{SAMPLE}\n{INKALA}\n"),
    );
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let rows: Vec<serde_json::Value> =
        ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(rows.len(), 2 * numpre::EngineKind::ALL.len());
    for row in &rows {
        assert_eq!(
            (row["puzzles"].as_u64(), row["disagreements"].as_u64()),
            (Some(2), Some(0)),
            "{row}"
        );
    }
    let naive = rows.iter().find(|row| row["engine"] == "naive").unwrap();
    assert_eq!(
        naive["given_up"].as_u64(),
        Some(2),
        "either puzzle takes the naive engine more calls: {naive}"
    );
}

#[cfg(feature = "plot")]
#[test]
fn bench_draws_what_it_measured() {
    let folder = Folder::new();
    let ran = folder.numpre(&[
        "bench",
        "--threads",
        "2",
        "--engine",
        "fast,batch",
        "--plot",
        "bench.svg",
        INKALA,
    ]);
    assert_eq!((ran.code, ran.out.lines().count(), ran.err.as_str()), (Some(0), 4, ""), "{ran:?}");
    let drawing = std::fs::read_to_string(folder.path("bench.svg")).unwrap();
    assert!(drawing.starts_with("<svg") && drawing.trim_end().ends_with("</svg>"));
    for bar in ["fast × 1", "batch × 1", "fast × 2", "batch × 2", "puzzles per second, 1 puzzle"]
    {
        assert!(drawing.contains(bar), "{bar} in {drawing}");
    }
    let ran = folder.numpre(&["bench", "--engine", "fast", "--plot", "no/such/folder.svg", INKALA]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.starts_with("numpre: no/such/folder.svg: cannot be written"), "{ran:?}");
}

#[cfg(not(feature = "plot"))]
#[test]
fn bench_says_that_it_cannot_draw() {
    let folder = Folder::new();
    for (lang, message) in [
        ("en", "numpre: --plot needs the feature plot"),
        ("ja", "numpre: --plotには機能plotが必要"),
    ] {
        let ran = folder.numpre(&["bench", "--plot", "bench.svg", "--lang", lang, INKALA]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        assert!(
            ran.err.starts_with(message)
                && ran.err.contains("cargo install numpre-cli --features plot"),
            "{ran:?}"
        );
    }
}

#[cfg(not(feature = "peer"))]
#[test]
fn bench_continues_without_the_peer_that_it_cannot_load() {
    let mut bench = command(&["bench", "--threads", "1", "--engine", "fast", INKALA]);
    let ran = Ran::from(bench.env("NUMPRE_PEER", "some/library").output().unwrap());
    assert_eq!((ran.code, ran.out.lines().count()), (Some(2), 1));
    assert!(ran.err.starts_with("numpre: NUMPRE_PEER needs the feature peer"), "{ran:?}");
}

#[cfg(feature = "peer")]
#[test]
fn bench_continues_without_a_peer_that_cannot_be_loaded() {
    let mut bench = command(&["bench", "--threads", "1", "--engine", "fast", INKALA]);
    let ran = Ran::from(bench.env("NUMPRE_PEER", "no/such/library").output().unwrap());
    assert_eq!((ran.code, ran.out.lines().count()), (Some(2), 1));
    assert!(
        ran.err.starts_with(
            "numpre: cannot use the comparison solver: no/such/library: cannot be loaded"
        ),
        "{ran:?}"
    );
}

/// Uses one pipe for both streams, so that the lines have the order in which they were written.
#[cfg(unix)]
#[test]
fn a_wrong_peer_is_reported_before_the_engines_run() {
    let line = format!("exec \"$0\" bench --threads 1 --engine fast {INKALA} 2>&1");
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", &line, env!("CARGO_BIN_EXE_numpre")]).env_clear().env("LC_ALL", "C.UTF-8");
    let ran = Ran::from(shell.env("NUMPRE_PEER", "no/such/library").output().unwrap());
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(ran.code == Some(2) && lines.len() == 2, "{ran:?}");
    assert!(lines[0].starts_with("numpre: ") && lines[1].starts_with("fast 1 "), "{ran:?}");
}

#[test]
fn a_short_time_has_more_digits_than_a_zero() {
    let options = ["bench", "--threads", "1", "-e", "batch,fast", "--output", "grid"];
    let full = format!("{SAMPLE_ANSWER}\n").repeat(3000);
    for (lang, names) in [("en", ["engine", "calls/puzzle"]), ("ja", ["エンジン", "呼び出し/問"])]
    {
        let ran = fed(&[&options[..], &["--lang", lang]].concat(), &full);
        let mut lines = ran.out.lines();
        let heading = lines.next().unwrap();
        // All columns are on one line.
        assert!(heading.starts_with(names[0]) && heading.ends_with(names[1]), "{ran:?}");
        for row in lines.filter(|line| line.starts_with("batch") || line.starts_with("fast")) {
            let words: Vec<&str> = row.split_whitespace().collect();
            let (time, unit) = (words[5].parse::<f64>().unwrap(), words[6]);
            assert!(time > 0.0 && ["ns", "µs", "ms"].contains(&unit), "{row}");
            assert!(unit != "µs" || words[5].replace('.', "").len() >= 3, "{row}");
        }
    }
}

#[test]
fn bench_compares_what_both_solved() {
    // The naive engine finishes the easy puzzle, but not the hard one.
    let easy = SAMPLE_ANSWER.replace('4', ".");
    let ran = fed(
        &["bench", "--output", "json", "--threads", "1", "-e", "naive,fast", "--calls", "20000"],
        format!("{INKALA}\n{easy}\n"),
    );
    let [naive, fast] = &rows(&ran)[..] else { panic!("{ran:?}") };
    assert_eq!((&naive["ended"], &naive["given_up"]), (&1.into(), &1.into()), "{naive}");
    assert_eq!((&fast["ended"], &fast["compared"]), (&2.into(), &1.into()), "{fast}");
    assert_eq!(fast["compared_with"], "naive");
    assert!(fast["ratio"].as_f64().unwrap() > 0.0);
    // If programs read the rows, the notes are on standard error.
    assert_eq!(
        ran.err,
        "numpre: warning: naive: 1 search was not finished within 20,000 calls and is not counted\n\
         numpre: warning: the ratio of fast to naive is based on the 1 puzzle that both solved\n"
    );
}

#[test]
fn bench_does_not_compare_engines_that_solved_nothing() {
    let options = ["bench", "--threads", "1", "-e", "naive", "--engine", "fewest", "--calls", "10"];
    let ran = numpre(&[&options[..], &["--output", "json", INKALA]].concat());
    for row in rows(&ran) {
        assert_eq!(
            (&row["ended"], &row["ratio"], &row["calls_per_puzzle"]),
            (&0.into(), &Value::Null, &Value::Null)
        );
    }
    for lang in ["en", "ja"] {
        let table =
            numpre(&[&options[..], &["--output", "grid", "--lang", lang, INKALA]].concat()).out;
        let row = table.lines().find(|line| line.starts_with("naive ")).unwrap();
        assert_eq!(
            row.split_whitespace().collect::<Vec<_>>(),
            ["naive", "1", "0", "-", "-", "-", "-"],
            "{table}"
        );
    }
}

#[test]
fn a_row_of_bench_fits_the_screen() {
    for lang in ["en", "ja"] {
        let ran = numpre(&[
            "bench",
            "--threads",
            "2",
            "--output",
            "grid",
            "--lang",
            lang,
            "--calls",
            "100000",
            SAMPLE,
        ]);
        let rows = ran.out.lines().filter(|line| !line.starts_with("  "));
        for row in rows {
            assert!(unicode_width::UnicodeWidthStr::width(row) <= 80, "{row}");
        }
    }
}

#[test]
fn bench_gives_a_search_up_when_the_time_is_over() {
    // The naive engine would need many minutes for this puzzle.
    let hard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let begun = Instant::now();
    let options =
        ["bench", "--threads", "1", "-e", "naive", "--calls", "1000000000000", "--seconds", "0.4"];
    let ran = numpre(&[&options[..], &["--output", "json", hard]].concat());
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    assert_eq!(
        (&rows(&ran)[0]["reached"], &rows(&ran)[0]["ended"]),
        (&0.into(), &0.into()),
        "{ran:?}"
    );
    assert_eq!(
        ran.err,
        "numpre: warning: naive on 1 thread: 1 of 1 puzzles not solved within 0.4 s\n"
    );
}

#[test]
fn a_strict_bench_stops_at_the_first_unreadable_line() {
    let text = format!("{SAMPLE}\n12\n34\n{INKALA}\n");
    let options = ["bench", "--threads", "1", "-e", "fast"];
    fed(&[&options[..], &["--strict"]].concat(), &text).expect(
        2,
        "",
        "<stdin>:2:3: 2 cells; expected 81\n",
    );
    let ran = fed(&options, &text);
    assert_eq!(
        (ran.code, ran.out.lines().count(), ran.err.lines().count()),
        (Some(2), 1, 2),
        "{ran:?}"
    );
}

#[test]
fn a_drawing_of_bench_is_svg() {
    let folder = Folder::new();
    for (lang, message) in [
        ("en", "expected the name of a file that ends in .svg"),
        ("ja", ".svgで終わるファイル名を指定"),
    ] {
        let ran = folder.numpre(&["bench", "--plot", "speeds.png", "--lang", lang, INKALA]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
        assert!(ran.err.starts_with("numpre: --plot") && ran.err.contains(message), "{ran:?}");
    }
    assert!(!folder.path("speeds.png").exists());
    if cfg!(not(feature = "plot")) {
        return;
    }
    // Without a result there is no drawing.
    let ran = folder.numpre(&[
        "bench",
        "-j",
        "1",
        "-e",
        "fast",
        "--calls",
        "1",
        "--plot",
        "speeds.svg",
        INKALA,
    ]);
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.err.contains("numpre: speeds.svg: cannot be written (no search was finished"),
        "{ran:?}"
    );
}
