//! Finding the boards of a sheet, and pairing them with answers.

use crate::books::{put, read_filled};
use crate::common::{ANSWER, INKALA, LINE};
use rust_xlsxwriter::{Format, FormatBorder, Worksheet};

/// Returns a board whose first row is empty, so that it could also begin one row lower.
fn lower() -> String {
    format!("{}{}", ".".repeat(9), &ANSWER[9..])
}

/// Draws lines around the cells of a board.
fn draw(sheet: &mut Worksheet, row: u32, column: u16, line: &str) {
    let format = Format::new().set_border(FormatBorder::Thin);
    for (index, found) in (0..).zip(line.chars()) {
        let (row, column) = (row + index / 9, column + (index % 9) as u16);
        match found.to_digit(10) {
            Some(digit) => sheet.write_number_with_format(row, column, digit, &format).unwrap(),
            None => sheet.write_blank(row, column, &format).unwrap(),
        };
    }
}

fn numbers(sheet: &mut Worksheet, row: u32, column: u16) {
    for step in 0..9 {
        sheet.write_number(row + step, 0, step + 1).unwrap();
        sheet.write_number(2, column + step as u16, step + 1).unwrap();
    }
}

#[test]
fn a_heading_hides_no_board() {
    for (name, row, column) in [("a1", 0, 0), ("b3", 2, 1), ("b2", 1, 1)] {
        for heading in ["問題", "problem", "Puzzle", "No. 1"] {
            let items = read_filled(&format!("heading-{name}"), |book| {
                let sheet = book.add_worksheet();
                sheet.write_string(row, column, heading).unwrap();
                put(sheet, 3, 1, LINE);
            });
            assert_eq!(items, [format!("Sheet1 B4 {LINE}")], "{heading} {name}");
        }
    }
}

#[test]
fn row_and_column_numbers_hide_no_board() {
    let numbered = |name: &str, line: &str| {
        read_filled(name, |book| {
            let sheet = book.add_worksheet();
            put(sheet, 3, 1, line);
            numbers(sheet, 3, 1);
        })
    };
    assert_eq!(numbered("numbered", LINE), [format!("Sheet1 B4 {LINE}")]);
    assert_eq!(numbered("numbered-lower", &lower()), [format!("Sheet1 B4 {}", lower())]);
    // A board whose last column is empty. Together with the row numbers it could also begin at A4.
    let narrow: String =
        LINE.char_indices().map(|(at, found)| if at % 9 == 8 { '.' } else { found }).collect();
    assert_eq!(numbered("numbered-narrow", &narrow), [format!("Sheet1 B4 {narrow}")]);
    // Anywhere else, the numbers show where the board is.
    let items = read_filled("numbered-elsewhere", |book| {
        let sheet = book.add_worksheet();
        put(sheet, 29, 1, &lower());
        for step in 0..9 {
            sheet.write_number(29 + step, 0, step + 1).unwrap();
        }
    });
    assert_eq!(items, [format!("Sheet1 B30 {}", lower())]);
}

#[test]
fn a_digit_next_to_a_board_does_not_hide_it() {
    for (row, column) in [(3, 10), (12, 0), (2, 1), (7, 10)] {
        let items = read_filled("next-to", |book| {
            let sheet = book.add_worksheet();
            put(sheet, 3, 1, INKALA);
            sheet.write_number(row, column, 7).unwrap();
        });
        assert_eq!(items, [format!("Sheet1 B4 {INKALA}")], "{row} {column}");
    }
}

#[test]
fn the_number_of_a_puzzle_above_its_board_is_not_part_of_it() {
    let items = read_filled("puzzle-numbers", |book| {
        let sheet = book.add_worksheet();
        for (number, (row, column)) in (1..).zip([(3, 1), (3, 12), (15, 1), (15, 12)]) {
            put(sheet, row, column, INKALA);
            sheet.write_number(row - 1, column, number).unwrap();
        }
    });
    let expected = ["B4", "M4", "B16", "M16"];
    assert_eq!(items, expected.map(|cell| format!("Sheet1 {cell} {INKALA}")));
}

#[test]
fn several_boards_on_a_sheet() {
    let items = read_filled("several", |book| {
        let sheet = book.add_worksheet();
        put(sheet, 3, 1, LINE);
        put(sheet, 3, 11, INKALA);
        put(sheet, 14, 1, INKALA);
        put(sheet, 14, 11, LINE);
    });
    let expected = [("B4", LINE), ("L4", INKALA), ("B15", INKALA), ("L15", LINE)];
    assert_eq!(items, expected.map(|(cell, line)| format!("Sheet1 {cell} {line}")));
    // Many boards in a column are all found.
    let items = read_filled("column", |book| {
        let sheet = book.add_worksheet();
        (0..300).for_each(|number| put(sheet, 2 + 11 * number, 1, INKALA));
    });
    assert_eq!(items.len(), 300);
    assert!(items.iter().all(|item| item.ends_with(INKALA)));
}

#[test]
fn a_board_with_an_empty_edge_is_found_by_its_lines_or_its_neighbours() {
    let lower = lower();
    let drawn = read_filled("drawn", |book| draw(book.add_worksheet(), 19, 4, &lower));
    assert_eq!(drawn, [format!("Sheet1 E20 {lower}")]);
    let right = read_filled("neighbours", |book| {
        let sheet = book.add_worksheet();
        put(sheet, 19, 4, INKALA);
        put(sheet, 19, 20, &lower);
    });
    assert_eq!(right, [format!("Sheet1 E20 {INKALA}"), format!("Sheet1 U20 {lower}")]);
    let single = read_filled("no-neighbours", |book| put(book.add_worksheet(), 19, 20, &lower));
    assert_eq!(single, ["Sheet1 U20: several-blocks: U21"]);
}

#[test]
fn an_answer_is_ten_rows_below_its_puzzle_or_ten_columns_to_the_right() {
    let pair = [format!("Sheet1 B4 {LINE} {ANSWER}")];
    let below = read_filled("below", |book| {
        let sheet = book.add_worksheet();
        put(sheet, 3, 1, LINE);
        put(sheet, 13, 1, ANSWER);
    });
    assert_eq!(below, pair);
    let right = read_filled("right", |book| {
        let sheet = book.add_worksheet();
        put(sheet, 3, 1, LINE);
        put(sheet, 3, 11, ANSWER);
    });
    assert_eq!(right, pair);
    // Answers with a changed given or a blank are still answers.
    let changed = ANSWER.replacen('4', "5", 1);
    let blank = format!("{}.", &ANSWER[..80]);
    for answer in [&changed, &blank] {
        let items = read_filled("wrong", |book| {
            let sheet = book.add_worksheet();
            put(sheet, 3, 1, LINE);
            put(sheet, 13, 1, answer);
        });
        assert_eq!(items, [format!("Sheet1 B4 {LINE} {answer}")]);
    }
}

#[test]
fn sheets_of_text_have_nothing_to_read() {
    let items = read_filled("cover", |book| {
        book.add_worksheet().write_string(1, 1, "A book of puzzles").unwrap();
        put(book.add_worksheet(), 3, 1, LINE);
        let notes = book.add_worksheet();
        notes.write_string(0, 0, "made on").unwrap();
        notes.write_number(0, 1, 45_000).unwrap();
        notes.write_number(1, 1, 3).unwrap();
    });
    assert_eq!(items, [format!("Sheet2 B4 {LINE}")]);
}
