//! Characters: full-width and box-drawing forms folded to ASCII, and what each means in a cell.

use numpre::Grid;

/// The ASCII character that stands for this one in a puzzle: full-width forms, box drawing, dashes
/// and middle dots are folded; all others stay.
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

/// What a cell's character means: its digit, 0 for one of the common blanks, `None` for anything
/// else.
pub(crate) const fn value(folded: char) -> Option<u8> {
    match folded {
        '0'..='9' => Some(folded as u8 - b'0'),
        '.' | '*' | '_' | '-' | 'x' | 'X' => Some(0),
        _ => None,
    }
}

/// Whether the character is a digit that can stand in a cell.
pub(crate) const fn is_digit(folded: char) -> bool {
    matches!(folded, '1'..='9')
}

/// Whether the character parts two cells of a row.
pub(crate) const fn parts_cells(folded: char) -> bool {
    matches!(folded, ' ' | '\t' | ',' | '|')
}

/// Whether the character parts a whole puzzle on one line from what follows it.
pub(crate) const fn parts_comment(folded: char) -> bool {
    matches!(folded, ' ' | '\t' | ',' | ';' | '#')
}

/// The board of the first 81 characters; what is no digit is a blank.
pub(crate) fn grid(chars: &[char]) -> Grid {
    let mut values = [0; 81];
    for (slot, &found) in values.iter_mut().zip(chars) {
        *slot = value(found).unwrap_or(0);
    }
    // Every value is below 10, see `value`.
    Grid::from_values(values).unwrap_or_default()
}
