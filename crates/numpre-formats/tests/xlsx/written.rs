//! Writing workbooks: other libraries can read them.

use crate::books::{Scratch, put, read_filled};
use crate::common::{ANSWER, INKALA, LINE};
use crate::workbook::checked_parts;
use calamine::{Data, Reader};
use numpre::Grid;
use numpre_formats::Puzzle;
use numpre_formats::xlsx::{AnswerSheet, Labels, TableWriter, print_workbook, read_workbook};
use std::fs;

#[test]
fn a_solved_puzzle_is_laid_out_as_in_s1() {
    let scratch = Scratch::new("solved");
    let (givens, answer): (Grid, Grid) = (LINE.parse().unwrap(), ANSWER.parse().unwrap());
    let (puzzle, empty) = (Puzzle::of_givens(givens), Puzzle::of_givens(INKALA.parse().unwrap()));
    let sheets = [
        AnswerSheet {
            name: "一",
            puzzle: &puzzle,
            answer: Some(&answer),
            seconds: Some(0.25),
            note: "",
        },
        AnswerSheet { name: "二", puzzle: &empty, answer: None, seconds: None, note: "解なし" },
    ];
    let labels = Labels {
        time: "問題を解くのにかかった時間は".into(),
        seconds: "秒です。".into(),
        clues: "ヒント数".into(),
    };
    let bytes = print_workbook(&sheets, &labels).unwrap();
    checked_parts(&bytes);
    fs::write(&scratch.0, bytes).unwrap();
    assert_eq!(
        std::fs::read_dir(scratch.0.parent().unwrap()).unwrap().count(),
        1,
        "nothing is left beside"
    );

    let mut workbook: calamine::Xlsx<_> = calamine::open_workbook(&scratch.0).unwrap();
    let range = workbook.worksheet_range("一").unwrap();
    let board = |top: u32| -> String {
        let cell = |index: u32| match range.get_value((top + index / 9, 1 + index % 9)) {
            Some(Data::Float(digit)) => char::from_digit(*digit as u32, 10).unwrap(),
            None | Some(Data::Empty) => '.',
            other => panic!("{other:?}"),
        };
        (0..81).map(cell).collect()
    };
    assert_eq!((board(3).as_str(), board(13).as_str()), (LINE, ANSWER));
    let in_column_l = |row| range.get_value((row, 11)).cloned().unwrap_or_default();
    assert_eq!(in_column_l(3), Data::String("問題を解くのにかかった時間は".into()));
    assert_eq!(in_column_l(4), Data::Float(0.25));
    assert_eq!(in_column_l(5), Data::String("秒です。".into()));
    assert_eq!(in_column_l(7), Data::String("ヒント数".into()));
    assert_eq!(in_column_l(8), Data::Float(17.0));

    let read: Vec<_> =
        read_workbook(&scratch.0).unwrap().into_iter().map(|item| item.unwrap()).collect();
    let said: Vec<_> = read
        .iter()
        .map(|found| (found.sheet.as_str(), found.cell.as_str(), &found.puzzle))
        .collect();
    assert_eq!(said, [("一", "B4", &puzzle), ("二", "B4", &empty)]);
}

#[test]
fn a_list_keeps_its_leading_zeros() {
    let scratch = Scratch::new("list");
    let (puzzle, answer) = (Puzzle::of_givens(LINE.parse().unwrap()), ANSWER.parse().unwrap());
    let other = Puzzle::of_givens(INKALA.parse().unwrap());
    let mut table = TableWriter::new();
    let (first, second) = (puzzle.grid().to_string(), other.grid().to_string());
    let answer_text = ANSWER.to_owned();
    for row in [["puzzle", "solution"], [&*first, &*answer_text], [&*second, ""]] {
        table.row(row.into_iter()).unwrap();
    }
    let bytes = table.finish().unwrap();
    checked_parts(&bytes);
    fs::write(&scratch.0, bytes).unwrap();
    let read: Vec<_> =
        read_workbook(&scratch.0).unwrap().into_iter().map(|item| item.unwrap()).collect();
    assert_eq!(read.len(), 2);
    assert_eq!(
        (&read[0].puzzle, read[0].answer, read[0].cell.as_str()),
        (&puzzle, Some(answer), "A2")
    );
    assert_eq!((&read[1].puzzle, read[1].answer, read[1].cell.as_str()), (&other, None, "A3"));
}

#[test]
fn a_block_elsewhere() {
    assert_eq!(
        read_filled("c6", |book| put(book.add_worksheet(), 5, 2, LINE)),
        [format!("Sheet1 C6 {LINE}")]
    );
    let at_a1 = read_filled("a1", |book| {
        let sheet = book.add_worksheet();
        put(sheet, 0, 0, LINE);
        put(sheet, 10, 0, ANSWER);
        sheet.write_string(0, 12, "by hand").unwrap();
    });
    assert_eq!(at_a1, [format!("Sheet1 A1 {LINE} {ANSWER}")]);
    // Digits as text, also full-width, and zeros for blanks.
    let text = read_filled("text", |book| {
        let sheet = book.add_worksheet();
        for (index, found) in (0..).zip(LINE.chars()) {
            let written =
                if found == '.' { '0' } else { char::from_u32(found as u32 + 0xfee0).unwrap() };
            sheet.write_string(2 + index / 9, 3 + (index % 9) as u16, written).unwrap();
        }
    });
    assert_eq!(text, [format!("Sheet1 D3 {LINE}")]);
}

#[test]
fn a_block_that_may_begin_in_two_places() {
    let shifted = format!("{}{}", ".".repeat(9), &LINE[..72]);
    assert_eq!(
        read_filled("b4", |book| put(book.add_worksheet(), 3, 1, &shifted)),
        [format!("Sheet1 B4 {shifted}")]
    );
    assert_eq!(
        read_filled("two", |book| put(book.add_worksheet(), 30, 1, &shifted)),
        ["Sheet1 B31: several-blocks: B32"]
    );
}

#[test]
fn a_column_of_texts() {
    let items = read_filled("texts", |book| {
        let sheet = book.add_worksheet();
        for (row, text) in [(0, "No."), (1, "1"), (2, "2"), (3, "3")] {
            sheet.write_string(row, 0, text).unwrap();
        }
        sheet.write_string(0, 1, "Question").unwrap();
        sheet.write_string(0, 3, "Answer").unwrap();
        sheet.write_string(1, 1, LINE.replace('.', "0")).unwrap();
        sheet.write_string(1, 3, ANSWER).unwrap();
        sheet.write_number(2, 1, 4.000008503e80).unwrap();
        sheet.write_string(3, 1, &INKALA[..80]).unwrap();
        sheet.write_string(4, 1, INKALA).unwrap();
    });
    assert_eq!(
        items,
        [
            format!("Sheet1 B2 {LINE} {ANSWER}"),
            "Sheet1 B3: number".into(),
            "Sheet1 B4: column 81: cell-count: found 80".into(),
            format!("Sheet1 B5 {INKALA}"),
        ]
    );
    let all_lost = read_filled("lost", |book| {
        book.add_worksheet().write_number(0, 0, 4.000008503e80).unwrap();
    });
    assert_eq!(all_lost, ["Sheet1 A1: number"]);
}

#[test]
fn nothing_to_read() {
    let items = read_filled("nothing", |book| {
        book.add_worksheet();
        book.add_worksheet().write_string(1, 1, "hello").unwrap();
    });
    assert_eq!(items, ["Sheet1 B4: no-puzzle"]);
    let scratch = Scratch::new("no-workbook");
    assert!(read_workbook(&scratch.0).is_err());
}
