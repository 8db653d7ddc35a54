//! Text broken into lines of a width, measured in the columns of a terminal.

use std::borrow::Cow;
use textwrap::core::{Word, display_width};
use textwrap::{Options, WordSeparator, WordSplitter};
use unicode_linebreak::linebreaks;

/// Longer lines of text are hard to read, however wide the terminal is.
const WIDEST: usize = 100;

/// How much further to the right a sentence goes on than it begins.
const HANGING: usize = 2;

/// How many columns a text takes; what only changes its colours takes none.
pub fn columns(text: &str) -> usize {
    display_width(text)
}

/// The text as lines that are no wider than this. It goes on further to the right than it begins.
pub fn wrapped(text: &str, width: usize) -> Vec<Cow<'_, str>> {
    let width = width.min(WIDEST);
    if columns(text) <= width {
        return vec![Cow::Borrowed(text)];
    }
    let sentence = text.trim_start_matches(' ');
    // In a narrow terminal reasoning inside of reasoning would be pushed to the edge.
    let begin = (text.len() - sentence.len()).min(width / 4);
    let (first, next) = (" ".repeat(begin), " ".repeat(begin + HANGING));
    let options = options(width).initial_indent(&first).subsequent_indent(&next);
    textwrap::wrap(sentence, options).into_iter().map(|line| Cow::Owned(line.into_owned())).collect()
}

/// The text with line ends so that no line is wider than this; it does not go on further to the right.
pub fn folded(text: &str, width: usize) -> String {
    textwrap::fill(text, options(width.min(WIDEST)))
}

fn options<'a>(width: usize) -> Options<'a> {
    Options::new(width).word_separator(WordSeparator::Custom(words)).word_splitter(WordSplitter::NoHyphenation)
}

/// The parts of a line, each as a whole where there is room for it, with this between two on one line.
pub fn joined(parts: &[String], between: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if columns(line) + columns(between) + columns(part) <= width.min(WIDEST) => {
                line.push_str(between);
                line.push_str(part);
            }
            Some(_) => lines.push(format!("{}{part}", " ".repeat(HANGING))),
            None => lines.push(part.clone()),
        }
    }
    lines
}

/// The pieces that a line may be broken between, by the rules of Unicode: no line begins with 、 or ）.
fn words(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let (plain, origins) = without_colours(line);
    let may_break = |&(place, _): &(usize, _)| {
        let (before, after) = (plain[..place].trim_end().chars().next_back(), plain[place..].chars().next());
        before.zip(after).is_some_and(|(before, after)| !holds_together(before, after))
    };
    let breaks: Vec<usize> = linebreaks(&plain).filter(may_break).map(|(place, _)| origins[place]).collect();
    let starts = std::iter::once(0).chain(breaks.clone());
    let ends = breaks.into_iter().chain([line.len()]);
    Box::new(starts.zip(ends).map(|(start, end)| Word::from(&line[start..end])))
}

/// Where Unicode would allow a break that a reader stumbles over: in 3行5列 (r3c5), ブロック2, → r3c5 = 7, and in the middle
/// of ブロック.
fn holds_together(before: char, after: char) -> bool {
    if matches!(before, '→' | '=') || matches!(after, '=' | '(' | '（') {
        return true;
    }
    let is_katakana = |letter: char| ('\u{30a1}'..='\u{30ff}').contains(&letter) && letter != '・';
    let is_kanji = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
    let is_digit = |letter: char| letter.is_ascii_digit();
    let is_name = |letter: char| is_katakana(letter) || is_kanji(letter);
    (is_katakana(before) && is_katakana(after))
        || (is_digit(before) && is_name(after))
        || (is_name(before) && is_digit(after))
}

/// The text without what changes its colours, and for each byte where it stood.
fn without_colours(text: &str) -> (String, Vec<usize>) {
    let (mut plain, mut origins) = (String::with_capacity(text.len()), Vec::with_capacity(text.len()));
    let mut letters = text.char_indices();
    while let Some((place, letter)) = letters.next() {
        if letter == '\u{1b}' {
            let _ = letters.find(|(_, letter)| letter.is_ascii_alphabetic());
            continue;
        }
        plain.push(letter);
        origins.extend(place..place + letter.len_utf8());
    }
    (plain, origins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_begins_with_a_mark_that_closes() {
        let text = "3行5列（r3c5）、3行6列（r3c6）とブロック2の候補は、2・4・6・8だけ。よって「5」を消す。";
        for width in 18..60 {
            for line in wrapped(text, width) {
                assert!(columns(&line) <= width, "{width}: {line}");
                assert!(!line.trim_start().starts_with(['、', '。', '）', '」', '・']), "{width}: {line}");
                assert!(!line.ends_with(['（', '「']), "{width}: {line}");
            }
        }
    }

    #[test]
    fn names_of_cells_stay_whole() {
        let text = "12行34列とブロック5 (r1)が";
        assert_eq!(words(text).map(|word| word.word).collect::<Vec<_>>(), ["12行34列", "と", "ブロック5 (r1)", "が"]);
        let text = "7 left → r1c3 = 7";
        assert_eq!(words(text).map(|word| word.word).collect::<Vec<_>>(), ["7", "left", "→ r1c3 = 7"]);
    }

    #[test]
    fn colours_take_no_room() {
        let text = "\u{1b}[1mone two\u{1b}[0m three";
        assert_eq!(columns(text), 13);
        assert_eq!(wrapped(text, 9), ["\u{1b}[1mone two\u{1b}[0m", "  three"]);
    }

    #[test]
    fn parts_stay_whole() {
        let parts = ["one".to_owned(), "two three".to_owned(), "four".to_owned()];
        assert_eq!(joined(&parts, " · ", 12), ["one", "  two three", "  four"]);
        assert_eq!(joined(&parts, " · ", 15), ["one · two three", "  four"]);
    }
}
