//! The texts of a workbook, stored one after the other.

use super::WorkbookError;
use super::package::Package;
use super::part::Part;
use quick_xml::events::{BytesRef, Event};

/// Texts by number. A text that several cells share is stored once.
#[derive(Default)]
pub(super) struct Texts {
    buffer: String,
    ends: Vec<usize>,
}

impl Texts {
    /// Reads the texts that cells share.
    pub(super) fn shared(package: &mut Package) -> Result<Texts, WorkbookError> {
        let mut texts = Texts::default();
        let Some(name) = package.strings.clone() else { return Ok(texts) };
        let mut part = package.part(&name)?;
        let mut buffer = Vec::new();
        loop {
            match part.next(&mut buffer)? {
                Event::Start(element) if element.local_name().as_ref() == "si" => {
                    let end = element.name().as_ref().to_owned();
                    texts.read(&mut part, &end)?;
                }
                Event::Empty(element) if element.local_name().as_ref() == "si" => drop(texts.end()),
                Event::Eof => return Ok(texts),
                _ => {}
            }
        }
    }

    /// Reads a text of runs (`<si>` or `<is>`) to its end, without its phonetic guide. Returns its
    /// number.
    pub(super) fn read(&mut self, part: &mut Part<'_>, end: &str) -> Result<u32, WorkbookError> {
        let mut buffer = Vec::new();
        let (mut is_text, mut is_phonetic) = (false, false);
        loop {
            match part.next(&mut buffer)? {
                Event::Start(element) => match element.local_name().as_ref() {
                    "t" => is_text = !is_phonetic,
                    "rPh" => is_phonetic = true,
                    _ => {}
                },
                Event::End(element) if element.name().as_ref() == end => break,
                Event::End(element) => match element.local_name().as_ref() {
                    "t" => is_text = false,
                    "rPh" => is_phonetic = false,
                    _ => {}
                },
                Event::Text(text) if is_text => self.buffer += &text.xml10_content(),
                Event::CData(text) if is_text => self.buffer += &text.xml10_content(),
                Event::GeneralRef(reference) if is_text => {
                    self.buffer.extend(character(&reference))
                }
                Event::Eof => break,
                _ => {}
            }
        }
        Ok(self.end())
    }

    /// Adds a text and returns its number.
    pub(super) fn add(&mut self, text: &str) -> u32 {
        self.buffer += text;
        self.end()
    }

    fn end(&mut self) -> u32 {
        self.ends.push(self.buffer.len());
        // A part of 256 MiB has fewer texts than that.
        u32::try_from(self.ends.len() - 1).unwrap_or(u32::MAX)
    }

    /// Returns the text with this number.
    pub(super) fn get(&self, number: u32) -> Option<&str> {
        let number = usize::try_from(number).ok()?;
        let end = *self.ends.get(number)?;
        let begin =
            number.checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or(0);
        self.buffer.get(begin..end)
    }
}

/// Returns the character that `&lt;` or `&#65;` stands for.
pub(super) fn character(reference: &BytesRef<'_>) -> Option<char> {
    match reference.resolve_char_ref() {
        Ok(Some(character)) => Some(character),
        _ => match &*reference.xml10_content() {
            "lt" => Some('<'),
            "gt" => Some('>'),
            "amp" => Some('&'),
            "quot" => Some('"'),
            "apos" => Some('\''),
            _ => None,
        },
    }
}
