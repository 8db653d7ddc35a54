//! Workbooks from openpyxl, XlsxWriter, LibreOffice and Excel. After filling in they contain their
//! answers and are still valid. `tests/workbooks/README.md` says how the samples were made.

use crate::run::*;
use crate::workbook::checked_parts;
use std::collections::BTreeMap;
use std::io::{Cursor, Read, Write};
use zip::write::SimpleFileOptions;

/// The samples, and the sheet that gets the answers if there is no room next to the puzzles.
const SAMPLES: [(&str, &str); 5] = [
    ("openpyxl", "answers 2"),
    ("libreoffice", "answers 2"),
    ("xlsxwriter", "answers"),
    ("excel", "answers"),
    ("excel-strict", "answers"),
];

fn sample(name: &str) -> Vec<u8> {
    let path = format!("{}/tests/workbooks/{name}.xlsx", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the puzzles of a workbook, without the other columns of its list.
#[track_caller]
fn puzzles(folder: &Folder, name: &str) -> Vec<String> {
    let ran = folder.numpre(&["convert", "--to", "line-81", name]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{name}");
    ran.out.lines().map(|line| line[..81].to_owned()).collect()
}

/// Returns a workbook that consists of these parts.
fn packed(parts: &BTreeMap<String, Vec<u8>>) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        zip.start_file(&**name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

#[test]
fn workbooks_of_other_programs_are_read_filled_in_and_verified() {
    let folder = Folder::new();
    for (name, answers) in SAMPLES {
        let file = format!("{name}.xlsx");
        let before = checked_parts(&std::fs::read(folder.file(&file, sample(name))).unwrap());
        let all = [INKALA, INKALA, INKALA, INKALA, INKALA, SAMPLE];
        assert_eq!(puzzles(&folder, &file), all, "{name}");

        let ran = folder.numpre(&["solve", &file, "--out", "solved.xlsx"]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""), "{name}: {ran:?}");
        let elsewhere = format!("so the answers are on the sheet {answers}\n");
        assert!(ran.err.contains(&elsewhere), "{name}: {ran:?}");
        let after = checked_parts(&std::fs::read(folder.path("solved.xlsx")).unwrap());
        // Nothing is lost. Only the sheets, the list of sheets and the list of parts change.
        for (part, bytes) in &before {
            let may_change = part.contains("worksheets/sheet")
                || ["[Content_Types].xml", "xl/workbook.xml", "xl/_rels/workbook.xml.rels"]
                    .contains(&part.as_str());
            assert!(may_change || after[part] == *bytes, "{name}: {part}");
        }
        folder.numpre(&["verify", "solved.xlsx"]).expect(0, &"correct\n".repeat(6), "");
        // Solving the result in place changes nothing.
        std::fs::copy(folder.path("solved.xlsx"), folder.path("again.xlsx")).unwrap();
        let ran = folder.numpre(&["solve", "again.xlsx", "--in-place"]);
        assert_eq!(ran.code, Some(0), "{name}: {ran:?}");
        assert!(
            after == checked_parts(&std::fs::read(folder.path("again.xlsx")).unwrap()),
            "{name}"
        );

        // The table of another command contains the same puzzles.
        assert_eq!(folder.numpre(&["rate", &file, "--out", "table.xlsx"]).code, Some(0), "{name}");
        checked_parts(&std::fs::read(folder.path("table.xlsx")).unwrap());
        assert_eq!(puzzles(&folder, "table.xlsx"), all, "{name}");
    }
}

#[test]
fn a_damaged_workbook_is_reported_once_and_not_written() {
    let whole = checked_parts(&sample("openpyxl"));
    let sheet = "xl/worksheets/sheet2.xml";
    let text = String::from_utf8(whole[sheet].clone()).unwrap();
    let cut = &text[..text.find("</row>").unwrap()];
    let twice = text.replacen("</row>", r#"<c r="A1"><v>2</v></c></row>"#, 1);
    let with = |part: &str, bytes: Option<&str>| {
        let mut parts = whole.clone();
        match bytes {
            Some(bytes) => drop(parts.insert(part.to_owned(), bytes.as_bytes().to_vec())),
            None => drop(parts.remove(part)),
        }
        packed(&parts)
    };
    // openpyxl stores texts in their cells, Excel in a separate part.
    let (excel, strings) = (checked_parts(&sample("excel")), "xl/sharedStrings.xml");
    let with_strings = |bytes: Option<&str>| {
        let mut parts = excel.clone();
        parts.remove(strings).unwrap();
        parts.extend(bytes.map(|bytes| (strings.to_owned(), bytes.into())));
        packed(&parts)
    };
    let cases = [
        (
            with(sheet, Some(cut)),
            format!("{sheet} ends too early, after byte {}", grouped(cut.len())),
        ),
        (with(sheet, Some("")), format!("{sheet} is empty")),
        (with(sheet, Some(&twice)), format!("in {sheet}, cell A1 appears twice or out of order")),
        (with(sheet, None), format!("{sheet} is missing")),
        (with_strings(None), format!("{strings} is missing")),
        (
            with_strings(Some("<sst/>")),
            "in xl/worksheets/sheet1.xml, the text of cell A1 is missing".to_owned(),
        ),
        (with_strings(Some("<sst><si>")), format!("{strings} ends too early, after byte 9")),
        (
            with("xl/styles.xml", Some("<styleSheet></fonts>")),
            "xl/styles.xml is not valid XML at byte 12".to_owned(),
        ),
        (
            with("xl/_rels/workbook.xml.rels", Some("<Relationships/>")),
            "in xl/workbook.xml, the cells of sheet 表紙 are missing".to_owned(),
        ),
    ];
    let folder = Folder::new();
    for (bytes, expected) in cases {
        folder.file("book.xlsx", &bytes);
        let message = format!(
            "book.xlsx: a damaged workbook: {expected}; expected an intact .xlsx workbook\n"
        );
        folder.numpre(&["solve", "book.xlsx"]).expect(2, "", &message);
        folder.numpre(&["solve", "book.xlsx", "--out", "out.xlsx"]).expect(2, "", &message);
        folder.numpre(&["solve", "book.xlsx", "--in-place"]).expect(2, "", &message);
        assert_eq!(folder.names(), ["book.xlsx"]);
        assert!(std::fs::read(folder.path("book.xlsx")).unwrap() == bytes);
        let ran = folder.numpre(&["check", "book.xlsx", "--lang", "ja"]);
        assert!(
            ran.code == Some(2) && ran.err.starts_with("book.xlsx: 壊れたブックです（"),
            "{ran:?}"
        );
    }
    // Other files are still read.
    let ran = folder.numpre(&["solve", "book.xlsx", INKALA]);
    assert_eq!((ran.code, ran.out), (Some(2), format!("{INKALA_ANSWER}\n")));
    // A file that is not a workbook and a missing file are reported once, too.
    folder.file("book.ods", b"PK\x03\x04 and no more");
    for name in ["book.ods", "missing.xlsx"] {
        let ran = folder.numpre(&["solve", name, "--out", "out.xlsx"]);
        assert_eq!((ran.code, ran.err.lines().count()), (Some(2), 1), "{ran:?}");
    }
}

/// Formats a number with a comma before the last three digits, such as `12,345`.
fn grouped(number: usize) -> String {
    if number < 1000 {
        number.to_string()
    } else {
        format!("{},{:03}", number / 1000, number % 1000)
    }
}

#[test]
fn a_damaged_part_that_is_packed_is_reported() {
    let bytes = sample("openpyxl");
    let mut archive = zip::ZipArchive::new(Cursor::new(&bytes)).unwrap();
    let mut file = archive.by_name("xl/worksheets/sheet2.xml").unwrap();
    let (start, mut text) = (file.data_start().unwrap() as usize, String::new());
    file.read_to_string(&mut text).unwrap();
    drop(file);
    let mut damaged = bytes.clone();
    damaged[start + 100..start + 120].fill(0xff);
    let folder = Folder::new();
    folder.file("book.xlsx", &damaged);
    for arguments in [&["solve", "book.xlsx"][..], &["solve", "book.xlsx", "--out", "out.xlsx"]] {
        let ran = folder.numpre(arguments);
        let message = "book.xlsx: a damaged workbook: xl/worksheets/sheet2.xml ";
        assert!(
            ran.code == Some(2) && ran.err.starts_with(message) && ran.err.lines().count() == 1,
            "{ran:?}"
        );
        assert_eq!(folder.names(), ["book.xlsx"]);
    }
}

#[test]
fn boards_with_gaps_are_solved_or_refused() {
    let folder = Folder::new();
    // The rows of a board as a spreadsheet saves them as text.
    let row = |row: &[u8]| {
        row.iter().map(|cell| char::from(*cell).to_string().replace('.', "")).collect::<Vec<_>>()
    };
    let rows: Vec<String> = INKALA.as_bytes().chunks(9).map(|cells| row(cells).join(",")).collect();
    let empty = vec![",".repeat(8)];
    let gaps = [&rows[..3], &empty, &rows[3..6], &empty, &rows[6..]].concat();
    folder.file("gaps.csv", gaps.join("\n"));
    folder.numpre(&["solve", "gaps.csv"]).expect(0, &format!("{INKALA_ANSWER}\n"), "");
    // If the gaps are elsewhere, the whole record is refused with one message.
    let odd = [&rows[..3], &empty, &rows[3..7], &empty, &rows[7..]].concat();
    folder.file("odd.csv", odd.join("\n"));
    let message = "odd.csv:1:1: 11 rows; expected 9 rows of 9 cells\n";
    folder.numpre(&["convert", "--to", "line-81", "odd.csv"]).expect(2, "invalid\n", message);
}
