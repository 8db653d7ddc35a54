//! CSV: a row a problem; the header names the columns, or else the first column is the problem.

use crate::characters::value;
use crate::csv_rows::Quotes;
use crate::extra::{self, Extra, Names, names_of};
use crate::line::Line;
use crate::line81;
use crate::links;
use crate::one_line::{self, Reading};
use crate::shape::{self, Shape};
use crate::source_lines::{numbered, position};
use crate::{ErrorKind, Format, Problem, ReadError, Warning, board};
use csv_core::{ReadFieldResult, Reader, ReaderBuilder};
use numpre::Grid;
use std::borrow::Cow;
use std::sync::Arc;

/// The names of the column of problems, in lower case.
pub(crate) const PUZZLE: [&str; 6] = ["puzzle", "quiz", "quizzes", "question", "problem", "問題"];
/// Names that may head a column of puzzles or stand above something else: the row below has to tell.
const MAYBE_PUZZLE: [&str; 10] =
    ["puzzles", "questions", "problems", "sudoku", "sudokus", "grid", "grids", "board", "数独", "ナンプレ"];
/// The names of the column of answers, in lower case.
pub(crate) const ANSWER: [&str; 4] = ["solution", "answer", "solutions", "解答"];

/// The header that the printed rows stand under.
pub(crate) const HEADER: [&str; 2] = ["puzzle", "solution"];

/// What may part the columns.
pub(crate) const DELIMITERS: [u8; 3] = [b',', b'\t', b';'];

/// Which columns hold what, 0-based.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) delimiter: u8,
    puzzle: usize,
    answer: Option<usize>,
    /// The names of the other columns.
    names: Names,
    /// Whether the first line is a header, or already a row.
    pub(crate) has_header: bool,
}

/// What the first line of a file says about its columns.
pub(crate) enum Detected {
    Csv(Arc<Layout>),
    /// It may be a header of unknown names: the line after it will tell.
    AskNext,
    No,
}

/// One field: the byte where its text begins in the line, and the text, unquoted.
struct Field<'l> {
    start: usize,
    text: Cow<'l, [u8]>,
}

/// Looks at the first line of a file that says something, and the next if it has come; `None` for that at the end.
pub(crate) fn detect(line: &[u8], next: Option<Option<&[u8]>>) -> Detected {
    let is_quoted = line.first() == Some(&b'"');
    if line81::cells(line).is_some() || std::str::from_utf8(line).is_err() {
        return Detected::No;
    }
    for delimiter in DELIMITERS {
        let Ok(fields) = fields(line, delimiter) else { continue };
        let names: Vec<String> = fields.iter().map(|field| name(&field.text)).collect();
        let column = |known: &[&str]| names.iter().position(|name| known.contains(&name.as_str()));
        let maybes: Vec<usize> =
            (0..names.len()).filter(|&place| may_head_puzzles(&fields[place].text, &names[place])).collect();
        let layout = |puzzle: usize, answer: Option<usize>| Layout::new(delimiter, puzzle, answer, &fields, true);
        // Beside empty fields alone it may be the title of a sheet.
        let is_header = names.iter().filter(|name| !name.is_empty()).nth(1).is_some();
        if is_header && let Some(puzzle) = column(&PUZZLE) {
            return Detected::Csv(layout(puzzle, column(&ANSWER)).into());
        }
        if is_quoted && fields.first().is_some_and(|field| is_81(&field.text)) {
            return Detected::Csv(Layout::new(delimiter, 0, Some(1), &fields, false).into());
        }
        if !maybes.is_empty() || fields.len() > 1 && names.iter().all(|name| is_name(name)) {
            let Some(next) = next else { return Detected::AskNext };
            let holds = |place: usize| next.is_some_and(|next| is_row(delimiter, place, next, fields.len()));
            let may_answer = |place: &usize| words(&names[*place]).any(|word| ANSWER.contains(&word)) && holds(*place);
            if let Some(puzzle) = maybes.into_iter().chain([0]).find(|&place| holds(place)) {
                let answer = column(&ANSWER).or_else(|| (0..names.len()).find(may_answer));
                return Detected::Csv(layout(puzzle, answer.filter(|&place| place != puzzle)).into());
            }
        }
    }
    Detected::No
}

impl Layout {
    /// The layout that the first line shows: a header, or already a row.
    fn new(delimiter: u8, puzzle: usize, answer: Option<usize>, first: &[Field<'_>], has_header: bool) -> Layout {
        let called = |(place, field): (usize, &Field<'_>)| {
            let name = label(&field.text);
            if has_header && !name.is_empty() { name } else { unnamed(place) }
        };
        let is_other = |place: usize| place != puzzle && Some(place) != answer;
        let names: Vec<String> = first.iter().enumerate().filter(|(place, _)| is_other(*place)).map(called).collect();
        let names = names_of(names.iter().map(String::as_str));
        Layout { delimiter, puzzle, answer, names, has_header }
    }

    /// Whether a line is a whole row: its column of puzzles can be read, and there are others if there should be.
    pub(crate) fn is_row(&self, line: &[u8]) -> bool {
        proper_fields(line, self.delimiter).is_some_and(|fields| {
            let has_others = fields.len() > 1 || self.names.is_empty();
            has_others && fields.get(self.puzzle).is_some_and(|puzzle| one_line::read(&puzzle.text, 1).is_ok())
        })
    }

    /// The other columns of a row. A column without a name tells only where something stands in it.
    fn extra(&self, fields: &[Field<'_>]) -> Option<Box<Extra>> {
        let is_other = |place: usize| place != self.puzzle && Some(place) != self.answer;
        let text = |field: &Field<'_>| String::from_utf8_lossy(&field.text).trim().into();
        let mut others = fields.iter().enumerate().filter(|(place, _)| is_other(*place));
        let mut values: Vec<Box<str>> = others.by_ref().take(self.names.len()).map(|(_, field)| text(field)).collect();
        values.resize(self.names.len(), Box::default());
        let beyond: Vec<_> =
            others.map(|(place, field)| (unnamed(place), text(field))).filter(|(_, text)| !text.is_empty()).collect();
        let extra = Extra::under(&self.names, values);
        if beyond.is_empty() { extra } else { extra::joined(extra, Extra::of(beyond)) }
    }
}

/// The other columns of a row that a byte of value 0 has spoilt; the sign of a character that is lost stands for each.
pub(crate) fn beside_zero(layout: &Layout, line: &[u8]) -> Option<Box<Extra>> {
    let line = String::from_utf8_lossy(line).replace('\0', "\u{fffd}");
    layout.extra(&fields(line.trim_end().as_bytes(), layout.delimiter).ok()?)
}

/// What a column without a name is called.
fn unnamed(place: usize) -> String {
    format!("column_{}", place + 1)
}

/// What a heading says, on one line.
fn label(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text).replace("\r\n", " ").replace(['\r', '\n'], " ").replace('\0', "");
    text.trim().to_owned()
}

/// A name in lower case, its words parted by single spaces.
fn name(text: &[u8]) -> String {
    let text = label(text).to_lowercase();
    text.split(|found: char| !found.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

fn words(name: &str) -> impl Iterator<Item = &str> {
    name.split(' ')
}

/// Whether puzzles may stand under a name: one of its words says so, and none says that they are answers. What has a
/// number or a colon in it heads one puzzle, or is one: `Grid 01`, `Puzzle:`, a link.
fn may_head_puzzles(text: &[u8], name: &str) -> bool {
    is_name(name)
        && String::from_utf8_lossy(text).chars().all(|found| found.is_alphabetic() || " _.-".contains(found))
        && words(name).any(|word| PUZZLE.contains(&word) || MAYBE_PUZZLE.contains(&word))
        && !words(name).any(|word| ANSWER.contains(&word))
}

fn is_name(name: &str) -> bool {
    name.chars().next().is_some_and(char::is_alphabetic) && name.chars().count() <= 40
}

/// Whether the line may be a row of some table: a puzzle of 81 cells stands in it.
pub(crate) fn may_be_row(line: &[u8]) -> bool {
    DELIMITERS.into_iter().any(|delimiter| {
        proper_fields(line, delimiter).is_some_and(|fields| fields.iter().any(|field| is_81(&field.text)))
    })
}

/// The fields of a line, if every quote in it stands where it should.
fn proper_fields(line: &[u8], delimiter: u8) -> Option<Vec<Field<'_>>> {
    let line = line.trim_ascii_end();
    let quotes = Quotes::of(line, &[delimiter], false);
    if quotes.is_proper && !quotes.is_open { fields(line, delimiter).ok() } else { None }
}

/// Whether the line has as many fields, this one of which is a puzzle.
fn is_row(delimiter: u8, puzzle: usize, line: &[u8], columns: usize) -> bool {
    fields(line, delimiter).is_ok_and(|fields| fields.len() == columns && is_81(&fields[puzzle].text))
}

fn is_81(text: &[u8]) -> bool {
    let text = text.trim_ascii();
    text.len() == 81 && line81::cells(text).is_some() || links::begins(text)
}

/// The fields of a row.
fn fields(line: &[u8], delimiter: u8) -> Result<Vec<Field<'_>>, ErrorKind> {
    if memchr::memchr(b'"', line).is_none() {
        let mut start = 0;
        let ends = memchr::memchr_iter(delimiter, line).chain([line.len()]);
        let field = |end| {
            let begin = std::mem::replace(&mut start, end + 1);
            Field { start: begin, text: Cow::Borrowed(&line[begin..end]) }
        };
        return Ok(ends.map(field).collect());
    }
    quoted_fields(line, ReaderBuilder::new().delimiter(delimiter).build())
}

/// The fields of a row in which some are quoted.
fn quoted_fields(line: &[u8], mut reader: Reader) -> Result<Vec<Field<'_>>, ErrorKind> {
    let mut fields = Vec::new();
    let mut text = vec![0; line.len() + 1];
    let mut start = 0;
    loop {
        // The text is never longer than the line: one call reads a whole field.
        let (result, read, written) = reader.read_field(&line[start..], &mut text);
        let quote = usize::from(line.get(start) == Some(&b'"'));
        match result {
            ReadFieldResult::Field { .. } => {
                fields.push(Field { start: start + quote, text: Cow::Owned(text[..written].to_vec()) });
                start += read;
            }
            // The line has ended inside the last field: where it is quoted, a closing quote must be its last byte.
            _ => {
                let last = line[start..].trim_ascii_end();
                if quote == 1 && (last.len() < 2 || last.last() != Some(&b'"')) {
                    return Err(ErrorKind::UnclosedQuote);
                }
                fields.push(Field { start: start + quote, text: Cow::Owned(text[..written].to_vec()) });
                return Ok(fields);
            }
        }
    }
}

/// Reads a row, with its other columns if they are wanted.
pub(crate) fn read(layout: &Layout, line: &[u8], number: usize, wants_extra: bool) -> Result<Reading, ReadError> {
    let line = line.trim_ascii_end();
    let position = |place: usize| position(line, number, place);
    let fields = fields(line, layout.delimiter).map_err(|kind| {
        let start = memchr::memrchr(b'"', line).unwrap_or(0);
        let (number, column) = position(start);
        ReadError::new(number, column, kind)
    })?;
    let extra = || if wants_extra { layout.extra(&fields) } else { None };
    let Some(puzzle) = fields.get(layout.puzzle) else {
        let kind = ErrorKind::MissingColumn { column: layout.puzzle + 1, found: fields.len() };
        let (number, column) = position(line.len());
        return Err(ReadError { extra: extra(), ..ReadError::new(number, column, kind) });
    };
    let mut reading = read_puzzle(puzzle, position).map_err(|error| ReadError { extra: extra(), ..error })?;
    reading.format = Format::Csv;
    // What stands behind the cells in the column of puzzles comes last.
    reading.extra = extra::joined(extra(), reading.extra.take());
    if let Some(answer) = layout.answer.and_then(|index| fields.get(index)) {
        let text = without_breaks(answer.text.trim_ascii());
        match line81::cells(&text) {
            Some(grid) if text.len() == 81 => reading.answer = Some(grid),
            _ => reading.warnings.extend(answer_length(&text, position(answer.start))),
        }
    }
    Ok(reading)
}

/// Reads the column of puzzles: a puzzle on one line, or a board of several lines in quotes. `position` tells the line and
/// column of a byte of the row.
fn read_puzzle(field: &Field<'_>, position: impl Fn(usize) -> (usize, usize)) -> Result<Reading, ReadError> {
    let text = field.text.trim_ascii();
    let lead = field.text.len() - field.text.trim_ascii_start().len();
    let begin = || position(field.start + lead);
    // Only a quoted field can have line breaks.
    if matches!(field.text, Cow::Borrowed(_)) || !has_breaks(text) {
        // Lines and columns count from the head of the field.
        let moved = |_, column: usize| {
            let (line, before) = begin();
            (line, before + column - 1)
        };
        return placed(one_line::read(text, 1), moved);
    }
    let first = numbered(text, 1).next();
    if first.is_some_and(|(_, line)| shape::of(line) == Shape::Whole) {
        // What follows on other lines is a comment.
        let on_one: Vec<u8> =
            text.iter().map(|byte| if matches!(byte, b'\r' | b'\n') { b' ' } else { *byte }).collect();
        let moved = |_, column: usize| {
            let before = String::from_utf8_lossy(text).chars().take(column - 1).map(char::len_utf8).sum::<usize>();
            position(field.start + lead + before)
        };
        return placed(one_line::read(&on_one, 1), moved);
    }
    let moved = |line: usize, column: usize| {
        let (first, before) = begin();
        (first + line - 1, if line == 1 { before + column - 1 } else { column })
    };
    placed(board::read(numbered(text, 1)), moved)
}

/// The same reading or error, about other places.
fn placed(
    reading: Result<Reading, ReadError>,
    moved: impl Fn(usize, usize) -> (usize, usize),
) -> Result<Reading, ReadError> {
    let mut reading = reading.map_err(|error| {
        let (line, column) = moved(error.line, error.column);
        ReadError { line, column, ..error }
    })?;
    for warning in &mut reading.warnings {
        *warning = warning.moved(&moved);
    }
    Ok(reading)
}

fn has_breaks(text: &[u8]) -> bool {
    memchr::memchr2(b'\n', b'\r', text).is_some()
}

/// A text without its line breaks and the white space around them.
fn without_breaks(text: &[u8]) -> Cow<'_, [u8]> {
    if has_breaks(text) {
        text.iter().copied().filter(|byte| !byte.is_ascii_whitespace()).collect()
    } else {
        text.into()
    }
}

/// The warning about an answer that has not 81 cells; an empty field is no answer.
fn answer_length(text: &[u8], (line, column): (usize, usize)) -> Option<Warning> {
    let text = String::from_utf8_lossy(text);
    let text = Line::new(text.trim(), line);
    let found = text.chars.iter().take_while(|&&found| value(found).is_some()).count();
    (!text.chars.is_empty()).then_some(Warning::AnswerLength { line, column, found })
}

/// A field as it has to be written, in quotes where it would be read otherwise.
pub(crate) fn quoted(text: &str) -> Cow<'_, str> {
    let is_plain = !text.contains([',', '"', '\n', '\r']) && text.trim().len() == text.len();
    if is_plain { text.into() } else { format!("\"{}\"", text.replace('"', "\"\"")).into() }
}

/// A row under [`HEADER`].
pub(crate) fn print(problem: &Problem, answer: Option<&Grid>) -> String {
    let answer = answer.map(Grid::to_string).unwrap_or_default();
    format!("{},{answer}", problem.grid())
}
