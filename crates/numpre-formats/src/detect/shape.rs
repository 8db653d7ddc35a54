//! Decides what a line looks like: a row, a whole puzzle, a rule, a blank line.
//!
//! ```text
//!   4.....8.5                    Row { begins: true, dashes: Some(false) }
//!   417369825                    Row { begins: true, dashes: None }: no blank shows what `-` is
//!   4-----8-5                    Row { begins: true, dashes: Some(true) }
//!   4,,,,,,8,,5                  Row: nine fields are a row by themselves
//!   4,,,,,,8,,5,                 Fields(Cells): ten fields, nine of which may be cells
//!   ,,,,,,,,                     Fields(Nothing)
//!   ---------                    Dashes
//!   +-------+-------+-------+    Rule
//!   4.....8.                     BrokenRow
//!   4  1                         Short
//!   12                           Stub
//!   Grid 01                      Heading(OfAny)
//!   4.....8.5.3… (81 or more)    Whole
//!   page 3 of 7                  Other
//!   by Anna                      Words
//! ```

use crate::detect::heading::{self, Heading};
use crate::notation::plain::{self, Plain};
use crate::notation::spreadsheet::{self, Ink};
use crate::notation::{line81, links, open_sudoku, row};
use crate::text::characters::{is_digit, value};
use crate::text::line::Line;
use std::ops::Range;

/// The shape of a line. The shapes decide where records begin and end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Only white space.
    Blank,
    /// A line that begins with `#`.
    Comment,
    /// A line of a frame.
    Rule,
    /// Nine dashes: a rule, or a row of blanks if `-` is a blank.
    Dashes,
    /// Nine cells.
    Row {
        /// A board may begin with this row.
        begins: bool,
        /// The meaning of `-` in the row: `true` if it is a blank; `None` if the row does not show
        /// it.
        dashes: Option<bool>,
    },
    /// Ten fields or more, of which nine may be cells; or nine empty fields.
    Fields(Ink),
    /// Digits and spaces, in fewer than nine characters: a row with spaces for blanks, whose last
    /// spaces were cut off.
    Short,
    /// Fewer than five digits and nothing else. It is a row like [`Shape::Short`] if the next line
    /// is one, else it is not part of a board.
    Stub,
    /// Cells, but not nine. In a board it is a broken row.
    BrokenRow,
    /// A short text with a number, such as `Grid 01`, or another known heading.
    Heading(Heading),
    /// A whole puzzle, or a text that must have been meant as one.
    Whole,
    /// The beginning of a JSON object or a known tag. Its end is found from its own characters, and
    /// not from the end of the line.
    Marked,
    /// A text with a digit or a dot. In a board it is a broken row.
    Other,
    /// A text without digits or dots.
    Words,
    /// Bytes that are not UTF-8.
    NotUtf8,
}

/// Returns the shape of a line, with or without its line end.
pub(crate) fn of(bytes: &[u8]) -> Shape {
    match plain::of(bytes) {
        Some(Plain::Rule) => Shape::Rule,
        Some(Plain::Row(row)) => {
            Shape::Row { begins: true, dashes: row.has_blank().then_some(false) }
        }
        None => of_any(bytes),
    }
}

/// Returns the shape of a line that is not plain. Slower than [`plain::of`], but knows every shape.
fn of_any(bytes: &[u8]) -> Shape {
    let text = bytes.trim_ascii();
    if line81::cells(text).is_some() && !is_long_rule(text) {
        // More than 81 cells are also a puzzle, although a broken one.
        return Shape::Whole;
    }
    match text.first() {
        None => {
            return if is_row_of_tabs(bytes) { Shape::Fields(Ink::Nothing) } else { Shape::Blank };
        }
        Some(b'#') => return Shape::Comment,
        Some(b'{') if begins_object(text) => return Shape::Marked,
        Some(b'<') if begins_tag(text) => return Shape::Marked,
        Some(b':') if text.len() > 81 => return Shape::Whole,
        _ if links::begins(text) => return Shape::Whole,
        _ => {}
    }
    match Line::decode(bytes, 1) {
        Ok(line) => of_decoded(&line),
        Err(_) => Shape::NotUtf8,
    }
}

/// Returns whether a line begins a JSON object, if this crate is built to read them.
pub(crate) fn begins_object(text: &[u8]) -> bool {
    let inside = text.trim_ascii_start().strip_prefix(b"{").map(<[u8]>::trim_ascii_start);
    cfg!(feature = "json")
        && inside.is_some_and(|inside| matches!(inside.first(), Some(b'"' | b'}') | None))
}

/// Returns whether a line begins with a tag of OpenSudoku.
pub(crate) fn begins_tag(text: &[u8]) -> bool {
    open_sudoku::begins(text.trim_ascii_start(), true) == Some(true)
}

/// Returns whether a line has only dashes, but not 81 of them.
fn is_long_rule(text: &[u8]) -> bool {
    text.len() != 81 && text.iter().all(|&byte| byte == b'-')
}

/// Returns whether a line is an empty row of a spreadsheet: eight tabs or more, and otherwise white
/// space.
fn is_row_of_tabs(bytes: &[u8]) -> bool {
    matches!(bytes.trim_ascii_end(), []) && bytes.iter().filter(|&&byte| byte == b'\t').count() >= 8
}

fn of_decoded(line: &Line<'_>) -> Shape {
    let tokens = line.tokens();
    let first = line.chars.iter().position(|found| !found.is_whitespace());
    match first.map(|place| line.chars[place]) {
        None => return Shape::Blank,
        Some('#') => return Shape::Comment,
        _ => {}
    }
    if is_nine_dashes(line, &tokens) {
        return Shape::Dashes;
    }
    if is_rule(line, &tokens) {
        return Shape::Rule;
    }
    let nines = tokens.iter().filter(|token| token.len() == 9).count();
    let longest = tokens.iter().map(Range::len).max().unwrap_or(0);
    if longest >= 60 && tokens.len() != 9 {
        // A row has nine cells, so a long line with another number of tokens is not a row.
        return Shape::Whole;
    }
    if longest < 60
        && tokens.len() < 60
        && let Some(ink) = spreadsheet::begins(line)
    {
        return Shape::Fields(ink);
    }
    if let Some(row) = row::of_tokens(line, &tokens) {
        // `Puzzle 12` has nine characters like a row.
        if let (false, Some(heading @ Heading::OfAny)) = (row.may_begin(line), heading::of(line)) {
            return Shape::Heading(heading);
        }
        return Shape::Row { begins: row.may_begin(line), dashes: row.has_dashes(line) };
    }
    if longest >= 60 || nines >= 8 || tokens.len() >= 60 {
        return Shape::Whole;
    }
    let inked = || tokens.iter().cloned().flatten().map(|place| line.chars[place]);
    if line.trimmed_end() < 9
        && inked().all(is_digit)
        && !line.chars.iter().any(|found| matches!(found, ',' | '|' | '\t'))
    {
        if line.chars[..line.trimmed_end()].contains(&' ') {
            return Shape::Short;
        }
        if inked().count() < 5 {
            return Shape::Stub;
        }
    }
    if heading::is_number_with_dot(line) {
        return Shape::Heading(Heading::OfBoard);
    }
    if inked().all(|found| value(found).is_some()) {
        let count = inked().count();
        let is_row = (5..=13).contains(&tokens.len()) || (5..=20).contains(&count);
        return if is_row { Shape::BrokenRow } else { Shape::Other };
    }
    if let Some(heading) = heading::of(line) {
        return Shape::Heading(heading);
    }
    if inked().any(|found| is_digit(found) || found == '.') { Shape::Other } else { Shape::Words }
}

/// Returns whether a line is `---------`, maybe with bars, or nine separate dashes.
fn is_nine_dashes(line: &Line<'_>, tokens: &[Range<usize>]) -> bool {
    let dashes = line.chars.iter().filter(|&&found| found == '-').count();
    dashes == 9
        && tokens.iter().map(Range::len).sum::<usize>() == 9
        && (tokens.len() == 9 || !line.chars.contains(&' ') || line.chars.contains(&'|'))
}

/// Returns whether a line is a rule: mostly `-`, `=` and `+`, with corners and bars, and not a row
/// of blanks.
fn is_rule(line: &Line<'_>, tokens: &[Range<usize>]) -> bool {
    let (mut strokes, mut corners, mut dots) = (0, 0, 0);
    for &found in &line.chars {
        match found {
            '-' | '=' | '+' => strokes += 1,
            '|' | ':' | '\'' | ' ' | '\t' => {}
            '.' | '*' => dots += 1,
            _ => return false,
        }
        corners += usize::from(matches!(found, '=' | '+'));
    }
    let is_row = || dots > 0 && row::of_tokens(line, tokens).is_some();
    (strokes >= 3 || corners > 0) && strokes > dots && !is_row()
}

#[cfg(test)]
mod tests {
    use super::{of, of_any};
    use crate::notation::plain;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(5000))]

        #[test]
        fn both_ways_give_a_plain_line_the_same_shape(
            line in "[1-9.0x*_]{8,10}|[1-9.]{9}[ |-]?|[+=-]{0,3}[+-]{0,30}|\
                     ([ |]{1,2}[1-9.x_-]{1,3}){8,10}[ |]?|([|]?[1-4]{1,9}){9}|([1-9]{1,9} ){8,10}",
            end in "|\n|\r\n|\r|\r\r\n| \n",
        ) {
            let line = line + &end;
            let bytes = line.as_bytes();
            prop_assert_eq!(of(bytes), of_any(bytes), "{:?} {:?}", line, plain::of(bytes));
        }
    }
}
