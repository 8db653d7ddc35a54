//! The reasons why a picture gives no board at all.

use numpre_photo::{Frame, PhotoError};
use numpre_text::Texts;

/// The reasons why a picture gives no board at all.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PictureFault {
    /// The file has too many bytes.
    FileTooLarge {
        /// The largest number that is accepted.
        most: u64,
    },
    /// The file ends before the picture does.
    CutShort,
    /// The file is damaged, or of a kind that the library does not know: its message.
    Undecodable(String),
    /// The reader refuses the picture, or there is no board.
    Refused(PhotoError),
}

impl From<PhotoError> for PictureFault {
    fn from(error: PhotoError) -> PictureFault {
        PictureFault::Refused(error)
    }
}

impl PictureFault {
    /// Returns its stable name, for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            PictureFault::FileTooLarge { .. } => "picture-file-too-large",
            PictureFault::CutShort => "picture-incomplete",
            PictureFault::Undecodable(_) => "picture-damaged",
            PictureFault::Refused(error) => match error {
                PhotoError::TooSmall { .. } => "picture-too-small",
                PhotoError::TooLarge { .. } => "picture-too-large",
                PhotoError::NoBoard { .. } => "picture-no-board",
                PhotoError::TooMany { .. } => "picture-too-many-boards",
                _ => "picture-damaged",
            },
        }
    }

    /// Returns the message: what is wrong, and what was expected.
    pub fn text(&self, texts: &Texts) -> String {
        match self {
            &PictureFault::FileTooLarge { most } => {
                texts.say("photo-file-too-large", &[("limit", (most / 1_000_000).into())])
            }
            PictureFault::CutShort => texts.word("photo-cut-short"),
            PictureFault::Undecodable(error) => undecodable(error, texts),
            PictureFault::Refused(error) => refused(error, texts),
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
        PhotoError::NoBoard { best: Some(Frame { cells: Some([rows, columns]), .. }) } => {
            let values = [("rows", u64::from(rows).into()), ("columns", u64::from(columns).into())];
            texts.say("photo-other-grid", &values)
        }
        PhotoError::NoBoard { best: Some(best) } => {
            let lines = (best.lines * 100.0).round() as u64;
            texts.say("photo-no-board-in-frame", &[("lines", lines.into())])
        }
        PhotoError::TooMany { found, most } => {
            texts.say("photo-too-many", &[("found", found.into()), ("limit", most.into())])
        }
        ref error => undecodable(&error.to_string(), texts),
    }
}
