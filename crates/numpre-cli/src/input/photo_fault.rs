//! The reasons why pictures, and boards in them, are not taken.

use super::reading::BoardReading;
use numpre::Grid;
use numpre_text::Texts;

/// The reasons why a picture, or a board in it, is not taken.
#[derive(Clone, Debug)]
pub enum PhotoFault {
    /// The file has too many bytes.
    FileTooLarge {
        /// The largest size, in millions of bytes.
        most: u64,
    },
    /// A side is too short.
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
        /// The largest number of pixels, in millions.
        most: u64,
    },
    /// The file ends before the picture does.
    CutShort,
    /// The file is damaged, or of a kind that the library does not know.
    Undecodable(String),
    /// No board was found.
    NoBoard {
        /// The share of a board's lines in the most similar frame, in percent.
        lines: Option<u64>,
    },
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
            PhotoFault::TooSmall { .. } => "picture-too-small",
            PhotoFault::TooLarge { .. } => "picture-too-large",
            PhotoFault::CutShort => "picture-incomplete",
            PhotoFault::Undecodable(_) => "picture-damaged",
            PhotoFault::NoBoard { .. } => "picture-no-board",
            PhotoFault::TooMany { .. } => "picture-too-many-boards",
            PhotoFault::Doubtful(..) => "picture-doubtful",
        }
    }

    /// Returns the message: what is wrong, and what was expected.
    pub fn text(&self, texts: &Texts) -> String {
        let size = |width: u32, height: u32, limit: u64| {
            [
                ("width", u64::from(width).into()),
                ("height", u64::from(height).into()),
                ("limit", limit.into()),
            ]
        };
        match self {
            &PhotoFault::FileTooLarge { most } => {
                texts.say("photo-file-too-large", &[("limit", most.into())])
            }
            &PhotoFault::TooSmall { width, height, shortest } => {
                texts.say("photo-too-small", &size(width, height, shortest.into()))
            }
            &PhotoFault::TooLarge { width, height, most } => {
                texts.say("photo-too-large", &size(width, height, most))
            }
            PhotoFault::CutShort => texts.word("photo-cut-short"),
            PhotoFault::Undecodable(error) => {
                texts.say("photo-undecodable", &[("error", error.as_str().into())])
            }
            PhotoFault::NoBoard { lines: None } => texts.word("photo-no-board"),
            &PhotoFault::NoBoard { lines: Some(lines) } => {
                texts.say("photo-no-board-in-frame", &[("lines", lines.into())])
            }
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
