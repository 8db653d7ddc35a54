//! The replies about a photo for a page.
//!
//! The replies hold names and numbers but no sentences, so that a page's module for photos needs no
//! texts. Corners and nodes are in pixels of the picture.

use numpre::{CancelToken, Cell, Digit};
use numpre_photo::{
    Doubt, PhotoBoard, PhotoError, Picture, Pixels, Point, Quarter, Reason, Verdict,
};
use serde::Serialize;

/// A place in a picture: x and y in pixels, from its top left corner.
pub type Place = [f32; 2];

/// The boards of a picture, or the reason why there are none.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "found", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum PhotoReply {
    /// At least one board.
    Boards {
        /// From the top to the bottom and from the left to the right.
        boards: Vec<ReadBoard>,
    },
    /// No board.
    None {
        /// The corners of the most similar frame, if there is one.
        frame: Option<[Place; 4]>,
        /// The share of the lines of a board that were found in it, 0 to 1.
        lines: f32,
        /// The rows and columns of its lattice, if that is regular and not one of 9 by 9.
        cells: Option<[u8; 2]>,
    },
    /// The picture has a side that is too short.
    TooSmall {
        /// The shortest side that is accepted, in pixels.
        shortest: u32,
    },
    /// The picture has too many pixels.
    TooLarge {
        /// The largest number that is accepted.
        most: u64,
    },
    /// The picture has too many boards.
    TooMany {
        /// Their number.
        boards: usize,
        /// The largest number that is accepted.
        most: usize,
    },
    /// The number of bytes does not fit the width and the height.
    WrongLength,
}

/// A board of a picture.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ReadBoard {
    /// The places where the lines cross, row by row from the board's own top left: 10 by 10.
    pub nodes: Vec<Place>,
    /// The turn that brings the board upright.
    pub turned: Turn,
    /// The givens: 81 characters, blanks as `.`.
    pub givens: String,
    /// The handwritten digits, which are not givens: 81 characters, others as `.`.
    pub entries: String,
    /// True if the board can be taken without a look at it.
    pub is_sure: bool,
    /// The reason for doubt; null if there is none.
    pub reason: Option<Reason>,
    /// The probability of this reading among those with exactly one solution, 0 to 1.
    pub confidence: f32,
    /// The cells to be looked at, the least likely first.
    pub doubtful: Vec<DoubtfulCell>,
}

/// The turn that brings a board upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// The board is upright in the picture.
    None,
    /// A quarter to the left.
    Left,
    /// Half a turn.
    Half,
    /// A quarter to the right.
    Right,
}

impl Turn {
    /// Returns the name for programs, such as `left`.
    pub const fn name(self) -> &'static str {
        match self {
            Turn::None => "none",
            Turn::Left => "left",
            Turn::Half => "half",
            Turn::Right => "right",
        }
    }
}

impl From<Quarter> for Turn {
    fn from(quarter: Quarter) -> Turn {
        match quarter {
            Quarter::None => Turn::None,
            Quarter::Left => Turn::Left,
            Quarter::Half => Turn::Half,
            Quarter::Right => Turn::Right,
        }
    }
}

/// A cell to be looked at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct DoubtfulCell {
    /// The cell.
    pub cell: Cell,
    /// The digit that was read; 0 for an empty cell.
    pub read: u8,
    /// Other readings, the likeliest first.
    pub instead: Vec<OtherReading>,
    /// The reason.
    pub why: Reason,
}

/// Another reading of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct OtherReading {
    /// The digit; 0 for an empty cell.
    pub digit: u8,
    /// Its probability, 0 to 1.
    pub p: f32,
}

/// Reads photos. Create it once: it holds the network that reads digits.
///
/// ```
/// use numpre_api::{PhotoReader, PhotoReply};
///
/// let white = vec![255; 4 * 80 * 60];
/// let reply = PhotoReader::new().read(80, 60, &white);
/// assert!(matches!(reply, PhotoReply::None { frame: None, .. }));
/// ```
#[derive(Clone, Debug, Default)]
pub struct PhotoReader {
    reader: numpre_photo::Reader,
}

impl PhotoReader {
    /// Creates a reader.
    pub fn new() -> PhotoReader {
        PhotoReader::default()
    }

    pub(super) const fn network(&self) -> &numpre_photo::Reader {
        &self.reader
    }

    /// Reads all boards of a picture: rows from the top, four bytes a pixel (red, green, blue,
    /// opacity).
    pub fn read(&self, width: u32, height: u32, rgba: &[u8]) -> PhotoReply {
        let picture = Picture { width, height, pixels: Pixels::Rgba8(rgba) };
        match numpre_photo::read_photo(&picture, &self.reader, &CancelToken::NEVER) {
            Ok(boards) => PhotoReply::Boards { boards: boards.iter().map(ReadBoard::of).collect() },
            Err(error) => PhotoReply::refused(&error),
        }
    }

    /// Reads the board within a frame: its corners from the top left one, clockwise. They may be
    /// off by about a third of a cell.
    pub fn read_frame(
        &self,
        width: u32,
        height: u32,
        rgba: &[u8],
        corners: [Place; 4],
    ) -> PhotoReply {
        let picture = Picture { width, height, pixels: Pixels::Rgba8(rgba) };
        let corners = corners.map(|[x, y]| Point::new(x, y));
        let stop = CancelToken::NEVER;
        match numpre_photo::read_frame(&picture, corners, &self.reader, &stop) {
            Ok(board) => PhotoReply::Boards { boards: vec![ReadBoard::of(&board)] },
            Err(error) => PhotoReply::refused(&error),
        }
    }

    /// Does the same as [`read`](PhotoReader::read), but returns JSON.
    pub fn read_json(&self, width: u32, height: u32, rgba: &[u8]) -> String {
        crate::json(&self.read(width, height, rgba))
    }

    /// Does the same as [`read_frame`](PhotoReader::read_frame), but returns JSON.
    pub fn read_frame_json(
        &self,
        width: u32,
        height: u32,
        rgba: &[u8],
        corners: [Place; 4],
    ) -> String {
        crate::json(&self.read_frame(width, height, rgba, corners))
    }
}

impl PhotoReply {
    fn refused(error: &PhotoError) -> PhotoReply {
        match *error {
            PhotoError::TooSmall { shortest, .. } => PhotoReply::TooSmall { shortest },
            PhotoError::TooLarge { most, .. } => PhotoReply::TooLarge { most },
            PhotoError::WrongLength { .. } => PhotoReply::WrongLength,
            PhotoError::NoBoard { best: Some(best) } => {
                let (lines, cells) = (best.lines, best.cells);
                PhotoReply::None { frame: Some(best.corners.map(place)), lines, cells }
            }
            PhotoError::TooMany { found, most } => PhotoReply::TooMany { boards: found, most },
            _ => PhotoReply::None { frame: None, lines: 0.0, cells: None },
        }
    }
}

pub(super) fn place(point: Point) -> Place {
    [point.x, point.y]
}

impl ReadBoard {
    /// Puts a board into this form.
    pub fn of(board: &PhotoBoard) -> ReadBoard {
        ReadBoard {
            nodes: board.nodes.iter().flatten().copied().map(place).collect(),
            turned: board.turned.into(),
            givens: board.puzzle.grid().to_string(),
            entries: board.entries.to_string(),
            is_sure: board.verdict == Verdict::Sure,
            reason: match board.verdict {
                Verdict::Sure => None,
                Verdict::Doubtful(reason) => Some(reason),
            },
            confidence: board.confidence,
            doubtful: board.doubtful.iter().map(DoubtfulCell::of).collect(),
        }
    }
}

impl DoubtfulCell {
    /// Puts a cell into this form.
    pub fn of(doubt: &Doubt) -> DoubtfulCell {
        DoubtfulCell {
            cell: doubt.cell,
            read: value(doubt.read),
            instead: doubt
                .instead
                .iter()
                .map(|&(digit, p)| OtherReading { digit: value(digit), p })
                .collect(),
            why: doubt.why,
        }
    }
}

fn value(digit: Option<Digit>) -> u8 {
    digit.map_or(0, Digit::get)
}
