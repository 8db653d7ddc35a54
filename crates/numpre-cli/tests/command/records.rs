//! Each record of the input gives one record of the output, with all its other fields.

use crate::run::*;

/// Returns a table with other columns. One of its rows cannot be read.
fn table() -> String {
    format!("id,puzzle,status,note\n007,{INKALA},mine,\"a, b\"\n008,short,,c\n")
}

#[test]
fn other_columns_pass_through_every_command_that_writes_fields() {
    for command in ["solve", "check", "rate", "explain", "hint", "verify"] {
        let ran = fed(&[command, "--output", "json"], table());
        let lines: Vec<&str> = ran.out.lines().collect();
        assert_eq!(lines.len(), 2, "{ran:?}");
        assert!(
            lines[0].ends_with(r#","id":"007","input_status":"mine","note":"a, b"}"#),
            "{ran:?}"
        );
        assert!(lines[1].ends_with(r#","id":"008","input_status":"","note":"c"}"#), "{ran:?}");
        let ran = fed(&[command, "--output", "csv"], table());
        let lines: Vec<&str> = ran.out.lines().collect();
        assert!(
            lines[0].starts_with("line,puzzle,status,")
                && lines[0].ends_with(",id,input_status,note"),
            "{ran:?}"
        );
        assert!(lines[1].ends_with(r#",007,mine,"a, b""#), "{ran:?}");
        assert!(lines[2].ends_with(",008,,c"), "{ran:?}");
        for output in ["json", "csv"] {
            let ran = fed(&[command, "--drop-extra", "--output", output], table());
            assert!(!ran.out.contains("007") && !ran.out.contains("note"), "{ran:?}");
        }
    }
    let ran = fed(&["solve"], table());
    assert_eq!(ran.out, format!("{INKALA_ANSWER}\ninvalid\n"), "plain lines stay as they are");
}

#[test]
fn a_quoted_field_with_line_breaks_is_one_record_and_stays_whole() {
    let board: String = SAMPLE
        .as_bytes()
        .chunks(9)
        .map(|row| format!("{}\r\n", str::from_utf8(row).unwrap()))
        .collect();
    let text = format!(
        "id,puzzle,note\r\n1,{INKALA},\"two\r\nlines\"\r\n2,\"{board}\",\r\n3,{INKALA},\"open\r\n4,{INKALA},\r\n"
    );
    let message = "<stdin>:14:85: a quoted field is not closed; expected \" at its end\n";
    let answers = format!("{INKALA_ANSWER}\n{SAMPLE_ANSWER}\ninvalid\n{INKALA_ANSWER}\n");
    fed(&["solve"], &text).expect(2, &answers, message);
    let ran = fed(&["solve", "--output", "json"], &text);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines[0].ends_with(r#""id":"1","note":"two\r\nlines"}"#), "{ran:?}");
    assert!(
        lines[3].contains(r#""line":15,"#) && lines[3].ends_with(r#""id":"4","note":""}"#),
        "{ran:?}"
    );
    // Written as a table, it is read back as the same table.
    let first = fed(&["convert", "--to", "csv"], &text);
    assert!(first.out.contains("\"two\r\nlines\""), "{first:?}");
    let again = fed(&["convert", "--to", "csv"], &first.out);
    assert_eq!(again.out, first.out);
    // In a format with one line per record, it is one line.
    let ran = fed(&["convert", "--to", "line-81"], &text);
    assert_eq!(ran.out.lines().count(), 4, "{ran:?}");
}

#[test]
fn comments_and_ratings_are_fields() {
    let text = format!("{INKALA} ED=10.5/1.2/1.2 Inkala\n{SAMPLE}\n");
    let ran = fed(&["check", "--output", "json"], &text);
    assert!(
        ran.out.contains(r#""er":"10.5","ep":"1.2","ed":"1.2","comment":"Inkala"}"#),
        "{ran:?}"
    );
    let ran = fed(&["check", "--drop-extra", "--output", "csv"], &text);
    assert!(!ran.out.contains("10.5"), "{ran:?}");
    let ran = fed(&["check", "--output", "csv"], &text);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines[0].ends_with(",error,er,ep,ed,comment"), "{ran:?}");
    assert!(lines[1].ends_with(",10.5,1.2,1.2,Inkala") && lines[2].ends_with(",,,,"), "{ran:?}");
}

#[test]
fn several_inputs_are_named_and_have_the_columns_of_all() {
    let folder = Folder::new();
    folder.file("a.csv", format!("id,puzzle\n1,{INKALA}\n"));
    folder.file("b.csv", format!("puzzle,note\n{SAMPLE},new\n"));
    folder.file("c.txt", format!("{SAMPLE} # hard\n{SAMPLE} ED=1.2/1.2/1.2\n"));
    let ran = folder.numpre(&["check", "--output", "csv", "a.csv", "b.csv", "c.txt"]);
    let ends: Vec<&str> =
        ran.out.lines().map(|line| line.split(",error").last().unwrap()).collect();
    assert_eq!(ends[0], ",source,id,note,comment", "{ran:?}");
    assert!(ends[1].ends_with(",a.csv,1,,") && ends[2].ends_with(",b.csv,,new,"), "{ran:?}");
    assert!(
        ends[3].ends_with(",c.txt,,,hard") && ends[4].ends_with(",c.txt,,,ED=1.2/1.2/1.2"),
        "{ran:?}"
    );
    let ran = folder.numpre(&["check", "--output", "json", "a.csv", "b.csv", SAMPLE]);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines[0].ends_with(r#","source":"a.csv","id":"1"}"#), "{ran:?}");
    assert!(lines[2].ends_with(r#","source":"argument 3"}"#), "{ran:?}");
}

#[test]
fn fields_without_a_column_are_reported_once() {
    let text = format!("{SAMPLE}\n{SAMPLE} late\n{SAMPLE} later\n");
    let ran = fed(&["check", "--output", "csv"], text);
    let message = "warning: the comments or columns of 2 puzzles have no column here and are lost, \
                   first at <stdin>:2; expected --output json to keep them all, or --drop-extra\n";
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), message));
}

#[test]
fn a_bad_line_of_the_answers_is_reported_there_with_its_puzzle() {
    let folder = Folder::new();
    folder.file("a.csv", format!("id,puzzle\n1,{SAMPLE}\n2,{INKALA}\n"));
    folder.file("b.txt", format!("# answers\n{SAMPLE_ANSWER}\n12\n"));
    let ran = folder.numpre(&["verify", "--output", "json", "a.csv", "b.txt"]);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(
        lines[0].starts_with(r#"{"line":2,"#)
            && lines[0].ends_with(r#""source":"a.csv","id":"1"}"#),
        "{ran:?}"
    );
    assert!(
        lines[1].starts_with(&format!(r#"{{"line":3,"puzzle":"{INKALA}","status":"invalid""#)),
        "{ran:?}"
    );
    assert!(
        lines[1].ends_with(r#""code":"cell-count","column":3,"source":"b.txt","id":"2"}"#),
        "{ran:?}"
    );
}

#[test]
fn a_mistyped_second_file_is_one_error() {
    let folder = Folder::new();
    folder.file("a.txt", format!("{SAMPLE}\n").repeat(300));
    let ran = folder.numpre(&["verify", "a.txt", "b.txt"]);
    ran.expect(2, "", "b.txt: no such file; expected a puzzle of 81 cells, or a file of puzzles\n");
    // Answers that end too early are reported for the first puzzles only. Every puzzle still has
    // its line.
    folder.file("short.txt", format!("{SAMPLE_ANSWER}\n"));
    let ran = folder.numpre(&["verify", "a.txt", "short.txt"]);
    assert_eq!(
        (ran.code, ran.out.lines().count(), ran.err.lines().count()),
        (Some(2), 300, 11),
        "{}",
        ran.err
    );
    assert!(ran.err.contains("… and 289 more messages like this: a.txt:12:1: "), "{}", ran.err);
}

#[test]
fn convert_keeps_the_fields_that_the_format_can_carry() {
    let library = format!(":0100:2:{SAMPLE}:912:297 299::5-6:");
    let there = fed(&["convert", "--to", "csv"], &library);
    assert!(
        there
            .out
            .starts_with("puzzle,solution,type,digits,eliminations,placements,extra,comment\n"),
        "{there:?}"
    );
    for format in ["line-81", "sdm"] {
        let ran = fed(&["convert", "--to", format], &library);
        let mark = if format == "sdm" { "# " } else { "" };
        let expected =
            format!("{SAMPLE} {mark}type=0100; digits=2; eliminations=297 299; extra=5-6\n");
        assert_eq!(ran.out, expected);
    }
    fed(&["convert", "--to", "hodoku"], &library).expect(0, &format!("{library}\n"), "");
    let rated = format!("{SAMPLE} {SAMPLE_ANSWER} ED=1.2/1.2/1.2; easy\n");
    fed(&["convert", "--to", "line-81"], &rated).expect(0, &rated, "");
    let ran = fed(&["convert", "--to", "csv"], &rated);
    let expected =
        format!("puzzle,solution,er,ep,ed,comment\n{SAMPLE},{SAMPLE_ANSWER},1.2,1.2,1.2,easy\n");
    assert_eq!(ran.out, expected);
    fed(&["convert", "--to", "csv"], &ran.out).expect(0, &expected, "");
    fed(&["convert", "--to", "line-81", "--drop-extra", "--drop-answers"], &rated).expect(
        0,
        &format!("{SAMPLE}\n"),
        "",
    );
    let ran = fed(&["convert", "--to", "framed"], &rated);
    assert!(
        ran.err.contains("warning: the comments or other columns of 1 puzzle cannot be expressed"),
        "{ran:?}"
    );
}

#[test]
fn convert_keeps_the_lines_in_step() {
    let text = format!("# first\n12\n{SAMPLE}\nabc\n{INKALA}\n");
    for format in ["line-81", "sdm", "hodoku", "sukaku", "givens-placed-deleted"] {
        let ran = fed(&["convert", "--to", format], &text);
        let lines: Vec<&str> = ran.out.lines().collect();
        assert_eq!((ran.code, lines.len()), (Some(2), 4), "{format}: {ran:?}");
        assert_eq!((lines[0], lines[2]), ("invalid", "invalid"), "{format}: {ran:?}");
    }
    let ran = fed(&["convert", "--to", "csv"], table());
    assert_eq!(
        ran.out,
        format!("puzzle,solution,id,status,note\n{INKALA},,007,mine,\"a, b\"\ninvalid,,008,,c\n")
    );
    let ran = fed(&["convert", "--to", "nine-lines"], &text);
    assert_eq!(
        (ran.code, ran.out.matches("invalid\n").count(), ran.out.lines().count()),
        (Some(2), 2, 23),
        "{ran:?}"
    );
}

#[test]
fn losses_of_a_format_are_counted() {
    let placed = format!("+4{}\n", &SAMPLE[1..]);
    let ran = fed(&["convert", "--to", "line-81"], placed.repeat(1000));
    assert_eq!(
        ran.err,
        "warning: the placed digits of 1,000 puzzles became givens, \
         since this format does not distinguish them, first at <stdin>:1\n"
    );
    let ran = fed(&["convert", "--to", "line-81", "--lang", "ja"], placed.repeat(1000));
    assert_eq!(
        ran.err,
        "注意：1,000問の記入済みの数字は、この形式ではヒントと区別できないため、ヒントになりました（最初は<stdin>:1）\n"
    );
    let odd = format!("Grid 7\n{SAMPLE}\n").repeat(500);
    let ran = fed(&["solve"], odd);
    assert_eq!(
        (ran.code, ran.out.lines().count(), ran.err.lines().count()),
        (Some(0), 500, 11),
        "{}",
        ran.err
    );
}

#[test]
fn a_stray_word_has_a_line_of_its_own() {
    for word in [
        "bad7",
        "abc7",
        "No.1",
        "問題1",
        "第1問",
        "1.",
        "(1)",
        "https://www.sudokuwiki.org/sudoku.htm?bd=0",
    ] {
        let ran = fed(&["solve"], format!("{word}\n{INKALA}\n"));
        assert_eq!((ran.code, ran.out), (Some(2), format!("invalid\n{INKALA_ANSWER}\n")), "{word}");
    }
    let rows = INKALA.as_bytes().chunks(9).map(|row| format!("{}\n", str::from_utf8(row).unwrap()));
    let ran = fed(&["solve", "--output", "json"], format!("No.1\n{}", rows.collect::<String>()));
    assert!(ran.code == Some(0) && ran.out.starts_with("{\"line\":2,"), "{ran:?}");
}

#[test]
fn white_space_in_quotes_survives_from_table_to_table() {
    let text = format!("puzzle,\" a \"\n{INKALA},\"  x \"\n{INKALA},\"\nnote\"\n");
    let once = fed(&["solve", "--output", "csv"], &text);
    let twice = fed(&["convert", "--to", "csv"], &once.out);
    for ran in [&once, &twice] {
        let mut reader = csv::Reader::from_reader(ran.out.as_bytes());
        let last = reader.headers().unwrap().iter().position(|name| name == " a ").unwrap();
        let cells: Vec<String> =
            reader.records().map(|row| row.unwrap()[last].to_owned()).collect();
        assert_eq!(cells, ["  x ", "\nnote"], "{ran:?}");
    }
}

#[test]
fn a_grid_of_candidates_has_no_more_givens_than_its_puzzle() {
    // Many blanks of this puzzle have only one candidate.
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let candidates = fed(&["convert", "--to", "candidates"], format!("{easy}\n{INKALA}\n"));
    assert_eq!((candidates.code, candidates.err.as_str()), (Some(0), ""));
    let back = fed(&["convert", "--to", "line-81"], &candidates.out);
    assert_eq!(back.out, format!("{easy}\n{INKALA}\n"), "{back:?}");
}
