//! Links and strings of the sites where people share puzzles: f-puzzles, SudokuPad, SudokuWiki,
//! SudokuExchange, puzz.link, Simon Tatham's Solo, and numpre's own page.

mod address;
mod f_puzzles;
mod loose_json;
mod lz_string;
mod notes;
pub(crate) mod numpre_page;
#[cfg(feature = "packed-links")]
pub(crate) mod packed;
pub(crate) mod runs;
pub(crate) mod sudoku_exchange;
mod sudoku_pad;
pub(crate) mod sudoku_wiki;
mod unpacked;

use crate::notation::line81;
use crate::reading::{ErrorKind, Extra, Format, ReadError, Reading, Rule, Unread, Warning, extra};
use address::{Address, Site};
use loose_json::Value;
use lz_string::Broken;
use numpre::Grid;
use percent_encoding::percent_decode_str;
use std::borrow::Cow;
use std::ops::Range;
use unpacked::Unpacked;

/// Returns whether a line without white space around it begins with a known link or string.
pub(crate) fn begins(line: &[u8]) -> bool {
    // A link is ASCII, but a comment after it does not have to be.
    let length = line.iter().take_while(|byte| byte.is_ascii()).count();
    std::str::from_utf8(&line[..length]).is_ok_and(|text| address::find(text).is_some())
}

/// Returns the host of the link that a text begins with, if links of that site cannot be read.
pub(crate) fn unknown_host(text: &str) -> Option<String> {
    address::find(text).is_none().then(|| address::host(text)).flatten()
}

/// Reads the link or string that a line begins with, or returns `None` if it does not begin with
/// one. `before` is the number of characters before it.
pub(crate) fn read(text: &str, number: usize, before: usize) -> Option<Result<Reading, ReadError>> {
    let address = address::find(text)?;
    let column =
        |place: usize| before + text.get(..place).map_or(place, |head| head.chars().count()) + 1;
    let wrong = |(place, kind): (usize, ErrorKind)| {
        let (_, extra) = after_link(text);
        ReadError { line: number, column: column(place), kind, extra }
    };
    Some(found(text, address).map_err(wrong).map(|(mut reading, end, unread)| {
        let warning = |what| Warning::Unread { line: number, column: column(0), what };
        reading.warnings.extend(unread.into_iter().map(warning));
        let (answer, comment) = after_link(&text[end..]);
        reading.answer = answer.or(reading.answer);
        reading.extra = extra::joined(reading.extra, comment);
        reading
    }))
}

/// Reads the puzzle at this address. Returns it with the place where it ends and the parts that are
/// not read, or an error with its place.
fn found(
    text: &str,
    address: Address,
) -> Result<(Reading, usize, Vec<Unread>), (usize, ErrorKind)> {
    match address {
        Address::FPuzzles(site, part) => {
            let format = if site == Site::FPuzzles { Format::FPuzzles } else { Format::SudokuPad };
            let (puzzle, end) = unpacked(text, part.clone())?;
            reading(format, f_puzzles::read(&puzzle), part.start, end)
        }
        Address::SudokuPad(part) => {
            let (puzzle, end) = unpacked(text, part.clone())?;
            reading(Format::SudokuPad, sudoku_pad::read(&puzzle), part.start, end)
        }
        Address::Givens(part) => {
            let givens = sudoku_pad::read_givens(&decoded(&text[part.clone()]));
            let givens = givens.map_err(|(place, kind)| (part.start + place, kind))?;
            reading(Format::SudokuPad, Ok(givens), part.start, part.end)
        }
        Address::Board(part) => {
            let is_cell = |found: char| {
                found.is_ascii_alphanumeric() || matches!(found, '.' | '_' | '-' | '*' | '%')
            };
            let length = text[part.clone()].find(|found| !is_cell(found)).unwrap_or(part.len());
            let board = decoded(&text[part.start..part.start + length]);
            let puzzle =
                sudoku_wiki::read(&board).map_err(|(place, kind)| (part.start + place, kind))?;
            Ok((Reading::new(Format::SudokuWiki, puzzle), part.start + length, Vec::new()))
        }
        Address::Exchange(part) => {
            let digits = sudoku_wiki::read_digits(&decoded(&text[part.clone()]));
            let puzzle = digits.map_err(|(place, kind)| (part.start + place, kind))?;
            Ok((Reading::new(Format::SudokuExchange, puzzle), part.end, Vec::new()))
        }
        Address::Runs(format, runs, part) => {
            let puzzle = runs
                .read(&text[part.clone()])
                .map_err(|(place, kind)| (part.start + place, kind))?;
            Ok((Reading::new(format, puzzle), part.end, Vec::new()))
        }
        Address::OtherSize(part) => {
            let mut sides = text[part.clone()].split('/').map(|side| side.parse().unwrap_or(0));
            let (columns, rows) = (sides.next().unwrap_or(0), sides.next().unwrap_or(0));
            Err((part.start, ErrorKind::BoardSize { rows, columns }))
        }
        Address::OtherRules(rules, part) => Err((part.start, ErrorKind::OtherRules { rules })),
        Address::Game(part) => {
            let (reading, unread) =
                numpre_page::read(&text[part.clone()]).map_err(|kind| (part.start, kind))?;
            Ok((reading, part.end, unread))
        }
        Address::OnServer(part) => Err((part.start, ErrorKind::OnServer)),
        Address::Nothing(site, part) => {
            let expected: &[&str] = match site {
                Site::FPuzzles => &["?load=…"],
                Site::SudokuPad => &["/fpuz…", "/scl…"],
                Site::SudokuWiki => &["/sudoku.htm?bd=…"],
                Site::SudokuExchange => &["/play/?s=…"],
                Site::PuzzLink => &["/p?sudoku/9/9/…"],
            };
            Err((part.end, ErrorKind::NoPuzzleInLink { expected }))
        }
    }
}

/// Returns a text with its percent-encoded characters decoded.
fn decoded(text: &str) -> Cow<'_, str> {
    percent_decode_str(text).decode_utf8_lossy()
}

/// Unpacks the puzzle in a part of a link. Also returns the place where it ends.
fn unpacked(text: &str, part: Range<usize>) -> Result<(Value, usize), (usize, ErrorKind)> {
    let is_packed =
        |found: u8| lz_string::six_bits(found).is_some() || matches!(found, b'=' | b'%');
    let end = part.start + text[part.clone()].bytes().take_while(|&found| is_packed(found)).count();
    let json =
        lz_string::unpack(decoded(&text[part.start..end]).as_bytes()).map_err(
            |broken| match broken {
                Broken::Incomplete => (end, ErrorKind::PackedIncomplete),
                Broken::Corrupt => (part.start, ErrorKind::PackedCorrupt),
                Broken::TooLong => {
                    (part.start, ErrorKind::PackedTooLong { limit: lz_string::LONGEST })
                }
            },
        )?;
    let puzzle = Value::read(&json).ok_or((part.start, ErrorKind::PackedCorrupt))?;
    Ok((puzzle, end))
}

/// Returns the reading of an unpacked puzzle, or an error if it has other rules than a classic one.
fn reading(
    format: Format,
    unpacked: Result<Unpacked, ErrorKind>,
    start: usize,
    end: usize,
) -> Result<(Reading, usize, Vec<Unread>), (usize, ErrorKind)> {
    let mut unpacked = unpacked.map_err(|kind| (start, kind))?;
    if unpacked.has_drawings && unpacked.has_words {
        unpacked.has_rule(Rule::InWords);
    }
    if !unpacked.rules.is_empty() {
        return Err((start, ErrorKind::OtherRules { rules: unpacked.rules }));
    }
    let unread = [
        (unpacked.has_drawings, Unread::Drawings),
        (unpacked.has_words, Unread::Words),
        (unpacked.has_corner_marks, Unread::CornerMarks),
    ];
    let mut reading = Reading::new(format, unpacked.notes.puzzle());
    reading.answer = unpacked.answer;
    let fields = [("title", unpacked.title), ("author", unpacked.author)];
    reading.extra = Extra::of(fields.into_iter().filter_map(|(name, text)| Some((name, text?))));
    Ok((
        reading,
        end,
        unread.into_iter().filter_map(|(is_there, what)| is_there.then_some(what)).collect(),
    ))
}

/// Returns the answer of 81 cells and the comment that follow a link, separated from it.
fn after_link(text: &str) -> (Option<Grid>, Option<Box<Extra>>) {
    let parts = |found: char| found.is_whitespace() || matches!(found, ',' | ';');
    let rest =
        text.find(parts).map_or("", |start| text[start..].trim_start_matches(parts)).as_bytes();
    match line81::cells(rest).filter(|_| line81::is_separated(&rest[81..])) {
        Some(answer) => (Some(answer), extra::of_comment(&rest[81..])),
        None => (None, extra::of_comment(rest)),
    }
}
