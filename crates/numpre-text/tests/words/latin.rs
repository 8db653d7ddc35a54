//! Tests that Japanese messages contain no English except names, and English ones no Japanese.

use crate::texts::{VALUE, none, texts};

/// Latin words that Japanese texts use too, in groups with their subject.
const NAMES: &[(&str, &str)] = &[
    (
        "numpre tdoku SudokuWiki SudokuExchange HoDoKu Sudoku Office Fluent cargo install \
         numpre-cli",
        "products, and what is typed to install this one",
    ),
    (
        "URL SVG JSON CSV ZIP PDF QR XV .xlsx .xlsm .xls .bak .csv .json .svg gzip bzip2 xz \
         zstd UTF-8 SIMD MiB X",
        "formats and units",
    ),
    (
        "grid line json csv xlsx point none one where what full easy medium hard extreme",
        "values of options",
    ),
    (
        "auto Shift_JIS EUC-JP UTF-16 ISO-2022-JP JIS CP932 Latin-1 Windows Unicode Excel U FFFD",
        "encodings, and where they come from",
    ),
    ("create new make solve rank grade puzzles.txt", "commands and their other names"),
    ("puzz.link Solo ID puzzle XML", "other programs, fields and files"),
    ("OpenSudoku game data State", "tags of OpenSudoku, a part of .sdk files"),
    (
        "Parquet .parquet Snappy uint8 FILE FILE.parquet",
        "Parquet files, their compression, types and names",
    ),
    (
        "Explainer ER EP ED s4 se121 se121c HoDoKu hodoku",
        "raters, and the ratings of Sudoku Explainer",
    ),
    (
        "BUG Nishio AIC X XY XYZ W Y-Wing Turbot Fish Nice Loop Simple Multi Colors 3D Unique \
         Avoidable Rectangle Type Bivalue Universal Grave WXYZ ALS ALS-XZ ALS-XY SK Sue de Coq \
         Almost Locked Sets Domino Forcing Chain",
        "techniques, which have these names in Japanese too",
    ),
    ("A3 A4 A5 B5 B6", "papers"),
    ("mm cm in pt px 10mm 10000mm 60mm 2in 300px n", "units and their examples; n givens"),
    (
        "LC_ALL LC_MESSAGES LANG NO_COLOR FORCE_COLOR CLICOLOR CLICOLOR_FORCE NUMPRE_LANG \
         NUMPRE_PEER RUST_BACKTRACE",
        "environment variables",
    ),
    ("NAME NAME-001.svg NAME-002.svg NAME.svg FILE.xlsx TEXT man", "what stands for a name"),
    ("type digits grid deleted eliminations placements extra", "fields of HoDoKu's library"),
    ("B4 J12 A1 XFD1048576 S9B ep x o r c", "cells of a sheet, signs of a text"),
    ("Enclosure Negation C6 C", "the author's names"),
    ("Space Enter Backspace Esc b q F", "keys"),
    (
        "Web https Ctrl-C serve web build crates sudoku SDM Sukaku f-puzzles SudokuPad KB MB \
         JavaScript iPhone",
        "the web app, how to build and end it, formats, where it runs",
    ),
    (
        "dataset DIR README.md TOML SHA-256 verify audit score card train test path sha256 true \
         false each request files parquet csv npy trm table zstd:1 zstd:22 numpre-dataset split \
         in few rank-up clue-down",
        "data sets: actions, splits, keys of a configuration, layouts, protocols",
    ),
    (
        "JPEG PNG WebP HEIC take keep drop",
        "kinds of pictures; what to do with doubtful boards, and with a player's digits",
    ),
    ("MIT Apache-2.0", "licences"),
];

/// Returns the words of a text in Latin letters, without options.
fn words(text: &str) -> Vec<&str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    let words = text.split(|letter: char| !is_part(letter));
    let words = words.filter(|word| !word.starts_with('-')).map(|word| word.trim_end_matches('.'));
    words.filter(|word| word.contains(|letter: char| letter.is_ascii_alphabetic())).collect()
}

#[test]
fn japanese_messages_have_no_english_but_names() {
    let names: Vec<&str> = NAMES.iter().flat_map(|(names, _)| names.split(' ')).collect();
    let mut found = Vec::new();
    for (name, forms) in texts("ja") {
        for form in &forms {
            // Names of options, such as `-o`, are not words of a language.
            let unknown = words(form).into_iter().filter(|word| !names.contains(word));
            found.extend(unknown.map(|word| format!("{name}: {word}: {form}")));
        }
    }
    none(found);
}

#[test]
fn english_messages_have_no_japanese() {
    let is_english =
        |form: &String| form.chars().all(|letter| letter < '\u{3000}' || letter == VALUE);
    let texts = texts("en");
    none(
        texts
            .iter()
            .filter(|(_, forms)| !forms.iter().all(is_english))
            .map(|row| format!("{row:?}"))
            .collect(),
    );
}
