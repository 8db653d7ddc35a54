//! Workbooks that declare their namespaces in unusual places or with unusual prefixes. A sheet of
//! answers can be added to each.

use crate::books::{Scratch, archive, raw_parts, read};
use crate::common::{ANSWER, LINE};
use crate::workbook::checked_parts;
use numpre_formats::xlsx::{Fill, FillNote, Filling};
use std::fs::File;
use std::io::Cursor;

const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/// Returns a sheet with a puzzle in B4 and notes in both places for its answer, below the board and
/// to the right of it.
fn full_sheet() -> String {
    let row = |row: usize| {
        let cell = |(column, digit): (char, char)| match digit {
            '.' => String::new(),
            digit => format!(r#"<c r="{column}{row}"><v>{digit}</v></c>"#),
        };
        let cells: String = ('B'..='J').zip(LINE[9 * (row - 4)..][..9].chars()).map(cell).collect();
        let note =
            if row == 6 { r#"<c r="N6" t="inlineStr"><is><t>note</t></is></c>"# } else { "" };
        format!(r#"<row r="{row}">{cells}{note}</row>"#)
    };
    let rows: String = (4..13).map(row).collect();
    let below = r#"<row r="16"><c r="C16" t="inlineStr"><is><t>note</t></is></c></row>"#;
    format!(r#"<worksheet xmlns="{MAIN}"><sheetData>{rows}{below}</sheetData></worksheet>"#)
}

/// Fills in a workbook of this sheet, with its parts changed by `change`, twice.
#[track_caller]
fn gets_a_sheet_of_answers(name: &str, change: impl Fn(&str, String) -> String) {
    let parts: Vec<(&str, Vec<u8>)> = raw_parts(full_sheet())
        .into_iter()
        .map(|(name, bytes)| (name, change(name, String::from_utf8(bytes).unwrap()).into_bytes()))
        .collect();
    let bytes =
        archive(&parts.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect::<Vec<_>>());
    checked_parts(&bytes);
    let scratch = Scratch::new(&format!("namespaces-{name}"));
    std::fs::write(&scratch.0, bytes).unwrap();
    let answer = Filling {
        sheet: "S".into(),
        cell: "B4".into(),
        solution: Some(ANSWER.parse().unwrap()),
        status: "unique",
    };
    for _ in 0..2 {
        let fill =
            Fill::new(File::open(&scratch.0).unwrap(), std::slice::from_ref(&answer)).unwrap();
        assert_eq!(
            fill.notes(),
            [FillNote::Elsewhere { sheet: "S".into(), to: Some("answers".into()) }]
        );
        let mut bytes = Cursor::new(Vec::new());
        fill.write(&mut bytes).unwrap();
        checked_parts(bytes.get_ref());
        std::fs::write(&scratch.0, bytes.into_inner()).unwrap();
        assert_eq!(read(&scratch), [format!("S B4 {LINE} {ANSWER}")]);
    }
}

#[test]
fn the_prefix_of_ids_is_declared_on_the_workbook() {
    gets_a_sheet_of_answers("root", |_, text| text);
}

/// The form that openpyxl writes.
#[test]
fn the_prefix_of_ids_is_declared_on_each_sheet() {
    gets_a_sheet_of_answers("each", |name, text| match name {
        "xl/workbook.xml" => text
            .replace(&format!(r#" xmlns:r="{RELATIONS}""#), "")
            .replace("<sheet ", &format!(r#"<sheet xmlns:r="{RELATIONS}" "#)),
        _ => text,
    });
}

#[test]
fn ids_have_another_prefix() {
    gets_a_sheet_of_answers("other", |name, text| match name {
        "xl/workbook.xml" => text.replace("xmlns:r=", "xmlns:d3p1=").replace("r:id=", "d3p1:id="),
        _ => text,
    });
}

/// The form that the Open XML SDK writes.
#[test]
fn elements_have_a_prefix() {
    for prefix in ["x", "r"] {
        gets_a_sheet_of_answers("prefix", |name, text| match name {
            "xl/workbook.xml" => {
                let text = if prefix == "r" {
                    text.replace("r:id", "s:id").replace("xmlns:r=", "xmlns:s=")
                } else {
                    text
                };
                ["workbook", "sheets", "sheet"].into_iter().fold(
                    text.replace("xmlns=", &format!("xmlns:{prefix}=")),
                    |text, tag| {
                        text.replace(&format!("<{tag} "), &format!("<{prefix}:{tag} "))
                            .replace(&format!("<{tag}>"), &format!("<{prefix}:{tag}>"))
                            .replace(&format!("</{tag}>"), &format!("</{prefix}:{tag}>"))
                    },
                )
            }
            _ => text,
        });
    }
}

/// The format that Excel calls "Strict Open XML Workbook".
#[test]
fn all_namespaces_are_the_strict_ones() {
    let strict = |text: String| {
        text.replace(MAIN, "http://purl.oclc.org/ooxml/spreadsheetml/main")
            .replace(RELATIONS, "http://purl.oclc.org/ooxml/officeDocument/relationships")
    };
    gets_a_sheet_of_answers("strict", |_, text| strict(text));
}

#[test]
fn a_sheet_that_is_a_chart_has_the_name() {
    gets_a_sheet_of_answers("no-chart", |_, text| text);
    let scratch = Scratch::new("namespaces-chart");
    let chart = "<chartsheet/>";
    let kind = format!("{RELATIONS}/chartsheet");
    let relation =
        format!(r#"<Relationship Id="rId2" Type="{kind}" Target="chart.xml"/></Relationships>"#);
    let mut parts = raw_parts(full_sheet());
    for (name, bytes) in &mut parts {
        let text = String::from_utf8(bytes.clone()).unwrap();
        *bytes = match *name {
            "xl/workbook.xml" => text.replace(
                "</sheets>",
                r#"<sheet name="Answers" sheetId="7" r:id="rId2"/></sheets>"#,
            ),
            "xl/_rels/workbook.xml.rels" => text.replace("</Relationships>", &relation),
            "[Content_Types].xml" => text.replace(
                "</Types>",
                r#"<Override PartName="/xl/chart.xml" ContentType="c"/></Types>"#,
            ),
            _ => text,
        }
        .into_bytes();
    }
    parts.push(("xl/chart.xml", chart.into()));
    let bytes =
        archive(&parts.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect::<Vec<_>>());
    std::fs::write(&scratch.0, bytes).unwrap();
    let answer = Filling {
        sheet: "S".into(),
        cell: "B4".into(),
        solution: Some(ANSWER.parse().unwrap()),
        status: "unique",
    };
    let fill = Fill::new(File::open(&scratch.0).unwrap(), &[answer]).unwrap();
    assert_eq!(
        fill.notes(),
        [FillNote::Elsewhere { sheet: "S".into(), to: Some("answers 2".into()) }]
    );
    let mut bytes = Cursor::new(Vec::new());
    fill.write(&mut bytes).unwrap();
    checked_parts(bytes.get_ref());
}
