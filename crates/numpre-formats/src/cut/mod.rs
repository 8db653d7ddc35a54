//! Finds where one record ends and the next begins, only from the shapes of lines.
//!
//! A record is one line, or a board of nine rows. The text after a record never changes where the
//! record ends, unless the record is a board that is broken off. So a record is complete, and
//! handed out, as soon as its last line is there. Only a board below `[Puzzle]` waits for the next
//! line, because `[State]` may follow.
//!
//! ```text
//!   4.....8.5.3…1.4......  hard    piece 1: a line of 81 cells with a comment
//!                                  skipped
//!   # from a book                  skipped
//!   4.....8.5                      piece 2 begins: a board, one row per line
//!   …                              rows 2 to 8
//!   1.4......                      piece 2 ends with its ninth row, before the next line is seen
//!   not a puzzle                   piece 3: an unreadable line; the next line is read as usual
//! ```

mod board;
#[cfg(feature = "json")]
mod json;
mod marked;
mod piece;
mod spreadsheet;
mod xml;

use crate::csv::Layout;
use crate::csv::row_end::{self, Row};
use crate::detect::shape::{self, Shape};
use crate::notation::line81;
use crate::text::lines::{self, Found};
use crate::text::offset::Offset;
use board::Board;
use marked::Marked;
pub(crate) use piece::Piece;
use spreadsheet::Head;

/// The first piece in a buffer, or why there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    /// A record, or an unreadable piece.
    Piece(Piece),
    /// A line longer than the limit. It begins at this place, and the text before it is to be
    /// skipped.
    TooLong(Offset),
    /// More text is needed. The text before this place is to be skipped.
    Unfinished(Offset),
}

/// Finds the first piece of a buffer. In a table, every row is a piece, except comments and blank
/// lines.
#[inline]
pub(crate) fn next(text: &[u8], at_end: bool, limit: usize, table: Option<&Layout>) -> Cut {
    // The usual case: a line of exactly 81 cells.
    if let Some(bytes) = line81::bare(text).filter(|_| limit >= 81) {
        let end = Offset { bytes, lines: 1 };
        return Cut::Piece(Piece {
            skipped: Offset::default(),
            end,
            is_board: false,
            has_zero: false,
        });
    }
    match table {
        Some(layout) => next_row(text, at_end, limit, layout),
        None => next_of_any_shape(text, at_end, limit),
    }
}

/// Finds the first piece of a text that is not a table, by the shapes of its lines.
fn next_of_any_shape(text: &[u8], at_end: bool, limit: usize) -> Cut {
    let (mut board, mut is_near_zero) = (Board::default(), false);
    let found = |piece: Piece, is_near_zero: bool| {
        let has_zero = is_near_zero
            && memchr::memchr(0, &text[piece.skipped.bytes..piece.end.bytes]).is_some();
        Cut::Piece(Piece { has_zero, ..piece })
    };
    let mut place = Offset { bytes: 0, lines: 0 };
    loop {
        if board.begin.is_none() {
            let further = |by: Offset| Offset {
                bytes: place.bytes + by.bytes,
                lines: place.lines + by.lines,
            };
            match marked(&text[place.bytes..], at_end, limit) {
                Marked::Record(end) => {
                    return found(
                        Piece {
                            skipped: place,
                            end: further(end),
                            is_board: false,
                            has_zero: false,
                        },
                        true,
                    );
                }
                Marked::Nothing(end) => {
                    place = further(end);
                    continue;
                }
                Marked::Unfinished => return Cut::Unfinished(place),
                Marked::TooLong => return Cut::TooLong(place),
                Marked::Other => {}
            }
        }
        let (length, whole) = match lines::first(&text[place.bytes..], at_end, limit) {
            Found::Line { length, whole, has_zero } => {
                is_near_zero |= has_zero;
                (length, whole)
            }
            Found::Unfinished if !at_end => return Cut::Unfinished(board.begin.unwrap_or(place)),
            _ if !board.has_only_dashes() => return found(board.piece(), is_near_zero),
            Found::TooLong => return Cut::TooLong(place),
            Found::Unfinished => return Cut::Unfinished(place),
        };
        let line = &text[place.bytes..][..length];
        let after = Offset { bytes: place.bytes + whole, lines: place.lines + 1 };
        let shape = shape::of(line);
        if matches!(shape, Shape::Fields(_)) && board.begin.is_none() {
            match spreadsheet::head(text, place, at_end, limit) {
                Head::Piece { begin, end, is_board } => {
                    return found(Piece { skipped: begin, end, is_board, has_zero: false }, true);
                }
                Head::Nothing(end) => place = end,
                Head::Unfinished(begin) => return Cut::Unfinished(begin),
            }
            continue;
        }
        if shape == Shape::Marked && board.begin.is_some() && board.has_only_dashes() {
            // The lines of dashes were rules. Reads this line again, now as the beginning of an
            // object or tag.
            board.forget();
            continue;
        }
        if let Some(piece) = board.take(shape, place, after) {
            return found(piece, is_near_zero);
        }
        place = after;
    }
}

/// Returns what the text begins with, if that is a JSON object or a tag.
fn marked(text: &[u8], at_end: bool, limit: usize) -> Marked {
    #[cfg(feature = "json")]
    match json::head(text, at_end, limit) {
        Marked::Other => {}
        found => return found,
    }
    xml::head(text, at_end, limit)
}

/// Finds the first row of a table.
fn next_row(text: &[u8], at_end: bool, limit: usize, layout: &Layout) -> Cut {
    let mut place = Offset::default();
    loop {
        let text = &text[place.bytes..];
        let (length, whole, has_zero) = match lines::first(text, at_end, limit) {
            Found::Line { length, whole, has_zero } => (length, whole, has_zero),
            Found::TooLong => return Cut::TooLong(place),
            Found::Unfinished => return Cut::Unfinished(place),
        };
        let further =
            |by: &Row| Offset { bytes: place.bytes + by.whole, lines: place.lines + by.lines };
        let first = Row { length, whole, lines: 1, has_zero };
        if !is_skipped(&text[..length]) {
            return match row_end::row(text, first, at_end, limit, &[layout.delimiter], |line| {
                layout.is_row(line)
            }) {
                None => Cut::Unfinished(place),
                Some(row) => {
                    let has_zero = row.has_zero;
                    Cut::Piece(Piece {
                        skipped: place,
                        end: further(&row),
                        is_board: false,
                        has_zero,
                    })
                }
            };
        }
        place = further(&first);
    }
}

/// Returns whether a line is blank or a comment.
fn is_skipped(line: &[u8]) -> bool {
    matches!(line.trim_ascii_start().first(), None | Some(b'#'))
}
