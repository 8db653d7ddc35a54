use super::argument::{self, Argument, Content};
use super::parquet::TableFile;
use super::peeked::Bytes;
use super::photo::{DrawnPhotos, Photo, PhotoOptions};
use super::piece::{Extent, Pieces};
use super::piece::{Piece, make_room, make_room_for_batch};
use super::place::{Called, Source, SourceKind};
use super::stream::{self, Opened, Stream};
use super::workbook;
use crate::args::{EncodingChoice, Inputs};
use numpre_formats::{Columns, Options};
use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

/// The table columns for the other fields of the input. They are set when the first piece is read,
/// before the first record is written.
pub type ExtraColumns = Arc<OnceLock<Columns>>;

/// The maximum number of pieces that are read to find the first readable one.
const LOOK_AHEAD: usize = 100;

/// A reader of several sources, one after another. Each is opened when its turn comes.
pub struct Reader {
    waiting: VecDeque<(Arc<Source>, Content)>,
    sources: Vec<Arc<Source>>,
    options: Options,
    /// True if an argument is a folder.
    has_folder: bool,
    encoding: EncodingChoice,
    photos: PhotoOptions,
    /// The columns to set when the first piece is read; `None` if the caller needs none.
    columns_to_set: Option<ExtraColumns>,
    current: Option<(Arc<Source>, Box<Stream>)>,
    /// The Parquet file that is being read.
    table: Option<(Arc<Source>, Box<TableFile>)>,
    /// The puzzles of a workbook that were not returned yet.
    sheets: VecDeque<workbook::Item>,
    /// The piece that follows a remark about the current source.
    after_remark: Option<Piece>,
    /// Pieces that were read ahead and not returned yet.
    ahead: VecDeque<Piece>,
}

impl Reader {
    /// Creates a reader of these inputs, or of standard input if there are none. It adds each
    /// picture with boards to `drawn`.
    pub fn new(inputs: &Inputs, drawn: Option<DrawnPhotos>) -> Reader {
        let stdin = [OsString::from("-")];
        let arguments = if inputs.inputs.is_empty() { &stdin[..] } else { &inputs.inputs };
        let is_only = arguments.len() == 1;
        let mut waiting = VecDeque::new();
        let mut has_folder = false;
        let mut add = |called, kind, text, content| {
            waiting.push_back((
                Arc::new(Source {
                    number: waiting.len(),
                    called,
                    kind,
                    sheet: None,
                    picture: None,
                    text,
                }),
                content,
            ));
        };
        for (place, argument) in arguments.iter().enumerate() {
            let name = Called::Name(argument.to_string_lossy().into_owned());
            match argument::read(argument) {
                Argument::Single(content @ Content::Puzzle(_)) => {
                    let kind = if is_only { SourceKind::Only } else { SourceKind::Puzzle };
                    add(
                        Called::Argument(place),
                        kind,
                        argument.to_str().map(str::to_owned),
                        content,
                    );
                }
                Argument::Single(Content::Stdin) => {
                    add(
                        Called::Name("<stdin>".to_owned()),
                        SourceKind::Stream,
                        None,
                        Content::Stdin,
                    );
                }
                Argument::Folder(files) => {
                    has_folder = true;
                    for path in files {
                        let name = Called::Name(path.to_string_lossy().into_owned());
                        add(name, SourceKind::Stream, None, argument::file(path));
                    }
                }
                Argument::Single(content) => add(name, SourceKind::Stream, None, content),
            }
        }
        let options =
            Options { strict: inputs.strict, extra: !inputs.drop_extra, ..Options::default() };
        let photos = PhotoOptions {
            doubtful: inputs.doubtful,
            entries: inputs.photo_entries.unwrap_or_default(),
            are_answers: false,
            drawn,
        };
        Reader { has_folder, ..Reader::over(waiting, options, inputs.encoding, photos) }
    }

    fn over(
        waiting: VecDeque<(Arc<Source>, Content)>,
        options: Options,
        encoding: EncodingChoice,
        photos: PhotoOptions,
    ) -> Reader {
        Reader {
            sources: waiting.iter().map(|(source, _)| Arc::clone(source)).collect(),
            waiting,
            options,
            has_folder: false,
            encoding,
            photos,
            columns_to_set: None,
            current: None,
            table: None,
            sheets: VecDeque::new(),
            after_remark: None,
            ahead: VecDeque::new(),
        }
    }

    /// Returns all sources.
    pub fn sources(&self) -> Vec<Arc<Source>> {
        self.sources.clone()
    }

    /// Returns whether outputs with fields name the source of each puzzle. They do if there are
    /// several sources, or if there is a folder, which may contain several.
    pub fn names_sources(&self) -> bool {
        self.has_folder || self.sources.len() > 1
    }

    /// Returns the files and devices that are still to be read. `None` in the list is standard
    /// input.
    pub fn streams(&self) -> Vec<Option<PathBuf>> {
        let stream = |(_, content): &(_, Content)| match content {
            Content::Stdin => Some(None),
            Content::File(path) => Some(Some(path.clone())),
            Content::Workbook(path) | Content::Parquet(path) => Some(Some(path.clone())),
            Content::Puzzle(_) | Content::Broken(_) => None,
        };
        self.waiting.iter().filter_map(stream).collect()
    }

    /// Drops the other fields of the puzzles.
    pub fn drop_extra(&mut self) {
        self.options.extra = false;
    }

    /// Takes full boards of pictures, and the digits of a player as the answer of a board.
    pub fn expect_answers(&mut self) {
        self.photos.are_answers = true;
    }

    /// Returns the table columns for the other fields of the puzzles. They are set when the first
    /// piece is read.
    pub fn columns_to_come(&mut self) -> ExtraColumns {
        Arc::clone(self.columns_to_set.insert(ExtraColumns::default()))
    }

    /// Returns the table columns for the other fields of the puzzles. They come from the first
    /// record of each source that can be examined in advance: arguments, regular files, and in any
    /// case the first source. What is read from the first source for that is kept and returned
    /// later.
    fn columns(&mut self) -> Columns {
        let mut columns = Columns::default();
        if !self.options.extra {
            return columns;
        }
        let is_file = |path: &Path| fs::metadata(path).is_ok_and(|file| file.is_file());
        let is_seen = |content: &Content| match content {
            Content::Puzzle(_) => true,
            Content::File(path) | Content::Parquet(path) => is_file(path),
            _ => false,
        };
        if self.ahead.is_empty()
            && self.waiting.front().is_some_and(|(_, content)| !is_seen(content))
        {
            // A remark about the source may come before its first record.
            while self.ahead.back().is_none_or(Piece::is_remark) {
                let Some(piece) = self.read_on(1) else { break };
                self.ahead.push_back(piece);
            }
        }
        for piece in &self.ahead {
            piece.make_room(&mut columns);
        }
        for (_, content) in &self.waiting {
            match content {
                Content::Puzzle(found) => make_room(found, &mut columns),
                Content::File(path) if is_file(path) => {
                    // If the file cannot be read, the error is reported when its turn comes.
                    let Ok(file) = File::open(path) else { continue };
                    if let Ok(Opened::Text(mut stream)) =
                        stream::open(Box::new(file), self.encoding, self.options)
                        && let Ok(Some((batch, _))) = stream.next_batch(1)
                    {
                        make_room_for_batch(&batch, &mut columns);
                    }
                }
                Content::Parquet(path) => {
                    let open = |file| TableFile::open(file, self.options);
                    if let Ok(file) = File::open(path).and_then(open) {
                        file.make_room(&mut columns);
                    }
                }
                _ => {}
            }
        }
        columns
    }

    /// Returns whether only puzzles that were given as arguments are left to read.
    pub fn is_at_hand(&self) -> bool {
        self.current.is_none()
            && self.table.is_none()
            && self.waiting.iter().all(|(_, content)| matches!(content, Content::Puzzle(_)))
    }

    /// Returns the path of the workbook, if one named workbook is all that there is to read.
    pub fn only_workbook(&self) -> Option<PathBuf> {
        match &self.waiting.iter().map(|(_, content)| content).collect::<Vec<_>>()[..] {
            [Content::Workbook(path)] if !self.has_folder => Some(path.clone()),
            _ => None,
        }
    }

    /// Returns whether there is exactly one puzzle to read and nothing else. What is read to find
    /// out is kept and returned later.
    pub fn is_one(&mut self) -> bool {
        let (mut puzzles, mut others) = (0, 0);
        while puzzles + others < 2 {
            let pieces = match self.read_on(2) {
                None => break,
                Some(Piece::Picture(file, photo)) => {
                    let boards = photo.boards(&file).into_iter();
                    boards.map(|(board, found)| Piece::Single(board, found)).collect()
                }
                Some(piece) => vec![piece],
            };
            for piece in &pieces {
                match piece {
                    Piece::Batch(_, batch, _) => batch.records().for_each(|found| match found {
                        Ok(_) => puzzles += 1,
                        Err(_) => others += 1,
                    }),
                    Piece::Rows(_, rows, _) => rows.records().for_each(|found| match found {
                        Ok(_) => puzzles += 1,
                        Err(_) => others += 1,
                    }),
                    Piece::Single(_, found) if found.is_ok() => puzzles += 1,
                    Piece::Single(..) | Piece::Broken(..) => others += 1,
                    Piece::Encoding(..) | Piece::Picture(..) => {}
                }
            }
            self.ahead.extend(pieces);
        }
        (puzzles, others) == (1, 0)
    }

    /// Returns the total size of all sources in bytes. Returns `None` if it cannot be known in
    /// advance.
    pub fn total_bytes(&self) -> Option<u64> {
        let sizes = self.waiting.iter().map(|(_, content)| match content {
            Content::Puzzle(_) | Content::Broken(_) => Some(0),
            // A workbook is read at once, so it adds no progress.
            Content::Workbook(_) => Some(0),
            Content::File(path) | Content::Parquet(path) => {
                fs::metadata(path).ok().filter(|file| file.is_file()).map(|file| file.len())
            }
            Content::Stdin => None,
        });
        sizes.sum()
    }

    /// Returns all that it reads as pieces for a run.
    pub fn into_pieces(mut self) -> Pieces<Piece> {
        let (at_hand, total_bytes) = (self.is_at_hand(), self.total_bytes());
        Pieces {
            next: Box::new(move |records| self.next(records)),
            at_hand,
            extent: Extent::Bytes(total_bytes),
        }
    }

    /// Removes the last source and returns a reader of it. Returns `None` if there is no source.
    pub fn split_last(&mut self) -> Option<Reader> {
        let last = self.waiting.pop_back()?;
        self.sources.pop();
        Some(Reader::over([last].into(), self.options, self.encoding, self.photos.clone()))
    }

    /// Appends the sources of another reader.
    pub fn join(&mut self, mut other: Reader) {
        self.waiting.append(&mut other.waiting);
        self.sources.append(&mut other.sources);
    }

    /// Returns whether the first puzzle comes with an answer. What is read to find out is kept and
    /// returned later.
    pub fn has_answers(&mut self) -> bool {
        for _ in 0..LOOK_AHEAD {
            let Some(piece) = self.read_on(1) else { return false };
            let answered = match &piece {
                Piece::Batch(_, batch, _) => {
                    batch.records().flatten().next().map(|record| record.answer.is_some())
                }
                Piece::Rows(_, rows, _) => {
                    rows.records().flatten().next().map(|record| record.answer.is_some())
                }
                Piece::Single(_, record) => {
                    record.as_ref().as_ref().ok().map(|record| record.answer.is_some())
                }
                Piece::Broken(..) | Piece::Picture(..) => Some(false),
                Piece::Encoding(..) => None,
            };
            self.ahead.push_back(piece);
            if let Some(answered) = answered {
                return answered;
            }
        }
        false
    }

    /// Returns the next piece, of at most this many records. Returns `None` at the end of the last
    /// source.
    pub fn next(&mut self, records: usize) -> Option<Piece> {
        if let Some(columns) = self.columns_to_set.take() {
            // The columns are set only here, so they are set once.
            columns.set(self.columns()).expect("the columns are set once");
        }
        self.ahead.pop_front().or_else(|| self.read_on(records))
    }

    fn read_on(&mut self, records: usize) -> Option<Piece> {
        if let Some(piece) = self.after_remark.take() {
            return Some(piece);
        }
        loop {
            if let Some((source, found)) = self.sheets.pop_front() {
                return Some(Piece::Single(source, found));
            }
            if let Some((source, mut stream)) = self.current.take() {
                let piece = match stream.next_batch(records) {
                    Ok(Some((batch, bytes))) => {
                        Some(Piece::Batch(Arc::clone(&source), Arc::new(batch), bytes))
                    }
                    Ok(None) => None,
                    Err(error) => Some(Piece::Broken(Arc::clone(&source), error)),
                };
                let remark =
                    stream.found().map(|found| Piece::Encoding(Arc::clone(&source), found));
                if matches!(piece, Some(Piece::Batch(..))) {
                    self.current = Some((source, stream));
                }
                match (remark, piece) {
                    (Some(remark), piece) => {
                        self.after_remark = piece;
                        return Some(remark);
                    }
                    (None, Some(piece)) => return Some(piece),
                    (None, None) => {}
                }
            }
            if let Some((source, mut table)) = self.table.take() {
                match table.next(records) {
                    Ok(Some((rows, bytes))) => {
                        self.table = Some((Arc::clone(&source), table));
                        return Some(Piece::Rows(source, Box::new(rows), bytes));
                    }
                    Ok(None) => {}
                    Err(error) => return Some(Piece::Broken(source, error)),
                }
            }
            let (source, content) = self.waiting.pop_front()?;
            let bytes: Bytes = match content {
                Content::Puzzle(mut record) => {
                    if let (Ok(record), false) = (&mut *record, self.options.extra) {
                        record.extra = None;
                    }
                    return Some(Piece::Single(source, record));
                }
                Content::Workbook(path) => {
                    let read = |file| workbook::read(&source, file, self.options.extra);
                    match File::open(path).and_then(read) {
                        Ok(found) => {
                            self.sheets = found.into();
                            continue;
                        }
                        Err(error) => return Some(Piece::Broken(source, error)),
                    }
                }
                Content::Parquet(path) => {
                    let open = |file| TableFile::open(file, self.options);
                    match File::open(path).and_then(open) {
                        Ok(table) => {
                            self.table = Some((source, Box::new(table)));
                            continue;
                        }
                        Err(error) => return Some(Piece::Broken(source, error)),
                    }
                }
                Content::Broken(error) => return Some(Piece::Broken(source, error)),
                Content::Stdin => Box::new(io::stdin()),
                Content::File(path) => match File::open(path) {
                    Ok(file) => Box::new(file),
                    Err(error) => return Some(Piece::Broken(source, error)),
                },
            };
            match stream::open(bytes, self.encoding, self.options) {
                Ok(Opened::Text(stream)) => self.current = Some((source, stream)),
                Ok(Opened::Workbook(file)) => {
                    match workbook::read(&source, file, self.options.extra) {
                        Ok(found) => self.sheets = found.into(),
                        Err(error) => return Some(Piece::Broken(source, error)),
                    }
                }
                Ok(Opened::Picture(bytes)) => {
                    return Some(match Photo::load(bytes, &self.photos) {
                        Ok(photo) => Piece::Picture(source, Box::new(photo)),
                        Err(error) => Piece::Broken(source, error),
                    });
                }
                Ok(Opened::Parquet(file)) => match TableFile::open(file, self.options) {
                    Ok(table) => self.table = Some((source, Box::new(table))),
                    Err(error) => return Some(Piece::Broken(source, error)),
                },
                Err(error) => return Some(Piece::Broken(source, error)),
            }
        }
    }
}
