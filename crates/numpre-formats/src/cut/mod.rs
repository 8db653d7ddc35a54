//! Where one record ends and the next begins, found from the shapes of lines alone.
//!
//! A record is one line, or a board of nine rows. What follows the record never changes where it
//! ends, except where the board is broken off; so a record is complete, and handed out, as soon as
//! its last line is. A board below `[Puzzle]` waits for the next line, because `[State]` may
//! follow.

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

/// The next thing in a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    /// A record, or an unreadable piece.
    Piece(Piece),
    /// Before this place, `lines` lines on, there is nothing to read; there stands a line longer
    /// than the limit.
    TooLong(Offset),
    /// There is nothing to read before this place, and more text is needed to go on.
    Unfinished(Offset),
}

/// Finds the first piece of a buffer. In a table, every row that is not skipped is a piece.
#[inline]
pub(crate) fn next(text: &[u8], at_end: bool, limit: usize, table: Option<&Layout>) -> Cut {
    // Nearly always.
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

/// Finds the first piece where each has a shape of its own.
fn next_of_any_shape(text: &[u8], at_end: bool, limit: usize) -> Cut {
    let (mut board, mut is_near_zero) = (Board::default(), false);
    let told = |piece: Piece, is_near_zero: bool| {
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
                    return told(
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
            _ if !board.has_only_dashes() => return told(board.piece(), is_near_zero),
            Found::TooLong => return Cut::TooLong(place),
            Found::Unfinished => return Cut::Unfinished(place),
        };
        let line = &text[place.bytes..][..length];
        let after = Offset { bytes: place.bytes + whole, lines: place.lines + 1 };
        let shape = shape::of(line);
        if matches!(shape, Shape::Fields(_)) && board.begin.is_none() {
            match spreadsheet::head(text, place, at_end, limit) {
                Head::Piece { begin, end, is_board } => {
                    return told(Piece { skipped: begin, end, is_board, has_zero: false }, true);
                }
                Head::Nothing(behind) => place = behind,
                Head::Unfinished(begin) => return Cut::Unfinished(begin),
            }
            continue;
        }
        if shape == Shape::Marked && board.begin.is_some() && board.has_only_dashes() {
            // The dashes were rules: what is here is looked at from its mark on.
            board.forget();
            continue;
        }
        if let Some(piece) = board.take(shape, place, after) {
            return told(piece, is_near_zero);
        }
        place = after;
    }
}

/// What is at the head of a text, if it has a mark of its own.
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

/// White space alone, or a comment.
fn is_skipped(line: &[u8]) -> bool {
    matches!(line.trim_ascii_start().first(), None | Some(b'#'))
}
