//! Asserts that no line is longer than 100 columns.

use source_checks::columns::{COLUMNS, long_lines};
use source_checks::files::{root, sources};

#[test]
fn no_line_is_too_long() {
    let sources = sources(&root());
    assert!(sources.len() > 900, "{}", sources.len());
    let mut errors = String::new();
    for source in &sources {
        for line in long_lines(source) {
            errors += &format!("{}:{line}: more than {COLUMNS} columns\n", source.path);
        }
    }
    assert!(errors.is_empty(), "\n{errors}");
}
