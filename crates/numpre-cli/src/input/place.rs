//! The places that puzzles come from: arguments, files, cells of a workbook.

use numpre_api::BoardReading;
use numpre_formats::Extra;
use numpre_text::Texts;
use std::sync::Arc;

/// One source of puzzles.
#[derive(Debug)]
pub struct Source {
    /// Its index among all sources, from 0.
    pub number: usize,
    /// Its name.
    pub called: Called,
    /// Its kind.
    pub kind: SourceKind,
    /// Its place in a workbook; `None` if it is not in one.
    pub sheet: Option<SheetPlace>,
    /// Its place in a picture; `None` if it is not in one.
    pub picture: Option<PicturePlace>,
    /// The text of an argument that is a puzzle; `None` for other sources.
    pub text: Option<String>,
}

/// The place of a puzzle in a workbook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetPlace {
    /// The name of the sheet.
    pub sheet: String,
    /// The cell at the upper left corner of the puzzle, such as `B2`.
    pub cell: String,
}

/// The place of a puzzle in a picture.
#[derive(Clone, Debug)]
#[cfg_attr(not(feature = "photo"), allow(dead_code, reason = "only pictures have such places"))]
pub enum PicturePlace {
    /// The picture as a whole.
    Whole,
    /// One of its boards. `is_uncertain` is true if it is doubtful for the command.
    Board { reading: Box<BoardReading>, is_uncertain: bool },
}

impl PicturePlace {
    /// Returns what was read of the board; `None` for the picture as a whole.
    pub fn board(&self) -> Option<&BoardReading> {
        match self {
            PicturePlace::Whole => None,
            PicturePlace::Board { reading, .. } => Some(reading),
        }
    }

    /// Returns what was read of a board that is doubtful for the command.
    pub fn uncertain(&self) -> Option<&BoardReading> {
        match self {
            PicturePlace::Board { reading, is_uncertain: true } => Some(reading),
            _ => None,
        }
    }
}

/// The name of a source. Only messages need it, and an argument's name depends on the language. So
/// the text is made when it is needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Called {
    /// An argument, by its index from 0.
    Argument(usize),
    /// A file, standard input or a cell, by its name.
    Name(String),
}

impl Source {
    /// Returns its name for messages.
    pub fn name(&self, texts: &Texts) -> String {
        match &self.called {
            Called::Argument(place) => texts.say("argument", &[("number", (place + 1).into())]),
            Called::Name(name) => name.clone(),
        }
    }

    /// Returns the same source as the only one, so that its puzzles need no caption.
    pub fn as_only(&self) -> Source {
        Source {
            number: self.number,
            called: self.called.clone(),
            kind: SourceKind::Only,
            sheet: None,
            picture: self.picture.clone(),
            text: self.text.clone(),
        }
    }
}

/// The kind of a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceKind {
    /// The only puzzle, given as an argument.
    Only,
    /// One of several puzzles, given as an argument or in a workbook.
    Puzzle,
    /// A file or standard input.
    Stream,
}

/// The place of a puzzle.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its source.
    pub source: Arc<Source>,
    /// Its line there, from 1. In a workbook it is the number of the puzzle.
    pub line: usize,
    /// Its other fields in the input, if the output writes them.
    pub extra: Option<Box<Extra>>,
}

impl Place {
    /// Returns the place at this line of a source.
    pub fn at(source: &Arc<Source>, line: usize) -> Place {
        Place { source: Arc::clone(source), line, extra: None }
    }

    /// Returns a message in the form of compilers: `FILE:LINE:COLUMN: what is wrong, what was
    /// expected`.
    pub fn message(&self, column: usize, text: &str, texts: &Texts) -> String {
        let name = self.source.name(texts);
        // The name of a cell or of a board already says the place.
        match self.source.sheet.is_some() || self.source.picture.is_some() {
            true => format!("{name}: {text}"),
            false => format!("{name}:{}:{column}: {text}", self.line),
        }
    }

    /// Returns the caption above the puzzle; `None` if it is the only one.
    pub fn caption(&self, texts: &Texts) -> Option<String> {
        match self.source.kind {
            SourceKind::Only => None,
            SourceKind::Puzzle => Some(self.source.name(texts)),
            SourceKind::Stream => Some(format!("{}:{}", self.source.name(texts), self.line)),
        }
    }
}
