//! Workbooks with formulas in the places of answers. Excel keeps a list of the cells with formulas,
//! `calcChain.xml`. It reports a workbook as damaged if that list names a cell without a formula.

use crate::books::{Scratch, archive, raw_parts, read};
use crate::common::{ANSWER, INKALA, LINE};
use crate::workbook::checked_parts;
use numpre_formats::xlsx::{Fill, FillNote, Filling};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Cursor;

const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const KIND: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/calcChain";
const TYPE: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.calcChain+xml";
const RELATIONS: &str = "xl/_rels/workbook.xml.rels";
const TYPES: &str = "[Content_Types].xml";
const CHAIN: &str = "xl/calcChain.xml";
const SHEET: &str = "xl/worksheets/sheet1.xml";

/// The parts of a workbook, by name.
type Parts = BTreeMap<String, Vec<u8>>;

/// Returns the rows of a board from column B on. `formula` returns the formula of a cell, such as
/// `<f>B4</f>`.
fn rows(first: usize, line: &str, formula: impl Fn(usize, usize) -> String) -> String {
    let row = |row: usize| {
        let digits = line[9 * row..][..9].chars().zip('B'..).enumerate();
        let cells = digits.map(|(column, (digit, letter))| {
            let value = if digit == '.' { String::new() } else { format!("<v>{digit}</v>") };
            format!(r#"<c r="{letter}{}">{}{value}</c>"#, row + first, formula(row, column))
        });
        format!(r#"<row r="{}">{}</row>"#, row + first, cells.collect::<String>())
    };
    (0..9).map(row).collect()
}

/// Returns an empty text: no formulas.
fn none(_: usize, _: usize) -> String {
    String::new()
}

fn only(place: (usize, usize), formula: &str) -> impl Fn(usize, usize) -> String {
    move |row, column| if (row, column) == place { formula.to_owned() } else { String::new() }
}

/// Writes a workbook with these rows and a list of its formulas.
fn book(scratch: &Scratch, rows: &str) {
    let sheet = format!(r#"<worksheet xmlns="{MAIN}"><sheetData>{rows}</sheetData></worksheet>"#);
    let relation = format!(r#"<Relationship Id="c" Type="{KIND}" Target="/xl/calcChain.xml">"#);
    let listed = format!(r#"<Override PartName="/xl/calcChain.xml" ContentType="{TYPE}"/>"#);
    let mut parts = raw_parts(sheet);
    for (name, bytes) in &mut parts {
        let text = String::from_utf8(bytes.clone()).unwrap();
        *bytes = match *name {
            // The relation is not the last one, and has an end tag.
            RELATIONS => text.replacen(
                "<Relationship ",
                &format!("{relation} </Relationship><Relationship "),
                1,
            ),
            TYPES => text.replace("</Types>", &format!("{listed}</Types>")),
            _ => text,
        }
        .into_bytes();
    }
    let chain = format!(r#"<calcChain xmlns="{MAIN}"><c r="B14" i="1"/><c r="A30"/></calcChain>"#);
    parts.insert(2, (CHAIN, chain.into()));
    let bytes =
        archive(&parts.iter().map(|(name, bytes)| (*name, bytes.as_slice())).collect::<Vec<_>>());
    checked_parts(&bytes);
    std::fs::write(&scratch.0, bytes).unwrap();
}

fn parts(scratch: &Scratch) -> Parts {
    checked_parts(&std::fs::read(&scratch.0).unwrap())
}

/// Fills in the answer of a board. Returns the parts before and after that, and the notes.
#[track_caller]
fn filled(scratch: &Scratch, cell: &str) -> (Parts, Parts, Vec<FillNote>) {
    let before = parts(scratch);
    let solution = Some(ANSWER.parse().unwrap());
    let filling = Filling { sheet: "S".into(), cell: cell.into(), solution, status: "unique" };
    let fill = Fill::new(File::open(&scratch.0).unwrap(), &[filling]).unwrap();
    let notes = fill.notes().to_vec();
    let mut bytes = Cursor::new(Vec::new());
    fill.write(&mut bytes).unwrap();
    std::fs::write(&scratch.0, bytes.into_inner()).unwrap();
    (before, parts(scratch), notes)
}

/// Asserts that the list of formulas and all references to it are unchanged.
#[track_caller]
fn keeps_the_list(before: &Parts, after: &Parts) {
    assert_eq!(before[CHAIN], after[CHAIN]);
    for name in [RELATIONS, TYPES] {
        assert!(String::from_utf8_lossy(&after[name]).contains("calcChain"), "{name}");
    }
}

#[track_caller]
fn has_no_list(before: &Parts, after: &Parts) {
    assert!(before.contains_key(CHAIN) && !after.contains_key(CHAIN));
    for name in [RELATIONS, TYPES] {
        let text = String::from_utf8_lossy(&after[name]);
        assert!(!text.to_lowercase().contains("calcchain"), "{name}: {text}");
    }
}

const ELSEWHERE: &str = r#"<row r="30"><c r="A30"><f>SUM(B14:J22)</f><v>0</v></c></row>"#;

#[test]
fn the_list_is_kept_if_no_formula_is_overwritten() {
    let scratch = Scratch::new("chain-kept");
    for answer in [String::new(), rows(14, ANSWER, none)] {
        book(&scratch, &format!("{}{answer}{ELSEWHERE}", rows(4, LINE, none)));
        let (before, after, notes) = filled(&scratch, "B4");
        assert_eq!(notes, [FillNote::Formulas]);
        keeps_the_list(&before, &after);
        assert_eq!((&before[RELATIONS], &before[TYPES]), (&after[RELATIONS], &after[TYPES]));
        assert_eq!(read(&scratch), [format!("S B4 {LINE} {ANSWER}")]);
    }
}

#[test]
fn the_list_is_left_out_if_a_formula_is_overwritten() {
    let scratch = Scratch::new("chain-lost");
    // The last one is a cell that uses a shared formula. No other cell refers to it.
    for formula in
        ["<f>B4</f>", "<f/>", r#"<f t="array" ref="B14">B4</f>"#, r#"<f t="shared" si="0"/>"#]
    {
        book(
            &scratch,
            &format!(
                "{}{}{ELSEWHERE}",
                rows(4, LINE, none),
                rows(14, ANSWER, only((0, 0), formula))
            ),
        );
        let (before, after, notes) = filled(&scratch, "B4");
        assert_eq!(notes, [FillNote::Formulas]);
        has_no_list(&before, &after);
        assert!(!String::from_utf8_lossy(&after[SHEET]).contains(r#"<c r="B14"><f"#));
        assert_eq!(read(&scratch), [format!("S B4 {LINE} {ANSWER}")]);
    }
}

#[test]
fn an_answer_whose_formulas_fill_other_cells_is_kept() {
    let scratch = Scratch::new("chain-shared");
    let formulas = [
        r#"<f t="shared" ref="D16:J22" si="0">D6</f>"#,
        r#"<f t="array" ref="D16:J22">D6:J12</f>"#,
        r#"<f t="dataTable" ref="D16:E16" dt2D="1" dtr="1" r1="A1" r2="A2"/>"#,
    ];
    for formula in formulas {
        book(
            &scratch,
            &format!("{}{}", rows(4, LINE, none), rows(14, ANSWER, only((2, 2), formula))),
        );
        // The second time, the sheet of answers is already there.
        for _ in 0..2 {
            let (before, after, notes) = filled(&scratch, "B4");
            let kept = FillNote::FormulasKept { sheet: "S".into(), to: "answers".into() };
            assert_eq!(notes, [kept, FillNote::Formulas], "{formula}");
            keeps_the_list(&before, &after);
            assert_eq!(before[SHEET], after[SHEET], "{formula}");
            let answers = String::from_utf8_lossy(&after["xl/worksheets/numpre1.xml"]);
            assert!(answers.contains(&format!(">{ANSWER}<")), "{answers}");
            assert_eq!(read(&scratch), [format!("S B4 {LINE} {ANSWER}")]);
        }
    }
}

/// Two boards. The answer of the first has a formula of its own, and the answer of the second is
/// kept.
#[test]
fn a_sheet_is_added_and_the_list_left_out() {
    let scratch = Scratch::new("chain-both");
    let shared = r#"<f t="shared" ref="B44:C44" si="0">B34</f>"#;
    let boards = [
        rows(4, LINE, none),
        rows(14, ANSWER, only((8, 8), "<f>J12</f>")),
        rows(34, LINE, none),
        rows(44, ANSWER, only((0, 0), shared)),
    ];
    book(&scratch, &boards.concat());
    let before = parts(&scratch);
    let filling = |cell: &str| {
        let solution = Some(ANSWER.parse().unwrap());
        Filling { sheet: "S".into(), cell: cell.into(), solution, status: "unique" }
    };
    let fill =
        Fill::new(File::open(&scratch.0).unwrap(), &[filling("B4"), filling("B34")]).unwrap();
    let mut bytes = Cursor::new(Vec::new());
    fill.write(&mut bytes).unwrap();
    let after = checked_parts(bytes.get_ref());
    has_no_list(&before, &after);
    let answers = String::from_utf8_lossy(&after["xl/worksheets/numpre1.xml"]);
    assert!(answers.contains(">B34<") && !answers.contains(">B4<"), "{answers}");
}

/// The sheet of answers is always rewritten as a whole.
#[test]
fn a_formula_in_the_sheet_of_answers_is_overwritten_too() {
    let scratch = Scratch::new("chain-answers");
    let shared = r#"<f t="shared" ref="B14:C14" si="0">B4</f>"#;
    book(&scratch, &format!("{}{}", rows(4, LINE, none), rows(14, ANSWER, only((0, 0), shared))));
    let (_, mut parts, _) = filled(&scratch, "B4");
    let answers = "xl/worksheets/numpre1.xml";
    let text = String::from_utf8(parts[answers].clone()).unwrap();
    let text = text.replace(
        "</row></sheetData>",
        r#"<c r="E2"><f>LEN(C2)</f><v>81</v></c></row></sheetData>"#,
    );
    assert!(text.contains("LEN(C2)"), "{text}");
    parts.insert(answers.to_owned(), text.into());
    let list: Vec<(&str, &[u8])> =
        parts.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())).collect();
    std::fs::write(&scratch.0, archive(&list)).unwrap();
    let (before, after, _) = filled(&scratch, "B4");
    has_no_list(&before, &after);
}

#[test]
fn an_array_formula_in_the_columns_of_a_list_is_kept() {
    let scratch = Scratch::new("chain-list");
    let text = |place: &str, text: &str| {
        format!(r#"<c r="{place}" t="inlineStr"><is><t>{text}</t></is></c>"#)
    };
    // B3 has a text that is a result of the array formula in B2.
    let array =
        format!(r#"<c r="B2" t="str"><f t="array" ref="B2:B3">C2:C3</f><v>{ANSWER}</v></c>"#);
    let result = format!(r#"<c r="B3" t="str"><v>{ANSWER}</v></c>"#);
    let rows = [
        format!(r#"<row r="1">{}{}</row>"#, text("A1", "puzzle"), text("B1", "solution")),
        format!(r#"<row r="2">{}{array}</row>"#, text("A2", LINE)),
        format!(r#"<row r="3">{}{result}</row>"#, text("A3", INKALA)),
    ];
    book(&scratch, &rows.concat());
    for cell in ["A2", "A3"] {
        let (before, after, notes) = filled(&scratch, cell);
        let kept = FillNote::Kept { sheet: "S".into(), cell: cell.replace('A', "B"), count: 1 };
        assert_eq!(notes, [kept, FillNote::Formulas]);
        keeps_the_list(&before, &after);
        let sheet = String::from_utf8_lossy(&after[SHEET]).into_owned();
        assert!(sheet.contains(&array) && sheet.contains(&result), "{sheet}");
    }
}
