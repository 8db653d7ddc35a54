//! A sheet's part, read cell by cell.

use super::package::{Package, Part, SheetPart, attribute, next};
use super::place::{Area, Place};
use super::sheet::{Cell, Sheet, Value};
use super::strings::{Texts, character};
use super::{SheetErrorKind, WorkbookError};
use quick_xml::events::{BytesStart, Event};

/// So many cells with something in them are kept of a sheet.
const CELLS: usize = 1 << 24;

/// Reads the cells of a sheet. The inner error is a cell that has no place, or more cells than are kept.
pub(super) fn read(
    package: &mut Package,
    sheet: &SheetPart,
    texts: &mut Texts,
    drawn_styles: &[bool],
) -> Result<Result<Sheet, (String, SheetErrorKind)>, WorkbookError> {
    let name = &sheet.part;
    let mut part = package.part(name)?;
    let mut read = Sheet { name: sheet.name.clone(), cells: Vec::new(), drawn: Vec::new(), merged: Vec::new() };
    let mut counter = Counter::default();
    let mut buffer = Vec::new();
    loop {
        let event = next(&mut part, &mut buffer, name)?;
        let is_empty = matches!(event, Event::Empty(_));
        let element = match event {
            Event::Start(element) | Event::Empty(element) => element,
            Event::Eof => break,
            _ => continue,
        };
        match element.local_name().as_ref() {
            "row" => {
                if let Err(found) = counter.row(&element) {
                    return Ok(Err((found.clone(), SheetErrorKind::Reference { found })));
                }
            }
            "c" => {
                let place = match counter.cell(&element) {
                    Ok(place) => place,
                    Err(found) => return Ok(Err((found.clone(), SheetErrorKind::Reference { found }))),
                };
                let style: Option<usize> = attribute(&element, "s").and_then(|style| style.parse().ok());
                if drawn_styles.get(style.unwrap_or(0)).copied().unwrap_or(false) {
                    read.drawn.push(place);
                }
                let kind = attribute(&element, "t");
                let end = element.name().as_ref().to_owned();
                if !is_empty && let Some((value, is_formula)) = content(&mut part, name, &end, kind.as_deref(), texts)?
                {
                    read.cells.push(Cell { place, value, is_formula });
                }
                if read.cells.len().max(read.drawn.len()) > CELLS {
                    return Ok(Err((place.to_string(), SheetErrorKind::TooManyCells { limit: CELLS })));
                }
            }
            "mergeCell" => read.merged.extend(attribute(&element, "ref").and_then(|area| Area::read(&area))),
            _ => {}
        }
    }
    // Almost always they are.
    if !read.cells.is_sorted_by(|one, other| one.place < other.place) {
        read.cells.sort_by_key(|cell| cell.place);
        read.cells.dedup_by_key(|cell| cell.place);
    }
    read.drawn.sort_unstable();
    Ok(Ok(read))
}

/// Counts rows and cells, which need not say where they stand.
#[derive(Default)]
pub(super) struct Counter {
    /// The row, and the column, that come next.
    row: u32,
    column: u32,
    inside: u32,
}

impl Counter {
    /// Enters a row; its text where that is no row of a sheet.
    pub(super) fn row(&mut self, element: &BytesStart<'_>) -> Result<u32, String> {
        self.inside = match attribute(element, "r") {
            None => self.row,
            Some(text) => Place::read(&format!("A{text}")).ok_or(text)?.row,
        };
        (self.row, self.column) = (self.inside + 1, 0);
        Ok(self.inside)
    }

    /// The row that was entered last.
    pub(super) fn row_inside(&self) -> u32 {
        self.inside
    }

    /// Enters a cell; its reference where that is no cell of a sheet.
    pub(super) fn cell(&mut self, element: &BytesStart<'_>) -> Result<Place, String> {
        let counted = Place { row: self.inside, column: self.column };
        let place = match attribute(element, "r") {
            None => counted.moved(0, 0).ok_or_else(|| counted.to_string())?,
            Some(text) => Place::read(&text).ok_or(text)?,
        };
        self.column = place.column + 1;
        Ok(place)
    }
}

/// What stands in a cell, up to its end, and whether it is a formula's result.
fn content(
    part: &mut Part<'_>,
    name: &str,
    end: &str,
    kind: Option<&str>,
    texts: &mut Texts,
) -> Result<Option<(Value, bool)>, WorkbookError> {
    let mut buffer = Vec::new();
    let (mut text, mut inline, mut is_formula, mut is_value) = (String::new(), None, false, false);
    loop {
        match next(part, &mut buffer, name)? {
            Event::Start(element) => match element.local_name().as_ref() {
                "v" => is_value = true,
                "f" => is_formula = true,
                "is" => {
                    let end = element.name().as_ref().to_owned();
                    inline = Some(texts.read(part, name, &end)?);
                }
                _ => {}
            },
            Event::Empty(element) if element.local_name().as_ref() == "f" => is_formula = true,
            Event::End(element) if element.name().as_ref() == end => break,
            Event::End(element) if element.local_name().as_ref() == "v" => is_value = false,
            Event::Text(found) if is_value => text += &found.xml10_content(),
            Event::CData(found) if is_value => text += &found.xml10_content(),
            Event::GeneralRef(found) if is_value => text.extend(character(&found)),
            Event::Eof => break,
            _ => {}
        }
    }
    let written = text.trim();
    let value = match kind {
        Some("inlineStr") => inline.map(Value::Text),
        Some("s") => written.parse().ok().map(Value::Text),
        // An empty text is what a formula such as IF(…,"") has where it says nothing.
        Some("str") if !text.is_empty() || is_formula => return Ok(Some((Value::Text(texts.add(&text)), is_formula))),
        Some("b" | "e" | "d") if !written.is_empty() => Some(Value::Other),
        _ if written.is_empty() => None,
        _ => Some(written.parse().map_or(Value::Other, Value::Number)),
    };
    Ok(value.or(is_formula.then_some(Value::NoResult)).map(|value| (value, is_formula)))
}
