//! Names of files whose extension stands for a form: the output has that form, or is refused.

use crate::run::*;

/// Extensions, and the form that each stands for.
const ENDINGS: [(&str, &str); 12] = [
    ("csv", "csv"),
    ("json", "json"),
    ("ndjson", "json"),
    ("xlsx", "xlsx"),
    ("xlsm", "macros"),
    ("svg", "svg"),
    ("parquet", "other"),
    ("ods", "other"),
    ("XLS", "other"),
    ("pdf", "other"),
    ("gz", "other"),
    ("tsv", "other"),
];

/// Returns commands, with the form that each writes.
fn commands() -> Vec<(Vec<&'static str>, &'static str)> {
    let mut commands: Vec<(Vec<&str>, &str)> = vec![
        (vec!["convert", "--to", "framed", INKALA], "text"),
        (vec!["convert", "--to", "line-81", INKALA], "text"),
        (vec!["convert", "--to", "csv", INKALA], "csv"),
        (vec!["draw", INKALA], "svg"),
        (vec!["man"], "text"),
        (vec!["help"], "text"),
        (vec!["completions", "bash"], "text"),
    ];
    commands.push((vec!["convert", "--to", "xlsx", INKALA], "xlsx"));
    let answering: [&[&str]; 9] = [
        &["solve", INKALA],
        &["check", INKALA],
        &["rate", INKALA],
        &["explain", "--brief", INKALA],
        &["hint", INKALA],
        &["generate", "--seed", "1"],
        &["grid", "--seed", "1"],
        &["rate", "--summary", INKALA],
        &["hypothesis", "--depth", "1", INKALA],
    ];
    for command in answering {
        for (output, form) in
            [("line", "text"), ("grid", "text"), ("json", "json"), ("csv", "csv"), ("xlsx", "xlsx")]
        {
            let has_book = command != ["rate", "--summary", INKALA] && command[0] != "hypothesis";
            if form != "xlsx" || has_book {
                commands.push(([command, &["--output", output]].concat(), form));
            }
        }
    }
    commands
}

#[test]
fn a_name_with_the_extension_of_another_form_is_refused() {
    let folder = Folder::new();
    for (command, form) in commands() {
        for (ending, promised) in ENDINGS {
            let name = format!("out.{ending}");
            let ran = folder.numpre(&[&command[..], &["--out", &name]].concat());
            if promised == form {
                assert_eq!(
                    (ran.code, folder.names()),
                    (Some(0), vec![name.clone()]),
                    "{command:?} {name}: {ran:?}"
                );
                std::fs::remove_file(folder.path(&name)).unwrap();
                continue;
            }
            assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{command:?} {name}: {ran:?}");
            let message = format!("numpre: {name} is the name of ");
            assert!(
                ran.err.starts_with(&message) && ran.err.contains("; expected "),
                "{command:?} {name}: {ran:?}"
            );
            assert_eq!(folder.names(), [""; 0], "{command:?} {name}");
        }
    }
}

#[test]
fn a_name_without_a_known_extension_allows_any_form() {
    let folder = Folder::new();
    for (command, _) in commands() {
        for name in ["out.txt", "out", "out.sdm", "out.csv.bak"] {
            let ran = folder.numpre(&[&command[..], &["--out", name]].concat());
            assert_eq!(
                (ran.code, folder.names()),
                (Some(0), vec![name.to_owned()]),
                "{command:?} {name}: {ran:?}"
            );
            std::fs::remove_file(folder.path(name)).unwrap();
        }
    }
}

#[test]
fn the_message_names_the_option_for_the_form_of_the_extension() {
    let folder = Folder::new();
    let cases: [(&[&str], &str); 8] = [
        (
            &["solve", INKALA, "--out", "a.svg"],
            "numpre: a.svg is the name of an SVG picture; \
             expected numpre draw, or another name after --out\n",
        ),
        (
            &["solve", INKALA, "--out", "a.orc"],
            "numpre: a.orc is the name of a kind of file that numpre does not write; \
             expected another name after --out, such as a.txt\n",
        ),
        (
            &["solve", INKALA, "-O", "json", "--out", "a.csv"],
            "numpre: a.csv is the name of a CSV table; \
             expected --output csv, or another name after --out\n",
        ),
        (
            &["convert", "--to", "framed", INKALA, "--out", "c.json"],
            "numpre: c.json is the name of a JSON file; \
             expected another name after --out, such as c.txt\n",
        ),
        (
            &["convert", "--to", "framed", INKALA, "--out", "c.csv"],
            "numpre: c.csv is the name of a CSV table; \
             expected --to csv, or another name after --out\n",
        ),
        (
            &["draw", INKALA, "--out", "c.png"],
            "numpre: c.png is the name of a kind of file that numpre does not write; \
             expected another name after --out, such as c.svg\n",
        ),
        (
            &["solve", INKALA, "--lang", "ja", "--out", "a.svg"],
            "numpre: a.svgはSVGの図の名前です。numpre drawか、--outに別の名前を指定してください\n",
        ),
        (
            &["solve", INKALA, "--lang", "ja", "--out", "a.ods"],
            "numpre: a.odsはnumpreが書き出さない種類のファイルの名前です。--outにa.txtのような別の名前を指定してください\n",
        ),
    ];
    for (arguments, message) in cases {
        folder.numpre(arguments).expect(2, "", message);
    }
    assert_eq!(folder.names(), [""; 0]);
}
