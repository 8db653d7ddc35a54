//! Reads the boards of pictures.

use super::files::{PythonFile, opened};
use crate::results::PhotoBoard;
use crate::{call, engine, errors};
use numpre::{CancelToken, Puzzle};
use numpre_api::{MOST_PICTURE_BYTES, PhotoReader, PictureBoard, PictureFault};
use numpre_photo::{Picture, Pixels, check_size};
use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::io::{self, Read};
use std::path::PathBuf;
use std::sync::LazyLock;

/// The network with its weights, for all pictures.
static READER: LazyLock<PhotoReader> = LazyLock::new(PhotoReader::new);

/// The accepted kinds of arguments, for messages.
const ACCEPTED: &str = "a path, a binary file, the bytes of a picture, or an array of uint8 with \
                        the shape (H, W), (H, W, 3) or (H, W, 4)";

/// A picture in an argument.
enum Source {
    /// The bytes of a file.
    File(Vec<u8>),
    /// Pixels: width, height, bytes per pixel, bytes.
    Pixels(u32, u32, usize, Vec<u8>),
}

/// Read all boards of a photo, scan or screenshot.
///
/// Nothing is guessed silently: a board that is not sure has the verdict ``"doubtful"``, a reason,
/// and the cells to look at.
///
/// Parameters
/// ----------
/// source : str, PathLike, BinaryIO, bytes or array
///     A JPEG, PNG or WebP file: its name, the open file or its bytes. Or the pixels: an array of
///     uint8, or anything with the buffer protocol, with the shape (H, W) for grey, (H, W, 3) for
///     red, green and blue, or (H, W, 4) with opacity.
/// lang : str
///     The language of the sentences about doubtful cells: ``"en"`` or ``"ja"``.
///
/// Returns
/// -------
/// list of PhotoBoard
///     The boards, from the top to the bottom and from the left to the right.
///
/// Raises
/// ------
/// ReadError
///     The picture has no board, is damaged, or is too small or too large.
/// OSError
///     The file cannot be read.
///
/// Examples
/// --------
/// >>> import numpre
/// >>> blank = memoryview(bytes(80 * 60)).cast("B", (60, 80))
/// >>> try:
/// ...     numpre.read_photo(blank)
/// ... except numpre.ReadError as error:
/// ...     print(error.kind)
/// picture-no-board
#[pyfunction]
#[pyo3(signature = (source, *, lang = "en"))]
pub(crate) fn read_photo(source: &Bound<'_, PyAny>, lang: &str) -> PyResult<Vec<PhotoBoard>> {
    let (py, lang) = (source.py(), engine::language(lang)?);
    let boards = match picture(source)? {
        Source::File(bytes) => call::long(py, |cancel| READER.read_file(&bytes, cancel))?,
        Source::Pixels(width, height, each, bytes) => {
            let pixels = match each {
                1 => Pixels::Grey8(&bytes),
                3 => Pixels::Rgb8(&bytes),
                _ => Pixels::Rgba8(&bytes),
            };
            let picture = Picture { width, height, pixels };
            call::long(py, |cancel| READER.read_pixels(&picture, cancel))?
        }
    };
    let texts = engine::texts(lang);
    match boards {
        Ok(found) => Ok(found.boards.iter().map(|board| PhotoBoard::of(board, &texts)).collect()),
        Err(fault) => Err(refused(py, &fault)),
    }
}

fn picture(source: &Bound<'_, PyAny>) -> PyResult<Source> {
    let py = source.py();
    if let Ok(buffer) = PyBuffer::<u8>::get(source) {
        return match *buffer.shape() {
            [_] => buffer.to_vec(py).map(Source::File),
            [height, width] => pixels(py, &buffer, [height, width, 1]),
            [height, width, each @ (3 | 4)] => pixels(py, &buffer, [height, width, each]),
            ref shape => {
                let text = format!("an array with the shape {shape:?}; expected {ACCEPTED}");
                Err(PyValueError::new_err(text))
            }
        };
    }
    if source.hasattr("read")? {
        return Ok(Source::File(bytes_of(PythonFile::of(source))?));
    }
    let path = source.extract::<PathBuf>().map_err(|_| errors::wrong_type(source, ACCEPTED))?;
    let file = opened(py, &path)?;
    py.detach(|| bytes_of(file))
        .map(Source::File)
        .map_err(|error| errors::of_system(error, path.to_string_lossy().into_owned()))
}

/// Reads the bytes of a file, but not many more than are accepted.
fn bytes_of(file: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(MOST_PICTURE_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Copies pixels. The size is checked before.
fn pixels(
    py: Python<'_>,
    buffer: &PyBuffer<u8>,
    [height, width, each]: [usize; 3],
) -> PyResult<Source> {
    let side = |side: usize| u32::try_from(side).unwrap_or(u32::MAX);
    let (width, height) = (side(width), side(height));
    check_size(width, height).map_err(|error| refused(py, &error.into()))?;
    Ok(Source::Pixels(width, height, each, buffer.to_vec(py)?))
}

/// Returns the exception for a picture without a board, or one that cannot be read.
fn refused(py: Python<'_>, fault: &PictureFault) -> PyErr {
    errors::no_board(py, fault.code(), &fault.text(&engine::texts(engine::ENGLISH)))
}

/// The boards of a picture, doubtful ones as sentences; or the stable name of the fault of the
/// whole picture, and a sentence about it.
type Boards = Result<Vec<Result<Puzzle, String>>, (&'static str, String)>;

/// Reads the boards of a picture in the place of a file of puzzles.
///
/// # Errors
/// Returns the errors of the file.
pub(crate) fn boards_of(file: impl Read, cancel: &CancelToken) -> io::Result<Boards> {
    let texts = engine::texts(engine::ENGLISH);
    let found = READER.read_file(&bytes_of(file)?, cancel);
    let one = |board: PictureBoard| match board.reading.is_doubtful() {
        true => Err(board.reading.refused(&texts)),
        false => Ok(board.puzzle),
    };
    Ok(match found {
        Ok(found) => Ok(found.boards.into_iter().map(one).collect()),
        Err(fault) => Err((fault.code(), fault.text(&texts))),
    })
}
