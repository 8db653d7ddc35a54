//! Text broken into lines of a maximum width, measured in columns of a terminal.

use std::borrow::Cow;
use textwrap::core::{Word, display_width};
use textwrap::{Options, WordSeparator, WordSplitter};
use unicode_linebreak::linebreaks;

/// The maximum width of a line of text, however wide the terminal is. Longer lines are hard to
/// read.
const WIDEST: usize = 100;

/// The additional indent of the second and later lines of a sentence.
const HANGING: usize = 2;

/// Returns the width of a text in columns. Colours take none.
pub fn columns(text: &str) -> usize {
    display_width(text)
}

/// Returns the text as lines of at most `width` columns. The lines after the first one are indented
/// further.
pub fn wrapped(text: &str, width: usize) -> Vec<Cow<'_, str>> {
    let width = width.min(WIDEST);
    if columns(text) <= width {
        return vec![Cow::Borrowed(text)];
    }
    let sentence = text.trim_start_matches(' ');
    // The indent is limited, so that deeply nested reasoning does not run to the edge of a narrow
    // terminal.
    let begin = (text.len() - sentence.len()).min(width / 4);
    let (first, next) = (" ".repeat(begin), " ".repeat(begin + HANGING));
    let options = options(width).initial_indent(&first).subsequent_indent(&next);
    textwrap::wrap(sentence, options)
        .into_iter()
        .map(|line| Cow::Owned(line.into_owned()))
        .collect()
}

/// Returns the text with line ends, so that no line is wider than `width`. No line is indented.
pub fn folded(text: &str, width: usize) -> String {
    textwrap::fill(text, options(width.min(WIDEST)))
}

fn options<'a>(width: usize) -> Options<'a> {
    Options::new(width)
        .word_separator(WordSeparator::Custom(words))
        .word_splitter(WordSplitter::NoHyphenation)
}

/// Joins parts with `between` to lines of at most `width` columns. A part that does not fit begins
/// a new line.
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

/// Splits a line at the places where it may be broken, by the rules of Unicode: for instance, no
/// line begins with 、 or ）.
fn words(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let (plain, origins) = without_colours(line);
    let may_break = |place: &usize| {
        let (before, after) = (&plain[..*place], plain[*place..].chars().next());
        let (shown, last) = (before.trim_end().chars().next_back(), before.chars().next_back());
        shown.zip(after).is_some_and(|(shown, after)| !is_formula(shown, after))
            && last.zip(after).is_some_and(|(last, after)| !holds_together(last, after))
    };
    // Unicode does not allow a break before `--out` after Japanese text without a space, so this
    // adds it.
    let options = plain
        .match_indices("--")
        .map(|(place, _)| place)
        .filter(|place| ends_japanese(&plain[..*place]));
    let mut places: Vec<usize> =
        linebreaks(&plain).map(|(place, _)| place).filter(may_break).chain(options).collect();
    places.sort_unstable();
    places.dedup();
    let breaks: Vec<usize> = places.into_iter().map(|place| origins[place]).collect();
    let starts = std::iter::once(0).chain(breaks.clone());
    let ends = breaks.into_iter().chain([line.len()]);
    Box::new(starts.zip(ends).map(|(start, end)| Word::from(&line[start..end])))
}

/// Returns whether two characters belong together although there may be a space between them, as in
/// `→ r3c5 = 7` and `block 2 (r3c5)`.
fn is_formula(before: char, after: char) -> bool {
    matches!(before, '→' | '=') || matches!(after, '=' | '(' | '（' | '［')
}

/// Returns whether there must be no break between two characters although Unicode allows it. A word
/// of kanji, katakana, digits or Latin letters stays whole, as in 3行5列. Hiragana stays with the
/// word before it, because nearly always it is an ending or a particle.
fn holds_together(before: char, after: char) -> bool {
    let is_latin = |letter: char| letter.is_ascii_graphic();
    let is_range = |letter: char| letter == '～';
    let is_plain = |letter: char| is_name(letter) || is_hiragana(letter) || is_latin(letter);
    (is_hiragana(after) && is_plain(before))
        || (is_name(before) && is_name(after))
        || (is_latin(before) && is_latin(after))
        || (before.is_ascii_digit() && is_name(after))
        || (is_name(before) && after.is_ascii_digit())
        || (is_range(before) && !after.is_whitespace())
        || is_range(after)
        || (before == '・' && after.is_ascii_digit())
        || (before == '：' && !after.is_whitespace())
}

/// Returns whether a character is katakana or kanji, in which most Japanese content words are
/// written, or the number of a line, ⓪ to ㊿.
fn is_name(letter: char) -> bool {
    let is_number = matches!(letter, '\u{2460}'..='\u{24ff}');
    let is_katakana = matches!(letter, '\u{30a1}'..='\u{30fa}' | 'ー');
    let is_kanji = matches!(letter, '々' | '\u{4e00}'..='\u{9fff}');
    is_number || is_katakana || is_kanji
}

fn is_hiragana(letter: char) -> bool {
    matches!(letter, '\u{3041}'..='\u{309e}')
}

fn ends_japanese(text: &str) -> bool {
    text.ends_with(|letter| is_name(letter) || is_hiragana(letter))
}

/// Returns the text without colours, and for each byte its index in the coloured text.
fn without_colours(text: &str) -> (String, Vec<usize>) {
    let (mut plain, mut origins) =
        (String::with_capacity(text.len()), Vec::with_capacity(text.len()));
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
                assert!(
                    !line.trim_start().starts_with(['、', '。', '）', '」', '・']),
                    "{width}: {line}"
                );
                assert!(!line.ends_with(['（', '「']), "{width}: {line}");
            }
        }
    }

    #[test]
    fn names_and_words_stay_whole() {
        let parts = |text: &str| words(text).map(|word| word.word.to_owned()).collect::<Vec<_>>();
        assert_eq!(parts("12行34列とブロック5 (r1)が"), ["12行34列と", "ブロック5 (r1)が"]);
        assert_eq!(parts("7 left → r1c3 = 7"), ["7", "left", "→ r1c3 = 7"]);
        assert_eq!(parts("候補の数字から、6を消す"), ["候補の", "数字から、", "6を", "消す"]);
        assert_eq!(parts("続きは--start 7で"), ["続きは", "--start", "7で"]);
        assert_eq!(parts("矛盾：④・⑦より、2・4の2個"), ["矛盾：④・", "⑦より、", "2・4の", "2個"]);
        assert_eq!(parts("1～8か2.5秒の図"), ["1～8か", "2.5秒の", "図"]);
    }

    #[test]
    fn a_word_that_is_too_long_for_a_line_is_broken() {
        for line in wrapped("単独候補数字だけでは解けないところまで", 10) {
            assert!(columns(&line) <= 10, "{line}");
        }
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
