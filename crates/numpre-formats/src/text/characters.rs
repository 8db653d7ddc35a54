//! Folds full-width and box-drawing characters to ASCII, and says what each character means in a
//! cell.

use numpre::Grid;

/// Returns the ASCII character that this one stands for in a puzzle. Full-width forms, box drawing,
/// dashes and middle dots are folded; all others are returned as they are.
pub(crate) fn fold(found: char) -> char {
    match found {
        '\u{0}'..='\u{7f}' => found,
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(found as u32 - 0xfee0).unwrap_or(found),
        '\u{a0}' | '\u{3000}' => ' ',
        '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋' | '￨' => '|',
        '\u{2500}'..='\u{257f}' | '‐' | '–' | '—' | '−' | 'ー' => '-',
        '·' | '・' | '･' | '□' => '.',
        _ => found,
    }
}

/// Returns what a character means in a cell: its digit, 0 for one of the common blanks, or `None`
/// if it is neither.
pub(crate) const fn value(folded: char) -> Option<u8> {
    match folded {
        '0'..='9' => Some(folded as u8 - b'0'),
        '.' | '*' | '_' | '-' | 'x' | 'X' => Some(0),
        _ => None,
    }
}

/// Returns whether a character is a digit that a cell can have, 1 to 9.
pub(crate) const fn is_digit(folded: char) -> bool {
    matches!(folded, '1'..='9')
}

/// Returns whether a character separates two cells of a row.
pub(crate) const fn parts_cells(folded: char) -> bool {
    matches!(folded, ' ' | '\t' | ',' | '|')
}

/// Returns whether a character separates a whole puzzle on one line from the text after it.
pub(crate) const fn parts_comment(folded: char) -> bool {
    matches!(folded, ' ' | '\t' | ',' | ';' | '#')
}

/// Returns the board of the first 81 characters. A character that is not a digit is a blank.
pub(crate) fn grid(chars: &[char]) -> Grid {
    let mut values = [0; 81];
    for (slot, &found) in values.iter_mut().zip(chars) {
        *slot = value(found).unwrap_or(0);
    }
    // `value` returns only numbers below 10.
    Grid::from_values(values).unwrap_or_default()
}
