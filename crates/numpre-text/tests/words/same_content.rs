//! Tests that both languages say the same.

use crate::texts::{Texts, none, texts};
use std::collections::BTreeSet;

/// Returns the messages of both languages: the name, and all forms in English and in Japanese as
/// one text each.
fn pairs() -> Vec<(String, String, String)> {
    let (english, japanese) = (texts("en"), texts("ja"));
    let whole =
        |texts: &Texts, name: &str| texts.get(name).map_or(String::new(), |forms| forms.join("\n"));
    english
        .keys()
        .map(|name| (name.clone(), whole(&english, name), whole(&japanese, name)))
        .collect()
}

/// The phrases with which Japanese says what was expected.
const EXPECTED: [&str; 2] = ["必要です", "ください"];

/// Returns whether a message is exempt: it says what to do without an error in the input, or it
/// states a rule of the game instead of an expected value.
fn asks_for_no_value(name: &str) -> bool {
    let begins = [
        "hint-",
        "help-",
        "play-",
        "learn-",
        "link-",
        "page-",
        "picture-",
        "engine-",
        "books-",
        "check-nothing",
    ];
    begins.iter().any(|begin| name.starts_with(begin))
        || ["program-error", "remark-clashes", "serve-not-opened"].contains(&name)
}

#[test]
fn an_error_says_what_was_expected_in_both_languages() {
    let says = |text: &str| EXPECTED.iter().any(|end| text.contains(end));
    let mut found = Vec::new();
    let mut expectations = 0;
    for (name, english, japanese) in
        pairs().into_iter().filter(|(name, ..)| !asks_for_no_value(name))
    {
        let is_expected = english.contains("expected");
        expectations += usize::from(is_expected);
        if is_expected != says(&japanese) {
            found.push(format!("{name}: {english} | {japanese}"));
        }
    }
    assert!(expectations > 100, "{expectations}");
    none(found);
}

/// An error without an expectation would not help the user to correct it.
#[test]
fn an_input_error_says_what_was_expected() {
    let begins = [
        "error-",
        "refusal-",
        "mistake-",
        "warning-",
        "sheet-file-",
        "draw-no",
        "journal-",
        "fill-needs",
        "peer-",
    ];
    // Exempt: additions of the command line to an error, messages around another error that says
    // it, and errors that a user cannot correct.
    let free = [
        "mistake-suggestion",
        "mistake-see-help",
        "error-neither",
        "error-no-pattern",
        "sheet-file-make",
        "warning-unread-words",
    ];
    let of_hints = ["mistake-where", "mistake-what", "mistake-somewhere"];
    let is_error = |name: &str| begins.iter().any(|begin| name.starts_with(begin));
    let found = pairs().into_iter().filter(|(name, english, _)| {
        let name = name.as_str();
        is_error(name)
            && !free.contains(&name)
            && !of_hints.contains(&name)
            && !english.contains("expected")
    });
    none(found.map(|row| format!("{row:?}")).collect());
}

/// Returns options, values in capitals, endings of file names, and numbers from three on. One and
/// two are often words.
fn names(text: &str) -> BTreeSet<String> {
    // Hyphens separate words; two of them begin an option.
    let text = text.replace("--", "§");
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || "§_.,".contains(letter);
    let words =
        text.split(|letter: char| !is_part(letter)).map(|word| word.trim_end_matches(['.', ',']));
    let is_name = |word: &&str| {
        let number = word.replace(',', "");
        let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        let is_capital =
            word.len() > 2 && word.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_');
        let is_end = word.starts_with('.') && word.len() > 3;
        is_capital
            || is_end
            || word.starts_with('§')
            || (is_number && !["1", "2"].contains(&&*number))
    };
    words.filter(is_name).map(str::to_owned).collect()
}

/// Messages whose names and numbers may differ between the languages, and why.
const DIFFERENT: &[(&str, &str)] = &[
    ("rank-6", "the 1999 page calls two ranks 難しい; a number distinguishes them"),
    ("written-in", "says whether a plain terminal can show the language"),
    ("help-layout", "the same of lines"),
    ("rule-quadruple", "a number in Japanese"),
    ("play-rank-needs-5", "triples and quads have numbers in Japanese"),
    ("play-rank-needs-6", "the same"),
    ("home-needs-5", "the same"),
    ("home-needs-6", "the same"),
    ("export-nine-lines", "the same"),
    ("check-format-nine-lines", "the same"),
    ("print-paper-b5", "in Japan a B5 is that of JIS"),
    ("print-paper-b6", "the same"),
    ("print-sheet-b4", "the same"),
    ("print-sheet-b5", "the same"),
    ("photo-file-too-large", "Japanese counts in units of ten thousand"),
    ("photo-too-large", "the same"),
    ("play-symmetry-rotate", "a quarter turn is one of 90 degrees"),
];

#[test]
fn the_same_options_files_and_numbers_are_named() {
    let is_free = |name: &str| {
        DIFFERENT.iter().any(|(free, _)| *free == name)
            || name.starts_with("technique-")
            || name.starts_with("man-")
    };
    let differs = |(name, english, japanese): &(String, String, String)| {
        !is_free(name) && names(english) != names(japanese)
    };
    let found = pairs().into_iter().filter(differs);
    none(
        found
            .map(|(name, en, ja)| format!("{name}: {:?} {:?}: {en} | {ja}", names(&en), names(&ja)))
            .collect(),
    );
}

/// A part in parentheses or a last sentence is easily left out of a translation. No language may be
/// more than twice as long as the other.
#[test]
fn no_language_says_much_less() {
    // A Japanese character says about as much as two and a half ASCII characters.
    let weight = |text: &str| {
        text.chars().map(|letter| if letter.is_ascii() { 2 } else { 5 }).sum::<usize>()
    };
    let mut found = Vec::new();
    for (name, english, japanese) in pairs() {
        let (one, other) = (
            weight(english.lines().last().unwrap_or_default()),
            weight(japanese.lines().last().unwrap_or_default()),
        );
        if one.max(other) > 120 && (one > 2 * other || other > 2 * one) {
            found.push(format!("{name}: {one} {other}: {english} | {japanese}"));
        }
    }
    none(found);
}
