//! The target of `--out`: streams are written directly, files are replaced, and an input is never
//! overwritten.

use crate::run::*;
use std::fs;
use std::os::unix::fs::symlink;
use std::process::{Command, Stdio};

/// Runs a line of shell in the folder. `$NUMPRE` is the command, `$P` a puzzle.
fn shell(folder: &Folder, line: &str) -> Ran {
    let mut shell = Command::new("sh");
    shell.args(["-c", line]).current_dir(folder.path(".")).env_clear().env("LC_ALL", "C.UTF-8");
    shell.env("PATH", std::env::var_os("PATH").unwrap());
    shell.env("NUMPRE", env!("CARGO_BIN_EXE_numpre")).env("P", INKALA);
    shell.stdin(Stdio::null()).output().unwrap().into()
}

const ANSWER: &str = INKALA_ANSWER;

#[test]
fn standard_output_is_written_through_by_every_name() {
    let folder = Folder::new();
    symlink("/dev/stdout", folder.path("link")).unwrap();
    symlink("link", folder.path("second")).unwrap();
    for name in ["/dev/stdout", "/dev/fd/1", "/dev/../dev/stdout", "link", "./second"] {
        let line = format!(
            "echo keep > log; $NUMPRE solve $P --out {name} >> log; echo later >> log; \
             {{ echo head; $NUMPRE solve $P --out {name}; echo foot; }} > both"
        );
        shell(&folder, &line).expect(0, "", "");
        assert_eq!(folder.read("log"), format!("keep\n{ANSWER}\nlater\n"), "{name}");
        assert_eq!(folder.read("both"), format!("head\n{ANSWER}\nfoot\n"), "{name}");
        shell(&folder, &format!("$NUMPRE solve $P --out {name} | cat")).expect(
            0,
            &format!("{ANSWER}\n"),
            "",
        );
        assert_eq!(folder.names(), ["both", "link", "log", "second"], "{name}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn standard_output_has_more_names_on_linux() {
    let folder = Folder::new();
    for name in ["/proc/self/fd/1", "/proc/thread-self/fd/1", "/proc/self/../self/fd/1"] {
        let line = format!("{{ echo head; $NUMPRE solve $P --out {name}; echo foot; }} > both");
        shell(&folder, &line).expect(0, "", "");
        assert_eq!(folder.read("both"), format!("head\n{ANSWER}\nfoot\n"), "{name}");
    }
}

#[test]
fn standard_error_is_written_through() {
    let folder = Folder::new();
    for name in ["/dev/stderr", "/dev/fd/2"] {
        let line =
            format!("echo keep > log; $NUMPRE solve 12 $P --out {name} 2>> log; echo later >> log");
        shell(&folder, &line);
        let log = folder.read("log");
        let (keep, rest) = log.split_once('\n').unwrap();
        assert!(keep == "keep" && rest.ends_with(&format!("{ANSWER}\nlater\n")), "{name}: {log}");
        assert!(rest.contains("is not a puzzle") || rest.contains("no such file"), "{name}: {log}");
    }
}

#[test]
fn other_descriptors_are_written_through() {
    let folder = Folder::new();
    for line in [
        "exec 3>log; echo head >&3; $NUMPRE solve $P --out /dev/fd/3; echo foot >&3",
        "echo head >log; exec 3>>log; $NUMPRE solve $P --out /dev/fd/3; echo foot >&3",
    ] {
        shell(&folder, line).expect(0, "", "");
        assert_eq!(folder.read("log"), format!("head\n{ANSWER}\nfoot\n"), "{line}");
    }
    shell(&folder, "$NUMPRE solve $P --out /dev/fd/3 3>&1 >/dev/null | cat").expect(
        0,
        &format!("{ANSWER}\n"),
        "",
    );
    // Descriptor 9 is closed, and descriptor 3 is open only for reading.
    folder.file("in.txt", "keep\n");
    for line in ["$NUMPRE solve $P --out /dev/fd/9", "$NUMPRE solve $P --out /dev/fd/3 3<in.txt"] {
        let ran = shell(&folder, line);
        assert!(
            ran.code == Some(2) && ran.err.contains(": cannot be written ("),
            "{line}: {ran:?}"
        );
    }
    assert_eq!(
        (folder.names(), folder.read("in.txt")),
        (vec!["in.txt".into(), "log".into()], "keep\n".into())
    );
}

#[test]
fn devices_and_pipes_are_not_replaced() {
    let folder = Folder::new();
    symlink("/dev/null", folder.path("null")).unwrap();
    folder.numpre(&["solve", INKALA, "--out", "null"]).expect(0, "", "");
    folder.numpre(&["draw", INKALA, "--out", "/dev/null"]).expect(0, "", "");
    let line = "mkfifo pipe; cat pipe > got & $NUMPRE solve $P --out pipe; wait; test -p pipe";
    shell(&folder, line).expect(0, "", "");
    assert_eq!(folder.read("got"), format!("{ANSWER}\n"));
    assert_eq!(folder.names(), ["got", "null", "pipe"]);
    assert!(folder.path("null").is_symlink() && !fs::metadata("/dev/null").unwrap().is_file());
}

#[test]
fn every_command_writes_to_standard_output_by_its_name() {
    let commands: [&[&str]; 8] = [
        &["generate", "--seed", "1"],
        &["grid", "--seed", "1"],
        &["draw", INKALA],
        &["convert", "--to", "sdm", INKALA],
        &["rate", "--summary", INKALA],
        &["hypothesis", INKALA],
        &["man", "solve"],
        &["completions", "bash"],
    ];
    for command in commands {
        let by_name = numpre(&[command, &["--out", "/dev/stdout"]].concat());
        let by_dash = numpre(&[command, &["--out", "-"]].concat());
        assert!(!by_name.out.is_empty() && by_name.out == by_dash.out, "{command:?}: {by_name:?}");
    }
}

/// Creates links, and returns paths that all lead to one file.
fn one_file_by_many_names(folder: &Folder) -> [&'static str; 6] {
    fs::create_dir(folder.path("sub")).unwrap();
    symlink("in.txt", folder.path("link.txt")).unwrap();
    symlink("../link.txt", folder.path("sub/second.txt")).unwrap();
    fs::hard_link(folder.path("in.txt"), folder.path("hard.txt")).unwrap();
    ["in.txt", "./sub/../in.txt", "link.txt", "sub/second.txt", "hard.txt", "sub//..//in.txt"]
}

#[test]
fn an_input_is_not_overwritten_by_any_name() {
    let folder = Folder::new();
    let text = format!("{SAMPLE}\n{INKALA}\n");
    folder.file("in.txt", &text);
    folder.file("mask.txt", INKALA_ANSWER);
    let names = one_file_by_many_names(&folder);
    for (lang, message) in
        [("en", " is also an input, and writing it would"), ("ja", "は入力でもあり、")]
    {
        for name in names {
            for command in [
                &["solve"][..],
                &["rate"],
                &["convert", "--to", "sdm"],
                &["explain"],
                &["hypothesis"],
            ] {
                let ran =
                    folder.numpre(&[command, &["in.txt", "--lang", lang, "--out", name]].concat());
                assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
                assert!(
                    ran.err.starts_with(&format!("numpre: {name}{message}"))
                        && ran.err.contains("--out"),
                    "{ran:?}"
                );
            }
        }
    }
    for line in [
        "$NUMPRE solve --out in.txt < in.txt",
        "$NUMPRE solve - --out link.txt < hard.txt",
        "$NUMPRE verify in.txt hard.txt --out in.txt",
        "$NUMPRE solve $P in.txt --out in.txt",
        "$NUMPRE solve in.txt >> in.txt",
        "$NUMPRE solve in.txt --out /dev/stdout >> hard.txt",
        "$NUMPRE solve in.txt --out /dev/fd/3 3>> in.txt",
        "$NUMPRE generate --seed 1 --pattern mask.txt --out mask.txt",
        "$NUMPRE generate --seed 1 --pattern - --out mask.txt < mask.txt",
        "$NUMPRE hypothesis $P --journal new.txt --out new.txt; rm new.txt; exit 2",
    ] {
        let ran = shell(&folder, line);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{line}: {ran:?}");
        assert!(ran.err.contains(" is also an input, and writing it would"), "{line}: {ran:?}");
    }
    assert_eq!(folder.names(), ["hard.txt", "in.txt", "link.txt", "mask.txt", "sub"]);
    assert!(folder.path("link.txt").is_symlink());
    assert_eq!((folder.read("in.txt"), folder.read("hard.txt")), (text.clone(), text));
    assert_eq!(folder.read("mask.txt"), INKALA_ANSWER);
}

#[test]
fn harmless_pairs_of_input_and_output_are_allowed() {
    let folder = Folder::new();
    folder.file("in.txt", format!("{INKALA}\n"));
    // Devices and pipes are not files, and two files may have the same content.
    folder.file("same.txt", format!("{INKALA}\n"));
    folder.numpre(&["solve", "in.txt", "--out", "same.txt"]).expect(0, "", "");
    shell(&folder, "$NUMPRE solve /dev/null --out /dev/null").expect(
        2,
        "",
        "/dev/null:1:1: it holds no puzzle; expected at least one\n",
    );
    shell(&folder, "$NUMPRE solve < in.txt | cat >> in.txt").expect(0, "", "");
    assert_eq!(folder.read("in.txt"), format!("{INKALA}\n{ANSWER}\n"));
}

#[test]
fn a_workbook_is_its_own_output_only_in_place() {
    let folder = Folder::new();
    folder.numpre(&["convert", "--to", "xlsx", INKALA, "--out", "book.xlsx"]).expect(0, "", "");
    let before = fs::read(folder.path("book.xlsx")).unwrap();
    fs::create_dir(folder.path("sub")).unwrap();
    symlink("book.xlsx", folder.path("link.xlsx")).unwrap();
    fs::hard_link(folder.path("book.xlsx"), folder.path("hard.xlsx")).unwrap();
    for name in ["book.xlsx", "sub/../book.xlsx", "link.xlsx", "hard.xlsx"] {
        let ran = folder.numpre(&["solve", "book.xlsx", "--out", name]);
        assert!(ran.code == Some(2) && ran.err.contains("expected --in-place"), "{ran:?}");
        for command in [&["rate"][..], &["check"], &["convert", "--to", "xlsx"], &["solve", INKALA]]
        {
            let ran = folder.numpre(&[command, &["book.xlsx", "--out", name]].concat());
            assert!(
                ran.code == Some(2) && ran.err.contains("is also an input"),
                "{command:?}: {ran:?}"
            );
        }
        assert_eq!(fs::read(folder.path("book.xlsx")).unwrap(), before, "{name}");
    }
    assert_eq!(folder.names(), ["book.xlsx", "hard.xlsx", "link.xlsx", "sub"]);
    let ran = folder.numpre(&["solve", "book.xlsx", "--in-place", "--out", "link.xlsx"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(
        fs::read(folder.path("book.xlsx")).unwrap() != before
            && folder.path("link.xlsx").is_symlink()
    );
    assert_eq!(fs::read(folder.path("book.xlsx.bak")).unwrap(), before);
}

#[test]
fn a_workbook_that_cannot_be_read_is_reported_once() {
    let folder = Folder::new();
    folder.file("damaged.ods", b"PK\x03\x04 and no more");
    folder.file("damaged.xlsx", "no workbook at all");
    for name in ["damaged.ods", "damaged.xlsx", "missing.xlsx"] {
        let ran = folder.numpre(&["solve", name, "--out", "out.xlsx"]);
        assert_eq!(
            (ran.code, ran.out.as_str(), ran.err.lines().count()),
            (Some(2), "", 1),
            "{ran:?}"
        );
        assert!(ran.err.starts_with(&format!("{name}: ")), "{ran:?}");
    }
    assert!(
        folder.path("damaged.ods").exists() && folder.read("damaged.xlsx") == "no workbook at all"
    );
}
