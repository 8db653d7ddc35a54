//! Malformed and odd inputs, each given to every command in every output.
//!
//! For any input, no run panics, uses more memory than allowed, or ends with an exit code that the
//! contract does not contain. Each record has its line. The JSON is valid, and all rows of the CSV
//! have the same number of fields.

mod arguments;
mod checks;
mod files;
mod runs;

use crate::run::{Folder, numpre};
use checks::{Expected, Output};
use files::{File, Rule};
use runs::{Run, all_of_them};

/// A puzzle that needs only singles, so that it is explained quickly, and its answer.
pub const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub const EASY_ANSWER: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The commands that answer each record with a line, a row or an object.
const ANSWERING: [&[&str]; 6] =
    [&["solve"], &["check"], &["rate"], &["explain"], &["hint", "--level", "full"], &["verify"]];

/// The outputs except lines.
const OTHERS: [Output; 3] = [Output::Json, Output::Csv, Output::Grid];

/// The formats with one line per record.
const LINE_NOTATIONS: [&str; 2] = ["line-81", "sdm"];

/// Writes all files into a folder.
fn folder_of(files: &[File]) -> Folder {
    let folder = Folder::new();
    for file in files {
        folder.file(file.name, &file.bytes);
    }
    folder
}

/// Returns the runs with one file as an argument, for all commands.
fn runs_with(file: &File, place: usize) -> Vec<Run> {
    let name = file.name;
    let expected = |output, records: Option<usize>| Expected { output, records };
    let mut runs = Vec::new();
    let mut add = |arguments: &[&str], expected| {
        runs.push(Run::new(&[arguments, &[name]].concat(), expected))
    };
    for (number, command) in ANSWERING.into_iter().enumerate() {
        // Lines are always tested, and one of the other outputs in turn. So every file and every
        // command meets all of them.
        for output in [Output::Line, OTHERS[(place + number) % OTHERS.len()]] {
            let options = ["--output", output.name(), "--threads", "2"];
            add(&[command, &options[..]].concat(), expected(output, file.records()));
        }
    }
    for notation in LINE_NOTATIONS {
        add(&["convert", "--to", notation], expected(Output::Line, None));
    }
    // One format in turn, so that every format meets many files.
    let notations: Vec<_> = numpre_formats::Format::ALL.into_iter().collect();
    add(
        &["convert", "--to", notations[place % notations.len()].name()],
        expected(Output::Grid, None),
    );
    add(&["convert", "--to", "line-81", "--canonical"], expected(Output::Line, None));
    add(
        &["hypothesis", "--depth", "1", "--output", Output::ALL[place % 4].name()],
        expected(Output::Grid, None),
    );
    add(&["solve", "--strict"], expected(Output::Grid, None));
    add(&["check", "--lang", "ja"], expected(Output::Line, file.records()));
    add(
        &["generate", "--seed", "1", "--max-tries", "3", "--pattern"],
        expected(Output::Grid, None),
    );
    if place.is_multiple_of(8) {
        add(
            &["bench", "--engines", "fast", "--sample", "1", "--seconds", "1"],
            expected(Output::Grid, None),
        );
    }
    let drawn: [&[&str]; 3] = [&["--candidates"], &["--answer", "--lang", "ja"], &["--step", "2"]];
    add(&[&["draw"], drawn[place % 3]].concat(), expected(Output::Grid, None));
    for out in ["out.txt", "out.csv", "out.json", "out.xlsx"] {
        add(&["solve", "--out", out], expected(Output::Grid, None));
    }
    runs.push(Run::new(&["check"], expected(Output::Line, file.records())).fed(&file.bytes));
    runs
}

#[test]
fn no_file_is_too_odd() {
    let mut files = files::all();
    files.extend(books());
    let folder = folder_of(&files);
    let runs = files.iter().enumerate().flat_map(|(place, file)| runs_with(file, place)).collect();
    all_of_them(&folder, runs, 1500);
}

#[test]
fn no_argument_is_too_odd() {
    // Some arguments are the whole folder. With large files in it every command would take long.
    let small: Vec<File> =
        files::all().into_iter().filter(|file| file.bytes.len() < 10_000).collect();
    let folder = folder_of(&small);
    std::fs::create_dir(folder.path("folder")).unwrap();
    let any = Expected { output: Output::Grid, records: None };
    let commands = [
        "solve",
        "check",
        "verify",
        "rate",
        "explain",
        "hint",
        "draw",
        "convert",
        "generate",
        "grid",
        "hypothesis",
    ];
    let mut runs = Vec::new();
    for odd in arguments::ODD {
        for command in commands {
            let with: &[&str] = if command == "convert" { &["--to", "line-81"] } else { &[] };
            runs.push(Run::new(&[&[command], with, odd].concat(), any));
        }
    }
    runs.extend(arguments::WHOLE.iter().map(|whole| Run::new(whole, any)));
    all_of_them(&folder, runs, 400);
}

/// Returns a workbook that the command has written: whole, cut off, and with damaged parts.
fn books() -> Vec<File> {
    let folder = Folder::new();
    let made = numpre(&["solve", EASY, "--out", folder.path("book.xlsx").to_str().unwrap()]);
    assert_eq!(made.code, Some(0), "{made:?}");
    let book = std::fs::read(folder.path("book.xlsx")).unwrap();
    let cut = |part: usize| book[..book.len() * part / 8].to_vec();
    let mut flipped = book.clone();
    for place in (0..flipped.len()).step_by(97) {
        flipped[place] ^= 0x55;
    }
    let changed = |part: &str, change: &dyn Fn(String) -> String| with_part(&book, part, change);
    let sheet = "xl/worksheets/sheet1.xml";
    let mut tail = book.clone();
    tail.extend_from_slice(b"and more");
    [
        ("book.xlsx", book.clone()),
        ("book-in-text.txt", book.clone()),
        ("book-1.xlsx", cut(1)),
        ("book-4.xlsx", cut(4)),
        ("book-7.xlsx", cut(7)),
        ("book-flipped.xlsx", flipped),
        ("book-and-more.xlsx", tail),
        ("book-cut-sheet.xlsx", changed(sheet, &|text| text[..text.len() / 2].to_owned())),
        ("book-empty-sheet.xlsx", changed(sheet, &|_| String::new())),
        (
            "book-cell-twice.xlsx",
            changed(sheet, &|text| text.replacen("</row>", r#"<c r="B4"><v>9</v></c></row>"#, 1)),
        ),
        (
            "book-cells-in-disorder.xlsx",
            changed(sheet, &|text| text.replacen(r#"<c r="B4""#, r#"<c r="J4""#, 1)),
        ),
        (
            "book-of-huge-numbers.xlsx",
            changed(sheet, &|text| text.replacen("<v>5</v>", "<v>1e400</v>", 1)),
        ),
        ("book-with-lost-texts.xlsx", changed("xl/sharedStrings.xml", &|_| "<sst/>".to_owned())),
        (
            "book-with-a-gap.xlsx",
            changed(sheet, &|text| text.replace(r#"r="12""#, r#"r="14""#).replace("12\"", "14\"")),
        ),
        (
            "book-without-relations.xlsx",
            changed("xl/_rels/workbook.xml.rels", &|_| "<Relationships/>".to_owned()),
        ),
        (
            "book-without-names.xlsx",
            changed("xl/workbook.xml", &|text| text.replace("<sheet ", "<sheet x=\"&lt;\" ")),
        ),
        (
            "book-of-broken-styles.xlsx",
            changed("xl/styles.xml", &|text| text.replace("</cellXfs>", "")),
        ),
        ("book-of-openpyxl.xlsx", include_bytes!("../../workbooks/openpyxl.xlsx").to_vec()),
        ("book-of-strict-names.xlsx", include_bytes!("../../workbooks/excel-strict.xlsx").to_vec()),
        ("book-empty.xlsx", Vec::new()),
        ("book-of-text.xlsx", EASY.as_bytes().to_vec()),
        ("book-of-an-empty-zip.xlsx", [b"PK\x05\x06".as_slice(), &[0; 18]].concat()),
        ("book-of-nothing-but-pk.xlsx", b"PK".to_vec()),
        ("book.xls", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".to_vec()),
    ]
    .map(|(name, bytes)| File { name, bytes, rule: Rule::Unknown })
    .into()
}

/// Returns a workbook in which one part is changed.
fn with_part(book: &[u8], part: &str, change: &dyn Fn(String) -> String) -> Vec<u8> {
    use std::io::{Cursor, Write};
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let mut count = 0;
    for (name, mut bytes) in crate::workbook::checked_parts(book) {
        if name == part {
            bytes = change(String::from_utf8(bytes).unwrap()).into_bytes();
            count += 1;
        }
        zip.start_file(&*name, zip::write::SimpleFileOptions::default()).unwrap();
        zip.write_all(&bytes).unwrap();
    }
    assert_eq!(count, 1, "{part}");
    zip.finish().unwrap().into_inner()
}
