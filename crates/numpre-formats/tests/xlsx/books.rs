//! Workbooks that tests make, and their contents in a form to compare with.

use numpre_formats::xlsx::read_workbook;
use rust_xlsxwriter::{Workbook, Worksheet};
use std::io::{Cursor, Write};
use std::path::PathBuf;
use zip::write::SimpleFileOptions;

/// A file that is deleted at the end of the test.
pub(crate) struct Scratch(pub(crate) PathBuf);

impl Scratch {
    pub(crate) fn new(name: &str) -> Scratch {
        let folder =
            std::env::temp_dir().join(format!("numpre-xlsx-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Scratch(folder.join("book.xlsx"))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Some(folder) = self.0.parent() {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// Writes the digits of a board.
pub(crate) fn put(sheet: &mut Worksheet, row: u32, column: u16, line: &str) {
    for (index, found) in (0..).zip(line.chars()) {
        if let Some(digit) = found.to_digit(10) {
            sheet.write_number(row + index / 9, column + (index % 9) as u16, digit).unwrap();
        }
    }
}

/// Returns the puzzles and errors of a workbook: `Sheet1 B4 4...` or `Sheet1 A1: error`.
pub(crate) fn read(scratch: &Scratch) -> Vec<String> {
    let items = read_workbook(&scratch.0).unwrap().into_iter().map(|item| match item {
        Ok(found) => {
            let answer = found.answer.map(|answer| format!(" {answer}")).unwrap_or_default();
            format!("{} {} {}{answer}", found.sheet, found.cell, found.puzzle.grid())
        }
        Err(error) => format!("{} {}: {}", error.sheet, error.cell, error.kind),
    });
    items.collect()
}

/// Returns the puzzles and errors of a workbook that `fill` has filled.
pub(crate) fn read_filled(name: &str, fill: impl FnOnce(&mut Workbook)) -> Vec<String> {
    let scratch = Scratch::new(name);
    let mut workbook = Workbook::new();
    fill(&mut workbook);
    workbook.save(&scratch.0).unwrap();
    read(&scratch)
}

/// Returns a workbook with one sheet `S`, whose part is this text.
pub(crate) fn raw(sheet: impl AsRef<[u8]>) -> Vec<u8> {
    let parts = raw_parts(sheet);
    archive(&parts.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect::<Vec<_>>())
}

/// Returns the parts of such a workbook.
pub(crate) fn raw_parts(sheet: impl AsRef<[u8]>) -> Vec<(&'static str, Vec<u8>)> {
    let types = r#"<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>"#;
    let root = r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#;
    let book = r#"<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>"#;
    let relations = r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>"#;
    vec![
        ("[Content_Types].xml", types.into()),
        ("_rels/.rels", root.into()),
        ("xl/workbook.xml", book.into()),
        ("xl/_rels/workbook.xml.rels", relations.into()),
        ("xl/worksheets/sheet1.xml", sheet.as_ref().into()),
    ]
}

/// Returns a ZIP archive of these parts.
pub(crate) fn archive(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// Returns the puzzles and errors of a workbook whose only sheet has these rows.
pub(crate) fn read_raw(name: &str, rows: &str) -> Vec<String> {
    let scratch = Scratch::new(name);
    let sheet = format!(
        r#"<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>{rows}</sheetData></worksheet>"#
    );
    std::fs::write(&scratch.0, raw(sheet)).unwrap();
    read(&scratch)
}
