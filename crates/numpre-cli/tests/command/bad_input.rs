//! Bad input: each kind is reported with its place and with what was expected, and the rest is
//! processed.

use crate::run::*;

fn solve(text: impl AsRef<[u8]>) -> Ran {
    fed(&["solve"], text)
}

/// Returns `bad` and the answer of a good line after it, which shows that the rest is processed.
fn and_the_rest(bad: &str) -> String {
    format!("{bad}{INKALA_ANSWER}\n")
}

#[test]
fn eighty_characters() {
    let text = format!("{}\n{INKALA}\n", &INKALA[..80]);
    solve(text).expect(2, &and_the_rest("invalid\n"), "<stdin>:1:81: 80 cells; expected 81\n");
}

#[test]
fn eighty_characters_take_nothing_from_the_next_line() {
    let text = format!("{}\n.\n{INKALA}\n", &INKALA[..80]);
    let ran = solve(text);
    assert_eq!(ran.code, Some(2));
    assert!(ran.out.ends_with(&and_the_rest("invalid\n")), "{ran:?}");
    assert!(!ran.out.starts_with(INKALA_ANSWER), "{ran:?}");
}

#[test]
fn eighty_two_digits() {
    let ran = solve(format!("{INKALA_ANSWER}1\n{INKALA}\n"));
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), and_the_rest("invalid\n").as_str()));
    assert!(ran.err.starts_with("<stdin>:1:"), "{ran:?}");
    assert!(ran.err.contains("expected"), "{ran:?}");
}

#[test]
fn letters() {
    let text = format!("{}\n{INKALA}\n", INKALA.replacen("36", "3q", 1));
    let ran = solve(text);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), and_the_rest("invalid\n").as_str()));
    assert!(ran.err.starts_with("<stdin>:1:13: unexpected 'q'"), "{ran:?}");
}

#[test]
fn duplicate_givens_are_named() {
    let named = "<stdin>:1:33: the givens clash: 7 twice in column 6 (r4c6, r5c6); \
                 7 twice in block 5 (r4c6, r5c6); \
                 expected each digit at most once in every row, column and block\n";
    solve(format!("{IMPOSSIBLE}\n{INKALA}\n")).expect(1, &and_the_rest("none\n"), named);
}

#[test]
fn no_solution() {
    // The givens do not clash, but r1c9 has no candidate.
    let text = format!("12345678.........9{}\n{INKALA}\n", ".".repeat(63));
    solve(text).expect(1, &and_the_rest("none\n"), "");
}

#[test]
fn several_solutions() {
    let text = format!("{}\n{INKALA}\n", INKALA.replacen('8', ".", 1));
    solve(text).expect(1, &and_the_rest("multiple\n"), "");
}

#[test]
fn fewer_than_17_clues() {
    let puzzle = format!("{}1", ".".repeat(80));
    solve(format!("{puzzle}\n")).expect(1, "multiple\n", "");
    let shown = numpre(&["solve", "--output", "grid", &puzzle]).out;
    assert!(shown.contains("No puzzle with fewer than 17 clues has a unique solution"), "{shown}");
    let shown = numpre(&["solve", "--output", "grid", "--lang", "ja", &puzzle]).out;
    assert!(shown.contains("ヒントが17個未満"), "{shown}");
}

#[test]
fn an_empty_file() {
    let folder = Folder::new();
    folder.file("empty.txt", "");
    folder.file("good.txt", INKALA);
    let ran = folder.numpre(&["solve", "empty.txt", "good.txt"]);
    ran.expect(2, &and_the_rest(""), "empty.txt:1:1: it holds no puzzle; expected at least one\n");
}

#[test]
fn a_missing_file() {
    let folder = Folder::new();
    folder.file("good.txt", INKALA);
    let ran = folder.numpre(&["solve", "missing.txt", "good.txt"]);
    let message =
        "missing.txt: no such file; expected a puzzle of 81 cells, or a file of puzzles\n";
    ran.expect(2, &and_the_rest(""), message);
    // A word with nearly 81 cells is treated as a puzzle, not as a file name.
    let ran = folder.numpre(&["solve", &INKALA[1..]]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), "invalid\n"), "{ran:?}");
}

#[test]
fn a_binary_file() {
    let folder = Folder::new();
    folder.file("picture.gif", b"GIF89a\x10\0\x10\0\0\0\0");
    folder.file("good.txt", INKALA);
    let ran = folder.numpre(&["solve", "picture.gif", "good.txt"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.out.ends_with(&and_the_rest("")), "{ran:?}");
    let message =
        "picture.gif:1:1: not a text file (it looks like a picture); expected UTF-8 text\n";
    assert_eq!(ran.err, message);
}

#[test]
fn one_bad_byte_makes_only_its_line_unreadable() {
    let bad = format!("{}\0{}", &INKALA[..8], &INKALA[9..]);
    let text: String =
        (1..=2000).map(|line| if line == 1000 { &bad } else { INKALA }.to_owned() + "\n").collect();
    let expected: String = (1..=2000)
        .map(|line| if line == 1000 { "invalid" } else { INKALA_ANSWER }.to_owned() + "\n")
        .collect();
    solve(&text).expect(2, &expected, "<stdin>:1000:9: a byte of value 0; expected text\n");
    let ran = fed(&["solve", "--lang", "ja"], &text);
    assert_eq!(ran.err, "<stdin>:1000:9: 値0のバイトがあります。テキストが必要です\n");
}

#[test]
fn a_file_of_such_bytes_is_reported_once() {
    let ran = solve(b"odd\0bytes\n".repeat(10_000));
    assert_eq!((ran.code, ran.out.lines().count()), (Some(2), 8), "{ran:?}");
    assert!(ran.err.ends_with(
        "not a text file (too many bytes of value 0); the rest is not read; expected UTF-8 text\n"
    ));
}

#[test]
fn shift_jis() {
    let mut text = b"\x83\x69\x83\x93\x83\x76\x83\x8c\x82\xcc\x96\xe2\x91\xe8\n".to_vec();
    text.extend_from_slice(format!("{INKALA}\n").as_bytes());
    let ran = solve(&text);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), and_the_rest("invalid\n").as_str()));
    let unread = "<stdin>:1:1: unexpected 'ナ'; expected 1 to 9, or . or 0 for a blank\n";
    assert_eq!(ran.err, format!("<stdin>: warning: not UTF-8; read as Shift_JIS\n{unread}"));
    let ran = fed(&["solve", "--lang", "ja"], &text);
    assert!(
        ran.err.starts_with(
            "<stdin>: 注意：UTF-8ではないので、Shift_JISとして読みました\n<stdin>:1:1: "
        ),
        "{ran:?}"
    );
    // The text is reported as not UTF-8, because the option demands UTF-8.
    let ran = fed(&["solve", "--encoding", "utf-8"], &text);
    assert_eq!(ran.err, "<stdin>:1:1: not UTF-8 (it looks like Shift_JIS); expected UTF-8 text\n");
}

#[test]
fn crlf() {
    solve(format!("{SAMPLE}\r\n{INKALA}\r\n")).expect(
        0,
        &and_the_rest(&format!("{SAMPLE_ANSWER}\n")),
        "",
    );
}

#[test]
fn byte_order_mark() {
    solve(format!("\u{feff}{INKALA}\n")).expect(0, &and_the_rest(""), "");
}

#[test]
fn full_width_digits() {
    let wide: String = INKALA
        .chars()
        .map(|cell| {
            cell.to_digit(10).map_or('．', |digit| char::from_u32('０' as u32 + digit).unwrap())
        })
        .collect();
    let ran = solve(format!("{}\n", wide.replace('．', ".")));
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), and_the_rest("").as_str()), "{ran:?}");
}

#[test]
fn no_final_line_end() {
    solve(format!("{SAMPLE}\n{INKALA}")).expect(
        0,
        &and_the_rest(&format!("{SAMPLE_ANSWER}\n")),
        "",
    );
}

#[test]
fn a_line_of_a_megabyte() {
    let ran = solve(format!("{}\n{INKALA}\n", "1".repeat(1 << 20)));
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (Some(2), and_the_rest("invalid\n").as_str()),
        "{}",
        ran.err
    );
    assert_eq!(
        ran.err,
        "<stdin>:1:1: a line of more than 65,536 bytes; expected a file of puzzles\n"
    );
}

fn rows(puzzle: &str) -> String {
    puzzle.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect()
}

#[test]
fn nine_lines_of_which_one_is_short() {
    let mut lines: Vec<String> = rows(INKALA).lines().map(str::to_owned).collect();
    lines[3].pop();
    let ran = solve(format!("{}\n\n{INKALA}\n", lines.join("\n")));
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), and_the_rest("invalid\n").as_str()));
    assert_eq!(ran.err, "<stdin>:4:9: row 4 has 8 cells; expected 9\n");
}

#[test]
fn two_grids_without_a_blank_line_between() {
    let ran = solve(rows(SAMPLE) + &rows(INKALA));
    ran.expect(0, &and_the_rest(&format!("{SAMPLE_ANSWER}\n")), "");
}

#[test]
fn every_kind_has_its_line_in_every_output() {
    let text = format!("{INKALA}\n12\n{IMPOSSIBLE}\n");
    for output in ["line", "json"] {
        let ran = fed(&["solve", "--output", output], &text);
        assert_eq!((ran.code, ran.out.lines().count()), (Some(2), 3), "{ran:?}");
    }
    let ran = fed(&["check", "--output", "csv"], &text);
    assert_eq!((ran.code, ran.out.lines().count()), (Some(2), 4), "{ran:?}");
}

#[test]
fn strict_stops_at_the_first() {
    let text = format!("{SAMPLE}\n12\n{INKALA}\n34\n");
    let message = "<stdin>:2:3: 2 cells; expected 81\n";
    for threads in ["1", "4"] {
        fed(&["solve", "--strict", "--threads", threads], &text).expect(
            2,
            &format!("{SAMPLE_ANSWER}\ninvalid\n"),
            message,
        );
    }
}

#[test]
fn an_output_file_stays_as_it_was_if_no_input_can_be_read() {
    let folder = Folder::new();
    folder.file("cut.gz", [0x1f, 0x8b, 8, 0]);
    let commands: [&[&str]; 12] = [
        &["solve"],
        &["check"],
        &["verify"],
        &["rate"],
        &["rate", "--sort"],
        &["rate", "--summary"],
        &["explain"],
        &["hint"],
        &["draw"],
        &["hypothesis"],
        &["convert", "--to", "sdm"],
        &["bench"],
    ];
    for command in commands {
        for inputs in [&["missing"][..], &["missing", "no-such-file"], &["cut.gz"]] {
            folder.file("old", "old\n");
            let ran = folder.numpre(&[command, inputs, &["--out", "old"]].concat());
            assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{command:?} {inputs:?}");
            assert!(ran.err.contains(inputs[0]) && !ran.err.contains("not written"), "{ran:?}");
            assert_eq!(folder.read("old"), "old\n", "{command:?} {inputs:?}");
            assert_eq!(folder.names(), ["cut.gz", "old"], "{command:?} {inputs:?}");
        }
    }
    let message = "missing: no such file; expected a puzzle of 81 cells, or a file of puzzles\n";
    folder.numpre(&["solve", "missing", "-o", "old"]).expect(2, "", message);
    // The readable part is written as usual. An empty file counts as read.
    for (input, expected) in [(INKALA, format!("{INKALA_ANSWER}\n")), ("empty", String::new())] {
        folder.file("empty", "");
        for inputs in [["missing", input], [input, "missing"]] {
            folder.file("old", "old\n");
            let ran = folder.numpre(&[&["solve"], &inputs[..], &["-o", "old"]].concat());
            assert!(ran.code == Some(2) && ran.err.contains(message), "{ran:?}");
            assert_eq!(folder.read("old"), expected);
        }
    }
}

#[test]
fn an_output_workbook_stays_as_it_was_if_no_input_can_be_read() {
    let folder = Folder::new();
    folder.file("damaged.xlsx", "PK\u{3}\u{4} and nothing else");
    for command in [&["solve"][..], &["check"], &["rate"], &["convert", "--to", "xlsx"]] {
        for input in ["missing.xlsx", "missing.txt", "damaged.xlsx"] {
            folder.file("old.xlsx", "old");
            let ran = folder.numpre(&[command, &[input, "--out", "old.xlsx"]].concat());
            assert!(ran.code == Some(2) && ran.err.contains(input), "{ran:?}");
            assert_eq!(folder.read("old.xlsx"), "old", "{command:?} {input}");
        }
    }
}
