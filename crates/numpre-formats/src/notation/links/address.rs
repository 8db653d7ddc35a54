//! Where in a link the puzzle stands.

use super::lz_string::six_bits;
use super::runs::{PUZZ_LINK, Runs, SOLO};
use crate::reading::{Format, Rule};
use std::ops::Range;

/// A site whose links are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Site {
    FPuzzles,
    SudokuPad,
    SudokuWiki,
    SudokuExchange,
    PuzzLink,
}

/// What a text begins with, and where the puzzle in it stands, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Address {
    /// A puzzle in the form of f-puzzles, packed.
    FPuzzles(Site, Range<usize>),
    /// A puzzle in the form of SudokuPad, packed.
    SudokuPad(Range<usize>),
    /// The givens alone, as SudokuPad writes them.
    Givens(Range<usize>),
    /// A board of SudokuWiki.
    Board(Range<usize>),
    /// The givens in a link of SudokuExchange.
    Exchange(Range<usize>),
    /// A board with letters for runs of blanks.
    Runs(Format, Runs, Range<usize>),
    /// A board of another size: `6/6`, columns first.
    OtherSize(Range<usize>),
    /// A puzzle with further rules.
    OtherRules(Vec<Rule>, Range<usize>),
    /// A game in a link of our own page, wherever that is served.
    Game(Range<usize>),
    /// The name of a puzzle that is on the site's server.
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

/// Bare strings are at least so long: no word is.
const SHORTEST: usize = 15;

/// What all packed JSON begins with.
const PACKED_JSON: &str = "N4I";

/// Where the puzzle stands in a text that begins with a link or a string of one of the sites.
pub(crate) fn find(text: &str) -> Option<Address> {
    // Nothing else begins one.
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

/// Where the board stands in a game id of Solo: `3x3:…`, with letters before the colon for further
/// rules.
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

/// How many bytes of a text belong to a board with letters for runs of blanks, or are wrong in it.
fn board_length(text: &str) -> usize {
    text.find(|found: char| {
        found.is_whitespace()
            || matches!(found, ',' | ';' | '/' | '&' | '#' | '"' | '<' | '>' | ')')
    })
    .unwrap_or(text.len())
}

/// The pages of ours whose links carry a game.
const PAGES: [&str; 6] = ["play", "learn", "check", "make", "books", "print"];

/// Where a game stands in a link of our page: behind the last `/` of
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

/// The site, and where the rest of the link begins.
fn site(text: &str) -> Option<(Site, usize)> {
    let start = behind_scheme(text);
    let length = host_length(&text[start..]);
    let host = text[start..start + length].to_ascii_lowercase();
    let host = host.strip_prefix("www.").unwrap_or(&host);
    SITES.into_iter().find(|(name, _)| *name == host).map(|(_, site)| (site, start + length))
}

/// The host of a link with a scheme, `https://sudoku.coach/…`: `sudoku.coach`.
pub(crate) fn host(text: &str) -> Option<String> {
    let start = behind_scheme(text);
    let rest = &text[start..];
    let host = &rest[..host_length(rest)];
    (text[..start].ends_with("://") && !host.is_empty()).then(|| host.to_owned())
}

/// Returns where a link continues after `https://` or `//`, if it begins with one.
fn behind_scheme(text: &str) -> usize {
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

/// How many bytes at the beginning of a text belong to the name of a host.
fn host_length(text: &str) -> usize {
    text.find(|found: char| matches!(found, '/' | '?' | '#' | '"' | '>') || found.is_whitespace())
        .unwrap_or(text.len())
}

/// Where the puzzle stands in a link: `rest` is where its path begins.
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
            let id = value("puzzleid").unwrap_or_else(|| behind_folders(text, path));
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

/// Whether SudokuWiki's page at this path is about plain puzzles; on its other pages 81 digits are
/// puzzles with other rules.
fn is_sudoku_page(path: &str) -> bool {
    let page = path.rsplit('/').next().unwrap_or_default().to_ascii_lowercase();
    page.is_empty() || page == "sudoku" || page.starts_with("sudoku.")
}

/// The value of a parameter, which is not empty.
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

/// The path without the folders that SudokuPad has its puzzles in.
fn behind_folders(text: &str, path: Range<usize>) -> Range<usize> {
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

/// The string that stands here: its kind first, then the packed puzzle.
fn in_string(text: &str, start: usize, site: Site) -> Option<Address> {
    let rest = &text[start..];
    let length = rest
        .bytes()
        .take_while(|&found| six_bits(found).is_some() || matches!(found, b'=' | b'%' | b'*'))
        .count();
    if length < SHORTEST {
        return None;
    }
    let behind = |prefix: &str| start + prefix.len()..start + length;
    let kinds = ["fpuzzles", "fpuz", "scl", "ctc", "scf", PACKED_JSON];
    let kind = kinds.into_iter().find(|kind| rest.starts_with(kind))?;
    match kind {
        "fpuzzles" | "fpuz" => Some(Address::FPuzzles(Site::SudokuPad, behind(kind))),
        "scl" | "ctc" => Some(Address::SudokuPad(behind(kind))),
        "scf" => Some(Address::Givens(behind(kind))),
        _ => (site == Site::FPuzzles).then(|| Address::FPuzzles(site, behind(""))),
    }
}
