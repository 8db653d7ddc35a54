//! Where one record ends and the next begins, found from the shapes of lines alone.
//!
//! A record is one line, or a board of nine rows. What follows the record never changes where it ends, except where the
//! board is broken off; so a record is complete, and handed out, as soon as its last line is.

use crate::csv::Layout;
use crate::csv_rows::{self, Row};
use crate::line81;
use crate::shape::{self, Shape};
use crate::source_lines::{self, Found};
use crate::table_cut::{self, Head};

/// The next thing in a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    /// A record, or an unreadable piece.
    Piece(Piece),
    /// Before this place, `lines` lines on, there is nothing to read; there stands a line longer than the limit.
    TooLong(Skipped),
    /// There is nothing to read before this place, and more text is needed to go on.
    Unfinished(Skipped),
}

/// A stretch with nothing to read: blank lines, comments, rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Skipped {
    /// How many bytes.
    pub(crate) bytes: usize,
    /// How many lines.
    pub(crate) lines: usize,
}

/// A piece of text, behind what is skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// What stands before it.
    pub(crate) skipped: Skipped,
    /// Where it ends, in bytes and lines from the same place as `skipped`.
    pub(crate) end: Skipped,
    /// Whether it is a board of several lines, or just one.
    pub(crate) is_board: bool,
    /// Whether a byte of value 0 is in it.
    pub(crate) has_zero: bool,
}

/// The most rules, and the most blank lines behind a heading, that may stand inside a piece: memory stays bounded.
const MOST_FILLERS: usize = 20;

/// Finds the first piece of a buffer. In a table, every row that is not skipped is a piece.
#[inline]
pub(crate) fn next(text: &[u8], at_end: bool, limit: usize, table: Option<&Layout>) -> Cut {
    // Nearly always.
    if let Some(bytes) = line81::bare(text).filter(|_| limit >= 81) {
        let end = Skipped { bytes, lines: 1 };
        return Cut::Piece(Piece { skipped: Skipped::default(), end, is_board: false, has_zero: false });
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
        let has_zero = is_near_zero && memchr::memchr(0, &text[piece.skipped.bytes..piece.end.bytes]).is_some();
        Cut::Piece(Piece { has_zero, ..piece })
    };
    let mut place = Skipped { bytes: 0, lines: 0 };
    loop {
        let (length, whole) = match source_lines::first(&text[place.bytes..], at_end, limit) {
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
        let after = Skipped { bytes: place.bytes + whole, lines: place.lines + 1 };
        let shape = shape::of(line);
        if matches!(shape, Shape::Fields(_)) && board.begin.is_none() {
            match table_cut::head(text, place, at_end, limit) {
                Head::Piece { begin, end, is_board } => {
                    return told(Piece { skipped: begin, end, is_board, has_zero: false }, true);
                }
                Head::Nothing(behind) => place = behind,
                Head::Unfinished(begin) => return Cut::Unfinished(begin),
            }
            continue;
        }
        if let Some(piece) = board.take(shape, place, after) {
            return told(piece, is_near_zero);
        }
        place = after;
    }
}

/// Finds the first row of a table.
fn next_row(text: &[u8], at_end: bool, limit: usize, layout: &Layout) -> Cut {
    let mut place = Skipped::default();
    loop {
        let text = &text[place.bytes..];
        let (length, whole, has_zero) = match source_lines::first(text, at_end, limit) {
            Found::Line { length, whole, has_zero } => (length, whole, has_zero),
            Found::TooLong => return Cut::TooLong(place),
            Found::Unfinished => return Cut::Unfinished(place),
        };
        let further = |by: &Row| Skipped { bytes: place.bytes + by.whole, lines: place.lines + by.lines };
        let first = Row { length, whole, lines: 1, has_zero };
        if !is_skipped(&text[..length]) {
            return match csv_rows::row(text, first, at_end, limit, &[layout.delimiter], |line| layout.is_row(line)) {
                None => Cut::Unfinished(place),
                Some(row) => {
                    let has_zero = row.has_zero;
                    Cut::Piece(Piece { skipped: place, end: further(&row), is_board: false, has_zero })
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

/// What has been seen of a piece that is not complete yet.
#[derive(Default)]
struct Board {
    /// Where it begins, once it has.
    begin: Option<Skipped>,
    /// Where it ends if it ends now: behind its last line that says something.
    end: Option<Skipped>,
    has_heading: bool,
    /// Whether its one row is a few digits alone, of which only the next line tells whether they are one.
    is_stub: bool,
    rows: usize,
    /// Lines of nine dashes that are rows if `-` turns out to be a blank, and rules otherwise.
    dashed: usize,
    /// Whether `-` is a blank, once a row tells.
    dashes_are_blank: Option<bool>,
    not_utf8: usize,
    /// Rules, and blank lines behind a heading.
    fillers: usize,
    /// Whether the line before was a rule.
    after_rule: bool,
    /// Rules behind rows, and whether one stands behind the first.
    rules: usize,
    has_rule_behind_first: bool,
    /// Whether a rule shows that a row is missing.
    is_broken: bool,
    /// Where the third row ends, if a blank line stands behind it: another must follow the sixth.
    gap: Option<Skipped>,
    has_second_gap: bool,
    after_blank: bool,
}

impl Board {
    /// Takes in a line, from `place` to `after`. The piece that it completes or cuts off, if any; where it is cut off, the
    /// line is not part of it.
    fn take(&mut self, shape: Shape, place: Skipped, after: Skipped) -> Option<Piece> {
        if self.not_utf8 > 0 && shape != Shape::NotUtf8 {
            return Some(self.piece());
        }
        if std::mem::take(&mut self.is_stub) && shape != Shape::Short {
            return Some(self.piece());
        }
        let (after_blank, after_rule) = (self.after_blank, self.after_rule);
        self.after_blank = shape == Shape::Blank;
        self.after_rule = shape == Shape::Rule;
        match shape {
            Shape::Row { begins, dashes } if self.rows > 0 || begins => {
                self.dashes_are_blank = self.dashes_are_blank.or(dashes);
                self.row(place, after)
            }
            Shape::BrokenRow | Shape::Short | Shape::Fields(_) => self.row(place, after),
            Shape::Stub => {
                self.is_stub = self.rows == 0;
                self.row(place, after)
            }
            Shape::Other | Shape::NotUtf8 if self.rows > 0 => self.row(place, after),
            Shape::NotUtf8 if !self.has_heading => {
                self.not_utf8 += 1;
                self.extend(place, after);
                (self.not_utf8 == 9).then(|| self.piece())
            }
            Shape::Dashes if self.rows > 0 && self.dashes_are_blank == Some(true) => self.row(place, after),
            Shape::Dashes if self.dashed < 9 => {
                self.dashed += 1;
                self.extend(place, after);
                None
            }
            Shape::Dashes | Shape::Rule => self.rule(after_rule),
            Shape::Blank => self.blank(after_blank),
            Shape::Heading if self.has_only_dashes() => {
                *self = Board { has_heading: true, ..Board::default() };
                self.extend(place, after);
                None
            }
            Shape::Whole if self.has_heading && self.rows == 0 && self.dashed == 0 => {
                self.extend(place, after);
                Some(self.piece())
            }
            Shape::Comment if self.has_only_dashes() => {
                *self = Board::default();
                None
            }
            _ if self.has_only_dashes() => {
                *self = Board::default();
                self.extend(place, after);
                Some(self.piece())
            }
            _ => Some(self.piece()),
        }
    }

    /// Takes in a row, whole or broken.
    fn row(&mut self, place: Skipped, after: Skipped) -> Option<Piece> {
        if self.gap.is_some() && !self.has_second_gap && self.all_rows() == 6 {
            return Some(self.piece());
        }
        self.rows += 1;
        self.extend(place, after);
        (self.all_rows() >= 9).then(|| self.piece())
    }

    /// Takes in a rule. One that stands neither behind the third or sixth row nor behind every row shows that a row is
    /// missing: then the third rule ends the board. So do two rules, the bottom of a board and the top of the next.
    fn rule(&mut self, after_rule: bool) -> Option<Piece> {
        self.begin?;
        self.fillers += 1;
        if self.rows > 0 && !after_rule {
            self.rules += 1;
            self.has_rule_behind_first |= self.all_rows() == 1;
            self.is_broken |= !self.has_rule_behind_first && !self.all_rows().is_multiple_of(3);
        }
        let is_over = self.rows > 0 && after_rule || self.is_broken && self.rules >= 3;
        (is_over || self.fillers > MOST_FILLERS).then(|| self.piece())
    }

    /// Takes in a blank line. It ends a board, but for one behind the third row and one behind the sixth.
    fn blank(&mut self, after_blank: bool) -> Option<Piece> {
        if self.has_only_dashes() {
            *self = Board::default();
            return None;
        }
        if self.rows == 0 {
            self.fillers += 1;
            return (self.fillers > MOST_FILLERS).then(|| self.piece());
        }
        match self.all_rows() {
            3 if self.gap.is_none() => self.gap = self.end,
            6 if self.gap.is_some() && !after_blank => self.has_second_gap = true,
            _ => return Some(self.piece()),
        }
        None
    }

    fn all_rows(&self) -> usize {
        self.rows + if self.dashes_are_blank == Some(true) { self.dashed } else { 0 }
    }

    /// Whether nothing has begun yet, lines of dashes aside, which are rules when no row follows.
    fn has_only_dashes(&self) -> bool {
        self.rows == 0 && !self.has_heading && self.not_utf8 == 0
    }

    fn extend(&mut self, place: Skipped, after: Skipped) {
        self.begin.get_or_insert(place);
        self.end = Some(after);
    }

    /// What has been taken in, as a piece: up to the gap behind the third row, if it turned out to be the end.
    fn piece(&self) -> Piece {
        let skipped = self.begin.unwrap_or_default();
        let end = self.gap.filter(|_| self.all_rows() < 9).or(self.end).unwrap_or(skipped);
        Piece { skipped, end, is_board: self.rows > 0, has_zero: false }
    }
}
