//! Where puzzles stand: arguments, files, cells of a workbook.

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
    /// Where it stands in a workbook, if it does.
    pub sheet: Option<SheetPlace>,
    /// The text of an argument that is a puzzle.
    pub text: Option<String>,
}

/// Where a puzzle stands in a workbook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetPlace {
    /// The name of the sheet.
    pub sheet: String,
    /// The cell where it begins.
    pub cell: String,
}

/// What a source is called. A language has its own words for some of it, which are looked up only
/// when they are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Called {
    /// The argument in this place, from 0.
    Argument(usize),
    /// By its own name.
    Name(String),
}

impl Source {
    /// What messages call it.
    pub fn name(&self, texts: &Texts) -> String {
        match &self.called {
            Called::Argument(place) => texts.say("argument", &[("number", (place + 1).into())]),
            Called::Name(name) => name.clone(),
        }
    }

    /// The same source, as the only one.
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

/// Where a puzzle stood.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its source.
    pub source: Arc<Source>,
    /// Its line there, 1-based.
    pub line: usize,
    /// What stood beside it, where an output has a place for that.
    pub extra: Option<Box<Extra>>,
}

impl Place {
    /// This line of a source.
    pub fn at(source: &Arc<Source>, line: usize) -> Place {
        Place { source: Arc::clone(source), line, extra: None }
    }

    /// A message about it as compilers have it:
    /// `FILE:LINE:COLUMN: what is wrong, what was expected`.
    pub fn message(&self, column: usize, text: &str, texts: &Texts) -> String {
        let name = self.source.name(texts);
        // The name of a cell says where it stands.
        match self.source.sheet {
            Some(_) => format!("{name}: {text}"),
            None => format!("{name}:{}:{column}: {text}", self.line),
        }
    }

    /// What stands above the puzzle: nothing where it is the only one.
    pub fn shown(&self, texts: &Texts) -> Option<String> {
        match self.source.kind {
            SourceKind::Only => None,
            SourceKind::Puzzle => Some(self.source.name(texts)),
            SourceKind::Stream => Some(format!("{}:{}", self.source.name(texts), self.line)),
        }
    }
}
