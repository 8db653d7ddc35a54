//! Every format as people write it: it is read, and detected as the right format.

use crate::common::{ANSWER, INKALA, LINE, nine_lines, read_all, read_in_steps, summary};
use numpre_formats::{Format, Options, read_one};

/// Reads one puzzle and checks its format and clues.
#[track_caller]
fn reads(text: &str, format: Format, givens: &str) {
    let record =
        read_one(text).unwrap_or_else(|error| panic!("{}:{} {error}", error.line, error.column));
    assert_eq!((record.format, record.puzzle.grid().to_string().as_str()), (format, givens));
    assert_eq!(record.warnings, []);
}

#[test]
fn line_81_with_every_blank_and_comment() {
    for blank in ['.', '0', '*', '_', '-', 'x', 'X'] {
        let cells = LINE.replace('.', &blank.to_string());
        for comment in
            ["", " 17 clues", "\t17", ",17", "; hard", "# hard", " ", "\r\n", ",", " ; , # x"]
        {
            reads(&format!("{cells}{comment}"), Format::Line81, LINE);
            reads(&format!("  {cells}{comment}\n"), Format::Line81, LINE);
        }
    }
    reads(&format!("\u{feff}{LINE}"), Format::Line81, LINE);
    let wide: String = LINE
        .chars()
        .map(
            |found| {
                if found == '.' { '．' } else { char::from_u32(found as u32 + 0xfee0).unwrap() }
            },
        )
        .collect();
    reads(&wide, Format::Line81, LINE);
}

#[test]
fn an_answer_next_to_the_puzzle() {
    for text in [
        format!("{LINE} {ANSWER}"),
        format!("{LINE},{ANSWER}"),
        format!("{LINE}\t;\t{ANSWER} and more"),
        format!("{LINE},{ANSWER},3.5"),
        format!("puzzle,solution\n{LINE},{ANSWER}"),
        format!("\u{feff}Quizzes,Solutions\r\n{LINE},{ANSWER}\r\n"),
        format!("id\tquestion\tanswer\n7\t{LINE}\t{ANSWER}"),
        format!("source,question,answer,rating\n\"a, b\",\"{LINE}\",\"{ANSWER}\",7"),
        format!("\"{LINE}\",\"{ANSWER}\"\n"),
        format!("番号,問題,解答\n1,{LINE},{ANSWER}"),
        format!("sudoku,solution\n{LINE},{ANSWER}"),
    ] {
        let record = read_one(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(record.puzzle.grid().to_string(), LINE, "{text}");
        assert_eq!(
            record.answer.map(|answer| answer.to_string()).as_deref(),
            Some(ANSWER),
            "{text}"
        );
        assert_eq!(record.warnings, [], "{text}");
        let is_csv = text.contains('"')
            || text.contains("ol")
            || text.contains("answer")
            || text.contains("問");
        assert_eq!(record.format, if is_csv { Format::Csv } else { Format::Line81 }, "{text}");
    }
    assert_eq!(read_one(&format!("{LINE}#{ANSWER}")).unwrap().answer, None);
    assert_eq!(
        summary(format!("{LINE} {INKALA}")),
        ["1 line-81 17 answer"],
        "an answer may have blanks"
    );
    assert_eq!(
        summary(format!("{LINE} {}", &ANSWER[1..])),
        ["1 line-81 17 | 1:83 answer-length: found 80"]
    );
}

/// `paste -d, crlf-file answers` leaves a CR in the middle of every line.
#[test]
fn a_cr_before_a_separator_is_white_space() {
    for separator in [',', ' ', '\t', ';'] {
        for end in ["\n", "\r\n", "\r"] {
            let text = format!("{LINE}\r{separator}{ANSWER}{end}").repeat(3);
            let found = summary(&text);
            assert_eq!(
                found,
                summary(format!("{LINE}{separator}{ANSWER}\n").repeat(3)),
                "{text:?}"
            );
        }
    }
}

#[test]
fn csv_columns() {
    assert_eq!(
        summary(format!("id,rank,Puzzle\n1,easy,{LINE}\n2,hard,{INKALA}\n\n3,\n4,x,{LINE}5\n")),
        [
            "2 csv 17",
            "3 csv 21",
            "5:3 missing-column: column 3, found 2",
            "6:86 cell-count: found 82",
        ]
    );
    assert_eq!(
        summary(format!("name;level\n{LINE};3\n")),
        ["2 csv 17"],
        "the first column, under unknown names"
    );
    assert_eq!(summary(format!("puzzle\n{LINE}\n")), ["2 csv 17"]);
    assert_eq!(
        summary(format!(
            "note,puzzle,solution\n\"open,{LINE},\n\"say \"\"hi\"\"\",{LINE},\n,{LINE},12\n"
        )),
        ["2:1 unclosed-quote", "3 csv 17", "4 csv 17 | 4:84 answer-length: found 2",]
    );
}

#[test]
fn nine_lines_with_any_blank() {
    for blank in [".", "0", "*", "_", "-", "x"] {
        reads(&nine_lines(&LINE.replace('.', blank)), Format::NineLines, LINE);
    }
    // The sample of S3.1, with two kinds of blank in one row.
    let s3 = "8.....**0\n..36.....\n.7..9.2..\n.5...7...\n...457...\n...1...3.\n..1....68\n..85...1.\n.9....4..\n";
    assert_eq!(summary(s3), ["1 nine-lines 21"]);
    assert_eq!(
        summary(nine_lines(&LINE.replace('.', "?"))),
        ["1 nine-lines 17 | 1:2 taken-as-blank: found '?'"]
    );
    assert_eq!(
        summary(nine_lines(&LINE.replace('.', " "))),
        ["1 nine-lines 17 | 1:2 taken-as-blank: found ' '"]
    );
    let wide: String = nine_lines(LINE)
        .chars()
        .map(|found| match found {
            '.' => '・',
            '1'..='9' => char::from_u32(found as u32 + 0xfee0).unwrap(),
            other => other,
        })
        .collect();
    reads(&wide, Format::NineLines, LINE);
}

/// Rows whose last spaces were removed by an editor.
#[test]
fn nine_lines_that_have_lost_their_last_spaces() {
    const FIRST_BLANK: &str =
        "..3......4.....8.5...7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    let warning = "taken-as-blank: found ' '";
    for (cells, place) in [(LINE, "1:2"), (FIRST_BLANK, "1:1")] {
        let rows = nine_lines(&cells.replace('.', " "));
        let cut: Vec<&str> = rows.lines().map(str::trim_end).collect();
        let text = cut.join("\n");
        let clues = read_one(cells).unwrap().puzzle.givens.clue_count();
        assert_eq!(summary(&text), [format!("1 nine-lines {clues} | {place} {warning}")]);
        assert_eq!(read_one(&text).unwrap().puzzle.grid().to_string(), cells);
        assert_eq!(summary(format!("{text}\n{LINE}\n{text}\r\n\r\n{text}")).len(), 4);
        // A missing row is one error. Lines that are probably not a board are read one by one.
        assert_eq!(summary(cut[..8].join("\n")), ["1:1 row-count: found 8"]);
    }
    assert_eq!(summary("1\n2\n3\n4\n5\n6\n7\n8\n9\n").len(), 9, "numbers are no rows");
}

/// The first row of Inkala's puzzle is then a single digit. No such rows follow the other single
/// numbers here.
#[test]
fn a_single_digit_is_a_first_row_if_such_rows_follow() {
    let rows = nine_lines(&INKALA.replace('.', " "));
    let stripped: String = rows.lines().map(|row| format!("{}\n", row.trim_end())).collect();
    assert!(stripped.starts_with("8\n  36\n"));
    assert_eq!(read_one(&stripped).unwrap().puzzle.grid().to_string(), INKALA);
    let read = summary(format!("{LINE}\n12\n{stripped}3\n{LINE}\n{stripped}"));
    assert_eq!(read.len(), 6, "{read:?}");
    assert!(
        read[1].contains("cell-count: found 2") && read[3].contains("cell-count: found 1"),
        "{read:?}"
    );
    assert!(read[2].contains("nine-lines 21") && read[5].contains("nine-lines 21"), "{read:?}");
}

/// The row below a heading decides which column has the puzzles.
#[test]
fn headings_in_other_words() {
    for heading in [
        "id,Puzzle_String,level",
        "id,\"Sudoku Puzzle\",level",
        "\u{feff}ID,PUZZLES,LEVEL",
        "puzzle id,puzzle,level",
        "puzzle id,Puzzle.String,level",
        "puzzle_id,the-grid,level",
        "id,_quiz_,level",
    ] {
        for row in [format!("7,{LINE},hard"), format!("\"7\",\"{LINE}\",\"hard\"")] {
            assert_eq!(
                summary(format!("{heading}\n{row}\n{row}\n")),
                ["2 csv 17", "3 csv 17"],
                "{heading}"
            );
        }
    }
    assert_eq!(
        summary(format!("Sudoku Solution,Sudoku Puzzle\n{ANSWER},{LINE}\n")),
        ["2 csv 17 answer"],
        "answers are no puzzles"
    );
    assert_eq!(summary(format!("Sudoku Puzzle\n{LINE}\n")), ["2 csv 17"]);
    assert_eq!(
        summary(format!("Grid 01\n{LINE}\nGrid 02\n{LINE}\n")).len(),
        2,
        "headings of single puzzles"
    );
    assert!(summary(format!("Grid 01\n{LINE}\nGrid 02\n{LINE}\n"))[1].starts_with("4 line-81 17"));
    assert_eq!(
        summary(format!("My sudoku list, made today\n{LINE}\n")).len(),
        2,
        "a sentence is no heading"
    );
}

#[test]
fn nine_rows_on_one_line() {
    for separator in [".", " ", "/", " / ", ",", "|", ";", "\t", "-"] {
        let text = nine_lines(LINE).trim().replace('\n', separator);
        reads(&text, Format::NineLines, LINE);
    }
    let with_dots =
        "080000005.000835410.003020000.040000000.007000200.000000080.000060900.012957000.600000070";
    assert_eq!(with_dots.len(), 89);
    assert_eq!(summary(with_dots), ["1 nine-lines 22"]);
}

#[test]
fn framed_grids() {
    let spaced = |separator: &str| {
        let rows: Vec<String> = nine_lines(LINE)
            .lines()
            .map(|row| row.chars().map(String::from).collect::<Vec<_>>().join(separator))
            .collect();
        rows.join("\n")
    };
    for separator in [" ", ",", ", ", "\t", "|", " | "] {
        reads(&spaced(separator), Format::Framed, LINE);
        reads(&spaced(separator).replace('\n', " ").replace('.', "0"), Format::Framed, LINE);
    }
    reads(&spaced(",").replace('.', ""), Format::Framed, LINE);
    reads(&spaced("\t").replace('.', ""), Format::Framed, LINE);
    reads(&spaced("|").replace('.', " "), Format::Framed, LINE);
    let framed = numpre_formats::print(Format::Framed, &read_one(LINE).unwrap().puzzle, None);
    reads(&framed, Format::Framed, LINE);
    reads(&framed.replace('.', "0").replace('-', "="), Format::Framed, LINE);
    reads(&framed.replace('.', "-"), Format::Framed, LINE);
    reads(&framed.replace(' ', ""), Format::Framed, LINE);
    reads(&framed.replace('|', "｜").replace('4', "４"), Format::Framed, LINE);
    reads(&framed.replace('|', "│").replace('-', "─").replace('+', "┼"), Format::Framed, LINE);
    reads(
        &framed.replace("+-------+-------+-------+", "*-----------------------*"),
        Format::Framed,
        LINE,
    );
    // Rules of only dashes, as wide as a row.
    let compact: Vec<String> = nine_lines(LINE).lines().map(String::from).collect();
    let with_rules = [
        &compact[..3],
        &["---------".into()],
        &compact[3..6],
        &["---------".into()],
        &compact[6..],
    ]
    .concat();
    reads(&with_rules.join("\n"), Format::Framed, LINE);
    let blocks =
        [&compact[..3], &["".into()], &compact[3..6], &["".into()], &compact[6..]].concat();
    reads(&blocks.join("\n"), Format::NineLines, LINE);
}

#[test]
fn a_row_of_dashes_is_a_row_where_dashes_are_blanks() {
    let empty_third = format!("{}{}{}", &LINE[..18], "---------", &LINE[27..]);
    let dashed = nine_lines(&empty_third.replace('.', "-"));
    reads(&dashed, Format::NineLines, &empty_third.replace('-', "."));
    let empty_first = format!("---------{}", &LINE[9..]).replace('.', "-");
    reads(&nine_lines(&empty_first), Format::NineLines, &empty_first.replace('-', "."));
    assert_eq!(summary("-".repeat(81)), ["1 line-81 0 | 1:1 dashed-line"]);
    assert_eq!(
        summary(format!("{}\n{LINE}\n{}\n", "-".repeat(9), "-".repeat(60))),
        ["2 line-81 17"]
    );
}

#[test]
fn candidate_grids() {
    let puzzle = read_one(LINE).unwrap().puzzle;
    let text = numpre_formats::print(Format::Candidates, &puzzle, None);
    let record = read_one(&text).unwrap();
    assert_eq!((record.format, record.warnings.len()), (Format::Candidates, 0));
    assert_eq!(
        record.puzzle.candidates.as_deref(),
        Some(&numpre::Candidates::pencil_marks(&puzzle.givens))
    );
    let bare: String = text.replace(['|', '+'], " ").replace('-', "");
    assert_eq!(read_one(&bare).unwrap().puzzle, record.puzzle);
    let one_line: Vec<&str> = bare.split_whitespace().collect();
    assert_eq!(read_one(&one_line.join(" ")).unwrap().puzzle, record.puzzle);
    let empty = numpre_formats::Puzzle::of_candidates(numpre::Candidates::ALL);
    let all = numpre_formats::print(Format::Candidates, &empty, None);
    assert_eq!(read_one(&all).unwrap().puzzle, empty);
}

#[test]
fn hodoku_and_susser_lines() {
    let grid = ".3.4+2+1...9.28+763.1.+8.+5+9+3.2.8..+36+97...6.2+85.9+3.+93+14+7..837.+6.+4...4+189+325+76...+7.8.3.";
    let record = read_one(&format!(":0100:2:{grid}::297 299::")).unwrap();
    assert_eq!((record.format, record.puzzle.givens.clue_count()), (Format::Hodoku, 29));
    assert_eq!((record.puzzle.placed.clue_count(), &record.puzzle.candidates), (20, &None));
    assert_eq!(record.puzzle, read_one(grid).unwrap().puzzle);

    let record = read_one(&format!("{grid}:297 299 # comment")).unwrap();
    assert_eq!(record.format, Format::GivensPlacedDeleted);
    let all = numpre::Candidates::pencil_marks(&record.puzzle.grid());
    let left = record.puzzle.candidates.unwrap();
    let gone: Vec<String> = all
        .iter()
        .filter(|(cell, set)| left[*cell] != *set)
        .map(|(cell, set)| format!("{cell}:{}", set - left[cell]))
        .collect();
    assert_eq!(gone, ["r9c7:2", "r9c9:2"]);
    assert_eq!(summary(format!("{LINE}:")), ["1 givens-placed-deleted 17"]);
}

#[test]
fn sukaku_and_sdm() {
    let puzzle = read_one(LINE).unwrap().puzzle;
    let text = numpre_formats::print(Format::Sukaku, &puzzle, None);
    assert_eq!(text.len(), 729);
    let record = read_one(&text).unwrap();
    assert_eq!(record.format, Format::Sukaku);
    assert_eq!(record.puzzle.candidates.as_deref(), Some(&puzzle.unreduced_candidates()));
    assert_eq!(record.puzzle, read_one(&text.replace('.', "0")).unwrap().puzzle);
    assert_eq!(
        summary(format!("# a list\n\n{LINE}\n# more\n{INKALA}\n")),
        ["3 sdm 17", "5 sdm 21"]
    );
}

const NOT_ABOVE_A_LINE: [&str; 16] = [
    "bad7",
    "abc7",
    "No.1",
    "問題1",
    "問題１",
    "第1問",
    "第一問",
    "第 12 問",
    "1.",
    "12)",
    "(1)",
    "[1]",
    "【3】",
    "[Puzzle]",
    "Q1",
    "Easy 3",
];

#[test]
fn a_word_and_a_number_may_be_above_a_board() {
    let board = nine_lines(INKALA);
    for heading in NOT_ABOVE_A_LINE.into_iter().chain(["Grid 01", "Puzzle #12:", "No. 5", "問題 3"])
    {
        for between in ["", "\n", "# hard\n", "+---+---+---+\n"] {
            let read = summary(format!("{heading}\n{between}{board}\n{heading}\n{board}"));
            let line = if between.is_empty() { 2 } else { 3 };
            let second = if between.is_empty() { 13 } else { 14 };
            assert_eq!(read.len(), 2, "{heading}: {read:?}");
            assert!(
                read[0].starts_with(&format!("{line} ")) && read[0].ends_with(" 21 | 1:1 heading"),
                "{read:?}"
            );
            assert!(read[1].starts_with(&format!("{second} ")), "{heading}: {read:?}");
        }
    }
}

/// An .sdk file has a puzzle, and below it the game in progress.
#[test]
fn the_state_of_an_sdk_file_is_skipped_with_a_warning() {
    let board = nine_lines(INKALA);
    let state = nine_lines(&INKALA.replacen("..", "12", 3));
    let head = "#AAuthor\r\n#DA description, 1\n#CComment\n#B03-08-2006\n#SSudoCue\n#LEasy\n#Uhttps://sudokupad.app/\n";
    let file = format!("{head}[Puzzle]\n{board}[State]\n{state}");
    let expected = "9 nine-lines 21 | 8:1 heading | 18:1 state";
    assert_eq!(summary(&file), [expected]);
    assert_eq!(summary(file.trim_end()), [expected]);
    assert_eq!(summary(file.replace("[State]", "[state] ")), [expected]);
    assert_eq!(summary(file.replace("[State]\n", "[State]\n\n#x\n")), [expected]);
    assert_eq!(
        summary(file.replace("[State]", "\n# x\n[State]")),
        [expected.replace("18", "20").as_str()]
    );
    let framed =
        |line: &str| numpre_formats::print(Format::Framed, &read_one(line).unwrap().puzzle, None);
    let found =
        summary(format!("[Puzzle]\n{}\n[State]\n{}\n{LINE}\n", framed(INKALA), framed(LINE)));
    assert_eq!(found, ["3 framed 21 | 1:1 heading | 15:1 state", "29 line-81 17"]);
    // Two files in one input, with different texts after them.
    for after in ["", "\n", "\n\n# x\n"] {
        let found = summary(format!("{file}{after}{file}{after}{board}{LINE}\n"));
        assert_eq!(found.len(), 4, "{found:?}");
        assert_eq!(found[0], expected);
        assert!(
            found[1].contains(" nine-lines 21 | ") && found[1].ends_with(" state"),
            "{found:?}"
        );
        assert!(found[2].ends_with(" nine-lines 21") && found[3].ends_with(" sdm 17"), "{found:?}");
    }
}

#[test]
fn a_state_that_is_cut_off_spoils_neither_its_puzzle_nor_the_next() {
    let board = nine_lines(INKALA);
    let of = |state: &str| summary(format!("[Puzzle]\n{board}[State]\n{state}\n{LINE}\n\n{board}"));
    for (state, line) in
        [("", 13), ("53..7", 13), ("53..7....\n53..7....\n", 15), ("53..7....\nx3", 14)]
    {
        let lines = [format!("{line} line-81 17"), format!("{} nine-lines 21", line + 2)];
        assert_eq!(
            of(state),
            ["2 nine-lines 21 | 1:1 heading | 11:1 state", &lines[0], &lines[1]],
            "{state}"
        );
    }
    let found = summary(format!("[Puzzle]\n{board}[State]\n[Puzzle]\n{board}\n"));
    assert_eq!(
        found,
        ["2 nine-lines 21 | 1:1 heading | 11:1 state", "13 nine-lines 21 | 12:1 heading"]
    );
    // A broken puzzle and its state are one error. A state without a puzzle is read as a puzzle.
    let broken = board.replacen('8', "88", 1);
    assert_eq!(summary(format!("[Puzzle]\n{broken}[State]\n{board}{LINE}\n")).len(), 2);
    assert_eq!(
        summary(format!("[State]\n{board}{LINE}\n")),
        ["2 nine-lines 21 | 1:1 heading", "11 line-81 17"]
    );
    // Without `[Puzzle]` above the first board, these are two boards.
    assert_eq!(summary(format!("{board}[State]\n{board}")).len(), 2);
}

#[test]
fn an_sdk_file_does_not_depend_on_how_the_bytes_come_in() {
    let board = nine_lines(INKALA);
    let one = format!("#Ax\r\n[Puzzle]\r\n{board}\n\n[State]\n{board}");
    let text =
        format!("{one}{one}[Puzzle]\n{board}\n\n{LINE}\n[Puzzle]\n{board}[State]\n12\n\n{LINE}");
    let whole = read_all(&text);
    assert_eq!(whole.len(), 6);
    for (step, at_most) in [(1, 1), (7, 2), (100, 3)] {
        assert_eq!(
            read_in_steps(text.as_bytes(), step, at_most, Options::default()),
            whole,
            "{step} {at_most}"
        );
    }
}

#[test]
fn above_a_puzzle_on_one_line_a_stray_word_is_a_record_of_its_own() {
    for heading in
        NOT_ABOVE_A_LINE.into_iter().chain(["https://www.sudokuwiki.org/sudoku", "x1", "1"])
    {
        let read = summary(format!("{LINE}\n{heading}\n{INKALA}\n{heading}\n{heading}\n{LINE}\n"));
        assert_eq!(read.len(), 6, "{heading}: {read:?}");
        assert_eq!(
            (read[2].as_str(), read[5].as_str()),
            ("3 line-81 21", "6 line-81 17"),
            "{heading}"
        );
    }
    for heading in ["Grid 01", "Puzzle #12:", "No. 5", "問題 3", "sudoku 7.", "Puzzle 12"] {
        assert_eq!(
            summary(format!("{heading}\n{INKALA}\n")),
            ["2 line-81 21 | 1:1 heading"],
            "{heading}"
        );
    }
}

#[test]
fn a_heading_and_a_board_with_a_missing_row_make_one_error() {
    let short: String = nine_lines(INKALA).split_inclusive('\n').take(8).collect();
    assert_eq!(
        summary(format!("No.7\n{short}\n{LINE}\n")),
        ["2:1 row-count: found 8", "11 line-81 17"]
    );
    // A single row below a heading is not enough for a board.
    assert_eq!(summary(format!("bad7\n53..7....\n{LINE}\n")).len(), 3);
}

#[test]
fn several_formats_in_one_file() {
    let framed = numpre_formats::print(Format::Framed, &read_one(INKALA).unwrap().puzzle, None);
    let text = format!(
        "{LINE}\n{}{}\n{LINE}\n{framed}\n{framed}\n\nGrid 01\n{}Grid 02\n{}\nNo. 3\n\n{INKALA}\n",
        nine_lines(INKALA),
        nine_lines(LINE),
        nine_lines(LINE),
        nine_lines(INKALA),
    );
    let heading = "heading";
    assert_eq!(
        summary(text),
        [
            "1 line-81 17".to_owned(),
            "2 nine-lines 21".to_owned(),
            "11 nine-lines 17".to_owned(),
            "21 line-81 17".to_owned(),
            "23 framed 21".to_owned(),
            "36 framed 21".to_owned(),
            format!("50 nine-lines 17 | 49:1 {heading}"),
            format!("60 nine-lines 21 | 59:1 {heading}"),
            format!("72 line-81 21 | 70:1 {heading}"),
        ]
    );
}
