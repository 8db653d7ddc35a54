//! Asserts that comments, names and documents avoid certain words.

use source_checks::files::{root, sources};
use source_checks::words::places;

#[test]
fn no_source_has_an_avoided_word() {
    let sources = sources(&root());
    assert!(sources.len() > 900, "{}", sources.len());
    let mut errors = String::new();
    for source in &sources {
        for place in places(source) {
            let path = &source.path;
            errors += &format!("{path}:{}: \"{}\" ({})\n", place.line, place.word, place.instead);
        }
    }
    assert!(errors.is_empty(), "\n{errors}");
}
