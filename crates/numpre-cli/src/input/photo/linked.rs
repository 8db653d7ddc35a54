//! The reading of puzzles from pictures: a piece of input for each board.

use super::peeked::Bytes;
use super::photo_fault::PhotoFault;
use super::picture::decode;
use super::piece::Piece;
use super::reading::{BoardReading, PicturePlace};
use super::{Called, InputError, InputErrorKind, Source, SourceKind};
use image::DynamicImage;
use numpre::CancelToken;
use numpre_api::DoubtfulCell;
use numpre_formats::{Format, Record};
use numpre_photo::{PhotoBoard, Picture, Pixels, Quarter, Reader, Verdict, read_photo};
use std::io::{self, Read};
use std::sync::{Arc, LazyLock};

/// The largest file, in bytes.
const MOST_BYTES: u64 = 64_000_000;

/// The largest number of boards in a picture.
const MOST_BOARDS: usize = 60;

/// The network with its weights, for all pictures.
static READER: LazyLock<Reader> = LazyLock::new(Reader::new);

/// Reads all boards of a picture. Doubtful ones are errors unless `takes_doubtful` is set.
///
/// # Errors
/// Returns the errors of the stream.
pub fn read(file: &Arc<Source>, bytes: Bytes, takes_doubtful: bool) -> io::Result<Vec<Piece>> {
    let mut picture = Vec::new();
    bytes.take(MOST_BYTES + 1).read_to_end(&mut picture)?;
    let length = picture.len() as u64;
    let mut pieces = vec![Piece::Picture(Arc::clone(file), length)];
    let found = if length > MOST_BYTES {
        Err(PhotoFault::FileTooLarge { most: MOST_BYTES / 1_000_000 })
    } else {
        boards(&picture)
    };
    match found {
        Ok((boards, scale)) => {
            for (index, board) in boards.iter().enumerate() {
                add(file, &reading(board, index + 1, scale), board, takes_doubtful, &mut pieces);
            }
        }
        Err(fault) => {
            let whole = source(file, file.called.clone(), PicturePlace::Whole);
            let error = InputError::new(1, 1, InputErrorKind::Photo(Box::new(fault)));
            pieces.push(Piece::Single(whole, Box::new(Err(error))));
        }
    }
    Ok(pieces)
}

fn boards(bytes: &[u8]) -> Result<(Vec<PhotoBoard>, [f32; 2]), PhotoFault> {
    let decoded = decode(bytes)?;
    let (width, height) = (decoded.pixels.width(), decoded.pixels.height());
    let pixels = match decoded.pixels {
        grey @ DynamicImage::ImageLuma8(_) => grey,
        clear if clear.color().has_alpha() => DynamicImage::ImageRgba8(clear.into_rgba8()),
        opaque => DynamicImage::ImageRgb8(opaque.into_rgb8()),
    };
    let bytes = pixels.as_bytes();
    let pixels = match &pixels {
        DynamicImage::ImageLuma8(_) => Pixels::Grey8(bytes),
        DynamicImage::ImageRgba8(_) => Pixels::Rgba8(bytes),
        _ => Pixels::Rgb8(bytes),
    };
    let picture = Picture { width, height, pixels };
    let boards = read_photo(&picture, &READER, &CancelToken::NEVER).map_err(PhotoFault::Refused)?;
    if boards.len() > MOST_BOARDS {
        return Err(PhotoFault::TooMany { found: boards.len(), most: MOST_BOARDS });
    }
    Ok((boards, decoded.scale))
}

/// Adds the piece of a board; before it, if the board is doubtful but taken, a warning.
fn add(
    file: &Source,
    reading: &BoardReading,
    board: &PhotoBoard,
    takes_doubtful: bool,
    pieces: &mut Vec<Piece>,
) {
    let called = match &file.called {
        Called::Name(name) => Called::Name(format!("{name}#{}", reading.board)),
        argument @ Called::Argument(_) => argument.clone(),
    };
    let source = source(file, called, PicturePlace::Board(Box::new(reading.clone())));
    let line = reading.board;
    let found = if reading.is_doubtful() && !takes_doubtful {
        let puzzle = Box::new(board.puzzle.grid());
        let fault = PhotoFault::Doubtful(Box::new(reading.clone()), puzzle.clone());
        let wrong = InputErrorKind::Photo(Box::new(fault));
        Err(InputError { puzzle: Some(puzzle), ..InputError::new(line, 1, wrong) })
    } else {
        if reading.is_doubtful() {
            pieces.push(Piece::Picture(Arc::clone(&source), 0));
        }
        Ok(Record {
            line,
            format: Format::Line81,
            puzzle: board.puzzle.clone(),
            answer: None,
            extra: None,
            warnings: Vec::new(),
        })
    };
    pieces.push(Piece::Single(source, Box::new(found)));
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

fn reading(board: &PhotoBoard, number_of_board: usize, scale: [f32; 2]) -> BoardReading {
    BoardReading {
        board: number_of_board,
        corners: board.corners.map(|corner| [corner.x * scale[0], corner.y * scale[1]]),
        turned: match board.turned {
            Quarter::None => "none",
            Quarter::Left => "left",
            Quarter::Half => "half",
            Quarter::Right => "right",
        },
        verdict: if board.verdict == Verdict::Sure { "sure" } else { "doubtful" },
        reason: match board.verdict {
            Verdict::Sure => None,
            Verdict::Doubtful(why) => Some(why),
        },
        confidence: board.confidence,
        doubtful: board.doubtful.iter().map(DoubtfulCell::of).collect(),
    }
}
