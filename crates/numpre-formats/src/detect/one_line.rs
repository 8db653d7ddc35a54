//! Reads a whole puzzle on one line, in the format that its shape shows.
//!
//! ```text
//!   4.....8.5.3…1.4...... hard      81 cells and a comment: line-81
//!   4+1....8.5…:217 317             `+` or `:` after cells: givens, placed and deleted
//!   :0100:2:4…::297 299::           `:` first: a line of HoDoKu's library
//!   4.....8.5 / .3....... / …       nine rows on one line: nine-lines
//!   ...4......2.4.....…             729 characters: sukaku
//!   4 . . . . . 8 . 5 . 3 …         81 fields: one cell each
//!   https://…, fpuz…, 3x3:…         links and packed strings of other sites
//! ```

use crate::notation::line81::{self, Doubt};
use crate::notation::{cells, givens_placed_deleted, hodoku, links, nine_lines, sukaku};
use crate::reading::{ErrorKind, Format, ReadError, Reading, Warning, extra};
use crate::text::characters::{grid, parts_comment, value};
use crate::text::line::Line;
use crate::text::not_utf8;
use numpre::Puzzle;
use std::ops::Range;

/// Reads a line that holds a whole puzzle.
#[inline]
pub(crate) fn read(bytes: &[u8], number: usize) -> Result<Reading, ReadError> {
    let text = bytes.trim_ascii();
    if let Some(found) = line81::read(text) {
        let column = |place| place + 1 + bytes.len() - bytes.trim_ascii_start().len();
        let warning = found.doubt.map(|doubt| match doubt {
            Doubt::Dashed => Warning::DashedLine { line: number },
            Doubt::AnswerLength(place, found) => {
                Warning::AnswerLength { line: number, column: column(place), found }
            }
        });
        let puzzle = Puzzle::of_givens(found.givens);
        let lead = bytes.len() - bytes.trim_ascii_start().len();
        let no_character = not_utf8::first_column(&bytes[..lead + text.len()])
            .map(|column| Warning::NoCharacter { line: number, column });
        let warnings = warning.into_iter().chain(no_character).collect();
        let extra = extra::of_comment(&text[found.comment..]);
        return Ok(Reading {
            format: Format::Line81,
            puzzle,
            answer: found.answer,
            extra,
            warnings,
        });
    }
    let line = Line::decode(bytes, number)?;
    let end = line.trimmed_end();
    let start = line.chars.iter().position(|found| !found.is_whitespace()).unwrap_or(end);
    if let Some(result) =
        std::str::from_utf8(text).ok().and_then(|text| links::read(text, number, start))
    {
        return result;
    }
    read_part(&line, start..end)
}

/// Reads a whole puzzle from a part of a line. The part is in characters.
pub(crate) fn read_part(line: &Line<'_>, part: Range<usize>) -> Result<Reading, ReadError> {
    let chars = &line.chars[part.clone()];
    if chars.first() == Some(&':') {
        let reading = |entry: hodoku::LibraryEntry| {
            let extra = hodoku::extra(&entry);
            Reading { extra, ..Reading::new(Format::Hodoku, entry.puzzle) }
        };
        return hodoku::read(line, part).map(reading);
    }
    if let Some(result) = nine_lines::read_on_one_line(line, part.clone()) {
        return result.map(|grid| Reading::new(Format::NineLines, Puzzle::of_givens(grid)));
    }
    let length = chars
        .iter()
        .position(|&found| parts_comment(found) || matches!(found, ':' | '|'))
        .unwrap_or(chars.len());
    let head = &chars[..length];
    let cells = head.iter().take_while(|&&found| value(found).is_some()).count();
    let is_placed = cells < length && chars[cells] == '+';
    if is_placed || cells > 0 && chars.get(cells) == Some(&':') {
        let (puzzle, comment) = givens_placed_deleted::read(line, part.clone())?;
        let extra = extra::of_comment(line.shown_part(comment..part.end).as_bytes());
        return Ok(Reading { extra, ..Reading::new(Format::GivensPlacedDeleted, puzzle) });
    }
    match (cells, length) {
        (729, 729) => {
            sukaku::read(line, part.start).map(|puzzle| Reading::new(Format::Sukaku, puzzle))
        }
        (81, 81) => Ok(line_81(line, part)),
        _ => cells::read_on_one_line(line, part.clone())
            .unwrap_or_else(|| Err(unreadable(line, part, cells, length))),
    }
}

/// Reads line-81 with characters that are not ASCII.
fn line_81(line: &Line<'_>, part: Range<usize>) -> Reading {
    let mut reading =
        Reading::new(Format::Line81, Puzzle::of_givens(grid(&line.chars[part.start..])));
    let end = part.end;
    let comment = |from: usize| extra::of_comment(line.shown_part(from..end).as_bytes());
    reading.extra = comment(part.start + 81);
    let rest = part.start + 81..part.end;
    let Some(start) =
        rest.clone().find(|&place| !matches!(line.chars[place], ' ' | '\t' | ',' | ';'))
    else {
        return reading;
    };
    let rest = &line.chars[start..part.end];
    let length = rest.iter().take_while(|&&found| value(found).is_some()).count();
    if rest.get(length).is_none_or(|&found| parts_comment(found)) {
        if length == 81 {
            reading.answer = Some(grid(rest));
            reading.extra = comment(start + 81);
        } else if length >= 60 {
            reading.warnings.push(Warning::AnswerLength {
                line: line.number,
                column: start + 1,
                found: length,
            });
        }
    }
    reading
}

/// Returns why a line cannot be read. Its first word has `length` characters, and the first `cells`
/// of them are cells.
fn unreadable(line: &Line<'_>, part: Range<usize>, cells: usize, length: usize) -> ReadError {
    let at = part.start + cells;
    if let Some(host) = links::unknown_host(&line.shown_part(part.clone())) {
        return line.error(at, ErrorKind::UnknownSite { host });
    }
    if cells < length {
        let found = line.shown(at);
        return match cells {
            81 => line.error(at, ErrorKind::AfterCells { found }),
            _ => line.error(at, ErrorKind::Character { found }),
        };
    }
    let continues = line.chars[at..part.end]
        .iter()
        .find(|&&found| found != ' ')
        .is_some_and(|&found| value(found).is_some());
    if cells < 60 && continues && part.len() > 60 {
        return line.error(at, ErrorKind::Character { found: line.shown(at) });
    }
    line.error(part.start + cells.min(81), ErrorKind::CellCount { found: cells })
}
