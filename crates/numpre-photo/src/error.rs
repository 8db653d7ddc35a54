//! Reasons why a picture gives no board at all. Sentences for people are in `numpre-text`.

use crate::point::Point;
use std::fmt;

/// The largest frame in a picture in which no board was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The corners, from the top left one, clockwise.
    pub corners: [Point; 4],
    /// The share of the 180 segments of a board's lines that were found in it, 0 to 1.
    pub lines: f32,
    /// The rows and columns of its lattice, if that is regular and not one of 9 by 9.
    pub cells: Option<[u8; 2]>,
}

/// Error of a picture that gives no board.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PhotoError {
    /// A side is too short to hold a legible board.
    TooSmall {
        /// The width of the picture.
        width: u32,
        /// The height of the picture.
        height: u32,
        /// The shortest side that is accepted.
        shortest: u32,
    },
    /// The picture has too many pixels.
    TooLarge {
        /// The width of the picture.
        width: u32,
        /// The height of the picture.
        height: u32,
        /// The largest number of pixels that is accepted.
        most: u64,
    },
    /// The number of bytes does not fit the size.
    WrongLength {
        /// The number of bytes that the size needs.
        expected: u64,
        /// The number of bytes passed.
        found: u64,
    },
    /// No board was found.
    NoBoard {
        /// The most similar frame, if there is one.
        best: Option<Frame>,
    },
    /// There are too many boards.
    TooMany {
        /// The number of boards.
        found: usize,
        /// The largest number of boards that is accepted.
        most: usize,
    },
    /// The call was cancelled.
    Cancelled,
}

impl fmt::Display for PhotoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PhotoError::TooSmall { width, height, shortest } => {
                write!(f, "{width} x {height} pixels; at least {shortest} on each side")
            }
            PhotoError::TooLarge { width, height, most } => {
                write!(f, "{width} x {height} pixels; at most {most}")
            }
            PhotoError::WrongLength { expected, found } => {
                write!(f, "{found} bytes; expected {expected}")
            }
            PhotoError::TooMany { found, most } => write!(f, "{found} boards; at most {most}"),
            PhotoError::NoBoard { .. } => f.write_str("no board found"),
            PhotoError::Cancelled => f.write_str("cancelled"),
        }
    }
}

impl std::error::Error for PhotoError {}

impl From<numpre::Cancelled> for PhotoError {
    fn from(_: numpre::Cancelled) -> PhotoError {
        PhotoError::Cancelled
    }
}
