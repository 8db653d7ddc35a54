//! Finds the puzzle in a link.
//!
//! ```text
//!   https://www.f-puzzles.com/?load=N4IgzglgXgpiBc…    FPuzzles: after `load=`
//!   https://sudokupad.app/fpuzN4IgzglgXgpiBc…          FPuzzles: after `fpuz`
//!   https://sudokupad.app/sudoku/abc123                OnServer: `abc123`
//!   https://www.sudokuwiki.org/sudoku.htm?bd=400…      Board: after `bd=`
//!   https://any.host/numpre/#/play/AQA…                Game: after the last `/`
//!   3x3:4e8a5a3j7…                                     Runs: after the colon
//!   3x3x:4e8a5a3j7…                                    OtherRules: diagonals
//! ```

use super::lz_string::six_bits;
use super::runs::{PUZZ_LINK, Runs, SOLO};
use crate::reading::{Format, Rule};
use std::ops::Range;

/// A site with known links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Site {
    FPuzzles,
    SudokuPad,
    SudokuWiki,
    SudokuExchange,
    PuzzLink,
}

/// The kind of link or string that a text begins with, and the place of the puzzle in it, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Address {
    /// A packed puzzle in the form of f-puzzles.
    FPuzzles(Site, Range<usize>),
    /// A packed puzzle in the form of SudokuPad.
    SudokuPad(Range<usize>),
    /// Only the givens, as SudokuPad writes them.
    Givens(Range<usize>),
    /// A board of SudokuWiki.
    Board(Range<usize>),
    /// The givens in a link of SudokuExchange.
    Exchange(Range<usize>),
    /// A board with letters for runs of blanks.
    Runs(Format, Runs, Range<usize>),
    /// The size of a board that is not 9×9: `6/6`, columns first.
    OtherSize(Range<usize>),
    /// A puzzle with other rules.
    OtherRules(Vec<Rule>, Range<usize>),
    /// A game in a link of numpre's own page, on any server.
    Game(Range<usize>),
    /// The name of a puzzle on the server of the site.
    OnServer(Range<usize>),
    /// A link of the site without a puzzle.
    Nothing(Site, Range<usize>),
}

const SITES: [(&str, Site); 12] = [
    ("puzz.link", Site::PuzzLink),
    ("pzv.jp", Site::PuzzLink),
    ("f-puzzles.com", Site::FPuzzles),
    ("sudokuwiki.org", Site::SudokuWiki),
    ("sudokuwiki.com", Site::SudokuWiki),
    ("sudokuexchange.com", Site::SudokuExchange),
    ("sudokupad.app", Site::SudokuPad),
    ("beta.sudokupad.app", Site::SudokuPad),
    ("test.sudokupad.app", Site::SudokuPad),
    ("app.crackingthecryptic.com", Site::SudokuPad),
    ("test.crackingthecryptic.com", Site::SudokuPad),
    ("sudokupad.svencodes.com", Site::SudokuPad),
];

/// The length of the shortest string without a link. No word is as long.
const SHORTEST: usize = 15;

/// The beginning of all packed JSON.
const PACKED_JSON: &str = "N4I";

/// Finds the puzzle in a text that begins with a link or string of one of the sites.
pub(crate) fn find(text: &str) -> Option<Address> {
    // No link or string begins with another character.
    if !matches!(
        text.as_bytes().first()?,
        b'<' | b'/' | b'N' | b'a' | b'b' | b'c' | b'f' | b'h' | b'p' | b's' | b't' | b'w' | b'A'
            ..=b'W'
    ) {
        return in_game_id(text);
    }
    match site(text) {
        Some((site, rest)) => Some(in_link(text, site, rest)),
        None => in_fragment(text).or_else(|| in_string(text, 0, Site::FPuzzles)),
    }
}

/// Finds the board in a game id of Solo: `3x3:…`, with letters before the colon for other rules.
fn in_game_id(text: &str) -> Option<Address> {
    let rest = text.strip_prefix("3x3")?;
    let rules = rest
        .split(':')
        .next()
        .filter(|rules| rules.len() < rest.len() && rules.chars().all(|it| "xk".contains(it)))?;
    let start = text.len() - rest.len() + rules.len() + 1;
    let part = start..start + board_length(&text[start..]);
    let rule = |letter| if letter == 'x' { Rule::Diagonal } else { Rule::KillerCage };
    Some(match rules {
        "" => Address::Runs(Format::Tatham, SOLO, part),
        rules => Address::OtherRules(rules.chars().map(rule).collect(), part),
    })
}

/// Returns how many bytes of a text belong to a board with letters for runs of blanks, including
/// wrong ones.
fn board_length(text: &str) -> usize {
    text.find(|found: char| {
        found.is_whitespace()
            || matches!(found, ',' | ';' | '/' | '&' | '#' | '"' | '<' | '>' | ')')
    })
    .unwrap_or(text.len())
}

/// The pages of numpre's web app whose links carry a game.
const PAGES: [&str; 6] = ["play", "learn", "check", "make", "books", "print"];

/// Finds the game in a link of numpre's own page: after the last `/` of
/// `https://any.host/path/#/play/…`.
fn in_fragment(text: &str) -> Option<Address> {
    let start = usize::from(text.starts_with('<'));
    let rest = &text[start..];
    let has_scheme = ["https://", "http://"].iter().any(|scheme| {
        rest.get(..scheme.len()).is_some_and(|found| found.eq_ignore_ascii_case(scheme))
    });
    let end = rest
        .find(|found: char| found.is_whitespace() || matches!(found, '"' | '<' | '>'))
        .unwrap_or(rest.len());
    let (_, route) = rest[..end].split_once("#/").filter(|_| has_scheme)?;
    let (page, payload) = (route.split('/').next()?, route.rsplit('/').next()?);
    let is_game = PAGES.contains(&page) && payload.len() >= SHORTEST && payload.len() < route.len();
    is_game.then(|| Address::Game(start + end - payload.len()..start + end))
}

/// Returns the site of a link, and the place after its host.
fn site(text: &str) -> Option<(Site, usize)> {
    let start = after_scheme(text);
    let length = host_length(&text[start..]);
    let host = text[start..start + length].to_ascii_lowercase();
    let host = host.strip_prefix("www.").unwrap_or(&host);
    SITES.into_iter().find(|(name, _)| *name == host).map(|(_, site)| (site, start + length))
}

/// Returns the host of a link with a scheme: `sudoku.coach` for `https://sudoku.coach/…`.
pub(crate) fn host(text: &str) -> Option<String> {
    let start = after_scheme(text);
    let rest = &text[start..];
    let host = &rest[..host_length(rest)];
    (text[..start].ends_with("://") && !host.is_empty()).then(|| host.to_owned())
}

/// Returns the place after `https://` or `//`, if the link begins with one.
fn after_scheme(text: &str) -> usize {
    let mut start = usize::from(text.starts_with('<'));
    for scheme in ["https:", "http:", "//"] {
        if text
            .get(start..start + scheme.len())
            .is_some_and(|found| found.eq_ignore_ascii_case(scheme))
        {
            start += scheme.len();
        }
    }
    start
}

/// Returns how many bytes at the beginning of a text belong to the name of a host.
fn host_length(text: &str) -> usize {
    text.find(|found: char| matches!(found, '/' | '?' | '#' | '"' | '>') || found.is_whitespace())
        .unwrap_or(text.len())
}

/// Finds the puzzle in a link whose path begins at `rest`.
fn in_link(text: &str, site: Site, rest: usize) -> Address {
    let end = text[rest..]
        .find(|found: char| found.is_whitespace() || matches!(found, '"' | '<' | '>' | '#'));
    let link = rest..end.map_or(text.len(), |length| rest + length);
    let (path, query) = match text[link.clone()].find('?') {
        Some(length) => (link.start..link.start + length, link.start + length + 1..link.end),
        None => (link.clone(), link.end..link.end),
    };
    let value = |name: &str| parameter(text, query.clone(), name);
    match site {
        Site::FPuzzles => match (value("load"), value("id")) {
            (Some(packed), _) => Address::FPuzzles(site, packed),
            (None, Some(name)) => Address::OnServer(name),
            (None, None) => Address::Nothing(site, link),
        },
        Site::SudokuWiki => match value("bd").filter(|_| is_sudoku_page(&text[path])) {
            Some(board) => Address::Board(board),
            None => Address::Nothing(site, link),
        },
        Site::SudokuExchange => match value("s") {
            Some(givens) => Address::Exchange(givens),
            None => Address::Nothing(site, link),
        },
        Site::PuzzLink => in_puzz_link(text, &link, query),
        Site::SudokuPad => {
            let id = value("puzzleid").unwrap_or_else(|| after_folders(text, path));
            match in_string(&text[..link.end], id.start, site) {
                Some(found) => found,
                None if id.is_empty() => Address::Nothing(site, link),
                None => Address::OnServer(id),
            }
        }
    }
}

/// Finds the board in a link of puzz.link: after `?sudoku/9/9/`.
fn in_puzz_link(text: &str, link: &Range<usize>, query: Range<usize>) -> Address {
    let nothing = Address::Nothing(Site::PuzzLink, link.clone());
    let Some(size) = text[query.clone()].strip_prefix("sudoku/") else { return nothing };
    let start = query.end - size.len();
    let is_side = |side: &str| !side.is_empty() && side.bytes().all(|digit| digit.is_ascii_digit());
    match size.splitn(3, '/').collect::<Vec<_>>()[..] {
        ["9", "9", board] => {
            let start = query.end - board.len();
            Address::Runs(Format::PuzzLink, PUZZ_LINK, start..start + board_length(board))
        }
        [columns, rows, _] if is_side(columns) && is_side(rows) => {
            Address::OtherSize(start..start + columns.len() + 1 + rows.len())
        }
        _ => nothing,
    }
}

/// Returns whether the page of SudokuWiki at this path is for classic puzzles. On its other pages,
/// 81 digits are puzzles with other rules.
fn is_sudoku_page(path: &str) -> bool {
    let page = path.rsplit('/').next().unwrap_or_default().to_ascii_lowercase();
    page.is_empty() || page == "sudoku" || page.starts_with("sudoku.")
}

/// Returns the place of the value of a parameter, if it is not empty.
fn parameter(text: &str, query: Range<usize>, name: &str) -> Option<Range<usize>> {
    let mut start = query.start;
    for part in text[query].split('&') {
        if let Some(value) = part
            .strip_prefix(name)
            .and_then(|rest| rest.strip_prefix('='))
            .filter(|value| !value.is_empty())
        {
            return Some(start + part.len() - value.len()..start + part.len());
        }
        start += part.len() + 1;
    }
    None
}

/// Returns the path without the folders in which SudokuPad has its puzzles.
fn after_folders(text: &str, path: Range<usize>) -> Range<usize> {
    let mut start = path.start;
    loop {
        let rest = &text[start..path.end];
        let folder =
            ["/", "sudoku/", "puzzle/"].into_iter().find(|folder| rest.starts_with(folder));
        match folder {
            Some(folder) => start += folder.len(),
            None if matches!(rest, "sudoku" | "puzzle" | "scf") => return path.end..path.end,
            None => return start..path.end,
        }
    }
}

/// Finds the puzzle in a string that begins at `start`: first its kind, then the packed puzzle.
fn in_string(text: &str, start: usize, site: Site) -> Option<Address> {
    let rest = &text[start..];
    let length = rest
        .bytes()
        .take_while(|&found| six_bits(found).is_some() || matches!(found, b'=' | b'%' | b'*'))
        .count();
    if length < SHORTEST {
        return None;
    }
    let after = |prefix: &str| start + prefix.len()..start + length;
    let kinds = ["fpuzzles", "fpuz", "scl", "ctc", "scf", PACKED_JSON];
    let kind = kinds.into_iter().find(|kind| rest.starts_with(kind))?;
    match kind {
        "fpuzzles" | "fpuz" => Some(Address::FPuzzles(Site::SudokuPad, after(kind))),
        "scl" | "ctc" => Some(Address::SudokuPad(after(kind))),
        "scf" => Some(Address::Givens(after(kind))),
        _ => (site == Site::FPuzzles).then(|| Address::FPuzzles(site, after(""))),
    }
}
