//! Splits a row of a table into its fields.

use super::quotes::Quotes;
use crate::reading::ErrorKind;
use csv_core::{ReadFieldResult, Reader, ReaderBuilder};
use std::borrow::Cow;

/// The bytes that may separate the columns.
pub(crate) const DELIMITERS: [u8; 3] = [b',', b'\t', b';'];

/// One field: the byte of the row where its text begins, and the text without quotes.
pub(super) struct Field<'l> {
    pub(super) start: usize,
    pub(super) text: Cow<'l, [u8]>,
    pub(super) is_quoted: bool,
}

impl Field<'_> {
    /// Returns the text of the field. White space at its ends counts only if the field is quoted.
    pub(super) fn said(&self) -> String {
        let text = String::from_utf8_lossy(&self.text);
        if self.is_quoted { text.into_owned() } else { text.trim().to_owned() }
    }
}

/// Returns the fields of a row.
pub(super) fn fields(line: &[u8], delimiter: u8) -> Result<Vec<Field<'_>>, ErrorKind> {
    if memchr::memchr(b'"', line).is_none() {
        let mut start = 0;
        let ends = memchr::memchr_iter(delimiter, line).chain([line.len()]);
        let field = |end| {
            let begin = std::mem::replace(&mut start, end + 1);
            Field { start: begin, text: Cow::Borrowed(&line[begin..end]), is_quoted: false }
        };
        return Ok(ends.map(field).collect());
    }
    quoted_fields(line, ReaderBuilder::new().delimiter(delimiter).build())
}

/// Returns the fields of a row some of which are quoted.
fn quoted_fields(line: &[u8], mut reader: Reader) -> Result<Vec<Field<'_>>, ErrorKind> {
    let mut fields = Vec::new();
    let mut text = vec![0; line.len() + 1];
    let mut start = 0;
    loop {
        // The text of a field is never longer than the line, so one call reads a whole field.
        let (result, read, written) = reader.read_field(&line[start..], &mut text);
        let is_quoted = line.get(start) == Some(&b'"');
        let quote = usize::from(is_quoted);
        let field = |text: &[u8]| Field {
            start: start + quote,
            text: Cow::Owned(text.to_vec()),
            is_quoted,
        };
        match result {
            ReadFieldResult::Field { .. } => {
                fields.push(field(&text[..written]));
                start += read;
            }
            // The line has ended inside the last field. If that is quoted, its last byte must be a
            // closing quote.
            _ => {
                let last = line[start..].trim_ascii_end();
                if quote == 1 && (last.len() < 2 || last.last() != Some(&b'"')) {
                    return Err(ErrorKind::UnclosedQuote);
                }
                fields.push(field(&text[..written]));
                return Ok(fields);
            }
        }
    }
}

/// Returns the fields of a line, or `None` if a quote in it is in a wrong place.
pub(super) fn proper_fields(line: &[u8], delimiter: u8) -> Option<Vec<Field<'_>>> {
    let line = line.trim_ascii_end();
    let quotes = Quotes::of(line, &[delimiter], false);
    if quotes.is_proper && !quotes.is_open { fields(line, delimiter).ok() } else { None }
}
