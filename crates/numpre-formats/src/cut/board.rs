//! Finds where a board of nine lines ends, line by line.
//!
//! How the lines of a board are counted:
//!
//! ```text
//!   Grid 01          heading
//!   4.....8.5        row 1
//!   .3.......        row 2
//!   ...7.....        row 3
//!                    blank after row 3: the board may end here (`gap`)
//!   .2.....6.        row 4
//!   ....8.4..        row 5
//!   ....1....        row 6
//!                    blank after row 6 (`has_second_gap`): the board did not end at the gap
//!   ...6.3.7.        row 7
//!   5..2.....        row 8
//!   1.4......        row 9: the piece is complete
//! ```
//!
//! Without the second blank line, the row in its place shows that the board was broken off at the
//! gap: the piece then has only rows 1 to 3, which is an error, and row 4 begins the next piece.
//!
//! A line of nine dashes is a row or a rule, depending on the other rows:
//!
//! ```text
//!   ---------        `dashed` = 1, still undecided
//!   4-----8-5        `-` is a blank here, so the line above was row 1, and this is row 2
//! ```

use super::piece::Piece;
use super::spreadsheet::CONTIGUOUS;
use crate::detect::heading::Heading;
use crate::detect::shape::Shape;
use crate::notation::spreadsheet::{Blocks, Ink, MOST_EMPTY, blocks};
use crate::text::offset::Offset;

/// The most lines without cells that a piece may have, so that memory stays bounded: rules, and
/// blank lines and comments next to a heading.
const MOST_FILLERS: usize = 20;
/// The fewest rows below a heading that are taken as a board, although others of its nine are
/// missing.
const ROWS_OF_A_BOARD: usize = 2;

/// How far the `[State]` part of an .sdk file, below the rows of its puzzle, has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// The puzzle is complete, and `[State]` may follow.
    Awaited,
    /// `[State]` has been read, and this many rows below it.
    Begun(usize),
}

/// The lines of a piece that is not complete yet.
#[derive(Default)]
pub(super) struct Board {
    /// The beginning of the piece; `None` before its first line.
    pub(super) begin: Option<Offset>,
    /// The end of the piece if no further line belongs to it: after its last line with content.
    end: Option<Offset>,
    /// Its heading, and where that line ends.
    heading: Option<(Heading, Offset)>,
    /// Its only row so far is a few digits ([`Shape::Stub`]). They are a row only if the next line
    /// is a [`Shape::Short`].
    is_stub: bool,
    /// The number of rows, whole or broken, without those counted in `dashed`.
    rows: usize,
    /// The number of lines of nine dashes. They are rows if `-` turns out to be a blank, else
    /// rules.
    dashed: usize,
    /// The meaning of `-`: `true` if it is a blank; `None` until a row shows it.
    dashes_are_blank: Option<bool>,
    /// The number of lines at the beginning that are not UTF-8. Up to nine of them are one piece.
    not_utf8: usize,
    /// The number of rules, and of blank lines and comments next to a heading.
    fillers: usize,
    /// The previous line was a rule.
    after_rule: bool,
    /// The number of rules after rows, where two in succession count once; and whether one of them
    /// follows the first row.
    rules: usize,
    has_rule_after_first: bool,
    /// A rule is in a place where it shows that a row is missing.
    is_broken: bool,
    /// The end of the third row, if a blank line follows it. Then another must follow the sixth
    /// row.
    gap: Option<Offset>,
    /// A blank line follows the sixth row, too.
    has_second_gap: bool,
    /// The previous line was blank.
    after_blank: bool,
    /// An entry per row: `true` if the row has cells. Only empty rows of a spreadsheet have none.
    /// Rows that were not recorded yet have cells.
    inked: Vec<bool>,
    /// The end of the ninth row, if several of the nine rows are empty. Then these may be the gaps
    /// between the blocks of a board with more than nine rows.
    nine: Option<Offset>,
    /// Set below the rows of a puzzle under `[Puzzle]`.
    state: Option<State>,
}

impl Board {
    /// Takes in a line, from `place` to `after`. Returns the piece that is now complete, or that
    /// this line cuts off; a line that cuts a piece off is not part of it.
    pub(super) fn take(&mut self, shape: Shape, place: Offset, after: Offset) -> Option<Piece> {
        if self.not_utf8 > 0 && shape != Shape::NotUtf8 {
            return Some(self.piece());
        }
        if std::mem::take(&mut self.is_stub) && shape != Shape::Short {
            return Some(self.piece());
        }
        if let Some(state) = self.state {
            return self.take_state(state, shape, place, after).then(|| self.piece());
        }
        if shape == Shape::Heading(Heading::StatePart) && self.has_puzzle() {
            self.begin_state(after);
            return None;
        }
        if self.nine.is_some() {
            return self.take_after_nine(shape, place, after);
        }
        let (after_blank, after_rule) = (self.after_blank, self.after_rule);
        self.after_blank = shape == Shape::Blank;
        self.after_rule = shape == Shape::Rule;
        match shape {
            Shape::Row { begins, dashes } if self.rows > 0 || begins => {
                self.dashes_are_blank = self.dashes_are_blank.or(dashes);
                self.row(place, after)
            }
            Shape::Fields(ink) if ink != Ink::Cells => {
                self.inked.resize(self.rows, true);
                self.inked.push(false);
                self.row(place, after)
            }
            Shape::BrokenRow | Shape::Short | Shape::Fields(_) => self.row(place, after),
            Shape::Stub => {
                self.is_stub = self.rows == 0;
                self.row(place, after)
            }
            Shape::Other | Shape::NotUtf8 if self.rows > 0 => self.row(place, after),
            Shape::NotUtf8 if self.heading.is_none() => {
                self.not_utf8 += 1;
                self.extend(place, after);
                (self.not_utf8 == 9).then(|| self.piece())
            }
            Shape::Dashes if self.rows > 0 && self.dashes_are_blank == Some(true) => {
                self.row(place, after)
            }
            Shape::Dashes if self.dashed < 9 => {
                self.dashed += 1;
                self.extend(place, after);
                None
            }
            Shape::Dashes | Shape::Rule => self.rule(after_rule),
            Shape::Blank => self.blank(after_blank),
            Shape::Heading(heading) if self.has_only_dashes() => {
                self.forget();
                self.heading = Some((heading, after));
                self.extend(place, after);
                None
            }
            Shape::Whole if self.rows == 0 && self.dashed == 0 && self.is_heading_of_any() => {
                let skipped = self.begin.unwrap_or(place);
                Some(Piece { skipped, end: after, is_board: false, has_zero: false })
            }
            Shape::Comment if self.heading.is_some() && self.rows == 0 => {
                self.fillers += 1;
                (self.fillers > MOST_FILLERS).then(|| self.piece())
            }
            Shape::Comment if self.has_only_dashes() => {
                self.forget();
                None
            }
            _ if self.has_only_dashes() => {
                self.forget();
                self.extend(place, after);
                Some(self.piece())
            }
            _ => Some(self.piece()),
        }
    }

    /// Takes in a row, whole or broken. Returns the piece that is now complete, if any.
    fn row(&mut self, place: Offset, after: Offset) -> Option<Piece> {
        if self.gap.is_some() && !self.has_second_gap && self.all_rows() == 6 {
            return Some(self.piece());
        }
        self.rows += 1;
        self.extend(place, after);
        if self.all_rows() < 9 {
            return None;
        }
        if self.inked.iter().filter(|inked| !**inked).count() > MOST_EMPTY && self.rows == 9 {
            self.inked.resize(9, true);
            self.nine = self.end;
            return None;
        }
        if self.has_puzzle() {
            self.state = Some(State::Awaited);
            return None;
        }
        Some(self.piece())
    }

    /// Returns whether the rows are those of a puzzle under `[Puzzle]`.
    fn has_puzzle(&self) -> bool {
        matches!(self.heading, Some((Heading::PuzzlePart, _))) && self.all_rows() >= ROWS_OF_A_BOARD
    }

    /// Takes in the line `[State]`. If the rows above it had a gap or were partly empty, that no
    /// longer matters: they are the whole puzzle.
    fn begin_state(&mut self, after: Offset) {
        self.state = Some(State::Begun(0));
        self.end = Some(after);
        (self.gap, self.nine) = (None, None);
    }

    /// Takes in a line below a whole puzzle under `[Puzzle]`, or below `[State]`. Returns whether
    /// the piece is complete. A line that cannot be a row of the state is not part of it.
    #[cold]
    #[inline(never)]
    fn take_state(&mut self, state: State, shape: Shape, place: Offset, after: Offset) -> bool {
        let rows = match (state, shape) {
            (State::Awaited, Shape::Heading(Heading::StatePart)) => {
                self.begin_state(after);
                return false;
            }
            (State::Awaited, Shape::Blank | Shape::Comment | Shape::Rule | Shape::Dashes)
            | (State::Begun(0), Shape::Blank | Shape::Comment)
            | (State::Begun(_), Shape::Rule) => {
                self.fillers += 1;
                return self.fillers > MOST_FILLERS;
            }
            (
                State::Begun(rows),
                Shape::Row { .. } | Shape::Fields(_) | Shape::BrokenRow | Shape::Dashes,
            ) => rows + 1,
            (State::Begun(rows), Shape::Short | Shape::Stub | Shape::Other | Shape::NotUtf8) => {
                rows + 1
            }
            _ => return true,
        };
        self.state = Some(State::Begun(rows));
        self.extend(place, after);
        rows == 9
    }

    /// Takes in a line after nine rows several of which are empty.
    ///
    /// ```text
    ///   rows with (x) and without (_) cells
    ///   xxx_xxx_x            then a line that is not a row: nine rows, two of them empty
    ///   xxx_xxx_xxx          then no row with cells: three blocks, separated by single empty rows
    ///   xxx_xxx_x xxxxxxxxx  nine rows, and nine rows of the next board
    ///   xxx_x_x_x xx         neither: one piece of 11 rows, which is an error
    /// ```
    fn take_after_nine(&mut self, shape: Shape, place: Offset, after: Offset) -> Option<Piece> {
        let is_inked = match shape {
            Shape::Row { .. } | Shape::Fields(Ink::Cells) => true,
            Shape::Fields(_) => false,
            _ => return Some(self.piece()),
        };
        if !is_inked && blocks(&self.inked) == Blocks::Whole {
            return Some(self.piece());
        }
        self.inked.push(is_inked);
        if self.inked.len() == CONTIGUOUS
            || !self.has_more_after_nine() && blocks(&self.inked) != Blocks::Begun
        {
            self.inked.truncate(9);
            return Some(self.piece());
        }
        self.rows += 1;
        self.extend(place, after);
        None
    }

    /// Returns whether a row with cells follows the first nine rows.
    fn has_more_after_nine(&self) -> bool {
        self.inked.iter().skip(9).any(|inked| *inked)
    }

    /// Takes in a rule. Rules belong after rows 3 and 6, or after every row. A rule in another
    /// place shows that a row is missing: then the third rule ends the board. Two rules in
    /// succession also end it, because they are the bottom of one board and the top of the next.
    fn rule(&mut self, after_rule: bool) -> Option<Piece> {
        self.begin?;
        self.fillers += 1;
        if self.rows > 0 && !after_rule {
            self.rules += 1;
            self.has_rule_after_first |= self.all_rows() == 1;
            self.is_broken |= !self.has_rule_after_first && !self.all_rows().is_multiple_of(3);
        }
        let is_over = self.rows > 0 && after_rule || self.is_broken && self.rules >= 3;
        (is_over || self.fillers > MOST_FILLERS).then(|| self.piece())
    }

    /// Takes in a blank line. It ends the board, except for one after the third row and one after
    /// the sixth.
    fn blank(&mut self, after_blank: bool) -> Option<Piece> {
        if self.has_only_dashes() {
            self.forget();
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

    /// Forgets all lines that have been taken in.
    #[inline(never)]
    pub(super) fn forget(&mut self) {
        *self = Board::default();
    }

    fn all_rows(&self) -> usize {
        self.rows + if self.dashes_are_blank == Some(true) { self.dashed } else { 0 }
    }

    /// Returns whether no piece has begun. Lines of dashes do not count, because they are rules if
    /// no row follows.
    pub(super) fn has_only_dashes(&self) -> bool {
        self.rows == 0 && self.heading.is_none() && self.not_utf8 == 0
    }

    fn is_heading_of_any(&self) -> bool {
        matches!(self.heading, Some((Heading::OfAny, _)))
    }

    fn extend(&mut self, place: Offset, after: Offset) {
        self.begin.get_or_insert(place);
        self.end = Some(after);
    }

    /// Returns the lines that have been taken in as a piece. It ends at the gap after the third row
    /// if that turned out to be its end. A heading without a board below it is a piece of its own.
    #[inline(never)]
    pub(super) fn piece(&self) -> Piece {
        let skipped = self.begin.unwrap_or_default();
        if let Some((_, end)) = self.heading.filter(|_| self.all_rows() < ROWS_OF_A_BOARD) {
            return Piece { skipped, end, is_board: false, has_zero: false };
        }
        let nine = self.nine.filter(|_| !self.has_more_after_nine());
        let end = self.gap.filter(|_| self.all_rows() < 9).or(nine).or(self.end).unwrap_or(skipped);
        Piece { skipped, end, is_board: self.rows > 0, has_zero: false }
    }
}
