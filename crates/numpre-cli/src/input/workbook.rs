//! The reading of workbooks (.xlsx, .xlsm).

use super::file_kind::{PARQUET, is_called};
use super::peeked::{Bytes, peeked};
use super::piece::Found;
use super::{Called, InputError, InputErrorKind, SheetPlace, Source, SourceKind};
use numpre_api::PICTURE_SIGNATURES;
use numpre_formats::xlsx::{
    ARCHIVE, OLD, SheetPuzzle, WorkbookError, is_archive, is_old_workbook, read_workbook_from,
};
use numpre_formats::{Format, Record};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::sync::Arc;

/// A place in a workbook, and the puzzle or the error there.
pub type Item = (Arc<Source>, Found);

/// Reads all puzzles of a workbook. With `keeps_extra` it also reads the other cells of their rows.
///
/// # Errors
/// Returns a [`WorkbookError`] if the file is not a readable workbook.
pub fn read(book: &Source, file: File, keeps_extra: bool) -> io::Result<Vec<Item>> {
    let source = |sheet: &str, cell: &str| {
        let called = match &book.called {
            Called::Name(name) => Called::Name(format!("{name}:{sheet}!{cell}")),
            argument @ Called::Argument(_) => argument.clone(),
        };
        let place = SheetPlace { sheet: sheet.to_owned(), cell: cell.to_owned() };
        Arc::new(Source {
            number: book.number,
            called,
            kind: SourceKind::Puzzle,
            sheet: Some(place),
            picture: None,
            text: None,
        })
    };
    let found = read_workbook_from(file).map_err(|error| match error {
        WorkbookError::Read(error) => error,
        error => io::Error::other(error),
    })?;
    let found = found.into_iter().enumerate();
    let found = found.map(|(place, found)| match found {
        Ok(SheetPuzzle { sheet, cell, puzzle, answer, extra }) => {
            // A puzzle with other cells in its row comes from a list, which is treated like a CSV
            // table.
            let format = if extra.is_some() { Format::Csv } else { Format::Line81 };
            let extra = extra.filter(|_| keeps_extra);
            let record =
                Record { line: place + 1, format, puzzle, answer, extra, warnings: Vec::new() };
            (source(&sheet, &cell), Box::new(Ok(record)))
        }
        Err(mut error) => {
            let source = source(&error.sheet, &error.cell);
            let extra = error.extra.take().filter(|_| keeps_extra);
            let invalid = InputError::new(place + 1, 1, InputErrorKind::Sheet(Box::new(error)));
            (source, Box::new(Err(InputError { extra, ..invalid })))
        }
    });
    Ok(found.collect())
}

/// Returns whether a file is a workbook, by its name or its first bytes.
pub fn is_workbook(path: &Path) -> bool {
    let is_called_so = is_called(path, &["xlsx", "xlsm", "xls"]);
    let mut head = Vec::new();
    let mut begins = || File::open(path).and_then(|file| file.take(8).read_to_end(&mut head));
    is_called_so || (begins().is_ok() && (is_archive(&head) || is_old_workbook(&head)))
}

/// A stream whose first bytes were examined.
pub enum Examined {
    /// Anything else.
    Text(Bytes),
    /// A workbook. It was copied into a file, because its table of contents is at its end.
    Workbook(File),
    /// A Parquet file, copied for the same reason.
    Parquet(File),
    /// A picture.
    Picture(Bytes),
}

/// Examines whether a stream is a workbook, a Parquet file or a picture.
///
/// # Errors
/// Returns the errors of the stream.
pub fn examine(stream: Bytes) -> io::Result<Examined> {
    let mut signatures: Vec<&[u8]> = vec![&ARCHIVE, &OLD, &PARQUET];
    if cfg!(feature = "photo") {
        signatures.extend(PICTURE_SIGNATURES);
    }
    let (found, whole) = peeked(stream, &signatures)?;
    let (examined, limit): (fn(File) -> Examined, u64) = match found {
        None => return Ok(Examined::Text(whole)),
        Some(3..) => return Ok(Examined::Picture(whole)),
        Some(2) => (Examined::Parquet, PARQUET_LIMIT),
        Some(_) => (Examined::Workbook, STREAM_LIMIT),
    };
    // The file has no name in any folder, so it disappears however the run ends.
    let mut file = tempfile::tempfile()?;
    let copied = io::copy(&mut whole.take(limit + 1), &mut file)?;
    if copied > limit {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    file.seek(SeekFrom::Start(0))?;
    Ok(examined(file))
}

/// The largest workbook that is read from a stream, in bytes: 1 GiB.
const STREAM_LIMIT: u64 = 1 << 30;

/// The largest Parquet file that is read from a stream, in bytes: 64 GiB.
const PARQUET_LIMIT: u64 = 1 << 36;
