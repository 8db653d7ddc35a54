//! Boards of nine lines as programs write them, told from their bytes alone: no line of them is
//! decoded, and nothing is allocated for any.
//!
//! What is not plain (tabs, commas, `-` as a blank, spaces as blanks, other scripts, anything
//! wrong) is left to those who read every board. They read these, too, and the same from them: a
//! test holds both against each other.

use crate::notation::candidate_grid;
use crate::reading::{Format, Reading};
use numpre::{Candidates, Cell, DigitSet, Grid, Puzzle};

/// A line of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plain {
    /// A line of a frame, other than nine dashes.
    Rule,
    /// Nine cells.
    Row(Row),
}

/// Nine cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// The digits that are written in each; none, in a blank.
    cells: [DigitSet; 9],
    /// Whether they stand side by side and alone.
    is_compact: bool,
}

impl Row {
    /// Whether one of them is a blank.
    pub(crate) fn has_blank(&self) -> bool {
        self.cells.iter().any(|cell| cell.is_empty())
    }
}

/// What this line is, its end included or not; `None` where it is not plain.
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

/// `+-------+-------+-------+`; a line of nine dashes may also be a row.
fn is_rule(line: &[u8]) -> bool {
    line.iter().all(|byte| matches!(byte, b'+' | b'-'))
        && line.iter().filter(|&&byte| byte == b'-').count() != 9
}

/// `53..7....`
fn compact(line: &[u8]) -> Option<Row> {
    let bytes: &[u8; 9] = line.first_chunk()?;
    let mut cells = [DigitSet::EMPTY; 9];
    for (cell, &byte) in cells.iter_mut().zip(bytes) {
        *cell = digits_of(byte)?;
    }
    Some(Row { cells, is_compact: true })
}

/// `| 5 3 . | . 7 . | . . . |`, or groups of candidates in place of single cells.
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
        // A group is of digits, each but once.
        if cell.is_empty() || digits.is_empty() || !(*cell & digits).is_empty() {
            return None;
        }
        *cell |= digits;
    }
    // Nine groups of nine may be a whole board on one line.
    (count == 9 && cells.iter().any(|cell| cell.len() < 9))
        .then_some(Row { cells, is_compact: false })
}

/// The digit of a cell's byte, or none for a blank that is no dash.
#[inline]
fn digits_of(byte: u8) -> Option<DigitSet> {
    /// No set has this bit.
    const NO_CELL: u16 = 1 << 15;
    /// Looked up: asked of every byte of a file.
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

/// The board of these lines, if each is plain, all rows are written alike, and the rules part the
/// bands.
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
        // Where there are groups, a blank is wrong.
        if digits.is_empty() {
            return None;
        }
        candidates[cell] = digits;
    }
    Some(Reading::new(Format::Candidates, candidate_grid::puzzle_of(candidates)))
}
