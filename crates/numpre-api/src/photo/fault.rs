//! The reasons why pictures, and boards in them, are not taken.

use super::reading::BoardReading;
use numpre::Grid;
use numpre_photo::PhotoError;
use numpre_text::Texts;

/// The reasons why a picture, or a board in it, is not taken.
#[derive(Clone, Debug)]
pub enum PhotoFault {
    /// The file has too many bytes.
    FileTooLarge {
        /// The largest size, in millions of bytes.
        most: u64,
    },
    /// The file ends before the picture does.
    CutShort,
    /// The file is damaged, or of a kind that the library does not know.
    Undecodable(String),
    /// The reader refuses the picture: its size, or there is no board.
    Refused(PhotoError),
    /// There are too many boards.
    TooMany {
        /// The number of boards.
        found: usize,
        /// The largest number of boards.
        most: usize,
    },
    /// The board is doubtful.
    Doubtful(Box<BoardReading>, Box<Grid>),
}

impl PhotoFault {
    /// Returns its stable name, for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            PhotoFault::FileTooLarge { .. } => "picture-file-too-large",
            PhotoFault::Refused(PhotoError::TooSmall { .. }) => "picture-too-small",
            PhotoFault::Refused(PhotoError::TooLarge { .. }) => "picture-too-large",
            PhotoFault::Refused(PhotoError::NoBoard { .. }) => "picture-no-board",
            PhotoFault::CutShort => "picture-incomplete",
            PhotoFault::Undecodable(_) | PhotoFault::Refused(_) => "picture-damaged",
            PhotoFault::TooMany { .. } => "picture-too-many-boards",
            PhotoFault::Doubtful(..) => "picture-doubtful",
        }
    }

    /// Returns the message: what is wrong, and what was expected.
    pub fn text(&self, texts: &Texts) -> String {
        match self {
            &PhotoFault::FileTooLarge { most } => {
                texts.say("photo-file-too-large", &[("limit", most.into())])
            }
            PhotoFault::CutShort => texts.word("photo-cut-short"),
            PhotoFault::Undecodable(error) => undecodable(error, texts),
            PhotoFault::Refused(error) => refused(error, texts),
            &PhotoFault::TooMany { found, most } => {
                let values = [("found", found.into()), ("limit", most.into())];
                texts.say("photo-too-many", &values)
            }
            PhotoFault::Doubtful(reading, puzzle) => {
                let line = String::from_utf8_lossy(&puzzle.to_line(b'.')).into_owned();
                reading.say("photo-not-taken", &line, texts)
            }
        }
    }
}

fn undecodable(error: &str, texts: &Texts) -> String {
    texts.say("photo-undecodable", &[("error", error.into())])
}

fn refused(error: &PhotoError, texts: &Texts) -> String {
    let size = |width: u32, height: u32, limit: u64| {
        [
            ("width", u64::from(width).into()),
            ("height", u64::from(height).into()),
            ("limit", limit.into()),
        ]
    };
    match *error {
        PhotoError::TooSmall { width, height, shortest } => {
            texts.say("photo-too-small", &size(width, height, shortest.into()))
        }
        PhotoError::TooLarge { width, height, most } => {
            texts.say("photo-too-large", &size(width, height, most / 1_000_000))
        }
        PhotoError::NoBoard { best: None } => texts.word("photo-no-board"),
        PhotoError::NoBoard { best: Some(best) } => {
            let lines = (best.lines * 100.0).round() as u64;
            texts.say("photo-no-board-in-frame", &[("lines", lines.into())])
        }
        ref error => undecodable(&error.to_string(), texts),
    }
}
