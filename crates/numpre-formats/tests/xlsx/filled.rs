//! Filling answers into the workbook that the puzzles came from.

use crate::books::{Scratch, put, raw, read};
use crate::common::{ANSWER, INKALA, LINE};
use crate::workbook::checked_parts;
use calamine::{Data, Reader};
use numpre_formats::xlsx::{Fill, FillNote, Filling};
use rust_xlsxwriter::{
    Chart, ChartType, ConditionalFormat3ColorScale, DataValidation, DataValidationRule, Format,
    FormatBorder, Note, Workbook,
};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Cursor;

fn filling(sheet: &str, cell: &str, solution: Option<&str>) -> Filling {
    let solution = solution.map(|line| line.parse().unwrap());
    let status = if solution.is_some() { "unique" } else { "none" };
    Filling { sheet: sheet.into(), cell: cell.into(), solution, status }
}

/// Fills answers into a workbook in place. Returns the notes for its owner.
fn fill(scratch: &Scratch, fillings: &[Filling]) -> Vec<FillNote> {
    let fill = Fill::new(File::open(&scratch.0).unwrap(), fillings).unwrap();
    let notes = fill.notes().to_vec();
    let mut bytes = Cursor::new(Vec::new());
    fill.write(&mut bytes).unwrap();
    checked_parts(bytes.get_ref());
    std::fs::write(&scratch.0, bytes.into_inner()).unwrap();
    notes
}

/// Returns all parts of a workbook.
fn parts(scratch: &Scratch) -> BTreeMap<String, Vec<u8>> {
    checked_parts(&std::fs::read(&scratch.0).unwrap())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn only_the_cells_of_the_answers_change() {
    let scratch = Scratch::new("everything");
    let mut book = Workbook::new();
    let cover = book.add_worksheet().set_name("表紙").unwrap();
    cover
        .write_string_with_format(0, 0, "問題集", &Format::new().set_bold().set_font_size(20))
        .unwrap();
    cover.merge_range(2, 0, 3, 4, "merged", &Format::new()).unwrap();
    let sheet = book.add_worksheet().set_name("S & T").unwrap();
    put(sheet, 3, 1, LINE);
    sheet.write_string(0, 0, "問題").unwrap();
    sheet.write_formula(24, 1, "SUM(B14:J22)").unwrap();
    sheet.insert_note(3, 1, &Note::new("a note")).unwrap();
    sheet.add_conditional_format(3, 1, 11, 9, &ConditionalFormat3ColorScale::new()).unwrap();
    let digits = DataValidation::new().allow_whole_number(DataValidationRule::Between(1, 9));
    sheet.add_data_validation(3, 1, 11, 9, &digits).unwrap();
    sheet.set_print_area(0, 0, 30, 12).unwrap();
    let drawn = Format::new().set_border(FormatBorder::Thin);
    sheet.write_blank(14, 5, &drawn).unwrap();
    let mut chart = Chart::new(ChartType::Column);
    chart.add_series().set_values(("S & T", 3, 1, 11, 1));
    sheet.insert_chart(3, 14, &chart).unwrap();
    book.define_name("board", "='S & T'!$B$4:$J$12").unwrap();
    book.save(&scratch.0).unwrap();
    let before = parts(&scratch);

    let notes = fill(&scratch, &[filling("S & T", "B4", Some(ANSWER))]);
    assert_eq!(notes, [FillNote::Formulas]);
    let after = parts(&scratch);
    let changed: Vec<&str> = before
        .iter()
        .filter(|(name, bytes)| after[*name] != **bytes)
        .map(|(name, _)| name.as_str())
        .collect();
    // This workbook already has its formulas computed whenever it is opened, so only the sheet
    // changes.
    assert_eq!(changed, ["xl/worksheets/sheet2.xml"]);
    assert_eq!(before.len(), after.len());
    // The sheet keeps everything but its extent, and has more rows for the answer.
    let (old, new) =
        (text(&before["xl/worksheets/sheet2.xml"]), text(&after["xl/worksheets/sheet2.xml"]));
    let tail = |sheet: &str| sheet.split_once("</sheetData>").unwrap().1.to_owned();
    assert_eq!(tail(&old), tail(&new));
    let upper = |sheet: &str| {
        sheet
            .split_once("<sheetData>")
            .unwrap()
            .1
            .split_once(r#"<row r="14""#)
            .unwrap_or_default()
            .0
            .to_owned()
    };
    assert!(old.contains(upper(&new).trim_end()), "{new}");
    assert!(new.contains("<f>SUM(B14:J22)</f>"));
    // A cell with a format keeps it.
    assert!(
        old.contains(r#"<c r="F15" s="2"/>"#) && new.contains(r#"<c r="F15" s="2"><v>5</v></c>"#),
        "{new}"
    );

    assert_eq!(read(&scratch), [format!("S & T B4 {LINE} {ANSWER}")]);
    let mut workbook: calamine::Xlsx<_> = calamine::open_workbook(&scratch.0).unwrap();
    assert_eq!(
        workbook.worksheet_range("S & T").unwrap().get_value((13, 1)),
        Some(&Data::Float(4.0))
    );
    // Filling in the same answer again changes nothing. Without a solution, the answer is cleared.
    fill(&scratch, &[filling("S & T", "B4", Some(ANSWER))]);
    assert_eq!(parts(&scratch), after);
    fill(&scratch, &[filling("S & T", "B4", None)]);
    assert_eq!(read(&scratch), [format!("S & T B4 {LINE}")]);
}

#[test]
fn answers_are_written_only_to_free_places() {
    let book_of = |name: &str, boards: &[(u32, u16)], note: Option<(u32, u16)>| {
        let scratch = Scratch::new(name);
        let mut book = Workbook::new();
        let sheet = book.add_worksheet().set_name("S").unwrap();
        boards.iter().for_each(|(row, column)| put(sheet, *row, *column, LINE));
        if let Some((row, column)) = note {
            sheet.write_string(row, column, "my note").unwrap();
        }
        book.save(&scratch.0).unwrap();
        scratch
    };
    let at = |cell: &str| filling("S", cell, Some(ANSWER));
    let solved = |cell: &str| format!("S {cell} {LINE} {ANSWER}");
    // Below, if that is free for all boards.
    let scratch = book_of("room-below", &[(0, 0), (0, 12)], None);
    assert_eq!(fill(&scratch, &[at("A1"), at("M1")]), []);
    assert_eq!(read(&scratch), [solved("A1"), solved("M1")]);
    // If a note or the next board is there, to the right.
    let to_the_right = [FillNote::Elsewhere { sheet: "S".into(), to: None }];
    let scratch = book_of("room-beside", &[(3, 1)], Some((15, 3)));
    assert_eq!(fill(&scratch, &[at("B4")]), to_the_right);
    assert_eq!(read(&scratch), [solved("B4")]);
    let scratch = book_of("stacked", &[(3, 1), (13, 1)], None);
    assert_eq!(fill(&scratch, &[at("B4"), at("B14")]), to_the_right);
    assert_eq!(read(&scratch), [solved("B4"), solved("B14")]);
    // If neither is free, in a new sheet. It is recognised as a sheet of answers when the workbook
    // is read, and is replaced when it is filled in again.
    let elsewhere = [FillNote::Elsewhere { sheet: "S".into(), to: Some("answers".into()) }];
    let scratch = book_of("full", &[(3, 1), (3, 11), (13, 1)], Some((30, 30)));
    let fillings = [at("B4"), at("L4"), filling("S", "B14", None)];
    for _ in 0..2 {
        assert_eq!(fill(&scratch, &fillings), elsewhere);
        assert_eq!(read(&scratch), [solved("B4"), solved("L4"), format!("S B14 {LINE}")]);
        let mut workbook: calamine::Xlsx<_> = calamine::open_workbook(&scratch.0).unwrap();
        assert_eq!(workbook.sheet_names(), ["S", "answers"]);
        assert_eq!(
            workbook.worksheet_range("answers").unwrap().get_value((1, 2)),
            Some(&Data::String(ANSWER.into()))
        );
    }
}

#[test]
fn answers_of_a_list_are_written_to_its_columns() {
    let scratch = Scratch::new("fill-list");
    let mut book = Workbook::new();
    let sheet = book.add_worksheet().set_name("S").unwrap();
    for (column, head) in [(0, "id"), (1, "問題"), (2, "memo")] {
        sheet.write_string(0, column, head).unwrap();
    }
    for (row, line) in [(1, LINE), (2, "not a puzzle"), (3, INKALA)] {
        sheet.write_number(row, 0, 100 + row).unwrap();
        sheet.write_string(row, 1, line).unwrap();
        sheet.write_string(row, 2, "kept").unwrap();
    }
    book.save(&scratch.0).unwrap();
    assert_eq!(fill(&scratch, &[filling("S", "B2", Some(ANSWER)), filling("S", "B4", None)]), []);
    let mut workbook: calamine::Xlsx<_> = calamine::open_workbook(&scratch.0).unwrap();
    let range = workbook.worksheet_range("S").unwrap();
    let row = |row: usize| -> Vec<String> {
        range.rows().nth(row).unwrap().iter().map(Data::to_string).collect()
    };
    assert_eq!(row(0), ["id", "問題", "memo", "solution", "status"]);
    assert_eq!(row(1), ["101", LINE, "kept", ANSWER, "unique"]);
    assert_eq!(row(2), ["102", "not a puzzle", "kept", "", "invalid"]);
    assert_eq!(row(3), ["103", INKALA, "kept", "", "none"]);
    // Text of the owner in the place of an answer is kept.
    let mut book = Workbook::new();
    let sheet = book.add_worksheet().set_name("S").unwrap();
    for (row, line, memo) in [(0, "puzzle", "answer"), (1, LINE, "later"), (2, INKALA, "")] {
        sheet.write_string(row, 0, line).unwrap();
        sheet.write_string(row, 1, memo).unwrap();
    }
    book.save(&scratch.0).unwrap();
    let notes =
        fill(&scratch, &[filling("S", "A2", Some(ANSWER)), filling("S", "A3", Some(ANSWER))]);
    assert_eq!(notes, [FillNote::Kept { sheet: "S".into(), cell: "B2".into(), count: 1 }]);
}

#[test]
fn sheets_of_other_programs_are_filled_in_too() {
    // Elements with a prefix, rows and cells without references, a comment, an empty row with a
    // format.
    let row = |digits: &str| {
        let cell = |digit: char| match digit {
            '.' => "<x:c s=\"2\"/>".to_owned(),
            digit => format!("<x:c><x:v>{digit}</x:v></x:c>"),
        };
        format!("<x:row>{}</x:row>", digits.chars().map(cell).collect::<String>())
    };
    let rows: String = (0..9).map(|number| row(&LINE[9 * number..][..9])).collect();
    let sheet = format!(
        r#"<?xml version="1.0"?><x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData>{rows}<!-- here --><x:row r="12" ht="30"/></x:sheetData><x:pageMargins left="1"/></x:worksheet>"#
    );
    let scratch = Scratch::new("prefix");
    std::fs::write(&scratch.0, raw(&sheet)).unwrap();
    assert_eq!(fill(&scratch, &[filling("S", "A1", Some(ANSWER))]), []);
    let after = text(&parts(&scratch)["xl/worksheets/sheet1.xml"]);
    assert!(after.starts_with(sheet.split_once("<!-- here -->").unwrap().0), "{after}");
    assert!(after.contains(r#"<x:row r="12" ht="30"><x:c r="A12""#), "{after}");
    assert!(
        after.ends_with(r#"</x:row></x:sheetData><x:pageMargins left="1"/></x:worksheet>"#),
        "{after}"
    );
    assert_eq!(read(&scratch), [format!("S A1 {LINE} {ANSWER}")]);
}

#[test]
fn formulas_are_marked_to_be_computed_again() {
    let rows: String = (0..9)
        .map(|row| {
            let cell = |(column, digit): (usize, char)| match digit {
                '.' => String::new(),
                digit => format!(
                    r#"<c r="{}{}"><v>{digit}</v></c>"#,
                    ["B", "C", "D", "E", "F", "G", "H", "I", "J"][column],
                    row + 4
                ),
            };
            let cells = LINE[9 * row..][..9].chars().enumerate().map(cell);
            format!(r#"<row r="{}">{}</row>"#, row + 4, cells.collect::<String>())
        })
        .collect();
    let formula = r#"<row r="30"><c r="A30"><f>SUM(B14:J22)</f><v>0</v></c></row>"#;
    let scratch = Scratch::new("formulas");
    std::fs::write(&scratch.0, raw(format!(
        r#"<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>{rows}{formula}</sheetData></worksheet>"#
    ))).unwrap();
    assert_eq!(fill(&scratch, &[filling("S", "B4", Some(ANSWER))]), [FillNote::Formulas]);
    let after = parts(&scratch);
    let book = text(&after["xl/workbook.xml"]);
    assert!(book.ends_with(r#"</sheets><calcPr fullCalcOnLoad="1"/></workbook>"#), "{book}");
    assert!(text(&after["xl/worksheets/sheet1.xml"]).contains(formula));
}
