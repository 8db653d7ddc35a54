//! A spreadsheet saved as text, with empty rows and columns and labels around its board.

use crate::common::{ANSWER, INKALA, LINE, read_in_steps, summary};
use numpre_formats::{Format, Options, ReadError, Record, read_one};

/// Returns the rows of a board as CSV, with empty columns before and after them.
fn rows(cells: &str, before: usize, after: usize) -> Vec<String> {
    let field = |found: char| if found == '.' { String::new() } else { found.to_string() };
    let row = |row: usize| cells[row * 9..][..9].chars().map(field).collect::<Vec<_>>().join(",");
    (0..9).map(|index| ",".repeat(before) + &row(index) + &",".repeat(after)).collect()
}

fn empty(count: usize, fields: usize) -> Vec<String> {
    vec![",".repeat(fields - 1); count]
}

/// Returns the rows of a sheet laid out as in S1.1, with the board in B4:J12.
fn sheet(cells: &str, after: usize) -> Vec<String> {
    [empty(3, 10 + after), rows(cells, 1, after)].concat()
}

/// Returns the text with each separator that spreadsheets write, and with quoted fields.
fn exports(lines: &[String]) -> Vec<String> {
    let text = lines.join("\n") + "\n";
    let quoted: Vec<String> = lines
        .iter()
        .map(|line| {
            line.split(',').map(|field| format!("\"{field}\"")).collect::<Vec<_>>().join(",")
        })
        .collect();
    vec![
        text.replace('\n', "\r\n"),
        text.replace(',', "\t"),
        text.replace(',', ";"),
        format!("\u{feff}{text}"),
        quoted.join("\n"),
        text,
    ]
}

/// Returns the line and the board of each record, or its error. They must be the same in any steps.
fn said(text: &str) -> Vec<String> {
    let read = |step| {
        read_in_steps(text.as_bytes(), step, 3, Options { strict: true, ..Options::default() })
            .into_iter()
            .map(|item: Result<Record, ReadError>| match item {
                Ok(record) => {
                    assert_eq!(record.format, Format::Framed);
                    format!("{} {}", record.line, record.puzzle.grid())
                }
                Err(error) => format!("{}:{} {}", error.line, error.column, error.kind.name()),
            })
            .collect::<Vec<_>>()
    };
    let whole = read(usize::MAX);
    for step in [1, 7, 50] {
        assert_eq!(read(step), whole, "{text:?} in steps of {step}");
    }
    whole
}

#[test]
fn empty_rows_and_columns_around_a_board_are_not_part_of_it() {
    for cells in [LINE, INKALA, ANSWER] {
        for after in [0, 1, 5] {
            for text in exports(&sheet(cells, after)) {
                assert_eq!(boards(&text), [cells], "{text:?}");
            }
        }
        for before in 0..4 {
            for above in [1, 3, 12] {
                let lines =
                    [empty(above, 9 + before), rows(cells, before, 0), empty(above, 9 + before)]
                        .concat();
                for text in exports(&lines) {
                    assert_eq!(boards(&text), [cells], "{text:?}");
                }
            }
        }
    }
}

/// Returns the boards of all records, without their lines. All must be readable.
fn boards(text: &str) -> Vec<String> {
    let board = |said: &String| said.split(' ').nth(1).unwrap_or(said).to_owned();
    said(text).iter().map(board).collect()
}

#[test]
fn labels_are_skipped_and_the_answer_below_is_read() {
    let mut lines = [sheet(LINE, 2), empty(1, 12), rows(ANSWER, 1, 2), empty(3, 12)].concat();
    lines[0].insert_str(0, "問題");
    for (row, label) in [(3, ",how long it took"), (4, "3,"), (5, "0.012,"), (6, "seconds,5")] {
        let kept = lines[row].len() - 1;
        lines[row].truncate(kept);
        let kept = lines[row].trim_end_matches(',').len().max(kept - 1);
        lines[row].truncate(kept);
        lines[row] += ",";
        lines[row] += label;
    }
    for text in exports(&lines).into_iter().take(4) {
        assert_eq!(boards(&text), [LINE, ANSWER], "{text:?}");
    }
}

#[test]
fn empty_rows_are_kept_if_the_board_needs_them() {
    let first = format!("{}{}", ".".repeat(9), &ANSWER[9..]);
    let last = format!("{}{}", &ANSWER[..72], ".".repeat(9));
    let both = format!("{}{}{}", ".".repeat(9), &ANSWER[9..72], ".".repeat(9));
    for cells in [&first, &last, &both] {
        for (before, after) in [(0, 0), (1, 0), (1, 3)] {
            for text in exports(&rows(cells, before, after)) {
                assert_eq!(boards(&text), [cells.as_str()], "{text:?}");
            }
        }
    }
    // The row above or below may be part of the board. At B4 it is known which one is, elsewhere it
    // is not.
    let around =
        |above| [empty(above, 10), rows(&first, 1, 0), empty(1, 10), rows(ANSWER, 1, 0)].concat();
    assert_eq!(boards(&around(3).join("\n")), [first.as_str(), ANSWER]);
    assert_eq!(said(&around(1).join("\n"))[0], "3:1 board-place");
    // The number of rows shows that these are two boards without a gap.
    for text in exports(&[rows(&first, 0, 0), rows(INKALA, 0, 0)].concat()) {
        assert_eq!(boards(&text), [first.as_str(), INKALA], "{text:?}");
    }
    for text in exports(&[empty(2, 9), rows(LINE, 0, 0), rows(INKALA, 0, 0)].concat()) {
        assert_eq!(boards(&text), [LINE, INKALA], "{text:?}");
    }
    let unclear = [empty(2, 9), rows(LINE, 0, 0), rows(INKALA, 0, 0)[..3].to_vec()].concat();
    assert_eq!(said(&unclear.join("\n")), ["3:1 board-place"]);
}

#[test]
fn empty_columns_are_kept_if_the_board_needs_them() {
    let dotted: String =
        LINE.chars().enumerate().map(|(place, c)| if place % 9 == 0 { '.' } else { c }).collect();
    assert_eq!(boards(&rows(&dotted, 0, 0).join("\n")), [dotted.as_str()]);
    assert_eq!(boards(&sheet(&dotted, 0).join("\n")), [dotted.as_str()]);
    assert_eq!(boards(&sheet(&dotted, 2).join("\n")), [dotted.as_str()], "B4 is known");
    assert_eq!(said(&rows(&dotted, 1, 1).join("\n")), ["1:1 board-place"]);
}

/// Returns the lines of a board with empty ones after the third and the sixth.
fn gapped(lines: &[String], rows: usize) -> Vec<String> {
    let gap = empty(rows, lines[0].matches(',').count() + 1);
    [&lines[..3], &gap, &lines[3..6], &gap, &lines[6..]].concat()
}

/// Returns the rows of a board with empty columns between its blocks.
fn gapped_columns(cells: &str, before: usize, columns: usize) -> Vec<String> {
    let gap = ",".repeat(columns);
    let field = |found: char| if found == '.' { String::new() } else { found.to_string() };
    let block = |cells: &str| cells.chars().map(field).collect::<Vec<_>>().join(",");
    let row = |row: &str| {
        [block(&row[..3]), block(&row[3..6]), block(&row[6..])].join(&format!(",{gap}"))
    };
    (0..9).map(|index| ",".repeat(before) + &row(&cells[index * 9..][..9])).collect()
}

#[test]
fn empty_rows_and_columns_between_blocks_are_not_part_of_a_board() {
    for cells in [LINE, INKALA, ANSWER] {
        for gap in [1, 2] {
            for text in exports(&gapped(&rows(cells, 0, 0), gap)) {
                assert_eq!(boards(&text), [cells], "{text:?}");
            }
            // In a sheet, with empty rows and columns around the board, and another board below it.
            for (above, before, after) in [(3, 1, 2), (12, 4, 0)] {
                let board = gapped(&rows(cells, before, after), gap);
                let fields = 9 + before + after;
                let lines = [empty(above, fields), board.clone(), empty(1, fields), board].concat();
                for text in exports(&lines) {
                    assert_eq!(boards(&text), [cells, cells], "{text:?}");
                }
            }
        }
    }
    // Columns, too. The first and the last column must have digits, because otherwise the board may
    // begin in several columns.
    for cells in [INKALA, ANSWER] {
        for gap in [1, 2] {
            for before in [0, 1, 4] {
                let board = gapped_columns(cells, before, gap);
                for text in exports(&board).into_iter().chain(exports(&gapped(&board, 1))) {
                    assert_eq!(boards(&text), [cells], "{text:?}");
                }
            }
        }
    }
}

#[test]
fn empty_rows_that_could_be_something_else_than_gaps_are_refused() {
    // If blanks are written, an empty row is not part of the board.
    let dotted: Vec<String> = (0..9)
        .map(|row| LINE[row * 9..][..9].chars().map(String::from).collect::<Vec<_>>().join(","))
        .collect();
    for text in exports(&gapped(&dotted, 1)) {
        assert_eq!(boards(&text), [LINE], "{text:?}");
    }
    let mut seven = dotted.clone();
    (seven[3], seven[7]) = (",".repeat(8), ",".repeat(8));
    assert_eq!(said(&seven.join("\n")), ["1:1 row-count"]);
    // A missing row, a row too many, or gaps in other places make one error for all of it.
    let lines = rows(INKALA, 0, 0);
    let gap = empty(1, 9);
    for odd in [
        [&lines[..3], &gap, &lines[3..6], &gap, &lines[6..8]].concat(),
        [&lines[..3], &gap, &lines[3..7], &gap, &lines[7..]].concat(),
        [&lines[..2], &gap, &lines[2..6], &gap, &lines[6..]].concat(),
        [&lines[..3], &gap, &lines[3..6], &gap, &lines[6..], &lines[..1]].concat(),
    ] {
        let said = summary(odd.join("\n") + "\n\n" + LINE + "\n");
        assert_eq!(said.len(), 2, "{odd:?}: {said:?}");
        assert!(said[0].starts_with("1:1 row-count"), "{odd:?}: {said:?}");
    }
    // Nine rows, two of them empty, and then something else are read as they are, and so are nine
    // such rows after nine others.
    let mut two_empty: Vec<char> = INKALA.chars().collect();
    (27..36).chain(63..72).for_each(|cell| two_empty[cell] = '.');
    let two_empty: String = two_empty.into_iter().collect();
    for text in exports(&rows(&two_empty, 0, 0)) {
        assert_eq!(boards(&text), [two_empty.as_str()], "{text:?}");
    }
    for text in exports(&[rows(&two_empty, 0, 0), rows(LINE, 0, 0)].concat()) {
        assert_eq!(boards(&text), [two_empty.as_str(), LINE], "{text:?}");
    }
}

#[test]
fn errors_in_a_sheet_have_a_kind_and_a_place() {
    let mut lines = sheet(LINE, 0);
    lines[4] = lines[4].replacen('3', "3x", 1);
    let text = lines.join("\n");
    assert_eq!(summary(&text), ["5:3 field: row 2, column 2, found \"3x\""], "{text}");
    assert_eq!(summary(rows(LINE, 1, 0)[..8].join("\n")), ["1:1 row-count: found 8"]);
    let side_by_side: Vec<String> = rows(LINE, 1, 1)
        .iter()
        .zip(rows(INKALA, 0, 0))
        .map(|(left, right)| format!("{left},{right}"))
        .collect();
    assert_eq!(summary(side_by_side.join("\n")), ["1:1 column-count: found 19"]);
    // Words in a line of separators are not lost if no board follows.
    assert_eq!(summary(format!("{LINE}\nsee,,,,,,,,,,below\n,,,,,,,,,\n{INKALA}\n")).len(), 3);
}

#[test]
fn a_text_of_only_separators_is_empty() {
    for text in exports(&empty(40, 10)) {
        assert_eq!(said(&text), [""; 0], "{text:?}");
        assert_eq!(read_one(&text).unwrap_err().kind.name(), "empty");
    }
}
