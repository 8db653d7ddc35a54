//! Reads boards of nine lines as programs write them, only from their bytes. No line is decoded,
//! and no memory is allocated for lines.
//!
//! ```text
//!   4.....8.5                    compact: nine bytes
//!   | 4 . . | . . . | 8 . 5 |    separated, single cells
//!   | 4 167 1269 | 23 … |        separated, groups of candidates
//!   +-------+-------+-------+    rule
//! ```
//!
//! Lines that are not plain (tabs, commas, `-` as a blank, spaces as blanks, other scripts, any
//! mistake) are left to the readers that read every board. These readers get the same results for
//! plain boards; a test compares both.

use crate::notation::candidate_grid;
use crate::reading::{Format, Reading};
use numpre::{Candidates, Cell, DigitSet, Grid, Puzzle};

/// A plain line of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plain {
    /// A line of a frame, except nine dashes.
    Rule,
    /// Nine cells.
    Row(Row),
}

/// Nine cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// The digits that are written in each cell; a blank has none.
    cells: [DigitSet; 9],
    /// The row is nine characters and nothing else.
    is_compact: bool,
}

impl Row {
    /// Returns whether a cell is a blank.
    pub(crate) fn has_blank(&self) -> bool {
        self.cells.iter().any(|cell| cell.is_empty())
    }
}

/// Returns what a line is, with or without its line end, or `None` if it is not plain.
#[inline]
pub(crate) fn of(line: &[u8]) -> Option<Plain> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    match line.first()? {
        b'+' => is_rule(line).then_some(Plain::Rule),
        _ if line.len() == 9 => compact(line).or_else(|| separated(line)).map(Plain::Row),
        _ => separated(line).map(Plain::Row),
    }
}

/// Returns whether a line is `+-------+-------+-------+`. A line with nine dashes may also be a
/// row.
fn is_rule(line: &[u8]) -> bool {
    line.iter().all(|byte| matches!(byte, b'+' | b'-'))
        && line.iter().filter(|&&byte| byte == b'-').count() != 9
}

/// Reads `53..7....`.
fn compact(line: &[u8]) -> Option<Row> {
    let bytes: &[u8; 9] = line.first_chunk()?;
    let mut cells = [DigitSet::EMPTY; 9];
    for (cell, &byte) in cells.iter_mut().zip(bytes) {
        *cell = digits_of(byte)?;
    }
    Some(Row { cells, is_compact: true })
}

/// Reads `| 5 3 . | . 7 . | . . . |`, or the same with groups of candidates.
fn separated(line: &[u8]) -> Option<Row> {
    let mut cells = [DigitSet::EMPTY; 9];
    let (mut count, mut is_inside) = (0, false);
    for &byte in line {
        if matches!(byte, b' ' | b'|') {
            is_inside = false;
            continue;
        }
        let digits = digits_of(byte)?;
        if !std::mem::replace(&mut is_inside, true) {
            count += 1;
            *cells.get_mut(count - 1)? = digits;
            continue;
        }
        let cell = &mut cells[count - 1];
        // A group has only digits, and each only once.
        if cell.is_empty() || digits.is_empty() || !(*cell & digits).is_empty() {
            return None;
        }
        *cell |= digits;
    }
    // Nine groups of nine digits may be a whole board on one line.
    (count == 9 && cells.iter().any(|cell| cell.len() < 9))
        .then_some(Row { cells, is_compact: false })
}

/// Returns the digit of a byte, an empty set for a blank except `-`, or `None` for any other byte.
#[inline]
fn digits_of(byte: u8) -> Option<DigitSet> {
    /// A bit that is not in any set.
    const NO_CELL: u16 = 1 << 15;
    /// A table, because this is called for every byte of a file.
    const BITS: [u16; 256] = {
        let mut bits = [NO_CELL; 256];
        let blanks = b".0*_xX";
        let mut index = 0;
        while index < blanks.len() {
            bits[blanks[index] as usize] = 0;
            index += 1;
        }
        let mut digit = 1;
        while digit <= 9 {
            bits[b'0' as usize + digit] = 1 << (digit - 1);
            digit += 1;
        }
        bits
    };
    let bits = BITS[usize::from(byte)];
    (bits != NO_CELL).then_some(DigitSet::from_bits(bits))
}

/// Returns the board of these lines, if every line is plain, all rows are written in the same way,
/// and rules are only between bands.
pub(crate) fn read<'t>(lines: impl Iterator<Item = &'t [u8]>) -> Option<Reading> {
    let (mut rows, mut has_rules) =
        ([Row { cells: [DigitSet::EMPTY; 9], is_compact: false }; 9], false);
    let mut count = 0;
    for line in lines {
        match of(line)? {
            Plain::Rule if count % 3 == 0 => has_rules = true,
            Plain::Rule => return None,
            Plain::Row(row) => {
                *rows.get_mut(count)? = row;
                count += 1;
            }
        }
    }
    let is_compact = rows[0].is_compact;
    if count != 9 || rows.iter().any(|row| row.is_compact != is_compact) {
        return None;
    }
    let cells = || Cell::all().zip(rows.iter().flat_map(|row| row.cells));
    if cells().all(|(_, digits)| digits.len() <= 1) {
        let mut givens = Grid::EMPTY;
        cells().for_each(|(cell, digits)| givens.set(cell, digits.single()));
        let format = if is_compact && !has_rules { Format::NineLines } else { Format::Framed };
        return Some(Reading::new(format, Puzzle::of_givens(givens)));
    }
    let mut candidates = Candidates::ALL;
    for (cell, digits) in cells() {
        // In a candidate grid, a blank is an error.
        if digits.is_empty() {
            return None;
        }
        candidates[cell] = digits;
    }
    Some(Reading::new(Format::Candidates, candidate_grid::puzzle_of(candidates)))
}
