//! The reading of puzzles from pictures: a puzzle, or an error, for each board.

use super::PhotoOptions;
use crate::args::{DoubtfulChoice, EntriesChoice};
use crate::input::{Called, InputError, InputErrorKind, PicturePlace, Source, SourceKind};
use numpre::{CancelToken, Grid};
use numpre_api::{MOST_PICTURE_BYTES, PhotoReader, PictureBoard, PictureBoards};
use numpre_draw::{ReadBoard, ReadPicture};
use numpre_formats::{Format, Record};
use std::io::{self, Read};
use std::sync::{Arc, LazyLock};

/// The network with its weights, for all pictures.
static READER: LazyLock<PhotoReader> = LazyLock::new(PhotoReader::new);

/// A picture that is not decoded yet.
pub struct Photo {
    bytes: Vec<u8>,
    options: PhotoOptions,
}

/// A board of a picture: its place, and the puzzle or the error there.
type Board = (Arc<Source>, Box<Result<Record, InputError>>);

impl Photo {
    /// Reads the bytes of a picture, but not many more than are accepted.
    ///
    /// # Errors
    /// Returns the errors of the stream.
    pub fn load(stream: impl Read, options: &PhotoOptions) -> io::Result<Photo> {
        let mut bytes = Vec::new();
        stream.take(MOST_PICTURE_BYTES + 1).read_to_end(&mut bytes)?;
        Ok(Photo { bytes, options: options.clone() })
    }

    /// Returns the number of bytes.
    pub fn length(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// Reads all boards. Returns the place and the puzzle of each, or the reason why there is none.
    pub fn boards(&self, file: &Source) -> Vec<Board> {
        match READER.read_file(&self.bytes, &CancelToken::NEVER) {
            Ok(found) => {
                if let Some(drawn) = &self.options.drawn {
                    drawn.add(file.number, drawing(file, &found));
                }
                found.boards.into_iter().map(|board| self.found(file, board)).collect()
            }
            Err(fault) => {
                let whole = source(file, file.called.clone(), PicturePlace::Whole);
                let error = InputError::new(1, 1, InputErrorKind::Picture(Box::new(fault)));
                vec![(whole, Box::new(Err(error)))]
            }
        }
    }

    /// Returns the place and the puzzle of a board. A doubtful one is an error unless it is to be
    /// taken.
    fn found(&self, file: &Source, board: PictureBoard) -> Board {
        let PictureBoard { reading, mut puzzle, entries, .. } = board;
        let line = reading.board;
        let reading = Box::new(reading);
        let &PhotoOptions { doubtful, entries: choice, are_answers, .. } = &self.options;
        let is_uncertain = reading.is_doubtful() && !(are_answers && reading.is_solution());
        let place = PicturePlace::Board { reading: reading.clone(), is_uncertain };
        let source = source(file, called(file, line), place);
        let found = if is_uncertain && doubtful == DoubtfulChoice::Refuse {
            let puzzle = Box::new(puzzle.grid());
            let wrong = InputErrorKind::DoubtfulBoard(reading, puzzle.clone());
            Err(InputError { puzzle: Some(puzzle), ..InputError::new(line, 1, wrong) })
        } else {
            if choice == EntriesChoice::Keep {
                puzzle.placed = entries;
            }
            let is_answered = puzzle.placed != Grid::EMPTY || puzzle.givens.is_full();
            let answer = (are_answers && is_answered).then(|| puzzle.grid());
            let (format, warnings) = (Format::Line81, Vec::new());
            Ok(Record { line, format, puzzle, answer, extra: None, warnings })
        };
        (source, Box::new(found))
    }
}

/// Returns the name of a board: `page.png#3`.
fn called(file: &Source, board: usize) -> Called {
    match &file.called {
        Called::Name(name) => Called::Name(format!("{name}#{board}")),
        argument @ Called::Argument(_) => argument.clone(),
    }
}

/// Returns what is drawn of a picture.
fn drawing(file: &Source, found: &PictureBoards) -> ReadPicture {
    let name = |called: &Called| match called {
        Called::Name(name) => name.clone(),
        Called::Argument(_) => String::new(),
    };
    let board = |PictureBoard { reading, puzzle, entries, .. }: &PictureBoard| ReadBoard {
        caption: name(&called(file, reading.board)),
        corners: reading.corners,
        givens: puzzle.givens,
        entries: *entries,
        doubtful: reading.doubtful.iter().map(|doubt| doubt.cell).collect(),
    };
    let boards = found.boards.iter().map(board).collect();
    ReadPicture { name: name(&file.called), size: found.size, boards }
}

fn source(file: &Source, called: Called, place: PicturePlace) -> Arc<Source> {
    Arc::new(Source {
        number: file.number,
        called,
        kind: SourceKind::Puzzle,
        sheet: None,
        picture: Some(place),
        text: None,
    })
}
