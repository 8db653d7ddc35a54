//! Damaged workbooks. Every fault is reported with its part and its place, both when a workbook is
//! read and when answers are filled into it.

use crate::books::{Scratch, archive, raw, raw_parts};
use crate::common::{ANSWER, LINE};
use numpre_formats::xlsx::{Fill, Filling, PartFault, WorkbookError, read_workbook};
use std::fs::File;

const SHEET: &str = "xl/worksheets/sheet1.xml";

/// Returns a sheet with the puzzle in B4:J12 and these rows below it.
fn sheet(more: &str) -> String {
    let rows: String = (0..9)
        .map(|row| {
            let cell = |(column, digit): (char, char)| match digit {
                '.' => String::new(),
                digit => format!(r#"<c r="{column}{}"><v>{digit}</v></c>"#, row + 4),
            };
            let cells: String = ('B'..='J').zip(LINE[9 * row..][..9].chars()).map(cell).collect();
            format!(r#"<row r="{}">{cells}</row>"#, row + 4)
        })
        .collect();
    format!(
        r#"<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>{rows}{more}</sheetData></worksheet>"#
    )
}

/// Returns the fault of a workbook. It must be the same for reading and for filling in answers.
#[track_caller]
fn fault(name: &str, bytes: Vec<u8>) -> (String, PartFault) {
    let scratch = Scratch::new(&format!("damaged-{name}"));
    std::fs::write(&scratch.0, bytes).unwrap();
    let answer = Filling {
        sheet: "S".into(),
        cell: "B4".into(),
        solution: Some(ANSWER.parse().unwrap()),
        status: "unique",
    };
    let read = read_workbook(&scratch.0).expect_err("damage has to be reported");
    let filled = Fill::new(File::open(&scratch.0).unwrap(), &[answer])
        .err()
        .expect("a damaged workbook is filled in");
    assert_eq!(read.to_string(), filled.to_string());
    let WorkbookError::Part { part, fault } = read else { panic!("{read}") };
    (part, fault)
}

#[test]
fn a_sheet_that_breaks_off_is_damaged() {
    let whole = sheet("");
    for end in [r#"<c r="B4"><v>4</v></c>"#, r#"<c r="B4"><v>4"#, "<sheetData>", r#"<row r="12">"#]
    {
        let cut = &whole[..whole.find(end).unwrap() + end.len()];
        let expected = PartFault::CutShort { byte: cut.len() as u64 };
        assert_eq!(fault("cut", raw(cut)), (SHEET.into(), expected), "{end}");
    }
    // The sheet may also end in the middle of a tag, or anywhere else.
    for length in 1..whole.len() {
        let (part, found) = fault("cut-anywhere", raw(&whole[..length]));
        assert_eq!(part, SHEET);
        assert!(
            matches!(found, PartFault::CutShort { .. } | PartFault::Xml { .. }),
            "{length}: {found}"
        );
    }
}

#[test]
fn a_sheet_without_an_element_is_damaged() {
    for empty in ["", " \n", r#"<?xml version="1.0" encoding="UTF-8"?>"#, "<!-- nothing -->"] {
        assert_eq!(fault("empty", raw(empty)), (SHEET.into(), PartFault::Empty), "{empty:?}");
    }
}

#[test]
fn xml_that_is_not_well_formed_is_damaged() {
    let whole = sheet("");
    for (from, to) in [
        ("</sheetData>", "</sheetdata>"),
        ("</sheetData>", ""),
        ("</worksheet>", "</worksheet><more/>"),
    ] {
        let (part, found) = fault("xml", raw(whole.replace(from, to)));
        assert_eq!(part, SHEET);
        assert!(matches!(found, PartFault::Xml { .. }), "{to:?}: {found}");
    }
    let (_, found) = fault("text", raw(whole.clone() + "and text"));
    assert_eq!(found, PartFault::Xml { byte: (whole.len() + "and text".len()) as u64 });
}

#[test]
fn a_cell_that_appears_twice_is_damage() {
    let twice = [
        r#"<row r="20"><c r="B20"><v>1</v></c><c r="B20"><v>2</v></c></row>"#,
        r#"<row r="20"><c r="B20"><v>1</v></c></row><row r="20"><c r="B20"><v>2</v></c></row>"#,
        r#"<row r="20"><c r="B20"><v>1</v></c><c r="C20"/><c r="B20"><v>1</v></c></row>"#,
    ];
    for rows in twice {
        let expected = PartFault::CellOrder { cell: "B20".into() };
        assert_eq!(fault("twice", raw(sheet(rows))), (SHEET.into(), expected), "{rows}");
    }
}

#[test]
fn a_text_that_the_workbook_does_not_contain_is_damage() {
    for number in ["0", "7", "x", "-1", "4294967295"] {
        let rows = format!(r#"<row r="20"><c r="B20" t="s"><v>{number}</v></c></row>"#);
        let expected = PartFault::SharedText { cell: "B20".into() };
        assert_eq!(fault("text", raw(sheet(&rows))), (SHEET.into(), expected), "{number}");
    }
}

#[test]
fn a_part_that_is_missing_or_not_referred_to_is_damage() {
    let mut parts = raw_parts(sheet(""));
    parts.retain(|(name, _)| *name != SHEET);
    let build = |parts: &[(&str, Vec<u8>)]| {
        archive(&parts.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect::<Vec<_>>())
    };
    assert_eq!(fault("missing", build(&parts)), (SHEET.into(), PartFault::Missing));

    let relations = "xl/_rels/workbook.xml.rels";
    let with = |kind: &str| {
        let relation = format!(
            r#"<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/{kind}" Target="{kind}.xml"/></Relationships>"#
        );
        let mut parts = raw_parts(sheet(""));
        let text = parts.iter_mut().find(|(name, _)| *name == relations).unwrap();
        text.1 = String::from_utf8(text.1.clone())
            .unwrap()
            .replace("</Relationships>", &relation)
            .into_bytes();
        parts
    };
    for kind in ["sharedStrings", "styles"] {
        let mut parts = with(kind);
        let name = format!("xl/{kind}.xml");
        assert_eq!(fault(kind, build(&parts)), (name.clone(), PartFault::Missing));
        parts.push((&*name, b"<sst><si><t>cut".to_vec()));
        assert_eq!(fault(kind, build(&parts)), (name.clone(), PartFault::CutShort { byte: 15 }));
    }

    let mut parts = raw_parts(sheet(""));
    parts.retain(|(name, _)| *name != relations);
    assert_eq!(fault("no-relations", build(&parts)), (relations.into(), PartFault::Missing));
    parts.push((relations, b"<Relationships/>".to_vec()));
    let expected = PartFault::Sheet { sheet: "S".into() };
    assert_eq!(fault("no-relation", build(&parts)), ("xl/workbook.xml".into(), expected));
}

#[test]
fn packed_bytes_that_are_damaged_are_reported() {
    let whole = raw(sheet(""));
    // The packed bytes of the sheet begin after its name, whose first occurrence is in its local
    // header.
    let begin = whole.windows(SHEET.len()).position(|bytes| bytes == SHEET.as_bytes()).unwrap()
        + SHEET.len();
    let mut damaged = whole.clone();
    for byte in &mut damaged[begin + 40..begin + 60] {
        *byte ^= 0x55;
    }
    let (part, found) = fault("packed", damaged);
    assert_eq!(part, SHEET);
    assert!(
        matches!(found, PartFault::Unpack | PartFault::Xml { .. } | PartFault::CutShort { .. }),
        "{found}"
    );
    // If the bytes unpack to valid XML, the checksum still shows the damage.
    let mut stored = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let plain =
        zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    for (name, bytes) in raw_parts(sheet("")) {
        stored.start_file(name, plain).unwrap();
        std::io::Write::write_all(&mut stored, &bytes).unwrap();
    }
    let mut bytes = stored.finish().unwrap().into_inner();
    let place = bytes.windows(8).position(|found| found == b"<v>4</v>").unwrap();
    bytes[place + 3] = b'5';
    assert_eq!(fault("checksum", bytes), (SHEET.into(), PartFault::Unpack));
}
