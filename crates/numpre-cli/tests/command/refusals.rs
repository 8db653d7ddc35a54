//! Options that a command does not use, that need another option, or that ask for something that
//! the output has no place for.

use crate::run::*;

/// Common options, and the commands that do not use them.
const UNUSED: [(&str, &[&str], &[&str]); 3] = [
    (
        "--output",
        &["--output", "json"],
        &["draw", "convert", "serve", "man", "completions", "help"],
    ),
    ("--threads", &["-j", "2"], &["serve", "man", "completions", "help"]),
    ("--keep-partial", &["--keep-partial"], &["dataset", "serve", "man", "completions", "help"]),
];

/// Returns a command with the arguments that it needs.
fn with_needed(command: &str) -> Vec<&str> {
    match command {
        "convert" => vec!["convert", "--to", "sdm", INKALA],
        "dataset" => vec!["dataset", "verify", "nowhere"],
        "draw" => vec!["draw", INKALA],
        "completions" => vec!["completions", "bash"],
        other => vec![other],
    }
}

#[test]
fn help_has_the_options_that_a_command_takes_and_the_others_are_refused() {
    let commands = numpre(&["man"]).out;
    let commands: Vec<&str> = commands
        .lines()
        .filter_map(|line| line.strip_prefix("numpre\\-")?.strip_suffix("(1)"))
        .collect();
    assert!(commands.len() > 12);
    for (option, written, without) in UNUSED {
        for &command in &commands {
            let pages = [
                vec![command, "--help"],
                vec![command, "-h"],
                vec!["help", command],
                vec!["man", command],
            ];
            for page in pages {
                let page = numpre(&page).out.replace('\\', "");
                assert_eq!(
                    !page.contains(option),
                    without.contains(&command),
                    "{command} {option}: {page}"
                );
            }
        }
        for command in without {
            let command = with_needed(command);
            for line in [[&command[..], written].concat(), [written, &command[..]].concat()] {
                let ran = numpre(&line);
                let message = format!(
                    "numpre: numpre {0} takes no {option}; expected it without\n\
                     For more information, see numpre {0} --help\n",
                    command[0]
                );
                ran.expect(2, "", &message);
            }
            let ran = numpre(&[&command[..], written, &["--lang", "ja"]].concat());
            assert!(
                ran.code == Some(2) && ran.err.contains(&format!("に{option}は使えません")),
                "{ran:?}"
            );
        }
    }
    for command in ["bench", "hypothesis"] {
        let ran = numpre(&[command, "--drop-extra", INKALA]);
        assert!(ran.code == Some(2) && ran.err.contains("takes no --drop-extra"), "{ran:?}");
        assert!(!numpre(&[command, "--help"]).out.contains("--drop-extra"));
    }
}

#[test]
fn completions_offer_the_options_that_a_command_takes() {
    let script = numpre(&["completions", "fish"]).out;
    let offers = |command: &str, option: &str| {
        let (of, long) = (format!("using_subcommand {command}\""), format!(" -l {}", &option[2..]));
        script.lines().any(|line| line.contains(&of) && line.contains(&long))
    };
    for (option, _, without) in UNUSED {
        for command in
            ["solve", "draw", "convert", "serve", "man", "completions", "help", "generate"]
        {
            assert_eq!(offers(command, option), !without.contains(&command), "{command} {option}");
        }
    }
    assert!(offers("man", "--lang") && offers("serve", "--port"));
    // Every option that is offered is in the help, and is accepted.
    let folder = Folder::new();
    let commands = numpre(&["man"]).out;
    let commands: Vec<&str> = commands
        .lines()
        .filter_map(|line| line.strip_prefix("numpre\\-")?.strip_suffix("(1)"))
        .collect();
    for &command in &commands {
        let help = numpre(&["help", command]).out;
        let in_help: Vec<&str> =
            help.split(|found: char| !found.is_ascii_alphabetic() && found != '-').collect();
        let of = format!("using_subcommand {command}\"");
        let offered: Vec<&str> =
            script.lines().filter(|line| line.contains(&of) && line.contains(" -l ")).collect();
        assert!(offered.len() >= 5, "{command}: {offered:?}");
        for line in offered {
            let (_, option) = line.split_once(" -l ").unwrap();
            let option = format!("--{}", option.split(' ').next().unwrap());
            assert!(in_help.contains(&option.as_str()), "{command} {option}: {help}");
            // `serve` would run until a signal ends it.
            if command == "serve" {
                continue;
            }
            // If there is a list of values, the first one is used.
            let value =
                line.split_once(" -a \"").and_then(|(_, values)| values.split("\\t").next());
            let value = line.contains("' -r").then_some(value.unwrap_or("1"));
            let line: Vec<&str> =
                with_needed(command).into_iter().chain([option.as_str()]).chain(value).collect();
            let ran = folder.numpre(&line);
            assert!(
                !ran.err.contains("takes no ") && !ran.err.contains("unknown option"),
                "{line:?}: {ran:?}"
            );
        }
    }
}

#[test]
fn an_option_that_needs_another_says_so() {
    let cases: [(&[&str], &str, &str); 4] = [
        (&["rate", "--weight", "one", INKALA], "--weight", "--summary"),
        (&["rate", "--weight", "controlled-bias", INKALA], "--weight", "--summary"),
        (&["explain", "--weight", "one", INKALA], "--weight", "--summary"),
        (&["convert", "--seed", "4", "--to", "sdm", INKALA], "--seed", "--shuffle"),
    ];
    for (line, option, other) in cases {
        let see = format!("see numpre {} --help\n", line[0]);
        let message =
            format!("numpre: {option} needs {other}; expected both\nFor more information, {see}");
        numpre(line).expect(2, "", &message);
        let ran = numpre(&[line, &["--lang", "ja"]].concat());
        let message = format!("numpre: {option}には{other}が必要です。両方を指定してください\n");
        assert!(ran.code == Some(2) && ran.err.starts_with(&message), "{ran:?}");
    }
    numpre(&["convert", "--seed", "4", "--shuffle", "--to", "sdm", "--canonical", INKALA]).expect(
        2,
        "",
        "numpre: --shuffle and --canonical cannot be used together; expected only one of them\n\
         For more information, see numpre convert --help\n",
    );
}

#[test]
fn counts_without_a_place_are_reported() {
    let message = |option: &str| {
        format!(
            "numpre: warning: this output has no place for the counts of {option}; \
             expected --output grid, json or csv\n"
        )
    };
    numpre(&["solve", "--stats", INKALA]).expect(
        0,
        &format!("{INKALA_ANSWER}\n"),
        &message("--stats"),
    );
    numpre(&["solve", "--limit", "9", INKALA]).expect(
        0,
        &format!("{INKALA_ANSWER}\n"),
        &message("--limit"),
    );
    numpre(&["check", "--limit", "5", INKALA]).expect(0, "unique\n", &message("--limit"));
    fed(&["check", "--stats", "--limit", "5"], format!("{INKALA}\n").repeat(3)).expect(
        0,
        &"unique\n".repeat(3),
        &message("--stats"),
    );
    let ran = numpre(&["check", "--limit", "5", "--lang", "ja", INKALA]);
    assert!(
        ran.err.starts_with("numpre: 注意：この出力には--limitで求めた数を書く場所がありません"),
        "{ran:?}"
    );
    for output in ["grid", "json", "csv"] {
        let ran = numpre(&["check", "--stats", "--limit", "5", "--output", output, INKALA]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{output}");
    }
}

#[test]
fn counts_have_no_place_among_boards_of_a_workbook() {
    let folder = Folder::new();
    folder.numpre(&["convert", "--to", "xlsx", INKALA, "--out", "book.xlsx"]).expect(0, "", "");
    for input in ["book.xlsx", INKALA] {
        let ran = folder.numpre(&["solve", "--stats", input, "--out", "out.xlsx"]);
        assert!(
            ran.code == Some(0) && ran.err.contains("no place for the counts of --stats"),
            "{ran:?}"
        );
    }
    // A table has columns for the counts.
    folder.file("in.txt", format!("{INKALA}\n{SAMPLE}\n"));
    folder.numpre(&["solve", "--stats", "in.txt", "--out", "out.xlsx"]).expect(0, "", "");
}

#[test]
fn a_number_beyond_its_limits_is_reported_with_them() {
    let most = "a whole number from 0 to 18,446,744,073,709,551,615";
    let cases: [(&[&str], &str); 9] = [
        (&["generate", "--seed", "18446744073709551616"], most),
        (&["generate", "--start", "18446744073709551616"], most),
        (&["grid", "--count", "18446744073709551616"], most),
        (&["solve", "-j", "1025", INKALA], "a whole number from 1 to 1024"),
        (&["solve", "-j", "0", INKALA], "a whole number from 1 to 1024"),
        (&["serve", "--port", "65536"], "a whole number from 0 to 65535"),
        (&["generate", "--clues", "82"], "17 to 81, or a range such as 24..28"),
        (
            &["bench", "--sample", "18446744073709551616", INKALA],
            "a whole number from 1 to 18,446,744,073,709,551,615",
        ),
        (&["bench", "--sample", "0", INKALA], "a whole number, 1 or more"),
    ];
    for (line, expected) in cases {
        let ran = numpre(line);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{ran:?}");
        assert!(ran.err.contains(&format!("; expected {expected}\n")), "{ran:?}");
    }
    let ran = numpre(&["generate", "--clues", "0"]);
    assert!(ran.code == Some(2) && ran.err.contains("17"), "{ran:?}");
    let made = numpre(&["grid", "--seed", "1", "--count", "20"]).out;
    numpre(&["grid", "--seed", "1", "--count", "20", "-j", "1024"]).expect(0, &made, "");
}

#[test]
fn an_empty_argument_is_reported_as_empty() {
    for empty in ["", " ", "\t"] {
        let message = "an argument is empty; expected a puzzle of 81 cells, or a file of puzzles\n";
        numpre(&["solve", empty]).expect(2, "", message);
        numpre(&["solve", empty, INKALA]).expect(2, &format!("{INKALA_ANSWER}\n"), message);
    }
    let ran = numpre(&["rate", "", "--lang", "ja"]);
    ran.expect(2, "", "空の引数があります。81マスの問題か、問題のファイルを指定してください\n");
}

#[test]
fn a_missing_hint_is_a_word_and_exit_code_1() {
    let none = ["hint", "--technique", "x-wing", INKALA];
    numpre(&none).expect(1, "no-step\n", "");
    let ran = numpre(&[&none[..], &["--output", "grid"]].concat());
    assert!(ran.code == Some(1) && ran.out.contains("There is no such step."), "{ran:?}");
    let ran = numpre(&[&none[..], &["--output", "json"]].concat());
    assert!(ran.code == Some(1) && ran.out.contains(r#""steps":[]"#), "{ran:?}");
    for options in [&["hint"][..], &["hint", "--all"], &["hint", "--level", "where"]] {
        numpre(&[options, &[INKALA_ANSWER]].concat()).expect(1, "solved\n", "");
    }
    // Each input gives one line. The exit code is the worst of all.
    let ran = fed(&["hint"], format!("{SAMPLE_ANSWER}\n{SEVERAL}\n{SAMPLE}\n"));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(
        (ran.code, lines.len(), &lines[..2]),
        (Some(1), 3, &["solved", "multiple"][..]),
        "{ran:?}"
    );
}
