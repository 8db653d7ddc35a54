//! The places of puzzles: arguments, files, cells of a workbook.

use numpre_formats::Extra;
use numpre_text::Texts;
use std::sync::Arc;

/// One source of puzzles.
#[derive(Debug)]
pub struct Source {
    /// Its place among the sources, from 0.
    pub number: usize,
    /// What it is called.
    pub called: Called,
    /// What it is.
    pub kind: SourceKind,
    /// Its place in a workbook, if it is in one.
    pub sheet: Option<SheetPlace>,
    /// The text of an argument that is a puzzle.
    pub text: Option<String>,
}

/// The place of a puzzle in a workbook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetPlace {
    /// The name of the sheet.
    pub sheet: String,
    /// The cell where it begins.
    pub cell: String,
}

/// The name of a source. A part of it depends on the language, so it is made only when it is
/// needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Called {
    /// The argument in this place, from 0.
    Argument(usize),
    /// By its own name.
    Name(String),
}

impl Source {
    /// Returns its name in messages.
    pub fn name(&self, texts: &Texts) -> String {
        match &self.called {
            Called::Argument(place) => texts.say("argument", &[("number", (place + 1).into())]),
            Called::Name(name) => name.clone(),
        }
    }

    /// Returns the same source as the only one.
    pub fn alone(&self) -> Source {
        Source {
            number: self.number,
            called: self.called.clone(),
            kind: SourceKind::Only,
            sheet: None,
            text: self.text.clone(),
        }
    }
}

/// What a source is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceKind {
    /// One puzzle, and the only one.
    Only,
    /// A puzzle among others.
    Puzzle,
    /// A file or standard input.
    Stream,
}

/// The place of a puzzle.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its source.
    pub source: Arc<Source>,
    /// Its line there, 1-based.
    pub line: usize,
    /// Its other fields in the input, if the output writes them.
    pub extra: Option<Box<Extra>>,
}

impl Place {
    /// This line of a source.
    pub fn at(source: &Arc<Source>, line: usize) -> Place {
        Place { source: Arc::clone(source), line, extra: None }
    }

    /// Returns a message in the form of compilers: `FILE:LINE:COLUMN: what is wrong, what was
    /// expected`.
    pub fn message(&self, column: usize, text: &str, texts: &Texts) -> String {
        let name = self.source.name(texts);
        // The name of a cell contains its place.
        match self.source.sheet {
            Some(_) => format!("{name}: {text}"),
            None => format!("{name}:{}:{column}: {text}", self.line),
        }
    }

    /// Returns the caption of the puzzle; `None` if it is the only one.
    pub fn shown(&self, texts: &Texts) -> Option<String> {
        match self.source.kind {
            SourceKind::Only => None,
            SourceKind::Puzzle => Some(self.source.name(texts)),
            SourceKind::Stream => Some(format!("{}:{}", self.source.name(texts), self.line)),
        }
    }
}
