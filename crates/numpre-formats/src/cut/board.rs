//! Where a board of nine lines ends, line by line.

use super::piece::Piece;
use super::spreadsheet::CONTIGUOUS;
use crate::detect::heading::Heading;
use crate::detect::shape::Shape;
use crate::notation::spreadsheet::{Blocks, Ink, MOST_EMPTY, blocks};
use crate::text::offset::Offset;

/// The most rules, and the most blank lines behind a heading, that may stand inside a piece: memory
/// stays bounded.
const MOST_FILLERS: usize = 20;
/// So many rows below a heading are meant as a board, even if some are missing.
const ROWS_OF_A_BOARD: usize = 2;

/// The part of an .sdk file below the rows of its puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// The nine rows are complete, and `[State]` may follow.
    Awaited,
    /// It has begun; the number of its rows.
    Begun(usize),
}

/// What has been seen of a piece that is not complete yet.
#[derive(Default)]
pub(super) struct Board {
    /// Where it begins, once it has.
    pub(super) begin: Option<Offset>,
    /// Where it ends if it ends now: behind its last line that says something.
    end: Option<Offset>,
    /// Its heading, and where that ends.
    heading: Option<(Heading, Offset)>,
    /// Whether its one row is a few digits alone, of which only the next line tells whether they
    /// are one.
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
    gap: Option<Offset>,
    has_second_gap: bool,
    after_blank: bool,
    /// For each row whether it has cells: only empty rows of a spreadsheet have none.
    inked: Vec<bool>,
    /// Where the ninth row ends, if several of the nine are empty. Then they may separate blocks of
    /// a board of more rows.
    nine: Option<Offset>,
    /// Below the rows of a puzzle under `[Puzzle]`.
    state: Option<State>,
}

impl Board {
    /// Takes in a line, from `place` to `after`. The piece that it completes or cuts off, if any;
    /// where it is cut off, the line is not part of it.
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

    /// Takes in a row, whole or broken.
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

    /// Whether these are the rows of a puzzle under `[Puzzle]`.
    fn has_puzzle(&self) -> bool {
        matches!(self.heading, Some((Heading::PuzzlePart, _))) && self.all_rows() >= ROWS_OF_A_BOARD
    }

    /// Takes in the line `[State]`. A gap or empty rows above it are those of the puzzle.
    fn begin_state(&mut self, after: Offset) {
        self.state = Some(State::Begun(0));
        self.end = Some(after);
        (self.gap, self.nine) = (None, None);
    }

    /// Takes in a line below a whole puzzle under `[Puzzle]`, or below `[State]`. Whether the piece
    /// is complete: what cannot be a row of the state is not part of it.
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

    /// Takes in a line after nine rows of which several are empty.
    ///
    /// ```text
    ///   rows with (x) and without (_) cells
    ///   xxx_xxx_x            then anything but a row: nine rows, two of them empty
    ///   xxx_xxx_xxx          then no row with cells: three blocks, with a gap of one row
    ///   xxx_xxx_x xxxxxxxxx  nine rows, and nine of the next board
    ///   xxx_x_x_x xx         neither: read as a whole, which is an error
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

    /// Whether a row with cells follows the first nine.
    fn has_more_after_nine(&self) -> bool {
        self.inked.iter().skip(9).any(|inked| *inked)
    }

    /// Takes in a rule. One that stands neither behind the third or sixth row nor behind every row
    /// shows that a row is missing: then the third rule ends the board. So do two rules, the bottom
    /// of a board and the top of the next.
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

    /// Takes in a blank line. It ends a board, but for one behind the third row and one behind the
    /// sixth.
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

    /// Drops what has been taken in.
    #[inline(never)]
    pub(super) fn forget(&mut self) {
        *self = Board::default();
    }

    fn all_rows(&self) -> usize {
        self.rows + if self.dashes_are_blank == Some(true) { self.dashed } else { 0 }
    }

    /// Whether nothing has begun yet, lines of dashes aside, which are rules when no row follows.
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

    /// What has been taken in, as a piece: up to the gap behind the third row, if it turned out to
    /// be the end. A heading that no board follows is a piece of its own.
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
