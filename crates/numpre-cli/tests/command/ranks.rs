//! `rate --min`, `--max`, `--sort` and `--wide`.

use crate::run::*;

/// Returns puzzles of several ranks, one with two solutions, and an unreadable line.
fn input() -> String {
    let made = |rank: &str| numpre(&["generate", "-s", "7", "-n", "2", "-r", rank, "-q"]).out;
    format!("{INKALA}\n{}{SEVERAL}\n{}12\n{}", made("3"), made("1"), made("2"))
}

fn ranks(lines: &str) -> Vec<&str> {
    lines.lines().map(|line| line.rsplit(' ').next().unwrap()).collect()
}

#[test]
fn ranks_are_selected() {
    let input = input();
    let all = fed(&["rate"], &input);
    assert_eq!(ranks(&all.out), ["8", "3", "3", "multiple", "1", "1", "invalid", "2", "2"]);
    for (options, expected) in [
        (&["--min", "2", "--max", "3"][..], &["3", "3", "2", "2"][..]),
        (&["--min", "3"], &["8", "3", "3"]),
        (&["--max", "1"], &["1", "1"]),
        (&["--min", "5", "--max", "7"], &[]),
    ] {
        let ran = fed(&[&["rate"], options].concat(), &input);
        assert_eq!((ran.code, ranks(&ran.out)), (Some(2), expected.to_vec()), "{options:?}");
        assert!(all.out.contains(&ran.out) || options.len() == 4, "{ran:?}");
        let left_out = "warning: 1 puzzle without exactly one solution, and so without a rank, \
                        left out, first at <stdin>:4\n";
        assert!(ran.err.ends_with(left_out) && ran.err.starts_with("<stdin>:7:"), "{ran:?}");
    }
    let csv = fed(&["rate", "--min", "8", "-O", "csv"], &input);
    assert_eq!(csv.out.lines().count(), 2, "{csv:?}");
    // The last line counts only the results that are shown.
    for (options, expected) in [
        (&["--min", "2", "--max", "3"][..], "4 puzzles: 2 of rank 2, 2 of rank 3"),
        (&["--max", "1", "--sort"], "2 puzzles: 2 of rank 1"),
    ] {
        let grid = fed(&[&["rate", "-O", "grid"], options].concat(), &input);
        assert_eq!((grid.code, grid.out.lines().last()), (Some(2), Some(expected)), "{options:?}");
    }
    let grid = fed(&["rate", "-O", "grid", "--min", "8"], &input);
    assert!(!grid.out.contains("puzzles: "), "one puzzle needs no count: {grid:?}");
    numpre(&["rate", "--min", "4", "--max", "3", INKALA]).expect(
        2,
        "",
        "numpre: --min 4 is above --max 3; expected a rank between them\n",
    );
    assert_eq!(numpre(&["rate", "--min", "9", INKALA]).code, Some(2));
}

#[test]
fn ranks_are_sorted() {
    let input = input();
    let all = fed(&["rate"], &input);
    let sorted = fed(&["rate", "--sort"], &input);
    assert_eq!(
        (sorted.code, ranks(&sorted.out)),
        (all.code, ["1", "1", "2", "2", "3", "3", "8", "multiple", "invalid"].to_vec())
    );
    assert_eq!(sorted.err, all.err);
    // Puzzles of the same rank keep their order for any number of threads.
    let mut lines: Vec<&str> = all.out.lines().collect();
    lines.sort_by_key(|line| match line.rsplit(' ').next().unwrap() {
        "multiple" | "invalid" => 9,
        rank => rank.parse().unwrap(),
    });
    assert_eq!(sorted.out.lines().collect::<Vec<_>>(), lines);
    let chosen = fed(&["rate", "--sort", "--max", "2", "-j", "1"], &input);
    assert_eq!(ranks(&chosen.out), ["1", "1", "2", "2"]);
    let rank_of = |line: &str| line.split("\"rank\":").nth(1).and_then(|rest| rest.chars().next());
    let json = fed(&["rate", "--sort", "--json"], &input);
    assert_eq!(json.out.lines().filter_map(rank_of).collect::<String>(), "1122338");
    let csv = fed(&["rate", "--sort", "-O", "csv"], &input);
    assert!(csv.out.starts_with("line,puzzle,"), "{csv:?}");
    assert_eq!(csv.out.lines().count(), 10);
    let grid = fed(&["rate", "--sort", "-O", "grid"], &input);
    assert!(grid.out.contains("unreadable\n\n9 puzzles: "), "{grid:?}");
}

#[test]
fn more_is_sorted_than_fits_into_memory() {
    let folder = Folder::new();
    let comment = "x".repeat(5000);
    let lines: String =
        (0..500).map(|_| format!("\"{SAMPLE}\",\"a, \"\"{comment}\"\"\nb\"\n")).collect();
    folder.file("in.csv", format!("puzzle,note\n{lines}"));
    let plain = folder.numpre(&["rate", "-O", "csv", "in.csv"]);
    let sorted = folder.numpre(&["rate", "-O", "csv", "--sort", "in.csv"]);
    assert!(plain.out.len() > 2 << 20);
    assert!(sorted.out == plain.out && sorted.err == plain.err && sorted.code == Some(0));
}

#[test]
fn a_wide_table_has_a_column_for_each_technique() {
    let folder = Folder::new();
    folder.file("in.txt", input());
    let rows = |text: &str| -> Vec<Vec<String>> {
        text.lines().map(|line| line.split(',').map(str::to_owned).collect()).collect()
    };
    let ran = folder.numpre(&["rate", "--wide", "-O", "csv", "in.txt"]);
    assert_eq!(ran.code, Some(2));
    let rows = rows(&ran.out);
    assert_eq!(rows[0][..6], ["line", "puzzle", "status", "rank", "full-house", "naked-single"]);
    assert!(!rows[0].contains(&"techniques".to_owned()));
    let column = |name: &str| rows[0].iter().position(|found| found == name).unwrap();
    let trial = column("trial");
    assert_ne!(rows[1][trial], "0");
    assert_eq!((rows[2][trial].as_str(), rows[4][trial].as_str()), ("0", ""));
    // The counts are the same as in the JSON field `techniques`.
    let json = folder.numpre(&["rate", "--work", "--json", "in.txt"]).out;
    for (line, row) in json.lines().zip(&rows[1..]).filter(|(line, _)| line.contains("unique")) {
        let counts = line.split("\"techniques\":{").nth(1).unwrap().split('}').next().unwrap();
        for count in counts.split(',') {
            let (name, count) = count.split_once(':').unwrap();
            assert_eq!(row[column(name.trim_matches('"'))], count, "{line}");
        }
    }
    for output in ["json", "line", "grid"] {
        let ran = folder.numpre(&["rate", "--wide", "-O", output, "in.txt"]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
        assert!(ran.err.contains("expected it with --output csv or --output xlsx"), "{ran:?}");
    }
    assert_eq!(
        folder.numpre(&["rate", "--wide", "--sort", "-o", "out.xlsx", INKALA]).code,
        Some(0)
    );
}
