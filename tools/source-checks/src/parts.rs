//! Splits a source into code, comments and texts.
//!
//! ```text
//! let lane = 3; // The fourth.      code, then a comment
//! let name = "a // b";              code, a text, code
//! ```

use crate::files::{Kind, Source};
use std::ops::Range;

/// The kinds of parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Code: neither comment nor text.
    Code,
    /// A comment, with its marks. A line comment ends with its line.
    Comment,
    /// A text, with its quotes.
    Text,
}

/// Returns the parts of a source, in order, without gaps.
#[must_use]
pub fn parts(source: &Source) -> Vec<(Part, Range<usize>)> {
    let text = &source.text;
    match source.kind {
        Kind::Markdown => vec![(Part::Comment, 0..text.len())],
        Kind::Shell | Kind::Toml => of_lines(text),
        Kind::Markup => of_markup(text),
        Kind::Rust | Kind::Script | Kind::Style => {
            let mut scan = Scan::new(text, source.kind);
            scan.run(0, text.len());
            scan.parts
        }
    }
}

/// Splits a text in which lines that begin with `#` are comments.
fn of_lines(text: &str) -> Vec<(Part, Range<usize>)> {
    let mut begin = 0;
    let mut parts = Vec::new();
    for line in text.split_inclusive('\n') {
        let is_comment = line.trim_start().starts_with('#');
        let part = if is_comment { Part::Comment } else { Part::Code };
        parts.push((part, begin..begin + line.len()));
        begin += line.len();
    }
    parts
}

/// Splits a page: scripts and styles by their languages, the rest by `<!-- -->`.
fn of_markup(text: &str) -> Vec<(Part, Range<usize>)> {
    let mut scan = Scan::new(text, Kind::Script);
    let mut place = 0;
    while place < text.len() {
        let rest = &text[place..];
        let inner = [("<script", "</script>", Kind::Script), ("<style", "</style>", Kind::Style)];
        if let Some((_, end, kind)) = inner.into_iter().find(|(tag, ..)| rest.starts_with(tag)) {
            let begin = place + rest.find('>').map_or(0, |end| end + 1);
            let end = text[begin..].find(end).map_or(text.len(), |end| begin + end);
            scan.push(Part::Code, place..begin);
            scan.kind = kind;
            scan.run(begin, end);
            place = end;
        } else if rest.starts_with("<!--") {
            let end = rest.find("-->").map_or(text.len(), |end| place + end + 3);
            scan.push(Part::Comment, place..end);
            place = end;
        } else {
            let next = place + rest.chars().next().map_or(1, char::len_utf8);
            scan.push(Part::Code, place..next);
            place = next;
        }
    }
    scan.parts
}

struct Scan<'a> {
    text: &'a str,
    kind: Kind,
    parts: Vec<(Part, Range<usize>)>,
}

impl<'a> Scan<'a> {
    fn new(text: &'a str, kind: Kind) -> Scan<'a> {
        Scan { text, kind, parts: Vec::new() }
    }

    fn push(&mut self, part: Part, range: Range<usize>) {
        match self.parts.last_mut() {
            Some((last, before)) if *last == Part::Code && part == Part::Code => {
                before.end = range.end;
            }
            _ => self.parts.push((part, range)),
        }
    }

    fn run(&mut self, begin: usize, end: usize) {
        let mut place = begin;
        while place < end {
            let (part, length) = self.next(place);
            let next = (place + length.max(1)).min(end);
            self.push(part, place..next);
            place = next;
        }
    }

    /// Returns the kind and the length of the part that begins at a place.
    fn next(&self, place: usize) -> (Part, usize) {
        let rest = &self.text[place..];
        let to = |end: &str| rest.find(end).map_or(rest.len(), |at| at + end.len());
        let first = rest.chars().next().unwrap_or_default();
        if rest.starts_with("//") && self.kind != Kind::Style {
            return (Part::Comment, to("\n"));
        }
        if rest.starts_with("/*") {
            return (Part::Comment, self.block(rest));
        }
        match (first, self.kind) {
            ('"', _) => (Part::Text, quoted(rest, '"')),
            ('\'', Kind::Script | Kind::Style) => (Part::Text, quoted(rest, '\'')),
            ('`', Kind::Script) => (Part::Text, template(rest)),
            ('/', Kind::Script) if self.is_expression(place) => (Part::Code, pattern(rest)),
            ('\'', Kind::Rust) => (Part::Code, character(rest)),
            ('r', Kind::Rust) if !self.is_word(place) => match raw(rest) {
                Some(length) => (Part::Text, length),
                None => (Part::Code, 1),
            },
            _ => (Part::Code, first.len_utf8()),
        }
    }

    /// Returns the length of a comment `/* */`. In Rust it can contain others.
    fn block(&self, rest: &str) -> usize {
        let mut depth = 0;
        let bytes = rest.as_bytes();
        let mut place = 0;
        while place + 1 < bytes.len() {
            match &bytes[place..place + 2] {
                b"/*" if depth == 0 || self.kind == Kind::Rust => {
                    depth += 1;
                    place += 2;
                }
                b"*/" => {
                    depth -= 1;
                    place += 2;
                    if depth == 0 {
                        return place;
                    }
                }
                _ => place += 1,
            }
        }
        rest.len()
    }

    /// Returns whether a letter precedes a place.
    fn is_word(&self, place: usize) -> bool {
        let before = self.text[..place].chars().next_back();
        before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
    }

    /// Returns whether an expression begins at a place, so that `/` there begins a regular
    /// expression.
    fn is_expression(&self, place: usize) -> bool {
        let before = self.text[..place].trim_end();
        before.ends_with("return")
            || before.chars().next_back().is_none_or(|sign| "(,=:[!&|?{};>+".contains(sign))
    }
}

/// Returns the length of a text up to and including its closing quote.
fn quoted(rest: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (place, letter) in rest.char_indices().skip(1) {
        if letter == quote && !is_escaped {
            return place + quote.len_utf8();
        }
        is_escaped = letter == '\\' && !is_escaped;
    }
    rest.len()
}

/// Returns the length of a template, with templates inside its `${}`.
fn template(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let mut place = 1;
    while place < bytes.len() {
        match bytes[place] {
            b'\\' => place += 2,
            b'`' => return place + 1,
            b'$' if bytes.get(place + 1) == Some(&b'{') => place = after_value(rest, place + 2),
            _ => place += 1,
        }
    }
    rest.len()
}

/// Returns the place after the `}` of a value in a template.
fn after_value(rest: &str, begin: usize) -> usize {
    let bytes = rest.as_bytes();
    let mut depth = 1;
    let mut place = begin;
    while place < bytes.len() {
        match bytes[place] {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            b'`' => place += template(&rest[place..]) - 1,
            _ => {}
        }
        place += 1;
        if depth == 0 {
            return place;
        }
    }
    rest.len()
}

/// Returns the length of a regular expression.
fn pattern(rest: &str) -> usize {
    let mut is_class = false;
    let mut is_escaped = false;
    for (place, letter) in rest.char_indices().skip(1) {
        match letter {
            '\n' => return 1,
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '[' => is_class = true,
            ']' => is_class = false,
            '/' if !is_class => return place + 1,
            _ => {}
        }
    }
    1
}

/// Returns the length of a character literal of Rust, or 1 for the quote of a lifetime.
fn character(rest: &str) -> usize {
    let mut letters = rest.char_indices().skip(1);
    let Some((_, first)) = letters.next() else { return 1 };
    if first == '\\' {
        return quoted(rest, '\'');
    }
    match letters.next() {
        Some((place, '\'')) => place + 1,
        _ => 1,
    }
}

/// Returns the length of a raw text of Rust, or `None` if there is none.
fn raw(rest: &str) -> Option<usize> {
    let after = rest.strip_prefix('r')?;
    let signs = after.len() - after.trim_start_matches('#').len();
    after[signs..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(signs));
    let begin = signs + 2;
    rest[begin..].find(&end).map(|at| begin + at + end.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the parts of one kind.
    fn of(part: Part, kind: Kind, text: &str) -> Vec<String> {
        let source = Source { path: String::new(), text: text.to_owned(), kind };
        let parts = parts(&source);
        assert_eq!(parts.iter().map(|(_, range)| range.len()).sum::<usize>(), text.len());
        let of_kind = parts.into_iter().filter(|(each, _)| *each == part);
        of_kind.map(|(_, range)| text[range].trim_end().to_owned()).collect()
    }

    #[test]
    fn comments_of_rust_are_found() {
        let text = "let a = \"// no\"; // yes\nlet b = r#\"/* \"no\" */\"#; /* and /* this */ */";
        assert_eq!(of(Part::Comment, Kind::Rust, text), ["// yes", "/* and /* this */ */"]);
        let text = "fn f<'a>(it: &'a str) { g('\"', '\\'', '/'); } // yes";
        assert_eq!(of(Part::Comment, Kind::Rust, text), ["// yes"]);
        assert_eq!(of(Part::Text, Kind::Rust, text), [""; 0]);
    }

    #[test]
    fn comments_of_scripts_are_found() {
        let text = "const a = /[/'\"]/.test(`${b('`//`')} // no`); // yes\nc = d / e; // too";
        assert_eq!(of(Part::Comment, Kind::Script, text), ["// yes", "// too"]);
        assert_eq!(of(Part::Text, Kind::Script, "f('it\\'s', \"a\")"), ["'it\\'s'", "\"a\""]);
    }

    #[test]
    fn comments_of_a_page_are_found() {
        let text = "<script>let a = 1; // yes\n</script>\n<!-- and this -->don't // no\n\
                    <style>a { color: red; /* too */ }</style>";
        assert_eq!(
            of(Part::Comment, Kind::Markup, text),
            ["// yes", "<!-- and this -->", "/* too */"]
        );
    }

    #[test]
    fn comments_of_shells_are_lines() {
        assert_eq!(of(Part::Comment, Kind::Shell, "# yes\necho '#' # no\n"), ["# yes"]);
    }
}
