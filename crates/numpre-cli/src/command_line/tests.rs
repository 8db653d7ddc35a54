//! What users are told of mistakes in the command line.

use super::*;
use crate::args::takes_a_name;
use crate::commands::command;

/// What only programmers understand.
const PHRASES: [&str; 12] = [
    "invalid digit",
    "non-zero type",
    "number would be",
    "cannot parse",
    "too large to fit",
    "too small to fit",
    "is not in ",
    "os error",
    "invalid value",
    "unexpected argument",
    "float literal",
    "error:",
];

fn told(line: &[&str]) -> Option<String> {
    let arguments: Vec<OsString> =
        [&["numpre"], line].concat().into_iter().map(OsString::from).collect();
    match parse(&arguments) {
        Ok(_) => None,
        Err(Stop::Mistake(text)) => Some(text),
        Err(Stop::Shown(shown)) => panic!("{line:?}: {shown}"),
    }
}

/// Fails unless the mistake is told as it should be in both languages.
#[track_caller]
fn is_told(line: &[&str], what: &[&str]) {
    for (lang, expected) in [("en", "expected "), ("ja", "指定して")] {
        let text = told(&[line, &["--lang", lang]].concat())
            .unwrap_or_else(|| panic!("{line:?} is taken"));
        assert!(text.contains(expected), "{line:?}: {text}");
        for phrase in PHRASES {
            assert!(!text.contains(phrase), "{line:?}: {text}");
        }
        for word in what {
            assert!(text.contains(word), "{line:?}: {text}");
        }
        if lang == "ja" {
            assert!(text.contains("ません") || text.contains("必要です"), "{line:?}: {text}");
        }
    }
}

/// What no option of a number, a range or a choice takes.
const BAD: [&str; 10] = [
    "-1",
    "-0.5",
    "x",
    "nan",
    "inf",
    "99999999999999999999999",
    "1..2..3",
    "３・５",
    "not-a-choice",
    "-1..3",
];

#[test]
fn every_option_says_what_it_takes() {
    let (command, mut options) = (command(), 0);
    for sub in command.get_subcommands() {
        let own = sub.get_arguments().chain(command.get_arguments());
        for option in
            own.filter(|option| option.get_action().takes_values() && !takes_a_name(option))
        {
            let Some(long) = option.get_long() else { continue };
            let option = format!("--{long}");
            for bad in BAD {
                is_told(&[sub.get_name(), &option, bad], &[&option, bad]);
            }
            is_told(&[sub.get_name(), &format!("{option}=x")], &[&option, "x"]);
            is_told(&[sub.get_name(), &format!("{option}=")], &[&option]);
            options += 1;
        }
    }
    assert!(options > 60, "{options}");
}

#[test]
fn every_option_says_that_its_value_is_missing() {
    let (command, texts) =
        (command(), ["en", "ja"].map(|code| Texts::new(&Language::find(code).unwrap())));
    for sub in command.get_subcommands() {
        for option in sub.get_arguments().filter(|option| option.get_action().takes_values()) {
            let Some(long) = option.get_long() else { continue };
            let said =
                [("needs a value; expected ", "expected a value"), ("値が必要です", "。値を")];
            for (texts, (expected, says_nothing)) in texts.iter().zip(said) {
                let lang = format!("--lang={}", texts.language().code());
                let text = told(&[sub.get_name(), &lang, &format!("--{long}")]);
                // Some take anything, but something.
                let text = text.unwrap_or_else(|| panic!("{long}"));
                assert!(
                    text.starts_with(&format!("--{long}")) && text.contains(expected),
                    "{text}"
                );
                assert!(!text.contains(says_nothing), "{long} does not say what: {text}");
            }
        }
    }
}

#[test]
fn other_mistakes_say_what_was_expected() {
    is_told(&["sovle"], &["sovle", "solve", "check"]);
    is_told(&["solve", "--outptu", "json"], &["--outptu", "--output", "numpre solve --help"]);
    is_told(&["solve", "-Z"], &["-Z", "numpre solve --help"]);
    is_told(&["grid", "12"], &["12"]);
    is_told(&["convert"], &["--to", "line-81"]);
    is_told(&["convert", "--to", "sdm", "--canonical", "--shuffle"], &["--canonical", "--shuffle"]);
    is_told(&["convert", "--to", "sdm", "--seed", "7"], &["--shuffle"]);
    is_told(&["generate", "--rank", "3", "--difficulty", "easy"], &["--rank", "--difficulty"]);
    is_told(&["solve", "--strict=yes"], &["--strict", "yes"]);
    is_told(&["completions"], &["SHELL", "bash"]);
    is_told(&["completions", "tcsh"], &["SHELL", "tcsh", "bash"]);
    is_told(&["man", "sovle"], &["COMMAND", "sovle"]);
    is_told(&["generate", "--rank", "9"], &["9"]);
}

#[test]
fn the_last_of_several_counts() {
    let lang = |line: &[&str]| {
        let arguments: Vec<OsString> = line.iter().map(OsString::from).collect();
        parse(&arguments)
            .ok()
            .and_then(|parsed| parsed.global.lang)
            .map(|language| language.code().to_owned())
    };
    assert_eq!(
        lang(&["numpre", "solve", "--lang", "ja", "--lang", "en", "--strict", "--strict"]),
        Some("en".to_owned())
    );
    assert_eq!(lang(&["numpre", "--lang", "ja", "solve", "--lang", "en"]), Some("en".to_owned()));
    assert_eq!(lang(&["numpre", "--lang", "ja", "--lang", "en", "solve"]), Some("en".to_owned()));
    assert!(
        told(&["sovle", "--lang", "ja", "--lang", "en"])
            .is_some_and(|text| text.contains("expected"))
    );
}
