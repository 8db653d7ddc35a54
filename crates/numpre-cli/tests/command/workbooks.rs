//! Workbooks: any name and any content can be read and written.

use crate::run::*;
use crate::workbook::checked_parts;

/// Creates a workbook of one puzzle with the layout of S1.1.
fn book(folder: &Folder, name: &str, line: &str) {
    folder.numpre(&["convert", "--to", "xlsx", line, "--out", "made.xlsx"]).expect(0, "", "");
    std::fs::rename(folder.path("made.xlsx"), folder.path(name)).unwrap();
    check(folder, name);
}

/// Checks a workbook as strictly as strict readers do.
#[track_caller]
fn check(folder: &Folder, name: &str) {
    checked_parts(&std::fs::read(folder.path(name)).unwrap());
}

#[test]
fn a_workbook_is_filled_in_and_verified() {
    let folder = Folder::new();
    book(&folder, "book.xlsx", INKALA);
    folder.numpre(&["solve", "book.xlsx", "--out", "solved.xlsx"]).expect(0, "", "");
    check(&folder, "solved.xlsx");
    folder.numpre(&["verify", "solved.xlsx"]).expect(0, "correct\n", "");
    // The cells around the board are unchanged. No other workbook is left in the folder.
    folder.numpre(&["solve", "solved.xlsx", "--out", "again.xlsx"]).expect(0, "", "");
    assert_eq!(
        std::fs::read(folder.path("solved.xlsx")).unwrap(),
        std::fs::read(folder.path("again.xlsx")).unwrap()
    );
    assert_eq!(folder.numpre(&["solve", "book.xlsx", INKALA, "--out", "list.xlsx"]).code, Some(0));
    check(&folder, "list.xlsx");
    folder.numpre(&["verify", "list.xlsx"]).expect(0, "correct\ncorrect\n", "");
}

#[test]
fn a_workbook_is_overwritten_only_in_place_and_kept() {
    let folder = Folder::new();
    book(&folder, "book.xlsx", INKALA);
    let before = std::fs::read(folder.path("book.xlsx")).unwrap();
    let ran = folder.numpre(&["solve", "book.xlsx", "--out", "./book.xlsx"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("--in-place"), "{ran:?}");
    assert_eq!(std::fs::read(folder.path("book.xlsx")).unwrap(), before);
    let message = "book.xlsx: the original workbook is kept as book.xlsx.bak\n";
    folder.numpre(&["solve", "book.xlsx", "--in-place"]).expect(0, "", message);
    assert_eq!(std::fs::read(folder.path("book.xlsx.bak")).unwrap(), before);
    check(&folder, "book.xlsx");
    folder.numpre(&["verify", "book.xlsx"]).expect(0, "correct\n", "");
    // The second time the first copy is kept too.
    let message = "book.xlsx: the original workbook is kept as book.xlsx.bak2\n";
    folder
        .numpre(&["solve", "book.xlsx", "--in-place", "--out", "book.xlsx"])
        .expect(0, "", message);
    assert_eq!(std::fs::read(folder.path("book.xlsx.bak")).unwrap(), before);
    let ran = folder.numpre(&["solve", INKALA, "--in-place"]);
    let message = "numpre: --in-place fills in a workbook; \
                   expected the name of one workbook, and nothing else\n";
    ran.expect(2, "", message);
    let ran = folder.numpre(&["solve", "book.xlsx", "--out", "book.xlsm"]);
    assert!(ran.code == Some(2) && ran.err.contains("contains no macros"), "{ran:?}");
}

#[test]
fn other_columns_of_a_list_are_dropped() {
    let folder = Folder::new();
    folder.file(
        "in.csv",
        format!("id,puzzle,note\nid-a,{INKALA},first-note\nid-b,{SAMPLE},other-note\n"),
    );
    folder.numpre(&["convert", "--to", "xlsx", "in.csv", "-o", "list.xlsx"]);
    let holds = |name: &str| {
        let shown = folder.numpre(&["convert", "--to", "csv", name]).out;
        ["note", "first-note", "other-note", "id-a"].map(|text| shown.contains(text))
    };
    assert_eq!(holds("list.xlsx"), [true; 4]);
    for command in [&["solve"][..], &["check"], &["rate"], &["convert", "--to", "xlsx"]] {
        for input in ["in.csv", "list.xlsx"] {
            for (drop_extra, kept) in [(&[][..], [true; 4]), (&["--drop-extra"], [false; 4])] {
                let line = [command, drop_extra, &[input, "-o", "out.xlsx"]].concat();
                assert_eq!(folder.numpre(&line).code, Some(0), "{line:?}");
                check(&folder, "out.xlsx");
                assert_eq!(holds("out.xlsx"), kept, "{line:?}");
            }
        }
    }
    let table = folder.numpre(&["check", "--drop-extra", "-O", "csv", "list.xlsx"]);
    assert!(!table.out.contains("note") && table.out.lines().count() == 3, "{table:?}");
    let ran = folder.numpre(&["solve", "--drop-extra", "--in-place", "list.xlsx"]);
    assert!(ran.code == Some(2) && ran.err.contains("cannot be used together"), "{ran:?}");
    assert_eq!(holds("list.xlsx"), [true; 4]);
}

#[test]
fn puzzles_without_exactly_one_solution_are_reported() {
    let folder = Folder::new();
    book(&folder, "several.xlsx", SEVERAL);
    let ran = folder.numpre(&["solve", "several.xlsx", "--out", "out.xlsx"]);
    let message =
        "several.xlsx: 1 puzzle has multiple solutions, and the first is filled in: numpre!B4\n";
    ran.expect(1, "", message);
    book(&folder, "none.xlsx", IMPOSSIBLE);
    let ran = folder.numpre(&["solve", "none.xlsx", "--out", "out.xlsx", "--lang", "ja"]);
    assert!(
        ran.code == Some(1)
            && ran.err.ends_with("none.xlsx: 解なしの問題が1問あります（numpre!B4）\n"),
        "{ran:?}"
    );
}

#[test]
fn a_workbook_is_known_by_what_it_holds() {
    let folder = Folder::new();
    for name in ["book.xlsm", "book", "book.txt"] {
        book(&folder, name, INKALA);
        folder.numpre(&["solve", name]).expect(0, &format!("{INKALA_ANSWER}\n"), "");
    }
    let bytes = std::fs::read(folder.path("book")).unwrap();
    fed(&["solve"], &bytes).expect(0, &format!("{INKALA_ANSWER}\n"), "");
    fed(&["solve", "-"], &bytes[..bytes.len() / 2]).expect(
        2,
        "",
        "<stdin>: a damaged workbook, or not a workbook; expected an .xlsx workbook\n",
    );
    folder.file("old.xls", [&b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"[..], &[0; 600]].concat());
    let ran = folder.numpre(&["solve", "old.xls", INKALA]);
    assert_eq!((ran.code, ran.out), (Some(2), format!("{INKALA_ANSWER}\n")));
    assert!(ran.err.starts_with("old.xls: an old .xls workbook"), "{}", ran.err);
}

#[test]
fn every_command_that_answers_a_list_writes_it_as_a_workbook() {
    let folder = Folder::new();
    folder.file("in.txt", format!("{SAMPLE}\nnot a puzzle\n{INKALA}\n"));
    folder.file(
        "pairs.txt",
        format!("{SAMPLE} {SAMPLE_ANSWER}\nnot a puzzle\n{INKALA} {INKALA_ANSWER}\n"),
    );
    for command in ["solve", "check", "rate", "explain", "hint", "verify"] {
        let input = if command == "verify" { "pairs.txt" } else { "in.txt" };
        let table = folder.numpre(&[command, input, "--output", "csv"]);
        let ran = folder.numpre(&[command, input, "--out", "list.xlsx"]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{command}: {ran:?}");
        check(&folder, "list.xlsx");
        // The rows are those of the table, including the unreadable one.
        let ran = folder.numpre(&["convert", "--to", "line-81", "list.xlsx"]);
        assert!(table.out.contains(",invalid,"), "{command}: {}", table.out);
        assert!(ran.out.contains(SAMPLE) && ran.out.contains(INKALA), "{command}: {ran:?}");
    }
    for command in ["generate", "grid"] {
        let options = [command, "--count", "3", "--seed", "7"];
        let table = folder.numpre(&[&options[..], &["--output", "line"]].concat());
        folder.numpre(&[&options[..], &["--out", "made.xlsx"]].concat()).expect(0, "", &table.err);
        check(&folder, "made.xlsx");
        let ran = folder.numpre(&["solve", "made.xlsx", "--output", "csv"]);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(table.out.lines().all(|line| ran.out.contains(line)), "{ran:?}");
        assert_eq!(ran.out.lines().count(), 4, "{ran:?}");
    }
}

#[test]
fn the_name_of_the_file_chooses_the_output() {
    let folder = Folder::new();
    for (name, output) in
        [("t.csv", "csv"), ("t.json", "json"), ("t.JSONL", "json"), ("t.txt", "line")]
    {
        let asked = folder.numpre(&["rate", INKALA, "--output", output]);
        folder.numpre(&["rate", INKALA, "--out", name]).expect(0, "", "");
        assert_eq!(folder.read(name), asked.out, "{name}");
    }
    // `--output` must not contradict the extension.
    let ran = folder.numpre(&["rate", INKALA, "--output", "line", "--out", "t.csv"]);
    assert!(ran.code == Some(2) && ran.err.contains("expected --output csv"), "{ran:?}");
}

#[test]
fn a_bad_workbook_does_not_affect_other_files() {
    let folder = Folder::new();
    folder.file("damaged.xlsx", b"PK\x03\x04 and no more");
    book(&folder, "good.xlsx", INKALA);
    let ran = folder.numpre(&["solve", "damaged.xlsx", "good.xlsx", SAMPLE]);
    let answers = format!("{INKALA_ANSWER}\n{SAMPLE_ANSWER}\n");
    ran.expect(
        2,
        &answers,
        "damaged.xlsx: a damaged workbook, or not a workbook; expected an .xlsx workbook\n",
    );
}

#[test]
fn the_other_columns_of_a_list_pass_through() {
    let folder = Folder::new();
    folder.file(
        "in.csv",
        format!("id,puzzle,memo\n007,{SAMPLE},easy\n8,not a puzzle,lost?\n9,{INKALA},\n"),
    );
    // The columns pass into a workbook and out of it again.
    for command in
        [&["rate", "--out", "list.xlsx"][..], &["convert", "--to", "xlsx", "--out", "list.xlsx"]]
    {
        assert_eq!(folder.numpre(&[command, &["in.csv"]].concat()).code, Some(2));
        check(&folder, "list.xlsx");
        let ran = folder.numpre(&["convert", "--to", "csv", "list.xlsx"]);
        assert!(
            ran.out.lines().any(|line| line.starts_with(SAMPLE) && line.ends_with(",007,easy")),
            "{ran:?}"
        );
        assert!(
            ran.out.lines().any(|line| line.starts_with(INKALA) && line.ends_with(",9,")),
            "{ran:?}"
        );
        assert!(ran.out.lines().next().unwrap().ends_with(",id,memo"), "{ran:?}");
    }
}
