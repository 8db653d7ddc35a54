//! Headings: a line above a puzzle that names or numbers it.
//!
//! | above | heading |
//! |---|---|
//! | a board of nine lines | `Grid 01`, `bad7`, `No.5`, `問題3`, `第1問`, `Q1`, `1.`, `(1)`, `[Puzzle]`, `[State]` |
//! | a puzzle on one line too | `Grid 01`, `Puzzle #12:`, `No. 5`, `問題 3`: a known word, a space or `#`, and a number |
//!
//! Above a puzzle on one line nearly everything is a record of its own, because there each line has
//! an answer.

use crate::text::line::Line;

/// What a heading may stand above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heading {
    /// A board of nine lines.
    OfBoard,
    /// Any puzzle.
    OfAny,
    /// A board, and what is below `[State]` after it belongs to it: `[Puzzle]`.
    PuzzlePart,
    /// The state of play of the puzzle above it, or a board: `[State]`.
    StatePart,
}

/// No heading is longer, in characters.
const LONGEST: usize = 40;
/// No number of a puzzle has more digits where nothing but marks stand around it.
const MOST_DIGITS: usize = 4;
/// Words that name a puzzle, in lower case.
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

/// The heading that a line is, if it is one.
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

/// `1.`, `12)`, `(1)`, `[1]`, `【1】`
fn is_marked_number(text: &str) -> bool {
    let number =
        text.trim_start_matches(['(', '[', '【']).trim_end_matches([')', ']', '】', '.', ':']);
    number.len() < text.len() && number.len() <= MOST_DIGITS && is_number(number)
}

/// `1.`, whose characters could be cells.
pub(crate) fn is_number_with_dot(line: &Line<'_>) -> bool {
    match &line.chars[..line.trimmed_end()] {
        [number @ .., '.'] => {
            (1..=MOST_DIGITS).contains(&number.len()) && number.iter().all(char::is_ascii_digit)
        }
        _ => false,
    }
}

/// `第1問`, `第 12 回`, `第一問`
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

/// Words and then a number: `Grid 01`, `Puzzle #12`, `No.5`, `問題3`, `Q1`.
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
