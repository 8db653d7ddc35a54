//! Where a board ends that begins with empty rows, or with rows of more than nine fields: a
//! spreadsheet saved as text.
//!
//! Empty rows around it are no rows of it unless the count needs them, so that the line behind the
//! ninth row must be seen where empty rows stand before it.

use crate::detect::shape::{self, Shape};
use crate::notation::spreadsheet::{self, Blocks, Ink, MOST_EMPTY};
use crate::text::line::Line;
use crate::text::lines::{self, Found};
use crate::text::offset::Offset;

/// As many empty rows may belong to a board that is not empty.
const MOST_LEADS: usize = 8;
/// From this many rows without a gap on, they are boards one after the other.
pub(super) const CONTIGUOUS: usize = 18;
/// So many rows are looked at where it is open which nine of them are the board: memory stays
/// bounded.
const MOST_ROWS: usize = 99;

/// What stands at the head of a table.
pub(crate) enum Head {
    /// A board or an unreadable piece, from here to there.
    Piece { begin: Offset, end: Offset, is_board: bool },
    /// Nothing to read before this place.
    Nothing(Offset),
    /// Nothing to read before this place, and more text is needed.
    Unfinished(Offset),
}

/// A row: from where to where, and what stands in it.
#[derive(Clone, Copy)]
struct Row {
    begin: Offset,
    end: Offset,
    ink: Ink,
}

/// The rows so far.
#[derive(Default)]
struct Run {
    /// The last rows without cells before the first with some, at most [`MOST_LEADS`].
    leads: Vec<Row>,
    /// From the first row with cells on.
    rows: Vec<Row>,
}

/// Looks at the table whose first line stands here.
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

/// What stands in a line of the table; `None` for another line. The first line tells what parts the
/// fields.
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

    /// Takes in a row. What it completes, if anything.
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

    /// Whether the first rows are those of a board whose blocks are separated by empty ones.
    fn blocks(&self, rows: usize) -> Blocks {
        let inked: Vec<bool> =
            self.rows[..rows].iter().take(CONTIGUOUS).map(|row| row.ink == Ink::Cells).collect();
        spreadsheet::blocks(&inked)
    }

    /// Whether several of the first nine rows are empty and the next row decides what they are.
    fn is_open(&self) -> bool {
        let count = self.rows.len();
        self.has_several_empty() && (count == 9 || self.blocks(count) == Blocks::Begun)
    }

    fn has_several_empty(&self) -> bool {
        let nine = self.rows.get(..9).unwrap_or_default();
        nine.iter().filter(|row| row.ink != Ink::Cells).count() > MOST_EMPTY
    }

    /// What it is if no further row follows; `place` is behind it.
    fn over(&self, place: Offset) -> Head {
        let Some(last) = self.rows.iter().rposition(|row| row.ink == Ink::Cells) else {
            let words = self.leads.iter().find(|row| row.ink == Ink::Labels);
            return words.map_or(Head::Nothing(place), |row| label(*row));
        };
        let (rows, leads) = (last + 1, self.leads.len());
        match () {
            () if self.blocks(rows) == Blocks::Whole => board(&self.rows[..rows]),
            () if rows.is_multiple_of(9) => board(&self.rows[..9]),
            // Nothing follows: the count needs the last of the empty rows before it.
            () if rows < 9 && rows == self.rows.len() && leads + rows >= 9 => {
                board(&[&self.leads[leads + rows - 9..], &self.rows].concat())
            }
            // Boards without a gap, the first of which begins with empty rows.
            () if rows > 9 && leads < MOST_LEADS && (leads + rows).is_multiple_of(9) => {
                board(&[&self.leads, &self.rows[..9 - leads]].concat())
            }
            () => self.all(),
        }
    }

    /// All rows as one piece; its reader decides.
    fn all(&self) -> Head {
        self.first(self.rows.len())
    }

    /// The rows before the first with cells, and the given number of rows from there on.
    fn first(&self, rows: usize) -> Head {
        board(&[&self.leads[..], &self.rows[..rows]].concat())
    }
}

/// These rows as a piece.
fn board(rows: &[Row]) -> Head {
    let begin = rows.first().map(|row| row.begin).unwrap_or_default();
    Head::Piece { begin, end: rows.last().map_or(begin, |row| row.end), is_board: true }
}

/// A line of words that no board follows.
fn label(row: Row) -> Head {
    Head::Piece { begin: row.begin, end: row.end, is_board: false }
}
