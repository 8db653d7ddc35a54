//! Where problems come from: arguments, files, standard input.

use crate::args::Inputs;
use crate::output::Told;
use crate::progress::Extent;
use crate::stream::Pieces;
use crate::trouble::{Trouble, Wrong};
#[cfg(feature = "xlsx")]
use crate::workbook::{self, Looked};
use numpre_formats::{Batch, Batches, Columns, Extra, Format, Item, Options, Record, read_one};
use numpre_text::Texts;
use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How many pieces are looked at in search of the first readable one.
const LOOK_AHEAD: usize = 100;

/// An argument with so many cells must be meant as a puzzle.
const NEARLY_A_PUZZLE: usize = 60;

/// One source of problems.
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
}

/// Where a puzzle stands in a workbook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetPlace {
    /// The name of the sheet.
    pub sheet: String,
    /// The cell where it begins.
    pub cell: String,
}

/// What a source is called. A language has its own words for some of it, which are looked up only when they are wanted.
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
        Source { number: self.number, called: self.called.clone(), kind: SourceKind::Only, sheet: None }
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

/// Where a problem stood.
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

    /// A message about it as compilers have it: `FILE:LINE:COLUMN: what is wrong, what was expected`.
    pub fn message(&self, column: usize, text: &str, texts: &Texts) -> String {
        let name = self.source.name(texts);
        // The name of a cell says where it stands.
        match self.source.sheet {
            Some(_) => format!("{name}: {text}"),
            None => format!("{name}:{}:{column}: {text}", self.line),
        }
    }

    /// What stands above the problem: nothing where it is the only one.
    pub fn shown(&self, texts: &Texts) -> Option<String> {
        match self.source.kind {
            SourceKind::Only => None,
            SourceKind::Puzzle => Some(self.source.name(texts)),
            SourceKind::Stream => Some(format!("{}:{}", self.source.name(texts), self.line)),
        }
    }
}

/// What stands in one place: a record, or why there is none. It is large, and kept apart.
pub type Found = Box<Result<Record, Trouble>>;

/// A file or standard input, in batches.
type Stream = Batches<Box<dyn Read + Send>>;

/// A piece of input, as it comes from a source.
pub enum Piece {
    /// Problems of a stream, unread.
    Batch(Arc<Source>, Batch),
    /// A problem that was an argument or stood in a workbook, read.
    Single(Arc<Source>, Found),
    /// A source that cannot be read (any further).
    Broken(Arc<Source>, io::Error),
}

impl Piece {
    /// Where it comes from.
    pub fn source(&self) -> &Arc<Source> {
        match self {
            Piece::Batch(source, _) | Piece::Single(source, _) | Piece::Broken(source, _) => source,
        }
    }

    /// Has room made for what stands beside its first record.
    fn make_room(&self, columns: &mut Columns) {
        match self {
            Piece::Batch(_, batch) => make_room_for_batch(batch, columns),
            Piece::Single(_, found) => make_room(found, columns),
            Piece::Broken(..) => {}
        }
    }

    /// How many bytes of a stream it covers.
    pub fn bytes(&self) -> u64 {
        match self {
            Piece::Batch(_, batch) => batch.bytes(),
            Piece::Single(..) | Piece::Broken(..) => 0,
        }
    }

    /// Reads it: hands every record on in order, or why there is none, until `take` says that it is enough. The outer
    /// error is the source's.
    pub fn records(self, mut take: impl FnMut(&Arc<Source>, io::Result<Result<Record, Trouble>>) -> bool) {
        match self {
            Piece::Batch(source, batch) => {
                // Records are large: so they are passed on where they are made.
                let _ = batch.records().try_for_each(|record| match take(&source, Ok(record.map_err(Trouble::from))) {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                });
            }
            Piece::Single(source, record) => drop(take(&source, Ok(*record))),
            Piece::Broken(source, error) => drop(take(&source, Err(error))),
        }
    }

    /// The same, as far as a search has to know the records.
    pub fn items(self, mut take: impl FnMut(&Arc<Source>, io::Result<Result<Item, Trouble>>) -> bool) {
        match self {
            Piece::Batch(source, batch) => {
                let _ = batch.items().all(|item| !take(&source, Ok(item.map_err(Trouble::from))));
            }
            Piece::Single(source, record) => {
                let item = (*record).map(|record| Item::Record(Box::new(record)));
                let _ = take(&source, Ok(item));
            }
            Piece::Broken(source, error) => drop(take(&source, Err(error))),
        }
    }
}

fn make_room(found: &Result<Record, Trouble>, columns: &mut Columns) {
    match found {
        Ok(record) => columns.make_room_for(record.extra.as_deref(), record.format == Format::Csv),
        Err(trouble) => columns.make_room_for(trouble.extra.as_deref(), true),
    }
}

fn make_room_for_batch(batch: &Batch, columns: &mut Columns) {
    if let Some(record) = batch.records().next() {
        columns.make_room(&record);
    }
}

/// What an argument stands for.
enum Content {
    Puzzle(Found),
    File(PathBuf),
    #[cfg(feature = "xlsx")]
    Workbook(PathBuf),
    Stdin,
    Broken(io::Error),
}

/// Reads sources one after the other, each opened when its turn comes.
pub struct Reader {
    waiting: VecDeque<(Arc<Source>, Content)>,
    sources: Vec<Arc<Source>>,
    options: Options,
    /// Who waits for the columns, if anybody.
    waits: Option<Told>,
    current: Option<(Arc<Source>, Stream)>,
    /// What is left of a workbook.
    #[cfg(feature = "xlsx")]
    sheets: VecDeque<workbook::Item>,
    /// What was read to look at it, and is still to come.
    ahead: VecDeque<Piece>,
}

impl Reader {
    /// A reader of these inputs; of standard input where there are none.
    pub fn new(inputs: &Inputs) -> Reader {
        let stdin = [OsString::from("-")];
        let arguments = if inputs.inputs.is_empty() { &stdin[..] } else { &inputs.inputs };
        let is_only = arguments.len() == 1;
        let source = |(number, argument): (usize, &OsString)| {
            let content = content(argument);
            let (called, kind) = match &content {
                Content::Puzzle(_) if is_only => (Called::Argument(number), SourceKind::Only),
                Content::Puzzle(_) => (Called::Argument(number), SourceKind::Puzzle),
                Content::Stdin => (Called::Name("<stdin>".to_owned()), SourceKind::Stream),
                _ => (Called::Name(argument.to_string_lossy().into_owned()), SourceKind::Stream),
            };
            (Arc::new(Source { number, called, kind, sheet: None }), content)
        };
        let waiting: VecDeque<_> = arguments.iter().enumerate().map(source).collect();
        let options = Options { strict: inputs.strict, extra: !inputs.drop_extra, ..Options::default() };
        Reader::over(waiting, options)
    }

    fn over(waiting: VecDeque<(Arc<Source>, Content)>, options: Options) -> Reader {
        Reader {
            sources: waiting.iter().map(|(source, _)| Arc::clone(source)).collect(),
            waiting,
            options,
            waits: None,
            current: None,
            #[cfg(feature = "xlsx")]
            sheets: VecDeque::new(),
            ahead: VecDeque::new(),
        }
    }

    /// All sources.
    pub fn sources(&self) -> Vec<Arc<Source>> {
        self.sources.clone()
    }

    /// Has nothing kept of what stands beside the puzzles.
    pub fn drop_extra(&mut self) {
        self.options.extra = false;
    }

    /// The columns of a table for what stands beside the puzzles: told when the first piece is read.
    pub fn columns_to_come(&mut self) -> Told {
        Arc::clone(self.waits.insert(Told::default()))
    }

    /// What tables have to make room for beside the puzzles, told by the first record of every source that can be looked at beforehand: puzzles,
    /// files, and the first source whatever it is. What has to be read of that is kept.
    fn columns(&mut self) -> Columns {
        let mut columns = Columns::default();
        if !self.options.extra {
            return columns;
        }
        let is_file = |path: &Path| fs::metadata(path).is_ok_and(|file| file.is_file());
        let is_seen = |content: &Content| match content {
            Content::Puzzle(_) => true,
            Content::File(path) => is_file(path),
            _ => false,
        };
        if self.ahead.is_empty() && self.waiting.front().is_some_and(|(_, content)| !is_seen(content)) {
            let first = self.read_on(1);
            self.ahead.extend(first);
        }
        for piece in &self.ahead {
            piece.make_room(&mut columns);
        }
        for (_, content) in &self.waiting {
            match content {
                Content::Puzzle(found) => make_room(found, &mut columns),
                Content::File(path) if is_file(path) => {
                    // What cannot be read is told when its turn comes.
                    let Ok(file) = File::open(path) else { continue };
                    if let Ok(Some(batch)) = Batches::new(file, self.options).next_batch(1) {
                        make_room_for_batch(&batch, &mut columns);
                    }
                }
                _ => {}
            }
        }
        columns
    }

    /// Whether nothing is left to read but puzzles that were arguments.
    pub fn is_at_hand(&self) -> bool {
        self.current.is_none() && self.waiting.iter().all(|(_, content)| matches!(content, Content::Puzzle(_)))
    }

    /// The workbook that is all there is to read, if it is one and has a name.
    #[cfg(feature = "xlsx")]
    pub fn only_workbook(&self) -> Option<PathBuf> {
        match &self.waiting.iter().map(|(_, content)| content).collect::<Vec<_>>()[..] {
            [Content::Workbook(path)] => Some(path.clone()),
            _ => None,
        }
    }

    /// Whether there is one puzzle to read and nothing else. What has to be read to find out is kept.
    #[cfg(feature = "xlsx")]
    pub fn is_one(&mut self) -> bool {
        let (mut puzzles, mut others) = (0, 0);
        while puzzles + others < 2 {
            let Some(piece) = self.read_on(2) else { break };
            match &piece {
                Piece::Batch(_, batch) => batch.records().for_each(|found| match found {
                    Ok(_) => puzzles += 1,
                    Err(_) => others += 1,
                }),
                Piece::Single(_, found) if found.is_ok() => puzzles += 1,
                Piece::Single(..) | Piece::Broken(..) => others += 1,
            }
            self.ahead.push_back(piece);
        }
        (puzzles, others) == (1, 0)
    }

    /// How many bytes the streams hold in all, if that can be known beforehand.
    pub fn total_bytes(&self) -> Option<u64> {
        let sizes = self.waiting.iter().map(|(_, content)| match content {
            Content::Puzzle(_) | Content::Broken(_) => Some(0),
            // It is read at once: there is no progress to show.
            #[cfg(feature = "xlsx")]
            Content::Workbook(_) => Some(0),
            Content::File(path) => fs::metadata(path).ok().filter(|file| file.is_file()).map(|file| file.len()),
            Content::Stdin => None,
        });
        sizes.sum()
    }

    /// What it reads, for a run.
    pub fn into_pieces(mut self) -> Pieces<impl FnMut(usize) -> Option<Piece> + Send + 'static> {
        let (at_hand, total_bytes) = (self.is_at_hand(), self.total_bytes());
        Pieces { next: move |records| self.next(records), at_hand, extent: Extent::Bytes(total_bytes) }
    }

    /// Takes the last source away, for a reader of its own.
    pub fn split_last(&mut self) -> Option<Reader> {
        let last = self.waiting.pop_back()?;
        self.sources.pop();
        Some(Reader::over([last].into(), self.options))
    }

    /// Takes the sources of another reader behind its own.
    pub fn join(&mut self, mut other: Reader) {
        self.waiting.append(&mut other.waiting);
        self.sources.append(&mut other.sources);
    }

    /// Whether an answer stands beside the first problem. What has to be read to find out is kept.
    pub fn has_answers(&mut self) -> bool {
        for _ in 0..LOOK_AHEAD {
            let Some(piece) = self.read_on(1) else { return false };
            let answered = match &piece {
                Piece::Batch(_, batch) => batch.records().flatten().next().map(|record| record.answer.is_some()),
                Piece::Single(_, record) => record.as_ref().as_ref().ok().map(|record| record.answer.is_some()),
                Piece::Broken(..) => Some(false),
            };
            self.ahead.push_back(piece);
            if let Some(answered) = answered {
                return answered;
            }
        }
        false
    }

    /// The next piece, of at most this many records, or `None` at the end of the last source.
    pub fn next(&mut self, records: usize) -> Option<Piece> {
        if let Some(told) = self.waits.take() {
            // Nobody else tells it.
            let _ = told.set(self.columns());
        }
        self.ahead.pop_front().or_else(|| self.read_on(records))
    }

    fn read_on(&mut self, records: usize) -> Option<Piece> {
        loop {
            #[cfg(feature = "xlsx")]
            if let Some((source, found)) = self.sheets.pop_front() {
                return Some(Piece::Single(source, found));
            }
            if let Some((source, mut batches)) = self.current.take() {
                match batches.next_batch(records) {
                    Ok(Some(batch)) => {
                        self.current = Some((Arc::clone(&source), batches));
                        return Some(Piece::Batch(source, batch));
                    }
                    Ok(None) => {}
                    Err(error) => return Some(Piece::Broken(source, error)),
                }
            }
            let (source, content) = self.waiting.pop_front()?;
            let stream: Box<dyn Read + Send> = match content {
                Content::Puzzle(mut record) => {
                    if let (Ok(record), false) = (&mut *record, self.options.extra) {
                        record.extra = None;
                    }
                    return Some(Piece::Single(source, record));
                }
                #[cfg(feature = "xlsx")]
                Content::Workbook(path) => match File::open(path).and_then(|file| workbook::read(&source, file)) {
                    Ok(found) => {
                        self.sheets = found.into();
                        continue;
                    }
                    Err(error) => return Some(Piece::Broken(source, error)),
                },
                Content::Broken(error) => return Some(Piece::Broken(source, error)),
                Content::Stdin => Box::new(io::stdin()),
                Content::File(path) => match File::open(path) {
                    Ok(file) => Box::new(file),
                    Err(error) => return Some(Piece::Broken(source, error)),
                },
            };
            #[cfg(feature = "xlsx")]
            let stream = match workbook::look(stream) {
                Ok(Looked::Text(stream)) => stream,
                Ok(Looked::Workbook(file)) => match workbook::read(&source, file) {
                    Ok(found) => {
                        self.sheets = found.into();
                        continue;
                    }
                    Err(error) => return Some(Piece::Broken(source, error)),
                },
                Err(error) => return Some(Piece::Broken(source, error)),
            };
            self.current = Some((source, Batches::new(stream, self.options)));
        }
    }
}

/// What the argument is: a puzzle, else a file, else a puzzle that cannot be read.
fn content(argument: &OsString) -> Content {
    if argument == "-" {
        return Content::Stdin;
    }
    // A text that is not UTF-8 is no puzzle, but may be the name of a file.
    let read = argument.to_str().map(read_one);
    if let Some(Ok(record)) = read {
        return Content::Puzzle(Box::new(Ok(record)));
    }
    match (fs::metadata(argument), read) {
        (Ok(found), _) if found.is_dir() => Content::Broken(io::Error::from(ErrorKind::IsADirectory)),
        #[cfg(feature = "xlsx")]
        (Ok(found), _) if found.is_file() && workbook::is_workbook(Path::new(argument)) => {
            Content::Workbook(PathBuf::from(argument))
        }
        (Ok(_), _) => Content::File(PathBuf::from(argument)),
        (Err(error), Some(Err(unread))) if is_no_file(&error) && is_meant_as_puzzle(argument) => {
            let wrong = Wrong::Neither(argument.to_string_lossy().into(), unread.kind);
            Content::Puzzle(Box::new(Err(Trouble::new(unread.line, unread.column, wrong))))
        }
        (Err(error), _) if is_no_file(&error) => Content::Broken(ErrorKind::NotFound.into()),
        (Err(error), _) => Content::Broken(error),
    }
}

/// Whether an argument that is neither is more likely a puzzle with a mistake than the name of a file: it has several lines, is a link, or has
/// nearly as many cells as a puzzle.
fn is_meant_as_puzzle(argument: &OsString) -> bool {
    let text = argument.to_string_lossy();
    let cells =
        text.chars().filter(|found| found.is_ascii_digit() || matches!(found, '.' | '*' | '_' | '-' | 'x' | 'X'));
    text.contains('\n') || text.contains("://") || cells.count() >= NEARLY_A_PUZZLE
}

/// Whether nothing in the file system is called so, or could be.
pub fn is_no_file(error: &io::Error) -> bool {
    use ErrorKind::{InvalidFilename, InvalidInput, NotADirectory, NotFound};
    matches!(error.kind(), NotFound | InvalidFilename | InvalidInput | NotADirectory)
}
