//! Folders as input.

use crate::run::*;
use std::fs;

fn folder() -> Folder {
    let folder = Folder::new();
    fs::create_dir(folder.path("book")).unwrap();
    fs::create_dir(folder.path("book/inner")).unwrap();
    folder.file("book/page 10.txt", format!("{SAMPLE}\n"));
    folder.file("book/page 2.sdm", format!("# two\n{INKALA}\n"));
    folder.file("book/Z.csv", format!("puzzle,id\n{INKALA},7\n"));
    folder.file("book/.hidden.txt", "nothing\n");
    folder.file("book/notes.md", "nothing\n");
    folder.file("book/inner/more.txt", "nothing\n");
    folder
}

/// Returns a path in the form of the system: `book\Z.csv` on Windows.
fn on_this_system(path: &str) -> String {
    path.replace('/', std::path::MAIN_SEPARATOR_STR)
}

#[test]
fn the_files_of_a_folder_are_read_in_natural_order() {
    let folder = folder();
    let expected = format!("{INKALA_ANSWER}\n{INKALA_ANSWER}\n{SAMPLE_ANSWER}\n");
    folder.numpre(&["solve", "book"]).expect(0, &expected, "");
    let json = folder.numpre(&["solve", "--json", "book"]);
    let source = |line: &str| {
        let answer: serde_json::Value = serde_json::from_str(line).unwrap();
        answer["source"].as_str().unwrap().to_owned()
    };
    let sources: Vec<String> = json.out.lines().map(source).collect();
    assert_eq!(sources, ["book/Z.csv", "book/page 2.sdm", "book/page 10.txt"].map(on_this_system));
    // Other columns are kept, and messages name the file.
    assert!(json.out.lines().next().unwrap().contains("\"id\":\"7\""), "{json:?}");
    folder.file("book/page 1.txt", "12\n");
    let ran = folder.numpre(&["rate", "book/", SAMPLE]);
    assert_eq!((ran.code, ran.out.lines().count()), (Some(2), 5));
    assert!(ran.err.starts_with("book/page 1.txt:1:"), "{ran:?}");
}

#[test]
fn a_folder_of_one_file_names_it_too() {
    let folder = Folder::new();
    fs::create_dir(folder.path("one")).unwrap();
    folder.file("one/a.txt", format!("{INKALA}\n"));
    let ran = folder.numpre(&["rate", "-O", "csv", "one"]);
    assert!(ran.out.lines().next().unwrap().ends_with(",source"), "{ran:?}");
    assert!(ran.out.lines().nth(1).unwrap().ends_with(&on_this_system(",one/a.txt")), "{ran:?}");
}

#[test]
fn a_folder_without_puzzles_is_an_error() {
    let folder = folder();
    fs::create_dir(folder.path("empty")).unwrap();
    let pictures = if cfg!(feature = "photo") { ", .jpg, .jpeg, .png, .webp" } else { "" };
    let message = format!(
        "empty: this folder holds no file of puzzles; \
         expected files whose names end in .txt, .sdm, .sdk, .csv, .tsv, \
         .json, .jsonl, .ndjson, .opensudoku, .xlsx, .xlsm, .parquet{pictures}, directly in it\n"
    );
    folder.numpre(&["solve", "empty"]).expect(2, "", &message);
    // The other inputs are processed.
    folder.numpre(&["solve", "empty", SAMPLE]).expect(2, &format!("{SAMPLE_ANSWER}\n"), &message);
}

#[test]
fn two_files_in_a_folder_are_not_puzzles_and_answers() {
    let folder = Folder::new();
    fs::create_dir(folder.path("pairs")).unwrap();
    folder.file("pairs/1.txt", format!("{INKALA} {INKALA_ANSWER}\n"));
    folder.file("pairs/2.txt", format!("{SAMPLE} {SAMPLE_ANSWER}\n"));
    folder.numpre(&["verify", "pairs"]).expect(0, "correct\ncorrect\n", "");
    fs::create_dir(folder.path("answers")).unwrap();
    folder.file("answers/1.txt", format!("{INKALA_ANSWER}\n"));
    folder.numpre(&["verify", INKALA, "answers"]).expect(0, "correct\n", "");
}

#[test]
fn workbooks_in_a_folder_are_read() {
    let folder = Folder::new();
    fs::create_dir(folder.path("books")).unwrap();
    assert_eq!(
        folder.numpre(&["convert", "--to", "xlsx", "-o", "books/a.xlsx", INKALA]).code,
        Some(0)
    );
    folder.file("books/b.txt", format!("{SAMPLE}\n"));
    folder.numpre(&["solve", "books"]).expect(
        0,
        &format!("{INKALA_ANSWER}\n{SAMPLE_ANSWER}\n"),
        "",
    );
}

#[cfg(unix)]
#[test]
fn pipes_in_a_folder_are_ignored_and_dangling_links_reported() {
    let folder = Folder::new();
    fs::create_dir(folder.path("odd")).unwrap();
    folder.file("odd/a.txt", format!("{INKALA}\n"));
    let made =
        std::process::Command::new("mkfifo").arg(folder.path("odd/pipe.txt")).status().unwrap();
    assert!(made.success());
    folder.numpre(&["solve", "odd"]).expect(0, &format!("{INKALA_ANSWER}\n"), "");
    std::os::unix::fs::symlink("nowhere", folder.path("odd/z.txt")).unwrap();
    folder.numpre(&["solve", "odd"]).expect(
        2,
        &format!("{INKALA_ANSWER}\n"),
        "odd/z.txt: no such file; expected a puzzle of 81 cells, or a file of puzzles\n",
    );
}
