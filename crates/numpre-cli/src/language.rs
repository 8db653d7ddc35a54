//! Which languages there are, and which one the user reads.

use numpre_text::Language;
use std::env;

/// The languages that the command speaks, by their codes.
pub fn all() -> Vec<Language> {
    let is_ascii = !is_unicode();
    Language::built_in().into_iter().map(|language| language.in_ascii(is_ascii)).collect()
}

/// The language of this code.
pub fn find(code: &str) -> Option<Language> {
    all().into_iter().find(|language| language.code() == code)
}

/// English, for the outputs that programs read.
pub fn english() -> Language {
    Language::english().in_ascii(!is_unicode())
}

/// The language of the environment: the one that the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set begins with, else
/// English.
pub fn of_environment() -> Language {
    let locale = locale(&["LC_ALL", "LC_MESSAGES", "LANG"]);
    // Such as ja_JP.UTF-8.
    let code = locale.split(['_', '.', '@']).next().unwrap_or_default();
    find(code).unwrap_or_else(english)
}

/// Whether the terminal shows more than ASCII, as far as the environment says.
pub fn is_unicode() -> bool {
    let locale = locale(&["LC_ALL", "LC_CTYPE", "LANG"]).to_lowercase();
    cfg!(windows) || locale.contains("utf-8") || locale.contains("utf8")
}

/// The first of these variables that is set and not empty.
fn locale(variables: &[&str]) -> String {
    variables.iter().filter_map(|variable| env::var(variable).ok()).find(|value| !value.is_empty()).unwrap_or_default()
}
