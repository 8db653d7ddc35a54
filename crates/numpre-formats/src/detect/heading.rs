//! Recognises headings: a line above a puzzle that names or numbers it.
//!
//! ```text
//!   above a board of nine lines   Grid 01, bad7, No.5, 問題3, 第1問, Q1, 1., (1), [Puzzle], [State]
//!   above any puzzle              Grid 01, Puzzle #12:, No. 5, 問題 3
//!                                 (a known word, then a space or #, and a number)
//! ```
//!
//! Fewer headings are known above a puzzle on one line. There nearly every line is a record of its
//! own, because every line of such a file gets an answer.

use crate::text::line::Line;

/// The kind of puzzle that a heading may be above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heading {
    /// A board of nine lines.
    OfBoard,
    /// Any puzzle: a board of nine lines, or a puzzle on one line.
    OfAny,
    /// `[Puzzle]`: a board. A `[State]` below the board belongs to it.
    PuzzlePart,
    /// `[State]`: the state of play of the puzzle above it. Without a puzzle above it, the heading
    /// of a board.
    StatePart,
}

/// The length of the longest heading, in characters.
const LONGEST: usize = 40;
/// The most digits that the number of a puzzle has in a heading such as `(12)`, without words.
const MOST_DIGITS: usize = 4;
/// The words that name a puzzle, in lower case.
const WORDS: [&str; 14] = [
    "grid",
    "puzzle",
    "sudoku",
    "problem",
    "board",
    "game",
    "question",
    "level",
    "no",
    "nr",
    "number",
    "問題",
    "数独",
    "ナンプレ",
];

/// Returns the kind of heading that a line is, or `None` if it is not a heading.
pub(crate) fn of(line: &Line<'_>) -> Option<Heading> {
    let text: String = line.chars.iter().take(LONGEST + 2).collect();
    let text = text.trim();
    if text.chars().count() > LONGEST {
        return None;
    }
    if text.eq_ignore_ascii_case("[puzzle]") {
        return Some(Heading::PuzzlePart);
    }
    if text.eq_ignore_ascii_case("[state]") {
        return Some(Heading::StatePart);
    }
    if is_marked_number(text) || is_numbered_question(text) {
        return Some(Heading::OfBoard);
    }
    words_and_number(text.strip_suffix([':', '.']).unwrap_or(text))
}

/// Returns whether a text is a number in marks: `1.`, `12)`, `(1)`, `[1]`, `【1】`.
fn is_marked_number(text: &str) -> bool {
    let number =
        text.trim_start_matches(['(', '[', '【']).trim_end_matches([')', ']', '】', '.', ':']);
    number.len() < text.len() && number.len() <= MOST_DIGITS && is_number(number)
}

/// Returns whether a line is a number with a dot, such as `1.`. Its characters could also be cells.
pub(crate) fn is_number_with_dot(line: &Line<'_>) -> bool {
    match &line.chars[..line.trimmed_end()] {
        [number @ .., '.'] => {
            (1..=MOST_DIGITS).contains(&number.len()) && number.iter().all(char::is_ascii_digit)
        }
        _ => false,
    }
}

/// Returns whether a text is `第1問`, `第 12 回` or `第一問`.
fn is_numbered_question(text: &str) -> bool {
    let number =
        text.strip_prefix('第').and_then(|rest| rest.strip_suffix(['問', '題', '回', '号', '局']));
    let is_kanji_number = |text: &str| {
        !text.is_empty() && text.chars().all(|found| "一二三四五六七八九十百".contains(found))
    };
    number.map(str::trim).is_some_and(|number| is_number(number) || is_kanji_number(number))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns the kind of heading that a text of words and a number is: `Grid 01`, `Puzzle #12`,
/// `No.5`, `問題3`, `Q1`.
fn words_and_number(text: &str) -> Option<Heading> {
    let words = text.trim_end_matches(|found: char| found.is_ascii_digit());
    let letters = words.chars().filter(|found| found.is_alphabetic()).count();
    let is_short_for_question =
        || matches!(words.trim_end_matches(['.', ' ', '#']), "Q" | "q" | "問");
    let is_heading = words.len() < text.len()
        && (letters >= 2 || is_short_for_question())
        && words.chars().all(|found| found.is_alphabetic() || " #._-:".contains(found));
    if !is_heading {
        return None;
    }
    let is_known = |word: &str| WORDS.contains(&word.to_lowercase().as_str());
    let has_known = words.split(|found: char| !found.is_alphabetic()).any(is_known);
    Some(if has_known && words.ends_with([' ', '#']) { Heading::OfAny } else { Heading::OfBoard })
}
