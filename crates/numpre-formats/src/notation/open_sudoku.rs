//! OpenSudoku XML: each `<game data="…"/>` is a puzzle of 81 digits. The tags around the games are
//! skipped.
//!
//! This reader does not know XML in general, but only the tags of these files. So a damaged tag
//! does not make the rest of the file unreadable.

use crate::detect::one_line;
use crate::reading::{ErrorKind, Format, ReadError, Reading};
use crate::text::lines::position;
use std::ops::Range;

/// The names of known tags: the tag of a game, tags around other tags, and from [`TEXTS`] on tags
/// around a text about the puzzles.
const NAMES: [&str; 13] = [
    "game",
    "?xml",
    "opensudoku",
    "opensudoku2",
    "folder",
    "name",
    "author",
    "description",
    "comment",
    "created",
    "source",
    "level",
    "sourceURL",
];
const TEXTS: usize = 5;
const COMMENT: &[u8] = b"<!--";
/// The most bytes that are needed to recognise a tag.
const LONGEST_NAME: usize = 16;

/// The result of reading a text that begins with a known tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Element {
    /// The tag of a game, of this length.
    Game(usize),
    /// Text to skip, of this length.
    Other(usize),
    /// A tag that is well formed up to this place, but not complete.
    Broken(usize),
    /// More text is needed.
    Unfinished,
}

/// The result of reading a single tag.
enum Tag {
    Whole(usize),
    Broken(usize),
    Unfinished,
}

/// Returns whether a text begins with a known tag or a comment, if this crate is built to read
/// them. Returns `None` if more text is needed to know.
#[inline]
pub(crate) fn begins(text: &[u8], at_end: bool) -> Option<bool> {
    match text.first() {
        Some(b'<') if cfg!(feature = "opensudoku") => is_known(text, at_end),
        _ => Some(false),
    }
}

#[cold]
#[inline(never)]
fn is_known(text: &[u8], at_end: bool) -> Option<bool> {
    let name = name(text);
    let is_cut = !at_end && text.len() < LONGEST_NAME && text.len() == name_end(text);
    let has_name = || NAMES.iter().any(|known| known.as_bytes() == name);
    if text.starts_with(COMMENT) { Some(true) } else { (!is_cut).then(has_name) }
}

/// Returns the place after the name of the tag at the beginning of a text.
fn name_end(text: &[u8]) -> usize {
    1 + usize::from(text.get(1) == Some(&b'/')) + name(text).len()
}

/// Returns the name of the tag at the beginning of a text, without the `/` of an end tag.
fn name(text: &[u8]) -> &[u8] {
    let rest = text.get(1..).unwrap_or_default();
    let rest = rest.strip_prefix(b"/").unwrap_or(rest);
    &rest[..word(rest)]
}

/// Returns how many bytes at the beginning of a text can belong to a name.
#[cold]
#[inline(never)]
fn word(text: &[u8]) -> usize {
    let ends = |byte: &u8| {
        byte.is_ascii_whitespace() || matches!(byte, b'<' | b'>' | b'/' | b'=' | b'"' | b'\'')
    };
    text.iter().position(ends).unwrap_or(text.len())
}

/// Reads the known tag at the beginning of a text. If the tag is around a text about the puzzles,
/// that text and its end tag are skipped with it. Calls `attribute` for each attribute of the first
/// tag, with its name and the place of its value.
#[cold]
#[inline(never)]
pub(crate) fn element<'t>(
    text: &'t [u8],
    at_end: bool,
    attribute: &mut dyn FnMut(&'t [u8], Range<usize>),
) -> Element {
    if text.starts_with(COMMENT) {
        return comment(text, at_end);
    }
    let name = name(text);
    let is_end = text.get(1) == Some(&b'/');
    let after = match tag(text, at_end, attribute) {
        Tag::Whole(after) => after,
        Tag::Broken(place) => return Element::Broken(place),
        Tag::Unfinished => return Element::Unfinished,
    };
    if name == NAMES[0].as_bytes() && !is_end {
        return Element::Game(after);
    }
    if is_end
        || text[..after].ends_with(b"/>")
        || !NAMES[TEXTS..].iter().any(|known| known.as_bytes() == name)
    {
        return Element::Other(after);
    }
    for place in after..text.len() {
        let rest = &text[place..];
        if rest[0] != b'<' {
            continue;
        }
        match begins(rest, at_end) {
            None => return Element::Unfinished,
            Some(false) => continue,
            Some(true) => {}
        }
        if !rest.starts_with(b"</") || self::name(rest) != name {
            return Element::Broken(after);
        }
        return match tag(rest, at_end, &mut |_, _| {}) {
            Tag::Whole(length) => Element::Other(place + length),
            Tag::Broken(length) => Element::Broken(place + length),
            Tag::Unfinished => Element::Unfinished,
        };
    }
    if at_end { Element::Broken(after) } else { Element::Unfinished }
}

/// Skips a comment. If another comment begins inside it, the first one has no end.
fn comment(text: &[u8], at_end: bool) -> Element {
    let begin = COMMENT.len();
    for place in begin..text.len() {
        if text[place..].starts_with(b"-->") {
            return Element::Other(place + 3);
        }
        if text[place..].starts_with(COMMENT) {
            return Element::Broken(begin);
        }
    }
    if at_end { Element::Broken(begin) } else { Element::Unfinished }
}

/// Reads a tag. It may have line breaks between its attributes, but not in a value.
#[cold]
#[inline(never)]
fn tag<'t>(text: &'t [u8], at_end: bool, attribute: &mut dyn FnMut(&'t [u8], Range<usize>)) -> Tag {
    let skip_blanks = |place: usize| {
        place + text[place..].iter().take_while(|byte| byte.is_ascii_whitespace()).count()
    };
    let mut kept = name_end(text);
    let broken = |place: usize| if at_end { Tag::Broken(place) } else { Tag::Unfinished };
    loop {
        let begin = skip_blanks(kept);
        match text.get(begin) {
            Some(b'>') => return Tag::Whole(begin + 1),
            Some(b'/' | b'?') => {
                return match text.get(begin + 1) {
                    Some(b'>') => Tag::Whole(begin + 2),
                    Some(_) => Tag::Broken(kept),
                    None => broken(kept),
                };
            }
            _ => {}
        }
        let end = begin + word(&text[begin..]);
        let equals = skip_blanks(end);
        match text.get(equals) {
            None => return broken(kept),
            Some(b'=') if end > begin => {}
            Some(_) => return Tag::Broken(kept),
        }
        let open = skip_blanks(equals + 1);
        let quote = match text.get(open) {
            None => return broken(equals + 1),
            Some(quote @ (b'"' | b'\'')) => *quote,
            Some(_) => return Tag::Broken(equals + 1),
        };
        let value = &text[open + 1..];
        let Some(length) =
            value.iter().position(|byte| *byte == quote || matches!(byte, b'<' | b'\r' | b'\n'))
        else {
            return broken(text.len());
        };
        let close = open + 1 + length;
        if text[close] != quote {
            return Tag::Broken(close);
        }
        attribute(&text[begin..end], open + 1..close);
        kept = close + 1;
    }
}

/// Reads the game in a piece of text. `number` is the number of its first line.
#[cold]
#[inline(never)]
pub(crate) fn read(bytes: &[u8], number: usize) -> Result<Reading, ReadError> {
    let lead = bytes.len() - bytes.trim_ascii_start().len();
    let error = |place: usize, kind| {
        let (line, column) = position(bytes, number, lead + place);
        ReadError::new(line, column, kind)
    };
    let text = &bytes[lead..];
    let mut data = None;
    let mut attribute = |name: &[u8], place: Range<usize>| {
        if name == b"data" {
            data = Some(place);
        }
    };
    if let Element::Broken(place) = element(text, true, &mut attribute) {
        return Err(error(place, ErrorKind::Tag));
    }
    let Some(data) = data else { return Err(error(0, ErrorKind::NoGameData)) };
    let at = error(data.start, ErrorKind::NoGameData);
    let moved = |_, column: usize| (at.line, at.column - 1 + column);
    match one_line::read(&text[data], number) {
        // Of all formats on one line, only 81 digits are a game.
        Ok(mut reading)
            if reading.format == Format::Line81
                && reading.answer.is_none()
                && reading.extra.is_none() =>
        {
            for warning in &mut reading.warnings {
                *warning = warning.moved(moved);
            }
            reading.format = Format::OpenSudoku;
            Ok(reading)
        }
        Ok(_) => Err(at),
        Err(error) => {
            let (line, column) = moved(error.line, error.column);
            Err(ReadError { line, column, ..error })
        }
    }
}

#[cfg(all(test, feature = "opensudoku"))]
mod tests {
    use super::{Element, begins, element};

    #[test]
    fn known_tags_are_recognised_by_their_names() {
        for text in [
            "<game data=",
            "<game/>",
            "</game>",
            "<?xml ",
            "<!--x",
            "<folder\n",
            "</sourceURL>",
            "<opensudoku2>",
        ] {
            assert_eq!(begins(text.as_bytes(), false), Some(true), "{text}");
        }
        for text in [
            "<https://sudokupad.app/",
            "<games ",
            "<Game ",
            "< game",
            "<",
            "<!DOCTYPE x>",
            "",
            "game",
        ] {
            assert_eq!(begins(text.as_bytes(), true), Some(false), "{text}");
        }
        for text in ["<", "</", "<gam", "<game", "<!-", "<?xml", "</sourceURL"] {
            assert_eq!(begins(text.as_bytes(), false), None, "{text}");
        }
    }

    #[test]
    fn an_element_ends_with_its_tag_or_with_its_text() {
        let found = |text: &str| element(text.as_bytes(), true, &mut |_, _| {});
        assert_eq!(found("<game data=\"1>\" x = '\"'\n/>2"), Element::Game(26));
        assert_eq!(found("<?xml version='1.0' ?><game"), Element::Other(22));
        assert_eq!(found("<name>a <b> &lt;\nc</name >1"), Element::Other(26));
        assert_eq!(found("<name/>1</name>"), Element::Other(7));
        assert_eq!(found("<!-- <game> - -- \n-->1-->"), Element::Other(21));
        assert_eq!(found("<name>a<game></name>"), Element::Broken(6));
        assert_eq!(found("<!-- a <!-- b -->"), Element::Broken(4));
        for (text, place) in [
            ("<game data=\"12\n\"/>", 14),
            ("<game data=\"12<game/>", 14),
            ("<game data=12/>", 11),
            ("<game data/>", 5),
            ("<game a=\"1\"\n53", 11),
            ("<game a=\"1\" /x>", 11),
            ("<game a=\"1\"b='2", 15),
        ] {
            assert_eq!(found(text), Element::Broken(place), "{text}");
        }
    }

    #[test]
    fn a_tag_that_more_text_may_complete_is_unfinished() {
        let whole = "<game created = '1'\n data=\"53>\" />";
        for text in [whole, "<name a='b'>c <d> e</name>", "<!-- a -- b -->"] {
            let of =
                |length: usize, at_end| element(&text.as_bytes()[..length], at_end, &mut |_, _| {});
            for length in 6..text.len() {
                assert_eq!(of(length, false), Element::Unfinished, "{text} {length}");
                assert!(matches!(of(length, true), Element::Broken(_)), "{text} {length}");
            }
            assert_eq!(of(text.len(), false), of(text.len(), true), "{text}");
        }
    }
}
