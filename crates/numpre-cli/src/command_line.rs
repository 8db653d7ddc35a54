//! The reading of the command line. The result is the options, or the reason why nothing is run.

use crate::args::{Global, Misuse, as_typed, displayed, matches, message, misused};
use crate::input::is_input;
use crate::run::Recipe;
use crate::{commands, language};
use clap::ArgMatches;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use numpre_text::{Language, Texts};
use std::ffi::{OsStr, OsString};

/// A command line that was read.
pub struct Parsed {
    /// The subcommand.
    pub row: &'static commands::Row,
    /// The options that all subcommands share.
    pub global: Global,
    /// The options of the subcommand.
    pub matches: ArgMatches,
}

/// The ids of the options that do not affect the results.
const NOT_OF_RESULTS: [&str; 9] =
    ["inputs", "output", "json", "out", "keep_partial", "lang", "threads", "color", "quiet"];

impl Parsed {
    /// Returns the subcommand and the options that were given, to record in a file how it was
    /// made.
    pub fn recipe(&self) -> Recipe {
        let is_given = |id: &str| self.matches.value_source(id) == Some(ValueSource::CommandLine);
        // Groups of options have the names of structures.
        let is_option = |id: &str| !id.starts_with(char::is_uppercase);
        let counts = |id: &str| is_option(id) && !NOT_OF_RESULTS.contains(&id) && is_given(id);
        let mut ids: Vec<&str> =
            self.matches.ids().map(clap::Id::as_str).filter(|id| counts(id)).collect();
        // The same options in another order are the same recipe.
        ids.sort_unstable();
        let value = |id: &str| {
            let values = self.matches.try_get_raw(id).ok().flatten()?;
            let values = values.map(|value| value.to_string_lossy().into_owned());
            Some((id.replace('_', "-"), values.collect::<Vec<_>>().join(" ")))
        };
        Recipe::new(self.row.name, ids.into_iter().filter_map(value).collect())
    }
}

/// The reason why nothing is run.
pub enum Stop {
    /// The user asked for help or the version. This is its text.
    Shown(clap::Error),
    /// There is a mistake in the command line. This is the message, in the user's language.
    Mistake(String),
}

/// Reads the command line.
///
/// # Errors
/// Returns the help or version that was asked for, or the message about a mistake.
pub fn parse(arguments: &[OsString]) -> Result<Parsed, Stop> {
    let parsed = read_or_solve(arguments)?;
    match misuse(&parsed) {
        None => Ok(parsed),
        Some(misuse) => {
            let texts = Texts::new(&parsed.global.lang.unwrap_or_else(language::of_environment));
            Err(Stop::Mistake(misused(&misuse, parsed.row.name, &texts)))
        }
    }
}

/// Reads the command line. If there is no command, puzzles and files are read as inputs of `solve`.
fn read_or_solve(arguments: &[OsString]) -> Result<Parsed, Stop> {
    let error = match read(arguments) {
        Ok(parsed) => return Ok(parsed),
        Err(error) => error,
    };
    let word = match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(word)) => as_typed(word),
        _ => "",
    };
    if word == "version" {
        let asked = [OsString::from("numpre"), OsString::from("--version")];
        return read(&asked).map_err(|error| stop(error, &asked));
    }
    if matches!(error.kind(), ErrorKind::InvalidSubcommand | ErrorKind::UnknownArgument)
        && !has_command(arguments)
    {
        let completed = with_solve(arguments);
        match read(&completed) {
            Ok(parsed) if first_input(&parsed).is_some_and(is_input) => return Ok(parsed),
            Err(error) if is_input(OsStr::new(word)) => return Err(stop(error, &completed)),
            _ => {}
        }
    }
    Err(stop(error, arguments))
}

fn read(arguments: &[OsString]) -> Result<Parsed, clap::Error> {
    let matches = matches(commands::command, arguments)?;
    let global = Global::read(matches.subcommand().map_or(&matches, |(_, matches)| matches))?;
    let (name, matches) =
        matches.subcommand().ok_or_else(|| clap::Error::new(ErrorKind::MissingSubcommand))?;
    let row = commands::ALL.iter().find(|row| row.name == name);
    let row = row.ok_or_else(|| clap::Error::new(ErrorKind::InvalidSubcommand))?;
    Ok(Parsed { row, global, matches: matches.clone() })
}

/// Returns whether any argument is the name of a command.
fn has_command(arguments: &[OsString]) -> bool {
    let command = commands::command();
    arguments.iter().skip(1).any(|argument| command.find_subcommand(argument).is_some())
}

/// Returns `numpre puzzles.txt` as `numpre solve puzzles.txt`.
fn with_solve(arguments: &[OsString]) -> Vec<OsString> {
    let mut completed = arguments.to_vec();
    completed.insert(1.min(completed.len()), "solve".into());
    completed
}

/// Returns the first input of `solve`: a puzzle, a file or a folder.
fn first_input(parsed: &Parsed) -> Option<&OsStr> {
    parsed.matches.get_many::<OsString>("inputs")?.next().map(OsString::as_os_str)
}

/// Returns the mistake if an option is given that the subcommand does not use, or that needs
/// another option which is missing.
fn misuse(parsed: &Parsed) -> Option<Misuse> {
    let is_given = |id: &str| parsed.matches.value_source(id) == Some(ValueSource::CommandLine);
    let unused = parsed.row.unused.iter().find(|id| is_given(id)).map(|id| Misuse::Unused(id));
    let needs = parsed.row.needs.iter().find(|(id, needed)| is_given(id) && !is_given(needed));
    unused.or_else(|| needs.map(|(id, needed)| Misuse::Needs(id, needed)))
}

/// Returns the text that answers an error of clap, in the language of the arguments or the
/// environment.
fn stop(error: clap::Error, arguments: &[OsString]) -> Stop {
    let texts = Texts::new(&wanted_language(arguments));
    match error.kind() {
        ErrorKind::DisplayVersion => Stop::Shown(error),
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Stop::Shown(
                displayed(commands::command(), &texts)
                    .try_get_matches_from(arguments)
                    .err()
                    .unwrap_or(error),
            )
        }
        _ => {
            let mut command = commands::command();
            command.build();
            Stop::Mistake(message(&error, &command, arguments, &texts))
        }
    }
}

/// Returns the language of `--lang`, or else of the environment. The option is searched in the
/// arguments directly, because clap could not read the command line.
fn wanted_language(arguments: &[OsString]) -> Language {
    let written: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let after = |place: usize| written.get(place + 1).copied();
    let asked = written.iter().enumerate().filter_map(|(place, argument)| {
        match argument.strip_prefix("--lang")? {
            "" => after(place),
            rest => rest.strip_prefix('='),
        }
    });
    // The last `--lang` with a known language counts.
    asked.filter_map(language::find).next_back().unwrap_or_else(language::of_environment)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::takes_a_name;
    use crate::commands::command;

    /// Phrases that only programmers understand.
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

    fn mistake(line: &[&str]) -> Option<String> {
        let arguments: Vec<OsString> =
            [&["numpre"], line].concat().into_iter().map(OsString::from).collect();
        match parse(&arguments) {
            Ok(_) => None,
            Err(Stop::Mistake(text)) => Some(text),
            Err(Stop::Shown(shown)) => panic!("{line:?}: {shown}"),
        }
    }

    /// Fails unless the message about a mistake contains `words` and is well-formed in both
    /// languages.
    #[track_caller]
    fn reports(line: &[&str], words: &[&str]) {
        for (lang, expected) in [("en", "expected "), ("ja", "指定して")] {
            let text = mistake(&[line, &["--lang", lang]].concat())
                .unwrap_or_else(|| panic!("{line:?} is taken"));
            assert!(text.contains(expected), "{line:?}: {text}");
            for phrase in PHRASES {
                assert!(!text.contains(phrase), "{line:?}: {text}");
            }
            for word in words {
                assert!(text.contains(word), "{line:?}: {text}");
            }
            if lang == "ja" {
                assert!(text.contains("ません") || text.contains("必要です"), "{line:?}: {text}");
            }
        }
    }

    /// Values that an option with a number, a range or a choice never accepts.
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
                    reports(&[sub.get_name(), &option, bad], &[&option, bad]);
                }
                reports(&[sub.get_name(), &format!("{option}=x")], &[&option, "x"]);
                reports(&[sub.get_name(), &format!("{option}=")], &[&option]);
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
                    let text = mistake(&[sub.get_name(), &lang, &format!("--{long}")]);
                    // Some options accept any text that is not empty.
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
        reports(&["sovle"], &["sovle", "solve", "check"]);
        reports(&["solve", "--outptu", "json"], &["--outptu", "--output", "numpre solve --help"]);
        reports(&["solve", "-Z"], &["-Z", "numpre solve --help"]);
        reports(&["grid", "12"], &["12"]);
        reports(&["convert"], &["--to", "line-81"]);
        reports(
            &["convert", "--to", "sdm", "--canonical", "--shuffle"],
            &["--canonical", "--shuffle"],
        );
        reports(&["convert", "--to", "sdm", "--seed", "7"], &["--shuffle"]);
        reports(&["generate", "--rank", "3", "--difficulty", "easy"], &["--rank", "--difficulty"]);
        reports(&["solve", "--strict=yes"], &["--strict", "yes"]);
        reports(&["completions"], &["SHELL", "bash"]);
        reports(&["completions", "tcsh"], &["SHELL", "tcsh", "bash"]);
        reports(&["man", "sovle"], &["COMMAND", "sovle"]);
        reports(&["generate", "--rank", "9"], &["9"]);
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
        assert_eq!(
            lang(&["numpre", "--lang", "ja", "solve", "--lang", "en"]),
            Some("en".to_owned())
        );
        assert_eq!(
            lang(&["numpre", "--lang", "ja", "--lang", "en", "solve"]),
            Some("en".to_owned())
        );
        assert!(
            mistake(&["sovle", "--lang", "ja", "--lang", "en"])
                .is_some_and(|text| text.contains("expected"))
        );
    }
}
