//! Shortcuts: no command, other names of commands and options, `--json`, `--quiet`, environment
//! variables.

use crate::run::*;
use std::process::Stdio;

#[test]
fn without_a_command_puzzles_are_solved() {
    let folder = Folder::new();
    folder.file("puzzles.txt", format!("{INKALA}\n{SAMPLE}\n"));
    folder.file("solved", format!("{SAMPLE}\n"));
    let answers = format!("{INKALA_ANSWER}\n{SAMPLE_ANSWER}\n");
    folder.numpre(&[INKALA]).expect(0, &format!("{INKALA_ANSWER}\n"), "");
    folder.numpre(&["puzzles.txt"]).expect(0, &answers, "");
    folder.numpre(&["solved"]).expect(0, &format!("{SAMPLE_ANSWER}\n"), "");
    folder.numpre(&["."]).expect(0, &answers, "");
    fed(&["-"], format!("{INKALA}\n")).expect(0, &format!("{INKALA_ANSWER}\n"), "");
    // Common options and options of `solve` may come before or after the input.
    let json =
        folder.numpre(&["solve", "--output", "json", "--limit", "5", "puzzles.txt", SAMPLE]).out;
    for line in [
        ["--json", "--limit", "5", "puzzles.txt", SAMPLE],
        ["--limit=5", "--json", "puzzles.txt", SAMPLE, "-q"],
        ["puzzles.txt", SAMPLE, "--limit", "5", "--json"],
    ] {
        folder.numpre(&line).expect(0, &json, "");
    }
    let dashed = INKALA.replace('.', "-").replacen('8', "-", 1);
    folder.numpre(&[&dashed]).expect(1, "multiple\n", "");
    folder.numpre(&["--lang", "ja", &dashed, INKALA]).expect(
        1,
        &format!("multiple\n{INKALA_ANSWER}\n"),
        "",
    );
}

#[test]
fn without_a_command_mistakes_are_reported_as_of_solve() {
    let folder = Folder::new();
    folder.file("puzzles.txt", format!("{INKALA}\n"));
    folder.numpre(&["nowhere.txt"]).expect(
        2,
        "",
        "nowhere.txt: no such file; expected a puzzle of 81 cells, or a file of puzzles\n",
    );
    let ran = folder.numpre(&[&INKALA[..80]]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), "invalid\n"));
    assert!(ran.err.contains("80 cells; expected 81"), "{ran:?}");
    let ran = folder.numpre(&["puzzles.txt", "--limti", "5"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("--limti") && ran.err.contains("numpre solve --help"), "{ran:?}");
    // The name of a command is always a command, even if a file has that name.
    folder.file("rate", format!("{INKALA}\n"));
    folder.numpre(&["rate", "rate"]).expect(0, &format!("{INKALA} 8\n"), "");
}

#[test]
fn a_word_that_is_not_a_command_leads_to_one() {
    for (word, command) in [
        ("count", "check --limit N"),
        ("print", "draw"),
        ("shuffle", "convert --shuffle"),
        ("Export", "convert --to"),
        ("play", "serve"),
        ("next", "hint"),
        ("VALIDATE", "check"),
    ] {
        for (lang, asks) in [("en", "did you mean "), ("ja", "もしかして：")] {
            let ran = numpre(&[word, "--lang", lang]);
            assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{word}");
            assert!(ran.err.contains(&format!("{asks}{command}")), "{word}: {}", ran.err);
        }
    }
    let ran = numpre(&["xyzzy"]);
    assert!(ran.err.starts_with(
        "numpre: unknown command \"xyzzy\"; expected a puzzle, a file, or one of solve, "
    ));
}

#[test]
fn commands_have_other_names() {
    let made = numpre(&["generate", "-s", "7", "-n", "2"]);
    assert_eq!(made.code, Some(0));
    for name in ["create", "new", "make"] {
        numpre(&[name, "-s", "7", "-n", "2"]).expect(0, &made.out, "");
    }
    for name in ["rank", "grade"] {
        numpre(&[name, INKALA]).expect(0, &format!("{INKALA} 8\n"), "");
    }
    assert_eq!(numpre(&["version"]).out, numpre(&["--version"]).out);
    assert_eq!(numpre(&["version"]).code, Some(0));
}

#[test]
fn options_have_other_names() {
    let json = numpre(&["solve", "--output", "json", "--threads", "2", INKALA]).out;
    for options in [
        &["--json"][..],
        &["-f", "json"],
        &["--format=json", "--jobs", "2"],
        &["--json", "-O", "json"],
    ] {
        numpre(&[&["solve", INKALA], options].concat()).expect(0, &json, "");
        numpre(&[options, &["solve", INKALA]].concat()).expect(0, &json, "");
    }
    for line in [["--json", "solve", "--output", "csv"], ["-Ocsv", "solve", "--json", "-q"]] {
        let ran = numpre(&[&line[..], &[INKALA]].concat());
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
        assert!(ran.err.contains("--json and --output cannot be used together"), "{ran:?}");
    }
    // `--format` of `convert` is the format to write.
    for option in ["--to", "--format", "-f"] {
        numpre(&["convert", option, "sdm", SAMPLE]).expect(0, &format!("{SAMPLE}\n"), "");
    }
    let ranks = |ranks: &str| numpre(&["generate", "-s", "7", "-n", "3", "--rank", ranks]).out;
    let hard = numpre(&["generate", "-s", "7", "-n", "3", "--difficulty", "hard"]).out;
    assert_eq!([ranks("hard"), ranks("Hard")], [hard.clone(), hard]);
    let ran = numpre(&["generate", "--rank", "eazy"]);
    assert!(
        ran.err.contains("expected 1 to 8, a range such as 2..4, or easy, medium, hard or extreme"),
        "{ran:?}"
    );
}

#[test]
fn quiet_leaves_errors_and_nothing_else() {
    let doubtful = format!("{}\n", SAMPLE.replacen('.', "x ", 1));
    let input = format!("{INKALA}\n{doubtful}12\n");
    for command in [
        &["solve"][..],
        &["check"],
        &["rate"],
        &["explain"],
        &["hint"],
        &["convert", "--to", "sdm"],
    ] {
        let loud = fed(command, &input);
        let quiet = fed(&[command, &["-q"]].concat(), &input);
        assert_eq!((quiet.code, &quiet.out), (loud.code, &loud.out), "{command:?}");
        let errors: Vec<&str> =
            loud.err.lines().filter(|line| !line.contains("warning: ")).collect();
        assert_eq!(quiet.err.lines().collect::<Vec<_>>(), errors, "{command:?}");
    }
    // `--quiet` also drops the sums at the end and the random seed.
    let lost = numpre(&["convert", "--to", "line-81", &format!("+4{}", ".".repeat(80))]);
    assert!(lost.err.starts_with("warning: "), "{lost:?}");
    numpre(&["convert", "--quiet", "--to", "line-81", &format!("+4{}", ".".repeat(80))])
        .expect(0, &lost.out, "");
    for command in ["grid", "generate"] {
        assert_eq!(numpre(&[command, "-q"]).err, "");
    }
    // The exit codes stay the same, and errors are still reported.
    assert_eq!(numpre(&["-q", "check", SEVERAL]).code, Some(1));
    assert_eq!(numpre(&["-q", "solve", "nowhere.txt"]).err.lines().count(), 1);
}

#[test]
fn the_environment_asks_for_colours() {
    let is_coloured = |variables: &[(&str, &str)], options: &[&str]| {
        let mut command = command(&[&["solve", INKALA, "-O", "grid"], options].concat());
        let ran: Ran =
            command.envs(variables.iter().copied()).stdin(Stdio::null()).output().unwrap().into();
        assert_eq!(ran.code, Some(0));
        ran.out.contains('\u{1b}')
    };
    // No stream is a terminal here.
    for (variables, expected) in [
        (&[][..], false),
        (&[("FORCE_COLOR", "1")], true),
        (&[("FORCE_COLOR", "true")], true),
        (&[("CLICOLOR_FORCE", "1")], true),
        (&[("FORCE_COLOR", "0")], false),
        (&[("CLICOLOR_FORCE", "0")], false),
        (&[("FORCE_COLOR", "")], false),
        (&[("FORCE_COLOR", "1"), ("TERM", "dumb")], true),
        (&[("FORCE_COLOR", "1"), ("CLICOLOR", "0")], true),
        (&[("FORCE_COLOR", "1"), ("NO_COLOR", "1")], false),
        (&[("FORCE_COLOR", "1"), ("NO_COLOR", "")], true),
        (&[("CLICOLOR", "1")], false),
    ] {
        assert_eq!(is_coloured(variables, &[]), expected, "{variables:?}");
    }
    assert!(is_coloured(&[("NO_COLOR", "1")], &["--color", "always"]));
    assert!(!is_coloured(&[("FORCE_COLOR", "1")], &["--color", "never"]));
}

#[test]
fn the_environment_asks_for_a_language() {
    let message = |variables: &[(&str, &str)], options: &[&str]| -> Ran {
        let mut command = command(&[&["check", SEVERAL, "-O", "grid"], options].concat());
        command.envs(variables.iter().copied()).stdin(Stdio::null()).output().unwrap().into()
    };
    let is_japanese = |variables: &[(&str, &str)], options: &[&str]| {
        let ran = message(variables, options);
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{variables:?}");
        !ran.out.contains("multiple solutions")
    };
    assert!(is_japanese(&[("NUMPRE_LANG", "ja")], &[]));
    assert!(is_japanese(&[("NUMPRE_LANG", "ja_JP.UTF-8"), ("LC_ALL", "en_GB.UTF-8")], &[]));
    assert!(!is_japanese(&[("NUMPRE_LANG", "en"), ("LC_ALL", "ja_JP.UTF-8")], &[]));
    assert!(is_japanese(&[("NUMPRE_LANG", ""), ("LC_ALL", "ja_JP.UTF-8")], &[]));
    assert!(!is_japanese(&[("NUMPRE_LANG", "ja")], &["--lang", "en"]));
    assert!(!is_japanese(&[("NUMPRE_LANG", "xx")], &["--lang", "en"]));
    message(&[("NUMPRE_LANG", "xx")], &[]).expect(
        2,
        "",
        "numpre: NUMPRE_LANG cannot be \"xx\"; expected one of en, ja\n",
    );
    // Help and messages about mistakes follow the variable too.
    let mut help = command(&["--help"]);
    let help: Ran = help.env("NUMPRE_LANG", "ja").output().unwrap().into();
    assert_eq!(help.out, numpre(&["--help", "--lang", "ja"]).out);
}
