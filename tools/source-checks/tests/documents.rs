//! Checks the form of documents: short sentences, and a CHANGELOG with one change per line.
//!
//! `cargo test -p source-checks --test documents -- --nocapture` shows the places that are left.

use source_checks::files::{area, root, sources};
use source_checks::words::{SENTENCE, long_sentences};
use std::collections::BTreeMap;

/// The maximum number of long sentences in each area. An area that is not listed has none. These
/// numbers only fall.
const LEFT: &[(&str, usize)] = &[(".", 1), ("docs", 11), ("docs/book", 1), ("docs/design", 22)];

/// The maximum length of a line of CHANGELOG.md.
const CHANGE: usize = 120;

#[test]
fn no_area_has_more_long_sentences_than_are_listed() {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for source in &sources(&root()) {
        let in_area = found.entry(area(&source.path).to_owned()).or_default();
        let long = long_sentences(source);
        in_area.extend(
            long.iter().map(|(line, words)| format!("{}:{line}: {words} words", source.path)),
        );
    }
    let mut errors = String::new();
    for (area, found) in &found {
        let listed = LEFT.iter().find(|(name, _)| name == area).map_or(0, |(_, count)| *count);
        println!("{area}: {} of {listed}\n    {}", found.len(), found.join("\n    "));
        if found.len() > listed {
            errors += &format!(
                "{area}: {} sentences above {SENTENCE} words, {listed} are listed:\n    {}\n",
                found.len(),
                found.join("\n    ")
            );
        }
    }
    assert!(errors.is_empty(), "\n{errors}");
}

#[test]
fn a_change_is_one_line() {
    let sources = sources(&root());
    let changes = sources.iter().find(|source| source.path == "CHANGELOG.md");
    let text = changes.map(|source| source.text.as_str()).unwrap_or_default();
    assert!(text.lines().filter(|line| line.starts_with("- ")).count() > 50);
    for line in text.lines() {
        assert!(line.chars().count() <= CHANGE, "{line}");
        assert!(!line.starts_with(' '), "a change goes over two lines: {line}");
    }
}
