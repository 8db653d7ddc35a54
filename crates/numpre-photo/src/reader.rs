//! The reader: the network with its weights, and the call that reads a picture.

use crate::board::{PhotoBoard, read_board};
use crate::error::{Frame, PhotoError};
use crate::find::{find, find_at, find_other};
use crate::grey::Grey;
use crate::net::Network;
use crate::picture::Picture;
use crate::point::Point;
use numpre::CancelToken;

/// The largest number of boards in a picture.
const MOST_BOARDS: usize = 60;

/// The network that reads digits. Create it once, and pass it to each call.
#[derive(Clone, Debug)]
pub struct Reader {
    network: Network,
}

impl Reader {
    /// Creates a reader with the weights of the crate.
    pub fn new() -> Reader {
        let network = Network::built_in().expect("a test checks the weights of the crate");
        Reader { network }
    }
}

/// Creates a reader like [`Reader::new`].
impl Default for Reader {
    fn default() -> Reader {
        Reader::new()
    }
}

/// Reads all boards of a picture, from the top to the bottom and from the left to the right.
///
/// The same picture always gives the same boards, bit for bit, on all machines.
///
/// # Errors
/// [`PhotoError::NoBoard`] if there is none; [`PhotoError::TooMany`] if there are more than 60;
/// errors of [`Picture::check`]; [`PhotoError::Cancelled`] if the token was cancelled.
///
/// ```
/// use numpre::CancelToken;
/// use numpre_photo::{PhotoError, Picture, Pixels, Reader, read_photo};
///
/// let blank = vec![255; 100 * 80];
/// let picture = Picture { width: 100, height: 80, pixels: Pixels::Grey8(&blank) };
/// let found = read_photo(&picture, &Reader::new(), &CancelToken::NEVER);
/// assert_eq!(found.err(), Some(PhotoError::NoBoard { best: None }));
/// ```
pub fn read_photo(
    picture: &Picture<'_>,
    reader: &Reader,
    stop: &CancelToken,
) -> Result<Vec<PhotoBoard>, PhotoError> {
    picture.check()?;
    stop.check()?;
    let grey = Grey::of(picture);
    let found = find(&grey, stop)?;
    let mut boards = Vec::new();
    for lattice in &found.boards {
        boards.extend(read_board(picture, &grey, lattice, &reader.network, stop)?);
    }
    match boards.len() {
        0 => {
            let lines = found.best.map_or(0.0, |best| best.lines);
            let other = find_other(&grey, stop)?.map(|other| Frame { lines, ..other });
            Err(PhotoError::NoBoard { best: other.or(found.best) })
        }
        1..=MOST_BOARDS => Ok(boards),
        found => Err(PhotoError::TooMany { found, most: MOST_BOARDS }),
    }
}

/// Reads the board within a frame that a person has set: its corners in pixels of the picture, from
/// the top left one, clockwise. They may be off by about a third of a cell.
///
/// # Errors
/// [`PhotoError::NoBoard`], with the frame that fits best, if there is no board; errors of
/// [`Picture::check`]; [`PhotoError::Cancelled`] if the token was cancelled.
pub fn read_frame(
    picture: &Picture<'_>,
    corners: [Point; 4],
    reader: &Reader,
    stop: &CancelToken,
) -> Result<PhotoBoard, PhotoError> {
    picture.check()?;
    stop.check()?;
    let grey = Grey::of(picture);
    let Some(lattice) = find_at(&grey, corners) else {
        return Err(PhotoError::NoBoard { best: None });
    };
    let best = Some(Frame { corners: lattice.corners(), lines: lattice.found, cells: None });
    read_board(picture, &grey, &lattice, &reader.network, stop)?.ok_or(PhotoError::NoBoard { best })
}
