//! Commands that write and read Parquet files.

use crate::run::{Folder, IMPOSSIBLE, INKALA, INKALA_ANSWER, SAMPLE, SAMPLE_ANSWER, SEVERAL, fed};
use numpre_table::arrow_array::builder::{FixedSizeListBuilder, UInt8Builder};
use numpre_table::arrow_array::cast::AsArray;
use numpre_table::arrow_array::{ArrayRef, Int64Array, RecordBatch, StringArray};
use numpre_table::arrow_schema::{Field, Schema};
use numpre_table::parquet::{Metadata, PuzzleFile, TableWriter};
use std::collections::BTreeMap;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;

/// Writes a Parquet file whose rows are those of these columns, repeated `times` times.
fn write(path: &Path, columns: Vec<(&str, ArrayRef)>, times: usize) {
    let field =
        |(name, array): &(&str, ArrayRef)| Field::new(*name, array.data_type().clone(), true);
    let schema = Arc::new(Schema::new(columns.iter().map(field).collect::<Vec<_>>()));
    let arrays = columns.into_iter().map(|(_, array)| array).collect();
    let batch = RecordBatch::try_new(Arc::clone(&schema), arrays).unwrap();
    let mut writer = TableWriter::new(schema, &Metadata::default()).unwrap();
    (0..times).for_each(|_| writer.write(&batch).unwrap());
    std::fs::write(path, writer.finish().unwrap()).unwrap();
}

fn texts(texts: &[Option<&str>]) -> ArrayRef {
    Arc::new(StringArray::from(texts.to_vec()))
}

/// Returns each row of a Parquet file as its texts by the names of their columns. A null becomes an
/// empty text, as in CSV.
fn cells_of_parquet(path: &Path) -> Vec<BTreeMap<String, String>> {
    let mut file = PuzzleFile::open(File::open(path).unwrap(), true).unwrap();
    let mut found = Vec::new();
    while let Some(rows) = file.next(usize::MAX).unwrap() {
        let column = |array: &ArrayRef, row| match array.as_string_opt::<i32>() {
            Some(array) if array.value(row).is_empty() => String::new(),
            Some(array) => array.value(row).to_owned(),
            None => panic!("boards are texts"),
        };
        let others: Vec<_> = rows.others.iter().map(|column| column.texts()).collect();
        for row in 0..rows.len() {
            let mut cells = BTreeMap::new();
            cells.insert("puzzle".to_owned(), column(rows.puzzles.array(), row));
            if let Some(answers) = &rows.answers {
                cells.insert("solution".to_owned(), column(answers.array(), row));
            }
            for (name, texts) in rows.names.iter().zip(&others) {
                cells.insert(name.clone(), texts[row].clone().unwrap_or_default());
            }
            found.push(cells);
        }
    }
    found
}

fn cells_of_csv(path: &Path) -> Vec<BTreeMap<String, String>> {
    let mut reader = csv::Reader::from_path(path).unwrap();
    let heading = reader.headers().unwrap().clone();
    let row = |record: Result<csv::StringRecord, _>| {
        let record = record.unwrap();
        let cells = heading.iter().zip(record.iter());
        // `cells_of_parquet` has one name for solutions and answers.
        let named = cells.map(|(name, cell)| (name.replace("answer", "solution"), cell.to_owned()));
        named.collect()
    };
    reader.records().map(row).collect()
}

/// Returns a CSV table with puzzles of every status, answers and extra columns.
fn table() -> String {
    let rows = [
        (SAMPLE, SAMPLE_ANSWER, "one, \"two\""),
        (SEVERAL, INKALA_ANSWER, ""),
        (IMPOSSIBLE, INKALA_ANSWER, "難しい"),
        ("12", "", "unreadable"),
        (INKALA, INKALA_ANSWER, "last"),
    ];
    let line = |(place, (puzzle, answer, note)): (usize, (&str, &str, &str))| {
        format!("{place},{puzzle},{answer},\"{}\"\n", note.replace('"', "\"\""))
    };
    let rows: String = rows.into_iter().enumerate().map(line).collect();
    format!("id,puzzle,solution,note\n{rows}")
}

#[test]
fn parquet_has_the_values_of_csv() {
    let folder = Folder::new();
    folder.file("in.csv", table());
    for command in [
        &["solve", "in.csv"][..],
        &["solve", "--stats", "--limit", "5", "--engine", "fewest", "--drop-extra", "in.csv"],
        &["check", "in.csv"],
        &["rate", "in.csv"],
        &["rate", "--sort", "in.csv"],
        &["rate", "--sort", "--min", "1", "in.csv"],
        &["rate", "--wide", "in.csv"],
        &["verify", "in.csv"],
        &["solve", "in.csv", INKALA],
        &["generate", "--count", "3", "--seed", "7", "--rank", "1..3"],
        &["generate", "--count", "2", "--seed", "7", "--rank", "8", "--max-tries", "1"],
        &["grid", "--count", "3", "--seed", "7"],
    ] {
        let [csv, parquet] = ["out.csv", "out.parquet"].map(|out| {
            let run = folder.numpre(&[command, &["--out", out]].concat());
            (run.code, run.out, run.err)
        });
        assert_eq!(csv, parquet, "{command:?}");
        let (csv, parquet) =
            (cells_of_csv(&folder.path("out.csv")), cells_of_parquet(&folder.path("out.parquet")));
        assert!(!csv.is_empty(), "{command:?}");
        let without_times = |mut row: BTreeMap<String, String>| {
            row.remove("micros");
            row
        };
        let [csv, parquet] =
            [csv, parquet].map(|rows| rows.into_iter().map(without_times).collect::<Vec<_>>());
        assert_eq!(csv, parquet, "{command:?}");
    }
}

#[test]
fn techniques_are_counted_in_a_struct() {
    let folder = Folder::new();
    folder.numpre(&["rate", "--work", SAMPLE, "--out", "out.parquet"]).expect(0, "", "");
    let rows = cells_of_parquet(&folder.path("out.parquet"));
    let techniques = &rows[0]["techniques"];
    assert!(techniques.starts_with(r#"{"naked_single":"#), "{techniques}");
    assert!(techniques.ends_with(r#""trial":0}"#), "{techniques}");
}

#[test]
fn steps_are_structs_with_the_sentences_of_json() {
    let folder = Folder::new();
    for (command, puzzle) in [("explain", SAMPLE), ("explain", INKALA), ("hint", INKALA)] {
        folder.numpre(&[command, puzzle, "--out", "out.parquet"]).expect(0, "", "");
        let rows = cells_of_parquet(&folder.path("out.parquet"));
        let typed: serde_json::Value = serde_json::from_str(&rows[0]["steps"]).unwrap();
        let json = folder.numpre(&[command, puzzle, "--output", "json"]).out;
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        let mut nested = Vec::new();
        add_steps(&mut nested, &json["steps"], 0);
        assert_eq!(typed.as_array().unwrap().len(), nested.len());
        for (typed, (depth, nested)) in typed.as_array().unwrap().iter().zip(nested) {
            assert_eq!(typed["depth"], depth);
            assert_eq!(typed["technique"], nested["technique"]);
            assert_eq!(typed["text"], nested["text"]);
            for name in ["placements", "eliminations"] {
                let numbered = |candidate: &serde_json::Value| {
                    let cell: numpre::Cell = candidate["cell"].as_str().unwrap().parse().unwrap();
                    serde_json::json!({ "cell": cell.index(), "digit": candidate["digit"] })
                };
                let nested = nested[name].as_array().unwrap().iter().map(numbered);
                assert_eq!(typed[name], serde_json::Value::Array(nested.collect()));
            }
        }
    }
}

/// Adds the steps of a list and of their lines, each with its depth.
fn add_steps<'a>(
    steps: &mut Vec<(usize, &'a serde_json::Value)>,
    list: &'a serde_json::Value,
    depth: usize,
) {
    for step in list.as_array().into_iter().flatten() {
        steps.push((depth, step));
        add_steps(steps, &step["line"]["steps"], depth + 1);
    }
}

#[test]
fn parquet_and_csv_inputs_have_the_same_results() {
    let folder = Folder::new();
    folder.file("in.csv", table());
    folder.numpre(&["convert", "--to", "parquet", "in.csv", "--out", "in.parquet"]);
    // `convert` wrote the unreadable puzzle as a null. Lines differ, because a Parquet file has no
    // heading, so `line` and `column` are removed below.
    let as_csv = table().replace(",12,", ",,");
    folder.file("same.csv", as_csv);
    for command in [
        &["solve", "--drop-extra"][..],
        &["check", "--drop-extra"],
        &["rate", "--drop-extra"],
        &["verify", "--drop-extra"],
        &["explain", "--drop-extra"],
        &["hint", "--drop-extra"],
        &["solve", "--engine", "naive", "--drop-extra"],
    ] {
        let run = |name| folder.numpre(&[command, &["--output", "json", name]].concat());
        let lines = |text: &str| {
            let rows = text.lines().map(|line| {
                let mut row: serde_json::Value = serde_json::from_str(line).unwrap();
                row.as_object_mut().unwrap().remove("line");
                row.as_object_mut().unwrap().remove("column");
                // A null has the error `empty`, and an empty cell of CSV `cell-count`.
                if row["status"] == "invalid" {
                    row.as_object_mut().unwrap().remove("code");
                    row.as_object_mut().unwrap().remove("error");
                }
                row
            });
            rows.collect::<Vec<_>>()
        };
        let (csv, parquet) = (run("same.csv"), run("in.parquet"));
        assert_eq!(csv.code, parquet.code, "{command:?}");
        assert_eq!(lines(&csv.out).len(), 5, "{command:?}");
        assert_eq!(lines(&csv.out), lines(&parquet.out), "{command:?}");
    }
    let shown = folder.numpre(&["convert", "--to", "csv", "in.parquet"]);
    assert!(shown.out.starts_with("puzzle,solution,error,id,note\n"), "{}", shown.out);
    assert!(shown.out.contains(",\"one, \"\"two\"\"\"\n"), "{}", shown.out);
}

#[test]
fn other_columns_pass_through_as_text() {
    let folder = Folder::new();
    let numbers: ArrayRef = Arc::new(Int64Array::from(vec![Some(7), None]));
    let puzzles = texts(&[Some(SAMPLE), Some(INKALA)]);
    let columns = vec![
        ("rank", Arc::clone(&numbers)),
        ("Sudoku", puzzles),
        ("group", numbers),
        ("answer", texts(&[Some(SAMPLE_ANSWER), Some("123")])),
    ];
    write(&folder.path("in.parquet"), columns, 1);
    let run = folder.numpre(&["rate", "--output", "csv", "in.parquet"]);
    let expected = format!(
        "line,puzzle,status,rank,clashes,wrong,error,input_rank,group\n\
         1,{SAMPLE},unique,3,,,,7,7\n\
         2,{INKALA},unique,8,,,,,\n"
    );
    let warning = "in.parquet:2:1: warning: 3 cells where the answer should be; expected 81";
    assert_eq!((run.code, run.out), (Some(0), expected));
    assert!(run.err.starts_with(warning.split(": 3").next().unwrap()), "{}", run.err);
    // With `--strict`, a doubtful answer is an error.
    let strict = folder.numpre(&["verify", "--strict", "in.parquet"]);
    assert_eq!((strict.code, strict.out.lines().next()), (Some(2), Some("correct")));
}

#[test]
fn lists_of_numbers_are_puzzles_and_wrong_numbers_are_reported() {
    let folder = Folder::new();
    let mut cells = FixedSizeListBuilder::new(UInt8Builder::new(), 81);
    for value in [0, 12] {
        let mut line: Vec<u8> =
            SAMPLE.bytes().map(|cell| if cell == b'.' { 0 } else { cell - b'0' }).collect();
        line[80] = value;
        cells.values().append_slice(&line);
        cells.append(true);
    }
    write(&folder.path("in.parquet"), vec![("puzzle", Arc::new(cells.finish()))], 1);
    folder.numpre(&["solve", "in.parquet"]).expect(
        2,
        &format!("{SAMPLE_ANSWER}\ninvalid\n"),
        "in.parquet:2:81: cell 81 has the value 12; expected 1 to 9, or 0 for a blank\n",
    );
    let json = folder.numpre(&["solve", "--output", "json", "in.parquet"]);
    assert!(json.out.contains(r#""code":"cell-number""#), "{}", json.out);
}

#[test]
fn a_null_is_invalid_in_its_place() {
    let folder = Folder::new();
    write(&folder.path("in.parquet"), vec![("puzzle", texts(&[None, Some(SAMPLE), None]))], 1);
    let run = folder.numpre(&["solve", "in.parquet"]);
    assert_eq!(run.code, Some(2));
    assert_eq!(run.out, format!("invalid\n{SAMPLE_ANSWER}\ninvalid\n"));
    assert!(run.err.starts_with("in.parquet:1:1: no puzzle"), "{}", run.err);
}

#[test]
fn parquet_comes_from_standard_input_and_from_folders() {
    let folder = Folder::new();
    write(&folder.path("in.parquet"), vec![("puzzle", texts(&[Some(SAMPLE)]))], 1);
    let bytes = std::fs::read(folder.path("in.parquet")).unwrap();
    fed(&["solve"], &bytes).expect(0, &format!("{SAMPLE_ANSWER}\n"), "");
    folder.numpre(&["solve", "."]).expect(0, &format!("{SAMPLE_ANSWER}\n"), "");
    // A Parquet file with another extension is recognized by its first bytes.
    folder.file("named.txt", &bytes);
    folder.numpre(&["solve", "named.txt"]).expect(0, &format!("{SAMPLE_ANSWER}\n"), "");
    fed(&["check"], &bytes[..bytes.len() - 1]).expect(
        2,
        "",
        "<stdin>: the end of this Parquet file is missing; expected the complete file\n",
    );
}

#[test]
fn unreadable_files_are_reported_and_nothing_is_written() {
    let folder = Folder::new();
    write(&folder.path("good.parquet"), vec![("puzzle", texts(&[Some(SAMPLE)]))], 1);
    let good = std::fs::read(folder.path("good.parquet")).unwrap();
    let half = good.len() / 2;
    folder.file("cut.parquet", &good[..half]);
    folder.file("text.parquet", "puzzle\n1\n");
    folder.file("empty.parquet", "");
    let mut damaged = good.clone();
    let place = damaged.len() - 20;
    damaged[place..place + 12].fill(0xff);
    folder.file("damaged.parquet", &damaged);
    write(&folder.path("named.parquet"), vec![("a", texts(&[None])), ("b", texts(&[None]))], 1);
    let numbers: ArrayRef = Arc::new(Int64Array::from(vec![1]));
    write(&folder.path("type.parquet"), vec![("puzzle", numbers)], 1);
    let before = folder.names();
    for (name, message) in [
        ("cut", "the end of this Parquet file is missing; expected the complete file"),
        ("text", "not a Parquet file, although it is named like one; expected a Parquet file"),
        ("empty", "not a Parquet file, although it is named like one; expected a Parquet file"),
        ("damaged", "a damaged Parquet file ("),
        ("named", "none of the columns a, b holds puzzles by its name; expected one called puzzle"),
        ("type", "the column puzzle has the type Int64; expected strings, or 81 uint8 numbers"),
    ] {
        let input = format!("{name}.parquet");
        for out in ["out.parquet", "out.csv"] {
            let run = folder.numpre(&["solve", &input, "--out", out]);
            assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{name}");
            assert!(run.err.starts_with(&format!("{input}: {message}")), "{}", run.err);
        }
    }
    assert_eq!(folder.names(), before);
}

#[test]
fn damage_after_readable_rows_leaves_no_file() {
    let folder = Folder::new();
    let puzzles = vec![Some(SAMPLE); 40_000];
    write(&folder.path("in.parquet"), vec![("puzzle", texts(&puzzles))], 4);
    let mut bytes = std::fs::read(folder.path("in.parquet")).unwrap();
    // Damages rows in the middle of the file. The table of contents at its end remains intact.
    let (start, end) = (bytes.len() / 3, bytes.len() / 2);
    bytes[start..end].fill(0xa5);
    folder.file("in.parquet", &bytes);
    let run = folder.numpre(&["check", "in.parquet", "--out", "out.csv"]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("in.parquet: a damaged Parquet file: row "), "{}", run.err);
    assert_eq!(folder.names(), ["in.parquet"]);
}

#[test]
fn a_file_without_rows_is_reported_to_have_no_puzzle() {
    let folder = Folder::new();
    write(&folder.path("in.parquet"), vec![("puzzle", texts(&[]))], 1);
    let run = folder.numpre(&["solve", "in.parquet", "--out", "out.parquet"]);
    assert_eq!(
        (run.code, run.err.as_str()),
        (Some(2), "in.parquet:1:1: it holds no puzzle; expected at least one\n")
    );
    assert_eq!(cells_of_parquet(&folder.path("out.parquet")), []);
}

#[test]
fn parquet_needs_a_file_and_its_name() {
    let folder = Folder::new();
    let needs = "numpre: a Parquet file has to be written to a file; expected --out FILE.parquet\n";
    folder.numpre(&["solve", SAMPLE, "--output", "parquet"]).expect(2, "", needs);
    folder.numpre(&["convert", "--to", "parquet", SAMPLE]).expect(2, "", needs);
    folder.numpre(&["solve", SAMPLE, "--output", "parquet", "--out", "a.csv"]).expect(
        2,
        "",
        "numpre: a.csv is the name of a CSV table; expected --output csv, or another name after \
         --out\n",
    );
    folder.numpre(&["solve", SAMPLE, "--output", "csv", "--out", "a.parquet"]).expect(
        2,
        "",
        "numpre: a.parquet is the name of a Parquet file; expected --output parquet, or another \
         name after --out\n",
    );
    for command in ["hypothesis", "bench"] {
        let run = folder.numpre(&[command, SAMPLE, "--out", "a.parquet"]);
        assert_eq!(run.code, Some(2));
        assert!(run.err.starts_with("numpre: this command writes no Parquet file"), "{}", run.err);
    }
    assert_eq!(folder.names(), [""; 0]);
}

#[test]
fn a_file_records_its_options_but_not_its_name_or_threads() {
    let folder = Folder::new();
    let made = |out: &str, threads: &str| {
        let out =
            ["--count", "5", "--seed", "7", "--rank", "2", "--out", out, "--threads", threads];
        folder.numpre(&[&["generate"][..], &out].concat()).expect(0, "", "");
    };
    made("a.parquet", "1");
    made("b.parquet", "2");
    let [one, other] =
        ["a.parquet", "b.parquet"].map(|name| std::fs::read(folder.path(name)).unwrap());
    assert!(one == other, "the same bytes on any number of threads");
    let command = r#"{"command":"generate","count":"5","rank":"2","seed":"7"}"#;
    let text = String::from_utf8_lossy(&one);
    let is_there = |text: &str, part: &str| text.contains(part);
    assert!(is_there(&text, "numpre.command") && is_there(&text, "numpre.class"));
    let sorted = |text: &str| {
        let map: BTreeMap<String, String> = serde_json::from_str(text).unwrap();
        map
    };
    let start = text.find(r#"{"command""#).expect("the options are in the file");
    let end = start + text[start..].find('}').unwrap() + 1;
    assert_eq!(sorted(&text[start..end]), sorted(command));
}

/// Checks that a million rows are read and written in a limited address space of 600,000 KiB.
#[cfg(target_os = "linux")]
#[test]
fn a_large_file_is_streamed() {
    let folder = Folder::new();
    let puzzles = vec![Some(SAMPLE); 50_000];
    write(&folder.path("in.parquet"), vec![("puzzle", texts(&puzzles))], 20);
    let script = "ulimit -v 600000; exec \"$0\" check --threads 2 in.parquet --out out.parquet";
    let run = std::process::Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_numpre")])
        .current_dir(folder.path(""))
        .env_clear()
        .output()
        .unwrap();
    assert_eq!(run.status.code(), Some(0), "{}", String::from_utf8_lossy(&run.stderr));
    let file = PuzzleFile::open(File::open(folder.path("out.parquet")).unwrap(), false).unwrap();
    assert_eq!(file.rows(), 1_000_000);
}
