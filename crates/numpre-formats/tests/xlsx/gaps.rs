//! Boards whose blocks are separated by empty rows or columns. They are read as the board that they
//! show, or are errors.

use crate::books::{Scratch, read, read_filled};
use crate::common::{ANSWER, INKALA, LINE};
use crate::workbook::checked_parts;
use numpre_formats::xlsx::{Fill, Filling};
use rust_xlsxwriter::{Format, FormatBorder, Workbook, Worksheet};
use std::fs::File;
use std::io::Cursor;

/// The rows or columns where the blocks of a board begin, counted from its first one.
type Steps = [u32; 3];

const COMPACT: Steps = [0, 3, 6];
const ONE: Steps = [0, 4, 8];
const TWO: Steps = [0, 5, 10];
const THREE: Steps = [0, 6, 12];

/// Writes the digits of a board whose blocks begin at these rows and columns.
fn spread(sheet: &mut Worksheet, row: u32, column: u32, line: &str, rows: Steps, columns: Steps) {
    for (index, found) in (0..).zip(line.chars()) {
        if let Some(digit) = found.to_digit(10) {
            let (down, across): (u32, u32) = (index / 9, index % 9);
            let row = row + rows[down as usize / 3] + down % 3;
            let column = column + columns[across as usize / 3] + across % 3;
            sheet.write_number(row, column as u16, digit).unwrap();
        }
    }
}

#[test]
fn empty_rows_and_columns_between_blocks_are_not_part_of_a_board() {
    for line in [LINE, INKALA, ANSWER] {
        for rows in [COMPACT, ONE, TWO] {
            for columns in [COMPACT, ONE, TWO] {
                for (row, column, cell) in [(4, 4, "E5"), (3, 1, "B4"), (0, 0, "A1")] {
                    let items = read_filled("gaps", |book| {
                        spread(book.add_worksheet(), row, column, line, rows, columns);
                    });
                    assert_eq!(items, [format!("Sheet1 {cell} {line}")], "{rows:?} {columns:?}");
                }
            }
        }
    }
}

#[test]
fn boards_with_gaps_and_without_are_found_on_one_sheet() {
    let items = read_filled("gaps-mixed", |book| {
        let sheet = book.add_worksheet();
        sheet.write_string(0, 0, "two styles").unwrap();
        spread(sheet, 3, 1, LINE, COMPACT, COMPACT);
        spread(sheet, 3, 13, INKALA, ONE, ONE);
        spread(sheet, 17, 1, INKALA, ONE, ONE);
        spread(sheet, 17, 14, ANSWER, COMPACT, COMPACT);
    });
    let expected = [("B4", LINE), ("N4", INKALA), ("B18", INKALA), ("O18", ANSWER)];
    assert_eq!(items, expected.map(|(cell, line)| format!("Sheet1 {cell} {line}")));
}

#[test]
fn answers_are_filled_into_boards_with_gaps() {
    // The answer has the same gaps as its board. Between board and answer is one more empty row or
    // column than in a gap.
    for (name, note, answer) in [("below", None, (17, 4)), ("right", Some((18, 6)), (4, 17))] {
        let scratch = Scratch::new(&format!("gaps-fill-{name}"));
        let mut book = Workbook::new();
        let sheet = book.add_worksheet().set_name("S").unwrap();
        spread(sheet, 4, 4, INKALA, ONE, ONE);
        if let Some((row, column)) = note {
            sheet.write_string(row, column, "my note").unwrap();
        }
        book.save(&scratch.0).unwrap();
        let filling = Filling {
            sheet: "S".into(),
            cell: "E5".into(),
            solution: Some(ANSWER.parse().unwrap()),
            status: "unique",
        };
        let fill = Fill::new(File::open(&scratch.0).unwrap(), &[filling]).unwrap();
        let mut bytes = Cursor::new(Vec::new());
        fill.write(&mut bytes).unwrap();
        checked_parts(bytes.get_ref());
        std::fs::write(&scratch.0, bytes.into_inner()).unwrap();
        assert_eq!(read(&scratch), [format!("S E5 {INKALA} {ANSWER}")], "{name}");
        let (row, column) = answer;
        let expected = read_filled("gaps-fill-expected", |book| {
            let sheet = book.add_worksheet().set_name("S").unwrap();
            spread(sheet, 4, 4, INKALA, ONE, ONE);
            spread(sheet, row, column, ANSWER, ONE, ONE);
        });
        assert_eq!(read(&scratch), expected);
    }
}

#[test]
fn borders_show_gaps_where_the_digits_do_not() {
    // The first and the last row and column are empty, so that the digits fit into nine rows and
    // columns.
    let inner: String = INKALA
        .char_indices()
        .map(|(index, found)| {
            let (row, column) = (index / 9, index % 9);
            if row % 8 == 0 || column % 8 == 0 { '.' } else { found }
        })
        .collect();
    let items = read_filled("gaps-drawn", |book| {
        let sheet = book.add_worksheet();
        let drawn = Format::new().set_border(FormatBorder::Thin);
        for (index, found) in (0..).zip(inner.chars()) {
            let (row, column): (u32, u32) =
                (4 + index / 9 + index / 27, 4 + index % 9 + index % 9 / 3);
            match found.to_digit(10) {
                Some(digit) => {
                    sheet.write_number_with_format(row, column as u16, digit, &drawn).unwrap()
                }
                None => sheet.write_blank(row, column as u16, &drawn).unwrap(),
            };
        }
    });
    assert_eq!(items, [format!("Sheet1 E5 {inner}")]);
}

#[test]
fn digits_near_a_board_are_never_ignored() {
    // Gaps of different widths, or only between some of the blocks.
    let odd: [Steps; 5] = [THREE, [0, 4, 7], [0, 3, 7], [0, 4, 9], [0, 7, 14]];
    for line in [LINE, INKALA] {
        for steps in odd {
            for (rows, columns) in [(steps, COMPACT), (COMPACT, steps), (steps, steps)] {
                for (row, column) in [(4, 4), (3, 1)] {
                    let items = read_filled("gaps-odd", |book| {
                        spread(book.add_worksheet(), row, column, line, rows, columns);
                    });
                    let is_refused = |item: &String| {
                        ["outside", "several-blocks", "no-puzzle"]
                            .iter()
                            .any(|kind| item.contains(&format!(": {kind}")))
                    };
                    assert!(items.iter().all(is_refused), "{rows:?} {columns:?}: {items:?}");
                }
            }
        }
    }
}

#[test]
fn digits_outside_a_board_do_not_hide_it() {
    // A time in column L, and other single digits near the board.
    let items = read_filled("gaps-none", |book| {
        let sheet = book.add_worksheet();
        spread(sheet, 3, 1, LINE, COMPACT, COMPACT);
        sheet.write_number(4, 11, 5).unwrap();
        sheet.write_number(8, 11, 9).unwrap();
        sheet.write_number(14, 3, 2).unwrap();
    });
    assert_eq!(items, [format!("Sheet1 B4 {LINE}")]);
}

#[test]
fn a_number_too_large_for_a_spreadsheet_is_a_mistake_in_its_cell() {
    let sheet = |value: &str| {
        let rows: String = (0..9)
            .map(|row| {
                let cell = |(column, digit): (char, char)| match digit {
                    _ if (row, column) == (0, 'B') => format!(r#"<c r="B4"><v>{value}</v></c>"#),
                    '.' => String::new(),
                    digit => format!(r#"<c r="{column}{}"><v>{digit}</v></c>"#, row + 4),
                };
                let cells: String =
                    ('B'..='J').zip(INKALA[9 * row..][..9].chars()).map(cell).collect();
                format!(r#"<row r="{}">{cells}</row>"#, row + 4)
            })
            .collect();
        crate::books::read_raw("too-large", &rows)
    };
    assert_eq!(sheet("1e400"), ["S B4: cell: found "]);
    assert_eq!(sheet("1e50"), [format!("S B4: cell: found 1{}", "0".repeat(50))]);
    assert_eq!(sheet("10"), ["S B4: cell: found 10"]);
}
