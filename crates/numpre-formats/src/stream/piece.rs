//! Reads one piece of text that has been cut out.

use crate::csv;
use crate::detect::heading::Heading;
use crate::detect::shape::{self, Shape};
use crate::detect::{board, one_line};
#[cfg(feature = "json")]
use crate::notation::json;
use crate::notation::open_sudoku;
use crate::reading::{ErrorKind, Format, ReadError, Reading, Record, Warning};
use crate::stream::head::Mode;
use crate::text::lines::{self, Found, numbered, position};

/// Reads a piece. `number` is the number of its first line. If `has_zero` is set, the piece
/// contains a byte of value 0, and so cannot be read.
pub(crate) fn read(
    text: &[u8],
    is_board: bool,
    has_zero: bool,
    number: usize,
    mode: &Mode,
    wants_extra: bool,
) -> Result<Record, ReadError> {
    if let (true, Some(place)) = (has_zero, memchr::memchr(0, text)) {
        let (line, column) = position(text, number, place);
        let extra = match mode {
            Mode::Csv(layout) if wants_extra => csv::extra_despite_zero(layout, text),
            _ => None,
        };
        return Err(ReadError { extra, ..ReadError::new(line, column, ErrorKind::ZeroByte) });
    }
    let mut reading = match mode {
        Mode::Csv(layout) => csv::read(layout, text, number, wants_extra)?,
        #[cfg(feature = "json")]
        Mode::Shapes { .. } if !is_board && shape::begins_object(text) => {
            json::read(text, number, wants_extra)?
        }
        Mode::Shapes { .. } if !is_board && shape::begins_tag(text) => {
            open_sudoku::read(text, number)?
        }
        Mode::Shapes { .. } if is_board => {
            let has_part = text.first() == Some(&b'[');
            let (puzzle, state) = if has_part { without_state(text, number) } else { (text, None) };
            let mut reading = board::read(numbered(puzzle, number))?;
            reading.warnings.extend(state.map(|line| Warning::State { line }));
            reading
        }
        Mode::Shapes { .. } => one(text, number)?,
    };
    if reading.format == Format::Line81 && *mode == (Mode::Shapes { is_sdm: true }) {
        reading.format = Format::Sdm;
    }
    let line = match reading.warnings.first() {
        Some(&Warning::Heading { line }) => below(text, number, line).unwrap_or(number),
        _ => number,
    };
    Ok(reading.at(line))
}

/// Returns the line where the puzzle begins that has its heading on line `heading`.
fn below(text: &[u8], number: usize, heading: usize) -> Option<usize> {
    let is_filler =
        |line: &[u8]| matches!(shape::of(line), Shape::Blank | Shape::Rule | Shape::Comment);
    numbered(text, number)
        .find(|&(number, line)| number > heading && !is_filler(line))
        .map(|(number, _)| number)
}

/// Splits the text of an .sdk file. Returns the part with the puzzle, above the game in progress,
/// and the line of `[State]`, if any.
#[cold]
#[inline(never)]
fn without_state(text: &[u8], number: usize) -> (&[u8], Option<usize>) {
    let (mut end, mut place, mut line) = (0, 0, number);
    while let Found::Line { length, whole, .. } = lines::first(&text[place..], true, usize::MAX) {
        let bytes = &text[place..][..length];
        place += whole;
        match shape::of(bytes) {
            Shape::Heading(Heading::StatePart) if end > 0 => return (&text[..end], Some(line)),
            // A comment below the rows is not a row.
            Shape::Comment => {}
            _ => end = place,
        }
        line += 1;
    }
    (text, None)
}

/// Reads a puzzle on one line, with or without a heading above it.
fn one(text: &[u8], number: usize) -> Result<Reading, ReadError> {
    let mut said = numbered(text, number)
        .filter(|(_, line)| !matches!(shape::of(line), Shape::Blank | Shape::Rule));
    match (said.next(), said.next()) {
        (Some((heading, first)), Some((number, second)))
            if matches!(shape::of(first), Shape::Heading(_)) =>
        {
            let mut reading = one_line::read(second, number)?;
            reading.warnings.insert(0, Warning::Heading { line: heading });
            Ok(reading)
        }
        // A piece is never empty. A piece that is not UTF-8 may have several lines; its error is
        // that of the first.
        (first, _) => first.map_or_else(
            || one_line::read(text, number),
            |(number, line)| one_line::read(line, number),
        ),
    }
}
