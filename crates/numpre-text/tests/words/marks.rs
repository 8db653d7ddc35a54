//! Tests of punctuation in Japanese texts: full width in prose, and no spaces between Japanese and
//! numbers or Latin words.

use crate::texts::{VALUE, is_japanese, none, texts};

/// Messages laid out in columns, with a key and its function in each line.
const COLUMNS: [&str; 1] = ["step-keys"];

/// The field names of HoDoKu's library format, which contain colons.
const FIELDS: &str = ":type:digits:grid:deleted:eliminations:placements:extra";

/// Returns the characters before and after a place in a text.
fn neighbours(text: &str, place: usize) -> (Option<char>, Option<char>) {
    let after = text[place..].chars().nth(1);
    (text[..place].chars().next_back(), after)
}

/// Returns the Japanese messages that contain one of these signs between wrong neighbours.
fn found(signs: &[char], is_wrong: impl Fn(Option<char>, Option<char>) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for (name, forms) in texts("ja").iter().filter(|(name, _)| !COLUMNS.contains(&name.as_str())) {
        for form in forms {
            let form = without_place(form).replace(FIELDS, "");
            let form = form.as_str();
            for (place, sign) in form.match_indices(signs) {
                let (before, after) = neighbours(form, place);
                if is_wrong(before, after) {
                    found.push(format!("{name}: \"{sign}\": {form}"));
                }
            }
        }
    }
    found
}

/// Returns a message without a file name and line number at its beginning. Programs write
/// `NAME:LINE: TEXT` in every language.
fn without_place(form: &str) -> &str {
    match form.split_once(": ") {
        Some((place, text)) if place.chars().all(|letter| letter == VALUE || letter == ':') => text,
        _ => form,
    }
}

fn is_prose(letter: Option<char>) -> bool {
    letter.is_some_and(is_japanese)
}

fn is_prose_or_value(letter: Option<char>) -> bool {
    letter.is_some_and(|letter| is_japanese(letter) || letter == VALUE)
}

/// Counters, file names and options are no exceptions: 3問, numpreを, --outの.
#[test]
fn no_space_is_next_to_japanese() {
    none(found(&[' '], |before, after| {
        // The arrow between a reason and its effect has a space on both sides.
        let is_arrow = before == Some('→') || after == Some('→');
        !is_arrow && (is_prose(before) || is_prose(after) || before.is_none() || after.is_none())
    }));
}

#[test]
fn a_colon_is_of_full_width() {
    // `::1` is an address.
    let is_address =
        |before, after| before == Some('、') && after == Some(':') || after == Some('1');
    none(found(&[':'], |before, after| {
        !is_address(before, after)
            && (is_prose_or_value(before) || is_prose_or_value(after) || after == Some(' '))
    }));
}

#[test]
fn commas_and_parentheses_are_of_full_width() {
    none(found(&[','], |before, after| is_prose_or_value(before) || is_prose(after)));
    none(found(&['(', '['], |before, _| {
        !before.is_some_and(|letter| letter.is_ascii_alphanumeric())
    }));
    none(found(&['?', '!'], |before, _| is_prose(before)));
}

/// Rejects letters and digits of full width: １２３ＡＢＣ.
#[test]
fn letters_and_digits_are_of_half_width() {
    let wide = ['\u{ff10}'..='\u{ff19}', '\u{ff21}'..='\u{ff3a}', '\u{ff41}'..='\u{ff5a}'];
    let is_wide = |letter: char| wide.iter().any(|letters| letters.contains(&letter));
    let texts = texts("ja");
    none(
        texts
            .iter()
            .filter(|(_, forms)| forms.iter().any(|form| form.contains(is_wide)))
            .map(|row| format!("{row:?}"))
            .collect(),
    );
}

/// Digits are separated by ・, cells and everything else by 、.
#[test]
fn lists_have_japanese_signs_between_their_parts() {
    let texts = texts("ja");
    let is = |name: &str, sign: &str| assert_eq!(texts[name], [sign], "{name}");
    for name in ["digit-separator", "digit-last", "any-separator", "any-last"] {
        is(name, "・");
    }
    for name in ["cell-separator", "cell-last", "list-separator", "value-separator"] {
        is(name, "、");
    }
}

/// A comma separates thousands in both languages.
#[test]
fn large_numbers_are_grouped() {
    let mut found = Vec::new();
    for code in ["en", "ja"] {
        for (name, forms) in texts(code) {
            let is_bare = |form: &String| {
                let numbers =
                    form.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
                // Numbers that a user types with a unit, and numbers in names, have no comma.
                numbers
                    .filter(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
                    .any(|number| number.len() > 3)
            };
            found.extend(
                forms
                    .iter()
                    .filter(|form| is_bare(form))
                    .map(|form| format!("{code} {name}: {form}")),
            );
        }
    }
    found.retain(|text| !text.contains("1999"));
    none(found);
}
