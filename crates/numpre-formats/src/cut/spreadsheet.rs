//! Finds where a board ends that begins with empty rows or with rows of more than nine fields: a
//! spreadsheet saved as text.
//!
//! Empty rows around a board are part of it only if nine rows cannot be counted without them. So if
//! empty rows come first, the line after the ninth row must be seen before the board is complete.
//!
//! ```text
//!   ,,,,,,,,        lead: an empty row before the first row with cells
//!   4,,,,,,8,,5     row 1
//!   …               rows 2 to 8
//!   1,,4,,,,,,      row 9
//!   ,,,,,,,,        empty, too: the board is rows 1 to 9, without the lead
//!
//!   ,,,,,,,,        lead
//!   ,3,,,,,,,       row 1
//!   …               rows 2 to 7
//!   1,,4,,,,,,      row 8, and the input ends: with the lead there are nine rows, so it is
//!                   the first row of the board
//! ```

use crate::detect::shape::{self, Shape};
use crate::notation::spreadsheet::{self, Blocks, Ink, MOST_EMPTY};
use crate::text::line::Line;
use crate::text::lines::{self, Found};
use crate::text::offset::Offset;

/// The most empty rows that can belong to a board which is not empty.
const MOST_LEADS: usize = 8;
/// From this many rows without a gap on, they are separate boards, one after the other.
pub(super) const CONTIGUOUS: usize = 18;
/// The most rows that are read before it is decided which nine of them are the board, so that
/// memory stays bounded.
const MOST_ROWS: usize = 99;

/// The first piece in a table, or why there is none.
pub(crate) enum Head {
    /// A board or an unreadable piece, from `begin` to `end`.
    Piece { begin: Offset, end: Offset, is_board: bool },
    /// No piece before this place; the text up to it is to be skipped.
    Nothing(Offset),
    /// More text is needed. The text before this place is to be skipped.
    Unfinished(Offset),
}

/// A row of the table: where it begins and ends, and what its fields contain.
#[derive(Clone, Copy)]
struct Row {
    begin: Offset,
    end: Offset,
    ink: Ink,
}

/// The rows that have been taken in.
#[derive(Default)]
struct Run {
    /// The last rows without cells before the first row with cells, at most [`MOST_LEADS`].
    leads: Vec<Row>,
    /// The rows from the first one with cells on.
    rows: Vec<Row>,
}

/// Finds the first piece of the table whose first line is at `from`.
pub(crate) fn head(text: &[u8], from: Offset, at_end: bool, limit: usize) -> Head {
    let mut run = Run::default();
    let mut place = from;
    let mut separator = None;
    loop {
        let (length, whole) = match lines::first(&text[place.bytes..], at_end, limit) {
            Found::Line { length, whole, .. } => (length, whole),
            Found::Unfinished if !at_end => return Head::Unfinished(run.begin().unwrap_or(place)),
            _ => return run.over(place),
        };
        let line = &text[place.bytes..][..length];
        let end = Offset { bytes: place.bytes + whole, lines: place.lines + 1 };
        let Some(ink) = ink(line, &mut separator) else { return run.over(place) };
        if let Some(head) = run.take(Row { begin: place, end, ink }) {
            return head;
        }
        place = end;
    }
}

/// Returns what the fields of a line contain, or `None` if the line is not part of the table. The
/// first line decides which character separates the fields.
fn ink(bytes: &[u8], separator: &mut Option<char>) -> Option<Ink> {
    if matches!(shape::of(bytes), Shape::Whole | Shape::Marked | Shape::Comment | Shape::NotUtf8) {
        return None;
    }
    let line = Line::decode(bytes, 1).ok()?;
    let separator = match *separator {
        Some(known) => known,
        None => *separator.insert(spreadsheet::separator(&line)?),
    };
    spreadsheet::ink(&line, separator)
}

impl Run {
    fn begin(&self) -> Option<Offset> {
        self.leads.first().or(self.rows.first()).map(|row| row.begin)
    }

    /// Takes in a row. Returns the piece that is now complete, if any.
    fn take(&mut self, row: Row) -> Option<Head> {
        if self.rows.is_empty() && row.ink != Ink::Cells {
            self.leads.push(row);
            let first =
                if self.leads.len() > MOST_LEADS { Some(self.leads.remove(0)) } else { None };
            return first.filter(|row| row.ink == Ink::Labels).map(label);
        }
        self.rows.push(row);
        let is_inked = row.ink == Ink::Cells;
        let count = self.rows.len();
        if count > 9 && !is_inked && self.blocks(count - 1) == Blocks::Whole {
            return Some(board(&self.rows[..count - 1]));
        }
        if self.is_open() {
            return None;
        }
        match count {
            10..CONTIGUOUS if self.has_several_empty() && (count > 10 || is_inked) => None,
            10 if self.has_several_empty() && self.rows[8].ink != Ink::Cells => Some(self.first(9)),
            10..=CONTIGUOUS if self.leads.is_empty() => Some(board(&self.rows[..9])),
            9 if self.leads.is_empty() => Some(board(&self.rows)),
            9 if !is_inked => Some(self.all()),
            10 if !is_inked => Some(board(&self.rows[..9])),
            MOST_ROWS.. => Some(self.all()),
            _ => None,
        }
    }

    /// Returns whether the first `rows` rows are a board whose blocks are separated by empty rows,
    /// or may become one.
    fn blocks(&self, rows: usize) -> Blocks {
        let inked: Vec<bool> =
            self.rows[..rows].iter().take(CONTIGUOUS).map(|row| row.ink == Ink::Cells).collect();
        spreadsheet::blocks(&inked)
    }

    /// Returns whether several of the first nine rows are empty, so that the next row decides
    /// whether they are part of the board or separate its blocks.
    fn is_open(&self) -> bool {
        let count = self.rows.len();
        self.has_several_empty() && (count == 9 || self.blocks(count) == Blocks::Begun)
    }

    fn has_several_empty(&self) -> bool {
        let nine = self.rows.get(..9).unwrap_or_default();
        nine.iter().filter(|row| row.ink != Ink::Cells).count() > MOST_EMPTY
    }

    /// Returns the piece that these rows make if no further row follows. The table ends before
    /// `place`.
    fn over(&self, place: Offset) -> Head {
        let Some(last) = self.rows.iter().rposition(|row| row.ink == Ink::Cells) else {
            let words = self.leads.iter().find(|row| row.ink == Ink::Labels);
            return words.map_or(Head::Nothing(place), |row| label(*row));
        };
        let (rows, leads) = (last + 1, self.leads.len());
        match () {
            () if self.blocks(rows) == Blocks::Whole => board(&self.rows[..rows]),
            () if rows.is_multiple_of(9) => board(&self.rows[..9]),
            // No row follows. The board needs the last of the empty rows before it to have nine.
            () if rows < 9 && rows == self.rows.len() && leads + rows >= 9 => {
                board(&[&self.leads[leads + rows - 9..], &self.rows].concat())
            }
            // Several boards without a gap between them. The first one begins with empty rows.
            () if rows > 9 && leads < MOST_LEADS && (leads + rows).is_multiple_of(9) => {
                board(&[&self.leads, &self.rows[..9 - leads]].concat())
            }
            () => self.all(),
        }
    }

    /// Returns all rows as one piece. Its reader decides which nine of them are the board.
    fn all(&self) -> Head {
        self.first(self.rows.len())
    }

    /// Returns all leading rows and the first `rows` rows with cells as one piece.
    fn first(&self, rows: usize) -> Head {
        board(&[&self.leads[..], &self.rows[..rows]].concat())
    }
}

/// Returns these rows as a piece.
fn board(rows: &[Row]) -> Head {
    let begin = rows.first().map(|row| row.begin).unwrap_or_default();
    Head::Piece { begin, end: rows.last().map_or(begin, |row| row.end), is_board: true }
}

/// Returns a line of words without a board below it as a piece.
fn label(row: Row) -> Head {
    Head::Piece { begin: row.begin, end: row.end, is_board: false }
}
