//! Avoided words in comments, names and documents.
//!
//! ```text
//! // The error is told once.        found: a comment
//! fn told_by_part() {}              found: a name
//! test('a step is told', …)         found: the title of a test
//! print("He told me")               not found: texts of messages have tests of their own
//! ```

use crate::avoided::{Avoided, ENGLISH, JAPANESE, OPENING, prepared};
use crate::files::{Kind, Source};
use crate::parts::{Part, parts};
use regex::Regex;
use std::collections::BTreeSet;
use std::iter;
use std::ops::Range;
use std::sync::LazyLock;

/// A place with an avoided word.
#[derive(Debug, PartialEq, Eq)]
pub struct Place {
    /// The line in its file.
    pub line: usize,
    /// The word, as it is in the source, in lower case.
    pub word: String,
    /// The words to write instead.
    pub instead: &'static str,
}

/// Returns the places of a source with an avoided word.
#[must_use]
pub fn places(source: &Source) -> Vec<Place> {
    let mut found: Vec<Place> = if source.kind == Kind::Markdown {
        markdown(&source.text).iter().flat_map(Prose::places).collect()
    } else {
        let texts = comments(source).into_iter().chain(titles(source));
        texts.flat_map(|prose| prose.places()).chain(names(source)).collect()
    };
    found.sort_by_key(|place| place.line);
    found
}

/// The maximum number of words in an English sentence of a document.
pub const SENTENCE: usize = 30;

/// Returns the paragraphs of a document with an English sentence that is too long: the line where
/// each begins, and the sentence's number of words.
#[must_use]
pub fn long_sentences(source: &Source) -> Vec<(usize, usize)> {
    if source.kind != Kind::Markdown {
        return Vec::new();
    }
    let mut found = Vec::new();
    for prose in markdown(&source.text) {
        let Some((_, line)) = prose.lines.first() else { continue };
        // A semicolon or a colon separates two sentences, and `|` two cells of a table.
        let sentences = prose.text.split(['|', ';', ':']).flat_map(|part| part.split(". "));
        let counts = sentences.map(|sentence| sentence.split_whitespace().count());
        found.extend(counts.filter(|count| *count > SENTENCE).map(|count| (*line, count)));
    }
    found
}

/// A text of joined lines, so that a phrase can continue on the next line.
#[derive(Debug, Default)]
struct Prose {
    text: String,
    /// The place where each line begins in the text, and its number in the file.
    lines: Vec<(usize, usize)>,
    is_documentation: bool,
}

impl Prose {
    fn push(&mut self, line: usize, text: &str) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.lines.push((self.text.len(), line));
        self.text.push_str(text.trim());
    }

    fn places(&self) -> Vec<Place> {
        let text = prepared(&self.text);
        let opening = self.is_documentation.then_some(&*OPENING);
        let words = ENGLISH.iter().chain(&*JAPANESE).chain(opening);
        words.flat_map(|word| self.places_of(word, &text)).collect()
    }

    fn places_of(&self, word: &Avoided, text: &str) -> Vec<Place> {
        let places = word.pattern.find_iter(text).map(|found| {
            let before = self.lines.iter().take_while(|(begin, _)| *begin <= found.start());
            let line = before.last().map_or(0, |(_, line)| *line);
            Place { line, word: found.as_str().to_owned(), instead: word.instead }
        });
        places.collect()
    }
}

/// Returns the comments of a source. Comments on adjacent lines are one; an empty line ends it.
fn comments(source: &Source) -> Vec<Prose> {
    let mut found = vec![Prose::default()];
    let mut line = 1;
    let mut is_fence = false;
    for (part, range) in parts(source) {
        let text = &source.text[range];
        if part == Part::Comment {
            for (index, text) in text.lines().enumerate() {
                let (content, is_documentation) = content(text);
                let is_mark = content.trim_start().starts_with("```");
                let last = found.last().and_then(|prose| prose.lines.last());
                let follows = last.is_some_and(|(_, before)| before + 1 >= line + index);
                if is_mark || is_fence || content.trim().is_empty() || !follows {
                    found.push(Prose { is_documentation, ..Prose::default() });
                }
                is_fence ^= is_mark;
                if !is_fence && !is_mark {
                    found.last_mut().expect("one is there").push(line + index, &plain(content));
                }
            }
        } else if !text.trim().is_empty() {
            is_fence = false;
            found.push(Prose::default());
        }
        line += text.matches('\n').count();
    }
    found
}

/// Returns a line of a comment without its marks, and `true` if they mark documentation.
fn content(line: &str) -> (&str, bool) {
    let line = line.trim();
    let marks = [("///", true), ("//!", true), ("/**", true), ("//", false), ("/*", false)];
    let others = [("<!--", false), ("*/", false), ("*", false), ("#", false)];
    let begin = marks.into_iter().chain(others).find(|(mark, _)| line.starts_with(mark));
    let (mark, is_documentation) = begin.unwrap_or_default();
    let end = line[mark.len()..].trim_end_matches("*/").trim_end_matches("-->");
    (end, is_documentation)
}

/// Returns a text without code in backquotes, targets of links, tags and addresses.
fn plain(text: &str) -> String {
    static CODE: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"`[^`]*`|\]\([^)]*\)|<[a-zA-Z/][^>]*>|https?://\S+").expect("valid")
    });
    CODE.replace_all(text, "`").into_owned()
}

/// Returns the paragraphs of a document, without blocks of code.
fn markdown(text: &str) -> Vec<Prose> {
    let mut found = vec![Prose::default()];
    let mut is_fence = false;
    for (index, line) in text.lines().enumerate() {
        let is_mark = line.trim_start().starts_with("```");
        is_fence ^= is_mark;
        let begins = |marks: &[&str]| marks.iter().any(|mark| line.trim_start().starts_with(mark));
        if is_mark || line.trim().is_empty() || begins(&["- ", "* ", "#", "|", "1. "]) {
            found.push(Prose::default());
        }
        if !is_fence && !is_mark && !line.trim().is_empty() {
            found.last_mut().expect("one is there").push(index + 1, &plain(line));
        }
    }
    found
}

/// Returns the titles of the tests of a script.
fn titles(source: &Source) -> Vec<Prose> {
    static TEST: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"\b(?:test|it|describe)(?:\.[a-z]+)*(?:\([^()]*\))?\(\s*$").expect("valid")
    });
    let mut found = Vec::new();
    let mut line = 1;
    let mut before = "";
    for (part, range) in parts(source) {
        let text = &source.text[range];
        if part == Part::Text && source.kind == Kind::Script && TEST.is_match(before) {
            let mut title = Prose::default();
            title.push(line, text);
            found.push(title);
        }
        before = text;
        line += text.matches('\n').count();
    }
    found
}

/// Returns the names of a source that contain an avoided word, each at its first place.
fn names(source: &Source) -> Vec<Place> {
    static NAME: LazyLock<Regex> =
        LazyLock::new(|| Regex::new("[A-Za-z_][A-Za-z0-9_]*").expect("valid"));
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for range in code(source) {
        for name in NAME.find_iter(&source.text[range.clone()]) {
            if seen.insert(name.as_str()) {
                let mut prose = Prose::default();
                let before = &source.text[..range.start + name.start()];
                prose.push(before.matches('\n').count() + 1, &spaced(name.as_str()));
                found.extend(prose.places());
            }
        }
    }
    found
}

/// Returns the parts of a source that are code; of a page, those in its scripts.
fn code(source: &Source) -> Vec<Range<usize>> {
    let scripts: Vec<Range<usize>> = match source.kind {
        Kind::Rust | Kind::Script => iter::once(0..source.text.len()).collect(),
        Kind::Markup => {
            let ends = source.text.match_indices("</script>");
            let begin = |end| source.text[..end].rfind("<script").unwrap_or(end);
            ends.map(|(end, _)| begin(end)..end).collect()
        }
        _ => Vec::new(),
    };
    let is_script =
        |range: &Range<usize>| scripts.iter().any(|script| script.contains(&range.start));
    let parts = parts(source).into_iter().filter(|(part, _)| *part == Part::Code);
    parts.map(|(_, range)| range).filter(is_script).collect()
}

/// Returns the words of a name with blanks between them: `toldByPart` is `told by part`.
fn spaced(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && words.ends_with(char::is_lowercase) {
            words.push(' ');
        }
        words.push(if letter == '_' { ' ' } else { letter });
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(kind: Kind, text: &str) -> Vec<(usize, String)> {
        let source = Source { path: String::new(), text: text.to_owned(), kind };
        places(&source).into_iter().map(|place| (place.line, place.word)).collect()
    }

    fn one(line: usize, word: &str) -> Vec<(usize, String)> {
        vec![(line, word.to_owned())]
    }

    #[test]
    fn a_word_in_a_comment_is_found_and_in_a_text_not() {
        assert_eq!(found(Kind::Rust, "let a = 1;\n// It is told.\n"), one(2, "told"));
        assert_eq!(found(Kind::Rust, "let a = \"It is told.\";\n"), []);
        assert_eq!(found(Kind::Style, "/* Told. */"), one(1, "told"));
        assert_eq!(found(Kind::Markup, "<p>told</p>\n<!-- told -->"), one(2, "told"));
        assert_eq!(found(Kind::Shell, "a\n# told\necho told"), one(2, "told"));
    }

    #[test]
    fn a_phrase_over_two_lines_is_found_at_its_beginning() {
        assert_eq!(found(Kind::Rust, "\n/// As so\n/// many do.\nfn f() {}"), one(2, "so many"));
        assert_eq!(found(Kind::Rust, "// so\n\n// many\n"), []);
        assert_eq!(found(Kind::Rust, "// so\nlet a = 1;\n// many\n"), []);
    }

    #[test]
    fn names_are_read_word_by_word() {
        assert_eq!(found(Kind::Rust, "fn told_by_part() { told_by_part() }"), one(1, "told"));
        assert_eq!(found(Kind::Script, "const isTold = 1;"), one(1, "told"));
        assert_eq!(found(Kind::Rust, "#[test]\nfn a_x_is_no_cell() {}"), one(2, "is no c"));
        assert_eq!(found(Kind::Rust, "fn stored() {}"), []);
    }

    #[test]
    fn titles_of_tests_are_read() {
        assert_eq!(found(Kind::Script, "test('a step is told', () => {});"), one(1, "told"));
        assert_eq!(found(Kind::Script, "test.skip('so many', f);"), one(1, "so many"));
        assert_eq!(found(Kind::Script, "say('told');"), []);
    }

    #[test]
    fn documents_are_read_without_code() {
        let text = "A `told` [word](told.md)\n\n```sh\ntold\n```\n\nis told.\n";
        assert_eq!(found(Kind::Markdown, text), one(7, "told"));
    }

    #[test]
    fn a_sentence_of_31_words_is_found() {
        let sentences = |text: String| {
            long_sentences(&Source { path: String::new(), text, kind: Kind::Markdown })
        };
        assert_eq!(sentences(format!("Short.\n\n{}end.", "word ".repeat(30))), [(3, 31)]);
        assert_eq!(sentences(format!("{}end. {}", "word ".repeat(29), "word ".repeat(9))), []);
        assert_eq!(sentences(format!("```\n{}\n```\n", "word ".repeat(40))), []);
    }

    #[test]
    fn the_opening_of_documentation_is_read() {
        assert_eq!(found(Kind::Rust, "/// Whether it is blank.\nfn f() {}"), one(1, "whether "));
        assert_eq!(found(Kind::Rust, "// What remains.\n"), []);
        assert_eq!(found(Kind::Rust, "/// Returns what\n/// those are.\nfn f() {}"), []);
    }
}
