//! Reads one piece of text, cut out already.

use crate::head::Mode;
use crate::one_line::{self, Reading};
use crate::shape::{self, Shape};
use crate::source_lines::{self, Found};
use crate::{Format, ReadError, Record, Warning, board, csv};

/// Reads a piece whose first line has this number.
pub(crate) fn read(
    text: &[u8],
    is_board: bool,
    number: usize,
    mode: &Mode,
    wants_extra: bool,
) -> Result<Record, ReadError> {
    let mut reading = match mode {
        Mode::Csv(layout) => csv::read(layout, text, number, wants_extra)?,
        Mode::Shapes { .. } if is_board => board::read(lines(text, number))?,
        Mode::Shapes { .. } => one(text, number)?,
    };
    if reading.format == Format::Line81 && *mode == (Mode::Shapes { is_sdm: true }) {
        reading.format = Format::Sdm;
    }
    let Reading { format, problem, answer, extra, warnings } = reading;
    Ok(Record { line: number, format, problem, answer, extra, warnings })
}

/// Reads a problem on one line, maybe under a heading.
fn one(text: &[u8], number: usize) -> Result<Reading, ReadError> {
    let mut said = lines(text, number).filter(|(_, line)| !matches!(shape::of(line), Shape::Blank | Shape::Rule));
    match (said.next(), said.next()) {
        (Some((heading, first)), Some((number, second))) if shape::of(first) == Shape::Heading => {
            let mut reading = one_line::read(second, number)?;
            reading.warnings.insert(0, Warning::Heading { line: heading });
            Ok(reading)
        }
        // A piece is never empty; and what is not UTF-8 is one piece of several lines, whose first line tells.
        (first, _) => first.map_or_else(|| one_line::read(text, number), |(number, line)| one_line::read(line, number)),
    }
}

/// The lines of a piece with their numbers.
fn lines(mut text: &[u8], first: usize) -> impl Iterator<Item = (usize, &[u8])> + Clone {
    let mut number = first;
    std::iter::from_fn(move || match source_lines::first(text, true, usize::MAX) {
        Found::Line { length, whole } => {
            let line = (number, &text[..length]);
            text = &text[whole..];
            number += 1;
            Some(line)
        }
        Found::TooLong | Found::Zero(_) | Found::Unfinished => None,
    })
}
