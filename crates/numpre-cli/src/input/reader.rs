//! Reads the sources one after the other.

use super::argument::{Content, content};
use super::piece::{Piece, make_room, make_room_for_batch};
#[cfg(feature = "xlsx")]
use super::workbook::{self, Looked};
use crate::args::Inputs;
use crate::ground::{Called, Extent, ExtraColumns, Pieces, Source, SourceKind};
use numpre_formats::{Batches, Columns, Options};
use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
#[cfg(feature = "xlsx")]
use std::path::PathBuf;
use std::sync::Arc;

/// How many pieces are looked at in search of the first readable one.
const LOOK_AHEAD: usize = 100;

/// A file or standard input, in batches.
type Stream = Batches<Box<dyn Read + Send>>;

/// Reads sources one after the other, each opened when its turn comes.
pub struct Reader {
    waiting: VecDeque<(Arc<Source>, Content)>,
    sources: Vec<Arc<Source>>,
    options: Options,
    /// Who waits for the columns, if anybody.
    waits: Option<ExtraColumns>,
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
            let text = argument.to_str().filter(|_| matches!(content, Content::Puzzle(_))).map(str::to_owned);
            (Arc::new(Source { number, called, kind, sheet: None, text }), content)
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
    pub fn columns_to_come(&mut self) -> ExtraColumns {
        Arc::clone(self.waits.insert(ExtraColumns::default()))
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

    /// Whether an answer stands beside the first puzzle. What has to be read to find out is kept.
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
                        return Some(Piece::Batch(source, Arc::new(batch)));
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
