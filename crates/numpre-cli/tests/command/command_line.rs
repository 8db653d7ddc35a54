//! The command line: help, options, and messages about mistakes in them.

use crate::run::*;
use std::fs::OpenOptions;
use std::process::Stdio;

#[test]
fn help_is_a_command_too() {
    let long = |arguments: &[&str]| numpre(&[arguments, &["--help"]].concat()).out;
    for lang in ["en", "ja"] {
        numpre(&["help", "--lang", lang]).expect(0, &long(&["--lang", lang]), "");
        for command in ["solve", "generate", "bench", "man", "help"] {
            numpre(&["help", command, "--lang", lang]).expect(
                0,
                &long(&[command, "--lang", lang]),
                "",
            );
        }
    }
    assert_eq!(numpre(&["help", "sovle"]).code, Some(2));
}

#[test]
fn no_part_of_the_help_is_left_in_english() {
    let mut pages: Vec<Vec<&str>> = vec![vec!["--help"], vec!["-h"], vec!["man"], vec!["help"]];
    let english = numpre(&["man"]).out;
    let commands: Vec<&str> = english
        .lines()
        .filter_map(|line| line.strip_prefix("numpre\\-")?.strip_suffix("(1)"))
        .collect();
    assert!(commands.len() > 12, "{english}");
    for command in &commands {
        pages.extend([vec![*command, "--help"], vec![*command, "-h"], vec!["man", *command]]);
    }
    for page in pages {
        let text = numpre(&[&page[..], &["--lang", "ja"]].concat()).out;
        assert!(text.chars().any(|sign| sign > '\u{3000}'), "{text}");
        for line in text.lines().filter(|line| !line.starts_with(".TH") && !line.contains("alias"))
        {
            // Names have one word, or two with the name of the command. A sentence has more words.
            let words = line.split(|letter: char| !letter.is_ascii()).flat_map(|part| {
                let words: Vec<&str> = part.split(' ').collect();
                let is_word = |word: &str| {
                    word.len() > 1 && word.bytes().all(|letter| letter.is_ascii_lowercase())
                };
                words
                    .windows(2)
                    .find(|pair| is_word(pair[0]) && is_word(pair[1]) && pair[0] != "numpre")
                    .map(<[_]>::to_vec)
            });
            assert_eq!(words.collect::<Vec<_>>(), [[""; 0]; 0], "{page:?}: {line}");
            assert!(
                ![".SH NAME", ".SH OPTIONS", ".SH DESCRIPTION", ".SH VERSION", ".SH SUBCOMMANDS"]
                    .contains(&line)
            );
            assert!(
                !["Possible", "possible", "Options:", "Usage:", "default"]
                    .iter()
                    .any(|word| line.contains(word)),
                "{line}"
            );
        }
    }
}

#[test]
fn each_value_of_an_option_has_a_paragraph_in_a_manual_page() {
    let page = numpre(&["man", "generate"]).out;
    for value in
        [r"\fBnone\fR: None", r"\fBpoint\fR: A turn by 180 degrees", r"\fBeasy\fR: Ranks 1 and 2"]
    {
        assert!(page.contains(&format!(".IP \\(bu 2\n{value}\n")), "{value}: {page}");
    }
    let page = numpre(&["man", "generate", "--lang", "ja"]).out;
    assert!(page.contains(".IP \\(bu 2\n\\fBnone\\fR：なし\n"), "{page}");
    for (lang, command) in [("en", "solve"), ("en", "generate"), ("ja", "draw"), ("en", "hint")] {
        let page = numpre(&["man", command, "--lang", lang]).out;
        assert!(!page.lines().any(|line| line.starts_with("\\- ")), "{page}");
        let count = |request: &str| page.lines().filter(|line| *line == request).count();
        assert!(count(".RS") > 0 && count(".RS") == count(".RE"), "{page}");
    }
}

#[test]
fn headings_of_manual_pages_are_in_capitals() {
    for page in [&["man"][..], &["man", "solve"], &["man", "man"]] {
        let page = numpre(page).out;
        let headings: Vec<&str> =
            page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
        assert!(
            headings.len() > 3 && headings.iter().all(|name| *name == name.to_uppercase()),
            "{headings:?}"
        );
    }
    assert!(numpre(&["man"]).out.contains(".SH COMMANDS\n"));
}

#[test]
fn help_that_cannot_be_written_is_reported() {
    let output = command(&["solve", "--help"])
        .stdout(OpenOptions::new().write(true).open("/dev/full").unwrap())
        .stderr(Stdio::piped())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(message, "numpre: standard output: cannot be written (the disk is full)\n");
}

#[test]
fn options_have_short_names() {
    let folder = Folder::new();
    let long = folder.numpre(&[
        "generate",
        "--count",
        "2",
        "--seed",
        "7",
        "--rank",
        "2",
        "--threads",
        "1",
        "--output",
        "csv",
    ]);
    assert_eq!(long.code, Some(0), "{long:?}");
    folder
        .numpre(&["generate", "-n2", "-s7", "-r", "2", "-j1", "-O", "csv"])
        .expect(0, &long.out, "");
    folder
        .numpre(&["generate", "-n", "2", "-s", "7", "-r2", "-Ocsv", "-o", "made.csv"])
        .expect(0, "", "");
    assert_eq!(folder.read("made.csv"), long.out);
    folder.numpre(&["solve", "-e", "fast", INKALA]).expect(0, &format!("{INKALA_ANSWER}\n"), "");
    folder.numpre(&["convert", "-t", "sdm", INKALA]).expect(0, &format!("{INKALA}\n"), "");
}

#[test]
fn the_last_of_a_repeated_option_counts() {
    let ran = numpre(&[
        "--lang", "ja", "solve", "--lang", "en", "--output", "json", "--output", "line", INKALA,
    ]);
    ran.expect(0, &format!("{INKALA_ANSWER}\n"), "");
    numpre(&["solve", "--strict", "--strict", "--lang", "ja", "--lang", "en", "12"]).expect(
        2,
        "",
        "12: no such file; expected a puzzle of 81 cells, or a file of puzzles\n",
    );
}

#[test]
fn ranges_are_read_as_people_write_them() {
    let made = |ranks: &str| {
        let ran = numpre(&["generate", "-s", "7", "-n", "3", "--rank", ranks]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ranks}");
        ran.out
    };
    let expected = made("2..4");
    for ranks in ["2-4", "2..=4", "2～4", "２..４"] {
        assert_eq!(made(ranks), expected, "{ranks}");
    }
    assert_eq!(made("..3"), made("1..3"));
    let clues =
        |clues: &str| numpre(&["generate", "-s", "7", "--symmetry", "none", "--clues", clues]).out;
    assert_eq!(clues("26.."), clues("26..81"));
    assert_eq!(clues("..28"), clues("0..28"));
}

#[test]
fn a_puzzle_may_begin_with_a_dash() {
    let dashed = INKALA.replace('.', "-").replacen('8', "-", 1);
    let expected = numpre(&["check", "-O", "json", &INKALA.replacen('8', ".", 1)]).out;
    assert!(dashed.starts_with("-----------36"));
    numpre(&["check", &dashed, "-O", "json"]).expect(1, &expected, "");
    numpre(&["check", "-O", "json", "--", &dashed]).expect(1, &expected, "");
    let both = numpre(&["solve", &dashed, INKALA, "-j", "2", &dashed]);
    both.expect(1, &format!("multiple\n{INKALA_ANSWER}\nmultiple\n"), "");
    // A puzzle with a mistake is still treated as a puzzle, and an unknown option as an option.
    let ran = numpre(&["solve", &dashed[..80]]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), "invalid\n"));
    let named = format!(
        "argument 1:1:81: \"{}\" is not a puzzle (80 cells; expected 81), \
         and there is no file of that name\n",
        &dashed[..80]
    );
    assert_eq!(ran.err, named);
    let ran = numpre(&["solve", &dashed, "--outptu", "json"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.starts_with("numpre: unknown option --outptu"), "{ran:?}");
    // Patterns may begin with the same blanks.
    let pattern = format!("-{}-", "x".repeat(79));
    assert_eq!(numpre(&["generate", "-s", "7", "--pattern", &pattern, "-r", "1"]).code, Some(0));
}

#[test]
fn negative_numbers_are_bad_values() {
    let message = |arguments: &[&str]| {
        let ran = numpre(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        ran.err
    };
    assert_eq!(
        message(&["generate", "--count", "-1"]),
        "numpre: --count cannot be \"-1\"; expected a whole number, 0 or more\n\
         For more information, see numpre generate --help\n"
    );
    assert_eq!(
        message(&["generate", "--rank", "9"]),
        "numpre: --rank cannot be \"9\"; \
         expected 1 to 8, a range such as 2..4, or easy, medium, hard or extreme\n\
         For more information, see numpre generate --help\n"
    );
    assert_eq!(
        message(&["--lang", "ja", "generate", "--rank", "-1"]),
        "numpre: --rankに「-1」は使えません。1～8、2..4のような範囲、またはeasy・medium・hard・extremeを指定してください\n詳しくはnumpre generate --help\n"
    );
    assert!(
        message(&["solve", "--threads", "0", INKALA])
            .contains("expected a whole number from 1 to 1024\n")
    );
}

#[test]
fn mistakes_are_reported_in_japanese_too() {
    let message = |arguments: &[&str]| numpre(&[&["--lang", "ja"], arguments].concat()).err;
    assert_eq!(
        message(&["solve", "--strct"]),
        "numpre: --strctというオプションはありません。numpre solve --helpにあるものを指定してください（もしかして：--strict）\n"
    );
    assert!(message(&["sovle"]).contains("「sovle」というコマンドはありません"));
    assert!(message(&["convert"]).starts_with("numpre: --toがありません。line-81、"));
    assert!(
        message(&["solve", "--engine", "x"])
            .contains("--engineに「x」は使えません。naive、cell-list")
    );
    assert!(
        message(&["solve", "--limit", "1"])
            .contains("--limitに「1」は使えません。2以上の整数を指定してください")
    );
}

/// Runs every command in a locale without UTF-8.
#[test]
fn a_plain_locale_gets_plain_letters() {
    let folder = Folder::new();
    folder.file("in.txt", format!("{SAMPLE}\n{INKALA}\n{IMPOSSIBLE}\n12\n{SEVERAL}\n"));
    folder.file("pairs.txt", format!("{SAMPLE} {SAMPLE_ANSWER}\n{SAMPLE} {INKALA_ANSWER}\n"));
    let plain = |line: &str| {
        let mut command = command(&line.split(' ').collect::<Vec<_>>());
        let output = command
            .env("LC_ALL", "C")
            .current_dir(folder.path("."))
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let ran = Ran::from(output);
        assert!(ran.code.is_some_and(|code| code <= 2), "{line}: {ran:?}");
        assert!(ran.out.is_ascii() && ran.err.is_ascii(), "{line}: {ran:?}");
    };
    for output in ["grid", "line", "json", "csv"] {
        for line in [
            "solve --stats --limit 9 in.txt",
            "check in.txt",
            "verify pairs.txt",
            "rate in.txt",
            "explain --check in.txt",
            "hint --level what in.txt",
            "hint in.txt",
            "generate -s 7 -n 2",
            "generate -s 7 --clues 17 --max-tries 2",
            "grid -s 7 -n 2",
            "hypothesis in.txt",
            "bench -j 1 --calls 1000 --seconds 0.5 in.txt",
        ] {
            plain(&format!("{line} --output {output}"));
        }
    }
    let long = "1".repeat(200);
    for line in [
        "--help",
        "help",
        "man",
        "convert --to candidates in.txt",
        "convert --to csv --canonical in.txt",
    ] {
        plain(line);
    }
    for line in [
        "sovle",
        "solve nowhere.txt",
        "solve --rank 3",
        "solve --threads 0",
        &format!("solve {long}"),
    ] {
        plain(line);
    }
    for command in
        ["solve", "verify", "rate", "hint", "generate", "convert", "bench", "completions", "help"]
    {
        plain(&format!("help {command}"));
        plain(&format!("man {command}"));
        plain(&format!("{command} -h"));
    }
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        plain(&format!("completions {shell}"));
    }
}

#[test]
fn errors_of_the_system_are_reported_in_our_words() {
    let folder = Folder::new();
    for (lang, missing) in
        [("en", "no such file or folder"), ("ja", "そのようなファイルやフォルダーはありません")]
    {
        let message = |arguments: &[&str]| {
            let ran = folder.numpre(&[arguments, &["--lang", lang]].concat());
            assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
            assert!(
                !ran.err.contains("os error") && ran.err.starts_with("numpre: no/such/"),
                "{ran:?}"
            );
            assert!(ran.err.contains(missing), "{ran:?}");
        };
        #[cfg(feature = "plot")]
        message(&[
            "bench",
            "-j",
            "1",
            "-e",
            "fast",
            "--plot",
            "no/such/folder.svg",
            "-o",
            "out.txt",
            INKALA,
        ]);
        message(&["hypothesis", "--journal", "no/such/journal.txt", INKALA]);
    }
}
