//! Every kind of bad input: its place, the exact error, and that the rest of the input is still
//! read.

use crate::common::{ANSWER, INKALA, LINE, nine_lines, read_all, read_in_steps, summary};
use numpre_formats::{Format, Options, read_one};

/// Each text, with the records and errors that are expected of it.
#[test]
fn every_bad_text_has_its_errors() {
    let nine = nine_lines(LINE);
    let short_fourth = nine.replacen(".2.....6.\n", ".2.....6\n", 1);
    let long_fourth = nine.replacen(".2.....6.\n", ".2.....6.7\n", 1);
    let framed = numpre_formats::print(Format::Framed, &read_one(LINE).unwrap().puzzle, None);
    let framed_short = framed.replacen("| . 2 . | . . . |", "| . 2 . | . . |", 1);
    let framed_missing = framed.replacen("| . . . | . 8 . | 4 . . |\n", "", 1);
    let bottomless = |framed: &str| {
        let lines: Vec<&str> = framed.lines().collect();
        lines[1..lines.len() - 1].join("\n") + "\n"
    };
    let candidates =
        numpre_formats::print(Format::Candidates, &read_one(LINE).unwrap().puzzle, None);
    let sukaku = numpre_formats::print(Format::Sukaku, &read_one(LINE).unwrap().puzzle, None);
    let cells = |count: usize| LINE.chars().cycle().take(count).collect::<String>();
    let table: Vec<(String, Vec<&str>)> = vec![
        // A file without puzzles is not an error.
        (String::new(), vec![]),
        ("\u{feff}".into(), vec![]),
        ("\n\r\n  \t\n# comment\n#\n\u{3000}\n".into(), vec![]),
        // Lines of 81.
        (cells(80), vec!["1:81 cell-count: found 80"]),
        (cells(82), vec!["1:82 cell-count: found 82"]),
        (format!("{} comment", cells(80)), vec!["1:81 cell-count: found 80"]),
        (format!("{}\n{LINE}\n", cells(90)), vec!["1:82 cell-count: found 90", "2 line-81 17"]),
        ("5".into(), vec!["1:2 cell-count: found 1"]),
        (LINE.replacen('8', "q", 1), vec!["1:7 character: found 'q'"]),
        (LINE.replacen('8', "八", 1), vec!["1:7 character: found '八'"]),
        (LINE.replacen("..", "  ", 1), vec!["1:2 character: found ' '"]),
        (format!("{LINE}comment"), vec!["1:82 after-cells: found 'c'"]),
        ("Hello, world".into(), vec!["1:1 character: found 'H'"]),
        ("\u{feff}  Hello".into(), vec!["1:3 character: found 'H'"]),
        // CR LF, single CRs, no final line end.
        (
            format!("{LINE}\r\n{}\r\n{INKALA}", cells(80)),
            vec!["1 line-81 17", "2:81 cell-count: found 80", "3 line-81 21"],
        ),
        (
            format!("{LINE}\r{INKALA}\r\r{LINE}"),
            vec!["1 line-81 17", "2 line-81 21", "4 line-81 17"],
        ),
        // Boards.
        (
            format!("{short_fourth}\n{nine}"),
            vec!["4:9 row-length: row 4, found 8", "11 nine-lines 17"],
        ),
        (
            format!("{short_fourth}{nine}"),
            vec!["4:9 row-length: row 4, found 8", "10 nine-lines 17"],
        ),
        (format!("{long_fourth}{LINE}"), vec!["4:10 row-length: row 4, found 10", "10 line-81 17"]),
        (
            format!("{framed_short}\n{framed}"),
            vec!["6:24 row-length: row 4, found 8", "15 framed 17"],
        ),
        (format!("{}\n\n{nine}", &nine[..79]), vec!["1:1 row-count: found 8", "10 nine-lines 17"]),
        (format!("{}{LINE}", &nine[..30]), vec!["1:1 row-count: found 3", "4 line-81 17"]),
        (format!("{}\n{nine}", &nine[..30]), vec!["1:1 row-count: found 3", "5 nine-lines 17"]),
        (format!("{nine}123456789\n"), vec!["1 nine-lines 17", "10:10 cell-count: found 9"]),
        // A row is missing, as the rules show.
        (format!("{framed_missing}\n{framed}"), vec!["2:1 row-count: found 8", "14 framed 17"]),
        // Without rules at top and bottom, the last row is taken from the next board. The rules
        // then show that as well.
        (
            format!("{0}{1}{1}\n{framed}", bottomless(&framed_missing), bottomless(&framed)),
            vec![
                "7:1 rule-place: row 5",
                "14:1 rule-place: row 2",
                "23:1 row-count: found 8",
                "35 framed 17",
            ],
        ),
        ("Grid 01\nGrid 02\n".into(), vec!["1:1 character: found 'G'", "2:1 character: found 'G'"]),
        (
            nine.trim().replace('\n', " ").replacen(".2.....6.", ".2.....6", 1),
            vec!["1:39 row-length: row 4, found 8"],
        ),
        (nine[..79].replace('\n', " "), vec!["1:1 row-count: found 8"]),
        // Candidates.
        (candidates.replacen("1256789", "1256782", 1), vec!["3:25 repeated-candidate: found '2'"]),
        (
            candidates.replacen("| 4 ", "| . ", 1),
            vec![r#"2:3 candidate-group: row 1, column 1, found ".""#],
        ),
        (
            candidates.replacen("1256789", "12x6789", 1),
            vec![r#"3:19 candidate-group: row 2, column 3, found "12x6789""#],
        ),
        (sukaku.replacen('4', "5", 1), vec!["1:4 candidate-place: found '5', expected '4'"]),
        (sukaku[..728].into(), vec!["1:82 cell-count: found 728"]),
        // Placed and deleted.
        (format!("+{LINE}:217 3x7"), vec!["1:88 deletion"]),
        (format!("+{LINE}:201"), vec!["1:84 deletion"]),
        (format!("{}+{}", &LINE[..5], &LINE[5..]), vec!["1:6 placed-digit"]),
        (format!("+{}", &LINE[..80]), vec!["1:82 cell-count: found 80"]),
        (format!(":0100:{LINE}"), vec!["1:88 library-fields: found 2"]),
        (format!(":0100:2:{LINE} "), vec!["1 hodoku 17"]),
        // A line of a megabyte.
        (
            format!("{LINE}\n{}\n{INKALA}\n", "1".repeat(1 << 20)),
            vec!["1 line-81 17", "2:1 too-long: limit 65536", "3 line-81 21"],
        ),
        (
            format!("{}\r\n{INKALA}\r\n{}", "x".repeat(1 << 20), " ".repeat(1 << 20)),
            vec!["1:1 too-long: limit 65536", "2 line-81 21", "3:1 too-long: limit 65536"],
        ),
        // Not text.
        (
            format!("{LINE}\n{INKALA}\nab\0\n{LINE}\n"),
            vec!["1 line-81 17", "2 line-81 21", "3:3 zero-byte", "4 line-81 17"],
        ),
        ("PK\u{3}\u{4}rest\n\n".into(), vec!["1:1 binary: looks like zip"]),
        ("4\0.\0.\0".into(), vec!["1:1 not-utf8: looks like UTF-16LE"]),
    ];
    for (text, expected) in table {
        assert_eq!(summary(&text), expected, "{}", &text[..text.len().min(2000)]);
    }
}

/// A bad group makes one error for its board, in any cell and with any text, and the error names
/// the cell.
#[test]
fn a_bad_group_is_named_and_makes_one_error() {
    let candidates =
        numpre_formats::print(Format::Candidates, &read_one(LINE).unwrap().puzzle, None);
    let bare: String = candidates.replace(['|', '+'], " ").replace('-', "");
    for grid in [&candidates, &bare] {
        let lines: Vec<&str> = grid.lines().collect();
        let numbers: Vec<usize> = (0..lines.len())
            .filter(|&number| lines[number].contains(|found: char| found.is_ascii_digit()))
            .collect();
        for (row, &number) in numbers.iter().enumerate() {
            let group = lines[number].split([' ', '|']).rfind(|token| token.len() > 1).unwrap();
            let at = lines[number].rfind(group).unwrap();
            let column =
                lines[number][..at].split([' ', '|']).filter(|token| !token.is_empty()).count();
            let with = |token: &str| {
                let mut changed: Vec<String> = lines.iter().map(|line| line.to_string()).collect();
                changed[number].replace_range(at..at + group.len(), token);
                summary(format!("{}\n\n{LINE}\n", changed.join("\n")))
            };
            for token in ["1x3", "a", "??", "1O", "12.", "{123}", "10", "八"] {
                let said = with(token);
                assert_eq!(said.len(), 2, "{said:?}");
                let expected = format!(
                    "{}:{} candidate-group: row {}, column {}, found {token:?}",
                    number + 1,
                    at + 1,
                    row + 1,
                    column + 1
                );
                assert_eq!(said[0], expected);
            }
            let said = with("");
            assert_eq!(said.len(), 2, "{said:?}");
            assert!(
                said[0].ends_with(&format!("row-length: row {}, found 8", row + 1)),
                "{said:?}"
            );
            let said = with("12 34");
            assert_eq!(said.len(), 2, "{said:?}");
            assert!(
                said[0].ends_with(&format!("row-length: row {}, found 10", row + 1)),
                "{said:?}"
            );
        }
    }
}

#[test]
fn other_encodings() {
    // 「ナンプレ」 in Shift_JIS and EUC-JP; é in Latin-1.
    let cases: [(&[u8], &str, &str); 3] = [
        (b"\x83\x69\x83\x93\x83\x76\x83\x8c", "1:1 not-utf8: looks like Shift_JIS", "1:83"),
        (b"\xa5\xca\xa5\xf3\xa5\xd7\xa5\xec", "1:1 not-utf8: looks like EUC-JP", "1:83"),
        (b"caf\xe9 au lait", "1:4 not-utf8", "1:86"),
    ];
    for (bytes, expected, place) in cases {
        let text = [bytes, b"\n", LINE.as_bytes()].concat();
        assert_eq!(summary(&text), [expected, "2 line-81 17"]);
        // A broken character in a comment or another column is only a warning.
        let found = summary([LINE.as_bytes(), b" ", bytes].concat());
        assert_eq!(found, [format!("1 line-81 17 | {place} no-character")]);
        let found = summary([b"puzzle,note\n", LINE.as_bytes(), b",", bytes, b"\n"].concat());
        assert_eq!(found, [format!("2 csv 17 | {} no-character", place.replacen('1', "2", 1))]);
    }
    // A board of full-width digits is one error, not nine.
    let board =
        b"\x82\x50\x82\x51\x82\x52\x82\x53\x82\x54\x82\x55\x82\x56\x82\x57\x82\x58\n".repeat(9);
    assert_eq!(
        summary([&board[..], b"\n", LINE.as_bytes()].concat()),
        ["1:1 not-utf8: looks like Shift_JIS", "11 line-81 17"]
    );
    let utf16 = |little: bool, text: &str| -> Vec<u8> {
        let unit = |unit: u16| if little { unit.to_le_bytes() } else { unit.to_be_bytes() };
        format!("\u{feff}{text}").encode_utf16().flat_map(unit).collect()
    };
    let many = format!("{LINE}\r\n").repeat(1000);
    assert_eq!(summary(utf16(true, &many)), ["1:1 not-utf8: looks like UTF-16LE"]);
    assert_eq!(summary(utf16(false, &many)), ["1:1 not-utf8: looks like UTF-16BE"]);
}

#[test]
fn a_binary_file_is_one_error() {
    let mut state = 1_u64;
    let noise: Vec<u8> = std::iter::repeat_with(|| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    })
    .take(1 << 20)
    .collect();
    let items = summary(&noise);
    assert!(items.len() < 20, "{items:?}");
    assert!(items.last().unwrap().ends_with(UNREAD), "{items:?}");
    // The same for an unknown kind of file with a zero in every line, and for one without line
    // ends.
    let items = summary(b"odd\0bytes\n".repeat(100_000));
    assert_eq!(items.len(), 8);
    assert!(
        items[6].starts_with("7:4 zero-byte") && items[7] == format!("8:4 {UNREAD}"),
        "{items:?}"
    );
    let items = summary(vec![0; 1 << 20]);
    assert_eq!(items, ["1:1 too-long: limit 65536"]);
}

const UNREAD: &str = "binary";

#[test]
fn kinds_of_binary_files_are_named() {
    let cases: [(&[u8], &str); 7] = [
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "picture"),
        (b"\xff\xd8\xff\xe0\0\x10JFIF\0", "picture"),
        (b"GIF89a\x01\0\x01\0", "picture"),
        (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj", "pdf"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0", "old-office"),
        (b"BZh91AY&SY", "bzip2"),
        (b"\xfd7zXZ\0\0", "xz"),
    ];
    for (bytes, kind) in cases {
        let text = [bytes, b"\nmore\n", LINE.as_bytes()].concat();
        assert_eq!(summary(text), [format!("1:1 binary: looks like {kind}")]);
    }
}

#[test]
fn a_zero_byte_makes_only_its_line_an_error() {
    let with_zero =
        |line: &str, place: usize| format!("{}\0{}", &line[..place], &line[place + 1..]);
    // The zero may be anywhere, and in many lines of a text that was good before.
    for place in [0, 40, 80] {
        let bad = with_zero(LINE, place);
        let text: String = (1..=2000)
            .map(|line| if (1000..1300).contains(&line) { bad.clone() } else { LINE.into() } + "\n")
            .collect();
        let items = summary(text);
        assert_eq!(items.len(), 2000);
        for (item, line) in items.iter().zip(1..) {
            let is_bad = (1000..1300).contains(&line);
            let expected = if is_bad {
                format!("{line}:{} zero-byte", place + 1)
            } else {
                format!("{line} line-81 17")
            };
            assert_eq!(*item, expected);
        }
    }
    let zero = "zero-byte";
    // After the cells, in a row of a board, above a board, in a line that ends with CR LF. A zero
    // in a comment is not an error.
    let text =
        format!("{LINE} name\0\r\n{}\n# \0\n\0\0\n{INKALA}\n", with_zero(&nine_lines(INKALA), 34));
    assert_eq!(
        summary(text),
        [
            format!("1:87 {zero}"),
            format!("5:5 {zero}"),
            format!("13:1 {zero}"),
            "14 line-81 21".into()
        ]
    );
    // In any column of a table. The other columns are kept.
    let text = format!(
        "id,puzzle,note\n1,{LINE},\n2,{},a\n3,{INKALA},b\0c\n4,{INKALA},\n",
        with_zero(LINE, 8)
    );
    let expected =
        ["2 csv 17".into(), format!("3:11 {zero}"), format!("4:86 {zero}"), "5 csv 21".into()];
    assert_eq!(summary(&text), expected);
    let items = read_all(&text);
    let notes: Vec<_> = items[1..3]
        .iter()
        .map(|item| item.as_ref().unwrap_err().extra.as_ref().unwrap().get("note"))
        .collect();
    assert_eq!(notes, [Some("a"), Some("b\u{fffd}c")]);
}

#[test]
fn read_one_accepts_exactly_one_puzzle() {
    let error = |text: &str| {
        let error = read_one(text).unwrap_err();
        format!("{}:{} {}", error.line, error.column, error.kind)
    };
    assert_eq!(error(""), "1:1 empty");
    assert_eq!(error(" \n# only a comment\n"), "1:1 empty");
    assert_eq!(error(&format!("{LINE}\n\n{INKALA}")), "3:1 more-than-one");
    assert_eq!(error("puzzle"), "1:1 character: found 'p'");
}

#[test]
fn strict_reading_makes_warnings_errors() {
    let options = Options { strict: true, ..Options::default() };
    let text = format!("{}{LINE}\n{LINE} {}\n", nine_lines(&LINE.replace('.', "?")), &ANSWER[1..]);
    let items = read_in_steps(text.as_bytes(), 7, 2, options);
    let said: Vec<String> = items
        .into_iter()
        .map(|item| match item {
            Ok(record) => format!("{} {}", record.line, record.format),
            Err(error) => format!("{}:{} {}", error.line, error.column, error.kind),
        })
        .collect();
    assert_eq!(
        said,
        [
            "1:2 doubtful: taken-as-blank: found '?'",
            "10 line-81",
            "11:83 doubtful: answer-length: found 80",
        ]
    );
}
