//! Cells, sheets and files that cannot be read: each kind has an error of its own.

use crate::books::{Scratch, archive, put, raw, read, read_filled, read_raw};
use crate::common::LINE;
use numpre_formats::xlsx::{WorkbookError, read_workbook};

#[test]
fn a_bad_cell_is_named() {
    for (value, shown) in [(10.0, "10"), (8.5, "8.5"), (-8.0, "-8")] {
        for (row, column, cell) in [(3, 1, "B4"), (7, 5, "F8")] {
            let items = read_filled("bad-cell", |book| {
                let sheet = book.add_worksheet().set_name("S").unwrap();
                put(sheet, 3, 1, LINE);
                sheet.write_number(row, column, value).unwrap();
            });
            assert_eq!(items, [format!("S {cell}: cell: found {shown}")]);
        }
    }
    let items = read_filled("bad-text", |book| {
        let sheet = book.add_worksheet();
        put(sheet, 23, 1, LINE);
        sheet.write_string(27, 5, "l").unwrap();
    });
    assert_eq!(items, ["Sheet1 F28: cell: found 'l'"]);
}

#[test]
fn a_formula_without_a_result_is_an_error() {
    let mut rows: Vec<String> = (4..13)
        .map(|row| {
            format!(
                r#"<row r="{row}"><c r="B{row}"><v>{}</v></c><c r="J{row}"><v>{}</v></c></row>"#,
                row - 3,
                13 - row
            )
        })
        .collect();
    rows[2] = r#"<row r="6"><c r="B6"><f>1+2</f></c><c r="J6"><v>7</v></c></row>"#.to_owned();
    let items = read_raw("formula", &rows.concat());
    assert_eq!(items, ["S B6: formula"]);
    rows[2] =
        r#"<row r="6"><c r="B6"><f>1+2</f><v>3</v></c><c r="J6"><v>7</v></c></row>"#.to_owned();
    assert_eq!(
        read_raw("result", &rows.concat()),
        ["S B4 1.......92.......83.......74.......65.......56.......47.......38.......29.......1"]
    );
}

#[test]
fn cells_far_apart_cost_nothing() {
    let items = read_raw(
        "far",
        concat!(
            r#"<row r="1"><c r="A1"><v>1</v></c></row>"#,
            r#"<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>"#,
        ),
    );
    assert_eq!(items.len(), 1);
    assert!(items[0].starts_with("S B4: no-puzzle"), "{items:?}");
}

#[test]
fn a_malformed_reference_is_an_error() {
    for reference in ["ZZZZZZ4294967295", "XFE1", "A1048577", "A0", "1", "B", "あ4", ""] {
        let items =
            read_raw("reference", &format!(r#"<row r="1"><c r="{reference}"><v>1</v></c></row>"#));
        let expected = format!("S {reference}: reference: found {reference:?}");
        assert_eq!(items, [expected]);
    }
    let items = read_raw("row", r#"<row r="99999999999"><c><v>1</v></c></row>"#);
    assert_eq!(items, [r#"S 99999999999: reference: found "99999999999""#]);
}

#[test]
fn files_that_are_not_workbooks_have_errors_of_their_own() {
    let scratch = Scratch::new("none");
    let error = |bytes: &[u8]| {
        std::fs::write(&scratch.0, bytes).unwrap();
        read_workbook(&scratch.0).unwrap_err()
    };
    assert!(matches!(error(LINE.as_bytes()), WorkbookError::NoArchive));
    assert!(matches!(error(b""), WorkbookError::NoArchive));
    assert!(matches!(error(b"PK\x03\x04 and no more"), WorkbookError::NoArchive));
    assert!(matches!(error(&archive(&[("a.txt", b"text")])), WorkbookError::NoWorkbook));
    assert!(matches!(
        error(&[&numpre_formats::xlsx::OLD[..], &[0; 600]].concat()),
        WorkbookError::Old
    ));
    assert!(matches!(error(&raw("<worksheet><sheetData><row r=")), WorkbookError::Part { .. }));
    let whole = raw("<worksheet/>");
    assert!(matches!(error(&whole[..whole.len() / 2]), WorkbookError::NoArchive));
}

#[test]
fn a_part_that_is_too_large_when_unpacked_is_an_error() {
    // 300 MB of white space make an archive of 300 KB.
    let mut sheet = b"<worksheet><sheetData>".to_vec();
    sheet.resize(300 << 20, b' ');
    let bytes = raw(sheet);
    assert!(bytes.len() < 1 << 20);
    let scratch = Scratch::new("bomb");
    std::fs::write(&scratch.0, &bytes).unwrap();
    let Err(WorkbookError::TooLarge { part }) = read_workbook(&scratch.0) else {
        panic!("the sheet is too large")
    };
    assert_eq!(part, "xl/worksheets/sheet1.xml");
}

/// No change of a byte makes the reader panic.
#[test]
fn a_damaged_workbook_is_an_error_at_most() {
    let scratch = Scratch::new("damaged");
    let rows = (4..13).map(|row| {
        let first = format!(r#"<c r="B{row}" s="1" t="str"><v>{row}</v></c>"#);
        let last = format!(r#"<c r="J{row}"><is><t>&lt;</t></is></c>"#);
        format!(r#"<row r="{row}" spans="2:10">{first}{last}</row>"#)
    });
    let sheet = format!(
        concat!(
            r#"<worksheet><dimension ref="B4:J12"/><sheetData>{}</sheetData>"#,
            r#"<mergeCells><mergeCell ref="A1:B2"/></mergeCells></worksheet>"#,
        ),
        rows.collect::<String>()
    );
    for at in 0..sheet.len() {
        for byte in [b'<', 0xff] {
            let mut damaged = sheet.clone().into_bytes();
            damaged[at] = byte;
            std::fs::write(&scratch.0, raw(damaged)).unwrap();
            let _ = read_workbook(&scratch.0);
        }
    }
    std::fs::write(&scratch.0, raw(&sheet)).unwrap();
    assert_eq!(read(&scratch).len(), 1);
}
