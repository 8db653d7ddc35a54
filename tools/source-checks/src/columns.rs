//! Lines that are too long.

use crate::files::{Kind, Source};

/// The maximum number of columns, as in `rustfmt.toml` and `web/.prettierrc.json`.
pub const COLUMNS: usize = 100;

/// The length from which a word counts as unbreakable: an address, a puzzle of 81 characters.
const UNBREAKABLE: usize = 70;

/// Returns the numbers of the lines of a source that are too long. Lines of Markdown may have any
/// length.
#[must_use]
pub fn long_lines(source: &Source) -> Vec<usize> {
    if source.kind == Kind::Markdown {
        return Vec::new();
    }
    let lines = source.text.lines().enumerate();
    lines.filter(|(_, line)| is_too_long(line)).map(|(index, _)| index + 1).collect()
}

fn is_too_long(line: &str) -> bool {
    line.chars().count() > COLUMNS
        && !line.split_whitespace().any(|word| word.chars().count() >= UNBREAKABLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(kind: Kind, text: String) -> Vec<usize> {
        long_lines(&Source { path: String::new(), text, kind })
    }

    #[test]
    fn a_line_of_101_columns_is_found() {
        let words = "ab ".repeat(33);
        assert_eq!(lines(Kind::Rust, format!("{words}a\n{words}ab\n")), [2]);
        assert_eq!(lines(Kind::Rust, format!("{}あ\n{}ああ\n", words, words)), [2]);
    }

    #[test]
    fn a_line_with_a_puzzle_may_be_longer() {
        let puzzle = ".".repeat(81);
        assert_eq!(lines(Kind::Rust, format!("    let puzzle = read(\"{puzzle}\");\n")), []);
        assert_eq!(lines(Kind::Markdown, "ab ".repeat(50)), []);
    }
}
