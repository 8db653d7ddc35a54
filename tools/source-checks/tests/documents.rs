//! Checks the form of documents: short sentences, names that exist, and a CHANGELOG with one change
//! per line.

use regex::Regex;
use source_checks::files::{Kind, root, sources};
use source_checks::words::{SENTENCE, long_sentences};

/// The maximum length of a line of CHANGELOG.md.
const CHANGE: usize = 120;

#[test]
fn no_sentence_is_too_long() {
    let mut errors = String::new();
    for source in &sources(&root()) {
        for (line, words) in long_sentences(source) {
            errors += &format!("{}:{line}: {words} words, at most {SENTENCE}\n", source.path);
        }
    }
    assert!(errors.is_empty(), "\n{errors}");
}

/// Documents name tests as their evidence. A test that is renamed must be renamed there, too.
#[test]
fn names_of_functions_in_design_documents_exist() {
    let sources = sources(&root());
    let is_code = |kind| matches!(kind, Kind::Rust | Kind::Script | Kind::Markup | Kind::Shell);
    let code = sources.iter().filter(|source| is_code(source.kind));
    let code: String = code.map(|source| source.text.as_str()).collect();
    let name = Regex::new(r"`([a-z0-9]+(?:_[a-z0-9]+){2,})`").expect("the pattern is valid");
    let (mut seen, mut errors) = (0, String::new());
    for source in &sources {
        let is_design = source.path.starts_with("docs/design/") || !source.path.contains('/');
        if source.kind != Kind::Markdown || !is_design {
            continue;
        }
        for found in name.captures_iter(&source.text) {
            seen += 1;
            if !code.contains(&found[1]) {
                errors += &format!("{}: `{}` does not exist\n", source.path, &found[1]);
            }
        }
    }
    assert!(seen > 50, "{seen}");
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
